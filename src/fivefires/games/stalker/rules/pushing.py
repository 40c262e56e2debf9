"""Pushing (S-257 to S-264): who can be pushed from a full space, and where to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fivefires.games.stalker.content.terrain import Terrain
from fivefires.games.stalker.content.vocabulary import Side
from fivefires.games.stalker.state import (
    NOWHERE,
    Companion,
    Enemy,
    Stalker,
    StalkerState,
    StalkerTable,
    Touched,
    Unit,
    map_of,
)
from fivefires.kernel import Beat, message
from fivefires.kit.agenda import put_next
from fivefires.kit.bits import members

from . import anomalies, attention, board, status
from .questions import Foe, Who


class Push(NamedTuple):
    """Somebody who can be pushed, and where to."""

    unit: Unit
    spaces: tuple[int, ...]


def pushes(state: StalkerState, map: Terrain, mover: Stalker, space: int, came: int) -> list[Push]:
    """Stalkers first (S-258); each to where the mover came from, if it can go there (S-259), else beside (S-260)."""
    others: list[Unit] = [*state.enemies]
    if state.companion is not None:
        others.append(state.companion)
    groups: tuple[Sequence[Unit], ...] = (state.stalkers, others)
    for group in groups:
        found = []
        for unit in group:
            if unit.space == space and unit is not mover:
                spaces = _beside(state, map, unit, mover, came)
                if spaces:
                    found.append(Push(unit, spaces))
        if found:
            return found
    return []


def _beside(state: StalkerState, map: Terrain, unit: Unit, mover: Stalker, came: int) -> tuple[int, ...]:
    """Only across edges that the pushed unit could cross, to a space with room."""
    near = map.ground[board.side_of(unit)].steps.of[unit.space]
    free = near & ~board.full_spaces(state, map, mover)
    return (came,) if free >> came & 1 else tuple(members(free))


def option(push: Push) -> Foe | Who:
    return Foe(board.figure(push.unit)) if isinstance(push.unit, Enemy) else Who(push.unit.id)


async def shove_companion(table: StalkerTable, one: Companion, space: int) -> None:
    """It goes where it is pushed (S-263); enemies turn after it (S-267), anomalies that it touches follow (S-569)."""
    board.look_after(table.state, one, space)
    before, one.space, one.covers = one.space, space, NOWHERE
    table.tell("log-pushed", "S-263", unit=message(one.id))
    attention.notice(table)
    await anomalies.touched(table, one, [before, space])


def shove_enemy(table: StalkerTable, enemy: Enemy, space: int, rule: str) -> None:
    """It looks back to where it was (S-264), and anomalies that it touches follow (S-545)."""
    state, map = table.state, map_of(table.state)
    before = enemy.space
    board.look_after(state, enemy, space)
    status.unexpose(table, enemy)
    enemy.covers = NOWHERE
    enemy.space = space
    back = board.direction_to(map, Side.HUMAN, space, before)
    if back is not None:
        enemy.facing = back
    if table.log is not None:
        way = (map.names[before], map.names[space])
        beat = Beat("push", about=(board.figure(enemy),), at=way[-1], path=way)
        table.tell("log-pushed", rule, beat=beat, unit=message(enemy.kind))
    attention.notice(table)
    put_next(state.agenda, Touched(enemy.number, (before, space)))
