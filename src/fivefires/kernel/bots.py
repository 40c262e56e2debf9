"""Who answers for a seat by program: the protocol that every bot fulfils."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Any, Protocol

import msgspec

from .chance import Chance
from .game import Game
from .questions import AnyOption, Option, Prompt, Refused, key_of
from .runner import Choose, Runner
from .state import Piece, Result, copy_of
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

    @property
    def prompt(self) -> Prompt:
        """What the open question says, and which rule asks it."""
        question = self._runner.question
        assert question is not None
        return question.prompt

    def answer(self, seat: int, option: AnyOption) -> None:
        self._runner.answer(seat, option)

    def run(self, choose: Choose, most: int = 1 << 60) -> int:
        """Let a program answer for every seat, up to `most` questions."""
        return self._runner.run(choose, most)


# So many answers are listed where a bot has given none of them.
_LISTED = 12
# deal(number) gives such a table; the same number gives the same world.
Dealer = Callable[[int], Trial]

# Deals are keyed by their number alone: a bot's thoughts must not depend on the game's own seed.
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
    prompt: Prompt
    options: Sequence[Any]
    game: Game[Any]

    @property
    def rule(self) -> str:
        return self.prompt.rule


class Bot(Protocol):
    """A player. It gets a view, a question, a dealer and a budget in iterations; never the state.

    A view may hand out parts of the state as they are. So a bot looks at a copy, unless it says `only_reads = True`:
    whatever it writes there changes nothing. The list of options is its own in any case.

    A bot that is made for some games says so: `games = ("embers",)`, by their ids. It is offered for no other.
    """

    def choose(self, view: Any, task: Task, deal: Dealer, budget: int) -> AnyOption:
        """One of the task's options, the same one for the same view, seed and budget."""
        ...


def task_for(runner: Runner[Any], seat: int) -> Task:
    question = runner.question
    assert question is not None
    return Task(seat, question.text(), question.prompt, question.choices[seat][:], runner.game)


class NotOffered(Refused):
    """A bot has answered what nobody has asked; the text says what it was and what was on offer."""

    def __init__(self, seat: int, answer: object, options: Sequence[AnyOption]) -> None:
        super().__init__("not-offered")
        keys = [key_of(option) for option in options]
        said = key_of(answer) if isinstance(answer, Option | Enum) else repr(answer)
        more = f" and {len(keys) - _LISTED} more" if len(keys) > _LISTED else ""
        offered = f"on offer were {', '.join(keys[:_LISTED])}{more}"
        self.seat, self.args = seat, (f"the bot at seat {seat} has answered {said}, which is no answer; {offered}",)


def let_choose(bot: Bot, runner: Runner[Any], seat: int, budget: int = 0) -> AnyOption:
    """Have a bot answer for a seat; whoever runs the table passes the answer on."""
    state = runner.state if getattr(bot, "only_reads", False) else copy_of(runner.state)
    view = runner.game.view(state, seat)
    task = task_for(runner, seat)
    answer = bot.choose(view, task, dealer(runner, seat), budget)
    offered = runner.options(seat)
    if answer not in offered:
        raise NotOffered(seat, answer, offered)
    return answer
