"""The drawings: made from the data that the rules use, complete, and from nowhere else."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree

import pytest

from fivefires.games.stalker.content import index
from fivefires.games.stalker.content.decks import HIGH_CARDS, LOW_CARDS
from fivefires.games.stalker.content.tiles import TILES
from fivefires.games.stalker.show.drawing import drawings
from fivefires.games.stalker.show.drawing.tiles import squares

ART = Path(str(files("fivefires.games.stalker") / "art"))
DRAWN = drawings()
THEME = json.loads((ART / "theme.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", DRAWN)
def test_a_drawing_is_up_to_date_and_stands_alone(name: str) -> None:
    """`python -m fivefires.games.stalker.show.drawing` writes them anew."""
    drawn = (ART / name).read_text(encoding="utf-8")
    assert drawn == DRAWN[name]
    root = ElementTree.fromstring(drawn)
    assert root.get("viewBox")
    assert not {element.tag.rpartition("}")[2] for element in root.iter()} & {"text", "image", "script", "use"}
    assert re.findall(r"(?:href|url\((?!#))", drawn) == []
    assert len(drawn) < 20_000


def test_nothing_lies_there_that_nobody_shows() -> None:
    assert {path.name for path in ART.glob("*.svg")} == {*DRAWN}
    assert {THEME["box"], *THEME["art"].values()} <= {*DRAWN}


def test_everybody_on_a_map_has_a_picture() -> None:
    assert {f"portrait-{who}.svg" for who in index.STALKER} <= {*DRAWN}
    assert {f"enemy-{kind}.svg" for kind in index.ENEMY} <= {*DRAWN}
    assert {f"tile-{tile.id}.svg" for tile in TILES} <= {*DRAWN}
    assert len({DRAWN[f"enemy-{kind}.svg"] for kind in index.ENEMY}) == len(index.ENEMY)


@pytest.mark.rule("S-134", "S-148")
@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.id)
def test_cover_and_radiation_are_drawn_where_they_count(tile: object) -> None:
    drawn, spaces = DRAWN[f"tile-{tile.id}.svg"], squares(tile)  # type: ignore[attr-defined, arg-type]
    hazes = 0
    for letters, value in tile.radiation:  # type: ignore[attr-defined]
        colour = "#d8c93e" if value <= 2 else "#e0953a" if value <= 4 else "#d6542f"
        for column, row in (square for letter in letters for square in spaces[letter]):
            assert f'x="{60 * column}" y="{60 * row}" width="60" height="60" fill="{colour}"' in drawn
            hazes += 1
    assert len(re.findall(r'width="60" height="60" fill="#(?:d8c93e|e0953a|d6542f)"', drawn)) == hazes


def test_every_card_has_an_icon_and_every_tone_a_colour() -> None:
    cards = [*index.GEAR, *index.STALKER, *index.ENEMY, *index.ANOMALY, *index.EVENT, *index.ENVIRONMENT]
    faces = {card.partition("#")[0] for card in cards} | {card.id for card in (*HIGH_CARDS, *LOW_CARDS)}
    assert sorted(faces - {*THEME["icons"]}) == []
    colours = {*re.findall(r"\.tone-([a-z]+) \{", (ART / "theme.css").read_text(encoding="utf-8"))}
    assert {*THEME["tones"].values()} == colours
