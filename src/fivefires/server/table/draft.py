"""A draft of a table: what a command would make of it. It counts once it is in the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from fivefires.kernel import SPECTATOR
from fivefires.kernel.tape import Answer
from fivefires.server.storage.rows import Change, DealRow, FormerRow, NoteRow, SeatRow, Summary, TableRow, json_text
from fivefires.server.wire import NoteKind

from . import standing
from .play import Play

# Notes that change nothing about who has seen which hand: at one step, only the last one about a seat is kept.
PASSING: frozenset[NoteKind] = frozenset({"opened", "bot", "stand-in", "back", "host", "declined"})


class Draft(msgspec.Struct):
    """Copies of the rows, to be changed at will; the game itself is the one at the table.

    `dismissed` are the seats whose sockets are closed when this counts, each with the code that tells why; `summoned`
    those who are asked something, and are to be notified where they are away.
    """

    table: TableRow
    seats: list[SeatRow]
    play: Play | None
    notes: list[NoteRow] = []
    former: list[FormerRow] = []
    forgets: list[str] = []
    dismissed: dict[int, str] = {}
    summoned: list[int] = []
    deal: DealRow | None = None

    @classmethod
    def of(cls, table: TableRow, seats: Sequence[SeatRow], play: Play | None, notes: Sequence[NoteRow] = ()) -> Draft:
        rows = [msgspec.structs.replace(seat) for seat in seats]
        return cls(msgspec.structs.replace(table), rows, play, [*notes])

    def note(self, what: NoteKind, seat: SeatRow, now: float) -> None:
        """Have the log say something about a seat, and about whoever sits there. Before the game there is no log."""
        if self.table.status != "playing" or self.play is None:
            return
        step, number = self.play.runner.step, 1 + max((note.number for note in self.notes), default=0)
        # The same for everybody: where a seat's own lines end is its own business.
        told = self.play.runner.log.for_seat(SPECTATOR) if self.play.runner.log else []
        after = told[-1].at if told else 0
        self.notes = [
            note
            for note in self.notes
            if not (what in PASSING and note.what in PASSING and (note.seat, note.step) == (seat.number, step))
        ]
        self.notes.append(
            NoteRow(
                number=number, what=what, seat=seat.number, person=seat.person, name=seat.name, step=step,
                after=after, at=now,
            )
        )  # fmt: skip

    def unlist(self) -> None:
        """This table looks for players no longer."""
        self.table.listing = self.table.listed = self.table.listed_until = None

    @property
    def holder(self) -> int | None:
        """Whoever may still take back what would pass the turn on."""
        if self.play is None or self.table.status != "playing":
            return None
        return self.play.holder(self.table, self.seats)

    def passing(self, seat: int) -> bool | None:
        """Whether a seat has passed until its turn, where it may do so: not in its turn, and not for ever."""
        play = self.play
        if seat == SPECTATOR or play is None or play.runner.over or self.table.status != "playing":
            return None
        waits = play.runner.state.active != seat and not self.seats[seat].played_by_bot
        return self.seats[seat].passing if waits and play.runner.game.reactions else None

    def settle(self, now: float, step: int | None, reacting: float, silence: float | None) -> None:
        """See what follows from the game: whether it is over, who is asked since when, when to look again.

        `step` is the question that was open before; a reaction window stands for `reacting` seconds, and a question
        with a default waits for `silence`.
        """
        table, play = self.table, self.play
        if table.status != "lobby":
            self.unlist()
        if play is None or table.status != "playing":
            table.asked, table.due = "{}", None
            if table.status == "closed":
                table.chain = None  # It has no result, and nothing can follow it.
            return
        runner, holder = play.runner, self.holder
        if runner.over and holder is None:
            table.status, table.asked, table.due = "finished", "{}", None
            table.result = json_text(runner.state.result)
            if table.deal is not None:
                table.summary = self.summed_up(table.host)
            return
        before = table.asked_since if step == runner.step else {}
        asked = {seat: before.get(seat, now) for seat in ([holder] if holder is not None else runner.asked())}
        table.asked = json_text({str(seat): since for seat, since in asked.items()})
        if play.window is None:
            table.due = self._due(play, asked, now, silence)
        elif step != runner.step or table.due is None:
            table.due = now + reacting

    def summed_up(self, seat: int) -> str:
        """How a finished play of a deal went for the person at this seat."""
        assert self.play is not None
        runner = self.play.runner
        scores = {
            chart.id: tuple(float(chart.value(runner.state, one)) for one in range(runner.state.seats))
            for chart in runner.game.charts
        }
        decided = sum(isinstance(entry, Answer) and entry.seat == seat for entry in runner.tape.line)
        alone = all(note.what == "advised" for note in self.notes)
        return json_text(Summary(decisions=decided, scores=scores, alone=alone))

    def _due(self, play: Play, asked: dict[int, float], now: float, silence: float | None) -> float | None:
        if any(self.seats[seat].played_by_bot or standing.answer(self, seat) for seat in asked):
            return now
        hours = self.table.deadline_hours
        late = [] if hours is None else [since + hours * 3600 for since in asked.values()]
        if silence is not None:
            late += [since + silence for seat, since in asked.items() if play.has_default(seat)]
        return min(late, default=None)

    def is_veiled(self, before: TableRow, seats: Sequence[SeatRow], step: int | None) -> bool:
        """Whether all that has happened is that somebody did not react, or what they have said beforehand, which nobody
        else may notice.
        """
        if self.play is None or self.play.runner.over or self.play.runner.step != step:
            return False
        open_columns = _differences(before, self.table).keys() - {"asked", "due"}
        if open_columns or [_openly(seat) for seat in seats] != [_openly(seat) for seat in self.seats]:
            return False
        return self.play.reacting or list(seats) != self.seats

    def change(self, before: TableRow, seats: Sequence[SeatRow], notes: Sequence[NoteRow] = ()) -> Change:
        """What has to be written for this draft to count."""
        change = self.play.unsaved() if self.play is not None and self.play.frozen_at is None else Change()
        change.table.update(_differences(before, self.table))
        changed = [(seat, old) for seat, old in zip(self.seats, seats, strict=True) if seat != old]
        change.seats = [seat for seat, _ in changed]
        change.vacated = [seat.number for seat, old in changed if seat.secret_hash != old.secret_hash]
        kept, known = {note.number for note in self.notes}, {note.number for note in notes}
        change.notes = [note for note in self.notes if note.number not in known]
        change.dropped_notes = sorted(known - kept)
        change.former, change.forgets, change.deal = self.former, self.forgets, self.deal
        return change


def _openly(seat: SeatRow) -> SeatRow:
    """A seat as everybody knows it: only who could react can have passed, and what stands is its own business."""
    return msgspec.structs.replace(seat, passing=False, standing="")


def _differences(before: TableRow, after: TableRow) -> dict[str, Any]:
    """The columns that a command has changed; the event number is the store's to count."""
    columns = [name for name in TableRow.__struct_fields__ if name not in ("event", "parts", "checkpoint")]
    return {name: getattr(after, name) for name in columns if getattr(after, name) != getattr(before, name)}
