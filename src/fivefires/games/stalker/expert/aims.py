"""Where each stalker wants to go next, and how far that is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.index import ATTACHMENT, STALKER
from fivefires.games.stalker.content.terrain import Terrain
from fivefires.games.stalker.content.vocabulary import Side
from fivefires.games.stalker.show.view import StalkerView
from fivefires.games.stalker.state import Stalker

FAR = 1_000.0
# Steps of an objective that take a detector.
SOUGHT = {"artifacts", "finds"}
# What one face in ten of the anomaly die is worth in spaces: an anomaly costs about seven HP.
PER_FACE = 0.6
# How near to the last step the others begin to move.
SOON = 4.0
# Whoever has this share of his HP is fit to go ahead; so close the others follow.
FIT = 0.4
CLOSE_BEHIND = 1.0


def distances(view: StalkerView, goals: Sequence[int]) -> Sequence[float]:
    """By space, the way to the nearest goal; a step into an anomaly or out of it counts as several."""
    return _spread(view.map, tuple(goals), tuple(view.chances()))


@lru_cache(maxsize=1 << 12)
def _spread(map: Terrain, goals: tuple[int, ...], chances: tuple[int, ...]) -> tuple[float, ...]:
    prices = [PER_FACE * chance for chance in chances]
    ways = map.ground[Side.HUMAN].ways
    found = [FAR] * len(prices)
    front = [*goals]
    for goal in front:
        found[goal] = 0.0
    while front:
        onward = []
        for there in front:
            for here in ways[there]:
                length = found[there] + 1.0 + max(prices[there], prices[here])
                if length < found[here]:
                    found[here] = length
                    onward.append(here)
        front = onward
    return tuple(found)


def way_ahead(view: StalkerView) -> list[int]:
    """The spaces that the stalker whose turn it is would walk through with his next Movement, his own included."""
    stalker = view.actor
    if stalker is None:
        return []
    away, _ = way_of(view, stalker)
    ways = view.map.ground[Side.HUMAN].ways
    found = [stalker.space]
    for _ in range(view.strides(stalker)):
        onward = min(ways[found[-1]], key=lambda space: away[space], default=found[-1])
        if away[onward] >= away[found[-1]]:
            break
        found.append(onward)
    return found


def exits(view: StalkerView) -> list[int]:
    number = view.map.number
    return [number[space] for space in view.mission.exit if space in number]


def has_detector(view: StalkerView, stalker: Stalker) -> bool:
    worn = view.known_cards(piles.ARMOR[stalker.number])
    return any(card in ATTACHMENT and ATTACHMENT[card].detector >= 0 for card in worn)


def worker(view: StalkerView) -> int:
    """Who does the steps of the objective: who has what it takes, else the first who is not badly hurt."""
    if view.bearer >= 0:
        return view.bearer
    if view.step in SOUGHT and (finders := [one.number for one in view.stalkers if has_detector(view, one)]):
        return finders[0]
    return max(view.stalkers, key=lambda one: (min(FIT, one.hp / STALKER[one.id].hp), -one.number)).number


def way_of(view: StalkerView, stalker: Stalker) -> tuple[Sequence[float], bool]:
    """The distances that count for one stalker, and whether he is needed there.

    One goes ahead and does the work. The others follow at some distance, where nobody looks, to shoot at whoever sees
    him and to take his place; before the last step is done they go to the way out. Who is badly hurt stays out of it.
    """
    toward = distances(view, view.places)
    if view.step == "exit":  # or whatever opens the way there
        return toward, True
    first = worker(view)
    if first == stalker.number:
        return toward, True
    last = len(view.achieved) + 1 >= len(view.mission.needs)
    if last and toward[view.stalkers[first].space] < SOON:
        return distances(view, exits(view)), False
    if stalker.hp < FIT * STALKER[stalker.id].hp:
        return [0.0] * len(toward), False
    behind = distances(view, [view.stalkers[first].space])
    return [max(0.0, one - CLOSE_BEHIND) for one in behind], False
