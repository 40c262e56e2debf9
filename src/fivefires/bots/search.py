"""The search bot: thinks a handful of answers through in many dealt worlds, and drops the worse half again and again.

A world is a table on which everything that the seat cannot know is dealt anew. In each, all candidates are tried with
the same luck, everybody plays on as the game's expert would, and after some rounds the game's evaluation says how well
the seat stands. The expert's own answer is always among the candidates, and it takes more than noise to overrule it.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import ceil, log2, sqrt
from typing import Any

from fivefires.kernel import AnyOption, Dealer, Task

from .thinking import Policy, one_step, play_on, policy_of, worth

# How many answers are thought through, where there are more.
CANDIDATES = 4
# Each candidate should get so many worlds at least; a small budget looks at fewer candidates instead.
WORLDS = 3
# How many rounds are played out before the position is judged.
HORIZON = 2
# The usual budget, where nobody says how hard to think.
ITERATIONS = 32
# By how many standard errors another answer must be better than the expert's. The best of several is often lucky,
# and an evaluation some rounds ahead does not see all that an expert knows.
CONFIDENCE = 2.0
# After every so many worlds thinking may end early: when nothing makes a difference, or one answer is better by far.
PAUSE = 4
BY_FAR = 3.0


class SearchBot:
    def __init__(self, seed: int = 0) -> None:
        self._chance = random.Random(seed)

    def choose(self, view: Any, task: Task, deal: Dealer, budget: int) -> AnyOption:
        seed = self._chance.getrandbits(64)
        if len(task.options) == 1:
            only: AnyOption = task.options[0]
            return only
        return Thought(view, task, deal, budget or ITERATIONS, seed).answer()


class Thought:
    """Thinking about one question."""

    def __init__(self, view: Any, task: Task, deal: Dealer, budget: int, seed: int) -> None:
        self.task, self.deal, self.budget, self.seed = task, deal, budget, seed
        expert = task.game.expert
        self.usual: AnyOption | None = None if expert is None else expert(view, task.options)
        self.values: dict[AnyOption, list[float]] = {}

    def answer(self) -> AnyOption:
        candidates = self.candidates(self.task.options)
        return candidates[0] if len(candidates) == 1 else self.verdict(self.halved(candidates))

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

    def halved(self, candidates: list[AnyOption]) -> list[AnyOption]:
        """Sequential halving: each phase has the same share of the budget, and the better half goes on.

        The expert's answer stays in to the end: whatever overrules it is compared in the same worlds.
        """
        self.values = {option: [] for option in candidates}
        phases = max(1, ceil(log2(len(candidates))))
        left, spent, worlds = candidates, 0, 0
        for phase in range(phases):
            share = (self.budget - spent) // (phases - phase)
            count = max(1, share // len(left))
            for world in range(worlds, worlds + count):
                for option in left:
                    self.values[option].append(self.value(option, world))
                if (world + 1) % PAUSE == 0 and self.clear(left):
                    return left
            worlds += count
            spent += count * len(left)
            if phase < phases - 1:
                left = self.better_half(left)
        return left

    def clear(self, left: list[AnyOption]) -> bool:
        """Whether more worlds would hardly change anything."""
        best = max(left, key=lambda option: sum(self.values[option]))
        leads = [self.gains(best, option) for option in left if option != best]
        if all(not any(lead) for lead in leads):
            return True
        enough = len(self.values[best]) >= 2 * PAUSE
        return enough and all(sum(lead) / len(lead) > BY_FAR * standard_error(lead) for lead in leads)

    def gains(self, option: AnyOption, other: AnyOption) -> list[float]:
        """How much better an answer did than another, world by world."""
        return [mine - theirs for mine, theirs in zip(self.values[option], self.values[other], strict=True)]

    def better_half(self, left: list[AnyOption]) -> list[AnyOption]:
        ranked = sorted(left, key=lambda option: sum(self.values[option]), reverse=True)
        kept = ranked[: max(2, ceil(len(left) / 2))]
        if self.usual in left and self.usual not in kept:
            kept[-1] = self.usual
        return kept

    def value(self, option: AnyOption, world: int) -> float:
        """How well the seat stands some rounds after this answer, in this world."""
        game, seat = self.task.game, self.task.seat
        trial = self.deal(self.seed + world)
        trial.answer(seat, option)
        play_on(trial, self.policy(world), HORIZON if game.evaluate is not None else None)
        return worth(game, trial, seat)[seat]

    def policy(self, world: int) -> Policy:
        return policy_of(self.task.game, random.Random(self.seed + world))

    # --- the verdict -----------------------------------------------------------------------------------

    def verdict(self, left: list[AnyOption]) -> AnyOption:
        """The best of those that are left; the expert is overruled only by more than chance."""
        best = max(left, key=lambda option: sum(self.values[option]))
        if self.usual is None or best == self.usual or self.usual not in left:
            return best
        gains = self.gains(best, self.usual)
        return best if sum(gains) / len(gains) > CONFIDENCE * standard_error(gains) else self.usual


def standard_error(values: Sequence[float]) -> float:
    """Of the mean; with a single value nothing is known."""
    count = len(values)
    if count < 2:
        return float("inf")
    mean = sum(values) / count
    return sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
