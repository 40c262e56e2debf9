"""Every line of every story is told somewhere, and everything that the rules read aloud has been written."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.resources import files as resources

import pytest
from fluent.syntax import FluentParser, ast

from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.index import DECK_OF, PARAGRAPHS, SECTIONS
from fivefires.games.zona.rules.attributes import FACES
from fivefires.kernel import message
from fivefires.kit.effects import branches, kinds, ways
from tests.games.zona.tables import PLUSES, Game, event, give_secrets, keys, me, play, roll, seated, told
from tests.kit.tables import log

STORIES = [card for card in PARAGRAPHS if DECK_OF[card] != "sarcophagus"]
ENDS = [card for card in PARAGRAPHS if DECK_OF[card] == "sarcophagus"]


@cache
def written() -> list[str]:
    """The ids of all messages about event cards."""
    texts = [file for file in resources("fivefires.games.zona").joinpath("text").iterdir() if "events_" in file.name]
    entries = [entry for file in texts for entry in FluentParser().parse(file.read_text("utf-8")).body]
    return sorted(entry.id.name for entry in entries if isinstance(entry, ast.Message))


# --- what the rules can tell ----------------------------------------------------------------------------------


def labels(text: str, do: v.Effects) -> Iterator[str]:
    """The names of the ways of a text: they are not nested in each other's names."""
    for effect in do:
        for way in ways(effect):
            yield f"{text}-{way.key}"


def outcomes(text: str, do: v.Effects) -> Iterator[str]:
    """The lines for passed and failed tests, behind the ways that led there."""
    for effect in do:
        if isinstance(effect, v.Test):
            yield from (f"{text}-pass", f"{text}-fail")
        chosen = isinstance(effect, v.Choose | v.May)
        for branch, inner in branches(effect):
            yield from outcomes(f"{text}-{branch}" if chosen else text, inner)


def goes_on(do: v.Effects) -> bool:
    """Whether every way through a paragraph ends with reading on, a secret or the end, and never falls off."""
    for effect in do:
        if isinstance(effect, v.GoOn | v.UncoverSecret | v.Win):
            return True
        if isinstance(effect, v.Test) and goes_on(effect.passed) and goes_on(effect.failed):
            return True
        if isinstance(effect, v.Encounter) and goes_on(effect.defeated) and goes_on(effect.undefeated):
            return True
        if isinstance(effect, v.If) and goes_on(effect.then) and goes_on(effect.otherwise):
            return True
        if isinstance(effect, v.Choose) and all(goes_on(way.do) for way in effect.options):
            return True
    return False


def told_by(card: str) -> Iterator[str]:
    name = f"zona-ev-{card}"
    yield name
    for place, do in SECTIONS.get(card, {}).items():
        yield f"{name}-{place}"
        yield from labels(f"{name}-{place}", do)
        yield from outcomes(f"{name}-{place}", do)
    for number, paragraph in enumerate(PARAGRAPHS.get(card, ()), start=1):
        yield f"{name}-{number}"
        yield from labels(f"{name}-{number}", paragraph.do)
        if not goes_on(paragraph.do):
            yield f"{name}-{number}-fail"
        met = kinds(paragraph.do)
        yield from (f"{name}-{part}" for kind, part in ((v.UncoverSecret, "secret"), (v.Win, "end")) if kind in met)


@cache
def tellable() -> list[str]:
    return sorted({line for card in DECK_OF for line in told_by(card)})


@pytest.mark.rule("Z-128")
def test_every_line_can_be_told() -> None:
    assert [line for line in written() if line not in tellable()] == []


@pytest.mark.rule("Z-128")
def test_everything_that_is_told_is_written() -> None:
    assert [line for line in tellable() if line not in written()] == []


@pytest.mark.rule("Z-131")
def test_no_line_stands_for_two_tests() -> None:
    for card, sections in SECTIONS.items():
        for place, do in sections.items():
            doubled = [line for line, count in Counter(outcomes(f"{card}-{place}", do)).items() if count > 1]
            # One part of a card may hold several tests only where no player meets two of them.
            assert not doubled or any(isinstance(effect, v.If | v.ByReputation) for effect in do), doubled


