"""Bots by their names: `random`, `search@64` with a budget, `scripted%10` with a random answer every tenth time."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

import msgspec

from fivefires.kernel import AnyOption, Bot, Dealer, Task

from .random import RandomBot

BOTS = "fivefires.bots"

_NAMED = re.compile(r"(?P<bot>[^@%]+)(?:@(?P<budget>\d+(?:\.\d+)?)(?P<seconds>s?))?(?:%(?P<every>\d+))?")


class UnknownBot(Exception):
    """No such bot; the text says what there is."""


class Named(msgspec.Struct, frozen=True):
    """A bot as somebody asks for it: its name, how hard it thinks, how often it answers at random.

    `seconds` is a wish, to be translated into a budget before the bot plays; see `pace`.
    """

    bot: str
    budget: int = 0
    seconds: float = 0.0
    every: int = 0

    def __str__(self) -> str:
        budget = f"@{self.seconds:g}s" if self.seconds else f"@{self.budget}" if self.budget else ""
        return f"{self.bot}{budget}{f'%{self.every}' if self.every else ''}"


def names() -> list[str]:
    return sorted(point.name for point in entry_points(group=BOTS))


def named(text: str, budget: int = 0) -> Named:
    """Read `search@64`, `search@0.2s` or `scripted%10`; a name alone gets the usual budget."""
    match = _NAMED.fullmatch(text.strip())
    if match is None:
        raise UnknownBot(f"{text!r} is no bot: write name, name@budget, name@seconds with an s, or name%10")
    wish, seconds = match["budget"], bool(match["seconds"])
    if wish and not seconds and not wish.isdecimal():
        raise UnknownBot(f"{text!r} is no bot: a budget is a whole number of iterations, or seconds with an s behind")
    if match["every"] and not int(match["every"]):
        raise UnknownBot(f"{text!r} is no bot: behind the % stands how often it answers at random, as in random%10")
    bot_type(match["bot"])
    return Named(
        match["bot"],
        0 if seconds else int(wish or budget),
        float(wish) if seconds else 0.0,
        int(match["every"] or 0),
    )


@cache
def bot_type(name: str) -> Callable[[int], Bot]:
    """What makes a bot from a seed, by its entry point or `module:attribute`."""
    for point in entry_points(group=BOTS, name=name):
        return _loaded(name, point.value)
    if ":" in name:
        return _loaded(name, name)
    raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(names()) or 'none'}")


def _loaded(name: str, path: str) -> Callable[[int], Bot]:
    module, _, attribute = path.partition(":")
    try:
        found: Callable[[int], Bot] = getattr(import_module(module), attribute)
    except (Exception, SystemExit) as error:  # A broken bot of somebody else must not take the others down.
        raise UnknownBot(f"the bot {name!r} cannot be loaded: {type(error).__name__}: {error}") from error
    return found


def new_bot(wish: Named, seed: int) -> Bot:
    bot = bot_type(wish.bot)(seed)
    return Sometimes(bot, RandomBot(seed + 1), wish.every) if wish.every else bot


class Sometimes:
    """A bot that gives a random answer every so often, so that it leaves the beaten track."""

    def __init__(self, bot: Bot, chance: Bot, every: int) -> None:
        self._bot, self._chance, self._every, self._count = bot, chance, every, 0

    def choose(self, view: Any, task: Task, deal: Dealer, budget: int) -> AnyOption:
        self._count += 1
        bot = self._chance if self._count % self._every == 0 else self._bot
        return bot.choose(view, task, deal, budget)
