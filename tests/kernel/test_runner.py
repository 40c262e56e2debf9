"""The runner: drives the rules by hand, refuses what is wrong, copies, survives what fails."""

from __future__ import annotations

import gc
import sys
import warnings
import weakref
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fivefires.kernel import Chance, Refused, Result, RuleError, Runner, Setup, Table, dealer, seed_from
from fivefires.kernel.checkpoints import STRIDE
from fivefires.kernel.runner import Choose
from fivefires.kernel.state import digest
from fivefires.kernel.tape import Answer, Roll
from tests.kernel.tiny import (
    ANYTHING,
    ASK,
    Act,
    Say,
    TinyState,
    answer_all,
    endless,
    fails_on_b,
    first,
    keys,
    play,
    play_on,
    say,
    standing,
    steady,
    tiny_game,
)


def reason(refusal: pytest.ExceptionInfo[Refused]) -> str:
    return refusal.value.reason.id


@contextmanager
def nothing_lost() -> Iterator[None]:
    """No warning, and no error in a destructor."""
    lost: list[str] = []
    hook = sys.unraisablehook
    sys.unraisablehook = lambda event: lost.append(f"{event.err_msg}: {event.exc_value}")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            yield
    finally:
        sys.unraisablehook = hook
    assert lost == []


numbers = st.lists(st.integers(0, 1000), min_size=5, max_size=50)


# --- rules as coroutines ---------------------------------------------------------------------------------


def test_steps_follow_each_other_until_there_is_a_result() -> None:
    async def step(table: Table[TinyState]) -> None:
        await endless(table)
        if len(table.state.trace) == 3:
            table.state.result = Result(ending="three")

    runner = play(tiny_game(step))
    answer_all(runner, "say:a", "say:b", "say:c")
    assert runner.over
    assert runner.question is None
    assert runner.asked() == []
    assert runner.options(0) == ()


def test_a_game_of_many_answers_does_not_grow_the_stack() -> None:
    runner = play(tiny_game(), log=False)
    assert runner.run(first, 5000) == 5000
    assert len(runner.state.trace) == 5000


def test_a_few_steps_without_a_question_are_fine() -> None:
    async def step(table: Table[TinyState]) -> None:
        table.state.trace.append("quiet")
        if len(table.state.trace) % 50 == 0:
            await table.ask(0, ASK, say("a"))

    runner = play(tiny_game(step))
    answer_all(runner, "say:a", "say:a")
    assert len(runner.state.trace) == 150


def test_rules_that_never_ask_again_are_an_error() -> None:
    async def step(table: Table[TinyState]) -> None:
        if not table.state.trace:
            await endless(table)

    runner = play(tiny_game(step))
    with pytest.raises(RuleError, match="without ever asking"):
        answer_all(runner, "say:a")
    assert keys(runner) == [(0, ["say:a", "say:b", "say:c"])]


def test_only_those_who_are_asked_have_options() -> None:
    runner = play(tiny_game())
    assert runner.options(0) == say("a", "b", "c")
    assert runner.options(1) == ()


def test_the_same_seed_and_answers_make_the_same_game() -> None:
    one, other = play(ANYTHING, seed=5), play(ANYTHING, seed=5)
    for runner in (one, other):
        play_on(runner, [1, 1, 2, 3, 1])
    assert standing(one) == standing(other)
    different = play(ANYTHING, seed=6)
    play_on(different, [1, 1, 2, 3, 1])
    assert digest(one.state) != digest(different.state)


# --- answers are validated before the rules resume -------------------------------------------------------


def test_an_answer_is_given_by_the_option_or_by_its_key() -> None:
    by_key, by_option = play(tiny_game()), play(tiny_game())
    by_key.answer(0, "say:b")
    by_option.answer(0, Say("b"))
    assert by_key.state.trace == by_option.state.trace == ["b"]


