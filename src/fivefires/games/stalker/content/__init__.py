"""What is in the box: maps, units, gear, cards and missions, as data."""
