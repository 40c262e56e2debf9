"""A veiled question: whoever has one answer is not bothered, and nobody else can tell."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from fivefires.conformance.fuzz import fuzz
from fivefires.examples import embers
from fivefires.examples.embers import EmbersState, Feed
from fivefires.kernel import (
    Chance,
    Option,
    Prompt,
    RuleError,
    Runner,
    Setup,
    Table,
    face_of,
    files,
    key_of,
    seed_from,
    sight,
)
from fivefires.kernel.tape import Answer

SHOW = Prompt("ask-feed", "E-003")


class Keep(Option, frozen=True, tag="nobody"):
    """Show nothing."""


def twigs(table: Table[EmbersState], seat: int) -> list[Any]:
    """Keep what one has, or show a twig, if one has one."""
    shown = [Feed(card) for card in sorted(table.pile(f"hand.{seat}")) if face_of(card) == "twig"]
    return [Keep(), *shown[:1]]


async def ask(table: Table[EmbersState], *, veiled: bool = True) -> None:
    """Before the turn of the first player, the second one may let all see a twig."""
    if table.state.active == 0:
        answer = await _ask(table, veiled=veiled)
        if isinstance(answer, Feed):
            table.reveal([answer.card])
    await embers.step(table)


async def _ask(table: Table[EmbersState], *, veiled: bool) -> Any:
    if veiled:
        return await table.ask(1, SHOW, lambda: twigs(table, 1), default=Keep(), veiled=True)
    if len(twigs(table, 1)) > 1:
        return await table.ask(1, SHOW, lambda: twigs(table, 1))
    return Keep()


async def ask_openly(table: Table[EmbersState]) -> None:
    await ask(table, veiled=False)


VEILED = replace(embers.GAME, step=ask, veils=True, longest_step=60, lessons=())
# Seeds with which the second player has a twig at the start, or none.
ARMED = next(n for n in range(99) if len(twigs(Runner(embers.GAME, Setup(3), seed_from(n)).table, 1)) > 1)
BARE = next(n for n in range(99) if len(twigs(Runner(embers.GAME, Setup(3), seed_from(n)).table, 1)) == 1)


def start(seed: int, *, stands: bool = False, **options: Any) -> Runner[EmbersState]:
    return Runner(VEILED, Setup(3), seed_from(seed), stands=stands, **options)


def answers(runner: Runner[Any]) -> list[tuple[int, str]]:
    return [(entry.seat, key_of(entry.option)) for entry in runner.tape.line if isinstance(entry, Answer)]


def test_who_has_a_choice_is_asked_and_nobody_else_sees_that() -> None:
    game = start(ARMED)
    assert game.asked() == [1]
    asked = sight(game, 1).question
    assert asked is not None
    assert (asked.default, asked.reaction) == ("nobody", False)
    for other in (0, 2):
        seen = sight(game, other)
        assert seen.question is None
        assert seen.waiting_for == ()
        assert seen.waiting is not None
        assert seen.waiting.id == "waiting-for-veiled"
    game.answer(1, game.options(1)[1])
    assert game.asked() == [0]


def test_who_has_one_answer_is_not_bothered_and_the_record_has_it() -> None:
    game = start(BARE)
    assert game.asked() == [0]
    assert answers(game) == [(1, "nobody")]


def test_where_windows_stand_both_look_the_same_until_the_time_is_over() -> None:
    armed, bare = start(ARMED, stands=True), start(BARE, stands=True)
    assert (armed.asked(), bare.asked()) == ([1], [])
    for seat in (0, 2):
        ours, theirs = sight(armed, seat), sight(bare, seat)
        assert (ours.waiting, ours.waiting_for, ours.step) == (theirs.waiting, theirs.waiting_for, theirs.step)
    for game in (armed, bare):
        game.close_window()
        assert answers(game) == [(1, "nobody")]
        assert game.asked() == [0]


def test_an_answer_waits_until_the_window_closes_and_counts_then() -> None:
    game = start(ARMED, stands=True)
    chosen = game.options(1)[1]
    game.answer(1, chosen)
    assert answers(game) == []
    game.close_window()
    assert answers(game) == [(1, key_of(chosen))]


def test_what_was_decided_cannot_be_taken_back() -> None:
    game = start(ARMED)
    game.answer(1, "nobody")
    assert not game.can_undo(1)


@pytest.mark.parametrize("seed", [ARMED, BARE])
@pytest.mark.parametrize("stands", [True, False])
def test_saved_and_copied_games_stand_where_they_stood(seed: int, stands: bool) -> None:
    game = start(seed, stands=stands, hashes=True)
    loaded = files.load(files.decode(files.save(game)), VEILED)
    if stands:
        game.close_window()
        loaded = files.load(files.decode(files.save(game)), VEILED)
    assert answers(loaded) == answers(game)
    assert loaded.asked() == game.asked() == game.copy().asked()


def test_a_re_deal_arms_and_disarms() -> None:
    """In thoughts of others the seat may have what it has not, and the other way round."""
    found = set()
    for number in range(40):
        game = start(ARMED, stands=True)
        game.redeal(0, Chance(bytes(32)).fork(number))
        found.add(tuple(game.asked()))
        game.close_window({1: "nobody"})
        assert game.asked() == [0]
    assert found == {(), (1,)}


def test_a_veiled_question_needs_a_default() -> None:
    async def step(table: Table[EmbersState]) -> None:
        await embers.step(table)
        await table.ask(1, SHOW, [Keep()], veiled=True)

    game = Runner(replace(VEILED, step=step, reactions=()), Setup(3), seed_from(3))
    with pytest.raises(RuleError, match="ask-feed: a veiled question needs a default"):
        game.answer(0, game.options(0)[0])


def test_the_kernel_says_whom_it_has_spared() -> None:
    assert start(ARMED).spared == []
    game = start(BARE, stands=True)
    game.close_window()
    assert game.spared == [1]


def test_the_fuzzer_finds_nothing_that_tells() -> None:
    report = fuzz(VEILED, games=20)
    assert [error.sentence for error in report.errors] == []


def test_the_fuzzer_finds_that_not_asking_tells() -> None:
    told = "\n".join(error.sentence for error in fuzz(replace(VEILED, step=ask_openly), games=40, most_errors=1).errors)
    assert "can tell what it may not know" in told
    assert "waiting_for" in told


def test_a_game_says_that_it_veils() -> None:
    told = [error.sentence for error in fuzz(replace(VEILED, veils=False), games=1).errors]
    assert told == ["a question is veiled, but the game does not say that it veils"]
