"""Five Fires: a table for survival board games, for people and for programs.

Three lines to a random game, in a notebook or a script:

>>> import fivefires
>>> table = fivefires.new("zona", players=4, seed=1)
>>> table.play("random").ending
'rumors'
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

__version__ = "0.1.0"

__all__ = ["__version__", "new", "simulate"]

# What is behind these is imported by name when it is called: `import fivefires` costs nothing, and the parts that
# only want the version do not depend on the lab.
_NOTEBOOK = "fivefires.lab.notebook"


def new(game: str, players: int | None = None, mode: str | None = None, seed: int | str | None = None) -> Any:
    """A new table (`lab.notebook.Sitting`): look at it, answer, let bots play. Without a seed, chance is fresh."""
    return import_module(_NOTEBOOK).new(game, players, mode, seed)


def simulate(
    game: str,
    games: int = 100,
    *,
    players: int | None = None,
    mode: str | None = None,
    bots: str = "random",
    seed: int = 0,
    workers: int = 1,
) -> Any:
    """Many games by bots, as polars tables: games, seats, series, uses, times. It needs `fivefires[lab]`."""
    return import_module(_NOTEBOOK).simulate(
        game, games, players=players, mode=mode, bots=bots, seed=seed, workers=workers
    )
