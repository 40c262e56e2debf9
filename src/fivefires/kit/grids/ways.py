"""Ways: how a unit gets somewhere on its ground while others stand about.

Goals, and what is `shut` because somebody stands there or for any other reason, are bit sets of spaces. What is shut
is never entered, be it a goal or not; that a unit starts from it does not matter.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final, NamedTuple

from fivefires.kit.bits import members

from .distances import FAR
from .grounds import Ground

NOWHERE: Final = -1


def reach(ground: Ground, start: int, steps: int, shut: int = 0, slow: int = 0) -> int:
    """The spaces that so many steps lead to, the start included. Leaving a `slow` space takes one step more."""
    wave = seen = 1 << start
    late = 0
    if steps and not slow >> start & 1:
        steps -= 1
        wave = ground.steps.of[start] & ~(seen | shut)
        seen |= wave
    while steps and (wave or late):
        steps -= 1
        beyond = ground.steps.image(wave & ~slow | late)
        late = wave & slow
        wave = beyond & ~(seen | shut)
        seen |= wave
    return seen


def nearest(ground: Ground, start: int, among: int, shut: int = 0) -> int:
    """Those that are the fewest steps away: none if no way leads to any, the start alone if it is among them."""
    wave = seen = 1 << start
    while wave and not wave & among:
        wave = ground.steps.image(wave) & ~(seen | shut)
        seen |= wave
    return wave & among


def way(ground: Ground, start: int, goals: int, shut: int = 0) -> tuple[int, ...] | None:
    """The spaces of a shortest way to one of the goals; None if there is none, and empty where one is there already.

    Among equal ways that is taken whose first step comes first clockwise from north, then its second, and so on.
    """
    waves = _waves_to(ground, start, goals, shut)
    if waves is None:
        return None
    found = []
    here = start
    for number in range(len(waves) - 2, -1, -1):
        wave = waves[number]
        for there in ground.ways[here]:
            if wave >> there & 1:
                here = there
                break
        found.append(here)
    return tuple(found)


def _waves_to(ground: Ground, start: int, goals: int, shut: int) -> list[int] | None:
    """The goals, the spaces one step away from them, those two steps away, and so on up to the start."""
    begin = 1 << start
    left = ~shut | begin
    wave = goals & left
    waves = [wave]
    while not wave & begin:
        left ^= wave
        wave = ground.steps.image(wave) & left
        if not wave:
            return None
        waves.append(wave)
    return waves


# --- fewest corners -----------------------------------------------------------------------------------


class Step(NamedTuple):
    direction: int
    space: int


class Route(NamedTuple):
    """What the best ways have in common: how many steps and corners, and the first steps with which they begin.

    Of two goals the one with the smaller `route[:2]` is nearer.
    """

    steps: int
    corners: int
    first: tuple[Step, ...]


def route(ground: Ground, start: int, goals: int, shut: int = 0, heading: int = NOWHERE) -> Route | None:
    """The shortest ways to one of the goals, and of these the ones with the fewest corners; None if there is none.

    A corner is a change of direction between two steps. With a `heading` the first step in another direction is one
    too, as for a unit in the middle of its way. Where two spaces touch on several sides, that side counts which saves
    a corner. A join is a direction of its own.
    """
    waves = _waves_to(ground, start, goals, shut)
    if waves is None:
        return None
    on = _on_the_way(ground, start, waves)
    corners: dict[int, dict[int, int]] = {goal: {} for goal in members(on[0])}
    for beyond, wave in pairwise(on[:-1]):
        for here in members(wave):
            corners[here] = _by_direction(ground, here, beyond, corners)
    best = FAR
    first: list[Step] = []
    for direction, spaces in ground.sides[start] if len(on) > 1 else ():
        turn = 0 if heading in (NOWHERE, direction) else 1
        for there in members(spaces & on[-2]):
            cost = turn + _after(direction, corners[there])
            if cost < best:
                best, first = cost, []
            if cost == best:
                first.append(Step(direction, there))
    return Route(len(on) - 1, best if first else 0, tuple(first))


def corridor(ground: Ground, start: int, goals: int) -> int:
    """All spaces on the shortest ways to one of the goals: where none of them is shut, the ways stay what they are."""
    found = 0
    waves = _waves_to(ground, start, goals, 0)
    for wave in _on_the_way(ground, start, waves) if waves is not None else ():
        found |= wave
    return found


def _on_the_way(ground: Ground, start: int, waves: list[int]) -> list[int]:
    """Of each wave what lies on a shortest way from the start."""
    on = [1 << start]
    for wave in waves[-2::-1]:
        on.append(ground.steps.image(on[-1]) & wave)
    on.reverse()
    return on


def _by_direction(ground: Ground, here: int, beyond: int, corners: dict[int, dict[int, int]]) -> dict[int, int]:
    """The fewest corners to come for one who goes on in each direction that leads nearer."""
    found: dict[int, int] = {}
    for direction, spaces in ground.sides[here]:
        if spaces & beyond:
            found[direction] = min([_after(direction, corners[there]) for there in members(spaces & beyond)])
    return found


def _after(direction: int, onward: dict[int, int]) -> int:
    """The fewest corners for one who has come in this direction, this place included; at a goal there are none."""
    if not onward:
        return 0
    return min(onward.get(direction, FAR), min(onward.values()) + 1)
