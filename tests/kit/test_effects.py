"""Effects as data, on a vocabulary of five words."""

from __future__ import annotations

from collections.abc import Awaitable
from enum import Enum
from typing import Any, TypeAlias

import pytest

from fivefires.kernel import Runner, Table
from fivefires.kit.effects import (
    Both,
    Choose,
    Conditions,
    Data,
    Either,
    If,
    Interpreter,
    May,
    Not,
    Part,
    Prices,
    Way,
    Ways,
    branches,
    do_something,
    kinds,
    ways,
    words,
)
from tests.kernel.tiny import ASK, Say, TinyState, answer_all, keys, play, say, tiny_game


class Note(Data, frozen=True):
    """Something that happens at once."""

    what: str


class Ask(Data, frozen=True):
    what: str


class End(Data, frozen=True):
    pass


class Coins(Data, frozen=True):
    at_least: int = 1


class Cost(Data, frozen=True):
    coins: int = 0
    blood: bool = False
    words: int = 0


Condition: TypeAlias = Coins | Not["Condition"] | Both["Condition"] | Either["Condition"]
Effect: TypeAlias = (
    Note | Ask | End | Choose["Effect", Cost, Condition] | May["Effect", Cost, Condition] | If["Effect", Condition]
)
Effects: TypeAlias = tuple[Effect, ...]
AnyWay: TypeAlias = Way[Effect, Cost, Condition]


class Decline(Enum):
    DECLINE = "decline"


# --- the game: what somebody has is the number of "coin" in the trace ------------------------------------------


def coins(state: TinyState, seat: int) -> int:
    return state.trace.count("coin")


HOLDS = Conditions[TinyState, int]({Coins: lambda state, seat, asked: coins(state, seat) >= asked.at_least})
PRICES = Prices[TinyState, int](
    [
        Part(
            "coins",
            have=lambda state, seat, cost: coins(state, seat),
            pay=lambda table, seat, cost: lose(table, cost.coins),
        ),
        Part(
            "blood",
            can=lambda state, seat, cost: "pale" not in state.trace,
            pay=lambda table, seat, cost: note(table, seat, Note("pale")),
        ),
        Part("words", each=lambda table, seat, cost: ask(table, seat, Ask("word"))),
    ]
)


def lose(table: Table[TinyState], number: int) -> None:
    for _ in range(number):
        table.state.trace.remove("coin")


def note(table: Table[TinyState], seat: int, effect: Note) -> None:
    table.state.trace.append(effect.what)


async def ask(table: Table[TinyState], seat: int, effect: Ask) -> str | None:
    answer = await table.ask(seat, ASK, say("x", "y"))
    table.state.trace.append(effect.what + answer.word)
    return None


async def choose(table: Table[TinyState], seat: int, effect: Choose[Effect, Cost, Condition]) -> str | None:
    way = await WAYS.choose(table, seat, ASK, effect.options)
    return None if way is None else await go(table, seat, way)


async def may(table: Table[TinyState], seat: int, effect: AnyWay) -> str | None:
    return await go(table, seat, effect) if await WAYS.may(table, seat, ASK, effect) else None


async def go(table: Table[TinyState], seat: int, way: AnyWay) -> str | None:
    await PRICES.pay(table, seat, way.cost)
    return await EFFECTS.follow(table, seat, way.key, way.do)


async def look(table: Table[TinyState], seat: int, effect: If[Effect, Condition]) -> str | None:
    holds = HOLDS.holds(table.state, seat, effect.needs)
    branch, do = ("then", effect.then) if holds else ("otherwise", effect.otherwise)
    return await EFFECTS.follow(table, seat, branch, do)


def available(state: TinyState, seat: int, way: AnyWay) -> bool:
    return HOLDS.holds(state, seat, way.needs) and PRICES.can_pay(state, seat, way.cost)


def begs(table: Table[TinyState], seat: int, answer: Say) -> Awaitable[Any]:
    note(table, seat, Note("coin"))
    return ask(table, seat, Ask("begged"))


