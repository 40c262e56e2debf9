"""Environments to learn in: a whole table for PettingZoo, one seat among bots for Gymnasium.

Observations are made from views alone. An action is the place of an answer in the list of options; the mask says
which places are taken.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from fivefires.bots.finding import named, new_bot
from fivefires.kernel import Bot, Game, Runner, Setup, let_choose, seed_from
from fivefires.kernel.registry import find

from .seeing import Eyes, Observation, reward

# A learner that goes round in circles is stopped.
LONGEST = 20_000


def _setup(game: Game[Any], players: int | None, mode: str | None) -> Setup:
    setup = game.default_setup(players, mode)
    game.check(setup)
    return setup


def _table(game: Game[Any], setup: Setup, seed: int) -> Runner[Any]:
    return Runner(game, setup, seed_from(f"environment/{seed}"), log=False)


class TableEnv(AECEnv):  # type: ignore[misc]
    """All seats of a table, for PettingZoo: agents `seat_0`, `seat_1` and so on act when they are asked."""

    def __init__(
        self, game: str | Game[Any], players: int | None = None, mode: str | None = None, eyes: Eyes | None = None
    ) -> None:
        super().__init__()
        self._game = find(game) if isinstance(game, str) else game
        self._setup = _setup(self._game, players, mode)
        self._eyes = eyes or Eyes()
        self._seeds = np.random.default_rng(0)
        self.metadata = {"name": f"fivefires_{self._game.id}_v{self._game.version}", "render_modes": [],
                         "is_parallelizable": False}  # fmt: skip
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(self._setup.players)]
        self.observation_spaces = {agent: self._eyes.space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self._eyes.options) for agent in self.possible_agents}
        self.table: Runner[Any]

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.table = _table(self._game, self._setup, int(self._seeds.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._answers = 0
        self.agent_selection = self._asked()

    def _asked(self) -> str:
        return self.possible_agents[self.table.asked()[0]]

    def observe(self, agent: str) -> Observation:
        return self._eyes.observe(self.table, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        answers = self.table.options(seat)
        if action is None or not 0 <= action < len(answers):
            raise ValueError(f"{agent} has {len(answers)} answers, and {action} is none of them")
        self._cumulative_rewards[agent] = 0.0
        self.table.answer(seat, answers[int(action)])
        self._answers += 1
        self.rewards = {one: reward(self.table, self.possible_agents.index(one)) for one in self.agents}
        if self.table.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._answers >= LONGEST:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self._asked()
        self._accumulate_rewards()

    def render(self) -> None:
        return None

    def close(self) -> None:
        return None


class SeatEnv(gymnasium.Env[Observation, int]):
    """One seat among bots, for Gymnasium. An action that is no answer ends the game with a loss."""

    metadata = {"render_modes": []}

    def __init__(
        self,
        game: str | Game[Any],
        players: int | None = None,
        mode: str | None = None,
        *,
        seat: int = 0,
        bots: str = "random",
        eyes: Eyes | None = None,
    ) -> None:
        self._game = find(game) if isinstance(game, str) else game
        self._setup = _setup(self._game, players, mode)
        if not 0 <= seat < self._setup.players:
            raise ValueError(f"there is no seat {seat} at a table of {self._setup.players}")
        self._seat, self._wishes, self._eyes = seat, [named(bot) for bot in bots.split(",")], eyes or Eyes()
        self.observation_space = self._eyes.space()
        self.action_space = spaces.Discrete(self._eyes.options)  # type: ignore[assignment]
        self.table: Runner[Any]
        self._bots: list[Bot] = []
        self._answers = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.table = _table(self._game, self._setup, int(self.np_random.integers(1 << 62)))
        self._bots = [
            new_bot(self._wishes[number % len(self._wishes)], int(self.np_random.integers(1 << 31)))
            for number in range(self._setup.players)
        ]
        self._answers = 0
        self._let_others_play()
        return self._eyes.observe(self.table, self._seat), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        answers = self.table.options(self._seat)
        if not 0 <= action < len(answers):
            return self._eyes.observe(self.table, self._seat), -1.0, True, False, {"illegal": True}
        self.table.answer(self._seat, answers[int(action)])
        self._let_others_play()
        over, late = self.table.over, self._answers >= LONGEST
        return self._eyes.observe(self.table, self._seat), reward(self.table, self._seat), over, late and not over, {}

    def _let_others_play(self) -> None:
        """Until the learner is asked, or the game is over."""
        self._answers += 1
        while self._answers < LONGEST and (asked := self.table.asked()) and self._seat not in asked:
            wish = self._wishes[asked[0] % len(self._wishes)]
            self.table.answer(asked[0], let_choose(self._bots[asked[0]], self.table, asked[0], wish.budget))
            self._answers += 1
