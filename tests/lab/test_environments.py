"""The environments pass the tests of those who made the interfaces, for every game."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

from fivefires.kernel import Chance
from fivefires.kernel.registry import names
from fivefires.lab.environments import SeatEnv, TableEnv
from fivefires.lab.seeing import Eyes

GAMES = names()


@pytest.fixture(autouse=True)
def calm() -> Iterator[None]:
    """Their checks warn about matters of taste; errors stay errors."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_a_pettingzoo_environment(game: str) -> None:
    api_test(TableEnv(game), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_table(game: str) -> None:
    seed_test(lambda: TableEnv(game), num_cycles=40)


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_is_a_gymnasium_environment(game: str) -> None:
    check_env(SeatEnv(game), skip_render_check=True)


@pytest.mark.parametrize("game", GAMES)
def test_whoever_keeps_to_the_mask_plays_to_the_end(game: str) -> None:
    env, chance = SeatEnv(game), np.random.default_rng(1)
    seen, _ = env.reset(seed=3)
    for _ in range(5000):
        seen, reward, over, late, info = env.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
        assert info == {}
        if over:
            break
    assert over
    assert not late
    assert reward in (1.0, -1.0)
    assert seen["action_mask"].sum() == 0


def test_winners_get_one_and_the_others_lose_one() -> None:
    env, chance = TableEnv("embers", 4), np.random.default_rng(1)
    env.reset(seed=1)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        total[agent] += reward
        assert seen is not None
        env.step(None if over else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    winners = env.table.state.result.winners
    assert total == {f"seat_{seat}": 1.0 if seat in winners else -1.0 for seat in range(4)}


def test_an_action_that_is_no_answer() -> None:
    env = SeatEnv("pig")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(7)
    assert (reward, over, info) == (-1.0, True, {"illegal": True})
    table = TableEnv("pig")
    table.reset(seed=1)
    with pytest.raises(ValueError, match="2 answers"):
        table.step(7)


def test_more_answers_than_there_is_room_for() -> None:
    env = SeatEnv("embers", eyes=Eyes(options=2))
    with pytest.raises(ValueError, match="4 answers are more than the 2"):
        env.reset(seed=1)


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_has_nothing_that_the_seat_may_not_know(game: str) -> None:
    """What is hidden is dealt anew, and the observation stays the same."""
    env, chance = TableEnv(game), np.random.default_rng(2)
    env.reset(seed=5)
    for number in range(30):
        seat = env.possible_agents.index(env.agent_selection)
        twin = env.table.copy()
        twin.redeal(seat, Chance(bytes(32)).fork(number))
        ours, theirs = (Eyes().observe(runner, seat) for runner in (env.table, twin))
        assert all(np.array_equal(ours[part], theirs[part]) for part in ours)
        env.step(int(chance.choice(np.flatnonzero(ours["action_mask"]))))
        if env.table.over:
            break


def test_observations_tell_positions_and_answers_apart() -> None:
    env: Any = SeatEnv("zona", 4)
    seen, _ = env.reset(seed=1)
    first = seen
    for _ in range(10):
        seen, *_ = env.step(0)
    assert not np.array_equal(first["observation"], seen["observation"])
    rows = seen["options"][seen["action_mask"] == 1]
    assert len({row.tobytes() for row in rows}) == len(rows)
