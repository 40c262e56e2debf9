"""Tables of every game to learn at, with as many seats as there can be: alone, nobody has anything to hide."""

from __future__ import annotations

from typing import Any

from fivefires.kernel import Game
from fivefires.kernel.registry import names, registered
from fivefires.lab.environments import TableEnv


def most(game: Game[Any], mode: str) -> int:
    """How many can play in a mode."""
    return max(next((one.players for one in game.modes if one.id == mode), ()) or game.players)


GAMES = names()
# Each game in each of its modes that several can play.
TABLES = [
    (game, mode)
    for game in GAMES
    for mode in [one.id for one in registered(game).modes] or [""]
    if most(registered(game), mode) > 1
]


def full(game: str, mode: str) -> TableEnv:
    """A table with as many as can play."""
    return TableEnv(game, most(registered(game), mode), mode or None)
