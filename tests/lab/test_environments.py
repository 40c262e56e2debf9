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
from fivefires.lab.environments import SeatEnv, TableEnv
from fivefires.lab.seeing import Eyes, Looking
from tests.lab.tables import GAMES, TABLES, full
from tests.lab.toys import guessing


@pytest.fixture(autouse=True)
def calm() -> Iterator[None]:
    """Their checks warn about matters of taste; errors stay errors."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


@pytest.mark.parametrize(("game", "mode"), TABLES)
def test_a_table_is_a_pettingzoo_environment(game: str, mode: str) -> None:
    api_test(full(game, mode), num_cycles=60)


@pytest.mark.parametrize(("game", "mode"), TABLES)
def test_the_same_seed_gives_the_same_table(game: str, mode: str) -> None:
    seed_test(lambda: full(game, mode), num_cycles=40)


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
    with pytest.raises(ValueError, match="2 choices"):
        table.step(7)


# --- more answers than actions -----------------------------------------------------------------------------


def test_a_question_with_200_answers_is_one_for_both_interfaces() -> None:
    api_test(TableEnv(guessing(200)), num_cycles=60)
    seed_test(lambda: TableEnv(guessing(200)), num_cycles=40)
    check_env(SeatEnv(guessing(200)), skip_render_check=True)


def reached(env: TableEnv, path: tuple[int, ...] = ()) -> Iterator[int]:
    """Every number that can be named by actions within the mask, with nothing else happening on the way."""
    env.reset(seed=1)
    for action in path:
        env.step(action)
    if env.table.state.named:
        yield env.table.state.named[0]
        return
    assert env.agent_selection == "seat_0"
    for choice in np.flatnonzero(env.last()[0]["action_mask"]):
        yield from reached(env, (*path, int(choice)))


@pytest.mark.parametrize(("answers", "room"), [(64, 64), (65, 64), (200, 64), (200, 2), (200, 256), (700, 5)])
def test_every_answer_is_within_reach_exactly_once(answers: int, room: int) -> None:
    assert list(reached(TableEnv(guessing(answers), eyes=Eyes(options=room)))) == list(range(answers))


def test_a_stretch_of_answers_is_chosen_before_an_answer() -> None:
    env = SeatEnv(guessing(200))
    seen, _ = env.reset(seed=1)
    assert env.action_space.n == 64  # type: ignore[attr-defined]
    assert seen["action_mask"].sum() == 4
    within, reward, over, late, info = env.step(2)
    assert (reward, over, late, info) == (0.0, False, False, {})
    assert within["action_mask"].sum() == 50
    assert not np.array_equal(seen["observation"], within["observation"])
    env.step(7)
    assert env.table.state.named[0] == 107


def test_a_choice_under_way_ends_with_its_game() -> None:
    env = SeatEnv(guessing(200))
    env.reset(seed=1)
    env.step(2)
    seen, _ = env.reset(seed=1)
    assert seen["action_mask"].sum() == 4
    table = TableEnv(guessing(200))
    table.reset(seed=1)
    table.step(2)
    table.reset(seed=1)
    assert table.last()[0]["action_mask"].sum() == 4


def test_an_action_outside_a_stretch_is_none() -> None:
    env = TableEnv(guessing(200))
    env.reset(seed=1)
    env.step(2)
    with pytest.raises(ValueError, match="seat_0 has 50 choices, and 50 is none of them"):
        env.step(50)


def test_a_narrow_question_is_answered_at_once_whatever_the_room() -> None:
    wide, narrow = SeatEnv("embers", eyes=Eyes(options=64)), SeatEnv("embers", eyes=Eyes(options=5))
    ours, theirs = wide.reset(seed=1)[0], narrow.reset(seed=1)[0]
    assert np.array_equal(ours["observation"], theirs["observation"])
    assert np.array_equal(ours["options"][:5], theirs["options"])


def test_room_for_one_choice_is_no_room() -> None:
    with pytest.raises(ValueError, match="room for two"):
        Eyes(options=1)


# --- what is seen ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "mode"), TABLES)
def test_an_observation_has_nothing_that_the_seat_may_not_know(game: str, mode: str) -> None:
    """What is hidden is dealt anew, and the observation stays the same."""
    env, chance = full(game, mode), np.random.default_rng(2)
    env.reset(seed=5)
    looking = Looking(env.table.game, env.table.setup, Eyes())
    for number in range(30):
        seat = env.possible_agents.index(env.agent_selection)
        twin = env.table.copy()
        twin.redeal(seat, Chance(bytes(32)).fork(number))
        ours, theirs = (looking.observe(runner, seat) for runner in (env.table, twin))
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
