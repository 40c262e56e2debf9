"""Who answers for a seat by program: the protocol that every bot fulfils."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec

from .questions import AnyOption
from .runner import Runner
from .text import Message

# deal(number) gives a table on which all that the seat cannot know is dealt anew and chance is forked.
Dealer = Callable[[int], Runner[Any]]


class Task(msgspec.Struct, frozen=True):
    """The question that a bot is to answer."""

    seat: int
    text: Message
    rule: str
    options: Sequence[Any]


class Bot(Protocol):
    """A player. It gets a view, a question, a dealer and a budget in iterations; never the state."""

    def choose(self, view: Any, task: Task, deal: Dealer, budget: int) -> AnyOption:
        """One of the task's options, the same one for the same view, seed and budget."""
        ...


def task_for(runner: Runner[Any], seat: int) -> Task:
    question = runner.question
    assert question is not None
    return Task(seat, question.text(), question.prompt.rule, question.choices[seat])


def let_choose(bot: Bot, runner: Runner[Any], seat: int, budget: int = 0) -> AnyOption:
    """Have a bot answer for a seat; whoever runs the table passes the answer on."""
    view = runner.game.view(runner.state, seat)
    return bot.choose(view, task_for(runner, seat), runner.dealer(seat), budget)
