"""Pig as a PettingZoo AEC environment, played bare and inside the wrappers that its classic games wear."""

# PettingZoo is no dependency of the project, so its names are Any where this is checked without it.
# mypy: disable-error-code="import-not-found,import-untyped", disallow-subclassing-any=False

from typing import Any

import clock
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

WINNING_SCORE, DIE = 100, 6
ROLL, HOLD = 0, 1


class PigEnv(AECEnv):
    """Two players; a one loses the turn's total; an observation is the three scores and the action mask."""

    metadata = {"name": "pig_v0", "is_parallelizable": False, "render_modes": []}
    render_mode = None

    def __init__(self) -> None:
        super().__init__()
        self.possible_agents = ["player_0", "player_1"]
        self.action_spaces = {agent: spaces.Discrete(2) for agent in self.possible_agents}
        seen = spaces.Box(0, WINNING_SCORE + DIE, (3,), np.int16)
        mask = spaces.Box(0, 1, (2,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._scores = dict.fromkeys(self.agents, 0)
        self._turn_total = 0

    def observe(self, agent: str) -> dict[str, Any]:
        other = self._other(agent)
        enough = self._scores[agent] + self._turn_total >= WINNING_SCORE
        return {
            "observation": np.array((self._scores[agent], self._scores[other], self._turn_total), np.int16),
            "action_mask": np.array((not enough, True), np.int8),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        if action == ROLL:
            face = 1 + int(clock.rnd() * DIE)
            if face == 1:
                self._end_turn()
            else:
                self._turn_total += face
        else:
            self._scores[agent] += self._turn_total
            if self._scores[agent] >= WINNING_SCORE:
                self.rewards = {agent: 1, self._other(agent): -1}
                self.terminations = dict.fromkeys(self.agents, True)
            self._end_turn()
        self._accumulate_rewards()

    def _end_turn(self) -> None:
        self._turn_total = 0
        self.agent_selection = self._other(self.agent_selection)

    def _other(self, agent: str) -> str:
        first, second = self.possible_agents
        return second if agent == first else first


def wrapped() -> Any:
    """The environment as PettingZoo's classic games hand it out."""
    env = wrappers.TerminateIllegalWrapper(PigEnv(), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))


def ordinary(env: Any) -> clock.PlayGame:
    """PettingZoo's usual loop, with the cheap choice in place of `action_space.sample(mask)`."""
    rnd = clock.rnd

    def play_game() -> int:
        decisions = 0
        env.reset()
        for _agent in env.agent_iter():
            observation, _reward, terminated, truncated, _info = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                actions = observation["action_mask"].nonzero()[0]
                env.step(int(actions[int(rnd() * len(actions))]))
                decisions += 1
        return decisions

    return play_game


if __name__ == "__main__":
    clock.main({"bare": ordinary(PigEnv()), "wrapped": ordinary(wrapped())})
