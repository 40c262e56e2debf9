"""What is closest, and for whom (S-156 to S-164): the shortest route, the fewest corners, then the lead stalker."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, TypeVar

from fivefires.games.stalker.content.index import ENEMY
from fivefires.games.stalker.content.vocabulary import Side
from fivefires.games.stalker.state import Enemy, StalkerState, StalkerTable, lead_seat, map_of
from fivefires.kernel import Message, Prompt
from fivefires.kit.choosing import one_of
from fivefires.kit.grids import Ground
from fivefires.kit.grids.ways import NOWHERE, Route
from fivefires.kit.grids.ways import route as find_route

from . import anomalies

T = TypeVar("T")

FAR: Final = 1_000_000
# What was found before is found again at once: units stand still for long.
route = lru_cache(maxsize=1 << 14)(find_route)


def best_route(state: StalkerState, enemy: Enemy, goals: int, shut: int = 0, heading: int = NOWHERE) -> Route | None:
    """How an enemy would walk: humans alone go round uncovered symbols, if they can (S-157, S-158, S-163)."""
    ground = map_of(state).ground[ENEMY[enemy.kind].side]
    if ENEMY[enemy.kind].human:
        found = route(ground, enemy.space, goals, shut | anomalies.uncovered_spaces(state), heading)
        if found is not None:
            return found
    return route(ground, enemy.space, goals, shut, heading)


def steps(state: StalkerState, enemy: Enemy, space: int) -> int:
    """The spaces of its shortest route (S-156); what no route leads to comes last, by range (S-163)."""
    map, card = map_of(state), ENEMY[enemy.kind]
    if card.human and (shut := anomalies.uncovered_spaces(state)):
        found = length(map.ground[card.side], enemy.space, space, shut)
        if found is not None:
            return found
    walk = map.walk[card.side][enemy.space][space]
    return walk if walk < FAR else FAR + map.range[card.side][enemy.space][space]


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


def corners(state: StalkerState, enemy: Enemy, space: int) -> int:
    """Of its best route (S-160, S-161)."""
    found = best_route(state, enemy, 1 << space)
    return found.corners if found is not None else 0


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


def closest_spaces(state: StalkerState, enemy: Enemy, spaces: Sequence[int]) -> list[int]:
    """Corners are counted only among what is equally far (S-160)."""
    near = fewest(spaces, lambda space: steps(state, enemy, space))
    return fewest(near, lambda space: corners(state, enemy, space))


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
        things = fewest(things, rank)
    return await one_of(table, lead_seat(table.state), prompt, things, option, **args)