@pytest.mark.parametrize(
    ("seat", "answer", "step", "why"),
    [
        (0, "say:z", None, "not-offered"),
        (0, "", None, "not-offered"),
        (0, Say("z"), None, "not-offered"),
        (0, Act.NOTE, None, "not-offered"),
        (1, "say:a", None, "not-asked"),
        (7, "say:a", None, "not-asked"),
        (-1, "say:a", None, "not-asked"),
        (0, "say:a", 0, "other-question"),
        (0, "say:a", 2, "other-question"),
    ],
)
def test_a_wrong_answer_is_refused_with_its_reason(seat: int, answer: Any, step: int | None, why: str) -> None:
    runner = play(tiny_game())
    runner.answer(0, "say:a")
    before = standing(runner), runner.step
    with pytest.raises(Refused) as refusal:
        runner.answer(seat, answer, step=step)
    assert reason(refusal) == f"refused-{why}"
    assert (standing(runner), runner.step) == before
    runner.answer(0, "say:b", step=1)
    assert runner.state.trace == ["a", "b"]


def test_nobody_answers_after_the_end() -> None:
    runner = play(ANYTHING)
    answer_all(runner, "end")
    with pytest.raises(Refused) as refusal:
        runner.answer(0, "note")
    assert reason(refusal) == "refused-game-over"


@steady
@given(numbers, st.integers(-2, 5), st.text(max_size=4) | st.sampled_from(["note", "pass", "say:yes", "take:ace"]))
def test_a_refused_answer_never_changes_anything(played: list[int], seat: int, key: str) -> None:
    runner = play(ANYTHING, players=3)
    play_on(runner, played)
    if any(runner.can_undo(one) for one in range(3)):
        runner.undo(next(one for one in range(3) if runner.can_undo(one)))
    redo = [runner.can_redo(one) for one in range(3)]
    before = standing(runner), runner.step, dict(runner.parts)
    try:
        runner.answer(seat, key)
    except Refused:
        assert (standing(runner), runner.step, runner.parts) == before
        assert [runner.can_redo(one) for one in range(3)] == redo


# --- one question to several -----------------------------------------------------------------------------


def voting(players: int = 3) -> Runner[Any]:
    runner = play(ANYTHING, players)
    answer_all(runner, "vote")
    return runner


def test_parts_of_a_common_answer_wait_for_the_last_one() -> None:
    runner = voting()
    step = runner.step
    runner.answer(2, "say:no")
    runner.answer(0, "say:yes")
    assert runner.asked() == [1]
    assert runner.step == step
    assert runner.state.trace == ["vote"]
    runner.answer(1, "say:yes")
    assert runner.state.trace == ["vote", "0:yes", "1:yes", "2:no"]


@pytest.mark.parametrize("early", [0, 1, 2])
def test_a_program_answers_for_those_who_have_not_yet(early: int) -> None:
    """Whoever has answered is not asked again, wherever they sit: the last answer ends the question for all."""
    runner = voting()
    runner.answer(early, "say:no")
    asked: list[int] = []

    def choose(seat: int, options: Sequence[Any]) -> Any:
        asked.append(seat)
        return options[0]

    assert runner.run(choose, 1) == 1
    assert asked == [seat for seat in range(3) if seat != early]
    assert runner.parts == {}
    assert runner.state.trace == ["vote", *(f"{seat}:{'no' if seat == early else 'yes'}" for seat in range(3))]


def test_parts_enter_the_record_in_seat_order() -> None:
    runner = voting()
    for seat, word in ((2, "no"), (1, "yes"), (0, "no")):
        runner.answer(seat, f"say:{word}")
    assert runner.tape.line[-3:] == [Answer(0, Say("no")), Answer(1, Say("yes")), Answer(2, Say("no"))]


def test_a_part_can_be_changed_and_withdrawn_until_the_last_is_in() -> None:
    runner = voting()
    runner.answer(0, "say:yes")
    runner.answer(0, "say:no")
    runner.answer(1, "say:yes")
    runner.withdraw(1)
    assert runner.asked() == [1, 2]
    runner.answer(2, "say:no")
    runner.answer(1, "say:no")
    assert runner.state.trace == ["vote", "0:no", "1:no", "2:no"]
    with pytest.raises(Refused) as refusal:
        runner.withdraw(1)
    assert reason(refusal) == "refused-nothing-to-withdraw"


