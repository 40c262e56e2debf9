"""What only looks like a fault is none, and what is one is still found."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from fivefires.conformance.fuzz import fuzz
from fivefires.conformance.words import numbered
from fivefires.examples import embers
from fivefires.examples.embers import EmbersState, Feeding
from fivefires.kernel import (
    Game,
    Message,
    Option,
    Piece,
    Prompt,
    Runner,
    Setup,
    Table,
    face_of,
    message,
    seat_name,
    seed_from,
)
from fivefires.kernel.registry import find


def told(game: Game[Any], games: int = 30) -> list[str]:
    return [error.sentence for error in fuzz(game, games=games).errors]


def first_copy(pile: list[Piece]) -> Piece:
    """The first copy of a card, whose name is like what is printed on it, if one is there."""
    return next((piece for piece in pile if piece.partition("#")[2] in ("", "1")), "")


# --- words that are spelled like a piece --------------------------------------------------------------


class Market(EmbersState, kw_only=True):
    """What is dear today is public, and so is what is printed on cards."""

    dear: str = "twig"
    prices: dict[str, int] = {}


class Praise(Option, frozen=True, tag="feed"):
    card: str

    def label(self, view: object) -> Message:
        return message("fuel")


async def praise(table: Table[Any]) -> None:
    kinds, title = list(embers.WORTH), message("log")
    for kind in kinds:
        await table.ask(table.state.active, embers.FEED, [Praise(kind), Praise("nothing")])
    assert title.id == "log"
    await embers.step(table)


WORDS = replace(
    embers.GAME,
    state=Market,
    start=lambda setup: Market(seats=setup.players, prices={"log": 2, "bucket": 1}),
    step=praise,
    longest_step=60,
    lessons=(),
)


def test_a_word_that_is_spelled_like_a_first_copy_is_no_piece() -> None:
    assert told(WORDS) == []


def test_a_first_copy_in_a_local_is_found() -> None:
    async def step(table: Table[EmbersState]) -> None:
        secret = first_copy(table.pile("deck"))
        await embers.step(table)
        del secret

    assert "keeps the hidden piece" in "\n".join(told(replace(embers.GAME, lessons=(), step=step)))


def test_a_first_copy_in_a_local_is_found_beside_words() -> None:
    async def step(table: Table[Any]) -> None:
        secret = first_copy(table.pile("deck"))
        await praise(table)
        del secret

    found = "\n".join(told(replace(WORDS, step=step)))
    assert "in its local variable 'secret'" in found
    assert "'kind'" not in found


def test_a_first_copy_in_a_field_is_found() -> None:
    async def step(table: Table[Any]) -> None:
        table.state.dear = first_copy(table.pile("deck"))
        await embers.step(table)

    assert "outside the piles, in its field 'dear'" in "\n".join(told(replace(WORDS, step=step)))


def test_a_first_copy_that_is_offered_to_whoever_does_not_know_it_is_found() -> None:
    async def step(table: Table[EmbersState]) -> None:
        await table.ask(0, Prompt("ask-feed"), [Praise(first_copy(table.pile("hand.1"))), Praise("nothing")])
        await embers.step(table)

    assert "seat 0 is offered feed:" in "\n".join(told(replace(embers.GAME, lessons=(), step=step)))


def test_options_that_do_not_follow_a_re_deal_are_found_for_first_copies() -> None:
    async def step(table: Table[EmbersState]) -> None:
        seat = table.state.active
        await table.ask(seat, Prompt("ask-feed"), [Praise(first_copy(table.pile(f"hand.{seat}"))), Praise("nothing")])
        await embers.step(table)

    assert "are given as a function" in "\n".join(told(replace(embers.GAME, lessons=(), step=step, reactions=()), 60))


@pytest.mark.parametrize(("game", "piece"), [("embers", "log"), ("embers", "bucket")])
def test_a_world_in_which_a_first_copy_has_a_number_is_the_same_game(game: str, piece: str) -> None:
    live = Runner(find(game), Setup(3), seed_from(21))
    for _ in range(6):
        for seat in live.asked():
            live.answer(seat, live.options(seat)[0])
        world = numbered(live, piece)
        assert world is not None
        assert f"{piece}#1" in {one for pile in world.state.piles.values() for one in pile}
        assert world.state.fire == live.state.fire


def test_rules_that_go_by_the_name_of_a_card_have_no_such_world() -> None:
    """What looks like that card is taken for it, then."""

    def setup(table: Table[EmbersState]) -> None:
        embers.deal(table)
        embers.wolf(table)

    assert numbered(Runner(replace(embers.GAME, lessons=(), setup=setup), Setup(3), seed_from(21)), "wolf") is None


def by_name(table: Table[EmbersState]) -> None:
    """Rules that know each card by its own name, so that none can have another one."""
    assert all(piece.partition("#")[2] != "1" for piece in table.box.pieces)
    embers.deal(table)


async def name_what_burns(table: Table[EmbersState]) -> None:
    """A local keeps what is printed on a card that lies open, such as what a question is about."""
    title = message(face_of(next(iter(table.pile("ashes")), "")))
    await embers.step(table)
    del title


def test_what_is_printed_on_an_open_copy_is_a_word_there_too() -> None:
    game = replace(embers.GAME, lessons=(), setup=by_name)
    assert numbered(Runner(game, Setup(3), seed_from(21)), "log") is None
    assert told(replace(game, step=name_what_burns)) == []


# --- what comes to light for a moment ------------------------------------------------------------------


async def burn_the_bucket(table: Table[EmbersState], seat: int, _feeding: Feeding, bucket: Piece) -> None:
    """The card is seen by all, and another with it, and then nobody knows where they are."""
    table.move(bucket, f"hand.{seat}", "ashes")
    for card in table.draw("deck", "ashes"):
        table.tell("log-feeds", seat=seat_name(seat), card=message(face_of(card)))
    table.move_all("ashes", "deck")
    table.shuffle("deck")


def test_a_reaction_card_may_be_discarded_and_reshuffled_within_one_answer() -> None:
    reaction = msgspec.structs.replace(embers.BUCKET, cost=burn_the_bucket)
    assert told(replace(embers.GAME, lessons=(), reactions=(reaction,)), 150) == []


# --- the same games ------------------------------------------------------------------------------------


@pytest.mark.parametrize("bots", [["random"], ["random", "scripted%3"]])
@pytest.mark.parametrize("name", ["embers", "pig"])
def test_games_with_and_without_checks_are_the_same(name: str, bots: list[str]) -> None:
    checked, bare = (fuzz(name, games=20, seed=5, checks=checks, tables=[bots]) for checks in (True, False))
    assert (checked.endings, checked.decisions, checked.used) == (bare.endings, bare.decisions, bare.used)
