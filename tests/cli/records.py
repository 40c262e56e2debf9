"""Files of games, made without the command line."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from fivefires.kernel import Game, Runner, Setup, files, seed_from
from fivefires.kernel.files import Record
from fivefires.kernel.runner import Choose


def first(_seat: int, options: Sequence[Any]) -> Any:
    return options[0]


def played(
    game: Game[Any], choose: Choose = first, *, players: int = 2, most: int = 1 << 30, setup: Setup | None = None
) -> Runner[Any]:
    """A game that a program has played."""
    runner = Runner(game, setup or game.default_setup(players), seed_from(7), hashes=True)
    runner.run(choose, most)
    return runner


def acted(game: Game[Any], *acts: str, players: int = 2) -> Runner[Any]:
    """A game of Toy with these acts."""
    runner = Runner(game, Setup(players, "plain"), seed_from(7), hashes=True)
    for act in acts:
        runner.answer(runner.asked()[0], f"act:{act}")
    return runner


def keep(runner: Runner[Any], name: str = "game.json") -> Path:
    path = Path(name)
    path.write_bytes(files.save(runner))
    return path


def reread(path: Path) -> Record:
    return files.decode(path.read_bytes())


def rewrite(path: Path, record: Record) -> Path:
    """Write a record as somebody would who knows how to make the check sum fit."""
    path.write_bytes(files.encode(record))
    return path
