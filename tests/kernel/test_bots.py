"""Bots answer through the same door as everybody: a view, a question, thoughts; never the state."""

from __future__ import annotations

from typing import Any

import pytest

from fivefires.bots.random import RandomBot
from fivefires.kernel import (
    AnyOption,
    Bot,
    Dealer,
    Prompt,
    Result,
    State,
    Table,
    Task,
    Trial,
    View,
    dealer,
    key_of,
    let_choose,
    message,
)
from fivefires.kernel.bots import NotOffered, task_for
from tests.kernel.tiny import ANYTHING, ASK, Act, Say, TinyState, TinyView, answer_all, play, standing, tiny_game


def deal(table: Table[TinyState]) -> None:
    table.shuffle("deck")
    for seat in range(table.state.seats):
        table.draw("deck", f"hand.{seat}", 2)


GAME = tiny_game(ANYTHING.step, setup=deal, reactions=ANYTHING.reactions)


class Remembering:
    """A bot that keeps what it was given."""

    def __init__(self) -> None:
        self.given: list[Any] = []

    def choose(self, view: Any, task: Task, deal: Dealer, budget: int) -> AnyOption:
        self.given = [view, task, deal, budget]
        option: AnyOption = task.options[-1]
        return option


def test_a_bot_gets_a_view_a_task_a_dealer_and_a_budget() -> None:
    runner, bot = play(GAME), Remembering()
    assert let_choose(bot, runner, 0, budget=7) is Act.END
    view, task, deal, budget = bot.given
    assert isinstance(view, TinyView)
    assert view.seat == 0
    assert task == Task(0, message("ask-word"), Prompt("ask-word", "T-001"), tuple(Act), runner.game)
    assert isinstance(deal(0), Trial)
    assert budget == 7
    assert not any(isinstance(thing, State) for thing in bot.given)


def test_asking_a_bot_changes_nothing_until_its_answer_is_given() -> None:
    runner = play(GAME)
    before = standing(runner)
    let_choose(Remembering(), runner, 0)
    assert standing(runner) == before


def test_a_bot_that_writes_to_its_options_answers_nothing_else_by_it() -> None:
    """Rules often give a list, and what a bot puts into it or takes out of it is no answer of theirs."""

    class Forging:
        def choose(self, view: Any, task: Task, deal: Dealer, budget: int) -> AnyOption:
            task.options[:] = [forged]  # type: ignore[index]
            return forged

    async def ask(table: Table[TinyState]) -> None:
        answer = await table.ask(0, ASK, [Say("on"), Say("off")])
        table.finish(Result(ending=answer.word))

    forged, runner = Say("forged"), play(tiny_game(ask))
    with pytest.raises(NotOffered, match="on offer were say:on, say:off"):
        let_choose(Forging(), runner, 0)
    assert [key_of(option) for option in runner.options(0)] == ["say:on", "say:off"]


def test_a_bot_is_asked_its_part_of_a_common_question() -> None:
    runner = play(GAME, 3)
    answer_all(runner, "vote")
    assert task_for(runner, 2) == Task(
        2, message("ask-word"), Prompt("ask-word", "T-001"), runner.options(2), runner.game
    )


def test_a_bot_answers_under_a_veil_too() -> None:
    runner = play(ANYTHING, 2)
    answer_all(runner, "turn", *["draw"] * 8, "turn", "strike")
    assert str(let_choose(Remembering(), runner, 1)) == "Pass.PASS"


# --- trials --------------------------------------------------------------------------------------------


def test_a_trial_can_be_played_to_its_end_for_every_seat() -> None:
    runner = play(GAME, 2)
    trial = dealer(runner, 0)(3)
    assert trial.asked() == [0]
    assert trial.task(0).options == tuple(Act)
    trial.answer(0, Act.TURN)
    assert trial.asked() == [1]
    assert isinstance(trial.view(1), View)
    assert trial.run(lambda _seat, options: options[-1], 10) == 1
    assert trial.over
    assert trial.result == Result(ending="end", winners=[1])
    assert runner.state.trace == []


def test_in_a_trial_the_thinker_holds_what_it_really_holds() -> None:
    runner = play(GAME, 3)
    for number in range(10):
        trial = dealer(runner, 1)(number)
        assert trial.view(1).cards("hand.1") == runner.table.pile("hand.1")
        assert None not in trial.view(0).cards("hand.0")


def test_a_trial_can_be_dealt_while_others_are_still_thinking() -> None:
    runner = play(GAME, 3)
    answer_all(runner, "vote")
    runner.answer(1, "say:no")
    trial = dealer(runner, 0)(0)
    assert 0 in trial.asked()
    assert trial.task(0).options == runner.options(0)


def test_thoughts_do_not_know_what_others_have_secretly_answered() -> None:
    """A part of a common answer is a secret of its seat, like a card in the hand."""
    outcomes = []
    for word in ("yes", "no"):
        runner = play(GAME, 2)
        answer_all(runner, "vote")
        runner.answer(1, f"say:{word}")
        trial = dealer(runner, 0)(0)
        trial.answer(0, trial.options(0)[0])
        outcomes.append((trial.asked(), trial.view(0).trace))
    assert outcomes[0] == outcomes[1]


# --- the random bot --------------------------------------------------------------------------------------


def test_the_random_bot_is_a_bot_and_plays_games_to_the_end() -> None:
    bots: list[Bot] = [RandomBot(1), RandomBot(2), RandomBot(3)]
    runner = play(GAME, 3)
    for _ in range(2000):
        for seat in runner.asked():
            runner.answer(seat, let_choose(bots[seat], runner, seat))
        if runner.over:
            break
    assert runner.over


@pytest.mark.parametrize("seed", [0, 1])
def test_the_random_bot_gives_the_same_answers_for_the_same_seed(seed: int) -> None:
    runner = play(GAME)
    one, other = RandomBot(seed), RandomBot(seed)
    chosen = [let_choose(one, runner, 0) for _ in range(30)]
    assert chosen == [let_choose(other, runner, 0) for _ in range(30)]


def test_the_random_bot_chooses_everything_sooner_or_later() -> None:
    runner, bot = play(GAME), RandomBot(5)
    assert {let_choose(bot, runner, 0) for _ in range(300)} == set(Act)
