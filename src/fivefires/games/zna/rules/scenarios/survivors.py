"""Scenario 4: lying survivors, who are woken like passed-out heroes and leave (N-502, N-503).

One who has left has no area; one who is dead still lies in his.
"""

from __future__ import annotations

from fivefires.games.zna.content.vocabulary import Piece
from fivefires.games.zna.rules import striking
from fivefires.games.zna.state import DEAD, OUT, Person, ZnaState, ZnaTable, map_of

HEALTH, NEEDED, TOO_MANY = 3, 3, 2


def put(table: ZnaTable) -> None:
    state = table.state
    areas = map_of(state).piece(Piece.SURVIVOR)
    state.people += [Person(str(Piece.SURVIVOR), area, HEALTH, HEALTH, OUT) for area in areas]


def fade(table: ZnaTable) -> None:
    """At an alarm each who lies loses 1 health for each level of fog on his tile (N-503)."""
    state, map = table.state, map_of(table.state)
    for number, person in enumerate(state.people):
        level = state.fog[map.tile_of[person.area]]
        if person.status == OUT and level:
            striking.hurt(table, number, level, "N-503")


def saved(state: ZnaState) -> bool:
    return state.woken >= NEEDED


def failed(state: ZnaState) -> str:
    dead = sum(person.status == DEAD and person.area >= 0 for person in state.people)
    return "survivors-dead" if dead >= TOO_MANY else ""
