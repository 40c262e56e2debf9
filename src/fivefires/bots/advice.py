"""Advice: what the game's expert would answer, why, and what its rivals are worth by thinking ahead.

It knows what the seat knows and nothing else: the expert reads the seat's view, and every world that is thought about
is dealt from what the seat cannot know, by numbers that have nothing to do with the game's own chance.
"""

from __future__ import annotations

from typing import Any

import msgspec

from fivefires.kernel import AnyOption, Message, Runner, key_of
from fivefires.kernel.bots import dealer, task_for
from fivefires.kernel.state import copy_of
from fivefires.kit.experts import explained

from .search import Thought

# So many rivals are told beside the expert's answer.
RIVALS = 3


class Rival(msgspec.Struct, frozen=True):
    """An answer, and how well the seat stands after it on the average, from 0 to 1."""

    key: str
    worth: float


class Counsel(msgspec.Struct, frozen=True):
    """The expert's answer, why in one sentence, and what was found out about it and others; the best one first."""

    key: str
    why: Message | None = None
    rivals: tuple[Rival, ...] = ()


def expert_counsel(runner: Runner[Any], seat: int) -> Counsel:
    """What the expert alone says, which takes no time."""
    view, task, expert = _view(runner, seat), task_for(runner, seat), runner.game.expert
    assert expert is not None
    answer, why = explained(lambda: expert(view, task.options, task.prompt))
    return Counsel(key_of(answer), why)


def rivals(runner: Runner[Any], seat: int, budget: int) -> tuple[Rival, ...]:
    """The expert's answer and the most promising others, by what becomes of them in dealt worlds."""
    task = task_for(runner, seat)
    if runner.game.evaluate is None or len(task.options) < 2:
        return ()
    thought = Thought(_view(runner, seat), task, dealer(runner, seat), budget, seed=0)
    thought.race(thought.candidates(task.options))
    found = [Rival(key_of(option), _mean(values)) for option, values in thought.values.items() if values]
    best = sorted(found, key=lambda rival: -rival.worth)
    usual = _key(thought.usual)
    return tuple(rival for place, rival in enumerate(best) if place < RIVALS or rival.key == usual)


def _view(runner: Runner[Any], seat: int) -> Any:
    return runner.game.view(copy_of(runner.state), seat)


def _key(option: AnyOption | None) -> str:
    return "" if option is None else key_of(option)


def _mean(values: list[float]) -> float:
    return round(sum(values) / len(values), 3)
