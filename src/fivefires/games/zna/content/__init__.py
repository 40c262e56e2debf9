"""Tiles, scenarios, heroes, cards, mutants and dice, as typed data."""
