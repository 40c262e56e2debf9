"""Scenario 4: lying survivors, who are woken like passed-out heroes and leave (N-502, N-503).

One who has left has no area; one who is dead still lies in his.
"""

from __future__ import annotations

from fivefires.games.zna.content.vocabulary import Piece
from fivefires.games.zna.state import DEAD, OUT, Person, ZnaState, ZnaTable, map_of

HEALTH, NEEDED, TOO_MANY = 3, 3, 2


def put(table: ZnaTable) -> None:
    state = table.state
    areas = map_of(state).piece(Piece.SURVIVOR)
    state.people += [Person(str(Piece.SURVIVOR), area, HEALTH, HEALTH, OUT) for area in areas]


def saved(state: ZnaState) -> bool:
    return state.woken >= NEEDED


def failed(state: ZnaState) -> str:
    dead = sum(person.status == DEAD and person.area >= 0 for person in state.people)
    return "survivors-dead" if dead >= TOO_MANY else ""
