"""Each check of the suite finds what it is for."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from fivefires.conformance.blindfold import pairs, uneven
from fivefires.conformance.suite import CHECKS, Check, Subject, faults_of
from fivefires.examples import embers, pig
from fivefires.kernel import Game, Lesson, Runner, Setup, Step, message, seed_from

BY_ID = {check.id: check for check in CHECKS}


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> Any:
    """What a check says of a game that no entry point leads to."""

    def look(id: str, game: Game[Any], **wish: Any) -> str:
        module = ModuleType("examined")
        module.GAME = game  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, "examined", module)
        return "\n".join(faults_of(BY_ID[id], Subject("examined:GAME", games=4, pairs=30, **wish)))

    return look


def test_texts(found: Any) -> None:
    assert found("texts", replace(embers.GAME, variants=("rainy",))) == "there is no text for 'variant-rainy'"


def test_components(found: Any) -> None:
    assert "and the component list says" in found("components", replace(embers.GAME, components={"fuel": 32}))


def test_components_of_a_game_that_cannot_be_set_up(found: Any) -> None:
    def deal(table: Any) -> None:
        table.draw("deck", "cellar")

    sentence = found("components", replace(embers.GAME, setup=deal))
    assert sentence.startswith("3 players cannot be set up: ")
    assert "test_suite.py" in sentence


def test_plain_rules(found: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "lucky").mkdir()
    (tmp_path / "lucky" / "__init__.py").write_text("import random\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert found("plain", replace(embers.GAME, package="lucky")) == "__init__.py, line 1: imports random"


def test_rules(found: Any, tmp_path: Path) -> None:
    assert found("rules", embers.GAME) == ""
    assert "E-001 is proved by no test" in found("rules", embers.GAME, tests=tmp_path)


def test_lessons(found: Any) -> None:
    lesson = Lesson("first", Setup(3), "seed", {}, (Step(0, message("fuel"), accept=("feed:gold",)),))
    assert "feed:gold is not offered" in found("lessons", replace(embers.GAME, lessons=(lesson,)))


def test_games(found: Any) -> None:
    async def step(table: Any) -> None:
        await embers.step(table)
        table.pile("ashes").clear()

    assert "is in no pile" in found("games", replace(embers.GAME, step=step))


def test_an_expert_that_answers_what_is_not_on_offer(found: Any) -> None:
    def expert(view: Any, options: Any, prompt: Any) -> Any:
        return embers.Feed("gold")

    assert "has answered feed:gold, which is no answer" in found("expert", replace(embers.GAME, expert=expert))


def test_an_evaluation_out_of_bounds(found: Any) -> None:
    game = replace(embers.GAME, evaluate=lambda view: [float(view.fire)] * view.seats)
    assert "each from 0 to 1" in found("expert", game)


def test_an_expert_that_peeps(found: Any) -> None:
    def expert(view: Any, options: Any, prompt: Any) -> Any:
        """It knows whether the next card is a bucket."""
        deck = view._state.piles["deck"]
        return options[len(deck[-1]) % len(options) if deck else 0]

    assert "scripted peeps: pair" in found("blindfold", replace(embers.GAME, expert=expert))
    honest = replace(embers.GAME, expert=lambda view, options, prompt: options[-1])
    assert found("blindfold", honest) == ""
    peeping = replace(embers.GAME, evaluate=lambda view: [float("wolf" in view._state.piles["role.0"])] * view.seats)
    assert "the evaluation peeps: pair" in found("blindfold", peeping)


def test_an_evaluation_that_peeps() -> None:
    """A bot that thinks looks at worlds that were dealt anew, and would never show it."""

    def wolves(view: embers.EmbersView) -> list[float]:
        roles = (view._state.piles[f"role.{seat}"] for seat in range(view.seats))
        return [float("wolf" in role) for role in roles]

    def honest(view: embers.EmbersView) -> list[float]:
        return [view.fire / 10] * view.seats

    assert uneven(replace(embers.GAME, evaluate=wolves), 30)[0].startswith("pair ")
    assert uneven(replace(embers.GAME, evaluate=honest), 30) == []


def test_a_game_without_secrets_has_no_pairs() -> None:
    assert next(pairs(pig.GAME, 1), None) is None


def test_hash_seeds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "unordered_suite.py").write_text(
        "from dataclasses import replace\n"
        "from fivefires.examples import embers\n"
        "from fivefires.examples.embers import FEED, Feed\n"
        "async def step(table):\n"
        "    hand = {card for card in table.pile(f'hand.{table.state.active}')}\n"
        "    await table.ask(table.state.active, FEED, [Feed(card) for card in hand] or [Feed('log')])\n"
        "    await embers.step(table)\n"
        "GAME = replace(embers.GAME, step=step)\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    subject = Subject("unordered_suite:GAME")
    assert faults_of(BY_ID["hash-seeds"], subject) == ["games come out otherwise where sets have another order"]


def test_a_check_that_breaks_has_found_something() -> None:
    def breaks(_subject: Subject) -> list[str]:
        raise KeyError("deck")

    [fault] = faults_of(Check("any", "", breaks), Subject("embers"))
    assert fault.startswith("KeyError: 'deck', at ")


def test_a_runner_of_the_subject_is_the_games() -> None:
    assert Runner(Subject("embers").game, Setup(3), seed_from(1)).asked() == [0]
