"""What does not fit in a lesson is told with the lesson, the place and the reason."""

from __future__ import annotations

from typing import Any

import pytest

from fivefires.conformance.fuzz import fuzz
from fivefires.conformance.lessons import all_lesson_faults
from fivefires.kernel import Game, Lesson, Result, Setup, Step, Table, message
from tests.kernel.tiny import ASK, SHIELD, Blow, TinyState, say, strike, tiny_game


async def some_chance(table: Table[TinyState]) -> None:
    """Two dice at address 0, the deck of eight at 2, two coins at 10; after "more" another die at 12."""
    await table.ask(0, ASK, say("on"))
    table.roll(6, 2)
    table.shuffle("deck")
    table.draw_tokens(["coin"], 2, "supply", "bag")
    last = await table.ask(1, ASK, say("more", "enough"))
    if last.word == "more":
        table.roll(6)
    await table.ask(0, ASK, say("end"))
    table.finish(Result(ending="end"))


ON, END = Step(0, accept=("say:on",)), Step(0, accept=("say:end",))
STEPS = (ON, Step(1, accept=("say:more",)), END)
CHANCE: dict[int, Any] = {0: (6, 1), 2: ("queen", "ace"), 10: ("coin", "coin"), 12: (3,)}


def taught(chance: dict[int, Any] = CHANCE, steps: tuple[Step, ...] = STEPS, players: int = 2) -> Game[Any]:
    lesson = Lesson("first", Setup(players), "a quiet night", chance, steps)
    return tiny_game(some_chance, lessons=(lesson,))


def told(game: Game[Any]) -> list[str]:
    start = "the lesson 'first', "
    faults = all_lesson_faults(game)
    assert all(fault.startswith(start) for fault in faults)
    return [fault.removeprefix(start) for fault in faults]


def test_a_lesson_that_fits_has_no_faults() -> None:
    assert told(taught()) == []


def test_what_is_pointed_at_is_in_the_scene() -> None:
    pointing = Step(0, point=("deck", "moon"), accept=("say:on",))
    assert told(taught(steps=(pointing, *STEPS[1:]))) == ["step 0: moon is not there to be pointed at"]


UNTITLED = [f"texts: there is no text for 'lesson-first{part}'" for part in ("", "-about", "-end")]


def test_a_lesson_that_speaks_has_a_title_and_an_end() -> None:
    speaking = Step(0, message("log-all"), accept=("say:on",))
    assert [fault for fault in told(taught(steps=(speaking, *STEPS[1:]))) if fault.startswith("texts")] == UNTITLED


def test_what_is_said_to_another_answer_can_be_heard() -> None:
    """Where only one answer is offered, nobody gives another."""
    deaf = Step(0, accept=("say:on",), else_say=message("log-all"))
    heard = Step(1, accept=("say:more",), else_say=message("log-all"))
    faults = [fault for fault in told(taught(steps=(deaf, heard, END))) if fault.endswith("never said")]
    assert faults == ["step 0: nothing else can be answered, so 'log-all' is never said"]


@pytest.mark.parametrize(
    ("address", "laid", "reason"),
    [
        (0, (7, 1), "7, 1 cannot come up where 2d6 is rolled"),
        (0, (6,), "6 cannot come up where 2d6 is rolled"),
        (0, ("ace", "king"), "ace, king cannot come up where 2d6 is rolled"),
        (1, (6,), "it lies inside address 0, where 2d6 is rolled"),
        (2, ("joker", "ace"), "joker does not lie where deck is shuffled"),
        (2, ("ace", "ace"), "ace cannot lie in two places where deck is shuffled"),
        (2, (1, 2), "1, 2 does not lie where deck is shuffled"),
        (10, ("coin",), "coin cannot come out where 2 tokens are drawn from 5 coin"),
        (10, ("gem", "coin"), "gem, coin cannot come out where 2 tokens are drawn from 5 coin"),
        (13, (1,), "nothing is asked of chance there"),
    ],
)
def test_chance_that_does_not_fit(address: int, laid: Any, reason: str) -> None:
    assert told(taught({**CHANCE, address: laid})) == [f"address {address}: {reason}"]


@pytest.mark.parametrize(
    ("steps", "fault"),
    [
        ((Step(0, accept=("say:off",)),), "step 0: say:off is not offered, but say:on"),
        ((ON, Step(1, accept=("say:more", "say:less"))), "step 1: say:less is not offered, but say:more, say:enough"),
        ((ON, Step(0, accept=("say:more",))), "step 1: seat 1 is asked, not seat 0"),
        ((*STEPS, ON), "step 3: the game is over before it"),
    ],
)
def test_steps_that_do_not_fit(steps: tuple[Step, ...], fault: str) -> None:
    assert told(taught({}, steps)) == [fault]


