"""A stalker's movement (S-246 to S-275): where he can go, and what happens at each step and at its end.

All spaces that he can reach unseen, and where nothing waits for him, are one answer each. Every other way is walked
step by step. Attention follows from the steps: whoever is seen on a space has his High there; whoever has just gone out
of sight leaves it on the first space where he is no longer seen, and there it stays.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, NamedTuple

from fivefires.games.stalker.content.terrain import Terrain
from fivefires.games.stalker.content.vocabulary import Gift, Side
from fivefires.games.stalker.show.names import space_name
from fivefires.games.stalker.state import (
    HIGH,
    NOWHERE,
    Companion,
    Enemy,
    Stalker,
    StalkerState,
    StalkerTable,
    Walk,
    map_of,
)
from fivefires.kernel import Beat, Prompt, message
from fivefires.kit.bits import members, picked
from fivefires.kit.choosing import one_of, one_option

from . import anomalies, attention, board, gear, pushing, status, triggers
from .questions import Act, Go, To

ASK_GO_ON = Prompt("ask-go-on", "S-253")
ASK_PUSH = Prompt("ask-push", "S-260")
ASK_PUSH_TO = Prompt("ask-push-to", "S-260")

SPACES = 3


# --- where he can go --------------------------------------------------------------------------------------------------


class Around(NamedTuple):
    """What is in a stalker's way wherever he goes: looked up once for all that he may do."""

    map: Terrain
    full: int
    watched: int


def look_around(state: StalkerState, stalker: Stalker) -> Around:
    map = map_of(state)
    return Around(map, board.full_spaces(state, map, stalker), board.watched_spaces(state))


def ways(
    state: StalkerState, stalker: Stalker, left: int = SPACES, around: Around | None = None, *, only_loud: bool = False
) -> list[Go]:
    """Each space that he can reach quietly, and each next to him that he can enter; one step at the least (S-247)."""
    map, full, watched = around or look_around(state, stalker)
    near = entries(state, map, stalker, left, full)
    quiet = ~(watched | lively_spaces(state))
    if only_loud:  # the quiet ones were answers before, but for those that are full (S-257)
        return picked(each_space(map, Go), near & ~(quiet & ~full))
    within = spaces_within(map, stalker.space, left)
    return [*_ways(map, stalker.space, left, quiet & within, full & within, near)]


@lru_cache(maxsize=1 << 14)
def _ways(map: Terrain, start: int, left: int, quiet: int, full: int, near: int) -> tuple[Go, ...]:
    """What is quiet and what is full is said of the spaces in reach alone: so it is often the same as before."""
    return tuple(picked(each_space(map, Go), near | reach(map, start, left, quiet, full)))


def spaces_within(map: Terrain, start: int, steps: int) -> int:
    around = map.around[start]
    return around[min(steps, len(around) - 1)]


@cache
def each_space(map: Terrain, answer: Callable[[str], Any]) -> tuple[Any, ...]:
    """The answers that name the spaces of a map, by number: made once, and offered again and again."""
    return tuple(answer(name) for name in map.names)


def quiet_spaces(state: StalkerState) -> int:
    """Where nobody sees or meets him, and nothing is set off."""
    return ~(board.watched_spaces(state) | lively_spaces(state))


def lively_spaces(state: StalkerState) -> int:
    """Where he would meet somebody, or set something off."""
    return board.enemy_spaces(state) | anomalies.active_spaces(state) | triggers.trigger_spaces(state)


def reach(map: Terrain, start: int, left: int, quiet: int, full: int) -> int:
    """Through full spaces (S-262), but not to them."""
    wave = seen = 1 << start
    steps = map.ground[Side.HUMAN].steps
    while left and wave:
        left -= 1
        wave = steps.image(wave) & quiet & ~seen
        seen |= wave
    return seen & ~(1 << start) & ~full


