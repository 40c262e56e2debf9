"""Zona: a race of scavengers into the heart of the Zone, for one to four players."""
