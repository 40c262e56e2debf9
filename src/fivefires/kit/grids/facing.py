"""Sight by facing: it spreads from space to space, in one direction at a time.

One sees the spaces that lie next in a direction, then those that lie next to these in the same direction, and so on;
large spaces fan it out, and it never turns a corner. How far it spreads may differ before, beside and behind a unit.
As each kind of unit has its own ground and its own vision, one may see somebody without being seen.

Mutual sight is another notion: the straight line between two centres.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from fivefires.kit.bits import image

from .directions import CARDINAL
from .distances import FAR
from .grounds import Ground


class Vision(NamedTuple):
    """How many steps of the spread a unit sees before, beside and behind itself."""

    front: int
    side: int
    back: int


ALL_ROUND: Final = Vision(FAR, FAR, FAR)


class Rays:
    """The spread of sight on a ground, from each space in each of the four directions.

    `dark` are spaces that no sight leads from, to or through, whatever is printed there.
    """

    def __init__(self, ground: Ground, dark: int = 0) -> None:
        self.ground: Final = ground
        self.dark: Final = dark
        self._spread: Final[dict[tuple[int, int], tuple[int, ...]]] = {}

    def spread(self, direction: int, start: int) -> tuple[int, ...]:
        """What is seen in one direction after no, one, two steps, and so on as far as there is something new."""
        key = direction, start
        found = self._spread.get(key)
        if found is None:
            found = self._spread[key] = _spread(self.ground, direction, start, self.dark)
        return found

    def look(self, space: int, facing: int, vision: Vision) -> int:
        """The spaces that a unit sees from here, its own included."""
        far = (vision.front, vision.side, vision.back, vision.side)
        seen = 1 << space
        for direction in CARDINAL:
            steps = self.spread(direction, space)
            seen |= steps[min(far[direction - facing], len(steps) - 1)]
        return seen

    def table(self, vision: Vision) -> tuple[tuple[int, ...], ...]:
        """By facing and space, what a unit sees: `table[facing][a] >> b & 1` tells whether it sees b from a."""
        spaces = range(len(self.ground.plan.spaces))
        return tuple(tuple(self.look(space, facing, vision) for space in spaces) for facing in CARDINAL)


def _spread(ground: Ground, direction: int, start: int, dark: int) -> tuple[int, ...]:
    front = 1 << start & ~dark
    hidden = ~(1 << start | dark)
    seen = [0]
    while front := image(ground.seen[direction], front) & hidden:
        hidden ^= front
        seen.append(seen[-1] | front)
    return tuple(seen)
