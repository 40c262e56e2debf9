"""Zona's evaluation: who stands better, and that it is about the chance to win."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fivefires.games.zona.content.index import FACILITY_DECKS
from fivefires.games.zona.content.piles import EVENTS, SARCOPHAGUS, SECRETS
from fivefires.games.zona.state import Scavenger, Status, ZonaState
from fivefires.kernel import Prompt, Runner, seed_from
from fivefires.kernel.registry import find

ZONA = find("zona")


def prompt_of(runner: Runner[ZonaState]) -> Prompt:
    assert runner.question is not None
    return runner.question.prompt


def some_rounds_on(players: int, answers: int = 200, seed: int = 1) -> Runner[ZonaState]:
    """Experts in the middle of a game."""
    runner = Runner(ZONA, ZONA.default_setup(players), seed_from(seed), log=False)
    expert = ZONA.expert
    assert expert is not None
    runner.run(lambda seat, options: expert(ZONA.view(runner.state, seat), options, prompt_of(runner)), answers)
    return runner


def standing(state: ZonaState) -> list[float]:
    assert ZONA.evaluate is not None
    return [*ZONA.evaluate(ZONA.view(state, 0))]


def wound(me: Scavenger) -> None:
    me.damage += 1


def tire(me: Scavenger) -> None:
    me.fatigue += 1


def weaken(me: Scavenger) -> None:
    me.weaknesses.append("smarts")


def rob(me: Scavenger) -> None:
    me.rubles -= 100


def slander(me: Scavenger) -> None:
    me.reputation -= 1


def kill(me: Scavenger) -> None:
    me.status = Status.DEAD


def leave(me: Scavenger) -> None:
    me.status = Status.OUT


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("harm", [wound, tire, weaken, rob, slander, kill, leave])
def test_whoever_is_harmed_stands_worse_and_the_others_better(harm: Callable[[Scavenger], None], players: int) -> None:
    state = some_rounds_on(players, 60 * players).state
    me = state.scavengers[0]
    me.damage, me.fatigue, me.weaknesses, me.rubles, me.reputation = 1, 2, [], 300, 0
    before = standing(state)
    harm(me)
    after = standing(state)
    assert after[0] < before[0]
    assert all(now > then for now, then in zip(after[1:], before[1:], strict=True))


def test_each_stage_of_the_way_is_better_than_the_one_before() -> None:
    state = some_rounds_on(4).state
    me = state.scavengers[0]
    state.piles[SECRETS[0]].clear()
    me.place = "village"
    first, second = (state.piles[EVENTS[deck]] for deck in (*FACILITY_DECKS,)[:2])
    stages = [standing(state)[0]]
    for deck in (first, second):
        state.piles[SECRETS[0]].append(deck.pop())
        stages.append(standing(state)[0])
    me.place = SARCOPHAGUS
    stages.append(standing(state)[0])
    assert stages == sorted(stages)
    assert len(set(stages)) == len(stages)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_chances_of_all_are_less_than_one_and_shrink_as_rumors_run_out(players: int) -> None:
    state = some_rounds_on(players, 60 * players).state
    chances = standing(state)
    assert all(chance > 0 for chance in chances)
    assert sum(chances) < 1
    del state.piles["rumors"][2:]
    assert sum(standing(state)) < sum(chances)


def test_it_tells_who_will_win_better_than_a_guess() -> None:
    """One minus its squared error over that of a constant guess, in the second half of games between experts."""
    error = guess = 0.0
    for seed in range(120):
        runner = some_rounds_on(4, 350, seed)
        chances = standing(runner.state)
        expert = ZONA.expert
        assert expert is not None
        runner.run(lambda seat, options: expert(ZONA.view(runner.state, seat), options, prompt_of(runner)))  # noqa: B023
        result = runner.state.result
        assert result is not None
        for seat, chance in enumerate(chances):
            won = float(seat in result.winners)
            error += (won - chance) ** 2
            guess += (won - 0.23) ** 2
    assert error < 0.93 * guess
