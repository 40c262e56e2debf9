"""Advice knows what the seat knows: in a world that looks the same to the seat it is the same."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from fivefires.bots.advice import expert_counsel, rivals
from fivefires.kernel import Chance, Game, Runner, key_of, message, seed_from
from fivefires.kernel.registry import registered
from fivefires.kernel.text import catalogue

GAMES = ("zona", "long_night")


def after(game: Game[Any], answers: int, seed: str = "advice") -> Runner[Any]:
    """A game in the middle, played by its expert."""
    runner = Runner(game, game.default_setup(3), seed_from(seed))
    while answers and not runner.over:
        for seat in list(runner.asked()):
            view = game.view(runner.state, seat)
            assert game.expert is not None
            assert runner.question is not None
            runner.answer(seat, game.expert(view, runner.options(seat), runner.question.prompt))
            answers -= 1
    return runner


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("answers", [12, 40])
def test_advice_is_the_same_in_worlds_that_look_the_same(name: str, answers: int) -> None:
    runner = after(registered(name), answers)
    seat = runner.asked()[0]
    here = expert_counsel(runner, seat), rivals(runner, seat, 8)
    for number in range(2):
        chance = Chance(bytes([number]) * 32)
        twin = runner.copy(chance.fork(1))
        twin.exchange(seat, runner.swaps(seat, chance.fork(2)))
        assert (expert_counsel(twin, seat), rivals(twin, seat, 8)) == here


@pytest.mark.parametrize("name", GAMES)
def test_every_answer_of_the_expert_has_a_reason_in_words(name: str) -> None:
    game = registered(name)
    texts, runner, seen = catalogue(game.package), after(game, 0), set[str]()
    for _ in range(250):
        if runner.over:
            break
        seat = runner.asked()[0]
        counsel = expert_counsel(runner, seat)
        if len(runner.options(seat)) > 1:
            assert counsel.why is not None
            assert "{" not in texts.format(counsel.why)
            seen.add(counsel.why.id)
        assert counsel.key in [key_of(option) for option in runner.options(seat)]
        runner.answer(seat, counsel.key)
    assert len(seen) > 12


@pytest.mark.parametrize("name", GAMES)
def test_every_question_has_a_reason_and_every_reason_is_given(name: str) -> None:
    """A branch that names a message that is not there would leave advice without its sentence."""
    game = registered(name)
    experts = Path(str(files(game.package))) / "expert"
    named = {why for path in experts.glob("*.py") for why in re.findall(r'"(why-[a-z-]+)"', path.read_text("utf-8"))}
    advice = (experts.parent / "text/advice.en.ftl").read_text("utf-8")
    assert named == {*re.findall(r"^(why-[a-z-]+) =", advice, re.MULTILINE)}
    module = f"{game.package}.expert"
    why, answers = import_module(f"{module}.reasons").WHY, import_module(f"{module}.scripted").ANSWERS
    assert why.keys() == answers.keys()
    texts = catalogue(game.package)
    assert not [one for one in why.values() if "{" in texts.format(message(one))]


def test_the_reason_is_that_of_the_branch_that_decided() -> None:
    """The same question and the same kind of answer, for different reasons."""
    game = registered("zona")
    moves: dict[str, str] = {}
    for number in range(4):
        runner = after(game, 0, f"branch {number}")
        for _ in range(120):
            if runner.over:
                break
            seat = runner.asked()[0]
            counsel = expert_counsel(runner, seat)
            if counsel.why is not None and counsel.key.startswith("move:"):
                moves[counsel.why.id] = counsel.key
            runner.answer(seat, counsel.key)
    assert {"why-earn", "why-enter"} <= moves.keys(), moves


def test_rivals_are_told_from_the_best_down_with_the_experts_answer_among_them() -> None:
    runner = after(registered("zona"), 12)
    seat = runner.asked()[0]
    found = rivals(runner, seat, 24)
    assert [one.worth for one in found] == sorted((one.worth for one in found), reverse=True)
    assert expert_counsel(runner, seat).key in [one.key for one in found]
    assert all(0 <= one.worth <= 1 for one in found)
