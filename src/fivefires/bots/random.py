"""The random bot: every legal answer is as likely as any other."""

from __future__ import annotations

import random
from typing import Any

from fivefires.kernel import AnyOption, Dealer, Task


class RandomBot:
    def __init__(self, seed: int = 0) -> None:
        self._random = random.Random(seed).random

    def choose(self, view: Any, task: Task, deal: Dealer, budget: int) -> AnyOption:
        option: AnyOption = task.options[int(self._random() * len(task.options))]
        return option
