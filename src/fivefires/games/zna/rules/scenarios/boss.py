"""Scenario 8: the boss and its sample (N-510, N-511)."""

from __future__ import annotations

from fivefires.games.zna.content import piles
from fivefires.games.zna.content.mutants import BOSS
from fivefires.games.zna.content.vocabulary import Piece
from fivefires.games.zna.rules import spawning
from fivefires.games.zna.state import ZnaState, ZnaTable, map_of, standing

from . import exits


def put(table: ZnaTable) -> None:
    """It waits, not activated (N-174, N-511)."""
    for area in map_of(table.state).piece(Piece.BOSS):
        spawning.appear(table, BOSS, area, "N-511", placed=True)


def delivered(state: ZnaState) -> bool:
    """The carrier of the sample stands in the open exit zone (N-510)."""
    map = map_of(state)
    carries = [hero for hero in standing(state) if piles.ON[hero] in state.stock[piles.SAMPLE]]
    return any(map.exit >> state.heroes[hero].area & 1 for hero in carries) and exits.is_open(state)
