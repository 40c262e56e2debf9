from __future__ import annotations

import pytest
from hypothesis import given

from fivefires.kit.grids import Tile, lined, plain
from fivefires.kit.grids.pictures import turned, written
from tests.steady import steady

from .looking import picture, room_tiles, side_by_side


def test_a_plain_picture_has_one_letter_a_square_and_no_line() -> None:
    read = plain(
        """
        ab
        cd
        """
    )
    assert read.squares == ("ab", "cd")
    assert read.upright == ("   ", "   ")
    assert read.across == ("  ", "  ", "  ")


def test_a_lined_picture_has_lines_around_every_square() -> None:
    read = lined(
        """
        +-+W+
        |a|b:
        +D+ +
        |c d|
        +-+-+
        """
    )
    assert read.squares == ("ab", "cd")
    assert read.upright == ("||:", "| |")
    assert read.across == ("|W", "D ", "||")


def test_blanks_at_the_end_of_a_row_need_not_be_written() -> None:
    assert plain("ab\nc").squares == ("ab", "c ")
    assert plain("\n  ab\n\n  cd\n").squares == ("ab", "  ", "cd")


@pytest.mark.parametrize("text", ["+-+\n|a|", "+-\n|a\n+-"])
def test_a_lined_picture_ends_with_lines(text: str) -> None:
    with pytest.raises(ValueError, match="odd number of rows and columns"):
        lined(text)


def test_an_empty_picture_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one square"):
        plain(" \n ")


def test_a_picture_is_written_as_it_was_read() -> None:
    text = picture(
        """
        +-+-+-+
        |A A|B
        + + +D+
        WA:B B:
        +-+-+-+
        """
    )
    assert written(lined(text)) == text
    assert written(plain("ab\ncd")) == "ab\ncd"


def test_a_quarter_turn_is_clockwise() -> None:
    before, after = side_by_side(
        """
        abc  >  gda
        def  >  heb
        ghi  >  ifc
        """
    )
    assert written(turned(plain(before))) == after


def test_lines_turn_with_their_squares() -> None:
    before, after = side_by_side(
        """
        +-+W+  >  +-+-+
        |a b:  >  |cDa|
        +D+ +  >  +-+ +
        |c|d|  >  |d bW
        +-+-+  >  +-+:+
        """
    )
    assert written(turned(lined(before))) == after


@steady
@given(room_tiles())
def test_four_quarter_turns_change_nothing(tile: Tile) -> None:
    assert turned(tile.faces[3]) == tile.faces[0]


@steady
@given(room_tiles())
def test_what_is_written_can_be_read(tile: Tile) -> None:
    text = written(tile.faces[0])
    assert (lined if "+" in text else plain)(text) == tile.faces[0]
