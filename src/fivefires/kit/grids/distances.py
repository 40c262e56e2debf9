"""Distances: three notions, each a table from space to space.

- A *span* is as the crow flies: the larger of the differences of columns and rows, whatever lies between.
- A *range* counts the edges that a shot or a throw crosses: it goes round walls and over fences and water.
- A *walk* counts the steps of a unit that is stopped by nobody.

A way round figures is none of them: it depends on who stands where, and `ways` finds it.
"""

from __future__ import annotations

from typing import Final

from fivefires.kit.bits import Relation, members

from .grounds import Ground
from .plans import Plan

Table = tuple[tuple[int, ...], ...]

# What no way leads to is so far away.
FAR: Final = 1_000_000


def spans(plan: Plan) -> Table:
    """Of spaces with several squares the nearest two count."""
    squares = [space.squares for space in plan.spaces]
    return tuple(
        tuple(min(max(abs(a - x), abs(b - y)) for a, b in here for x, y in there) for there in squares)
        for here in squares
    )


def ranges(ground: Ground) -> Table:
    return tuple(_waves(ground.near, start) for start in range(len(ground.plan.spaces)))


def walks(ground: Ground, shut: int = 0) -> Table:
    """Round what is `shut`, such as a bridge that is still to be opened."""
    return tuple(_waves(ground.steps, start, shut) for start in range(len(ground.plan.spaces)))


def _waves(relation: Relation, start: int, shut: int = 0) -> tuple[int, ...]:
    found = [FAR] * len(relation.of)
    found[start] = 0
    wave = 1 << start
    seen = wave | shut
    steps = 0
    while wave:
        steps += 1
        wave = relation.image(wave) & ~seen
        seen |= wave
        for number in members(wave):
            found[number] = steps
    return tuple(found)
