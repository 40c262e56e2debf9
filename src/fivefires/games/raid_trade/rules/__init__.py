"""The rules of Raid & Trade: the set-up, what comes next, and a file for each chapter of the rulebook."""
