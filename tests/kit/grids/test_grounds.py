"""Where one step leads: what is printed, read by one kind of unit. Pictures show the steps from @ as stars."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given

from fivefires.kit.bits import members
from fivefires.kit.grids import (
    EAST,
    EIGHT,
    EVERYTHING,
    JOIN,
    JOINED,
    LOW,
    NORTH,
    NOTHING,
    RANGE,
    SIGHT,
    SOUTH,
    STEP,
    WEST,
    Ground,
    Laid,
    Plan,
    Steps,
    Tile,
    lined,
    opposite,
    plain,
)
from tests.steady import steady

from .looking import find, one_tile, plain_maps, room_maps, rooms, shown, side_by_side

STREETS = {"#": NOTHING, "~": LOW}


def steps_from(ground: Ground, letter: str = "@") -> str:
    return shown(ground.plan, ground.steps.of[find(ground.plan, letter)])


def test_four_directions() -> None:
    before, after = side_by_side(
        """
        ...  >  .*.
        .@.  >  *@*
        .#.  >  .#.
        """
    )
    assert steps_from(Ground(one_tile(before), spaces=STREETS)) == after


def test_eight_directions() -> None:
    before, after = side_by_side(
        """
        ...  >  ***
        .@.  >  *@*
        .~.  >  *~*
        """
    )
    assert steps_from(Ground(one_tile(before), spaces=STREETS, steps=EIGHT)) == after


DIAGONALS = """
    .#..  >  *#*.  >  *#..  >  .#..
    .@#.  >  *@#.  >  *@#.  >  *@#.
    .~..  >  *~*.  >  *~..  >  .~..
    ....  >  ....  >  ....  >  ....
"""


def test_a_diagonal_step_passes_between_two_squares() -> None:
    """With 0 it slips between what is shut on both sides, with 1 past one of them, with 2 past none."""
    before, between_both, past_one, past_none = side_by_side(DIAGONALS)
    plan = one_tile(before)
    for beside, expected in enumerate((between_both, past_one, past_none)):
        assert steps_from(Ground(plan, spaces=STREETS, steps=Steps(diagonal=True, beside=beside))) == expected


@pytest.mark.parametrize("over_corners", [True, False])
def test_a_step_may_or_may_not_lead_over_the_corner_of_tiles(over_corners: bool) -> None:
    lawn, corner = plain("....\n" * 4), plain("....\n....\n....\n...@")
    laid = [Laid(Tile(name, lawn), place % 2, place // 2) for place, name in enumerate("abcd")]
    laid[0] = Laid(Tile("a", corner), 0, 0)
    ground = Ground(Plan(laid), steps=Steps(diagonal=True, over_corners=over_corners))
    without, over = side_by_side(
        """
        ........  >  ........
        ........  >  ........
        ..***...  >  ..***...
        ..*@*...  >  ..*@*...
        ..**....  >  ..***...
        ........  >  ........
        ........  >  ........
        ........  >  ........
        """
    )
    assert steps_from(ground) == (over if over_corners else without)


def test_neighbours_are_in_clockwise_order_from_north() -> None:
    ground = Ground(one_tile("abc\nd@e\nfgh"), steps=EIGHT)
    there = ground.ways[find(ground.plan, "@")]
    assert "".join(ground.plan.spaces[number].letter for number in there) == "bcehgfda"


# --- lines --------------------------------------------------------------------------------------------

# A house: a door D to the yard, a window W, a fence F behind the yard.
HOUSE = """
    +-+-+-+-+
    |A A|B B|
    + + + + +
    |A AWB B|
    +-+D+F+F+
    |C C|E E|
    + + + + +
    |C C E E|
    +-+-+-+-+
