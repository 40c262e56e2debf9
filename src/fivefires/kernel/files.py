"""Files: one format for a saved game, a replay and a bug report.

A file has everything since the start, and the newest checkpoint so that loading need not replay all of it.
It is for whoever runs the table: it holds every secret.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from .chance import SEED_BYTES, commitment
from .game import Game, Setup
from .marks import Mark
from .questions import key_of
from .runner import Runner
from .state import S
from .table import Diverged
from .tape import Answer, Entry, Redeal, Roll, Shuffle, Takeback, Tape

FORMAT = 1
LARGEST = 32 * 1024 * 1024


class BadFile(Exception):
    """A file that cannot be used; the text says why in one sentence."""


class Checkpoint(msgspec.Struct):
    at: int
    barrier: int
    last_seat: int
    state: msgspec.Raw


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """What a file holds. `commitment` fixes the seed; a file that is given away before the end leaves `seed` out."""

    fivefires: int
    game: str
    version: int
    setup: Setup
    commitment: str
    seed: str
    history: list[Answer | Roll | Shuffle | Takeback | Redeal]
    parts: dict[str, str] = {}
    checkpoint: Checkpoint | None = None
    error: str = ""
    sum: str = ""


class NotReplayable(Exception):
    """The first step of a record that does not hold under these rules or this seed."""

    def __init__(self, step: int, reason: str) -> None:
        super().__init__(f"step {step}: {reason}")
        self.step = step
        self.reason = reason


# --- writing ------------------------------------------------------------------------------------


def record_of(runner: Runner[Any]) -> Record:
    mark = runner.mark
    return Record(
        FORMAT,
        runner.game.id,
        runner.game.version,
        runner.setup,
        commitment(runner.seed),
        runner.seed.hex(),
        [_written(entry) for entry in runner.tape.history],
        {str(seat): key_of(option) for seat, option in runner.parts.items()},
        Checkpoint(mark.at, mark.barrier, mark.last_seat, msgspec.Raw(msgspec.json.encode(mark.state))),
    )


def error_record(runner: Runner[Any], history: list[Entry], error: str) -> Record:
    """What reproduces a failure: everything up to it, to be replayed from the start."""
    record = record_of(runner)
    record.history = [_written(entry) for entry in history]
    record.parts, record.checkpoint, record.error = {}, None, error
    return record


def _written(entry: Entry) -> Entry:
    if isinstance(entry, Answer) and not isinstance(entry.option, str):
        return Answer(entry.seat, key_of(entry.option), entry.hash)
    return entry


def encode(record: Record) -> bytes:
    record.sum = ""
    record.sum = _sum(record)
    return msgspec.json.encode(record)


def _sum(record: Record) -> str:
    return hashlib.blake2b(msgspec.json.encode(record), digest_size=16).hexdigest()


def save(runner: Runner[Any]) -> bytes:
    return encode(record_of(runner))


# --- reading ------------------------------------------------------------------------------------


def decode(data: bytes) -> Record:
    if len(data) > LARGEST:
        raise BadFile(f"the file is larger than {LARGEST // 1024 // 1024} MB, which no game is")
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise BadFile(f"this is not a whole Five Fires file ({error})") from None
    if record.fivefires != FORMAT:
        raise BadFile(f"the file has format {record.fivefires}, this program reads format {FORMAT}")
    given, record.sum = record.sum, ""
    if given != _sum(record):
        raise BadFile("the file was changed or damaged after it was written")
    if any(isinstance(entry, Answer) and not isinstance(entry.option, str) for entry in record.history):
        raise BadFile("the file has an answer that is no text")
    return record


def seed_of(record: Record) -> bytes:
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError:
        raise BadFile("the file's seed is no hexadecimal number") from None
    if len(seed) != SEED_BYTES:
        raise BadFile("the file does not reveal its seed")
    if commitment(seed) != record.commitment:
        raise BadFile("the seed is not the one that the file was committed to")
    return seed


def load(record: Record, game: Game[S], *, hashes: bool = False) -> Runner[S]:
    """Go on with a game: from the checkpoint, or from the start where the rules have changed since."""
    if record.version != game.version:
        return carry_over(record, game, hashes=hashes)
    if record.checkpoint is None:
        return replay(record, game, hashes=hashes)
    tape = Tape.of(record.history)
    point = record.checkpoint
    if not 0 <= point.at <= len(tape.line):
        raise BadFile("the file's checkpoint lies outside its record")
    try:
        state = msgspec.json.decode(point.state, type=game.state)
        runner = Runner(
            game,
            record.setup,
            seed_of(record),
            tape=tape,
            mark=Mark(point.at, state, point.barrier, point.last_seat),
            hashes=hashes,
        )
    except (msgspec.DecodeError, Diverged) as error:
        raise BadFile(f"the file's checkpoint does not fit its record ({error})") from None
    return _with_parts(runner, record)


def replay(
    record: Record, game: Game[S], *, to: int | None = None, verify: bool = False, hashes: bool = False
) -> Runner[S]:
    """Play a record again from the start, or up to step `to` of its history."""
    history = record.history if to is None else record.history[:to]
    tape = Tape.of([_fresh(entry) for entry in history])
    try:
        runner = Runner(game, record.setup, seed_of(record), tape=tape, verify=verify, hashes=hashes)
    except Diverged as error:
        raise NotReplayable(step_at(record.history, tape.head), str(error)) from None
    if tape.recorded:
        raise NotReplayable(step_at(record.history, tape.head), "the game is over, but the record goes on")
    return _with_parts(runner, record) if to is None else runner


def verify(record: Record, game: Game[Any]) -> Runner[Any]:
    """Prove a finished game from its revealed seed, or name the first step that does not hold."""
    line = 0
    for step, entry in enumerate(record.history):
        if isinstance(entry, Takeback):
            if any(isinstance(taken, Roll | Shuffle) for taken in record.history[step - (line - entry.to) : step]):
                raise NotReplayable(step, "something was taken back after chance had spoken")
            line = entry.to
        elif isinstance(entry, Redeal):
            raise NotReplayable(step, "pieces were exchanged")
        else:
            line += 1
    runner = replay(record, game, verify=True, hashes=True)
    if not runner.over:
        raise NotReplayable(len(record.history), "the game is not finished")
    return runner


def carry_over(record: Record, game: Game[S], *, hashes: bool = False) -> Runner[S]:
    """Bring a game of another rules version to the present one, where every recorded answer is still legal."""
    for entry in record.history:
        if isinstance(entry, Answer):
            entry.hash = ""
    runner = replay(record, game, hashes=hashes)
    runner.table.tell("log-carried-over", before=record.version, now=game.version)
    return runner


def step_at(history: list[Any], position: int) -> int:
    """The step of the history that a position of the line stands for."""
    steps: list[int] = []
    for step, entry in enumerate(history):
        if isinstance(entry, Takeback):
            del steps[entry.to :]
        else:
            steps.append(step)
    return steps[position] if position < len(steps) else len(history)


def _fresh(entry: Entry) -> Entry:
    """A copy, because replaying puts options in the place of their keys."""
    return Answer(entry.seat, entry.option, entry.hash) if isinstance(entry, Answer) else entry


def _with_parts(runner: Runner[S], record: Record) -> Runner[S]:
    for seat, key in record.parts.items():
        runner.answer(int(seat), key)
    return runner
