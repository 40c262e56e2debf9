"""The map on foot: how far places lie apart, and which step leads where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.index import THREAT
from fivefires.games.zona.rules.board import BORDER_KIND, ENTRANCES, NEIGHBOURS, PLACES, SECTOR, SIDES

from .worth import Affairs

if TYPE_CHECKING:
    from fivefires.games.zona.show.view import ZonaView

Options = Sequence[Any]


SHORTCUT: Final = 1.6


def _walks(side: int) -> dict[str, dict[str, float]]:
    """How far it is from place to place on foot, a shortcut counting for more than its one step."""
    found = {}
    for start in PLACES:
        cost, edge = {start: 0.0}, [start]
        while edge:
            place = edge.pop(0)
            if place in ENTRANCES and place != start:
                continue
            for beyond, kind in NEIGHBOURS[side][place]:
                steps = cost[place] + (1.0 if kind == v.OPEN else SHORTCUT)
                if steps < cost.get(beyond, 99.0):
                    cost[beyond] = steps
                    edge.append(beyond)
        found[start] = cost
    return found


WALK: Final = {side: _walks(side) for side in SIDES}
FAR: Final = 30.0
# By side and place: the places where something can be earned, the nearest first.
EARNING: Final = {
    side: {
        start: tuple(
            sorted(
                (walk, place)
                for place, walk in walks.items()
                if SECTOR.get(place) in (v.GREEN, v.YELLOW) and place != "factory"
            )
        )
        for start, walks in found.items()
    }
    for side, found in WALK.items()
}


def way(view: ZonaView, start: str, goal: str) -> float:
    return WALK[view.side][start].get(goal, FAR)


def step_towards(view: ZonaView, my: Affairs, goal: str, moves: Options) -> Any:
    """The move that leads there with the least harm."""
    side, safe = view.side, my.me.safe_shortcuts
    kinds = BORDER_KIND[side]
    best, least = None, 0.0
    for move in moves:
        place = move.place
        if place in ENTRANCES and place != goal:
            continue
        cost = WALK[side][place].get(goal, FAR)
        if not safe and kinds[my.place, place] != v.OPEN:
            cost += (SHORTCUT - 1) * (1.8 if my.free <= 1 else 1)
        for token in view.threats(place):
            cost += max(0.1, min(1.2, -0.4 * my.meeting(THREAT[token])))
        if best is None or cost < least:
            best, least = move, cost
    return best
