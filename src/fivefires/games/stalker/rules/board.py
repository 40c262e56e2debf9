"""Who stands where, who sees whom, and how far away things are (S-107 to S-178)."""

from __future__ import annotations

from functools import cache

from fivefires.games.stalker.content.contacts import COMPANION
from fivefires.games.stalker.content.index import ENEMY, SIDE
from fivefires.games.stalker.content.terrain import Looks, Terrain, terrain
from fivefires.games.stalker.content.vocabulary import EnemyCard, Side
from fivefires.games.stalker.state import Enemy, Stalker, StalkerState, Team, Unit, dark, map_of, units
from fivefires.kit.grids import Vision
from fivefires.kit.grids.directions import CARDINAL

# How far enemies see at most while somebody goes in the shadows (S-606).
SHADOW = 1

_TOKENLESS = Team()


def card_of(enemy: Enemy) -> EnemyCard:
    return ENEMY[enemy.kind]


def figure(enemy: Enemy) -> str:
    """What an enemy's standee is called on the table."""
    return f"{enemy.kind}.{enemy.number}"


def side_of(unit: Unit) -> Side:
    """What windows are to a unit (S-122 to S-125)."""
    if isinstance(unit, Enemy):
        return SIDE[unit.kind]
    return Side.HUMAN if isinstance(unit, Stalker) else Side.PSIONIC


# --- who stands where -------------------------------------------------------------------------------------------------


def crowd(state: StalkerState, space: int) -> int:
    """How many units are on a space; each takes one place (S-108, S-110)."""
    return [unit.space for unit in units(state)].count(space)


def has_room(state: StalkerState, map: Terrain, space: int) -> bool:
    """S-111."""
    return crowd(state, space) < map.room[space]


def has_room_for(state: StalkerState, map: Terrain, unit: Unit) -> bool:
    """Whether the space it is on is not overfull with it."""
    return crowd(state, unit.space) <= map.room[unit.space]


def full_spaces(state: StalkerState, map: Terrain, besides: Unit | None = None) -> int:
    """The spaces that hold as many units as they have squares, not counting one of them."""
    taken = [unit.space for unit in units(state) if unit is not besides]
    apart = dict.fromkeys(taken)
    if len(taken) - len(apart) < map.least_room - 1:  # the fullest that a space can be with so many
        return 0
    found = 0
    for space in apart:
        if taken.count(space) >= map.room[space]:
            found |= 1 << space
    return found


def enemy_spaces(state: StalkerState) -> int:
    found = 0
    for enemy in state.enemies:
        found |= 1 << enemy.space
    return found


def stalker_spaces(state: StalkerState) -> int:
    found = 0
    for stalker in state.stalkers:
        if stalker.space >= 0:
            found |= 1 << stalker.space
    return found


def enemies_at(state: StalkerState, space: int) -> list[Enemy]:
    return [enemy for enemy in state.enemies if enemy.space == space]


# --- sight ------------------------------------------------------------------------------------------------------------


@cache
def _eyes(map: str, gates: str, dark: int, most: int | None) -> dict[str, Looks]:
    visions = {kind: _capped(card.sight, most) for kind, card in ENEMY.items()}
    return {kind: terrain(map, gates).looks(SIDE[kind], vision, dark) for kind, vision in visions.items()}


def _capped(vision: Vision, most: int | None) -> Vision:
    return vision if most is None else Vision(*(min(far, most) for far in vision))


def eyes(state: StalkerState, most: int | None = None) -> dict[str, Looks]:
    """By kind of enemy, facing and space, what it sees (S-168), its own space always (S-174); `most` caps how far.

    To be asked for once, and then for each enemy.
    """
    return _eyes(state.map, state.gates, dark(state) if state.dark else 0, most)


def sight_of(state: StalkerState, enemy: Enemy, most: int | None = None) -> int:
    return eyes(state, most)[enemy.kind][enemy.facing][enemy.space]


