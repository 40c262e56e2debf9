from __future__ import annotations

import pytest

from fivefires.kit.bits import members
from fivefires.kit.grids import EAST, JOINED, SOUTH, Crossing, Laid, Plan, Tile, drawn, lined, marked, plain

from .looking import one_tile, picture, rooms

FIRST = Tile("first", plain("ab\ncd"))
SECOND = Tile("second", plain("ef\ngh"))


def test_spaces_are_numbered_in_reading_order_of_the_map() -> None:
    plan = Plan([Laid(SECOND, 1, 0), Laid(FIRST, 0, 0)])
    assert drawn(plan) == "abef\ncdgh"
    assert "".join(space.letter for space in plan.spaces) == "abefcdgh"
    assert [plan.at[column, 1] for column in range(4)] == [4, 5, 6, 7]


@pytest.mark.parametrize(
    ("turns", "rows"), [(0, "ab\ncd"), (1, "ca\ndb"), (2, "dc\nba"), (3, "bd\nac"), (4, "ab\ncd"), (-1, "bd\nac")]
)
def test_a_name_tells_the_printed_place_whichever_way_the_tile_is_turned(turns: int, rows: str) -> None:
    plan = Plan([Laid(FIRST, 0, 0, turns)])
    assert drawn(plan) == rows
    names = {space.letter: space.name for space in plan.spaces}
    assert names == {"a": "first.r1c1", "b": "first.r1c2", "c": "first.r2c1", "d": "first.r2c2"}


def test_a_laid_tile_may_hide_its_printed_name() -> None:
    plan = Plan([Laid(FIRST, 0, 0, name="x"), Laid(FIRST, 1, 0, name="y")])
    assert plan.spaces[0].name == "x.r1c1"
    assert members(plan.tiles["y"]) == [2, 3, 6, 7]


def test_tiles_may_lie_anywhere_and_gaps_are_no_spaces() -> None:
    plan = Plan([Laid(FIRST, -1, 0), Laid(SECOND, 0, 1)])
    assert drawn(plan) == picture(
        """
        ab
        cd
          ef
          gh
        """
    )
    assert plan.spaces[0].squares == ((-2, 0),)
    assert plan.lettered("adg") == 0b01001001


def test_blanks_are_no_spaces() -> None:
    plan = Plan([Laid(Tile("t", plain("a b\nccc\n  d")), 0, 0)])
    assert [space.name for space in plan.spaces] == ["t.r1c1", "t.r1c3", "t.r2c1", "t.r2c2", "t.r2c3", "t.r3c3"]


# --- spaces of several squares ------------------------------------------------------------------------


def test_a_letter_is_a_space_with_room_for_as_many_as_it_has_whole_squares() -> None:
    plan = rooms(
        """
        +-+-+-+-+
        |A|B B|C|
        + +-+-+ +
        |D D D C|
        + + + + +
        |D D D c|
        + + + + +
        |E E E E|
        +-+-+-+-+
        """
    )
    assert [(space.name, space.room) for space in plan.spaces] == [
        ("t.A", 1), ("t.B", 2), ("t.C", 2), ("t.D", 6), ("t.E", 4),
    ]  # fmt: skip
    assert plan.spaces[2].squares == ((3, 0), (3, 1), (3, 2))


def test_the_same_letter_on_two_tiles_is_two_spaces() -> None:
    tile = Tile("t", plain("AA\nAB"))
    plan = Plan([Laid(tile, 0, 0, name="l"), Laid(tile, 1, 0, name="r")], by_letter=True)
    assert [space.name for space in plan.spaces] == ["l.A", "r.A", "l.B", "r.B"]


def test_a_space_hangs_together() -> None:
    with pytest.raises(ValueError, match=r"the space t\.A does not hang together"):
        rooms("+-+-+\n|A B|\n+ + +\n|B A|\n+-+-+")


def test_no_line_runs_through_a_space() -> None:
    with pytest.raises(ValueError, match=r"a line runs through the space t\.A"):
        rooms("+-+-+\n|A A|\n+-+ +\n|A A|\n+-+-+")


