"""Cards, tokens, characters and the map, as typed data."""
