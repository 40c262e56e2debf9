"""What the fuzzer finds is told so that an author knows where to look."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from fivefires.conformance.fuzz import fuzz
from fivefires.examples import embers
from fivefires.examples.embers import EmbersState, EmbersView
from fivefires.kernel import Game, Table, face_of, message, seat_name
from fivefires.kernel.scene import Row, Scene, Thing


def told(game: Game[Any], games: int = 20, **options: Any) -> list[str]:
    return [error.sentence for error in fuzz(game, games=games, **options).errors]


def test_a_leak_names_the_answer_what_was_shown_and_the_pieces() -> None:
    class Leaky(EmbersView):
        def cards(self, pile: str) -> list[str | None]:
            return list(self._state.piles[pile]) if pile == "hand.0" else super().cards(pile)

    [first, *_] = told(replace(embers.GAME, lessons=(), view=Leaky))
    found = re.fullmatch(
        r"seat (\d) can tell what it may not know, after seat \d has answered [\w:#-]+: "
        r"scene\.mats\[0\]\.rows\[hand\.0\]\.things\[\d\]\.name shows “([\w ]+)” and not “([\w ]+)”; .*"
        r"In the other world .*([\w-]+)(#\d+)? lies in hand\.0 for ([\w-]+)(#\d+)?.*",
        first,
    )
    assert found, first
    assert found[1] != "0"
    assert found[2] != found[3]


def test_a_leak_by_the_log_shows_both_lines() -> None:
    async def step(table: Table[EmbersState]) -> None:
        await embers.step(table)
        for card in table.pile("deck")[-1:]:
            table.tell("log-feeds", seat=seat_name(0), card=message(face_of(card)))

    for sentence in told(replace(embers.GAME, lessons=(), step=step)):
        assert re.search(r"log\[\d\]\[0\] shows “Player 1 feeds the fire: .*” and not “Player 1 feeds", sentence)


def test_a_number_of_things_that_tells_is_told_as_a_number() -> None:
    def scene(view: EmbersView) -> Scene:
        wolf = view._state.piles["role.0"] == ["wolf"]
        return Scene(rows=(Row("hint", message("hand"), (Thing(message("twig")),) * (5 + wolf)),))

    [first, *_] = told(replace(embers.GAME, lessons=(), scene=scene), 60)
    assert re.search(r"scene\.rows\[hint\]\.things shows [56] of them and not [56] of them", first)


def test_a_rule_that_fails_is_told_with_its_line() -> None:
    async def step(table: Table[EmbersState]) -> None:
        await embers.step(table)
        table.draw("deck", "discards")

    line = step.__code__.co_firstlineno + 2
    [first, *_] = told(replace(embers.GAME, lessons=(), step=step), 1)
    assert first.endswith(f'test_telling.py:{line} in step: table.draw("deck", "discards")')


def test_a_lesson_is_no_obstacle_to_telling_that_its_rules_fail() -> None:
    async def step(table: Table[EmbersState]) -> None:
        await embers.step(table)
        table.draw("deck", "discards")

    assert any("the rules fail" in sentence for sentence in told(replace(embers.GAME, step=step), 1))


class Dreamer:
    def __init__(self, seed: int = 0) -> None: ...

    def choose(self, view: Any, task: Any, deal: Any, budget: int) -> Any:
        return embers.Accuse(-1)


@pytest.mark.parametrize("checks", [True, False])
def test_a_bot_that_answers_what_is_not_on_offer_is_named(checks: bool) -> None:
    name = f"{__name__}:Dreamer@3"
    [first] = told(embers.GAME, 1, tables=[[name]], checks=checks)
    assert first.startswith(f"{name}: the bot at seat 0 has answered accuse:nobody, which is no answer; on offer were ")
    assert "feed:" in first
