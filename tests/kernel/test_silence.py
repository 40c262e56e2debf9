"""Silence: a question may have a default, which is recorded when the time for it has run out."""

from __future__ import annotations

from typing import Any

import pytest

from fivefires.kernel import Chance, Refused, RuleError, Runner, Table, files, key_of
from tests.kernel.tiny import ASK, Say, Take, TinyState, answer_all, keys, play, say, tiny_game


async def may_be_silent(table: Table[TinyState]) -> None:
    answer = await table.ask(0, ASK, say("yes", "no"), default=Say("no"))
    table.state.trace.append(answer.word)


async def all_may_be_silent(table: Table[TinyState]) -> None:
    answers = await table.ask_all(range(table.state.seats), ASK, lambda seat: say("yes", "no"), default=Say("no"))
    table.state.trace += [f"{seat}:{answer.word}" for seat, answer in answers.items()]


def answers(runner: Runner[Any]) -> list[Any]:
    return list(files.record_of(runner).history)


def test_silence_is_recorded_as_the_default() -> None:
    silent, spoken = play(tiny_game(may_be_silent)), play(tiny_game(may_be_silent))
    silent.lapse(0)
    answer_all(spoken, "say:no")
    assert silent.state.trace == ["no"]
    assert answers(silent) == answers(spoken)


def test_each_of_several_may_be_silent() -> None:
    runner = play(tiny_game(all_may_be_silent), 3)
    runner.answer(1, "say:yes")
    runner.lapse(0)
    assert runner.asked() == [2]
    runner.lapse(2)
    assert runner.state.trace == ["0:no", "1:yes", "2:no"]


def test_silence_is_no_answer_where_there_is_no_default() -> None:
    runner = play(tiny_game())
    with pytest.raises(Refused, match="no-default"):
        runner.lapse(0)


def test_nobody_else_can_be_silent() -> None:
    runner = play(tiny_game(may_be_silent))
    with pytest.raises(Refused, match="no-default"):
        runner.lapse(1)


def test_the_question_says_what_silence_means() -> None:
    question = play(tiny_game(may_be_silent)).question
    assert question is not None
    assert question.default is not None
    assert key_of(question.default[0]) == "say:no"


# --- what silence may mean ------------------------------------------------------------------------------


def test_silence_that_means_no_answer_is_a_dead_end() -> None:
    async def step(table: Table[TinyState]) -> None:
        await table.ask(0, ASK, say("on"))
        await table.ask(0, ASK, say("yes", "no"), default=Say("maybe"))

    runner = play(tiny_game(step))
    with pytest.raises(RuleError, match="DeadEnd: ask-word: the silence of seat 0 means"):
        runner.answer(0, "say:on")
    assert keys(runner) == [(0, ["say:on"])], "the game stands as it was before"


def test_silence_of_several_must_be_an_answer_of_each() -> None:
    async def step(table: Table[TinyState]) -> None:
        await table.ask(0, ASK, say("on"))
        await table.ask_all([0, 1], ASK, lambda seat: say("yes", "no")[seat:], default=Say("yes"))

    with pytest.raises(RuleError, match="the silence of seat 1 means"):
        play(tiny_game(step)).answer(0, "say:on")


async def discards(table: Table[TinyState]) -> None:
    """Everybody holds two cards and puts one down; the lowest by its name, where nobody says anything."""
    if not table.state.trace:
        for seat in range(table.state.seats):
            table.draw("deck", f"hand.{seat}", 2)
    hand = table.pile("hand.0")
    card = await table.ask(0, ASK, lambda: [Take(one) for one in sorted(hand)], default=lambda: Take(min(hand)))
    table.move(card.card, "hand.0", "open")
    table.state.trace.append(card.card)


def test_a_default_that_hangs_on_hidden_pieces_is_had_anew_after_a_re_deal() -> None:
    runner = play(tiny_game(discards))
    found = set()
    for number in range(10):
        twin = runner.copy()
        twin.redeal(1, Chance(bytes(32)).fork(number))
        lowest = min(twin.state.piles["hand.0"])
        twin.lapse(0)
        assert twin.state.trace == [lowest]
        found.add(lowest)
    assert len(found) > 2


def test_each_seat_may_have_a_silence_of_its_own() -> None:
    async def step(table: Table[TinyState]) -> None:
        answers = await table.ask_all(range(2), ASK, lambda seat: say("a", "b"), default=lambda seat: Say("ab"[seat]))
        table.state.trace += [answer.word for answer in answers.values()]

    runner = play(tiny_game(step))
    runner.lapse(1)
    runner.lapse(0)
    assert runner.state.trace == ["a", "b"]
