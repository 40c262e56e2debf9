"""Where each stalker wants to go next, and how far that is."""

from __future__ import annotations

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.vocabulary import Side
from fivefires.games.stalker.show.view import StalkerView
from fivefires.games.stalker.state import Stalker

FAR = 1_000.0
# What one face in ten of the anomaly die is worth in spaces: an anomaly costs about seven HP.
PER_FACE = 0.45
# How near to the last step the others begin to move.
SOON = 4.0


def distances(view: StalkerView, goals: list[int]) -> list[float]:
    """By space, the way to the nearest goal; a space with an anomaly counts as several."""
    prices = [1.0 + PER_FACE * chance for chance in view.chances()]
    ways = view.map.ground[Side.HUMAN].ways
    found = [FAR] * len(prices)
    front = goals
    for goal in front:
        found[goal] = 0.0
    while front:
        onward = []
        for there in front:
            for here in ways[there]:
                if found[there] + prices[there] < found[here]:
                    found[here] = found[there] + prices[there]
                    onward.append(here)
        front = onward
    return found


def exits(view: StalkerView) -> list[int]:
    number = view.map.number
    return [number[space] for space in view.mission.exit if space in number]


def worker(view: StalkerView) -> int:
    """Who does the steps of the objective: who has what it takes, else who is equipped for it."""
    if view.bearer >= 0:
        return view.bearer
    return max(view.stalkers, key=lambda one: (bool(view.weapon(one)), carried(view, one), -one.number)).number


def carried(view: StalkerView, stalker: Stalker) -> int:
    return len(view.known_cards(piles.PACK[stalker.number]))


def way_of(view: StalkerView, stalker: Stalker) -> tuple[list[float], bool]:
    """The distances that count for one stalker, and whether he is needed there.

    One goes ahead and does the work. The others stay where nobody looks; before the last step is done they go to the
    way out.
    """
    if view.step == "exit":  # or whatever opens the way there
        return distances(view, view.places), True
    toward = distances(view, view.places)
    first = worker(view)
    if first == stalker.number:
        return toward, True
    last = len(view.achieved) + 1 >= len(view.mission.needs)
    if last and toward[view.stalkers[first].space] < SOON:
        return distances(view, exits(view)), False
    return [0.0] * len(toward), False