def entries(state: StalkerState, map: Terrain, stalker: Stalker, left: int, full: int | None = None) -> int:
    """The adjacent spaces that one step leads to (S-253), where he can stop or go on from (S-261, S-262)."""
    near = map.ground[Side.HUMAN].steps.of[stalker.space]
    if full is None:
        full = board.full_spaces(state, map, stalker)
    for space in members(near & full):
        leads_on = map.ground[Side.HUMAN].steps.of[space] & ~full
        passing = left > 1 and leads_on and not board.enemies_at(state, space)
        if not passing and not pushing.pushes(state, map, stalker, space, stalker.space):
            near &= ~(1 << space)
    return near


def path(state: StalkerState, map: Terrain, stalker: Stalker, goal: int, left: int) -> list[int]:
    """The way to a space that was offered: one step, or the quiet way with the least radiation (S-143)."""
    if map.ground[Side.HUMAN].steps.of[stalker.space] >> goal & 1:
        return [goal]
    quiet = quiet_spaces(state) & spaces_within(map, stalker.space, left)
    for clean in map.clean:
        if found := _quiet_way(map, stalker.space, goal, left, quiet & clean):
            return [*found]
    raise LookupError(goal)


@lru_cache(maxsize=1 << 14)
def _quiet_way(map: Terrain, start: int, goal: int, left: int, quiet: int) -> tuple[int, ...]:
    ground = map.ground[Side.HUMAN]
    came = {start: start}
    front = [start]
    for _ in range(left):
        front = [
            there
            for here in front
            for there in ground.ways[here]
            if quiet >> there & 1 and came.setdefault(there, here) == here and there != start
        ]
        if goal in came:
            break
    else:
        return ()
    found = [goal]
    while (back := came[found[-1]]) != start:
        found.append(back)
    return tuple(found[::-1])


# --- walking ----------------------------------------------------------------------------------------------------------


async def go(
    table: StalkerTable,
    stalker: Stalker,
    first: int,
    spaces: int = SPACES,
    *,
    silent: bool = False,
    shadow: bool = False,
) -> None:
    """Walk to the first space chosen, then on as long as there are spaces left and he likes (S-246, S-253)."""
    state, map = table.state, map_of(table.state)
    walk = state.walk = Walk(stalker.number, spaces, [stalker.space], silent, shadow)
    goal = first
    while True:
        way = path(state, map, stalker, goal, walk.left)
        quiet = len(way) > 1 or (walk.left > 1 and _goes_quietly(state, stalker, walk, goal))
        if not await _along(table, stalker, walk, way) or not walk.left:
            break
        stops = can_stop(state, map, stalker, walk)
        options: list[Go | Act] = [*ways(state, stalker, walk.left, only_loud=bool(quiet and stops))]
        if stops:
            if not options:
                break
            options.append(Act.STOP)
        answer = await table.ask(stalker.seat, ASK_GO_ON, options, left=walk.left)
        if not isinstance(answer, Go):
            break
        goal = map.number[answer.space]
    await arrive(table, stalker, walk)
    state.walk = None


def _goes_quietly(state: StalkerState, stalker: Stalker, walk: Walk, space: int) -> bool:
    return not is_seen(state, stalker.space, walk) and bool(quiet_spaces(state) >> space & 1)


def can_stop(state: StalkerState, map: Terrain, stalker: Stalker, walk: Walk) -> bool:
    """Not on a full space from which nobody can be pushed (S-261)."""
    if board.crowd(state, stalker.space) <= map.room[stalker.space]:
        return True
    return bool(pushing.pushes(state, map, stalker, stalker.space, walk.way[-2]))


async def _along(table: StalkerTable, stalker: Stalker, walk: Walk, way: list[int]) -> bool:
    """False where something ended the movement."""
    for space in way:
        walk.left -= 1
        if not await step(table, stalker, walk, space):
            return False
    return True


