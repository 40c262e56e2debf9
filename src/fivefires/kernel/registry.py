"""Where games and bots are found: by entry points, so that anybody can publish a sixth game."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from .game import Game

GAMES = "fivefires.games"


class UnknownGame(Exception):
    """No such game; the text says what there is."""


@cache
def names() -> tuple[str, ...]:
    return tuple(sorted(point.name for point in entry_points(group=GAMES)))


def all_games() -> tuple[list[Game[Any]], dict[str, str]]:
    """The registered games, and what is wrong with those that cannot be loaded."""
    games: list[Game[Any]] = []
    broken: dict[str, str] = {}
    for name in names():
        try:
            games.append(find(name))
        except UnknownGame as error:
            broken[name] = str(error)
    return sorted(games, key=lambda game: (game.example, game.id)), broken


def find(name: str) -> Game[Any]:
    """A game by its id, or by `module:attribute`."""
    for point in entry_points(group=GAMES, name=name):
        game = _loaded(name, point.value)
        if game.id != name:
            raise UnknownGame(f"the entry point {name!r} leads to the game {game.id!r}")
        return game
    if ":" in name:
        return _loaded(name, name)
    raise UnknownGame(f"there is no game {name!r}; there are {', '.join(names()) or 'none'}")


def _loaded(name: str, path: str) -> Game[Any]:
    module, _, attribute = path.partition(":")
    try:
        game = getattr(import_module(module), attribute)
    except (Exception, SystemExit) as error:  # A broken game of somebody else must not take the others down.
        raise UnknownGame(f"the game {name!r} cannot be loaded: {type(error).__name__}: {error}") from error
    if not isinstance(game, Game):
        raise UnknownGame(f"{path} is no game")
    return game
