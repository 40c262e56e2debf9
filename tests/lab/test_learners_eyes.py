"""What a learner sees: who it is, no two answers alike, the same table from every seat; and tables that are copied."""

from __future__ import annotations

import pickle
from collections.abc import Iterator, Sequence
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pettingzoo  # type: ignore[import-untyped]
import pytest

from fivefires.conformance.fuzz import legal_setups
from fivefires.examples import pig
from fivefires.kernel import Runner, Setup, seed_from
from fivefires.kernel.registry import registered
from fivefires.lab.environments import SeatEnv, TableEnv, name_of
from fivefires.lab.features import Reader
from fivefires.lab.rows import row_of
from fivefires.lab.seeing import WORDS, Eyes, Looking
from tests.lab.tables import GAMES, TABLES, full

DECLARED = [game for game in GAMES if registered(game).numbers is not None]


def played(env: TableEnv, answers: int, seed: int = 1) -> Iterator[dict[str, Any]]:
    """What those who are asked see, while chance answers for them."""
    chance = np.random.default_rng(seed)
    env.reset(seed=seed)
    for _ in range(answers):
        seen = env.last()[0]
        assert seen is not None
        yield seen
        env.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
        if env.table.over:
            return


# --- who I am ---------------------------------------------------------------------------------------------------------


def told(env: TableEnv, seat: int, how: str) -> list[Any]:
    """What a seat sees of a table; not the question, which only those have who are asked."""
    game = env.table.game
    view = game.view(env.table.state, seat)
    if how == "words":
        return sorted(Reader(seat, len(env.possible_agents)).scene(game.scene(view)))
    assert game.numbers is not None
    return [*game.numbers.table(view)]


@pytest.mark.parametrize("how", ["numbers", "words"])
@pytest.mark.parametrize(("game", "mode"), TABLES)
def test_seats_see_different_tables(game: str, mode: str, how: str) -> None:
    """Once somebody is ahead, the others do not see what that one sees."""
    env = full(game, mode)
    differ = sum(
        any(told(env, seat, how) != told(env, 0, how) for seat in range(1, len(env.possible_agents)))
        for _ in played(env, 60)
    )
    assert differ > 20


def test_the_same_table_looks_the_same_from_every_seat() -> None:
    """Pig with the scores exchanged, seen by the other player."""
    looking = Looking(pig.GAME, Setup(2), Eyes())
    one, other = (Runner(pig.GAME, Setup(2), seed_from(1), log=False) for _ in range(2))
    one.state.scores[:] = [40, 7]
    other.state.scores[:] = [7, 40]
    mine = looking.observe(one, 0)["observation"]
    assert np.array_equal(mine[:3], looking.observe(other, 1)["observation"][:3])
    assert not np.array_equal(mine[:3], looking.observe(other, 0)["observation"][:3])


@pytest.mark.parametrize(("game", "mode"), TABLES)
def test_no_two_answers_look_alike(game: str, mode: str) -> None:
    for seen in played(full(game, mode), 250):
        rows = seen["options"][seen["action_mask"].astype(bool)]
        assert len({row.tobytes() for row in rows}) == len(rows)


@pytest.mark.parametrize("game", GAMES)
def test_no_two_answers_of_twenty_games_have_one_row(game: str) -> None:
    """The words alone tell them apart, whatever numbers a game adds: in whole games, with all that can be agreed on."""
    found = registered(game)
    setups = legal_setups(found)
    for number in range(20):
        setup = setups[len(setups) * number // 20]
        runner = Runner(found, setup, seed_from(f"rows/{number}"), log=False)
        chance = np.random.default_rng(number)

        def choose(seat: int, options: Sequence[Any], runner: Runner[Any] = runner, chance: Any = chance) -> Any:
            rows = {row_of(option, seat, runner.state.seats, WORDS) for option in options}
            assert len(rows) == len(options)
            return options[int(chance.random() * len(options))]

        runner.run(choose)
        assert runner.over


@pytest.mark.parametrize("game", [game for game in GAMES if game not in ("pig", "embers")])
def test_every_title_declares_numbers(game: str) -> None:
    assert game in DECLARED


def test_the_expert_s_answer_as_an_action() -> None:
    env = SeatEnv("zona", 4)
    env.reset(seed=1)
    action = env.expert_action()
    assert action is not None
    assert env.action_masks()[action]
    assert SeatEnv("pig").seats == 2
    pig_env = SeatEnv("pig")
    pig_env.reset(seed=1)
    assert pig_env.expert_action() is None


@pytest.mark.parametrize("game", DECLARED)
def test_a_game_always_declares_as_many_numbers(game: str) -> None:
    env = TableEnv(game)
    declared = registered(game).numbers
    assert declared is not None
    sizes = set()
    for _ in played(env, 200):
        for seat in range(len(env.possible_agents)):
            view = registered(game).view(env.table.state, seat)
            sizes.add(len(declared.table(view)))
    assert len(sizes) == 1


# --- what an environment can do ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_registered(game: str) -> None:
    seat = gymnasium.make(name_of(game))
    seen, _ = seat.reset(seed=1)
    assert seen["action_mask"].sum() > 0
    table = pettingzoo.make("aec", name_of(game))
    table.reset(seed=1)
    assert table.last()[0]["action_mask"].sum() > 0


def test_the_name_of_an_environment() -> None:
    assert name_of("long_night") == "fivefires/LongNight-v1"


def test_a_set_up_is_given_by_its_arguments() -> None:
    assert len(TableEnv("zona", players=3).possible_agents) == 3
    env: Any = gymnasium.make(name_of("zona"), players=1, bots="random").unwrapped
    env.reset(seed=1)
    assert env.table.setup.players == 1


def test_masks_say_what_can_be_done() -> None:
    env = SeatEnv("pig")
    seen, _ = env.reset(seed=1)
    assert [*np.flatnonzero(env.action_masks())] == [*np.flatnonzero(seen["action_mask"])] == [0, 1]
    table = TableEnv("pig")
    table.reset(seed=1)
    assert table.action_masks().sum() == 2


def test_a_table_in_words() -> None:
    env = SeatEnv("embers", render_mode="ansi")
    env.reset(seed=1)
    assert "feed" in str(env.render()).lower()
    assert "0: " in str(env.render())
    quiet = SeatEnv("embers")
    quiet.reset(seed=1)
    assert quiet.render() is None


def twice(env: Any, manner: str) -> Any:
    return deepcopy(env) if manner == "copied" else pickle.loads(pickle.dumps(env))


@pytest.mark.parametrize("manner", ["copied", "pickled"])
@pytest.mark.parametrize("game", GAMES)
def test_a_copy_goes_on_by_itself(game: str, manner: str) -> None:
    env = SeatEnv(game, bots="random")
    env.reset(seed=5)
    for _ in range(3):
        env.step(0)
    other = twice(env, manner)
    before = env._observed()
    after = [other.step(0) for _ in range(2)]
    assert np.array_equal(env._observed()["observation"], before["observation"])
    again = [env.step(0) for _ in range(2)]
    for ours, theirs in zip(again, after, strict=True):
        assert np.array_equal(ours[0]["observation"], theirs[0]["observation"])
        assert ours[1:4] == theirs[1:4]


@pytest.mark.parametrize("manner", ["copied", "pickled"])
def test_an_environment_that_has_not_begun(manner: str) -> None:
    env = twice(TableEnv("pig"), manner)
    env.reset(seed=1)
    assert env.agent_selection == "seat_0"