async def step(table: StalkerTable, stalker: Stalker, walk: Walk, space: int) -> bool:
    """One step. Enemies whom he leaves look after him (S-266), one whom he meets ends his movement (S-254, S-255).

    In the shadows they see one space at most (S-606). One on the space where he began does not end it (S-256). Where he
    has just gone out of sight his High stays (S-268, S-271, S-272). What he enters may be a trigger (S-274, S-275).
    """
    state, map = table.state, map_of(table.state)
    seen = not walk.silent and is_seen(state, stalker.space, walk)
    left = stalker.space
    leave(table, stalker, space)
    stalker.space = space
    walk.way.append(space)
    if stalker.trail:
        stalker.trail.append(space)
    if table.log is not None:
        beat = Beat("move", about=(stalker.id,), at=map.names[space], path=(map.names[left], map.names[space]))
        table.tell("log-walks", "S-253", beat=beat, stalker=message(stalker.id), space=space_name(map.names[space]))
    if seen and not is_seen(state, space, walk):
        attention.place_high(table, stalker, space, "S-268")
    attention.notice(table, stalker if walk.silent or walk.shadow else None)
    met = board.enemy_spaces(state) >> space & 1
    return await triggers.enter(table, stalker, space) and not met


def is_seen(state: StalkerState, space: int, walk: Walk) -> bool:
    most = board.SHADOW if walk.shadow else None
    return bool(board.watched_spaces(state, most) >> space & 1)


def leave(table: StalkerTable, stalker: Stalker, space: int) -> None:
    """Whoever moves is no longer Exposed (S-444) and uncovers his symbol (S-561); enemies there turn (S-266)."""
    status.unexpose(table, stalker)
    stalker.covers = NOWHERE
    board.look_after(table.state, stalker, space)


async def arrive(table: StalkerTable, stalker: Stalker, walk: Walk) -> None:
    """The end of every movement (S-252): push (S-257), attention (S-251, S-269 to S-273), then anomalies (S-274)."""
    state, map = table.state, map_of(table.state)
    if board.crowd(state, stalker.space) > map.room[stalker.space]:
        await push(table, stalker, walk.way[-2])
    if walk.silent or walk.shadow:  # others were noticed at their last step
        attention.notice(table)
    hushed = len(walk.way) == 2 and Gift.HUSH in gear.gifts(state, stalker)
    if not walk.silent and not hushed and stalker.attention != HIGH:
        attention.place_low(table, stalker, stalker.space, "S-270")
    await anomalies.touched(table, stalker, walk.way)


# --- pushing ----------------------------------------------------------------------------------------------------------


async def push(table: StalkerTable, mover: Stalker, came: int) -> None:
    """One unit makes room (S-257); the mover chooses among equals (S-260). It cannot be interrupted (S-263)."""
    state, map = table.state, map_of(table.state)
    able = pushing.pushes(state, map, mover, mover.space, came)
    chosen = await one_of(table, mover.seat, ASK_PUSH, able, pushing.option)
    names = [To(map.names[there]) for there in chosen.spaces]
    where = map.number[(await one_option(table, mover.seat, ASK_PUSH_TO, names)).space]
    if isinstance(chosen.unit, Enemy):
        pushing.shove_enemy(table, chosen.unit, where, "S-263")
    elif isinstance(chosen.unit, Companion):
        await pushing.shove_companion(table, chosen.unit, where)
    else:
        await be_pushed(table, chosen.unit, where)


async def be_pushed(table: StalkerTable, stalker: Stalker, space: int) -> None:
    """He moves by all rules for attention, triggers and anomalies, but pays nothing for it (S-265)."""
    walk = Walk(stalker.number, 0, [stalker.space, space])
    seen = board.is_watched(table.state, stalker)
    leave(table, stalker, space)
    stalker.space = space
    if table.log is not None:
        names = (map_of(table.state).names[walk.way[0]], map_of(table.state).names[space])
        beat = Beat("push", about=(stalker.id,), at=names[1], path=names)
        table.tell("log-pushed", "S-265", beat=beat, unit=message(stalker.id))
    if seen and not board.is_watched(table.state, stalker):
        attention.place_high(table, stalker, space, "S-268")
    await triggers.enter(table, stalker, space)
    attention.notice(table)
    await arrive(table, stalker, walk)
