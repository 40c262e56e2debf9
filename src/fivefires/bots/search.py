"""The search bot: races a handful of answers through many dealt worlds, and drops those that fall behind.

A world is a table on which everything that the seat cannot know is dealt anew. In each, all candidates are tried with
the same luck, everybody plays on as the game's expert would, and at the end of the round the game's evaluation says
how well the seat stands. The expert's own answer is always among the candidates, and is overruled only by more than
noise.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import sqrt
from typing import Any

from fivefires.kernel import AnyOption, Dealer, Task

from .thinking import Policy, horizon, one_step, play_on, policy_of, worth

# How many answers are thought through, where there are more.
CANDIDATES = 6
# Each candidate should get so many worlds at least; a small budget looks at fewer candidates instead.
WORLDS = 3
# The usual budget, where nobody says how hard to think.
ITERATIONS = 64
# After every so many worlds, whoever trails the best by this many standard errors is dropped; the expert's answer only
# where it trails by far.
PAUSE = 4
TRAILING = 1.0
BY_FAR = 3.0
# By how many standard errors another answer must be better than the expert's, after a single world; the more worlds,
# the less is asked. Most answers are worse than the expert's, so that a lucky one is more often lucky than good.
DOUBT = 3.5


class SearchBot:
    only_reads = True

    def __init__(self, seed: int = 0) -> None:
        self._chance = random.Random(seed)

    def choose(self, view: Any, task: Task, deal: Dealer, budget: int) -> AnyOption:
        seed = self._chance.getrandbits(64)
        if len(task.options) == 1:
            only: AnyOption = task.options[0]
            return only
        if task.prompt.routine and task.game.expert is not None:
            usual: AnyOption = task.game.expert(view, task.options, task.prompt)
            return usual
        return Thought(view, task, deal, budget or ITERATIONS, seed).answer()


class Thought:
    """Thinking about one question."""

    def __init__(self, view: Any, task: Task, deal: Dealer, budget: int, seed: int) -> None:
        self.task, self.deal, self.budget, self.seed = task, deal, budget, seed
        expert = task.game.expert
        self.last, self.longest = horizon(view, task.game)
        self.usual: AnyOption | None = None if expert is None else expert(view, task.options, task.prompt)
        self.values: dict[AnyOption, list[float]] = {}

    def answer(self) -> AnyOption:
        return self.verdict(self.race(self.candidates(self.task.options)))

    # --- which answers are worth a thought -------------------------------------------------------------

    def candidates(self, options: Sequence[AnyOption]) -> list[AnyOption]:
        """The expert's answer first, then those after which the seat stands best at once."""
        most = min(CANDIDATES, len(options), max(1, self.budget // WORLDS))
        if most == len(options):
            chosen = list(options)
        else:
            looks = {option: one_step(self.task, self.deal(self.seed), option) for option in options}
            chosen = sorted(options, key=lambda option: looks[option], reverse=True)[:most]
        if self.usual is not None:
            chosen = [self.usual, *(option for option in chosen if option != self.usual)][:most]
        return chosen

    # --- thinking them through -------------------------------------------------------------------------

    def race(self, candidates: list[AnyOption]) -> list[AnyOption]:
        """Try the candidates in one world after the other, until one is left or the budget is spent."""
        self.values = {option: [] for option in candidates}
        left, spent, world = candidates, 0, 0
        while len(left) > 1 and spent + len(left) <= self.budget:
            for option in left:
                self.values[option].append(self.value(option, world))
            spent += len(left)
            world += 1
            if world % PAUSE == 0:
                left = self.in_the_running(left)
        return left

    def in_the_running(self, left: list[AnyOption]) -> list[AnyOption]:
        """All but those that trail the best one, or that make no difference."""
        best = self.best(left)
        return [option for option in left if option == best or not self.is_beaten(option, best)]

    def is_beaten(self, option: AnyOption, best: AnyOption) -> bool:
        lead, error = self.lead(best, option)
        if option == self.usual:
            return lead > BY_FAR * error and len(self.values[option]) >= 2 * PAUSE
        return lead >= TRAILING * error

    def best(self, left: list[AnyOption]) -> AnyOption:
        """Of equals the first one, which is the expert's."""
        return max(left, key=lambda option: sum(self.values[option]))

    def lead(self, option: AnyOption, other: AnyOption) -> tuple[float, float]:
        """How much better an answer did than another, world by world, and the standard error of that."""
        gains = [mine - theirs for mine, theirs in zip(self.values[option], self.values[other], strict=True)]
        return sum(gains) / len(gains), standard_error(gains)

    def value(self, option: AnyOption, world: int) -> float:
        """How well the seat stands after this answer and what follows from it, in this world."""
        game, seat = self.task.game, self.task.seat
        trial = self.deal(self.seed + world)
        trial.answer(seat, option)
        play_on(trial, game, self.policy(world), self.last, self.longest)
        return worth(game, trial, seat)[seat]

    def policy(self, world: int) -> Policy:
        return policy_of(self.task.game, random.Random(self.seed + world))

    # --- the verdict -----------------------------------------------------------------------------------

    def verdict(self, left: list[AnyOption]) -> AnyOption:
        """The best of those that are left; the expert is overruled only by more than chance."""
        best = self.best(left)
        if best == self.usual or self.usual not in left:
            return best
        lead, error = self.lead(best, self.usual)
        return best if lead > DOUBT / sqrt(len(self.values[best])) * error else self.usual


def standard_error(values: Sequence[float]) -> float:
    """Of the mean; with a single value nothing is known."""
    count = len(values)
    if count < 2:
        return float("inf")
    mean = sum(values) / count
    return sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
