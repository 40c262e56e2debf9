"""Undo: free until somebody has learnt something; an entry of the record, never an eraser."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fivefires.kernel import Refused, Runner, Table, files, key_of
from fivefires.kernel.checkpoints import STRIDE
from fivefires.kernel.tape import Answer, Takeback
from tests.kernel.tiny import (
    ANYTHING,
    Act,
    TinyState,
    answer_all,
    endless,
    keys,
    pick,
    play,
    standing,
    steady,
    tiny_game,
)


def takers(runner: Runner[Any]) -> list[int]:
    """Who could take the last answer back."""
    return [seat for seat in range(runner.state.seats) if runner.can_undo(seat)]


def after(*answers: str, players: int = 2) -> Runner[Any]:
    runner = play(ANYTHING, players)
    answer_all(runner, *answers)
    return runner


# --- the barrier -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("act", ["note", "shift", "turn"])
def test_what_teaches_nobody_anything_can_be_taken_back(act: str) -> None:
    assert takers(after("note", act)) == [0]


@pytest.mark.parametrize("act", ["roll", "shuffle", "draw", "show"])
def test_what_teaches_somebody_something_stands(act: str) -> None:
    assert takers(after("note", act)) == []


def test_what_was_shown_already_teaches_nothing() -> None:
    assert takers(after("show", "show")) == [0]


def test_a_card_that_is_put_away_face_down_can_be_taken_back() -> None:
    runner = after("draw", "bury")
    card = runner.table.pile("hand.0")[0]
    answer_all(runner, f"take:{card}")
    assert takers(runner) == [0]
    runner.undo(0)
    runner.undo(0)
    assert runner.table.pile("hand.0") == [card]


def test_another_seats_answer_lets_stand_what_was_before_it() -> None:
    runner = after("note", "turn", "note")
    assert takers(runner) == [1]
    runner.undo(1)
    assert takers(runner) == [0]


def test_a_common_answer_cannot_be_taken_back_by_anybody() -> None:
    runner = after("vote", players=3)
    assert takers(runner) == [0]
    for seat in range(3):
        runner.answer(seat, "say:yes")
    assert takers(runner) == []


def test_what_follows_a_barrier_can_be_taken_back_up_to_it() -> None:
    runner = after("note", "roll", "note", "note")
    runner.undo(0)
    runner.undo(0)
    assert takers(runner) == []
    assert runner.state.trace[0] == "note"
    assert len(runner.state.trace) == 4


def test_a_pass_that_the_kernel_gives_stands() -> None:
    runner = after("turn", "draw", "turn", "note", "strike")
    assert runner.state.trace[-1] == "hit 3"
    assert takers(runner) == []


def test_the_end_of_a_game_stands() -> None:
    """At the end the seed is revealed: whoever could go back would know all that is still to come."""
    assert takers(after("note", "end")) == []


def test_nothing_can_be_taken_back_at_the_start() -> None:
    assert takers(after()) == []


@pytest.mark.parametrize("seat", [0, 1, 31])
def test_undo_is_refused_where_it_is_not_free(seat: int) -> None:
    runner = after("roll")
    before, step = standing(runner), runner.step
    with pytest.raises(Refused) as refusal:
        runner.undo(seat)
    assert refusal.value.reason.id == "refused-nothing-to-undo"
    assert (standing(runner), runner.step) == (before, step)


def test_nobody_takes_back_what_another_has_answered() -> None:
    with pytest.raises(Refused):
        after("note").undo(1)


# --- undo and redo ---------------------------------------------------------------------------------------


def test_undo_goes_back_to_the_question() -> None:
    runner = after("note", "shift")
    runner.undo(0)
    assert runner.state.trace == ["note"]
    assert runner.state.stock["coin"] == {"supply": 5}
    assert keys(runner)[0][0] == 0


def test_undo_inside_a_step_stays_inside_it() -> None:
    runner = after("gather", "say:x")
    runner.undo(0)
    assert keys(runner) == [(0, ["say:x", "say:y"])]
    assert runner.state.tallies[0].total == 0


def test_undo_is_an_entry_and_steps_only_grow() -> None:
    runner = after("note", "shift")
    runner.undo(0)
    assert runner.tape.history == [Answer(0, Act.NOTE), Answer(0, Act.SHIFT), Takeback(1)]
    assert runner.step == 3
    runner.redo(0)
    assert runner.step == 4


def test_redo_does_again_what_was_taken_back() -> None:
    runner = after("note", "shift", "turn")
    before = standing(runner)
    for _ in range(3):
        runner.undo(0)
    assert runner.state.trace == []
    for _ in range(3):
        assert runner.can_redo(0)
        runner.redo(0)
    assert standing(runner) == before
    assert not runner.can_redo(0)


def test_a_new_answer_ends_redo() -> None:
    runner = after("note", "shift")
    runner.undo(0)
    answer_all(runner, "note")
    assert not runner.can_redo(0)
    with pytest.raises(Refused) as refusal:
        runner.redo(0)
    assert refusal.value.reason.id == "refused-nothing-to-redo"


def test_only_whoever_took_it_back_can_do_it_again() -> None:
    runner = after("note")
    runner.undo(0)
    assert not runner.can_redo(1)
    with pytest.raises(Refused):
        runner.redo(1)


def test_redo_works_inside_a_common_question() -> None:
    runner = after("note", "vote", players=1)
    runner.answer(0, "say:no")
    assert runner.state.trace == ["note", "vote", "0:no"]
    runner.undo(0)
    runner.redo(0)
    assert runner.state.trace == ["note", "vote", "0:no"]


def test_undo_before_a_common_question_takes_ones_own_part_along() -> None:
    runner = after("vote", players=3)
    runner.answer(0, "say:yes")
    runner.undo(0)
    assert runner.parts == {}
    answer_all(runner, "note")
    assert runner.state.trace == ["note"]


def test_everything_can_be_taken_back_however_long_nothing_was_learnt() -> None:
    """Far beyond the checkpoints that are kept."""
    runner = play(tiny_game(), players=1)
    answer_all(runner, *["say:a"] * 300)
    for left in range(299, -1, -1):
        runner.undo(0)
        if left % 50 == 0:
            assert runner.state.trace == ["a"] * left
    assert takers(runner) == []


def test_the_log_goes_back_too() -> None:
    async def step(table: Table[TinyState]) -> None:
        await endless(table)
        table.tell(f"log-{table.state.trace[-1]}")

    runner = play(tiny_game(step))
    answer_all(runner, *["say:a"] * 20, "say:b", "say:c")
    runner.undo(0)
    runner.undo(0)
    answer_all(runner, "say:c")
    assert runner.log is not None
    assert [line.text.id for line in runner.log.lines] == ["log-a"] * 20 + ["log-c"]


def test_undo_works_after_loading_even_past_the_checkpoint() -> None:
    runner = play(tiny_game())
    answers = STRIDE + 32
    answer_all(runner, *["say:a"] * answers)
    loaded = files.load(files.decode(files.save(runner)), runner.game)
    assert loaded.checkpoint.at > 10
    for _ in range(answers):
        loaded.undo(0)
    assert loaded.state.trace == []


def test_nobody_takes_back_a_vote_that_others_have_begun_to_answer() -> None:
    runner = after("vote", players=3)
    assert takers(runner) == [0]
    runner.answer(1, "say:yes")
    assert takers(runner) == []
    with pytest.raises(Refused):
        runner.undo(0)
    runner.withdraw(1)
    assert takers(runner) == [0]


# --- whatever is done, the game is the one that its answers make -----------------------------------------


def by_hand(runner: Runner[Any]) -> Runner[Any]:
    """A new game that is given the answers which count in this one."""
    fresh = Runner(runner.game, runner.setup, runner.seed)
    while len(fresh.tape.line) < len(runner.tape.line):
        at = len(fresh.tape.line)
        for offset, seat in enumerate(fresh.asked()):
            entry = runner.tape.line[at + offset]
            assert isinstance(entry, Answer)
            fresh.answer(seat, key_of(entry.option))
    for seat, option in runner.parts.items():
        fresh.answer(seat, option)
    return fresh


def do(runner: Runner[Any], number: int) -> None:
    """One command, chosen by a number: mostly answers, sometimes undo, redo or withdraw."""
    seats = range(runner.state.seats)
    what, number = number % 8, number // 8
    if what == 0:
        for seat in takers(runner)[:1]:
            runner.undo(seat)
    elif what == 1:
        for seat in [seat for seat in seats if runner.can_redo(seat)][:1]:
            runner.redo(seat)
    elif what == 2:
        for seat in list(runner.parts)[:1]:
            runner.withdraw(seat)
    elif not runner.over:
        seat = runner.asked()[number % len(runner.asked())]
        runner.answer(seat, pick(runner.options(seat), number))


@settings(steady, max_examples=100)
@given(st.integers(1, 3), st.lists(st.integers(0, 8 * 60), min_size=10, max_size=80))
def test_any_mixture_of_answers_undo_and_redo_equals_a_replay(players: int, commands: list[int]) -> None:
    runner = play(ANYTHING, players, hashes=True)
    steps = [runner.step]
    for command in commands:
        do(runner, command)
        steps.append(runner.step)
    assert steps == sorted(steps)
    assert runner.table.box.census(runner.state) == []
    record = files.decode(files.save(runner))
    for other in (by_hand(runner), files.load(record, runner.game), files.replay(record, runner.game)):
        assert standing(other) == standing(runner)
        assert other.parts == runner.parts


@settings(steady, max_examples=100)
@given(st.integers(1, 3), st.lists(st.integers(0, 8 * 60), min_size=10, max_size=80))
def test_copies_hold_between_any_mixture_of_answers_undo_and_redo(players: int, commands: list[int]) -> None:
    """A copy leaves behind what makes the next one cheaper; an undo in between must not make it wrong."""
    runner = play(ANYTHING, players)
    for command in commands:
        do(runner, command)
        if command % 3:
            assert standing(runner.copy()) == standing(runner)


def test_a_copy_after_an_undo_does_not_start_from_what_was_taken_back() -> None:
    runner = play(tiny_game(), players=1)
    for word in ("a", "b", "c", "a", "b", "c"):
        answer_all(runner, f"say:{word}")
        runner.copy()
    for _ in range(4):
        runner.undo(0)
    answer_all(runner, "say:c", "say:c", "say:c", "say:c", "say:c")
    assert runner.copy().state.trace == runner.state.trace == ["a", "b", "c", "c", "c", "c", "c"]