"""
DOORS = {"D": EVERYTHING, "F": LOW}
HUMAN = {**DOORS, "W": EVERYTHING}
GHOST = {**DOORS, "W": LOW}
BEAST = {**DOORS, "W": NOTHING}


def letters(plan: Plan, some: int) -> str:
    return "".join(plan.spaces[number].letter for number in members(some))


@pytest.mark.parametrize(("lines", "stepped", "near"), [(HUMAN, "BC", "BC"), (GHOST, "C", "BC"), (BEAST, "C", "C")])
def test_a_window_is_what_a_unit_says_it_is(lines: dict[str, int], stepped: str, near: str) -> None:
    plan = rooms(HOUSE)
    ground = Ground(plan, lines=lines)
    hall = find(plan, "A")
    assert letters(plan, ground.steps.of[hall]) == stepped
    assert letters(plan, ground.near.of[hall]) == near
    assert letters(plan, ground.seen[EAST][hall]) == near[:-1]
    assert letters(plan, ground.seen[SOUTH][hall]) == "C"


def test_a_fence_is_seen_and_measured_across_but_not_stepped_across() -> None:
    plan = rooms(HOUSE)
    ground = Ground(plan, lines=HUMAN)
    yard = find(plan, "B")
    assert letters(plan, ground.steps.of[yard]) == "A"
    assert letters(plan, ground.near.of[yard]) == "AE"
    assert letters(plan, ground.seen[SOUTH][yard]) == "E"


def test_of_several_openings_the_mildest_serves() -> None:
    """Between C and E there is a wall and a gap."""
    plan = rooms(HOUSE)
    ground = Ground(plan, lines=HUMAN)
    assert letters(plan, ground.toward[EAST][find(plan, "C")]) == "E"


@pytest.mark.parametrize(
    ("east", "west", "lets"),
    [
        ("|", "F", NOTHING),
        ("F", "D", LOW),
        (" ", "W", RANGE),
        ("W", "F", RANGE),
        ("D", "D", EVERYTHING),
        (" ", " ", EVERYTHING),
        ("|", " ", NOTHING),
    ],
)
def test_of_two_printed_sides_the_stricter_holds(east: str, west: str, lets: int) -> None:
    left, right = Tile("l", lined(f"+-+\n|A{east}\n+-+")), Tile("r", lined(f"+-+\n{west}B|\n+-+"))
    for laid in ([Laid(left, 0, 0), Laid(right, 1, 0)], [Laid(left, 0, 0, 1), Laid(right, 0, 1, 1)]):
        ground = Ground(Plan(laid), lines={**DOORS, "W": RANGE})
        assert bool(ground.steps.of[0]) == bool(lets & STEP)
        assert bool(ground.near.of[0]) == bool(lets & RANGE)
        assert bool(any(seen[0] for seen in ground.seen)) == bool(lets & SIGHT)


def test_a_line_without_a_meaning_is_refused() -> None:
    with pytest.raises(ValueError, match="it is not said what the line 'W' lets through"):
        Ground(rooms(HOUSE), lines=DOORS)


def test_a_wall_stops_a_diagonal_step_as_a_shut_square_does() -> None:
    walls = Plan([Laid(Tile("t", lined("+-+-+\n|@|.|\n+ + +\n|. .|\n+-+-+")), 0, 0)])
    past_one, past_none = Ground(walls, steps=EIGHT), Ground(walls, steps=Steps(diagonal=True, beside=2))
    assert past_one.steps.of[0] == 0b1100
    assert past_none.steps.of[0] == 0b0100


# --- spaces -------------------------------------------------------------------------------------------


def test_water_is_named_by_its_space() -> None:
    plan = rooms(HOUSE)
    ground = Ground(plan, lines=HUMAN, spaces={"t.C": LOW})
    hall = find(plan, "A")
    assert letters(plan, ground.steps.of[hall]) == "B"
    assert letters(plan, ground.near.of[hall]) == "BC"


def test_the_name_of_a_space_comes_before_its_letter() -> None:
    ground = Ground(one_tile("#.\n.#"), spaces={"#": NOTHING, "t.r2c2": LOW})
    assert ground.lets == (NOTHING, EVERYTHING, EVERYTHING, LOW)


def test_an_unknown_space_is_refused() -> None:
    with pytest.raises(ValueError, match=r"there is no space t\.Z"):
        Ground(rooms(HOUSE), lines=HUMAN, spaces={"t.Z": LOW})


# --- joins --------------------------------------------------------------------------------------------


def test_one_goes_and_measures_by_a_join_and_does_not_see_by_it() -> None:
    plan = Plan([Laid(Tile("t", plain("ab\ncd")), 0, 0)], joins=[("t.r1c1", "t.r2c2")])
    ground = Ground(plan)
    assert letters(plan, ground.steps.of[0]) == letters(plan, ground.near.of[0]) == "bcd"
    assert letters(plan, ground.toward[JOINED][3]) == "a"
    assert not any(seen[0] >> 3 & 1 for seen in ground.seen)
    assert ground.ways[0] == (1, 2, 3)


def test_a_join_may_be_shut_to_some() -> None:
    plan = Plan([Laid(Tile("t", plain("ab\ncd")), 0, 0)], joins=[("t.r1c1", "t.r2c2")])
    assert Ground(plan, lines={JOIN: RANGE}).steps.of[0] == 0b0110
    assert Ground(plan, lines={JOIN: RANGE}).near.of[0] == 0b1110
    assert Ground(plan, spaces={"d": NOTHING}).steps.of[0] == 0b0110


# --- any map ------------------------------------------------------------------------------------------


@steady
@given(room_maps())
def test_a_step_can_be_taken_back(plan: Plan) -> None:
    ground = Ground(plan, lines={"W": STEP | RANGE, "F": LOW})
    for here in range(len(plan.spaces)):
        assert ground.steps.of[here] == sum(1 << there for there in ground.ways[here])
        for direction in (NORTH, EAST, SOUTH, WEST):
            for there in members(ground.toward[direction][here]):
                assert ground.toward[opposite(direction)][there] >> here & 1


@steady
@given(plain_maps())
def test_more_must_be_open_the_fewer_steps_there_are(plan: Plan) -> None:
    four = Ground(plan, spaces=STREETS)
    eight = [Ground(plan, spaces=STREETS, steps=Steps(True, beside, False)) for beside in (2, 1, 0)]
    free = Ground(plan, spaces=STREETS, steps=Steps(True, 0, True))
    for here, space in enumerate(plan.spaces):
        chain = [ground.steps.of[here] for ground in (four, *eight, free)]
        assert all(fewer & ~more == 0 for fewer, more in pairwise(chain))
        (column, row), around = space.squares[0], range(-1, 2)
        expected = {
            plan.at[column + x, row + y]
            for x in around
            for y in around
            if (x or y) and plan.letters.get((column + x, row + y), "#") == "." and space.letter == "."
        }
        assert set(members(free.steps.of[here])) == expected
