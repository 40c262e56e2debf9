"""The cards of The Long Night, as data."""
