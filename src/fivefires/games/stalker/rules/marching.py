"""How enemies move (S-482 to S-497): toward a goal, or straight ahead; interrupted as soon as they see a target."""

from __future__ import annotations

from typing import Final

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.index import ENEMY
from fivefires.games.stalker.content.terrain import Terrain
from fivefires.games.stalker.show.names import called, figure_name, space_name
from fivefires.games.stalker.state import (
    NOWHERE,
    Enemy,
    StalkerState,
    StalkerTable,
    Trace,
    enemy_of,
    lead_seat,
    map_of,
)
from fivefires.kernel import Beat, Message, Prompt, message
from fivefires.kit.bits import members
from fivefires.kit.choosing import one_of
from fivefires.kit.grids.directions import CARDINAL
from fivefires.kit.grids.ways import NOWHERE as ANY
from fivefires.kit.grids.ways import Step

from . import anomalies, attention, board, closeness, status, wounds
from .questions import To

ASK_ROUTE = Prompt("ask-route", "S-164")
ASK_AHEAD = Prompt("ask-ahead", "S-488")

# A blocked enemy turns as little as possible, clockwise if equal (S-487).
TURNS = (0, 1, 3, 2)

ON_ITS_WAY: Final = message("why-goal")


# --- toward a goal ----------------------------------------------------------------------------------------------------


async def move(
    table: StalkerTable, enemy: Enemy, goals: int, spaces: int, *, why: Message = ON_ITS_WAY, unstoppable: bool = False
) -> int:
    """Along the shortest route, until it is there, has used its movement, or sees a target (S-484, S-489).

    One that sees a target from the start does not even turn (S-490); some movements cannot be interrupted (S-491).
    Returns how many spaces it moved.
    """
    state = table.state
    if goals >> enemy.space & 1:
        return 0
    if not unstoppable and board.sees_target(state, enemy):
        stays(table, enemy)
        return 0
    path = await plan(table, enemy, goals, spaces)
    moved, stopped = await walk(table, enemy, path, why, unstoppable=unstoppable)
    if not stopped:
        look_on(table, enemy, goals)
    return moved


async def plan(table: StalkerTable, enemy: Enemy, goals: int, spaces: int) -> list[Step]:
    """The steps it would take. It does not end on a full space but before it (S-494), or goes another way (S-495)."""
    state, map = table.state, map_of(table.state)
    full = board.full_spaces(state, map, enemy)
    shut = blocked(state, enemy, full)
    path = await _steps(table, enemy, goals, spaces, shut & ~goals)
    if len(path) > 1 and all(full >> step.space & 1 for step in path[-2:]):
        path = await _steps(table, enemy, goals, spaces, (shut | full) & ~goals) or path
    while path and full >> path[-1].space & 1:
        path.pop()
    return path


async def _steps(table: StalkerTable, enemy: Enemy, goals: int, spaces: int, shut: int) -> list[Step]:
    """The lead stalker chooses between equal routes (S-164)."""
    state, map = table.state, map_of(table.state)
    scout = Enemy(enemy.number, enemy.kind, enemy.space)
    heading = ANY
    path: list[Step] = []
    going = closeness.Going(state)
    while len(path) < spaces:
        found = going.route(scout, goals, shut, heading)
        if found is None or not found.first:
            break
        ways = list({step.space: step for step in found.first}.values())
        step = await one_of(
            table, lead_seat(state), ASK_ROUTE, ways, lambda one: To(map.names[one.space]), enemy=called(enemy.kind)
        )
        path.append(step)
        scout.space, heading = step.space, step.direction
    return path


def blocked(state: StalkerState, enemy: Enemy, full: int) -> int:
    """Full spaces are walked through, but not those that hold a possible target (S-496, S-497)."""
    return full and full & board.targets_of(state, enemy)


async def walk(
    table: StalkerTable, enemy: Enemy, path: list[Step], why: Message, *, unstoppable: bool
) -> tuple[int, bool]:
    """It turns before each step (S-482, S-483). Returns how far it came, and whether it was interrupted.

    An interruption is nothing more than that (S-492, S-493).
    """
    state, map = table.state, map_of(table.state)
    full = board.full_spaces(state, map, enemy)
    way = [enemy.space]
    stopped = False
    for step in path:
        face(enemy, step.direction)
        if sees(table, enemy, unstoppable or bool(full >> enemy.space & 1)):
            stopped = True
            break
        board.look_after(state, enemy, step.space)
        enemy.space = step.space
        way.append(step.space)
        if sees(table, enemy, unstoppable or bool(full >> enemy.space & 1)):
            stopped = True
            break
    await arrive(table, enemy, way, why)
    return len(way) - 1, stopped


def sees(table: StalkerTable, enemy: Enemy, goes_on: bool) -> bool:
    """Whether it stops for a target (S-489). Where it goes on, whom it sees is noticed all the same (S-316)."""
    if goes_on:
        attention.notice(table)
        return False
    return board.sees_target(table.state, enemy)


def stays(table: StalkerTable, enemy: Enemy) -> None:
    """Whoever sees a target goes nowhere (S-490)."""
    if table.log is not None:
        beat = Beat("look", about=(board.figure(enemy),), at=map_of(table.state).names[enemy.space], by=-1)
        table.tell("log-enemy-stays", "S-490", beat=beat, enemy=message(enemy.kind))


def face(enemy: Enemy, direction: int) -> None:
    """One of the four directions (S-522); by an entrance it keeps facing."""
    if direction in CARDINAL:
        enemy.facing = direction