# --- crossings ----------------------------------------------------------------------------------------


def test_a_crossing_has_the_lines_of_both_sides() -> None:
    left = Tile("l", lined("+-+\n|A:\n+-+"))
    right = Tile("r", lined("+-+\nWB|\n+-+"))
    plan = Plan([Laid(left, 0, 0), Laid(right, 1, 0)])
    assert plan.crossings == (Crossing(0, 1, EAST, (":", "W"), True), Crossing(1, 0, 3, ("W", ":"), True))


def test_spaces_that_touch_on_several_sides_have_a_crossing_for_each() -> None:
    plan = rooms("+-+-+\n|A A|\n+ +D+\n|A|B|\n+-+-+")
    assert [one for one in plan.crossings if one.here == 0] == [
        Crossing(0, 1, SOUTH, ("D", "D"), False),
        Crossing(0, 1, EAST, ("|", "|"), False),
    ]


def test_joins_are_crossings_without_a_direction() -> None:
    bridge = Tile("bridge", plain(".r.\nbbb\n.r."), joins=[("r1c2", "r3c2")])
    plan = Plan([Laid(bridge, 0, 0, 1)])
    over, under = plan.number["bridge.r1c2"], plan.number["bridge.r3c2"]
    assert plan.crossings[-2:] == (
        Crossing(over, under, JOINED, ("join", "join"), False),
        Crossing(under, over, JOINED, ("join", "join"), False),
    )


def test_a_map_has_joins_of_its_own() -> None:
    plan = Plan([Laid(FIRST, 0, 0), Laid(SECOND, 5, 0)], joins=[("first.r1c1", "second.r2c2")])
    assert plan.joins == ((0, 7),)
    assert plan.crossings[-1] == Crossing(7, 0, JOINED, ("join", "join"), True)


# --- what is no map -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("laid", "fault"),
    [
        ([], "at least one tile"),
        ([Laid(FIRST, 0, 0), Laid(SECOND, 0, 0)], "two tiles lie at the same place"),
        ([Laid(FIRST, 0, 0), Laid(FIRST, 1, 0)], "two tiles are called first"),
        ([Laid(FIRST, 0, 0), Laid(Tile("small", plain("a")), 1, 0)], r"tiles of different size: \[1, 2\]"),
    ],
)
def test_tiles_that_cannot_lie_together_are_refused(laid: list[Laid], fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        Plan(laid)


def test_a_join_names_spaces_that_are_there() -> None:
    with pytest.raises(ValueError, match=r"there is no space first\.r3c1"):
        Plan([Laid(FIRST, 0, 0)], joins=[("first.r1c1", "first.r3c1")])


# --- drawing ------------------------------------------------------------------------------------------


def test_a_map_is_drawn_with_its_lines_and_marks() -> None:
    tile = Tile("t", lined("+-+-+\n|A A|\n+-+D+\n|B:C|\n+-+-+"))
    text = drawn(Plan([Laid(tile, 0, 0, name="l"), Laid(tile, 1, 0, 1, name="r")], by_letter=True), {0: "@", 3: "!"})
    assert text == picture(
        """
        +-+-+-+-+
        |@ @|B|A|
        +-+D+:+ +
        |!:C|CDA|
        +-+-+-+-+
        """
    )


def test_of_two_lines_at_a_seam_one_is_drawn() -> None:
    left, right = Tile("l", lined("+-+\n|A|\n+ +")), Tile("r", lined("+-+\nWB|\n+-+"))
    assert drawn(Plan([Laid(left, 0, 0), Laid(right, 1, 0)])) == "+-+-+\n|A|B|\n+ +-+"
    assert drawn(Plan([Laid(right, 0, 0, 2), Laid(left, 1, 0, 1)])).splitlines()[1] == "|BWA|"


def test_marks_can_be_made_from_a_set() -> None:
    plan = one_tile("...\n...\n...")
    assert drawn(plan, marked(plan.lettered("."), "o")) == "ooo\nooo\nooo"
