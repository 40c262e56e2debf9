"""Graphs: how far it is, what can be reached, and which way leads there.

A graph is a plain mapping: of each place, those that one step leads to, in the order in which equal ways are
preferred. Nothing else is assumed of it. Steps may lead one way only, and places may be texts or numbers.

Three notions that are easily confused:

- a *distance* counts steps;
- a *cost* adds up what the steps cost, and may be 0 for some;
- a *way* is the places that one comes to, the start left out and the goal included.
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from heapq import heappop, heappush
from typing import TypeVar

N = TypeVar("N")


def distances(ways: Mapping[N, Sequence[N]], start: N, *, ends: Container[N] = (), within: int = -1) -> dict[N, int]:
    """How many steps it takes to each place that can be reached, the nearest first.

    One may come to a place of `ends` or start there, but not pass through. `within`: not farther than that.
    """
    steps = {start: 0}
    edge = [start]
    while edge and within != 0:
        within -= 1
        beyond = []
        for place in edge:
            if place in ends and place != start:
                continue
            for there in ways[place]:
                if there not in steps:
                    steps[there] = steps[place] + 1
                    beyond.append(there)
        edge = beyond
    return steps


def reachable(ways: Mapping[N, Sequence[N]], start: N, *, ends: Container[N] = (), within: int = -1) -> list[N]:
    """The places that can be reached, the start included, the nearest first."""
    return list(distances(ways, start, ends=ends, within=within))


def nearest(steps: Mapping[N, int], places: Sequence[N]) -> list[N]:
    """Those of the places that are the fewest steps away, in the order given; `steps` is what `distances` found."""
    there = [place for place in places if place in steps]
    least = min((steps[place] for place in there), default=0)
    return [place for place in there if steps[place] == least]


def way(ways: Mapping[N, Sequence[N]], start: N, goals: Container[N], *, ends: Container[N] = ()) -> list[N] | None:
    """A shortest way to one of the goals; None if there is none, and empty where one stands on a goal already.

    Among equal ways the one whose first step comes first in the graph's order is taken, then its second, and so on.
    """
    came: dict[N, N] = {start: start}
    edge = [start]
    for place in edge:  # grows while it is walked
        if place in goals:
            return _back(came, place)
        if place in ends and place != start:
            continue
        for there in ways[place]:
            if there not in came:
                came[there] = place
                edge.append(there)
    return None


def _back(came: Mapping[N, N], goal: N) -> list[N]:
    found = []
    while came[goal] != goal:
        found.append(goal)
        goal = came[goal]
    found.reverse()
    return found


def costs(ways: Mapping[N, Sequence[tuple[N, int]]], start: N, *, within: int = -1) -> dict[N, int]:
    """The least cost of coming to each place that can be reached, the cheapest first. Steps are (place, cost) here.

    `within`: not dearer than that.
    """
    found: dict[N, int] = {}
    queue: list[tuple[int, int, N]] = [(0, 0, start)]
    pushed = 0
    while queue:
        cost, _order, place = heappop(queue)
        if place in found:
            continue
        found[place] = cost
        for there, more in ways[place]:
            if there not in found and (within < 0 or cost + more <= within):
                pushed += 1
                heappush(queue, (cost + more, pushed, there))
    return found


def parts(ways: Mapping[N, Sequence[N]]) -> list[list[N]]:
    """The parts that hang together, in a graph whose steps lead both ways; all in the order of the mapping."""
    number: dict[N, int] = {}
    found: list[list[N]] = []
    for place in ways:
        if place not in number:
            number.update(dict.fromkeys(distances(ways, place), len(found)))
            found.append([])
        found[number[place]].append(place)
    return found
