"""Enemies that come onto the map (S-097, S-201, S-209, S-408, S-409)."""

from __future__ import annotations

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.index import ENEMY
from fivefires.games.stalker.content.vocabulary import Colour
from fivefires.games.stalker.state import Enemy, StalkerState, StalkerTable, Touched, map_of
from fivefires.kernel import Beat, message
from fivefires.kit.agenda import put_last
from fivefires.kit.bits import members
from fivefires.kit.grids import nearest
from fivefires.kit.grids.directions import CARDINAL

from . import anomalies, attention, board


def in_supply(state: StalkerState, kind: str) -> int:
    """How many may still come: no more are on the map than the supply has (S-409)."""
    return state.stock[ENEMY[kind].standee].get(piles.beside(kind), 0)


def kind_of(state: StalkerState, colour: Colour) -> str:
    """The enemy card with this token; each colour is used once (S-481)."""
    return next((kind for kind, team in state.teams.items() if team.colour == colour), "")


def come(table: StalkerTable, kind: str, space: int, facing: int, rule: str, *, setup: bool = False) -> Enemy | None:
    """One from the supply; where the space is full, on the closest one with room, facing it (S-209).

    Anomalies roll for whoever comes during play, not at set-up (S-549).
    """
    state, map = table.state, map_of(table.state)
    if not table.shift(ENEMY[kind].standee, 1, piles.beside(kind), piles.MAP):
        return None
    enemy = Enemy(state.arrived, kind, space, facing)
    if not board.has_room(state, map, space):
        ground = map.ground[ENEMY[kind].side]
        open_spaces = ~board.full_spaces(state, map) & ~map.water & (1 << len(map.names)) - 1
        found = members(nearest(ground, space, open_spaces))
        enemy.space = found[0] if found else space
        enemy.facing = _toward(state, enemy, space)
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


def _toward(state: StalkerState, enemy: Enemy, space: int) -> int:
    ahead = map_of(state).ahead(ENEMY[enemy.kind].side)
    seen = [facing for facing in CARDINAL if ahead[facing][enemy.space] >> space & 1]
    return seen[0] if seen else enemy.facing