def test_a_wrong_part_is_refused_and_the_others_stay() -> None:
    runner = voting()
    runner.answer(0, "say:yes")
    with pytest.raises(Refused):
        runner.answer(1, "say:perhaps")
    assert runner.asked() == [1, 2]


def test_a_question_to_some_is_not_for_the_others() -> None:
    async def step(table: Table[TinyState]) -> None:
        await table.ask_all([2, 0], ASK, lambda seat: say(f"of {seat}"))

    runner = play(tiny_game(step), 3)
    assert keys(runner) == [(0, ["say:of 0"]), (2, ["say:of 2"])]
    with pytest.raises(Refused) as refusal:
        runner.answer(1, "say:of 1")
    assert reason(refusal) == "refused-not-asked"


# --- records ---------------------------------------------------------------------------------------------


def test_a_hash_of_the_state_stands_beside_each_answer_where_that_is_wanted() -> None:
    runner = play(ANYTHING, hashes=True)
    before = digest(runner.state)
    answer_all(runner, "roll")
    answer, roll = runner.tape.line
    assert isinstance(answer, Answer)
    assert isinstance(roll, Roll)
    assert answer.hash == before
    bare = play(ANYTHING)
    answer_all(bare, "roll")
    assert bare.tape.line[0] == Answer(0, Act.ROLL, "")


def test_copies_take_no_hashes() -> None:
    runner = play(ANYTHING, hashes=True)
    twin = runner.copy()
    answer_all(twin, "note")
    assert twin.tape.line[-1] == Answer(0, Act.NOTE, "")


def test_the_tail_since_the_newest_checkpoint_stays_short() -> None:
    runner = play(tiny_game())
    longest = 0
    for _ in range(2 * STRIDE + 8):
        answer_all(runner, "say:a")
        longest = max(longest, len(runner.tape.line) - runner.checkpoint.at)
    assert longest <= STRIDE
    assert runner.checkpoint.at > STRIDE + 4


def test_a_checkpoint_is_not_changed_by_what_comes_after_it() -> None:
    runner = play(ANYTHING)
    for _ in range(30):
        play_on(runner, [1, 3, 0])
        checkpoint = runner.checkpoint
        before = digest(checkpoint.state)
        play_on(runner, [3, 4, 2, 6])
        assert digest(checkpoint.state) == before


# --- copies ----------------------------------------------------------------------------------------------


@steady
@given(numbers, numbers)
def test_a_copy_stands_where_the_game_stands_and_goes_its_own_way(played: list[int], further: list[int]) -> None:
    runner = play(ANYTHING, players=3)
    play_on(runner, played)
    twin = runner.copy()
    assert standing(twin) == standing(runner)
    assert twin.parts == runner.parts
    before, step = standing(runner), runner.step
    play_on(twin, further)
    assert (standing(runner), runner.step) == (before, step)
    play_on(runner, further)
    assert standing(twin) == standing(runner)


@steady
@given(numbers)
def test_a_copy_of_a_copy_is_a_copy(played: list[int]) -> None:
    runner = play(ANYTHING, players=2)
    play_on(runner, played)
    twin = runner.copy()
    play_on(twin, [1, 2, 3])
    assert standing(twin.copy()) == standing(twin)


def test_a_copy_inside_a_nested_question_is_inside_it_too() -> None:
    runner = play(ANYTHING)
    answer_all(runner, "note", "gather", "say:x")
    twin = runner.copy()
    assert keys(twin) == [(0, ["say:x", "say:y", "done"])]
    answer_all(twin, "done")
    assert keys(runner) == [(0, ["say:x", "say:y", "done"])]