def test_chance_behind_another_answer_that_a_step_accepts_is_no_fault() -> None:
    either = Step(1, accept=("say:enough", "say:more"))
    assert told(taught(steps=(ON, either, END))) == []
    assert told(taught(steps=(ON, Step(1), END))) == []
    enough = Step(1, accept=("say:enough",))
    assert told(taught(steps=(ON, enough, END))) == ["address 12: nothing is asked of chance there"]


def test_what_does_not_fit_behind_another_answer_is_told() -> None:
    async def step(table: Table[TinyState]) -> None:
        first = await table.ask(0, ASK, say("a", "b"))
        await table.ask(0, ASK, say("c") if first.word == "a" else say("d"))

    steps = (Step(0, accept=("say:a", "say:b")), Step(0, accept=("say:c",)))
    game = tiny_game(step, lessons=(Lesson("first", Setup(2), "seed", {}, steps),))
    assert told(game) == ["after say:b in step 0, step 1: say:c is not offered, but say:d"]


def test_a_set_up_that_is_not_allowed() -> None:
    assert told(taught({}, players=9))[0].startswith("set-up: ")


def test_rules_that_fail() -> None:
    async def step(table: Table[TinyState]) -> None:
        await table.ask(0, ASK, say("on"))
        raise ZeroDivisionError("a rule of thumb")

    game = tiny_game(step, lessons=(Lesson("first", Setup(2), "seed", {}, (ON,)),))
    [sentence] = told(game)
    assert sentence.startswith("step 0: the rules fail: ZeroDivisionError: a rule of thumb, at tests/conformance/test_")


def test_rules_that_fail_again_while_the_game_is_put_back() -> None:
    async def step(table: Table[TinyState]) -> None:
        if table.state.seats == len(fallen):
            raise KeyError("discards")
        await table.ask(0, ASK, say("on"))
        fallen.extend(range(table.state.seats))
        raise KeyError("discards")

    fallen: list[int] = []
    game = tiny_game(step, lessons=(Lesson("first", Setup(2), "seed", {}, (ON,)),))
    [sentence] = told(game)
    assert sentence.startswith("step 0: the rules fail: KeyError: 'discards', at tests/conformance/test_lessons.py:")


def test_a_text_that_there_is_not() -> None:
    steps = (Step(0, message("lesson-hello"), accept=("say:on",)), *STEPS[1:])
    assert told(taught(steps=steps)) == [*UNTITLED, "step 0: there is no text for 'lesson-hello'"]


def test_two_lessons_of_one_name() -> None:
    lesson = Lesson("first", Setup(2), "seed", {}, (ON,))
    assert all_lesson_faults(tiny_game(some_chance, lessons=(lesson, lesson))) == ["two lessons have the id 'first'"]


async def blows(table: Table[TinyState]) -> None:
    """Everybody draws, and seat 0 strikes: a window for all others."""
    if not table.state.trace:
        table.shuffle("deck")
        for seat in range(table.state.seats):
            table.draw("deck", f"hand.{seat}")
    await table.ask(0, ASK, say("strike"))
    table.state.trace.append("strike")
    await table.happen(Blow(seat=0), strike)


@pytest.mark.parametrize(
    ("answers", "faults"),
    [
        (("pass", "react:shield:ace"), []),
        (("pass", "pass"), []),
        (("react:shield:ace",), ["step 1: react:shield:ace is not offered, but pass"]),
    ],
)
def test_the_steps_of_a_window_are_those_of_everybody_in_it(answers: tuple[str, ...], faults: list[str]) -> None:
    steps = (Step(0, accept=("say:strike",)), *(Step(seat, accept=(key,)) for seat, key in enumerate(answers, 1)))
    lesson = Lesson("first", Setup(3), "seed", {0: ("ten", "nine", "ace")}, steps)
    assert told(tiny_game(blows, reactions=(SHIELD,), lessons=(lesson,))) == faults


def test_the_fuzzer_tells_of_lessons_that_do_not_fit() -> None:
    report = fuzz(taught({**CHANCE, 13: (1,)}), games=1)
    assert "the lesson 'first', address 13: nothing is asked of chance there" in [one.sentence for one in report.errors]
