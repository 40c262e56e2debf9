"""The words of the tiny games."""
