"""Ways through the streets: how far it is to a goal where fog, marked areas, unexplored tiles and figures count."""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heappop, heappush
from typing import TYPE_CHECKING

from fivefires.games.zna.content.vocabulary import Level
from fivefires.games.zna.state import STANDING
from fivefires.kit.bits import members

if TYPE_CHECKING:
    from fivefires.games.zna.show.view import ZnaView

FAR = 999.0
# What an area of fog is worth in steps, by the resistance that is left; the last one would fell the hero.
BREATH = (60.0, 60.0, 4.0, 2.4, 1.6)
DEEP_BREATH = 1.2
MARKED, UNEXPLORED, GUARDED, FRIEND, FOE = 2.0, 0.8, 1.0, 1.5, 3.0


def chokes(view: ZnaView, hero: int, area: int) -> bool:
    """Whether the fog of that area takes his breath."""
    level = view.fog[view.map.tile_of[area]]
    return level == Level.HEAVY or (level == Level.MEDIUM and not view.masked(hero))


def breath(view: ZnaView, hero: int) -> float:
    """What an area of fog costs a hero. With the clock at its end nobody asks any more."""
    left = view.heroes[hero].resistance
    if view.clock <= 2:
        return DEEP_BREATH
    return BREATH[left] if left < len(BREATH) else DEEP_BREATH


def prices(view: ZnaView, hero: int) -> list[float]:
    """What it costs the hero to enter each area, in steps."""
    map = view.map
    least = Level.HEAVY if view.masked(hero) else Level.MEDIUM
    dear = breath(view, hero)
    by_tile = [
        1.0 + (dear if level >= least else 0.0) + (0.0 if seen else UNEXPLORED)
        for level, seen in zip(view.fog, view.explored, strict=True)
    ]
    found = [by_tile[tile] for tile in map.tile_of]
    for area in members(view.marked):
        found[area] += MARKED
    for area in members(view.guarded):
        found[area] += GUARDED
    for number, me in enumerate(view.heroes):
        if number != hero and me.status == STANDING:
            found[me.area] += FRIEND
    for mutant in view.mutants:
        found[mutant.area] += FOE
    if map.closed and not view.opened:
        for area in members(map.closed):
            found[area] = FAR
    return found


def field(view: ZnaView, hero: int, goals: Iterable[int]) -> list[float]:
    """From each area, the price of the cheapest way to the nearest goal; right for those nearer than the hero's."""
    price = prices(view, hero)
    here, ways = view.heroes[hero].area, view.map.ground.ways
    found = [FAR] * len(price)
    heap: list[tuple[float, int]] = []
    for goal in goals:
        found[goal] = 0.0
        heap.append((0.0, goal))
    while heap:
        far, area = heappop(heap)
        if area == here:
            break
        if far > found[area]:
            continue
        then = far + price[area]
        for before in ways[area]:
            if then < found[before]:
                found[before] = then
                heappush(heap, (then, before))
    return found


def away(view: ZnaView, area: int, wanted: Iterable[int]) -> int:
    """Steps to the nearest of these areas, whatever lies between."""
    walk = view.map.walk[area]
    return min(map(walk.__getitem__, wanted), default=0)
