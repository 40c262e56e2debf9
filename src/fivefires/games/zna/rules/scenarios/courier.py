"""Scenario 9: the courier runs for the tunnel (N-512, N-513). How it moves is in `rules/mutants.py`."""

from __future__ import annotations

from fivefires.games.zna.content.mutants import COURIER
from fivefires.games.zna.content.vocabulary import Piece
from fivefires.games.zna.rules import spawning
from fivefires.games.zna.state import ZnaState, ZnaTable, map_of


def put(table: ZnaTable) -> None:
    """It runs from the first turn on, but is not activated before it notices somebody (N-174)."""
    (area,) = map_of(table.state).piece(Piece.COURIER)
    spawning.appear(table, COURIER, area, "N-513", placed=True)


def caught(state: ZnaState) -> bool:
    return not any(mutant.kind == COURIER for mutant in state.mutants)


def failed(state: ZnaState) -> str:
    tunnel = map_of(state).tunnel
    away = any(mutant.kind == COURIER and tunnel >> mutant.area & 1 for mutant in state.mutants)
    return "courier-away" if away else ""