# Whoever has no coin may beg for one first; a way with a key in capitals depends on something hidden.
WAYS = Ways[TinyState, int](
    option=Say,
    decline=Decline.DECLINE,
    available=available,
    chooser=lambda state, seat: seat,
    about=lambda seat: {"whose": seat},
    besides=lambda state, seat: say("beg") if "beggar" in state.trace and not coins(state, seat) else (),
    use=begs,
    veiled=lambda options: any(option.key.isupper() for option in options),
)
EFFECTS = Interpreter[TinyState, int, str](
    at_once={Note: note},
    asking={Ask: ask, Choose: choose, May: may, If: look},
    ends={End: "ended"},
    goes_on=lambda state, seat: "gone" not in state.trace,
    path=lambda state: PATH,
)
PATH: list[str] = []


def carry_out(*effects: Effect, having: tuple[str, ...] = ()) -> Runner[Any]:
    """Seat 1 carries this out; then seat 0 is asked for ever, and the trace says how it ended."""

    async def step(table: Table[TinyState]) -> None:
        if "done" not in table.state.trace:
            table.state.trace = [*having]
            flow = await EFFECTS.carry_out(table, 1, effects)
            table.state.trace += [*([flow] if flow else []), "done"]
        await table.ask(0, ASK, say("end"))

    PATH.clear()
    return play(tiny_game(step))


def trace(runner: Runner[Any]) -> list[str]:
    assert runner.state.trace[-1] == "done"
    return [word for word in runner.state.trace[:-1] if word != "coin"]


# --- in order -------------------------------------------------------------------------------------------------


def test_each_word_is_settled_before_the_next() -> None:
    runner = carry_out(Note("a"), Ask("b"), Note("c"))
    assert runner.state.trace == ["a"]
    answer_all(runner, "say:x")
    assert trace(runner) == ["a", "bx", "c"]


def test_an_end_of_reading_travels_straight_up() -> None:
    runner = carry_out(Choose((Way("in", (If(Coins(), (), (Note("a"), End(), Note("b"))), Note("c"))),)), Note("d"))
    assert trace(runner) == ["a", "ended"]


def test_whoever_drops_out_reads_no_further() -> None:
    assert trace(carry_out(Note("gone"), Note("a"))) == ["gone"]
    assert trace(carry_out(If(Coins(), (), (Note("gone"), Note("a"))), Note("b"))) == ["gone"]


def test_the_path_leads_to_the_word_that_is_being_carried_out() -> None:
    runner = carry_out(Choose((Way("left", (If(Coins(), (), (Ask("a"),)),)),)), Ask("b"))
    assert PATH == ["left", "otherwise"]
    answer_all(runner, "say:x")
    assert PATH == []


# --- ways -----------------------------------------------------------------------------------------------------

A: AnyWay = Way("a", (Note("A"),))
B: AnyWay = Way("b", (Note("B"),), Cost(coins=2))
NEEDY: AnyWay = Way("n", (Note("N"),), None, Coins())


def test_only_what_can_be_gone_is_offered_and_paid_before_it_is_followed() -> None:
    two = carry_out(Choose((A, B, NEEDY)), having=("coin", "coin"))
    assert keys(two) == [(1, ["say:a", "say:b", "say:n"])]
    assert two.question is not None
    assert two.question.args == {"whose": 1}
    answer_all(two, "say:b")
    assert two.state.trace == ["B", "done"]
    assert keys(carry_out(Choose((A, B, NEEDY)), having=("coin",))) == [(1, ["say:a", "say:n"])]


def test_one_way_alone_is_gone_unasked_and_none_is_passed_over() -> None:
    assert trace(carry_out(Choose((A, B)))) == ["A"]
    assert trace(carry_out(Choose((B, NEEDY)), Note("on"))) == ["on"]


def test_where_a_way_is_hidden_the_question_is_put_in_any_case() -> None:
    hidden: AnyWay = Way("H", (Note("H"),), Cost(coins=1))
    assert keys(carry_out(Choose((A, hidden)))) == [(1, ["say:a"])]
    refused = carry_out(May("H", (Note("H"),), Cost(coins=1)))
    assert keys(refused) == [(1, ["decline"])]
    answer_all(refused, "decline")
    assert trace(refused) == []


