"""The easy bot: the game's expert on an off day. It errs as people do, and is there to be beaten by newcomers."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from fivefires.kernel import AnyOption, Dealer, Option, Task

from .random import RandomBot
from .thinking import one_step

# How often it errs.
ERRS = 0.6


class EasyBot:
    """Mostly it plays as the expert does. When it errs, it overlooks half of what could be done, and takes what looks
    best at first sight; where a game cannot say what looks best, anything.

    It does nothing that is plainly its ruin: what a table would ask about once more is never an error.
    """

    only_reads = True

    def __init__(self, seed: int = 0) -> None:
        self._chance = random.Random(seed)
        self._otherwise = RandomBot(seed)

    def choose(self, view: Any, task: Task, deal: Dealer, budget: int) -> AnyOption:
        if task.game.expert is None:
            return self._otherwise.choose(view, task, deal, budget)
        usual: AnyOption = task.game.expert(view, task.options, task.prompt)
        if len(task.options) == 1 or self._chance.random() >= ERRS:
            return usual
        seen = self._seen(view, task.options)
        if not seen:
            return usual
        if task.game.evaluate is None:
            return self._chance.choice(seen)
        world = self._chance.getrandbits(64)
        return max(seen, key=lambda option: one_step(task, deal(world), option))

    def _seen(self, view: Any, options: Sequence[AnyOption]) -> list[AnyOption]:
        """Half of the answers, those left out that hurt for good."""
        harmless = [option for option in options if not _hurts(option, view)]
        return self._chance.sample(harmless, (len(harmless) + 1) // 2)


def _hurts(option: AnyOption, view: Any) -> bool:
    hurts = getattr(option, "hurts", None) if not isinstance(option, Option) else option.hurts
    return hurts is not None and hurts(view) is not None
