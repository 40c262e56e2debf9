"""Lessons: chance that is laid out at its address, and what follows from that."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from fivefires.kernel import (
    Chance,
    Game,
    Lesson,
    Refused,
    Result,
    Runner,
    Setup,
    Step,
    Table,
    files,
    message,
    seed_from,
)
from fivefires.kernel.chains import next_setup
from fivefires.kernel.lessons import Laid
from tests.kernel.tiny import ASK, TinyState, answer_all, say, standing, tiny_game


async def some_chance(table: Table[TinyState]) -> None:
    """Two dice, one die, a shuffled deck and two tokens, one after the other."""
    await table.ask(0, ASK, say("on"))
    table.state.trace.append(str(table.roll(6, 2)))
    table.state.trace.append(str(table.roll(6)))
    table.shuffle("deck")
    table.state.trace.append(" ".join(reversed(table.pile("deck")[-2:])))
    table.state.trace += table.draw_tokens(["coin"], 2, "supply", "bag")
    if len(table.state.trace) > 8:
        table.finish(Result(ending="end"))


def lesson(chance: dict[int, Any], setup: Setup | None = None) -> Lesson:
    return Lesson("first", setup or Setup(2), "a quiet night", chance, (Step(0, message("log-all")),))


def taught(chance: dict[int, Any], **changes: Any) -> Game[Any]:
    return tiny_game(some_chance, lessons=(lesson(chance),), follows=lambda setup, result: setup, **changes)


def played(game: Game[Any], **how: Any) -> Runner[Any]:
    runner = Runner(game, game.lessons[0].laid, game.lessons[0].seed_bytes, **how)
    answer_all(runner, "say:on")
    return runner


# Two dice lie at address 0, one at 2, the deck of eight at 3.
LAID = {0: (6, 6), 2: (5,), 3: ("queen", "ace")}


def test_chance_gives_what_is_laid_at_an_address_and_the_seed_elsewhere() -> None:
    laid = played(taught(LAID)).state.trace
    assert laid[:3] == ["[6, 6]", "[5]", "queen ace"]
    plain = Runner(taught(LAID), Setup(2), seed_from("a quiet night"))
    answer_all(plain, "say:on")
    only_the_deck = played(taught({3: ("queen", "ace")}))
    assert only_the_deck.state.trace[:2] == plain.state.trace[:2]
    assert plain.state.trace[:3] != laid[:3]


def test_tokens_are_laid_as_well() -> None:
    async def step(table: Table[TinyState]) -> None:
        await table.ask(0, ASK, say("on"))
        table.state.stock["gem"] = {"supply": 5}
        table.state.trace += table.draw_tokens(["coin", "gem"], 3, "supply", "bag")

    for kinds in (("gem", "gem", "coin"), ("coin", "gem", "coin")):
        game = tiny_game(step, lessons=(lesson({0: kinds}),))
        assert played(game).state.trace == [*kinds]


@pytest.mark.parametrize("laid", [(7, 1), (1,), (1, 2, 3), ("ace", "king")])
def test_what_does_not_fit_the_roll_is_left_to_the_seed(laid: Any) -> None:
    """A learner may leave the path, and then something else is rolled at an address."""
    strayed, plain = played(taught({0: laid})), played(taught({}))
    assert strayed.state.trace == plain.state.trace


@pytest.mark.parametrize("laid", [("queen", "queen"), ("queen", "joker"), (1, 2)])
def test_what_cannot_lie_on_a_pile_is_left_to_the_seed(laid: Any) -> None:
    strayed, plain = played(taught({3: laid})), played(taught({}))
    assert strayed.state.trace == plain.state.trace
    assert strayed.table.box.census(strayed.state) == []


def test_copies_and_loaded_games_meet_the_same_chance() -> None:
    game = taught({**LAID, 13: (1, 1)})
    runner = played(game)
    for other in (runner.copy(), files.load(files.decode(files.save(runner)), game)):
        answer_all(other, "say:on")
        assert other.state.trace[5] == "[1, 1]"


def test_a_thought_knows_nothing_of_what_is_laid() -> None:
    runner = played(taught({**LAID, 13: (1, 1)}))
    lucks = {runner.copy(Chance(bytes(32)).fork(number)) for number in range(12)}
    for twin in lucks:
        answer_all(twin, "say:on")
    assert any(twin.state.trace[5] != "[1, 1]" for twin in lucks)


def test_a_fork_of_laid_chance_is_that_of_its_seed() -> None:
    laid, plain = Laid(bytes(32), dict.fromkeys(range(100), (1,))), Chance(bytes(32))
    assert [laid.number(address, 6) for address in range(100)] == [0] * 100
    forks = laid.fork(7), plain.fork(7)
    here, there = ([fork.number(address, 6) for address in range(100)] for fork in forks)
    assert here == there != [0] * 100


def test_a_lesson_is_proved_as_what_it_is() -> None:
    game = taught(LAID)
    runner = played(game, hashes=True)
    answer_all(runner, "say:on")
    record = files.decode(files.save(runner))
    assert record.setup.laid == "first"
    assert standing(files.verify(record, game)) == standing(runner)
    record.setup = msgspec.structs.replace(record.setup, laid=msgspec.UNSET)
    with pytest.raises(files.NotReplayable, match=r"\[6, 6\] was not rolled under this seed"):
        files.verify(record, game)


def test_a_set_up_without_a_lesson_is_written_as_ever() -> None:
    assert b"laid" not in msgspec.json.encode(Setup(2))


@pytest.mark.parametrize(
    ("setup", "reason"),
    [(Setup(2, laid="second"), "no-lesson"), (Setup(3, laid="first"), "other-lesson")],
)
def test_a_lesson_that_there_is_not_or_with_another_set_up_is_refused(setup: Setup, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        taught(LAID).check(setup)


@pytest.mark.parametrize("chance", [{-1: (1,)}, {0: ()}, {0: (1, "ace")}])
def test_chance_that_cannot_be_laid_is_refused_when_the_game_is_declared(chance: dict[int, Any]) -> None:
    with pytest.raises(TypeError, match="no roll, pile or draw"):
        taught(chance)


def test_a_lesson_counts_for_no_chain() -> None:
    game = taught(LAID)
    result = Result(ending="end")
    assert next_setup(game, Setup(2), result) == Setup(2)
    assert next_setup(game, game.lessons[0].laid, result) is None


def test_the_place_in_a_lesson_is_the_number_of_answers() -> None:
    first = lesson({})
    assert first.step(0) == first.steps[0]
    assert first.step(1) is None
