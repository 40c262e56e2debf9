"""From what is stored to a game that can be played, whatever has happened to the rules since."""

from __future__ import annotations

from typing import Any

import msgspec

from fivefires.kernel import Game, Message, Refused, Runner, message
from fivefires.kernel.checkpoints import Checkpoint
from fivefires.kernel.files import FORMAT, BadFile, NotReplayable, Record, replay
from fivefires.kernel.log import Line
from fivefires.kernel.tape import Answer, Tape
from fivefires.server.storage.rows import Point, Stored

from .play import Play
from .play import Stored as Progress


class CannotWake(Exception):
    """Not even the beginning of a stored game fits the present rules."""


class Woken(msgspec.Struct):
    """A game that is awake. `note` is what people should be told, where the rules have changed under it."""

    play: Play
    carried: bool = False
    note: Message | None = None


def wake(stored: Stored, game: Game[Any]) -> Woken:
    """The stored game: from its checkpoint, or replayed under the present rules, or as far as these let it go."""
    table = stored.table
    if table.version == game.version:
        try:
            return Woken(from_checkpoint(stored, game))
        except Exception:  # A checkpoint is only a short cut: whatever is wrong with it, the answers are there.
            pass
        try:
            return Woken(_play(_replayed(stored, game), stored))
        except NotReplayable:
            pass
    return _carried_over(stored, game)


def from_checkpoint(stored: Stored, game: Game[Any]) -> Play:
    if stored.table.checkpoint is None:
        raise BadFile("there is no checkpoint")
    point = msgspec.json.decode(stored.table.checkpoint, type=Point)
    state = msgspec.json.decode(point.state, type=game.state)
    lines = stored.lines[: point.lines]
    tape = Tape.of(_history(stored))
    if not 0 <= point.at <= len(tape.line) or len(lines) != point.lines:
        raise BadFile("the checkpoint does not belong to this record")
    checkpoint = Checkpoint(point.at, state, point.barrier, point.last_seat)
    seed = bytes.fromhex(stored.table.seed)
    runner = Runner(game, stored.table.agreed, seed, tape=tape, checkpoint=checkpoint, hashes=True, stands=True)
    _put_before(runner, lines)
    return _play(_with_parts(runner, stored), stored, checkpoint, len(stored.lines))


def _put_before(runner: Runner[Any], lines: list[Line]) -> None:
    """Give a runner that began at a checkpoint the log from before it."""
    assert runner.log is not None
    runner.log.put_before(lines)
    for checkpoint in runner._checkpoints.kept:
        checkpoint.lines += len(lines)


def _carried_over(stored: Stored, game: Game[Any]) -> Woken:
    """Replay by answers and outcomes alone. What is still legal goes on; the rest stays readable."""
    stored.table.hashes_from = len(stored.history)
    before, now = stored.table.version, game.version
    try:
        play = _play(_replayed(stored, game), stored)
        return Woken(play, carried=True, note=message("note-carried-over", before=before, now=now))
    except NotReplayable as stop:
        runner = _before(stored, game, stop.step)
        changed = message("note-frozen", before=before, now=now, step=stop.step)
        note = changed if before != now else message("note-damaged", step=stop.step)
        return Woken(Play(runner, frozen_at=stop.step), note=note)


def _replayed(stored: Stored, game: Game[Any], to: int | None = None) -> Runner[Any]:
    """The record from its start, or up to a step."""
    record = _record(stored, game)
    try:
        runner = replay(record, game, to=to, hashes=True, stands=True)
        return runner if to is not None else _with_parts(runner, stored)
    except BadFile as error:
        raise NotReplayable(0, str(error)) from None


def _before(stored: Stored, game: Game[Any], step: int) -> Runner[Any]:
    """As far as a record fits the rules; a step inside a common answer leads to a little before it."""
    while step >= 0:
        try:
            return _replayed(stored, game, step)
        except NotReplayable as stop:
            step = min(step, stop.step) - 1
    raise CannotWake(stored.table.id)


def _record(stored: Stored, game: Game[Any]) -> Record:
    table = stored.table
    return Record(FORMAT, table.game, game.version, table.agreed, table.commitment, table.seed, _history(stored))


def _history(stored: Stored) -> list[Any]:
    """The entries, without hashes from before the rules changed."""
    return [
        Answer(entry.seat, entry.option, "" if step < stored.table.hashes_from else entry.hash)
        if isinstance(entry, Answer)
        else entry
        for step, entry in enumerate(stored.history)
    ]


def _with_parts(runner: Runner[Any], stored: Stored) -> Runner[Any]:
    for seat, key in msgspec.json.decode(stored.table.parts, type=dict[str, str]).items():
        try:
            runner.answer(int(seat), key)
        except Refused as refused:
            raise NotReplayable(runner.step, refused.reason.id) from None
    return runner


def _play(runner: Runner[Any], stored: Stored, checkpoint: Checkpoint | None = None, lines: int = 0) -> Play:
    """What was confirmed stays so; what is in the database need not be written again."""
    if stored.table.confirmed == runner.step:
        runner.tape.learn()
    return Play(runner, stored=Progress(len(stored.history), checkpoint, lines))
