"""Sight that spreads from space to space. In the pictures stars are what is seen from @."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fivefires.kit.bits import bits, members
from fivefires.kit.grids import (
    ALL_ROUND,
    CARDINAL,
    EAST,
    EVERYTHING,
    FAR,
    LOW,
    NORTH,
    NOTHING,
    SOUTH,
    WEST,
    Ground,
    Plan,
    Rays,
    Vision,
)
from tests.steady import steady

from .looking import find, picture, room_maps, rooms, shown

LINES = {"D": EVERYTHING, "F": LOW, "W": NOTHING}
GUARD = Vision(front=3, side=1, back=0)


def seen(plan: Plan, letter: str, facing: int, vision: Vision, dark: str = "") -> str:
    rays = Rays(Ground(plan, lines=LINES), plan.lettered(dark) if dark else 0)
    return shown(plan, rays.look(find(plan, letter), facing, vision), keep=letter)


# G is two squares high; everything around it is one square.
LARGE = rooms(
    """
    + + + + + + + +
         A
    + + + + + + + +
     B C G D E
    + + + + + + + +
     H I G J K
    + + + + + + + +
       L M
    + + + + + + + +
         N
    + + + + + + + +
         O
    + + + + + + + +
         P
    + + + + + + + +
    """
)


def test_a_guard_sees_three_ahead_one_beside_and_none_behind() -> None:
    """Sight 1 may contain several spaces, and what could be seen only round a corner is not seen."""
    assert seen(LARGE, "G", SOUTH, GUARD) == "  A\nB*G*E\nH*G*K\n L*\n  *\n  *\n  P"


def test_sight_turns_with_the_unit() -> None:
    assert seen(LARGE, "G", EAST, GUARD) == "  *\nBCG**\nHIG**\n L*\n  N\n  O\n  P"
    assert seen(LARGE, "G", NORTH, GUARD) == "  *\nB*G*E\nH*G*K\n LM\n  N\n  O\n  P"
    assert seen(LARGE, "G", WEST, GUARD) == "  *\n**GDE\n**GJK\n L*\n  N\n  O\n  P"


def test_all_round_there_is_no_limit() -> None:
    for facing in CARDINAL:
        assert seen(LARGE, "G", facing, ALL_ROUND) == "  *\n**G**\n**G**\n L*\n  *\n  *\n  *"


def test_a_large_space_fans_sight_out() -> None:
    plan = rooms(
        """
        +-+-+-+
        |A B X|
        + + + +
        |C C X|
        + + + +
        |D E X|
        +-+-+-+
        """
    )
    assert seen(plan, "D", NORTH, Vision(FAR, 0, 0)) == picture(
        """
        +-+-+-+
        |* * X|
        + + + +
        |* * X|
        + + + +
        |D E X|
        +-+-+-+
        """
    )


def test_sight_is_not_always_mutual() -> None:
    """Because the back of a guard is turned, or because a window is a wall to it."""
    plan = rooms("+-+-+\n|A A|\n+W+W+\n|B B|\n+-+-+")
    human, beast = Rays(Ground(plan, lines={"W": EVERYTHING})), Rays(Ground(plan, lines={"W": NOTHING}))
    assert human.table(GUARD)[NORTH] == (0b01, 0b11)
    assert human.table(GUARD)[SOUTH] == (0b11, 0b10)
    assert beast.table(GUARD)[NORTH] == (0b01, 0b10)


HALL = rooms(
    """
    +-+-+-+-+
    |A B|C E|
    + + + +F+
    |G HDI J|
    +-+-+F+-+
    |K L M NW
    + + + +-+
    |O P Q|R|
    +-+-+-+-+
    """
)


def test_sight_passes_doors_and_fences_and_stops_at_walls() -> None:
    assert seen(HALL, "H", NORTH, ALL_ROUND) == picture(
        """
        +-+-+-+-+
        |A *|C E|
        + + + +F+
        |* HD* *|
        +-+-+F+-+
        |K L M NW
        + + + +-+
        |O P Q|R|
        +-+-+-+-+
        """
    )
    assert seen(HALL, "I", NORTH, ALL_ROUND) == picture(
        """
        +-+-+-+-+
        |A B|* E|
        + + + +F+
        |* *DI *|
        +-+-+F+-+
        |K L * NW
        + + + +-+
        |O P *|R|
        +-+-+-+-+
        """
    )


@pytest.mark.parametrize(
    ("dark", "row"), [("", "|* *DI *|"), ("J", "|* *DI J|"), ("H", "|G HDI *|"), ("G", "|G *DI *|"), ("I", "|G HDI J|")]
)
def test_no_sight_leads_from_to_or_through_the_dark(dark: str, row: str) -> None:
    assert seen(HALL, "I", SOUTH, ALL_ROUND, dark).splitlines()[3] == row


# --- any map ------------------------------------------------------------------------------------------


def spread(plan: Plan, start: int, direction: int, limit: int, dark: set[int]) -> set[int]:
    """Crossing by crossing, step by step."""
    lets = {" ": 1, "|": 0, "F": 1, "W": 0}
    front, found = {start} - dark, {start}
    for _ in range(limit):
        front = {
            one.there
            for one in plan.crossings
            if one.here in front and one.direction == direction and lets[one.lines[0]] and lets[one.lines[1]]
        } - dark
        found |= front
    return found


@steady
@given(room_maps(), st.data())
def test_sight_is_what_the_crossings_say(plan: Plan, data: st.DataObject) -> None:
    spaces = st.integers(0, len(plan.spaces) - 1)
    dark = data.draw(st.sets(spaces, max_size=2))
    vision = Vision(*(data.draw(st.integers(0, 4)) for _ in range(3)))
    start, facing = data.draw(spaces), data.draw(st.sampled_from(CARDINAL))
    right, back, left = ((facing + quarters) % 4 for quarters in (1, 2, 3))
    far = {facing: vision.front, right: vision.side, back: vision.back, left: vision.side}
    expected = set().union(*(spread(plan, start, direction, limit, dark) for direction, limit in far.items()))
    rays = Rays(Ground(plan, lines=LINES), bits(dark))
    assert members(rays.look(start, facing, vision)) == sorted(expected)
    assert rays.table(vision)[facing][start] == bits(expected)


@steady
@given(room_maps())
def test_on_one_ground_sight_without_limit_is_mutual(plan: Plan) -> None:
    table = Rays(Ground(plan, lines=LINES)).table(ALL_ROUND)[NORTH]
    numbers = range(len(plan.spaces))
    assert all(table[here] >> there & 1 == table[there] >> here & 1 for here in numbers for there in numbers)
