"""What a learner sees of a table: one observation for every game, with a mask over the options."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from fivefires.kernel import Runner
from fivefires.kernel.bots import task_for

from .features import LIMIT, option_words, scene_words, task_words, vector

# How much room there is, unless somebody wants more: for the scene, for each option, and for options.
SIZE, WORDS, OPTIONS = 512, 32, 64

Observation = dict[str, Any]


class Eyes:
    """Makes observations. `observation` is the table and the question, `options` a row for each answer there is,
    `action_mask` has a 1 for each of them: action 3 gives the fourth answer of the list.
    """

    def __init__(self, size: int = SIZE, words: int = WORDS, options: int = OPTIONS) -> None:
        self.size, self.words, self.options = size, words, options

    def space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-LIMIT, LIMIT, (self.size,), np.float32),
                "options": spaces.Box(-LIMIT, LIMIT, (self.options, self.words), np.float32),
                "action_mask": spaces.Box(0, 1, (self.options,), np.int8),
            }
        )

    def observe(self, runner: Runner[Any], seat: int) -> Observation:
        game = runner.game
        words = list(scene_words(game.scene(game.view(runner.state, seat))))
        rows = np.zeros((self.options, self.words), np.float32)
        mask = np.zeros(self.options, np.int8)
        if seat in runner.asked():
            task = task_for(runner, seat)
            if len(task.options) > self.options:
                raise ValueError(f"{len(task.options)} answers are more than the {self.options} there is room for")
            words += task_words(task.text, task.rule)
            for at, option in enumerate(task.options):
                rows[at] = vector(option_words(option), self.words)
            mask[: len(task.options)] = 1
        return {"observation": vector(words, self.size), "options": rows, "action_mask": mask}


def reward(runner: Runner[Any], seat: int) -> float:
    """1 for a win, -1 for a loss, nothing before the end."""
    result = runner.state.result
    if result is None:
        return 0.0
    return 1.0 if seat in result.winners else -1.0
