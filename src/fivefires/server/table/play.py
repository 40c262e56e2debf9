"""A game at a table: the runner, what of it is already stored, and who may still take something back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from fivefires.kernel import Refused, Runner, files, key_of
from fivefires.kernel.checkpoints import Checkpoint
from fivefires.kernel.tape import Answer, Entry
from fivefires.server.refusals import Refuse
from fivefires.server.storage.rows import Change, Point, SeatRow, TableRow, json_text
from fivefires.server.wire import Answer as AnswerCommand
from fivefires.server.wire import AnyCommand, Confirm, Redo, Undo, Withdraw


class Play:
    """`frozen_at` is the step at which a record stopped fitting the present rules; such a game can only be read."""

    def __init__(self, runner: Runner[Any], *, stored: Stored | None = None, frozen_at: int | None = None) -> None:
        self.runner = runner
        self.frozen_at = frozen_at
        self._stored = stored or Stored()
        self._history = GrowingHistory(
            [json_text(written(entry)) for entry in runner.tape.history[: self._stored.steps]]
        )  # fmt: skip

    # --- playing ---------------------------------------------------------------------------------

    def do(self, seat: int, command: AnyCommand, *, holder: int | None) -> None:
        """Carry out a command of a seat, or refuse it."""
        runner = self.runner
        match command:
            case AnswerCommand(step=step, key=key):
                if holder is not None and seat != holder:
                    raise Refused("not-asked")
                runner.answer(seat, key, step=step)
            case Undo():
                runner.undo(seat)
            case Redo():
                runner.redo(seat)
            case Withdraw():
                runner.withdraw(seat)
            case Confirm():
                if holder != seat:
                    raise Refuse("nothing-to-confirm")

    def holder(self, table: TableRow, seats: Sequence[SeatRow]) -> int | None:
        """The person who could still take back what would now pass the turn on, or None.

        A question to several, this person among them, has nobody wait: all are asked at the same moment.
        """
        runner = self.runner
        if table.auto_confirm or self.frozen_at is not None:
            return None
        for seat in seats:
            if seat.kind == "human" and not seat.stand_in and runner.can_undo(seat.number):
                question = runner.question
                return seat.number if question is not None and seat.number not in question.choices else None
        return None

    @property
    def asks_several(self) -> bool:
        question = self.runner.question
        return question is not None and question.several is not None and not question.veiled

    @property
    def reacting(self) -> bool:
        """Whether reactions are awaited."""
        question = self.runner.question
        return question is not None and question.veiled

    @property
    def window(self) -> int | None:
        """The step of the reaction window that stands for its time, if there is one."""
        return self.runner.step if self.reacting and self.runner.stands else None

    def has_default(self, seat: int) -> bool:
        """Whether the open question answers itself where this seat says nothing."""
        question = self.runner.question
        return question is not None and question.default is not None and seat in question.default

    def let_stand(self) -> None:
        """Nothing that was answered so far can be taken back any more."""
        self.runner.tape.learn()

    # --- storing ---------------------------------------------------------------------------------

    def unsaved(self) -> Change:
        """What has happened since the last time that it was stored."""
        runner, stored = self.runner, self._stored
        change = Change(entries=[*enumerate(self._unwritten(), start=stored.steps)])
        parts = json_text({str(seat): key_of(option) for seat, option in runner.parts.items()})
        change.table["parts"] = parts
        newest = runner.checkpoint
        if newest is not stored.checkpoint:
            change.table["checkpoint"] = json_text(
                Point(
                    newest.at,
                    newest.barrier,
                    newest.last_seat,
                    newest.lines,
                    msgspec.Raw(msgspec.json.encode(newest.state)),
                )
            )
            change.lines_from = min(stored.lines, newest.lines)
            lines = runner.log.lines if runner.log else []
            change.lines = [json_text(line) for line in lines[change.lines_from : newest.lines]]
        return change

    def _unwritten(self) -> list[str]:
        """The entries that are not in the database yet, as they will be there."""
        return [json_text(written(entry)) for entry in self.runner.tape.since(self._stored.steps)]

    def saved(self) -> None:
        """What `unsaved` gave is in the database now."""
        self._history.append(self._unwritten())
        checkpoint = self.runner.checkpoint
        self._stored = Stored(self.runner.tape.length, checkpoint, checkpoint.lines)

    def record(self) -> bytes:
        """The game's record, as bots and replays get it. What is stored of its history was encoded before."""
        history = self._history.with_further(self._unwritten())
        return msgspec.json.encode(files.record_of(self.runner, history))


class GrowingHistory:
    """The entries of a game as one text in JSON, which grows with it and is never encoded again."""

    def __init__(self, entries: list[str]) -> None:
        self._text = bytearray(b"[")
        self.append(entries)

    def append(self, entries: list[str]) -> None:
        for entry in entries:
            self._text += entry.encode() if len(self._text) == 1 else b"," + entry.encode()

    def with_further(self, entries: list[str]) -> msgspec.Raw:
        """All of it, and some more that may still come to nothing."""
        further = ",".join(entries).encode()
        between = b"," if further and len(self._text) > 1 else b""
        return msgspec.Raw(b"".join((self._text, between, further, b"]")))


class Stored(msgspec.Struct):
    """How far a game is in the database: steps, checkpoint, log lines."""

    steps: int = 0
    checkpoint: Checkpoint | None = None
    lines: int = 0


def written(entry: Entry) -> Entry:
    """An entry as it is kept: answers by their meaning."""
    if isinstance(entry, Answer) and not isinstance(entry.option, str):
        return Answer(entry.seat, key_of(entry.option), entry.hash)
    return entry
