"""Bit sets: a set of small numbers as one integer, in which bit 5 is set if 5 belongs to it.

Union, intersection and difference are `|`, `&` and `& ~`; whether 5 belongs to it is `some >> 5 & 1`. They belong in
the tables of a map and in local variables, never in a state: a state holds small numbers only.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeVar

T = TypeVar("T")


def bits(numbers: Iterable[int]) -> int:
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def members(some: int) -> list[int]:
    """The numbers of a set, the smallest first."""
    found = []
    while some:
        low = some & -some
        found.append(low.bit_length() - 1)
        some ^= low
    return found


def picked(things: Sequence[T], some: int) -> list[T]:
    """The things whose numbers belong to a set, in their order."""
    found = []
    while some:
        low = some & -some
        found.append(things[low.bit_length() - 1])
        some ^= low
    return found


def image(of: Sequence[int], some: int) -> int:
    """What the members of a set lead to together; `of` says it of each number."""
    found = 0
    while some:
        low = some & -some
        found |= of[low.bit_length() - 1]
        some ^= low
    return found


# Up to so many members are looked up one by one.
FEW: Final = 5


class Relation:
    """What each number leads to, and quickly what a large set of them leads to together.

    `image` looks eight numbers up at once, so that a whole wave front moves on in about a microsecond, however many
    members it has.
    """

    def __init__(self, of: Sequence[int]) -> None:
        self.of: Final = tuple(of)
        self._size: Final = len(self.of) + 7 >> 3
        self._tables: Final = tuple(_unions(self.of[start : start + 8]) for start in range(0, len(self.of), 8))

    def image(self, some: int) -> int:
        found = 0
        if some.bit_count() <= FEW:
            of = self.of
            while some:
                low = some & -some
                found |= of[low.bit_length() - 1]
                some ^= low
            return found
        for eight, table in zip(some.to_bytes(self._size, "little"), self._tables, strict=True):
            if eight:
                found |= table[eight]
        return found


def _unions(of: Sequence[int]) -> tuple[int, ...]:
    """For each set of these numbers what it leads to: all that its members lead to."""
    found = [0]
    for one in of:
        found += [some | one for some in found]
    return tuple(found)
