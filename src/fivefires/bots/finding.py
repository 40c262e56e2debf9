"""Bots by their names: `random`, `search@64` with a budget, `scripted%10` with a random answer every tenth time.

What a person types may name a module; what comes from elsewhere, a database included, names an installed bot.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

import msgspec

from fivefires.kernel import AnyOption, Bot, Dealer, Task
from fivefires.kernel.failures import told

from .random import RandomBot

BOTS = "fivefires.bots"

_NAMED = re.compile(r"(?P<bot>[^@%]+)(?:@(?P<budget>\d{1,9}(?:\.\d{1,9})?)(?P<seconds>s?))?(?:%(?P<every>\d{1,9}))?")


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
    _try(match["bot"])
    return Named(
        match["bot"],
        0 if seconds else int(wish or budget),
        float(wish) if seconds else 0.0,
        int(match["every"] or 0),
    )


@cache
def registered_bot(name: str) -> Callable[[int], Bot]:
    """What makes an installed bot from a seed, wherever its name comes from. No other module is imported."""
    for point in entry_points(group=BOTS, name=name):
        return _loaded(name, point.value)
    raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(names()) or 'none'}")


@cache
def bot_type(name: str) -> Callable[[int], Bot]:
    """The same as a person names it: by its entry point, or by `module:attribute`, which is then imported."""
    return _loaded(name, name) if ":" in name and name not in names() else registered_bot(name)


def plays(name: str, game: str) -> bool:
    """Whether a bot plays this game, by its id. A bot that is made for some games names them: `games = ("pig",)`."""
    try:
        games = getattr(bot_type(name), "games", None)
    except UnknownBot:  # What is wrong with it is told when somebody wants it to play.
        return True
    return games is None or game in games


def _loaded(name: str, path: str) -> Callable[[int], Bot]:
    module, _, attribute = path.partition(":")
    try:
        found: Any = getattr(import_module(module), attribute)
    except (Exception, SystemExit) as error:  # A broken bot of somebody else must not take the others down.
        raise UnknownBot(f"the bot {name!r} cannot be loaded: {told(error)}") from error
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise UnknownBot(f"{path} is no bot: a bot is a class with a method `choose`")
    made: Callable[[int], Bot] = found
    return made


def _try(name: str) -> None:
    """Make a bot once, so that one that cannot be made is found before anything is played."""
    try:
        bot_type(name)(0)
    except UnknownBot:
        raise
    except (Exception, SystemExit) as error:
        raise UnknownBot(f"the bot {name!r} cannot be made with a seed: {told(error)}") from error


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
