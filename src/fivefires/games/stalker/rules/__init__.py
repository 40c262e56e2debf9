"""How it is played, chapter by chapter."""