def test_a_copy_with_a_fork_of_chance_meets_another_future() -> None:
    runner = play(ANYTHING)
    answer_all(runner, "roll")
    same, forks = runner.copy(), [runner.copy(Chance(bytes(32)).fork(number)) for number in range(8)]
    for one in (runner, same, *forks):
        answer_all(one, "roll", "roll")
    assert same.state.trace == runner.state.trace
    assert all(fork.state.trace[:3] == runner.state.trace[:3] for fork in forks)
    assert len({tuple(fork.state.trace) for fork in forks}) > 4


def test_a_copy_writes_no_log_and_counts_no_use() -> None:
    runner = play(ANYTHING)
    runner.table.uses = {}
    twin = runner.copy()
    assert twin.log is None
    assert twin.table.uses is None


def test_a_finished_game_can_be_copied() -> None:
    runner = play(ANYTHING)
    answer_all(runner, "note", "end")
    twin = runner.copy()
    assert twin.over
    assert twin.state.result == Result(ending="end", winners=[0])


def test_a_failure_in_a_copy_leaves_the_game_alone() -> None:
    runner = play(tiny_game(fails_on_b))
    twin = runner.copy()
    with pytest.raises(RuleError):
        answer_all(twin, "say:b")
    assert runner.failures == 0
    assert standing(twin) == standing(runner)


# --- letting a program answer for all --------------------------------------------------------------------


@steady
@given(st.integers(0, 5), st.integers(1, 12))
def test_run_is_the_same_as_answering_again_and_again(seed: int, most: int) -> None:
    """Everybody draws a few cards first, so that there are windows in which the kernel passes."""
    fast, slow = play(ANYTHING, 3, seed), play(ANYTHING, 3, seed)
    for runner in (fast, slow):
        answer_all(runner, "draw", "draw", "turn", "draw", "turn", "draw", "turn")
    script = [8, 10, 8, 1, 8, 9, 8, 10, 8, 0, 7, 8]

    def choose(counter: list[int]) -> Choose:
        def chosen(_seat: int, options: Sequence[Any]) -> Any:
            counter[0] += 1
            return options[script[counter[0] % len(script)] % len(options)]

        return chosen

    answered = fast.run(choose([0]), most)
    by_hand = choose([0])
    for _ in range(answered):
        for seat in slow.asked():
            slow.answer(seat, by_hand(seat, slow.options(seat)))
    assert standing(fast) == standing(slow)
    assert fast.tape.line == slow.tape.line


def test_run_stops_after_as_many_questions_as_are_wanted() -> None:
    runner = play(tiny_game())
    assert runner.run(first, 0) == 0
    assert runner.run(first, 3) == 3
    assert runner.state.trace == ["a", "a", "a"]


def test_run_stops_at_the_end_of_the_game() -> None:
    runner = play(ANYTHING)
    assert runner.run(lambda _seat, options: options[-1]) == 1
    assert runner.over
    assert runner.run(first) == 0


def test_run_with_hashes_records_them() -> None:
    runner = play(ANYTHING, hashes=True)
    runner.run(first, 3)
    assert all(entry.hash for entry in runner.tape.line if isinstance(entry, Answer))


def test_an_answer_that_was_not_offered_stops_the_run_where_it_is() -> None:
    runner = play(tiny_game())
    with pytest.raises(Refused):
        runner.run(lambda _seat, _options: Say("z"), 3)
    assert keys(runner) == [(0, ["say:a", "say:b", "say:c"])]
    assert runner.step == 0


def test_a_program_that_fails_to_choose_is_no_failure_of_the_rules() -> None:
    """Nothing that was answered before is lost, and whoever wrote the program gets its own error."""
    runner = play(tiny_game())

    def choose(_seat: int, options: Sequence[Any]) -> Any:
        if len(runner.state.trace) == 2:
            raise LookupError("no idea")
        return options[0]

    with pytest.raises(LookupError, match="no idea"):
        runner.run(choose)
    assert runner.state.trace == ["a", "a"]
    assert runner.failures == 0
    assert keys(runner) == [(0, ["say:a", "say:b", "say:c"])]


# --- when a rule fails -----------------------------------------------------------------------------------


