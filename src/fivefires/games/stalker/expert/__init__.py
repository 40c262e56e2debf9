"""The scripted player."""
