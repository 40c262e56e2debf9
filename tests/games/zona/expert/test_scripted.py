"""The expert player and the evaluation: what they answer is legal, repeatable, owed to the view alone, and good."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from fivefires.bots.random import RandomBot
from fivefires.bots.scripted import ScriptedBot
from fivefires.examples.pig import GAME as PIG
from fivefires.games.zona.expert.evaluation import evaluate
from fivefires.games.zona.expert.scripted import choose
from fivefires.games.zona.game import GAME
from fivefires.games.zona.show.view import ZonaView
from fivefires.kernel import Runner, Setup, let_choose, seed_from
from fivefires.kernel.bots import dealer
from fivefires.kernel.questions import key_of

SETUPS = (
    Setup(1, "solo"),
    Setup(2, "race"),
    Setup(3, "race"),
    Setup(4, "race"),
    Setup(3, "race", (), {"decks": "random"}),
)


def new(seed: int) -> Runner[Any]:
    return Runner(GAME, SETUPS[seed % len(SETUPS)], seed_from(f"scripted/{seed}"), log=False)


def answer_of(runner: Runner[Any], seat: int) -> Any:
    assert runner.question is not None
    return choose(ZonaView(runner.state, seat), runner.options(seat), runner.question.prompt)


def questions(seed: int, every: int = 3) -> Iterator[tuple[Runner[Any], int]]:
    """The questions of a game in which every so many answers are random, so that odd corners come up too."""
    runner, chance = new(seed), random.Random(seed)
    asked = 0
    while not runner.over:
        for seat in runner.asked():
            yield runner, seat
            asked += 1
            options = runner.options(seat)
            wild = asked % every == 0
            runner.answer(seat, chance.choice(options) if wild else answer_of(runner, seat))


@pytest.mark.parametrize("seed", range(15))
def test_the_expert_always_gives_an_answer_that_is_offered(seed: int) -> None:
    for runner, seat in questions(seed):
        options = runner.options(seat)
        assert answer_of(runner, seat) in options


@pytest.mark.parametrize("seed", range(5))
def test_thinking_changes_nothing_and_comes_to_the_same_again(seed: int) -> None:
    for number, (runner, seat) in enumerate(questions(seed)):
        if number % 9 == 0:
            before = runner.state.scavengers[seat].__repr__()
            first = answer_of(runner, seat)
            assert answer_of(runner, seat) == first
            assert runner.state.scavengers[seat].__repr__() == before


@pytest.mark.parametrize("seed", range(5))
def test_expert_and_evaluation_owe_nothing_to_what_the_seat_cannot_know(seed: int) -> None:
    for number, (runner, seat) in enumerate(questions(seed)):
        if number % 11:
            continue
        here = ZonaView(runner.state, seat)
        answer, standing = key_of(answer_of(runner, seat)), evaluate(here)
        for deal in range(2):
            world = dealer(runner, seat)(deal)
            if seat in world.asked():
                assert key_of(choose(world.view(seat), world.options(seat), world.task(seat).prompt)) == answer
                assert evaluate(world.view(seat)) == standing


def test_the_expert_wins_most_games_against_random_players() -> None:
    """Random players win none, so a handful of games tells the two apart."""
    wins = 0
    for number in range(12):
        runner = Runner(GAME, Setup(4, "race"), seed_from(f"against/{number}"), log=False)
        bots: list[Any] = [RandomBot(seat) for seat in range(4)]
        bots[number % 4] = ScriptedBot()
        while not runner.over:
            for seat in runner.asked():
                runner.answer(seat, let_choose(bots[seat], runner, seat))
        result = runner.state.result
        assert result is not None
        assert result.winner in (-1, number % 4)
        wins += result.winner == number % 4
    assert wins >= 5


def test_the_scripted_bot_plays_at_random_where_a_game_has_no_expert() -> None:
    runner = Runner(PIG, Setup(2), seed_from(1), log=False)
    answers = {key_of(let_choose(ScriptedBot(seed), runner, 0)) for seed in range(20)}
    assert answers == {key_of(option) for option in runner.options(0)}


def test_the_evaluation_is_about_the_chance_to_win() -> None:
    for runner, seat in questions(3, every=10_000):
        standing = evaluate(ZonaView(runner.state, seat))
        assert len(standing) == 4
        assert all(value >= 0 for value in standing)
        assert sum(standing) <= 1.0001


def test_secrets_and_nearness_to_the_end_stand_well_and_wounds_badly() -> None:
    runner = Runner(GAME, Setup(4, "race"), seed_from("standing"), log=False)
    while runner.state.round < 2:
        for seat in runner.asked():
            runner.answer(seat, answer_of(runner, seat))
    view, me = ZonaView(runner.state, 0), runner.state.scavengers[0]
    plain = evaluate(view)[0]
    me.weaknesses = ["physique", "smarts"]
    wounded = evaluate(view)[0]
    me.weaknesses = []
    me.place = "sarcophagus"
    assert wounded < plain < evaluate(view)[0]
