"""Scenario 2: three keys for a bus (N-498, N-499)."""

from __future__ import annotations

from fivefires.games.zna.content import piles
from fivefires.games.zna.content.vocabulary import Piece
from fivefires.games.zna.state import ZnaState, ZnaTable, map_of, standing

from . import exits

KEYS = 3


def put(table: ZnaTable) -> None:
    for area in map_of(table.state).piece(Piece.KEY):
        table.shift(piles.KEY, 1, piles.SUPPLY, piles.at(area))


def delivered(state: ZnaState) -> bool:
    """Standing heroes in the zone carry all the keys together, and its gate is open (N-498)."""
    map = map_of(state)
    there = [hero for hero in standing(state) if map.exit >> state.heroes[hero].area & 1]
    held = sum(state.stock[piles.KEY].get(piles.ON[hero], 0) for hero in there)
    return held == KEYS and exits.is_open(state)


def untouched(state: ZnaState, area: int) -> bool:
    """Whether a key lies here where the scenario put it: nobody has picked it up yet (N-499)."""
    if "noisy-keys" not in map_of(state).scenario.special or area in state.keys_taken:
        return False
    return area in map_of(state).piece(Piece.KEY) and piles.at(area) in state.stock[piles.KEY]
