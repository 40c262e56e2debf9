"""The drawings: made from the data that the rules use, complete, and from nowhere else."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree

import pytest

from fivefires.games.raid_trade.content import index
from fivefires.games.raid_trade.content.board import SIDES
from fivefires.games.raid_trade.content.vocabulary import KINDS
from fivefires.games.raid_trade.show.drawing import drawings
from fivefires.games.raid_trade.show.drawing.tiles import ROAD, SQUARE, letters
from fivefires.games.raid_trade.show.layout import PLACES

ART = Path(str(files("fivefires.games.raid_trade") / "art"))
DRAWN = sorted(path.name for path in ART.glob("*.svg"))
THEME = json.loads((ART / "theme.json").read_text(encoding="utf-8"))


def test_what_follows_from_data_is_up_to_date() -> None:
    for name, drawn in drawings().items():
        assert (ART / name).read_text(encoding="utf-8") == drawn, name


def test_nothing_is_drawn_that_nobody_shows() -> None:
    people = {f"portrait-{who}.svg" for who in index.CHARACTER}
    assert {*DRAWN} == {*drawings()} | people | {THEME["box"]}


@pytest.mark.parametrize("side", SIDES, ids=lambda side: f"{side.tile}-{side.of}")
def test_roads_and_squares_are_drawn_where_the_rules_have_them(side: object) -> None:
    grid = letters(side)  # type: ignore[arg-type]
    drawn = {cell for cell, letter in grid.items() if letter in ROAD + SQUARE}
    ruled = PLACES[side.of, side.tile].values()  # type: ignore[attr-defined]
    assert drawn == {square for ground in ruled for square in ground.squares}


@pytest.mark.parametrize("name", DRAWN)
def test_a_drawing_stands_alone(name: str) -> None:
    drawn = (ART / name).read_text(encoding="utf-8")
    root = ElementTree.fromstring(drawn)
    assert root.get("viewBox")
    assert not {element.tag.rpartition("}")[2] for element in root.iter()} & {"text", "image", "script", "use"}
    assert re.findall(r"(?:href|url\((?!#))", drawn) == []
    assert len(drawn) < 20_000


def test_everything_that_lies_on_the_table_has_an_icon() -> None:
    cards = (index.ITEM, index.INCIDENT, index.QUEST, index.EVENT, index.RAID_CARD)
    wanted = [*(face for some in cards for face in some), *KINDS, "outpost", "guard"]
    assert [name for name in wanted if name.partition("#")[0] not in THEME["icons"]] == []


def test_every_tone_has_a_colour() -> None:
    colours = {*re.findall(r"\.tone-([a-z]+) \{", (ART / "theme.css").read_text(encoding="utf-8"))}
    assert {*THEME["tones"].values()} == colours
