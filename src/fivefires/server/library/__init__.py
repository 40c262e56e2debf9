"""What there is to read before a game begins: the shelf of games, and all texts."""
