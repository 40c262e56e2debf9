"""Scenario 3: hold the tile of the radio (N-500, N-501)."""

from __future__ import annotations

from fivefires.games.zna.content import piles
from fivefires.games.zna.content.vocabulary import Piece
from fivefires.games.zna.rules import spawning
from fivefires.games.zna.state import ZnaState, ZnaTable, map_of, standing

SIGNALS = 8
LISTENERS = 2
REINFORCEMENTS = 2
# One reinforcement more for so many points.
POINTS = 3


def tile(state: ZnaState) -> int | None:
    map = map_of(state)
    areas = map.piece(Piece.RADIO)
    return map.tile_of[areas[0]] if areas else None


def heard(state: ZnaState) -> bool:
    return state.signals >= SIGNALS


def score(table: ZnaTable) -> None:
    """1 point at the end of each mutants' turn with at least two standing heroes on its tile, if any (N-500)."""
    state, map = table.state, map_of(table.state)
    middle = tile(state)
    there = [hero for hero in standing(state) if map.tile_of[state.heroes[hero].area] == middle]
    if len(there) >= LISTENERS:
        state.signals += 1
        table.tell("log-signal", "N-500", signals=state.signals, needed=SIGNALS)


def explore_all(table: ZnaTable) -> None:
    """All tiles count as explored from the beginning (N-501)."""
    state = table.state
    state.explored = [True] * len(state.explored)


def reinforce(table: ZnaTable) -> None:
    """Two mutants, and one more for every three points, appear, activated, on green points of the outer tiles (N-501).

    By chance. So the longer they send, the more come.
    """
    state, map = table.state, map_of(table.state)
    middle = tile(state)
    points = [point for other, greens in enumerate(map.greens) if other != middle for point in greens]
    for _ in range(REINFORCEMENTS + state.signals // POINTS):
        if any(state.stock[kind].get(piles.BAG) for kind in spawning.KINDS):
            spawning.draw(table, table.pick(points), "N-501", awake=True)
