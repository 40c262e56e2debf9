"""Three strengths that a person can choose for the bots of any game: easy, fair and strong.

They are the rungs of the ladder under names that say what to expect: an expert that errs, the expert, and the search.
"""

from __future__ import annotations

from typing import Any

from fivefires.kernel import AnyOption, Dealer, Task

from .greedy import GreedyBot
from .scripted import ScriptedBot
from .search import SearchBot


class FairBot(ScriptedBot):
    """The game's expert; where it has none but says who stands well, one step ahead."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._greedy = GreedyBot(seed)

    def choose(self, view: Any, task: Task, deal: Dealer, budget: int) -> AnyOption:
        if task.game.expert is None and task.game.evaluate is not None:
            return self._greedy.choose(view, task, deal, budget)
        return super().choose(view, task, deal, budget)


class StrongBot(SearchBot):
    """Thinks about every move, as long as it is allowed to."""
