"""What is drawn is what the rules walk on."""

from __future__ import annotations

from importlib.resources import files
from xml.etree import ElementTree

import pytest

from fivefires.games.zna.content import vocabulary as v
from fivefires.games.zna.content.tiles import STREETS, UNKNOWN
from fivefires.games.zna.show.drawing import drawings
from fivefires.games.zna.show.drawing.sheets import cells_of
from fivefires.games.zna.show.drawing.streets import street
from fivefires.games.zna.show.drawing.unknown import back, unknown

ART = files("fivefires.games.zna") / "art"
DRAWN = drawings()


@pytest.mark.parametrize("name", DRAWN)
def test_a_drawing_is_up_to_date(name: str) -> None:
    """`python -m fivefires.games.zna.show.drawing` writes them anew."""
    assert (ART / name).read_text(encoding="utf-8") == DRAWN[name]


@pytest.mark.rule("N-080")
@pytest.mark.parametrize("tile", STREETS, ids=lambda tile: tile.id)
def test_areas_that_can_be_entered_show_a_sign_and_others_do_not(tile: v.Street) -> None:
    rings = {(ring.get("cx"), ring.get("cy")) for ring in circles(street(tile)) if ring.get("r") == "4.5"}
    plain = {cell for cell, letter in cells_of(tile.picture).items() if letter == v.OPEN}
    assert rings == {(str(100 * column + 50), str(100 * row + 50)) for row, column in plain}


@pytest.mark.rule("N-082", "N-083")
@pytest.mark.parametrize("tile", STREETS, ids=lambda tile: tile.id)
def test_points_are_round_and_light_or_square_and_dark(tile: v.Street) -> None:
    drawn = street(tile)
    assert drawn.count('stroke="#59e07a" stroke-width="4"') == tile.picture.count(v.GREEN)
    assert drawn.count('stroke="#1f8f4d" stroke-width="4.5"') == tile.picture.count(v.DARK)


@pytest.mark.rule("N-066")
def test_the_back_of_an_unknown_tile_tells_nothing() -> None:
    assert back() not in [unknown(tile) for tile in UNKNOWN.values()]
    assert "#59e07a" not in back()


def circles(drawn: str) -> list[ElementTree.Element]:
    return ElementTree.fromstring(drawn).findall(".//{http://www.w3.org/2000/svg}circle")


def test_every_drawing_is_small() -> None:
    assert max(len(drawn) for drawn in DRAWN.values()) < 12_000
