"""Five Fires: a table for survival board games, for people and for programs.

Three lines to a random game, in a notebook or a script:

>>> import fivefires
>>> table = fivefires.new("zona", players=4, seed=1)
>>> table.play("random").ending
'rumors'
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import polars as pl

    from fivefires.lab.notebook import Sitting

__version__ = "0.1.0"

__all__ = ["__version__", "new", "simulate"]

# What is behind these is imported when it is called: `import fivefires` itself costs nothing.


def new(game: str, players: int | None = None, mode: str | None = None, seed: int | str | None = None) -> Sitting:
    """A new table, to look at, to answer at, and to let bots play at. Without a seed, chance is fresh."""
    from fivefires.lab.notebook import new as new_sitting

    return new_sitting(game, players, mode, seed)


def simulate(
    game: str,
    games: int = 100,
    *,
    players: int | None = None,
    mode: str | None = None,
    bots: str = "random",
    seed: int = 0,
    workers: int = 1,
) -> dict[str, pl.DataFrame]:
    """Many games by bots, as tables: games, seats, series, uses, times. It needs `fivefires[lab]`."""
    from fivefires.lab.notebook import simulate as simulated

    return simulated(game, games, players=players, mode=mode, bots=bots, seed=seed, workers=workers)
