from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from fivefires.kit import graphs
from tests.steady import steady

#   gate ── yard ── hall ── attic
#     │       │       │
#   well ── barn ── loft          island
TOWN = {
    "gate": ["yard", "well"],
    "yard": ["gate", "hall", "barn"],
    "hall": ["yard", "attic", "loft"],
    "attic": ["hall"],
    "well": ["gate", "barn"],
    "barn": ["yard", "loft", "well"],
    "loft": ["hall", "barn"],
    "island": [],
}


def test_distances_count_steps_the_nearest_first() -> None:
    found = graphs.distances(TOWN, "gate")
    assert list(found.items()) == [
        ("gate", 0), ("yard", 1), ("well", 1), ("hall", 2), ("barn", 2), ("attic", 3), ("loft", 3),
    ]  # fmt: skip


def test_a_distance_can_be_bounded() -> None:
    assert graphs.reachable(TOWN, "attic", within=2) == ["attic", "hall", "yard", "loft"]
    assert graphs.reachable(TOWN, "attic", within=0) == ["attic"]


def test_an_end_is_reached_and_left_but_not_passed() -> None:
    ends = {"hall", "barn"}
    assert graphs.distances(TOWN, "gate", ends=ends) == {"gate": 0, "yard": 1, "well": 1, "hall": 2, "barn": 2}
    assert graphs.distances(TOWN, "hall", ends=ends)["barn"] == 2
    assert graphs.way(TOWN, "gate", ["attic"], ends=ends) is None
    assert graphs.way(TOWN, "hall", ["attic"], ends=ends) == ["attic"]


def test_the_nearest_come_in_the_order_given() -> None:
    steps = graphs.distances(TOWN, "gate")
    assert graphs.nearest(steps, ["island", "loft", "barn", "hall"]) == ["barn", "hall"]
    assert graphs.nearest(steps, ["island"]) == []


def test_among_equal_ways_the_first_in_the_graphs_order_is_taken() -> None:
    assert graphs.way(TOWN, "gate", ["loft"]) == ["yard", "hall", "loft"]
    turned = {place: list(reversed(ways)) for place, ways in TOWN.items()}
    assert graphs.way(turned, "gate", ["loft"]) == ["well", "barn", "loft"]


def test_a_way_leads_to_the_nearest_goal() -> None:
    assert graphs.way(TOWN, "attic", ["well", "yard"]) == ["hall", "yard"]
    assert graphs.way(TOWN, "attic", ["attic", "hall"]) == []
    assert graphs.way(TOWN, "attic", ["island"]) is None


def test_costs_add_up_and_some_steps_are_free() -> None:
    ways = {"a": [("b", 1), ("c", 5)], "b": [("c", 0), ("d", 3)], "c": [("d", 2)], "d": [], "e": []}
    assert list(graphs.costs(ways, "a").items()) == [("a", 0), ("b", 1), ("c", 1), ("d", 3)]
    assert graphs.costs(ways, "a", within=1) == {"a": 0, "b": 1, "c": 1}


def test_parts_hang_together() -> None:
    assert graphs.parts(TOWN) == [["gate", "yard", "hall", "attic", "well", "barn", "loft"], ["island"]]
    assert graphs.parts({3: [1], 2: [], 1: [3]}) == [[3, 1], [2]]


# --- on any graph -------------------------------------------------------------------------------------

PLACES = range(7)
Ways = dict[int, list[int]]


@st.composite
def any_graphs(draw: st.DrawFn) -> Ways:
    """One-way steps allowed, neighbours in any order."""
    return {place: draw(st.lists(st.sampled_from(PLACES), unique=True, max_size=4)) for place in PLACES}


def walks(ways: Ways, start: int, goal: int) -> list[list[int]]:
    """Every way that comes to no place twice, in the order in which the graph prefers them."""
    found: list[list[int]] = []

    def go(way: list[int]) -> None:
        if way[-1] == goal:
            found.append(way[1:])
            return
        for there in ways[way[-1]]:
            if there not in way:
                go([*way, there])

    go([start])
    return found


@steady
@given(any_graphs(), st.sampled_from(PLACES), st.sampled_from(PLACES))
def test_the_way_is_the_first_of_the_shortest(ways: Ways, start: int, goal: int) -> None:
    every = walks(ways, start, goal)
    assert graphs.way(ways, start, [goal]) == (min(every, key=len) if every else None)
    assert graphs.distances(ways, start).get(goal) == (min(map(len, every)) if every else None)


@steady
@given(any_graphs(), st.sampled_from(PLACES), st.sampled_from(PLACES), st.lists(st.integers(0, 3), min_size=49))
def test_the_cost_is_that_of_the_cheapest_way(ways: Ways, start: int, goal: int, prices: list[int]) -> None:
    priced = {here: [(there, prices[here * 7 + there]) for there in beyond] for here, beyond in ways.items()}
    every = [sum(prices[a * 7 + b] for a, b in pairwise([start, *way])) for way in walks(ways, start, goal)]
    assert graphs.costs(priced, start).get(goal) == (min(every) if every else None)
