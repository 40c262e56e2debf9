"""The random bot: every legal answer is as likely as any other."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from fivefires.kernel import AnyOption, Dealer, Task


class RandomBot:
    only_reads = True

    def __init__(self, seed: int = 0) -> None:
        self._random = random.Random(seed).random

    def choose(self, view: Any, task: Task, deal: Dealer, budget: int) -> AnyOption:
        return self.pick(task.options)

    def pick(self, options: Sequence[AnyOption]) -> AnyOption:
        """What it chooses of these, for whoever needs nothing but the options."""
        return options[int(self._random() * len(options))]
