"""Everybody who can be played has a bust of their own, small enough to be sent with a scene's other drawings."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree

import pytest

from fivefires.games.long_night.content.index import SURVIVOR
from fivefires.games.raid_trade.content.index import CHARACTER as RAIDERS
from fivefires.games.stalker.content.index import STALKER
from fivefires.games.zona.content.index import CHARACTER

PEOPLE = [
    *(("zona", one) for one in CHARACTER),
    *(("long_night", one) for one in SURVIVOR),
    *(("raid_trade", one) for one in RAIDERS),
    *(("stalker", one) for one in STALKER),
]


def bust(game: str, who: str) -> str:
    return (Path(str(files(f"fivefires.games.{game}") / "art")) / f"portrait-{who}.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize(("game", "who"), PEOPLE)
def test_a_bust_is_drawn_and_stands_alone(game: str, who: str) -> None:
    drawn = bust(game, who)
    root = ElementTree.fromstring(drawn)
    assert root.get("viewBox") == "0 0 240 240"
    assert not {element.tag.rpartition("}")[2] for element in root.iter()} & {"text", "image", "script", "use"}
    assert re.findall(r"(?:href|url\((?!#))", drawn) == []
    assert len(drawn) < 6_000


@pytest.mark.parametrize("game", ["zona", "long_night", "raid_trade", "stalker"])
def test_no_two_are_alike_and_nobody_is_drawn_who_is_not_played(game: str) -> None:
    played = [who for where, who in PEOPLE if where == game]
    assert len({bust(game, who) for who in played}) == len(played)
    art = Path(str(files(f"fivefires.games.{game}") / "art"))
    assert {path.stem for path in art.glob("portrait-*.svg")} == {f"portrait-{who}" for who in played}