def test_what_may_be_done_may_be_left() -> None:
    given: Effect = May("give", (Note("given"),), Cost(coins=1))
    runner = carry_out(given, having=("coin",))
    assert keys(runner) == [(1, ["say:give", "decline"])]
    answer_all(runner, "decline")
    assert runner.state.trace == ["coin", "done"]
    runner = carry_out(given, having=("coin",))
    answer_all(runner, "say:give")
    assert runner.state.trace == ["given", "done"]
    assert trace(carry_out(given)) == []


def test_something_else_can_be_done_before_the_answer() -> None:
    runner = carry_out(Choose((A, NEEDY)), having=("beggar",))
    assert keys(runner) == [(1, ["say:a", "say:beg"])]
    answer_all(runner, "say:beg", "say:y")
    assert keys(runner) == [(1, ["say:a", "say:n"])]
    answer_all(runner, "say:n")
    assert trace(runner) == ["beggar", "beggedy", "N"]
    alone = carry_out(May("rest", (Note("rested"),)), having=("beggar",))
    assert keys(alone) == [(1, ["say:rest", "decline", "say:beg"])]
    answer_all(alone, "say:beg", "say:x", "say:rest")
    assert trace(alone) == ["beggar", "beggedx", "rested"]


# --- prices, conditions, what is idle ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cost", "having", "can"),
    [
        (None, (), True),
        (Cost(), (), True),
        (Cost(coins=2), ("coin",), False),
        (Cost(coins=2), ("coin", "coin"), True),
        (Cost(coins=1, blood=True), ("coin", "pale"), False),
        (Cost(coins=1, blood=True), ("coin",), True),
    ],
)
def test_a_price_is_paid_in_full_or_not_offered(cost: Cost | None, having: tuple[str, ...], can: bool) -> None:
    assert PRICES.can_pay(TinyState(seats=2, trace=[*having]), 1, cost) is can


def test_a_price_is_paid_part_by_part_in_the_order_of_the_parts() -> None:
    runner = carry_out(Choose((Way("w", (Note("W"),), Cost(words=2, blood=True, coins=1)),)), having=("coin", "coin"))
    assert runner.state.trace == ["coin", "pale"]
    answer_all(runner, "say:x", "say:y")
    assert trace(runner) == ["pale", "wordx", "wordy", "W"]


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        (None, True),
        (Coins(1), True),
        (Coins(2), False),
        (Not(Coins(2)), True),
        (Both((Coins(1), Not(Coins(1)))), False),
        (Both(()), True),
        (Either((Coins(2), Coins(1))), True),
        (Either(()), False),
    ],
)
def test_conditions_are_read_for_somebody(condition: Condition | None, holds: bool) -> None:
    assert HOLDS.holds(TinyState(seats=2, trace=["coin"]), 1, condition) is holds


def test_a_word_without_a_check_is_never_idle() -> None:
    checks = {Note: lambda state, seat, effect: effect.what not in state.trace}
    state = TinyState(seats=2, trace=["a"])
    assert [do_something(checks, state, 1, [one]) for one in (Note("a"), Note("b"), Ask("a"))] == [False, True, True]
    assert do_something(checks, state, 1, [Note("a"), Note("b")])
    assert not do_something(checks, state, 1, [Note("a"), Note("a")])
    assert not do_something(checks, state, 1, [])


# --- walking --------------------------------------------------------------------------------------------------

STORY: Effects = (
    Choose((Way("left", (Note("l"),), Cost(coins=1)), Way("right", (May("peek", (Ask("p"),)),)))),
    If(Coins(), (End(),)),
)


def test_a_walker_comes_to_every_word() -> None:
    assert [*words(STORY)][:4] == [STORY[0], STORY[0].options[0], Note("l"), Cost(1)]  # type: ignore[union-attr]
    assert kinds(STORY) == {Choose, Way, May, Note, Cost, Ask, If, Coins, End}
    assert [way.key for way in ways(STORY)] == ["left", "right", "peek"]


def test_the_branches_of_a_word_have_names() -> None:
    assert [name for effect in STORY for name, _ in branches(effect)] == ["left", "right", "then"]
    assert dict(branches(May("peek", (Ask("p"),)))) == {"peek": (Ask("p"),)}
    assert [*branches(Note("x"))] == []
