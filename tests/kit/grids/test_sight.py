"""Who sees whom along a straight line. In the pictures @ looks, and stars are what it sees."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fivefires.kit.grids import EAST, EIGHT, LOW, NOTHING, SIGHT, SOUTH, Ground, Laid, Plan, Tile, lined, mutual_sight
from tests.steady import steady

from .looking import find, one_tile, plain_maps, room_maps, shown, side_by_side

RULES = {"#": NOTHING, "~": LOW}


def seen(ground: Ground, beside: int = 1) -> str:
    return shown(ground.plan, mutual_sight(ground, beside)[find(ground.plan, "@")], keep="@~")


@pytest.mark.parametrize(
    "text",
    [
        # What is shut casts a shadow. It may be grazed at a corner, as from @ to the fourth in the second row.
        """
        @....  >  @****
        .#...  >  *#.**
        .....  >  *....
        .....  >  **...
        .....  >  **...
        """,
        """
        @#...  >  @#...
        .....  >  **...
        .....  >  ***..
        .....  >  ****.
        .....  >  *****
        """,
        # Two that touch at a corner shut it.
        """
        @#...  >  @#...
        #....  >  #....
        .....  >  .....
        .....  >  .....
        .....  >  .....
        """,
        # What is low is looked across.
        """
        @~...  >  @~***
        ~....  >  ~****
        .....  >  *****
        .....  >  *****
        .....  >  *****
        """,
        """
        .....  >  ..***
        .#...  >  .#**.
        ..@#.  >  **@#.
        ...#.  >  ***#.
        .....  >  ***..
        """,
    ],
)
def test_what_is_seen(text: str) -> None:
    before, after = side_by_side(text)
    assert seen(Ground(one_tile(before), spaces=RULES)) == after


def test_a_corner_may_be_shut_by_one() -> None:
    before, after = side_by_side(
        """
        .....  >  ..**.
        .#...  >  .#*..
        ..@#.  >  **@#.
        ...#.  >  ***#.
        .....  >  ***..
        """
    )
    assert seen(Ground(one_tile(before), spaces=RULES), beside=2) == after


def test_where_no_tile_lies_nothing_is_seen_through() -> None:
    lawn = Tile("lawn", lined("+ + +\n . .\n+ + +\n . @\n+ + +"))
    laid = [Laid(lawn, 0, 0), Laid(Tile("b", lined("+ + +\n . .\n+ + +\n . .\n+ + +")), 1, 1)]
    assert seen(Ground(Plan(laid))) == "**\n*@\n  ..\n  .."


def test_steps_and_sight_are_not_the_same() -> None:
    """A way for steps between two low things is shut, and seen through."""
    plan = one_tile("@~\n~.")
    ground = Ground(plan, spaces=RULES, steps=EIGHT)
    assert ground.steps.of[0] == 0
    assert mutual_sight(ground)[0] == 0b1111


def test_walls_stop_sight_and_windows_do_not() -> None:
    before, after = side_by_side(
        """
        +-+-+-+-+  >  +-+-+-+-+
        |@ .|. .|  >  |@ *|. .|
        + + + + +  >  + + + + +
        |. .W. .|  >  |* *W* *|
        + + +-+-+  >  + + +-+-+
        |. . . .|  >  |* * * .|
        + + +-+-+  >  + + +-+-+
        |. .|. .|  >  |* *|. .|
        +-+-+-+-+  >  +-+-+-+-+
        """
    )
    plan = Plan([Laid(Tile("t", lined(before)), 0, 0)])
    assert seen(Ground(plan, lines={"W": SIGHT})) == after


def test_a_large_space_sees_with_any_of_its_squares() -> None:
    """B is hidden from the upper square of A by a wall, and seen from the lower one."""
    laid = [Laid(Tile("t", lined("+-+-+\n|A|B|\n+ + +\n|A C|\n+-+-+")), 0, 0)]
    assert mutual_sight(Ground(Plan(laid)))[0] == 0b1101
    assert mutual_sight(Ground(Plan(laid, by_letter=True)))[0] == 0b111


# --- any map ------------------------------------------------------------------------------------------

Point = tuple[int, int]
HALF = Fraction(1, 2)


def by_hand(ground: Ground, start: Point, goal: Point, beside: int) -> bool:
    """Whether a line is free, found by asking of every side and corner point between two squares where it meets it.

    Squares have their centres at whole numbers, and so their sides and corners at halves.
    """
    (a, b), (c, d) = start, goal
    columns, rows = range(min(a, c), max(a, c) + 1), range(min(b, d), max(b, d) + 1)
    for column in columns[:-1]:
        height = b + (column + HALF - a) / (c - a) * (d - b)
        for row in rows:
            if abs(row - height) < HALF and not free(ground, (column, row), EAST):
                return False
    for row in rows[:-1]:
        width = a + (row + HALF - b) / (d - b) * (c - a)
        for column in columns:
            if abs(column - width) < HALF and not free(ground, (column, row), SOUTH):
                return False
            if column + HALF == width and not round_corner(ground, (column, row), (c > a) == (d > b), beside):
                return False
    return True


def free(ground: Ground, square: Point, side: int) -> bool:
    return square in ground.passing and bool(ground.passing[square][side] & SIGHT)


def round_corner(ground: Ground, square: Point, falling: bool, beside: int) -> bool:
    """Whether a line passes the lower right corner of a square, running down to the right or to the left."""
    column, row = square
    here, there = (column, column + 1) if falling else (column + 1, column)
    if not all(end in ground.plan.at and sees(ground, ground.plan.at[end]) for end in ((here, row), (there, row + 1))):
        return False
    ways = [
        free(ground, (column, row), EAST) and free(ground, (there, row), SOUTH),
        free(ground, (here, row), SOUTH) and free(ground, (column, row + 1), EAST),
    ]
    return sum(ways) >= beside


def sees(ground: Ground, number: int) -> bool:
    return bool(ground.lets[number] & SIGHT)


def check(ground: Ground, beside: int) -> None:
    found = mutual_sight(ground, beside)
    spaces = ground.plan.spaces
    for here, space in enumerate(spaces):
        for there, other in enumerate(spaces):
            lines = [by_hand(ground, start, goal, beside) for start in space.squares for goal in other.squares]
            clear = sees(ground, here) and sees(ground, there) and any(lines)
            assert found[here] >> there & 1 == (clear or here == there)


@steady
@given(plain_maps(), st.integers(0, 2))
def test_sight_is_what_the_lines_say(plan: Plan, beside: int) -> None:
    check(Ground(plan, spaces=RULES), beside)


@steady
@given(room_maps(), st.integers(0, 2))
def test_sight_is_what_the_lines_say_among_walls(plan: Plan, beside: int) -> None:
    check(Ground(plan, lines={"W": SIGHT, "F": NOTHING}), beside)


@steady
@given(plain_maps())
def test_sight_is_mutual(plan: Plan) -> None:
    table = mutual_sight(Ground(plan, spaces=RULES))
    numbers = range(len(table))
    assert all(table[here] >> there & 1 == table[there] >> here & 1 for here in numbers for there in numbers)
