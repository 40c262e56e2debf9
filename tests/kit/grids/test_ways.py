"""Where a unit gets to while others stand about. In the pictures @ goes, x stands in the way, $ is the goal."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fivefires.kit import graphs
from fivefires.kit.bits import bits, members
from fivefires.kit.grids import (
    CARDINAL,
    EAST,
    EIGHT,
    FOUR,
    LOW,
    NORTH,
    NOTHING,
    SOUTH,
    WEST,
    Ground,
    Plan,
    Route,
    Step,
    Steps,
    drawn,
    nearest,
    reach,
    route,
    way,
)
from fivefires.kit.grids.ways import corridor
from tests.steady import steady

from .looking import find, one_tile, plain_maps, room_maps, rooms, shown, side_by_side

RULES = {"#": NOTHING, "~": LOW}
STREETS = Steps(diagonal=True, over_corners=False)


def on(text: str, steps: Steps = EIGHT) -> tuple[Ground, int, int, int]:
    """The ground of a picture, who goes, the goals, and where others stand."""
    plan = one_tile(text)
    return Ground(plan, spaces=RULES, steps=steps), find(plan, "@"), plan.lettered("$"), plan.lettered("x")


# --- reach --------------------------------------------------------------------------------------------


def test_reach_goes_round_figures() -> None:
    before, one, two, three = side_by_side(
        """
        .....  >  .....  >  **...  >  ***..
        .xxx.  >  *xxx.  >  *xxx.  >  *xxx.
        .@.x.  >  *@*x.  >  *@*x.  >  *@*x.
        .~xx.  >  *~xx.  >  *~xx.  >  *~xx.
        ..#..  >  ..#..  >  **#..  >  **#..
        """
    )
    ground, here, _goals, others = on(before)
    for steps, expected in enumerate((one, two, three), 1):
        assert shown(ground.plan, reach(ground, here, steps, others), keep="@") == expected
    assert reach(ground, here, 0, others) == 1 << here


def test_a_slow_space_takes_a_step_more_to_leave() -> None:
    """S is slow: beside something that holds fast."""
    before, one, two, three = side_by_side(
        """
        .....  >  .....  >  *....  >  **...
        .....  >  *....  >  **...  >  ***..
        @s...  >  @*...  >  @*...  >  @**..
        .....  >  *....  >  **...  >  ***..
        .....  >  .....  >  *....  >  **...
        """
    )
    ground, here, _goals, _others = on(before, FOUR)
    slow = ground.plan.lettered("s")
    for steps, expected in enumerate((one, two, three), 1):
        assert shown(ground.plan, reach(ground, here, steps, slow=slow), keep="@") == expected
    assert reach(ground, here, 1, slow=slow | 1 << here) == 1 << here
    assert reach(ground, here, 2, slow=1 << here) == reach(ground, here, 1)


def test_the_nearest_are_all_that_are_equally_near() -> None:
    ground, here, goals, others = on("$..x$\n..@x.\n$..x.\n...x.\n....$")
    assert [ground.plan.spaces[number].name for number in members(nearest(ground, here, goals, others))] == [
        "t.r1c1",
        "t.r3c1",
    ]
    assert nearest(ground, here, goals | 1 << here) == 1 << here
    assert nearest(ground, here, goals, others | goals) == 0


# --- ways ---------------------------------------------------------------------------------------------


def walked(ground: Ground, found: tuple[int, ...] | None) -> str:
    """The map with the steps of a way as numbers."""
    assert found is not None
    return drawn(ground.plan, {number: str(step) for step, number in enumerate(found, 1)})


@pytest.mark.parametrize(
    "text",
    [
        # Round figures, between which a diagonal step may slip.
        """
        .....  >  .....
        .xxx.  >  .xxx.
        .@x$.  >  .@x5.
        .xx..  >  1xx4.
        .....  >  .23..
        """,
        # Not between what is shut.
        """
        ...#$  >  ...#4
        ...~.  >  ...~3
        .@#..  >  .@#2.
        .....  >  ..1..
        .....  >  .....
        """,
        # Among equal ways first to the north, then on clockwise.
        """
        ..$..  >  ..3..
        .....  >  .2...
        .....  >  .1...
        .@...  >  .@...
        .....  >  .....
        """,
        # To the nearest of several goals, and of equal ones to the first on the clock.
        """
        $....  >  $....
        ...$.  >  ...2.
        .....  >  ..1..
        .@.$.  >  .@.$.
        .....  >  .....
        """,
    ],
)
def test_a_way_is_the_shortest(text: str) -> None:
    before, after = side_by_side(text)
    ground, here, goals, others = on(before)
    assert walked(ground, way(ground, here, goals, others)) == after


def test_there_may_be_no_way() -> None:
    ground, here, goals, others = on("..x.\n@.x.\n..x$\n..x.")
    assert way(ground, here, goals, others) is None
    assert way(ground, here, 0) is None
    assert way(ground, here, goals, goals) is None
    assert route(ground, here, goals, others) is None


def test_who_is_there_already_need_not_go() -> None:
    ground, here, goals, _others = on("..$.\n@...\n....\n....")
    assert way(ground, here, goals | 1 << here, shut=1 << here) == ()
    assert route(ground, here, goals | 1 << here) == Route(0, 0, ())


def test_that_the_start_is_shut_does_not_matter() -> None:
    ground, here, goals, _others = on("$@..\n....\n....\n....")
    assert way(ground, here, goals, shut=1 << here) == (0,)


# --- fewest corners -----------------------------------------------------------------------------------


def best(text: str, heading: int | None = None) -> Route | None:
    ground, here, goals, others = on(text, FOUR)
    return route(ground, here, goals, others) if heading is None else route(ground, here, goals, others, heading)


def test_of_equal_ways_those_with_fewer_corners_are_better() -> None:
    """To the east and then to the north there is one corner; every way that begins to the north has two or more."""
    assert best("#.$\n...\n@..") == Route(4, 1, (Step(EAST, 7),))


def test_a_longer_way_is_never_better_for_its_corners() -> None:
    """Down the stairs there are five steps and three corners; round by the south there would be nine and two."""
    stairs = """
        @..##
        .#..#
        .##$#
        .##.#
        ....#
    """
    assert best(stairs) == Route(5, 3, (Step(EAST, 1),))


def test_all_first_steps_of_the_best_ways_are_told() -> None:
    assert best("...\n@#$\n...") == Route(4, 2, (Step(NORTH, 0), Step(SOUTH, 6)))
    assert best("..$\n...\n@..") == Route(4, 1, (Step(NORTH, 3), Step(EAST, 7)))


def test_turning_at_the_start_is_a_corner_only_for_one_on_the_way() -> None:
    assert best("..$\n...\n@..", heading=EAST) == Route(4, 1, (Step(EAST, 7),))
    assert best("..$\n...\n@..", heading=SOUTH) == Route(4, 2, (Step(NORTH, 3), Step(EAST, 7)))


def test_where_spaces_touch_on_several_sides_the_better_one_counts() -> None:
    """From C by A to B it is straight north, since B lies north of A as well as east of it; by D there is a corner."""
    plan = rooms(
        """
        +-+-+-+
        |A B B|
        + + + +
        |A A B|
        + + + +
        |C C D|
        +-+-+-+
        """
    )
    ground = Ground(plan)
    a, b, c = (find(plan, letter) for letter in "ABC")
    assert route(ground, c, 1 << b) == Route(2, 0, (Step(NORTH, a),))
    assert route(ground, b, 1 << c) == Route(2, 0, (Step(SOUTH, a),))
    assert route(ground, b, 1 << a) == Route(1, 0, (Step(SOUTH, a), Step(WEST, a)))


def test_of_two_goals_the_one_with_fewer_steps_and_then_fewer_corners_is_nearer() -> None:
    ways = [best(text) for text in ("@..\n.#.\n..$", "@.$\n...\n...", "@..\n...\n$$.", "@#.\n..#\n#.$")]
    assert sorted(one[:2] for one in ways if one is not None) == [(2, 0), (2, 0), (4, 1), (4, 3)]


# --- any map ------------------------------------------------------------------------------------------


def sets_of(plan: Plan) -> st.SearchStrategy[int]:
    return st.sets(st.integers(0, len(plan.spaces) - 1), max_size=4).map(bits)


@steady
@given(plain_maps(), st.data())
def test_a_way_is_what_a_search_finds(plan: Plan, data: st.DataObject) -> None:
    ground = Ground(plan, spaces=RULES, steps=STREETS)
    start = data.draw(st.integers(0, len(plan.spaces) - 1))
    goals, shut = data.draw(sets_of(plan)), data.draw(sets_of(plan)) & ~(1 << start)
    free = {here: [there for there in beyond if not shut >> there & 1] for here, beyond in ground.ways.items()}
    expected = graphs.way(free, start, members(goals))
    assert way(ground, start, goals, shut) == (None if expected is None else tuple(expected))
    steps = graphs.distances(free, start)
    assert members(nearest(ground, start, goals, shut)) == graphs.nearest(steps, members(goals))


@steady
@given(plain_maps(), st.data(), st.integers(0, 5))
def test_reach_is_what_a_search_finds(plan: Plan, data: st.DataObject, steps: int) -> None:
    ground = Ground(plan, spaces=RULES, steps=STREETS)
    start = data.draw(st.integers(0, len(plan.spaces) - 1))
    shut, slow = data.draw(sets_of(plan)), data.draw(sets_of(plan))
    priced = {
        here: [(there, 1 + (slow >> here & 1)) for there in beyond if not shut >> there & 1]
        for here, beyond in ground.ways.items()
    }
    assert members(reach(ground, start, steps, shut, slow)) == sorted(graphs.costs(priced, start, within=steps))


def every_walk(ground: Ground, start: int, goals: int, shut: int) -> list[list[Step]]:
    """Every way of the least length to a goal, one for each choice of directions."""
    ways: list[list[Step]] = [[]]
    seen = {start}
    while ways:
        arrived = [way for way in ways if goals >> (way[-1].space if way else start) & 1]
        if arrived:
            return arrived
        ways = [
            [*way, Step(direction, there)]
            for way in ways
            for direction in CARDINAL
            for there in members(ground.toward[direction][way[-1].space if way else start] & ~shut)
            if there not in seen
        ]
        seen |= {way[-1].space for way in ways}
    return []


@steady
@given(room_maps(), st.data())
def test_a_route_has_the_fewest_corners_of_all(plan: Plan, data: st.DataObject) -> None:
    ground = Ground(plan, lines={"W": NOTHING, "F": LOW})
    start = data.draw(st.integers(0, len(plan.spaces) - 1))
    goals, shut = data.draw(sets_of(plan)), data.draw(sets_of(plan)) & ~(1 << start)
    heading = data.draw(st.sampled_from(CARDINAL))
    corners = [
        (sum(a.direction != b.direction for a, b in pairwise([Step(heading, start), *way])), way)
        for way in every_walk(ground, start, goals & ~shut, shut)
    ]
    if not corners:
        assert route(ground, start, goals, shut, heading) is None
        return
    least = min(count for count, _way in corners)
    first = {way[0] for count, way in corners if count == least and way}
    found = route(ground, start, goals, shut, heading)
    assert found is not None
    assert found[:2] == (len(corners[0][1]), least)
    assert set(found.first) == first
    assert len(found.first) == len(first)


@steady
@given(room_maps(), st.data())
def test_ways_change_only_where_something_in_their_corridor_is_shut(plan: Plan, data: st.DataObject) -> None:
    ground = Ground(plan, lines={"W": NOTHING, "F": LOW})
    start = data.draw(st.integers(0, len(plan.spaces) - 1))
    goals, shut = data.draw(sets_of(plan)), data.draw(sets_of(plan))
    heading = data.draw(st.sampled_from(CARDINAL))
    found = corridor(ground, start, goals)
    walks = every_walk(ground, start, goals, 0)
    assert found == bits(step.space for walk in walks for step in walk) | (1 << start if walks else 0)
    assert route(ground, start, goals, shut & ~found, heading) == route(ground, start, goals, 0, heading)
