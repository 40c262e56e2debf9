"""The scripted bot: plays as the game's own expert does. Where a game has none, any answer is as good as another."""

from __future__ import annotations

from typing import Any

from fivefires.kernel import AnyOption, Dealer, Task

from .random import RandomBot


class ScriptedBot:
    only_reads = True

    def __init__(self, seed: int = 0) -> None:
        self._otherwise = RandomBot(seed)

    def choose(self, view: Any, task: Task, deal: Dealer, budget: int) -> AnyOption:
        if task.game.expert is None:
            return self._otherwise.choose(view, task, deal, budget)
        answer: AnyOption = task.game.expert(view, task.options, task.prompt)
        return answer
