"""Zona, chapter 24: reputation."""

from __future__ import annotations

import pytest

from tests.games.zona.tables import BAD, GOOD, HERO, NEUTRAL, B, M, P, Play, hero


def token(game: Play) -> int:
    return game.state.stock["reputation-token"].get(f"seat.{HERO}", 0)


def strip(game: Play) -> Play:
    """Fleece the travellers at the Frontier: 300 rubles for a step down."""
    return game.do("pass", "choose:fleece")


G09 = {"events.green": ["g09"]}
G12 = {"events.green": ["g12"]}


@pytest.mark.rule("Z-352")
def test_local_actions_ask_for_reputation() -> None:
    assert "local" in hero("barracks", reputation=NEUTRAL).keys
    assert "local" not in hero("barracks", reputation=BAD).keys


@pytest.mark.rule("Z-352")
def test_elsewhere_reputation_does_not_matter() -> None:
    for reputation in (BAD, NEUTRAL, GOOD):
        game = hero("frontier", reputation=reputation, threats={"frontier": ["rat_king"]})
        assert game.keys == ["move:roadhouse", "move:village", "move:wetlands", "local", "search:rat_king", "pass"]
        game.roll((B, B, B), (P, B, B)).do("search:rat_king", "confront:physique")
        assert game.pile("trophies.1") == ["rat_king"]
        game.roll((M, B, B)).do("local")
        assert game.total == 1


@pytest.mark.rule("Z-352")
@pytest.mark.parametrize(("reputation", "rubles"), [(GOOD, 200), (NEUTRAL, 0), (BAD, 0)])
def test_an_event_by_reputation_gives_each_its_own(reputation: int, rubles: int) -> None:
    game = hero("factory", reputation=reputation, tops={"events.yellow": ["y22"]}).roll((B, B, B)).do("pass")
    assert game.me.rubles == rubles
    assert game.asked == {GOOD: "ask-place", NEUTRAL: "ask-test", BAD: "ask-choice"}[reputation]


@pytest.mark.rule("Z-353")
@pytest.mark.parametrize(("before", "after", "tokens"), [(GOOD, NEUTRAL, 0), (NEUTRAL, BAD, 1)])
def test_reputation_gets_worse_by_a_step(before: int, after: int, tokens: int) -> None:
    game = strip(hero("frontier", reputation=before, tops=G09))
    assert (game.me.reputation, game.me.damage, token(game)) == (after, 0, tokens)


@pytest.mark.rule("Z-354")
@pytest.mark.parametrize(("before", "after", "tokens"), [(BAD, NEUTRAL, 0), (NEUTRAL, GOOD, 1)])
def test_reputation_gets_better_by_a_step(before: int, after: int, tokens: int) -> None:
    game = hero("farms", reputation=before, fatigue=3, tops=G12).do("pass", "choose:dance")
    assert (game.me.reputation, game.me.fatigue, token(game)) == (after, 3, tokens)


@pytest.mark.rule("Z-355", "Z-356")
def test_bad_reputation_that_gets_worse_does_one_mental_damage() -> None:
    game = strip(hero("frontier", reputation=BAD, tops=G09))
    assert (game.me.reputation, game.me.damage, game.me.rubles) == (BAD, 1, 300)
    game = strip(hero("frontier", reputation=BAD, items=["iodine", "valerian_drops", "pitch"], tops=G09))
    assert game.keys == ["use:valerian_drops", "take-it"]


@pytest.mark.rule("Z-357")
@pytest.mark.parametrize(("answer", "fatigue"), [("be-relieved", 2), ("decline", 3)])
def test_good_reputation_that_gets_better_may_lower_fatigue(answer: str, fatigue: int) -> None:
    game = hero("farms", reputation=GOOD, fatigue=3, tops=G12).do("pass", "choose:dance")
    assert game.keys == ["be-relieved", "decline"]
    game.do(answer)
    assert (game.me.reputation, game.me.fatigue) == (GOOD, fatigue)
