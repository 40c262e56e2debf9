"""Large choices as short sequences with a running total."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from fivefires.kernel import Interrupted, RuleError, Runner, Table, gather, message
from tests.kernel.tiny import ASK, Say, TinyState, answer_all, keys, play, say, tiny_game

WORTH = {"one": 1, "two": 2, "five": 5}


def gathering(
    least: int,
    most: int,
    offers: Callable[[Sequence[Say]], Sequence[Say]] = lambda _picked: say("one", "two", "five"),
    **how: Any,
) -> Runner[Any]:
    """A game of gathering once and then asking for ever whether that is all."""

    async def step(table: Table[TinyState]) -> None:
        if not table.state.trace:
            picked = await gather(table, 1, ASK, offers, least=least, most=most, **how)
            table.state.trace = ["picked", *(option.word for option in picked)]
        await table.ask(0, ASK, say("end"))

    return play(tiny_game(step))


def by_worth(option: Say) -> int:
    return WORTH[option.word]


def test_one_question_a_pick_until_the_most_is_reached() -> None:
    runner = gathering(2, 2)
    assert keys(runner) == [(1, ["say:one", "say:two", "say:five"])]
    answer_all(runner, "say:one", "say:one")
    assert runner.state.trace == ["picked", "one", "one"]
    assert runner.asked() == [0]


def test_done_is_offered_once_the_least_is_reached() -> None:
    runner = gathering(1, 3)
    assert keys(runner) == [(1, ["say:one", "say:two", "say:five"])]
    answer_all(runner, "say:two")
    assert keys(runner) == [(1, ["say:one", "say:two", "say:five", "done"])]
    answer_all(runner, "done")
    assert runner.state.trace == ["picked", "two"]


def test_nothing_is_a_choice_where_the_least_is_nothing() -> None:
    runner = gathering(0, 3)
    assert keys(runner)[0][1][-1] == "done"
    answer_all(runner, "done")
    assert runner.state.trace == ["picked"]


def test_nobody_is_asked_where_the_most_is_nothing() -> None:
    assert gathering(0, 0).state.trace == ["picked"]


def test_the_total_is_what_the_picks_are_worth_and_nothing_over_the_most_is_offered() -> None:
    runner = gathering(4, 6, worth=by_worth)
    answer_all(runner, "say:two", "say:two")
    assert keys(runner) == [(1, ["say:one", "say:two", "done"])]
    answer_all(runner, "say:one")
    assert keys(runner) == [(1, ["say:one", "done"])]
    answer_all(runner, "say:one")
    assert runner.state.trace == ["picked", "two", "two", "one", "one"]


def test_the_running_total_stands_in_the_state_and_in_the_question() -> None:
    runner = gathering(4, 6, worth=by_worth)
    answer_all(runner, "say:two", "say:one")
    (tally,) = runner.state.tallies
    assert (tally.seat, tally.least, tally.most, tally.total) == (1, 4, 6, 3)
    assert tally.chosen == ["say:two", "say:one"]
    assert runner.question is not None
    assert runner.question.text() == message("ask-word", total=3, least=4, most=6)


def test_the_tally_is_gone_when_the_choice_is_made() -> None:
    runner = gathering(1, 1)
    answer_all(runner, "say:one")
    assert runner.state.tallies == []


def test_what_may_still_be_added_hangs_on_what_was_picked() -> None:
    runner = gathering(1, 3, lambda picked: [one for one in say("a", "b") if one not in picked])
    answer_all(runner, "say:b")
    assert keys(runner) == [(1, ["say:a", "done"])]


def test_the_choice_ends_where_nothing_is_left_to_add() -> None:
    runner = gathering(1, 9, lambda picked: [one for one in say("a", "b") if one not in picked])
    answer_all(runner, "say:b", "say:a")
    assert runner.state.trace == ["picked", "b", "a"]


def test_too_little_to_reach_the_least_is_a_dead_end() -> None:
    runner = gathering(2, 2, lambda picked: say("a") if not picked else say())
    with pytest.raises(RuleError, match="DeadEnd"):
        answer_all(runner, "say:a")


def test_the_way_back_is_undo() -> None:
    runner = gathering(1, 3)
    answer_all(runner, "say:one", "say:two")
    runner.undo(1)
    assert runner.state.tallies[0].chosen == ["say:one"]
    answer_all(runner, "done")
    assert runner.state.trace == ["picked", "one"]


def test_a_large_choice_inside_a_large_choice() -> None:
    async def step(table: Table[TinyState]) -> None:
        def offers(_picked: Sequence[Say]) -> Sequence[Say]:
            return say("outer")

        table.state.trace.append("begin")
        await gather(table, 0, ASK, offers, least=1, most=1)
        await gather(table, 1, ASK, lambda _picked: say("inner"), least=1, most=1)

    runner = play(tiny_game(step))
    assert [tally.seat for tally in runner.state.tallies] == [0]
    answer_all(runner, "say:outer")
    assert [tally.seat for tally in runner.state.tallies] == [1]


def test_a_choice_that_is_broken_off_leaves_no_tally_behind() -> None:
    class Fell(Interrupted):
        """Whoever picks has fallen."""

    def offers(picked: Sequence[Say]) -> list[Say]:
        if picked:
            raise Fell
        return say("one", "two")

    async def step(table: Table[TinyState]) -> None:
        try:
            await gather(table, 0, ASK, offers, least=2, most=2)
        except Fell:
            table.state.trace.append(f"fell {len(table.state.tallies)}")

    runner = play(tiny_game(step))
    answer_all(runner, "say:one", "say:two")
    assert runner.state.trace == ["fell 0"] * 2
