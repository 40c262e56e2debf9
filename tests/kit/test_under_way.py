"""What must still be done, ways to go on, and what is under way: on a toy that is played by the kernel."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from fivefires.kernel import Interrupted, Runner, Setup, files, key_of, seed_from
from fivefires.kit.agenda import do_first, forget, put_last, put_next
from fivefires.kit.underway import during, innermost
from fivefires.kit.ways import until_done

from . import nest
from .nest import GAME, Bear, Blow, Doors, NestState, Raise, Strike, Wake


def run(doing: Any) -> Any:
    """Carry out a coroutine that asks nothing."""
    try:
        doing.send(None)
    except StopIteration as end:
        return end.value
    raise AssertionError("it asks something")


# --- the agenda -----------------------------------------------------------------------------------------------


def the_nest(*answers: object, players: int = 2, forced: tuple[int, ...] = ()) -> Runner[NestState]:
    runner = Runner(GAME, Setup(players), seed_from("nest"), log=False)
    runner.table.force(*[[face] for face in forced])
    for answer in answers:
        runner.answer(runner.asked()[0], answer)  # type: ignore[arg-type]
    return runner


def test_what_follows_comes_before_what_waits() -> None:
    agenda = ["now", "later"]
    put_next(agenda, "next", "then")
    put_last(agenda, "last")
    assert agenda == ["now", "next", "then", "later", "last"]
    forget(agenda, lambda one: "l" in one)
    assert agenda == ["now", "next", "then"]


def test_each_step_does_one_thing_which_is_at_the_head_meanwhile() -> None:
    runner = the_nest(Doors(3), forced=(2, 1, 1))
    state = runner.state
    assert state.awake == [0, 1, 2]
    assert state.agenda == [Strike(0, 1), Strike(1, 1), Strike(2, 1)]
    assert state.under_way == [Blow(1, 2)]
    runner.answer(1, Bear.IT)
    assert state.agenda == [Strike(1, 1), Strike(2, 1)]
    assert state.hearts == [4, 2]


def test_of_equal_entries_the_one_is_taken_off_that_was_done() -> None:
    first, second = Strike(0, 0), Strike(0, 0)

    async def strike(_table: object, to_do: Strike) -> None:
        assert agenda[0] is to_do
        agenda.reverse()

    agenda = [first, second]
    run(do_first(None, agenda, {Strike: strike}))
    assert len(agenda) == 1
    assert agenda[0] is second


def test_what_was_forgotten_while_it_was_done_takes_nothing_else_with_it() -> None:
    async def strike(_table: object, to_do: Strike) -> None:
        agenda[:] = [Strike(0, 0)]

    agenda = [Strike(0, 0)]
    run(do_first(None, agenda, {Strike: strike}))
    assert agenda == [Strike(0, 0)]


def test_what_is_broken_off_is_taken_off_too_and_nothing_else() -> None:
    async def strike(_table: object, _to_do: Strike) -> None:
        raise nest.Fallen

    agenda = [Strike(0, 0), Strike(0, 0)]
    second = agenda[1]
    with pytest.raises(nest.Fallen):
        run(do_first(None, agenda, {Strike: strike}))
    assert len(agenda) == 1
    assert agenda[0] is second


def test_a_chain_of_any_length_needs_no_deeper_rules() -> None:
    runner = the_nest(players=1)
    runner.state.shields[0] = 0
    runner.state.hearts[0] = 100_000
    runner.state.agenda.append(Wake(0, further=5_000))
    runner.answer(0, Doors(1))
    assert len(runner.state.awake) == 5_002
    assert runner.asked() == [0]
    assert runner.state.agenda == []


def test_a_fall_breaks_off_what_is_done_and_forgets_what_is_moot() -> None:
    runner = the_nest(Doors(3), forced=(3,))
    state = runner.state
    state.hearts[1], state.shields[1] = 1, 1
    state.agenda.append(Strike(9, 0))
    runner.table.force([1])
    runner.answer(1, Bear.IT)
    assert state.hearts == [4, 0]
    assert state.agenda == [Strike(9, 0)]
    assert state.under_way == [Blow(0, 1)]
    assert runner.asked() == [0]


@pytest.mark.parametrize("seed", range(6))
def test_a_game_can_be_saved_and_copied_at_any_question(seed: int) -> None:
    chance, checked = Random(seed), 0
    runner = Runner(GAME, Setup(1 + seed % 3), seed_from(f"nest/{seed}"), log=False)
    while not runner.over:
        loaded = files.load(files.decode(files.save(runner)), GAME)
        here = msgspec.json.encode(runner.state)
        assert msgspec.json.encode(loaded.state) == msgspec.json.encode(runner.copy().state) == here
        checked += bool(runner.state.agenda)
        seat = runner.asked()[0]
        runner.answer(seat, key_of(chance.choice(runner.options(seat))))
    assert checked


# --- ways -----------------------------------------------------------------------------------------------------


def test_ways_are_offered_anew_until_one_is_done() -> None:
    runner = the_nest(Doors(1), forced=(3,))
    question = runner.question
    assert question is not None
    assert runner.options(1) == [Raise(3), Bear.IT]
    assert question.args == {"force": 3}
    runner.answer(1, Raise(3))
    assert runner.options(1) == [Raise(2), Bear.IT]
    assert runner.question is not None
    assert runner.question.args == {"force": 2}
    runner.answer(1, Bear.IT)
    assert (runner.state.hearts, runner.state.shields) == ([4, 2], [3, 2])


def test_nobody_is_asked_where_no_way_is_left() -> None:
    runner = the_nest(Doors(1), Raise(3), Raise(2), forced=(2,))
    assert runner.state.hearts == [4, 4]
    assert runner.options(0) == [Doors(1), Doors(2), Doors(3)]
    assert runner.state.under_way == []


def test_what_was_offered_is_not_held_while_it_is_done() -> None:
    """A card that is used up may lie hidden in a new deck by then, and nothing may name it."""
    held: list[str] = []

    async def take(_way: Raise) -> None:
        held.extend(waiting.cr_frame.f_locals)

    table = the_nest().table
    waiting: Any = until_done(table, 0, nest.ASK_SHIELD, lambda: [Raise(1)], take, Bear.IT)
    waiting.send(None)
    waiting.send(Raise(1))
    waiting.close()
    assert "take" in held
    assert {"answer", "offered"}.isdisjoint(held)


# --- what is under way ----------------------------------------------------------------------------------------


def test_what_is_under_way_is_on_the_stack_as_long_as_it_is_done() -> None:
    stack: list[str] = ["outer"]

    async def look() -> list[str]:
        return [*stack]

    assert run(during(stack, "inner", look())) == ["outer", "inner"]
    assert stack == ["outer"]


def test_an_interruption_takes_everything_above_off_and_passes_on() -> None:
    stack: list[str] = ["outer"]

    async def break_off() -> None:
        stack.append("left behind")
        raise nest.Fallen

    with pytest.raises(Interrupted):
        run(during(stack, "one", during(stack, "two", break_off())))
    assert stack == ["outer"]


def test_a_fault_leaves_the_stack_as_it_was_found() -> None:
    """Whoever looks for its cause sees what was under way."""
    stack: list[str] = []

    async def fail() -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        run(during(stack, "one", fail()))
    assert stack == ["one"]


def test_an_abandoned_game_changes_nothing() -> None:
    runner = the_nest(Doors(1), forced=(3,))
    state = runner.state
    runner.close()
    assert state.under_way == [Blow(1, 3)]
    assert state.agenda == [Strike(0, 1)]


def test_the_innermost_of_a_kind_is_the_latest() -> None:
    stack = [Blow(0, 1), Strike(1, 1), Blow(2, 2), Wake(0)]
    assert innermost(stack, Blow) is stack[2]
    assert innermost(stack, Strike) is stack[1]
    assert innermost(stack[:1], Strike) is None
