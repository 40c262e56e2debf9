"""Who answers for a seat by program: the protocol that every bot fulfils."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec

from .chance import Chance
from .game import Game
from .questions import AnyOption
from .runner import Runner
from .state import Piece, Result
from .text import Message


class Trial:
    """A table to think on: all that the thinker cannot know is dealt anew, and chance goes its own way.

    Every seat of this world can be looked at and answered for, because it is only a thought.
    """

    __slots__ = ("_runner",)

    def __init__(self, runner: Runner[Any]) -> None:
        self._runner = runner

    @property
    def over(self) -> bool:
        return self._runner.over

    @property
    def result(self) -> Result | None:
        result: Result | None = self._runner.state.result
        return result

    def view(self, seat: int) -> Any:
        return self._runner.game.view(self._runner.state, seat)

    def asked(self) -> list[int]:
        return self._runner.asked()

    def task(self, seat: int) -> Task:
        return task_for(self._runner, seat)

    def options(self, seat: int) -> Sequence[AnyOption]:
        return self._runner.options(seat)

    def answer(self, seat: int, option: AnyOption) -> None:
        self._runner.answer(seat, option)

    def run(self, choose: Callable[[int, Sequence[Any]], Any], most: int = 1 << 60) -> int:
        """Let a program answer for every seat, up to `most` questions."""
        return self._runner.run(choose, most)


# deal(number) gives such a table; the same number gives the same world.
Dealer = Callable[[int], Trial]

# Deals are keyed by their number alone: a bot's thoughts must not hang on the game's own seed.
_DEALS = Chance(bytes(32))


def dealer(runner: Runner[Any], seat: int) -> Dealer:
    """What a bot at this seat may think with. A world that is thought about more than once is dealt once."""
    worlds: dict[int, tuple[Chance, dict[Piece, Piece]]] = {}

    def deal(number: int) -> Trial:
        world = worlds.get(number)
        if world is None:
            chance = _DEALS.fork(number)
            world = worlds[number] = chance.fork(1), runner.swaps(seat, chance.fork(2))
        luck, swaps = world
        twin = runner.copy(luck)
        twin.exchange(seat, swaps)
        return Trial(twin)

    return deal


class Task(msgspec.Struct, frozen=True):
    """The question that a bot is to answer, and the game that asks it."""

    seat: int
    text: Message
    rule: str
    options: Sequence[Any]
    game: Game[Any]


class Bot(Protocol):
    """A player. It gets a view, a question, a dealer and a budget in iterations; never the state."""

    def choose(self, view: Any, task: Task, deal: Dealer, budget: int) -> AnyOption:
        """One of the task's options, the same one for the same view, seed and budget."""
        ...


def task_for(runner: Runner[Any], seat: int) -> Task:
    question = runner.question
    assert question is not None
    return Task(seat, question.text(), question.prompt.rule, question.choices[seat], runner.game)


def let_choose(bot: Bot, runner: Runner[Any], seat: int, budget: int = 0) -> AnyOption:
    """Have a bot answer for a seat; whoever runs the table passes the answer on."""
    view = runner.game.view(runner.state, seat)
    return bot.choose(view, task_for(runner, seat), dealer(runner, seat), budget)
