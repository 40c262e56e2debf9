"""Cards, tokens, characters and the tiles, as typed data."""
