"""The street tiles and the unknown ones: each is playable, no two are the same, and together they are the box."""

from __future__ import annotations

from collections import Counter

import pytest

from fivefires.games.zna.content import vocabulary as v
from fivefires.games.zna.content.maps import FACE_DOWN, TILES
from fivefires.games.zna.content.tiles import STREETS, UNKNOWNS

from .faults import letters_of, tile_faults


@pytest.mark.rule("N-079", "N-084")
def test_there_are_twenty_street_tiles_and_four_unknown_ones() -> None:
    assert [street.id for street in STREETS] == [f"S{number:02}" for number in range(1, 21)]
    assert [unknown.id for unknown in UNKNOWNS] == ["U1", "U2", "U3", "U4"]


@pytest.mark.rule("N-085", "N-086", "N-087")
@pytest.mark.parametrize("street", STREETS, ids=lambda street: street.id)
def test_a_street_tile_is_as_the_box_promises(street: v.Street) -> None:
    assert list(tile_faults(street)) == []


SPOILT = {
    "is no square of 4 by 4": "#.g# .... .b.d #g.",
    "has letters that mean nothing": "#.g# .... .b.d #gz#",
    "has 16 open areas": "..g. .... .b.d .g..",
    "has 10 open areas": "#.g# .##. .b.d #.g#",
    "is not connected": "#..# ..#g b#.. #.d.",
    "is shut at r1c2": "##g. .... .b.d .g..",
    "has 0 green points": "#..# .... .b.d #..#",
    "has 3 dark green points": "#dg# d... .b.d #..#",
    "has too many bodies": "#bg# b... .b.d #..#",
    "has special areas of two kinds": "#.g# .PP. .C.d #..#",
    "has two special areas": "C.g# .... .b.d #..C",
}


@pytest.mark.rule("N-087")
@pytest.mark.parametrize("fault", SPOILT)
def test_a_spoilt_tile_is_found_out(fault: str) -> None:
    assert fault in list(tile_faults(v.Street("S00", SPOILT[fault])))


def test_no_tile_is_another_one_turned() -> None:
    pictures = Counter(face.squares for tile in TILES.values() for face in {*tile.faces})
    assert max(pictures.values()) == 1


@pytest.mark.rule("N-078", "N-101")
def test_every_kind_of_special_area_lies_on_several_tiles() -> None:
    kinds = Counter(kind for street in STREETS for kind in v.SPECIAL if kind in letters_of(street.id).upper())
    assert kinds == {v.CAR: 6, v.DESK: 4, v.POLICE: 3, v.PHARMACY: 2}


@pytest.mark.rule("N-194")
def test_one_special_area_has_a_body_in_it() -> None:
    both = [street.id for street in STREETS if {*letters_of(street.id)} & {*v.SPECIAL.lower()}]
    assert both == ["S12"]


@pytest.mark.rule("N-067", "N-068")
def test_unknown_tiles_look_the_same_and_are_open() -> None:
    assert FACE_DOWN.faces[0].squares == ("....", ".g..", "..d.", "....")


@pytest.mark.rule("N-061")
def test_each_unknown_tile_has_its_own_effect() -> None:
    assert sorted(unknown.haunt for unknown in UNKNOWNS) == sorted(v.Haunt)


def crossing(row: int, column: int) -> set[str]:
    return {f"r{row}c{number}" for number in range(1, 5)} | {f"r{number}c{column}" for number in range(1, 5)}


@pytest.mark.rule("N-070", "N-071")
def test_swirls_and_swamp_mark_a_row_and_a_column() -> None:
    marked = {unknown.haunt: {*unknown.marked} for unknown in UNKNOWNS}
    assert marked == {
        v.Haunt.SWIRLS: crossing(2, 3),
        v.Haunt.SCREECHES: set(),
        v.Haunt.SWAMP: crossing(3, 2),
        v.Haunt.WAVE: set(),
    }
