"""Reagents: tokens by colour and size, and the cubes that fill weapons (N-353)."""

from __future__ import annotations

from .vocabulary import Colour

COLOURS = (Colour.YELLOW, Colour.GREEN, Colour.BLUE)
YELLOW, GREEN, BLUE = "yellow", "green", "blue"
# How many tokens there are of each size, in each colour.
SIZES = {1: 6, 2: 4, 3: 2}
CUBES = 24

# What a reagent does depends on its colour and on how many cubes of 2cc are spent (N-202, N-203).

# By token: its colour and its cubes.
TOKEN: dict[str, tuple[str, int]] = {f"{colour}_{size}": (str(colour), size) for colour in COLOURS for size in SIZES}
TOKEN_KINDS = tuple(TOKEN)
COPIES = {kind: SIZES[size] for kind, (_colour, size) in TOKEN.items()}
CUBE = {str(colour): f"{colour}-cube" for colour in COLOURS}
