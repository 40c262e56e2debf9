"""Regions: spaces that hang together, within a tile or across tiles: rooms, buildings, road sections.

What holds two spaces together is a game's own word, given as a function of the crossing between them. A region can be
a place of its own, so the regions of a map and the prices of going from one to another are a graph again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from fivefires.kit import graphs
from fivefires.kit.bits import bits, members

from .plans import Crossing, Plan

NO_REGION: Final = -1


class Regions(NamedTuple):
    """By number of a space the number of its region, and by number of a region the set of its spaces."""

    of: tuple[int, ...]
    spaces: tuple[int, ...]


def regions(plan: Plan, among: int, together: Callable[[Crossing], bool]) -> Regions:
    """The regions of the spaces `among`, in reading order; two that touch are of one if some crossing says so."""
    ways: dict[int, list[int]] = {number: [] for number in members(among)}
    for crossing in plan.crossings:
        if crossing.here in ways and crossing.there in ways and together(crossing):
            ways[crossing.here].append(crossing.there)
    found = graphs.parts(ways)
    of = [NO_REGION] * len(plan.spaces)
    for region, spaces in enumerate(found):
        for number in spaces:
            of[number] = region
    return Regions(tuple(of), tuple(bits(spaces) for spaces in found))


def borders(
    plan: Plan, found: Regions, price: Callable[[Crossing], int | None]
) -> dict[int, tuple[tuple[int, int], ...]]:
    """Of each region those beyond its borders and the price of going there: a graph for `graphs.costs`.

    Of several crossings the cheapest serves; None is a crossing that cannot be used.
    """
    least: dict[int, dict[int, int]] = {region: {} for region in range(len(found.spaces))}
    for crossing in plan.crossings:
        here, there = found.of[crossing.here], found.of[crossing.there]
        if NO_REGION in (here, there) or here == there:
            continue
        asked = price(crossing)
        if asked is not None:
            least[here][there] = min(asked, least[here].get(there, asked))
    return {region: tuple(sorted(beyond.items())) for region, beyond in least.items()}
