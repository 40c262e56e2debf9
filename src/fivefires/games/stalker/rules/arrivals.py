"""Enemies that come onto the map (S-097, S-201, S-209, S-408, S-409)."""

from __future__ import annotations

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.index import ENEMY
from fivefires.games.stalker.content.vocabulary import Colour
from fivefires.games.stalker.state import Enemy, StalkerState, StalkerTable, Touched, map_of
from fivefires.kernel import Beat, Prompt, message
from fivefires.kit.agenda import put_last
from fivefires.kit.bits import members
from fivefires.kit.grids import nearest

from . import anomalies, attention, board, closeness, marching
from .questions import To

ASK_PLACE = Prompt("ask-arrival", "S-209")


def in_supply(state: StalkerState, kind: str) -> int:
    """How many may still come: no more are on the map than the supply has (S-409)."""
    return state.stock[ENEMY[kind].standee].get(piles.beside(kind), 0)


def kind_of(state: StalkerState, colour: Colour) -> str:
    """The enemy card with this token; each colour is used once (S-481)."""
    return next((kind for kind, team in state.teams.items() if team.colour == colour), "")


async def come(
    table: StalkerTable, kind: str, space: int, facing: int, rule: str, *, setup: bool = False
) -> Enemy | None:
    """One from the supply; where the space is full, on the closest one with room, facing it (S-209).

    During play it may notice somebody (S-316), and anomalies roll for it, not at set-up (S-549).
    """
    state, map = table.state, map_of(table.state)
    if not in_supply(state, kind):
        return None
    at = space if board.has_room(state, map, space) else await _room_near(table, kind, space)
    table.shift(ENEMY[kind].standee, 1, piles.beside(kind), piles.MAP)
    enemy = Enemy(state.arrived, kind, at, facing)
    if at != space:
        marching.face_space(state, enemy, space)
    state.arrived += 1
    state.enemies.append(enemy)
    table.used(f"enemy:{kind}")
    if table.log is not None:
        beat = Beat("arrival", about=(board.figure(enemy),), at=map.names[enemy.space], weight=1, by=-1)
        table.tell("log-arrives", rule, beat=beat, enemy=message(kind))
    if setup:
        anomalies.cover(state, enemy)
    else:
        attention.notice(table)
        put_last(state.agenda, Touched(enemy.number, (enemy.space,)))
    return enemy


async def _room_near(table: StalkerTable, kind: str, space: int) -> int:
    """The closest space with room; the lead stalker decides between several (S-160, S-162)."""
    state, map = table.state, map_of(table.state)
    near = members(nearest(map.ground[ENEMY[kind].side], space, ~(board.full_spaces(state, map) | map.water)))
    if not near:
        return space
    corners = (lambda one: closeness.corners(state, Enemy(state.arrived, kind, space), one),)
    return await closeness.the_closest(
        table, ASK_PLACE, near, corners, lambda one: To(map.names[one]), enemy=message(kind)
    )
