"""Zona: the chance beside an answer is what comes out when all falls of the dice are played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import product
from math import prod

import pytest

from fivefires.games.zona.content.index import CHARACTER
from fivefires.kernel import Odds, Option, key_of
from tests.games.zona.tables import (
    BLANKS,
    B,
    Game,
    M,
    P,
    T,
    event,
    give_secrets,
    lay,
    me,
    play,
    roll,
    seated,
    turn,
    view,
    weaken,
)

# One side for each face, and on how many of the six it is.
SIDES = {P: 2, M: 1, B: 2, T: 1}


def odds(runner: Game, key: str) -> Odds | None:
    (option,) = [option for option in runner.options(0) if key_of(option) == key]
    assert isinstance(option, Option)
    return option.odds(view(runner))


def told_tests(runner: Game) -> list[str]:
    assert runner.log is not None
    return [line.text.id for line in runner.log.lines if line.text.id in ("log-test-passed", "log-test-failed")]


def played(start: Callable[[], Game], answer: str, dice: int) -> Odds:
    """All falls of so many dice, each played from the start by this answer: how often the next test is passed."""
    outcome: Counter[bool] = Counter()
    for faces in product(SIDES, repeat=dice):
        runner = start()
        before = len(told_tests(runner))
        roll(runner, faces)
        play(runner, answer)
        if len(told_tests(runner)) == before:
            play(runner, "let-stand")
        outcome[told_tests(runner)[before] == "log-test-passed"] += prod(SIDES[face] for face in faces)
    return Odds(outcome[True], outcome.total())


def beside(token: str, character: str = "olga") -> Callable[[], Game]:
    def start() -> Game:
        runner = seated(character, "ivan")
        lay(runner, "quarry", token)
        return turn(runner, 0, "quarry")

    return start


@pytest.mark.rule("Z-195", "Z-298")
@pytest.mark.parametrize("token", ["mangy_hound", "phlegm"])
def test_a_search_shows_the_chance_to_detect(token: str) -> None:
    start = beside(token)
    shown = odds(start(), f"search:{token}")
    assert shown is not None
    assert shown.of is not None
    counted = played(start, f"search:{token}", 3)
    assert (shown.good, shown.total) == (counted.good, counted.total)
    assert 0 < shown.good < shown.total


@pytest.mark.rule("Z-303")
def test_a_confrontation_shows_the_chance_to_win_it() -> None:
    def start() -> Game:
        runner = beside("mangy_hound")()
        weaken(runner, 0, "physique")
        roll(runner, BLANKS)
        play(runner, "search:mangy_hound")
        if view(runner).test is not None:
            play(runner, "let-stand")
        return runner

    key = next(key_of(option) for option in start().options(0) if key_of(option).startswith("confront:"))
    shown, counted = odds(start(), key), played(start, key, 3)
    assert shown is not None
    assert (shown.good, shown.total) == (counted.good, counted.total)


@pytest.mark.rule("Z-421")
def test_a_local_action_shows_the_chance_of_its_test() -> None:
    def start() -> Game:
        return turn(seated("olga", "ivan"), 0, "frontier")

    shown, counted = odds(start(), "local"), played(start, "local", 3)
    assert shown is not None
    assert (shown.good, shown.total) == (counted.good, counted.total)
    assert odds(turn(seated("olga", "ivan"), 0, "junkyard"), "local") is None


@pytest.mark.rule("Z-439", "Z-574")
def test_the_plant_shows_the_chance_of_its_test() -> None:
    def start() -> Game:
        runner = seated("olga", "ivan")
        give_secrets(runner, 0, "lab", "archive")
        return turn(runner, 0, "power_plant")

    shown, counted = odds(start(), "local"), played(start, "local", 3)
    assert shown is not None
    assert (shown.good, shown.total) == (counted.good, counted.total)
    runner = start()
    assert runner.state.turn is not None
    runner.state.turn.quiet_gate = True
    assert odds(runner, "local") is None


@pytest.mark.rule("Z-205")
@pytest.mark.parametrize("faces", [(M, B, P), (M, P, P), (P, M, T)])
def test_forcing_shows_the_chance_with_the_die_rolled_again(faces: tuple[int, int, int]) -> None:
    def start() -> Game:
        runner = turn(seated("olga", "ivan"), 0, "frontier")
        weaken(runner, 0, "alertness")
        roll(runner, faces)
        play(runner, "local")
        return runner

    shown, counted = odds(start(), "force:minus"), played(start, "force:minus", 1)
    assert shown is not None
    assert (shown.good, shown.total) == (counted.good, counted.total)
    assert shown.total == 6


@pytest.mark.rule("Z-132")
def test_a_way_of_an_event_shows_the_chance_of_its_test() -> None:
    def start() -> Game:
        return event(seated("olga", "ivan"), "g03", "junkyard")

    shown, counted = odds(start(), "choose:dig"), played(start, "choose:dig", 3)
    assert shown is not None
    assert (shown.good, shown.total) == (counted.good, counted.total)
    assert odds(start(), "choose:walk_on") is None


@pytest.mark.rule("Z-560")
def test_each_attribute_of_a_test_shows_its_own_chance() -> None:
    def start() -> Game:
        runner = event(seated("olga", "ivan"), "g25", "frontier")
        play(runner, "choose:cards")
        return runner

    for attribute in ("alertness", "smarts"):
        key = f"attribute:{attribute}"
        shown, counted = odds(start(), key), played(start, key, 3)
        assert shown is not None
        assert (shown.good, shown.total) == (counted.good, counted.total)


@pytest.mark.rule("Z-101", "Z-289")
def test_moving_to_a_lone_threat_shows_the_chance_to_detect_it() -> None:
    def start(*tokens: str) -> Game:
        runner = seated("olga", "ivan")
        lay(runner, "frontier", *tokens)
        return turn(runner, 0, "village")

    shown = odds(start("mangy_hound"), "move:frontier")
    counted = played(lambda: start("mangy_hound"), "move:frontier", 3)
    assert shown is not None
    assert (shown.good, shown.total) == (counted.good, counted.total)
    assert odds(start("mangy_hound", "blind_boar"), "move:frontier") is None
    assert odds(start(), "move:frontier") is None


@pytest.mark.rule("Z-331")
def test_what_would_kill_asks_once_more() -> None:
    runner = seated("olga", "ivan")
    weaken(runner, 0, "alertness", "smarts", "willpower")
    turn(runner, 0, "junkyard")
    (local,) = [option for option in runner.options(0) if key_of(option) == "local"]
    assert isinstance(local, Option)
    assert local.hurts(view(runner)) is None
    me(runner).damage = CHARACTER["olga"].fortitude - 1
    hurts = local.hurts(view(runner))
    assert hurts is not None
    assert hurts.id == "hurts-death"