def test_a_quarter_of_the_facility_cards_hold_an_encounter() -> None:
    held = [card for card in STORIES if any(v.Encounter in kinds(part.do) for part in PARAGRAPHS[card])]
    assert len(held) >= len(STORIES) / 4 == 10


def test_few_parts_of_cards_are_a_test_and_nothing_more() -> None:
    """At most 26 of the 150 parts for a place or a reputation."""
    parts = [do for sections in SECTIONS.values() for do in sections.values()]
    bare = [do for do in parts if len(do) == 1 and isinstance(do[0], v.Test)]
    assert (len(bare) <= 26, len(parts)) == (True, 150)


# --- and that they are told ------------------------------------------------------------------------------------


@pytest.mark.rule("Z-131", "Z-132")
def test_the_way_taken_and_what_came_of_it_are_in_the_log() -> None:
    runner = seated("olga", "ivan")
    event(runner, "g03", "junkyard")
    roll(runner, PLUSES)
    play(runner, "choose:dig")
    told = log(runner)
    assert runner.log is not None
    chosen = [line.text.args["way"] for line in runner.log.lines if line.text.id == "log-chooses"]
    assert chosen == [message("zona-ev-g03-junkyard-dig")]
    read = [line for line in told if line == "log-chooses" or line.startswith("zona-ev-")]
    assert read == ["zona-ev-g03-junkyard", "log-chooses", "zona-ev-g03-junkyard-dig-pass"]


@pytest.mark.rule("Z-155", "Z-157")
@pytest.mark.parametrize("card", STORIES)
def test_a_facility_card_is_read_to_its_secret_or_to_where_it_fails(card: str) -> None:
    site = {"lab": "botanical_lab", "archive": "underground_archive", "observatory": "emission_observatory",
            "bunker": "government_bunker"}[DECK_OF[card]]  # fmt: skip
    runner = seated("olga", "ivan")
    me(runner).rubles = 1000
    read = log(wander(event(runner, card, site)))
    reached = [line for line in read if line.startswith(f"zona-ev-{card}-")]
    assert reached[0] == f"zona-ev-{card}-1"
    assert reached[-1] == f"zona-ev-{card}-secret" or reached[-1].endswith("-fail")


@pytest.mark.rule("Z-168")
@pytest.mark.parametrize(("face", "end"), [(v.PLUS, "end"), (v.MINUS, "fail")])
def test_a_card_of_the_sarcophagus_is_read_to_its_end_or_to_where_it_fails(
    face: v.Face, end: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in FACES:
        monkeypatch.setitem(FACES, number, face)
    ends = Counter(ending(card) for card in ENDS)
    assert ends[end] > 3
    assert {*ends} <= {"end", "fail"}


def ending(card: str) -> str:
    """How a card of the Sarcophagus ends; the last paragraph is still to be read when the game is over."""
    runner = seated("olga", "ivan")
    give_secrets(runner, 0, "lab", "archive")
    wander(event(runner, card, "sarcophagus"))
    reached = [line for line in log(runner) if line.startswith(f"zona-ev-{card}-")]
    assert reached[0] == f"zona-ev-{card}-1"
    if runner.over:
        assert told(runner)[-1] == reached[-1]
    return reached[-1].rpartition("-")[2]


def wander(runner: Game) -> Game:
    """Answer with the first option until the next round or the end."""
    while not runner.over and runner.state.round == 1:
        play(runner, keys(runner)[0])
    return runner


@pytest.mark.rule("Z-160")
def test_a_secret_that_one_has_is_not_told_again() -> None:
    runner = seated("olga", "ivan")
    give_secrets(runner, 0, "archive")
    read = log(wander(event(runner, "a01", "underground_archive")))
    assert "zona-ev-a01-secret" not in read
