"""The greedy bot: gives each answer in a few dealt worlds, and takes the one after which it stands best."""

from __future__ import annotations

import random
from typing import Any

from fivefires.kernel import AnyOption, Dealer, Task

from .thinking import one_step

# Worlds that are looked at where no budget says how many.
WORLDS = 4


class GreedyBot:
    """One step ahead by the game's evaluation. Where all answers look the same, any of them."""

    only_reads = True

    def __init__(self, seed: int = 0) -> None:
        self._chance = random.Random(seed)

    def choose(self, view: Any, task: Task, deal: Dealer, budget: int) -> AnyOption:
        options = task.options
        if len(options) == 1:
            only: AnyOption = options[0]
            return only
        start, worlds = self._chance.getrandbits(64), range(max(1, budget // len(options)) if budget else WORLDS)
        standing = [sum(one_step(task, deal(start + world), option) for world in worlds) for option in options]
        best = [option for option, stands in zip(options, standing, strict=True) if stands == max(standing)]
        answer: AnyOption = self._chance.choice(best)
        return answer
