"""Scenario 5: the professor walks with the heroes (N-504, N-505)."""

from __future__ import annotations

from fivefires.games.zna.content.vocabulary import Piece
from fivefires.games.zna.rules import board, spawning
from fivefires.games.zna.rules.questions import Act, To
from fivefires.games.zna.state import DEAD, STANDING, Person, ZnaState, ZnaTable, map_of, standing
from fivefires.kernel import Beat, Prompt
from fivefires.kit.bits import members
from fivefires.kit.grids import reach, way

from . import exits

ASK_PROFESSOR = Prompt("ask-professor", "N-505")
HEALTH, STEPS, STRIDE = 6, 4, 3


def put(table: ZnaTable) -> None:
    state = table.state
    (area,) = map_of(state).piece(Piece.PROFESSOR)
    state.people.append(Person(str(Piece.PROFESSOR), area, HEALTH, HEALTH))


def failed(state: ZnaState) -> str:
    return "professor-dead" if any(person.status == DEAD for person in state.people) else ""


async def walk(table: ZnaTable) -> None:
    """Up to 4 areas over explored tiles, as the speaker decides, if a standing hero sees him (N-505).

    An answer leads up to three areas, so that there are not too many of them; then there is one step more. Nobody asks
    for it when all are out already (N-373).
    """
    state, map = table.state, map_of(table.state)
    person = state.people[0]
    seen = map.seen[person.area]
    if person.status != STANDING or not any(seen >> state.heroes[hero].area & 1 for hero in standing(state)):
        return
    left = STEPS
    while left:
        shut = ~(board.free_areas(state, map) & board.explored_areas(state, map))
        there = reach(map.ground, person.area, min(left, STRIDE), shut) & ~(1 << person.area)
        if not there:
            return
        options = [To(map.names[area]) for area in members(there)]
        answer = await table.ask(state.speaker, ASK_PROFESSOR, [*options, Act.STAY], left=left)
        if not isinstance(answer, To):
            return
        path = way(map.ground, person.area, 1 << map.number[answer.area], shut)
        assert path is not None, "only where he can go is offered"
        for area in path:
            left -= 1
            person.area = area
            table.tell("log-professor-walks", "N-505", beat=Beat("move", about=("professor.0",), at=map.names[area]))
            if exits.reached(state):
                return
            if spawning.notice(table, state.mutants):
                break
