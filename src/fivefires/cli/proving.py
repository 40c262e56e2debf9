"""Proving files: one game, or several that follow from each other, and what must be said beside the proof."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET

from fivefires.kernel import Game, Runner, files
from fivefires.kernel.chains import BrokenChain, proved_links
from fivefires.kernel.failures import told
from fivefires.kernel.files import BadFile, NotReplayable, Record

from .replaying import check_allowed
from .trouble import Trouble
from .words import Words


class Unproved(Exception):
    """The first file that does not hold, and the step where it is one."""

    def __init__(self, problem: str, path: Path, step: int | None = None) -> None:
        super().__init__(problem)
        self.path = path
        self.step = step


class Proof(msgspec.Struct):
    """A file that holds. `notes` are what else is to be known of it."""

    file: str
    steps: int
    commitment: str
    seed: str
    notes: list[str]


def prove(paths: Sequence[Path], records: Sequence[Record], game: Game[Any]) -> Iterator[tuple[Proof, Runner[Any]]]:
    """Prove one game, or several as a chain from its first link on. Raises Unproved at the first that does not hold."""
    alone = len(records) == 1
    games: Iterator[Runner[Any]] = proved_links(records, game, [str(path) for path in paths])
    if alone:
        games = (files.verify(record, game) for record in records)
    for path, record in zip(paths, records, strict=True):
        runner = _next_game(games, path, record, game, alone=alone)
        notes = notes_on(record, game, alone=alone)
        yield Proof(str(path), len(record.history), record.commitment, record.seed, notes), runner


def _next_game(
    games: Iterator[Runner[Any]], path: Path, record: Record, game: Game[Any], *, alone: bool
) -> Runner[Any]:
    try:
        check_allowed(record, game)
        return next(games)
    except NotReplayable as stop:
        where = "" if alone else f" of {path}"
        raise Unproved(f"the record{where} does not hold at step {stop.step}: {stop.reason}", path, stop.step) from None
    except BrokenChain as broken:
        raise Unproved(str(broken), path) from None
    except BadFile as error:
        raise Trouble(f"the file {path} cannot be used: {error}") from None
    except Exception as error:  # Rules may fail in any way on a record that they did not write.
        failed = "this record" if alone else f"the record of {path}"
        raise Unproved(f"the rules fail on {failed}: {told(error)}", path) from None


def notes_on(record: Record, game: Game[Any], *, alone: bool) -> list[str]:
    """What a proof does not say: laid chance, states of an older version, a result that another file would prove."""
    words = Words(game.package)
    notes = []
    if record.setup.laid is not UNSET:
        notes.append(f"{words('proof-laid')} {record.setup.laid}")
    if record.version != game.version:
        notes.append(words("proof-version", before=record.version, now=game.version))
    if alone and record.setup.earlier is not None:
        notes.append(words("proof-earlier"))
    return notes
