"""Pig, rule by rule, with the dice forced."""

from __future__ import annotations

import pytest

from fivefires.conformance.citations import rulebook
from fivefires.examples.pig import GAME, PigState
from fivefires.kernel import Refused, Result, Runner, Setup, key_of, seed_from


def new_game(*dice: int) -> Runner[PigState]:
    runner = Runner(GAME, Setup(2), seed_from(1))
    runner.table.force(*([die] for die in dice))
    return runner


def play(runner: Runner[PigState], *choices: str) -> None:
    """Answer for whoever has the die."""
    for choice in choices:
        runner.answer(runner.asked()[0], choice)


@pytest.mark.rule("P-001")
def test_two_players_take_turns_and_the_first_begins() -> None:
    runner = new_game(4, 5)
    holders = []
    for choice in ("roll", "hold", "roll", "hold"):
        holders += runner.asked()
        play(runner, choice)
    assert holders + runner.asked() == [0, 0, 1, 1, 0]


@pytest.mark.rule("P-001")
@pytest.mark.parametrize("players", [0, 1, 3])
def test_no_other_number_can_play(players: int) -> None:
    with pytest.raises(Refused):
        Runner(GAME, Setup(players), seed_from(1))


@pytest.mark.rule("P-001")
def test_there_is_one_die() -> None:
    runner = new_game()
    assert runner.table.box.counts(runner.state) == {"die": 1}


@pytest.mark.rule("P-002")
def test_the_die_may_be_rolled_as_often_as_one_likes() -> None:
    runner = new_game(*[2] * 60)
    for _ in range(60):
        assert [key_of(option) for option in runner.options(0)] == ["roll", "hold"]
        play(runner, "roll")
    assert runner.state.turn == 120
    assert runner.asked() == [0]


@pytest.mark.rule("P-002")
def test_whoever_has_the_die_may_hold_at_once() -> None:
    runner = new_game()
    play(runner, "hold")
    assert (runner.state.scores, runner.asked()) == ([0, 0], [1])


@pytest.mark.rule("P-003")
def test_a_one_loses_the_turn_and_passes_the_die_on() -> None:
    runner = new_game(6, 1)
    play(runner, "roll", "roll")
    assert (runner.state.scores, runner.state.turn, runner.asked()) == ([0, 0], 0, [1])


@pytest.mark.rule("P-003")
def test_a_one_loses_nothing_of_what_was_held_before() -> None:
    runner = new_game(6, 1, 5, 1)
    play(runner, "roll", "hold", "roll", "roll", "roll")
    assert runner.state.scores == [6, 0]
    assert runner.asked() == [1]


@pytest.mark.rule("P-004")
@pytest.mark.parametrize("die", [2, 3, 4, 5, 6])
def test_any_other_number_is_added_to_the_turn(die: int) -> None:
    runner = new_game(6, die)
    play(runner, "roll", "roll")
    assert (runner.state.turn, runner.state.scores, runner.asked()) == (6 + die, [0, 0], [0])


@pytest.mark.rule("P-004")
def test_the_turn_counts_when_the_player_holds_and_the_die_is_passed_on() -> None:
    runner = new_game(6, 5, 4)
    play(runner, "roll", "roll", "hold")
    assert (runner.state.scores, runner.state.turn, runner.asked()) == ([11, 0], 0, [1])
    play(runner, "roll", "hold")
    assert runner.state.scores == [11, 4]


def points(count: int) -> list[int]:
    """Rolls without a one that make so many points."""
    rolls = [6] * (count // 6 - 1)
    rest = count - sum(rolls)
    return [*rolls, rest // 2, rest - rest // 2]


@pytest.mark.rule("P-005")
@pytest.mark.parametrize("count", [100, 103])
def test_a_hundred_points_win_at_once(count: int) -> None:
    rolls = points(count)
    assert sum(rolls) == count
    runner = new_game(*rolls)
    play(runner, *["roll"] * len(rolls))
    assert not runner.over
    play(runner, "hold")
    assert runner.state.result == Result(ending="goal", winners=[0])
    assert runner.asked() == []


@pytest.mark.rule("P-005")
def test_ninety_nine_points_do_not_win() -> None:
    rolls = points(99)
    runner = new_game(*rolls, 1)
    play(runner, *["roll"] * len(rolls), "hold")
    assert runner.state.scores == [99, 0]
    assert runner.asked() == [1]


@pytest.mark.rule("P-005")
def test_a_hundred_points_count_only_when_they_are_held() -> None:
    rolls = points(100)
    runner = new_game(*rolls, 1)
    play(runner, *["roll"] * (len(rolls) + 1))
    assert runner.state.scores == [0, 0]
    assert runner.asked() == [1]


@pytest.mark.rule("P-005")
def test_points_of_several_turns_win_together() -> None:
    first, last = points(60), points(40)
    runner = new_game(*first, *last)
    play(runner, *["roll"] * len(first), "hold", "hold", *["roll"] * len(last), "hold")
    assert runner.state.result == Result(ending="goal", winners=[0])


def test_every_rule_has_code_and_a_test() -> None:
    assert rulebook(GAME).faults() == []