def test_after_a_failure_the_game_stands_as_before_the_answer() -> None:
    runner = play(tiny_game(fails_on_b))
    answer_all(runner, "say:a", "say:a")
    before, step = standing(runner), runner.step
    with pytest.raises(RuleError, match="ZeroDivisionError: a rule of thumb") as failure:
        answer_all(runner, "say:b")
    assert isinstance(failure.value.error, ZeroDivisionError)
    assert (standing(runner), runner.step) == (before, step)
    assert runner.failures == 1


def test_the_game_goes_on_after_a_failure_as_if_nothing_had_happened() -> None:
    failed, untroubled = play(tiny_game(fails_on_b)), play(tiny_game(fails_on_b))
    for runner in (failed, untroubled):
        answer_all(runner, "say:a")
    for _ in range(2):
        with pytest.raises(RuleError):
            answer_all(failed, "say:b")
    assert failed.failures == 2
    for runner in (failed, untroubled):
        answer_all(runner, "say:a", "say:a")
    assert standing(failed) == standing(untroubled)
    assert failed.tape.history == untroubled.tape.history


def test_a_failure_carries_everything_up_to_it() -> None:
    runner = play(tiny_game(fails_on_b))
    answer_all(runner, "say:a")
    with pytest.raises(RuleError) as failure:
        answer_all(runner, "say:b")
    kinds = [type(entry) for entry in failure.value.history]
    assert kinds == [Answer, Roll, Answer, Roll]


def test_a_failure_after_many_checkpoints_is_survived() -> None:
    runner = play(tiny_game(fails_on_b))
    answer_all(runner, *["say:a"] * 50)
    before = standing(runner)
    with pytest.raises(RuleError):
        answer_all(runner, "say:b")
    assert standing(runner) == before


def test_a_failure_after_something_was_taken_back_keeps_the_history() -> None:
    async def step(table: Table[TinyState]) -> None:
        answer = await table.ask(0, ASK, say("a", "b"))
        table.state.trace.append(answer.word)
        if answer.word == "b":
            raise ValueError

    runner = play(tiny_game(step))
    answer_all(runner, "say:a", "say:a")
    runner.undo(0)
    history, before = runner.tape.history.copy(), standing(runner)
    with pytest.raises(RuleError):
        answer_all(runner, "say:b")
    assert runner.tape.history == history
    assert standing(runner) == before


def test_a_failure_two_steps_later_takes_the_answer_that_led_there() -> None:
    async def step(table: Table[TinyState]) -> None:
        if "b" in table.state.trace:
            raise ValueError("too late")
        await endless(table)
        table.roll(6)

    runner = play(tiny_game(step))
    answer_all(runner, *["say:a"] * 20)
    before = standing(runner)
    with pytest.raises(RuleError, match="too late"):
        answer_all(runner, "say:b")
    assert standing(runner) == before


async def fails_on_a_common_b(table: Table[TinyState]) -> None:
    answers = await table.ask_all([0, 1], ASK, lambda seat: say("a", "b"))
    if Say("b") in answers.values():
        raise ValueError("common sense")


def test_a_failure_takes_only_the_part_that_led_there() -> None:
    runner = play(tiny_game(fails_on_a_common_b))
    runner.answer(0, "say:a")
    with pytest.raises(RuleError):
        runner.answer(1, "say:b")
    assert runner.asked() == [1]
    assert runner.parts == {0: Say("a")}


def test_a_failure_during_a_run_is_survived() -> None:
    runner = play(tiny_game(fails_on_b))
    runner.run(first, 3)
    before = standing(runner)
    with pytest.raises(RuleError):
        runner.run(lambda _seat, options: options[-1])
    assert standing(runner) == before


def test_an_interruption_leaves_a_game_that_goes_on() -> None:
    async def step(table: Table[TinyState]) -> None:
        await endless(table)
        if table.state.trace[-1] == "b":
            raise KeyboardInterrupt

    runner = play(tiny_game(step))
    answer_all(runner, "say:a")
    before = standing(runner)
    with pytest.raises(KeyboardInterrupt):
        answer_all(runner, "say:b")
    assert standing(runner) == before