def watched_spaces(state: StalkerState, most: int | None = None) -> int:
    """All that enemies see together."""
    looks, found = eyes(state, most), 0
    for enemy in state.enemies:
        found |= looks[enemy.kind][enemy.facing][enemy.space]
    return found


def watchers(state: StalkerState, space: int) -> list[Enemy]:
    """The enemies who see a space, and with it all units there (S-175)."""
    looks = eyes(state)
    return [enemy for enemy in state.enemies if looks[enemy.kind][enemy.facing][enemy.space] >> space & 1]


def is_watched(state: StalkerState, stalker: Stalker) -> bool:
    return bool(watched_spaces(state) >> stalker.space & 1)


def view_from(state: StalkerState, space: int, *, heat: bool = False) -> int:
    """What a stalker sees from a space (S-166); who sees heat is not stopped by darkness (S-625)."""
    return map_of(state).all_round(0 if heat else dark(state))[space]


# --- teams ------------------------------------------------------------------------------------------------------------


def team_of(state: StalkerState, enemy: Enemy) -> Team:
    return state.teams.get(enemy.kind, _TOKENLESS)


def hostile(state: StalkerState, one: Enemy, other: Enemy) -> bool:
    """Enemies of another team (S-460, S-478); without a token of both teams (S-479), not of each other (S-480)."""
    return one is not other and team_of(state, one).side != team_of(state, other).side


def targets_of(state: StalkerState, enemy: Enemy) -> int:
    """The spaces with somebody whom this enemy may target: stalkers, and enemies of another team (S-460).

    Whether a companion is one is on its card (S-461).
    """
    found = stalker_spaces(state)
    if state.companion is not None and COMPANION[state.companion.id].target:
        found |= 1 << state.companion.space
    teams, side = state.teams, team_of(state, enemy).side
    for other in state.enemies:
        if teams.get(other.kind, _TOKENLESS).side != side:  # as in `hostile`, which would cost each of them a call
            found |= 1 << other.space
    return found


def sees_target(state: StalkerState, enemy: Enemy) -> bool:
    return bool(sight_of(state, enemy) & targets_of(state, enemy))


# --- distances --------------------------------------------------------------------------------------------------------


def range_between(state: StalkerState, unit: Unit, space: int) -> int:
    """The fewest edges, as windows are to the unit that measures (S-151, S-152)."""
    return map_of(state).range[side_of(unit)][unit.space][space]


def within(state: StalkerState, space: int, far: int) -> int:
    """The spaces within range, as stalkers measure it (S-153, S-154)."""
    near = map_of(state).within[space]
    return near[min(far, len(near) - 1)]


def direction_to(map: Terrain, side: Side, here: int, there: int) -> int | None:
    """In which direction an adjacent space lies; none where only an entrance joins them."""
    for direction in CARDINAL:
        if map.ground[side].seen[direction][here] >> there & 1:
            return direction
    return None


def look_after(state: StalkerState, unit: Unit, there: int) -> None:
    """Enemies turn after a target that leaves their space: stalkers, and whom else they may target (S-266, S-267)."""
    for enemy in state.enemies:
        if enemy.space == unit.space and may_target(state, enemy, unit):
            direction = direction_to(map_of(state), side_of(unit), unit.space, there)
            if direction is not None:
                enemy.facing = direction


def may_target(state: StalkerState, enemy: Enemy, unit: Unit) -> bool:
    """S-460, S-461."""
    if isinstance(unit, Enemy):
        return hostile(state, enemy, unit)
    return isinstance(unit, Stalker) or COMPANION[unit.id].target


def cover_for(state: StalkerState, target: int, attacker: int) -> int:
    """The cover of a space against an attacker elsewhere (S-140): none in the same space (S-138) or room (S-139)."""
    return cover_of(map_of(state), target, attacker)


def cover_of(map: Terrain, target: int, attacker: int) -> int:
    """S-138, S-139, S-140."""
    room = map.rooms.of[target]
    if target == attacker or (room >= 0 and room == map.rooms.of[attacker]):
        return 0
    return map.cover[target]
