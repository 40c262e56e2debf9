"""Tiles and scenarios are told: everything has its words, and where words name a number, it is that of the data."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from fivefires.games.zna.content import vocabulary as v
from fivefires.games.zna.content.scenarios import SCENARIO, SCENARIOS
from fivefires.games.zna.content.tiles import STREETS, UNKNOWNS
from fivefires.kernel import Message
from fivefires.kernel.text import Catalogue

TEXTS = {
    name: (files("fivefires.games.zna") / "text" / f"{name}.en.ftl").read_text(encoding="utf-8")
    for name in ("scenarios", "tiles")
}
TOLD = ("before", "objective", "special", "after", "lost")


@pytest.fixture(scope="module")
def words() -> Catalogue:
    return Catalogue("en", [*TEXTS.values()])


@pytest.mark.rule("N-135")
@pytest.mark.parametrize("page", SCENARIOS, ids=lambda page: page.id)
def test_a_scenario_has_its_name_story_objective_and_rules(words: Catalogue, page: v.Scenario) -> None:
    name = f"zna-scenario-{page.id}"
    assert [part for part in TOLD if f"{name}.{part}" not in words] == []
    for part in ("before", "after"):
        assert 25 <= len(words.format(Message(f"{name}.{part}")).split()) <= 95
    if page.exit or page.tunnel:
        assert f"zna-zone-{page.id}" in words


def test_tiles_pieces_and_works_have_names(words: Catalogue) -> None:
    wanted = [
        *(f"zna-tile-{street.id}.flavour" for street in STREETS),
        *(f"zna-tile-{unknown.id}.effect" for unknown in UNKNOWNS),
        *(f"zna-piece-{piece}" for piece in v.Piece),
        *(f"zna-work-{work}.effect" for work in v.Work),
    ]
    assert [name for name in wanted if name not in words] == []


def test_no_two_tiles_have_the_same_name(words: Catalogue) -> None:
    names = [words.format(Message(f"zna-tile-{street.id}")) for street in STREETS]
    assert len({*names}) == 20


@pytest.mark.parametrize("text", TEXTS.values(), ids=[*TEXTS])
def test_nobody_is_addressed_or_shouted_at(text: str) -> None:
    told = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    assert re.findall(r"\byour?s?\b|!", told, re.IGNORECASE) == []


def test_no_hero_is_named_because_nobody_knows_who_plays() -> None:
    assert re.findall(r"\b(?:Mia|Quinn|Gus|Ines|Tobias|Walt)\b", TEXTS["scenarios"]) == []


COUNTED = {
    ("borrowed-keys", v.Piece.KEY): r"all (\d) keys",
    ("voices-in-the-ward", v.Piece.SURVIVOR): r"of the (\d) survivors",
    ("the-vents", v.Piece.VENT): r"all (\d) vent tiles",
}


@pytest.mark.parametrize(("page", "piece"), COUNTED)
def test_the_objective_counts_what_lies_there(words: Catalogue, page: str, piece: v.Piece) -> None:
    objective = words.format(Message(f"zna-scenario-{page}.objective"))
    found = re.search(COUNTED[page, piece], objective)
    assert found is not None
    assert int(found[1]) == sum(put.piece is piece for put in SCENARIO[page].pieces)


# As they are called on the map.
WORKS = {v.Work.LEVER: r"lever", v.Work.FUSE: r"fuse box", v.Work.CODE: r"code panel"}


@pytest.mark.parametrize("page", [page for page in SCENARIOS if page.sites], ids=lambda page: page.id)
def test_the_objective_names_what_opens_the_exit(words: Catalogue, page: v.Scenario) -> None:
    objective = words.format(Message(f"zna-scenario-{page.id}.objective"))
    assert [site.work for site in page.sites if not re.search(WORKS[site.work], objective)] == []


def test_the_fog_of_pest_control_is_told_as_it_lies(words: Catalogue) -> None:
    page = SCENARIO["pest-control"]
    count = {level: sum(one.fog is level for one in page.tiles) for level in v.Level}
    told = words.format(Message("zna-scenario-pest-control.special"))
    number = {2: "two", 3: "three"}
    assert told.lower().startswith(
        f"{number[count[v.Level.HEAVY]]} tiles start in heavy fog and {number[count[v.Level.MEDIUM]]} in medium"
    )
