"""A draft of a table: what a command would make of it. It counts once it is in the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from .play import Play
from .storage.rows import Change, SeatRow, TableRow, json_text


class Draft(msgspec.Struct):
    """Copies of the rows, to be changed at will; the game itself is the one at the table."""

    table: TableRow
    seats: list[SeatRow]
    play: Play | None

    @classmethod
    def of(cls, table: TableRow, seats: Sequence[SeatRow], play: Play | None) -> Draft:
        return cls(msgspec.structs.replace(table), [msgspec.structs.replace(seat) for seat in seats], play)

    @property
    def holder(self) -> int | None:
        """Whoever may still take back what would pass the turn on."""
        if self.play is None or self.table.status != "playing":
            return None
        return self.play.holder(self.table, self.seats)

    def settle(self, now: float, step: int | None) -> None:
        """See what follows from the game: whether it is over, who is asked since when, when to look again.

        `step` is the question that was open before.
        """
        table, play = self.table, self.play
        if play is None or table.status != "playing":
            table.asked, table.due = "{}", None
            return
        runner, holder = play.runner, self.holder
        if runner.over and holder is None:
            table.status, table.asked, table.due = "finished", "{}", None
            return
        before = table.asked_since if step == runner.step else {}
        asked = {seat: before.get(seat, now) for seat in ([holder] if holder is not None else runner.asked())}
        table.asked = json_text({str(seat): since for seat, since in asked.items()})
        table.due = self._due(asked, now)

    def _due(self, asked: dict[int, float], now: float) -> float | None:
        if any(self.seats[seat].played_by_bot for seat in asked):
            return now
        if self.table.deadline_hours is None:
            return None
        return min(asked.values()) + self.table.deadline_hours * 3600

    def is_veiled(self, before: TableRow, seats: Sequence[SeatRow], step: int | None) -> bool:
        """Whether all that has happened is that somebody did not react, which nobody else may notice."""
        runner = self.play.runner if self.play is not None else None
        if runner is None or runner.question is None or not runner.question.veiled or runner.step != step:
            return False
        open_columns = _differences(before, self.table).keys() - {"asked", "due"}
        return not open_columns and list(seats) == self.seats

    def change(self, before: TableRow, seats: Sequence[SeatRow]) -> Change:
        """What has to be written for this draft to count."""
        change = self.play.unsaved() if self.play is not None and self.play.frozen_at is None else Change()
        change.table.update(_differences(before, self.table))
        changed = [(seat, old) for seat, old in zip(self.seats, seats, strict=True) if seat != old]
        change.seats = [seat for seat, _ in changed]
        change.vacated = [seat.number for seat, old in changed if seat.secret_hash != old.secret_hash]
        return change


def _differences(before: TableRow, after: TableRow) -> dict[str, Any]:
    """The columns that a command has changed; the event number is the store's to count."""
    columns = [name for name in TableRow.__struct_fields__ if name not in ("event", "parts", "checkpoint")]
    return {name: getattr(after, name) for name in columns if getattr(after, name) != getattr(before, name)}