async def arrive(table: StalkerTable, enemy: Enemy, way: list[int], why: Message) -> None:
    """Whoever it sees now is noticed (S-316); it is no longer Exposed (S-447); anomalies (S-545) and traps (S-701)."""
    state, map = table.state, map_of(table.state)
    if len(way) > 1:
        state.traces.append(Trace(board.figure(enemy), tuple(way)))
        status.unexpose(table, enemy)
        enemy.covers = NOWHERE
        if table.log is not None:
            names = tuple(map.names[space] for space in way)
            beat = Beat("move", about=(board.figure(enemy),), at=names[-1], path=names, weight=1, by=-1)
            table.tell(
                "log-enemy-moves",
                "S-484",
                beat=beat,
                enemy=figure_name(board.figure(enemy)),
                why=why,
                space=space_name(names[-1]),
            )
    attention.notice(table)
    await anomalies.touched(table, enemy, way)
    await spring_traps(table, enemy, way)


async def spring_traps(table: StalkerTable, enemy: Enemy, way: list[int]) -> None:
    """A trap on its way shuts: it is Pinned and suffers a heavy wound (S-701)."""
    state = table.state
    for space in [trap for trap in state.traps if trap in way[1:]]:
        state.traps.remove(space)
        table.shift(piles.TRAP, 1, piles.MAP, piles.SUPPLY)
        table.used("trap")
        table.tell("log-trap", "S-701", enemy=message(enemy.kind))
        status.pin(table, enemy, "S-701")
        await wounds.wound(table, enemy, space, heavy=True, rule="S-701")
        if enemy_of(state, enemy.number) is None:
            return


def look_on(table: StalkerTable, enemy: Enemy, goals: int) -> None:
    """Out of movement, it is turned the way it would go on (S-485), and may notice somebody (S-316)."""
    found = closeness.best_route(table.state, enemy, goals)
    if found is not None and found.first:
        face(enemy, found.first[0].direction)
        attention.notice(table)


def look_back(table: StalkerTable, enemy: Enemy) -> None:
    """To the space that it left last, whichever way it would go on (S-640)."""
    state = table.state
    left = state.traces[-1].spaces[-2]
    back = board.direction_to(map_of(state), board.side_of(enemy), enemy.space, left)
    if back is not None:
        enemy.facing = back
    attention.notice(table)


# --- straight ahead ---------------------------------------------------------------------------------------------------


async def advance(table: StalkerTable, enemy: Enemy, spaces: int, *, unstoppable: bool = False) -> None:
    """Straight on, turning only where it cannot go on (S-486, S-487)."""
    state, map = table.state, map_of(table.state)
    if not unstoppable and board.sees_target(state, enemy):
        stays(table, enemy)
        return
    way = [enemy.space]
    for left in range(spaces, 0, -1):
        if not turn_to_go(state, map, enemy, left):
            break
        if sees(table, enemy, unstoppable or not board.has_room_for(state, map, enemy)):
            break
        near = members(ahead(state, map, enemy, enemy.facing, left))
        there = await one_of(
            table, lead_seat(state), ASK_AHEAD, near, lambda one: To(map.names[one]), enemy=message(enemy.kind)
        )
        board.look_after(state, enemy, there)
        enemy.space = there
        way.append(there)
        if sees(table, enemy, unstoppable or not board.has_room_for(state, map, enemy)):
            break
    await arrive(table, enemy, way, message("why-ahead"))


def ahead(state: StalkerState, map: Terrain, enemy: Enemy, facing: int, left: int) -> int:
    """The spaces before it; a full one counts as blocked if the advance would end there (S-488, S-497)."""
    there = map.ground[ENEMY[enemy.kind].side].toward[facing][enemy.space]
    full = board.full_spaces(state, map, enemy)
    shut = full if left == 1 else blocked(state, enemy, full)
    return there & ~shut


def turn_to_go(state: StalkerState, map: Terrain, enemy: Enemy, left: int) -> bool:
    for turn in TURNS:
        facing = (enemy.facing + turn) % 4
        if ahead(state, map, enemy, facing, left):
            enemy.facing = facing
            return True
    return False


# --- turning ----------------------------------------------------------------------------------------------------------


def look_around(table: StalkerTable, enemy: Enemy) -> None:
    """Clockwise, until it sees a target or has turned once round (S-463)."""
    for _ in range(4):
        if board.sees_target(table.state, enemy):
            break
        enemy.facing = (enemy.facing + 1) % 4
    if table.log is not None:
        seen = "log-enemy-finds" if board.sees_target(table.state, enemy) else "log-enemy-looks"
        beat = Beat("look", about=(board.figure(enemy),), at=map_of(table.state).names[enemy.space], by=-1)
        table.tell(seen, "S-463", beat=beat, enemy=message(enemy.kind))
    attention.notice(table)


def face_space(state: StalkerState, enemy: Enemy, space: int) -> None:
    """The way in which it sees that space, else along the shortest route; on its own it keeps facing (S-402)."""
    if enemy.space == space:
        return
    card = ENEMY[enemy.kind]
    looks = map_of(state).looks(card.side, card.sight)
    facings = [facing for facing in CARDINAL if looks[facing][enemy.space] >> space & 1]
    front = [facing for facing in facings if _straight(state, enemy, facing, space)]
    if front or facings:
        enemy.facing = (front or facings)[0]
        return
    found = closeness.best_route(state, enemy, 1 << space)
    if found is not None and found.first:
        face(enemy, found.first[0].direction)


def _straight(state: StalkerState, enemy: Enemy, facing: int, space: int) -> bool:
    """Whether the space lies before it, and not only beside it."""
    spread = map_of(state).ahead(ENEMY[enemy.kind].side)[facing][enemy.space]
    return bool(spread >> space & 1)
