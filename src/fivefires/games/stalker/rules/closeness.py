"""What is closest, and for whom (S-156 to S-164): the shortest route, the fewest corners, then the lead stalker."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, TypeVar

from fivefires.games.stalker.content.index import HUMANS, SIDE
from fivefires.games.stalker.content.vocabulary import Side
from fivefires.games.stalker.state import Enemy, StalkerState, StalkerTable, lead_seat, map_of
from fivefires.kernel import Message, Prompt
from fivefires.kit.choosing import one_of
from fivefires.kit.grids import Ground
from fivefires.kit.grids.ways import NOWHERE, Route, corridor
from fivefires.kit.grids.ways import route as find_route

from . import anomalies

T = TypeVar("T")

FAR: Final = 1_000_000
# What was found before is found again at once: units stand still for long.
_route = lru_cache(maxsize=1 << 14)(find_route)
_corridor = lru_cache(maxsize=1 << 14)(corridor)


def route(ground: Ground, start: int, goals: int, shut: int = 0, heading: int = NOWHERE) -> Route | None:
    """The same as if nothing was shut, where nothing on the way is."""
    if shut and not shut & _corridor(ground, start, goals):
        shut = 0
    return _route(ground, start, goals, shut, heading)


class Going:
    """How enemies would go as things stand: to be asked for any of them, and for any goals, as long as they stand so.

    Humans alone go round uncovered symbols, if they can (S-157, S-158, S-163). Which those are is looked up where some
    anomaly lies on the way.
    """

    def __init__(self, state: StalkerState) -> None:
        self.state: Final = state
        self.map: Final = map_of(state)
        self.active: Final = anomalies.active_spaces(state)
        self._shunned: int | None = None

    @property
    def shunned(self) -> int:
        if self._shunned is None:
            self._shunned = anomalies.uncovered_spaces(self.state)
        return self._shunned

    def route(self, enemy: Enemy, goals: int, shut: int = 0, heading: int = NOWHERE) -> Route | None:
        ground = self.map.ground[SIDE[enemy.kind]]
        if enemy.kind in HUMANS and (self.active | shut) & _corridor(ground, enemy.space, goals):
            found = route(ground, enemy.space, goals, shut | self.shunned, heading)
            if found is not None:
                return found
        return route(ground, enemy.space, goals, shut, heading)

    def steps(self, enemy: Enemy, space: int) -> int:
        """The spaces of its shortest route (S-156); what no route leads to comes last, by range (S-163)."""
        side = SIDE[enemy.kind]
        if enemy.kind in HUMANS and self.active & _corridor(self.map.ground[side], enemy.space, 1 << space):
            found = length(self.map.ground[side], enemy.space, space, self.shunned)
            if found is not None:
                return found
        walk = self.map.walk[side][enemy.space][space]
        return walk if walk < FAR else FAR + self.map.range[side][enemy.space][space]

    def corners(self, enemy: Enemy, space: int) -> int:
        """Of its best route (S-160, S-161)."""
        found = self.route(enemy, 1 << space)
        return found.corners if found is not None else 0

    def closest(self, enemy: Enemy, spaces: Sequence[int]) -> list[int]:
        """Corners are counted only among what is equally far (S-160)."""
        near = fewest(spaces, lambda space: self.steps(enemy, space))
        return fewest(near, lambda space: self.corners(enemy, space))


def best_route(state: StalkerState, enemy: Enemy, goals: int, shut: int = 0, heading: int = NOWHERE) -> Route | None:
    return Going(state).route(enemy, goals, shut, heading)


def steps(state: StalkerState, enemy: Enemy, space: int) -> int:
    return Going(state).steps(enemy, space)


def corners(state: StalkerState, enemy: Enemy, space: int) -> int:
    return Going(state).corners(enemy, space)


def closest_spaces(state: StalkerState, enemy: Enemy, spaces: Sequence[int]) -> list[int]:
    return Going(state).closest(enemy, spaces)


@lru_cache(maxsize=1 << 14)
def length(ground: Ground, start: int, goal: int, shut: int) -> int | None:
    """How many steps lead there past what is shut."""
    wave = seen = 1 << start
    count = 0
    while not wave >> goal & 1:
        wave = ground.steps.image(wave) & ~(seen | shut)
        if not wave:
            return None
        seen |= wave
        count += 1
    return count


def measure_from(state: StalkerState, space: int, goal: int) -> tuple[int, int]:
    """Steps and corners from a stalker, who goes round nothing."""
    found = route(map_of(state).ground[Side.HUMAN], space, 1 << goal)
    if found is None:
        return FAR + map_of(state).range[Side.HUMAN][space][goal], 0
    return found.steps, found.corners


def fewest(things: Sequence[T], value: Callable[[T], int]) -> list[T]:
    """All that share the least; of one alone nothing is asked."""
    if len(things) < 2:
        return [*things]
    found = [value(thing) for thing in things]
    least = min(found)
    return [thing for thing, one in zip(things, found, strict=True) if one == least]


async def the_closest(
    table: StalkerTable,
    prompt: Prompt,
    things: Sequence[T],
    ranks: Sequence[Callable[[T], int]],
    option: Callable[[T], object],
    **args: Message,
) -> T:
    """By one measure after the other; a tie that remains is decided by the lead stalker (S-162).

    `args` are those of the question.
    """
    for rank in ranks:
        if len(things) == 1:
            return things[0]
        things = fewest(things, rank)
    return await one_of(table, lead_seat(table.state), prompt, things, option, **args)
