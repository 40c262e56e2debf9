"""The five games. They know nothing of each other."""
