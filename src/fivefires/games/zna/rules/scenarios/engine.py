"""Scenario 12: the ferry's engine, and the boss that hears it (N-518, N-519)."""

from __future__ import annotations

from fivefires.games.zna.content.mutants import BOSS
from fivefires.games.zna.content.vocabulary import Piece
from fivefires.games.zna.rules import spawning
from fivefires.games.zna.state import ZnaState, ZnaTable, map_of
from fivefires.kernel import Beat, message

from . import exits

TURNS = 3


def away(state: ZnaState) -> bool:
    """The exit counts once the engine runs (N-518)."""
    return state.engine >= TURNS and exits.reached(state)


def can_work(state: ZnaState, hero: int) -> bool:
    """3 actions in all, in any turns and by any heroes (N-519)."""
    if state.engine >= TURNS or map_of(state).scenario.objective != "ferry":
        return False
    return state.heroes[hero].area in map_of(state).piece(Piece.ENGINE)


def work(table: ZnaTable, hero: int) -> None:
    state, map = table.state, map_of(table.state)
    state.engine += 1
    table.used("work:engine")
    if table.log is not None:
        me = state.heroes[hero]
        beat = Beat("work", about=(me.id,), at=map.names[me.area])
        table.tell("log-work-engine", "N-519", beat=beat, hero=message(me.id), turns=state.engine, needed=TURNS)
    if state.engine == 1:
        _wake_the_boss(table, state.heroes[hero].area)


def _wake_the_boss(table: ZnaTable, engine: int) -> None:
    """On a green point of the tile farthest from the engine by steps, activated (N-519)."""
    state, map = table.state, map_of(table.state)
    greens = [point for points in map.greens for point in points]
    point = max(greens, key=lambda area: (map.walk[engine][area], -area))
    area = spawning.room_near(state, point)
    if area is not None:
        spawning.appear(table, BOSS, area, "N-519", awake=True)
