"""Bots in three strengths: what they are, that they play any game, and that the easy one errs like a person."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from fivefires.bots import easy
from fivefires.bots.easy import EasyBot
from fivefires.bots.finding import bot_type, names
from fivefires.bots.scripted import ScriptedBot
from fivefires.bots.search import SearchBot
from fivefires.bots.strengths import FairBot
from fivefires.games.zona.game import GAME as ZONA
from fivefires.kernel import AnyOption, Game, Runner, key_of, let_choose, seed_from
from fivefires.kernel.registry import find

STRENGTHS = ("easy", "fair", "strong")


def at_start(game: str, seed: str = "strengths") -> Runner[Any]:
    found = find(game)
    return Runner(found, found.default_setup(), seed_from(seed), log=False)


def played_on(runner: Runner[Any], answers: int) -> Runner[Any]:
    """Some answers later, given by the expert."""
    game = runner.game
    assert game.expert is not None

    def choose(seat: int, options: Sequence[Any]) -> Any:
        assert runner.question is not None
        assert game.expert is not None
        return game.expert(game.view(runner.state, seat), options, runner.question.prompt)

    runner.run(choose, answers)
    return runner


def errors_in(runner: Runner[Any], questions: int) -> tuple[int, int]:
    """How often the easy bot answers otherwise than the expert, of so many questions with a choice."""
    game: Game[Any] = runner.game
    bot, other, asked = EasyBot(5), 0, 0

    def choose(seat: int, options: Sequence[Any]) -> Any:
        nonlocal other, asked
        assert runner.question is not None
        assert game.expert is not None
        usual = game.expert(game.view(runner.state, seat), options, runner.question.prompt)
        if len(options) > 1:
            asked += 1
            other += let_choose(bot, runner, seat) != usual
        return usual

    runner.run(choose, questions)
    return other, asked


def test_each_strength_can_be_asked_for_by_its_name() -> None:
    assert set(STRENGTHS) <= set(names())
    assert bot_type("easy") is EasyBot
    assert issubclass(bot_type("fair"), ScriptedBot)  # type: ignore[arg-type]
    assert issubclass(bot_type("strong"), SearchBot)  # type: ignore[arg-type]


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("game", ["pig", "embers", "zona", "long_night"])
def test_every_game_is_played_in_every_strength(game: str, strength: str) -> None:
    runner = at_start(game)
    bots = [bot_type(strength)(seat) for seat in range(runner.setup.players)]
    runner.run(lambda seat, _options: let_choose(bots[seat], runner, seat, 6), 12)
    assert runner.over or len(runner.tape.history) >= 12


def test_the_fair_bot_is_the_expert() -> None:
    runner, bot = played_on(at_start("zona"), 40), FairBot(1)
    assert ZONA.expert is not None
    for _ in range(20):
        seat = runner.asked()[0]
        assert runner.question is not None
        usual = ZONA.expert(ZONA.view(runner.state, seat), runner.options(seat), runner.question.prompt)
        assert let_choose(bot, runner, seat) == usual
        runner.answer(seat, usual)


def test_the_easy_bot_plays_as_the_expert_does_but_for_its_errors() -> None:
    other, asked = errors_in(at_start("zona"), 120)
    assert asked > 60
    assert 0.1 * asked < other < easy.ERRS * asked


def test_without_errors_it_is_the_expert(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(easy, "ERRS", 0.0)
    assert errors_in(at_start("zona"), 80)[0] == 0


def test_an_error_is_never_plain_ruin(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a table would ask about once more is left out of what the bot sees."""
    monkeypatch.setattr(easy, "ERRS", 1.0)
    runner = played_on(at_start("zona"), 30)
    seat = runner.asked()[0]
    view, options = ZONA.view(runner.state, seat), runner.options(seat)
    ruin = key_of(options[0])
    monkeypatch.setattr(easy, "_hurts", lambda option, _view: key_of(option) == ruin)
    seen: set[str] = set()
    for seed in range(40):
        seen |= {key_of(option) for option in EasyBot(seed)._seen(view, options)}
    assert ruin not in seen
    assert seen == {key_of(option) for option in options} - {ruin}


def test_it_overlooks_half_of_what_can_be_done() -> None:
    options: list[AnyOption] = list(at_start("zona").options(0))
    many = options * 4
    assert len(EasyBot(random.Random(1).getrandbits(9))._seen(None, many[:1])) == 1
    runner = played_on(at_start("zona"), 12)
    seat = runner.asked()[0]
    offered = runner.options(seat)
    assert len(EasyBot(3)._seen(ZONA.view(runner.state, seat), offered)) == (len(offered) + 1) // 2
