"""Where games are found: by entry points, so that anybody can publish a sixth game.

Two ways lead to a game, and they are not the same. `registered` takes an id from anywhere, a file or a frame of a
stranger included: it opens nothing but what is installed here. `find` takes what a person has typed, and imports
the module that this person names.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoints, entry_points
from typing import Any, TypeVar

from .failures import told
from .game import Cover, Game

GAMES = "fivefires.games"
COVERS = "fivefires.covers"
C = TypeVar("C", bound=Cover)


class UnknownGame(Exception):
    """No such game; the text says what there is."""


@cache
def points(group: str) -> EntryPoints:
    """What is installed, read once: looking through all packages takes longer than making a table."""
    return entry_points(group=group)


def names() -> tuple[str, ...]:
    return tuple(sorted(points(GAMES).names))


def all_games() -> tuple[list[Game[Any]], dict[str, str]]:
    """The registered games, and what is wrong with those that cannot be loaded."""
    return _each(registered)


def all_covers() -> tuple[list[Cover], dict[str, str]]:
    """The same without opening the boxes of those that show their cover, since a large game takes a while to load."""
    return _each(cover)


def _each(load: Callable[[str], C]) -> tuple[list[C], dict[str, str]]:
    loaded: list[C] = []
    broken: dict[str, str] = {}
    for name in names():
        try:
            loaded.append(load(name))
        except UnknownGame as error:
            broken[name] = str(error)
    return sorted(loaded, key=lambda one: (one.example, one.id)), broken


def registered(id: str) -> Game[Any]:
    """An installed game by its id, wherever that comes from. No other module is imported."""
    if id not in names():
        raise UnknownGame(f"there is no game {id!r}; there are {', '.join(names()) or 'none'}")
    [point, *_] = points(GAMES).select(name=id)
    return _of_its_name(id, _loaded(id, point.value, Game))


def find(name: str) -> Game[Any]:
    """A game as a person names it: by its id, or by `module:attribute`, which is then imported."""
    return _loaded(name, name, Game) if ":" in name and name not in names() else registered(name)


def cover(name: str) -> Cover:
    """What stands on the lid of a game's box; a game that shows no cover of its own is loaded."""
    for point in points(COVERS).select(name=name):
        return _of_its_name(name, _loaded(name, point.value, Cover))
    return registered(name)


def _of_its_name(name: str, loaded: C) -> C:
    if loaded.id != name:
        raise UnknownGame(f"the entry point {name!r} leads to the game {loaded.id!r}")
    return loaded


def _loaded(name: str, path: str, kind: type[C]) -> C:
    module, _, attribute = path.partition(":")
    try:
        found = getattr(import_module(module), attribute)
    except (Exception, SystemExit) as error:  # A broken game of somebody else must not take the others down.
        raise UnknownGame(f"the game {name!r} cannot be loaded: {told(error)}") from error
    if not isinstance(found, kind):
        raise UnknownGame(f"{path} is no {kind.__name__.lower()}")
    return found
