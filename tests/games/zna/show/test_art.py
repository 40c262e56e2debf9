"""The drawings: what the theme names is there, what is there is used, and nothing comes from elsewhere."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree

import pytest

from fivefires.games.zna.content.scenarios import SCENARIOS
from fivefires.games.zna.content.tiles import STREETS, UNKNOWNS

ART = Path(str(files("fivefires.games.zna") / "art"))
DRAWINGS = sorted(path.name for path in ART.glob("*.svg"))
THEME = json.loads((ART / "theme.json").read_text(encoding="utf-8"))
TILES = {f"tile-{tile.id}.svg" for tile in (*STREETS, *UNKNOWNS)} | {"tile-unknown.svg"}


def test_everything_the_theme_names_is_there_and_nothing_else() -> None:
    named = {THEME["box"], *THEME["art"].values()} | TILES
    assert named == {*DRAWINGS}


def test_every_tone_has_a_colour() -> None:
    colours = {*re.findall(r"\.tone-([a-z]+) \{", (ART / "theme.css").read_text(encoding="utf-8"))}
    assert {*THEME["tones"].values()} == colours


@pytest.mark.parametrize("name", DRAWINGS)
def test_a_drawing_is_drawn_and_stands_alone(name: str) -> None:
    drawn = (ART / name).read_text(encoding="utf-8")
    root = ElementTree.fromstring(drawn)
    assert root.get("viewBox")
    assert not {element.tag.rpartition("}")[2] for element in root.iter()} & {"text", "image", "script", "use"}
    assert re.findall(r"(?:href|url\((?!#))", drawn) == []
    assert len(drawn) < 60_000


def test_whoever_stands_on_a_map_has_a_portrait() -> None:
    on_maps = {str(put.piece) for page in SCENARIOS for put in page.pieces} & {
        "professor",
        "survivor",
        "boss",
        "courier",
    }
    heroes = {"mia", "quinn", "gus", "ines", "tobias", "walt"}
    assert heroes | {"walker", "runner", "brute"} | on_maps <= {*THEME["art"]}
