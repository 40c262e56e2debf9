from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fivefires.kit.grids import EAST, NORTH, SOUTH, WEST, Laid, Rim, Tile, fits, lined, neighbours, places, plain, seam
from fivefires.kit.grids.tiles import rim
from tests.steady import steady

from .looking import room_tiles, turns

# Roads are r, and what is no road is grass.
CROSSING = Tile("crossing", plain(".r.\nrrr\n.r."))
STRAIGHT = Tile("straight", plain(".r.\n.r.\n.r."))
BEND = Tile("bend", plain("...\n.rr\n.r."))
END = Tile("end", plain("...\n.r.\n.r."))


def roads_meet(here: Rim, there: Rim) -> bool:
    return (here.letter == "r") == (there.letter == "r")


def test_a_tile_is_a_square() -> None:
    with pytest.raises(ValueError, match="the tile long is no square: 1 rows of 2"):
        Tile("long", plain("ab"))


def test_a_rim_is_read_from_the_west_or_the_north_whichever_way_the_tile_is_turned() -> None:
    tile = Tile("t", lined("+-+W+\n|a b:\n+D+ +\n|c|d|\n+-+-+"))
    assert rim(Laid(tile, 0, 0), NORTH) == [Rim("a", "|"), Rim("b", "W")]
    assert rim(Laid(tile, 0, 0), EAST) == [Rim("b", ":"), Rim("d", "|")]
    assert rim(Laid(tile, 0, 0), SOUTH) == [Rim("c", "|"), Rim("d", "|")]
    assert rim(Laid(tile, 0, 0), WEST) == [Rim("a", "|"), Rim("c", "|")]
    assert rim(Laid(tile, 0, 0, 1), EAST) == [Rim("a", "|"), Rim("b", "W")]
    assert rim(Laid(tile, 0, 0, 1), SOUTH) == [Rim("d", "|"), Rim("b", ":")]
    assert rim(Laid(tile, 0, 0, 3), SOUTH) == rim(Laid(tile, 0, 0, -1), SOUTH) == [Rim("a", "|"), Rim("c", "|")]


def test_roads_must_meet_roads() -> None:
    laid = [Laid(CROSSING, 0, 0)]
    assert fits(laid, Laid(STRAIGHT, 0, 1), roads_meet)
    assert not fits(laid, Laid(STRAIGHT, 1, 0), roads_meet)
    assert fits(laid, Laid(STRAIGHT, 1, 0, 1), roads_meet)


def test_a_place_that_is_taken_is_not_free() -> None:
    assert not fits([Laid(CROSSING, 0, 0)], Laid(CROSSING, 0, 0), roads_meet)


def test_all_sides_that_touch_must_meet() -> None:
    """A bend closes the ring only in the turn that meets both its neighbours."""
    laid = [Laid(BEND, 0, 0), Laid(BEND, 1, 0, 1), Laid(BEND, 0, 1, 3)]
    assert [turn for turn in range(4) if fits(laid, Laid(BEND, 1, 1, turn), roads_meet)] == [2]
    assert [turn for turn in range(4) if fits(laid, Laid(END, 1, 1, turn), roads_meet)] == []


def test_the_seam_tells_what_meets() -> None:
    """A game may want more than that nothing contradicts: here that at least one road joins."""
    laid = [Laid(END, 0, 0)]
    beside, below = Laid(END, 1, 0), Laid(END, 0, 1, 2)
    assert fits(laid, beside, roads_meet)
    assert fits(laid, below, roads_meet)
    assert [a.letter + b.letter for a, b in seam(laid, beside)] == ["..", "..", ".."]
    assert [a.letter + b.letter for a, b in seam(laid, below)] == ["..", "rr", ".."]
    assert seam(laid, Laid(END, 5, 5)) == []


def test_places_are_all_that_fit_in_reading_order() -> None:
    laid = [Laid(STRAIGHT, 0, 0), Laid(CROSSING, 0, 1)]
    found = [(one.column, one.row, one.turns) for one in places(laid, END, roads_meet)]
    assert found == [
        (0, -1, 0),  # the end of the road, from below
        (-1, 0, 0), (-1, 0, 1), (-1, 0, 2),  # grass beside grass: all turns but the one with its road to the east
        (1, 0, 0), (1, 0, 2), (1, 0, 3),
        (-1, 1, 3),
        (1, 1, 1),
        (0, 2, 2),
    ]  # fmt: skip


def test_neighbours_are_a_graph_of_tiles() -> None:
    laid = [Laid(END, 0, 0, name="a"), Laid(END, 1, 0, name="b"), Laid(END, 1, 1, name="c"), Laid(END, 3, 3)]
    assert neighbours(laid) == {"a": ("b",), "b": ("c", "a"), "c": ("b",), "end": ()}


# --- any tiles ----------------------------------------------------------------------------------------


def same_line(here: Rim, there: Rim) -> bool:
    return here.line == there.line


SIDES = st.sampled_from([(0, -1), (1, 0), (0, 1), (-1, 0)])


@steady
@given(room_tiles(size=2, lines=" |"), room_tiles(size=2, lines=" |"), turns(), turns(), SIDES)
def test_whether_two_tiles_fit_does_not_depend_on_which_lay_first(
    one: Tile, other: Tile, turn: int, turn_of_other: int, side: tuple[int, int]
) -> None:
    here, there = Laid(one, 0, 0, turn), Laid(other, *side, turn_of_other)
    assert fits([here], there, same_line) == fits([there], here, same_line)


@steady
@given(room_tiles(size=2, lines=" |"), room_tiles(size=2, lines=" |"), turns(), SIDES)
def test_turning_the_whole_table_changes_nothing(one: Tile, other: Tile, turn: int, side: tuple[int, int]) -> None:
    column, row = side
    lying = fits([Laid(one, 0, 0)], Laid(other, column, row, turn), same_line)
    assert lying == fits([Laid(one, 0, 0, 1)], Laid(other, -row, column, turn + 1), same_line)


@steady
@given(st.lists(room_tiles(size=2, lines=" |"), min_size=3, max_size=3), turns(), turns())
def test_places_are_the_places_beside_a_tile_where_it_fits(tiles: list[Tile], turn: int, other: int) -> None:
    laid = [Laid(tiles[0], 0, 0, turn), Laid(tiles[1], 1, 0, other)]
    everywhere = [
        Laid(tiles[2], column, row, turn) for row in range(-2, 3) for column in range(-2, 4) for turn in range(4)
    ]
    expected = [new for new in everywhere if seam(laid, new) and fits(laid, new, same_line)]
    assert places(laid, tiles[2], same_line) == expected
