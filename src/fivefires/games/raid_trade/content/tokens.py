"""Trader Tokens, Helipad Tokens and Credit Discs."""

from __future__ import annotations

from .vocabulary import CLOTHING, ELECTRICS, FOOD, GUNS, MEDICAL, PARTS, SCRAP, TOOLS, Pad, Trader

# All different, and not all have four kinds.
TRADERS = (
    Trader("night_bazaar", (GUNS, FOOD, ELECTRICS, MEDICAL)),
    Trader("back_room", (PARTS, TOOLS, SCRAP, GUNS)),
    Trader("apothecary", (MEDICAL, FOOD, CLOTHING)),
    Trader("tinker_cart", (ELECTRICS, TOOLS)),
)
# What each player at the start is reckoned to bring.
PADS = (Pad("rescue_flight", 3, 2), Pad("trainers_flight", 4, 1))
# By face: what a disc is worth in Favor, and how many there are.
DISCS = {"disc_4": 4, "disc_3": 3, "disc_2": 2}
COPIES = {"disc_4": 1, "disc_3": 1, "disc_2": 3}