def test_the_log_of_a_failed_answer_is_gone() -> None:
    async def step(table: Table[TinyState]) -> None:
        answer = await table.ask(0, ASK, say("a", "b"))
        table.tell(f"log-{answer.word}")
        if answer.word == "b":
            raise ValueError

    runner = play(tiny_game(step))
    answer_all(runner, "say:a")
    with pytest.raises(RuleError):
        answer_all(runner, "say:b")
    answer_all(runner, "say:a")
    assert runner.log is not None
    assert [line.text.id for line in runner.log.lines] == ["log-a", "log-a"]


# --- nothing is left behind ------------------------------------------------------------------------------


def at_rest() -> Runner[Any]:
    return play(ANYTHING)


def inside_a_hidden_choice() -> Runner[Any]:
    runner = play(ANYTHING)
    answer_all(runner, "draw", "bury")
    return runner


def inside_a_reaction() -> Runner[Any]:
    """Seat 1 holds every card, so a shield too."""
    runner = play(ANYTHING, 3)
    answer_all(runner, "turn", *["draw"] * 8, "turn", "turn", "strike")
    assert runner.asked() == [1]
    return runner


def inside_a_common_question() -> Runner[Any]:
    runner = voting()
    runner.answer(0, "say:yes")
    return runner


def inside_a_large_choice() -> Runner[Any]:
    runner = play(ANYTHING)
    answer_all(runner, "gather", "say:x")
    return runner


def after_undo() -> Runner[Any]:
    runner = play(ANYTHING)
    answer_all(runner, "note", "note")
    runner.undo(0)
    return runner


def after_a_failure() -> Runner[Any]:
    runner = play(tiny_game(fails_on_b))
    try:
        answer_all(runner, "say:b")
    except RuleError:
        return runner
    raise AssertionError


def copied() -> Runner[Any]:
    return inside_a_hidden_choice().copy()


def dealt() -> Runner[Any]:
    return dealer(inside_a_reaction(), 1)(0)._runner


def finished() -> Runner[Any]:
    runner = play(ANYTHING)
    answer_all(runner, "end")
    return runner


SITUATIONS = [
    at_rest,
    inside_a_hidden_choice,
    inside_a_reaction,
    inside_a_common_question,
    inside_a_large_choice,
    after_undo,
    after_a_failure,
    copied,
    dealt,
    finished,
]


@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda made: made.__name__)
def test_a_game_that_is_dropped_is_freed_at_once(situation: Callable[[], Runner[Any]]) -> None:
    """Without the garbage collector: a search drops thousands of copies a second."""
    gc.collect()
    gc.disable()
    try:
        with nothing_lost():
            runner = situation()
            state = weakref.ref(runner.state)
            assert state() is not None
            del runner
            assert state() is None
    finally:
        gc.enable()


def test_rules_that_are_given_up_do_nothing_any_more() -> None:
    runner = inside_a_large_choice()
    state = runner.state
    before = digest(state)
    with nothing_lost():
        runner.close()
        runner.close()
        del runner
    assert digest(state) == before


def test_a_set_up_that_is_refused_leaves_nothing_behind() -> None:
    with nothing_lost(), pytest.raises(Refused):
        Runner(ANYTHING, Setup(9), seed_from(1))


def test_a_set_up_that_fails_leaves_nothing_behind() -> None:
    def setup(_table: Table[Any]) -> None:
        raise ValueError("an empty box")

    with nothing_lost(), pytest.raises(ValueError, match="an empty box"):
        play(tiny_game(setup=setup))


def test_a_game_may_be_over_before_it_begins() -> None:
    """A campaign can be decided by the result that it takes up."""

    def setup(table: Table[Any]) -> None:
        table.finish(Result(ending="early"))

    runner = play(tiny_game(setup=setup))
    assert runner.over
    assert runner.state.result == Result(ending="early")
