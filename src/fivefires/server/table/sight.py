"""Seeing: the one place where anything about a game is made for somebody to look at.

Socket, HTTP, replay and download all send what `envelope` and `seen` make here, which is the kernel's sight of one
seat and what every seat may know of the table.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from math import inf
from typing import Any

import msgspec

from fivefires.kernel import SPECTATOR, Runner, Sight, message
from fivefires.kernel.log import Line
from fivefires.kernel.sight import safe_sight
from fivefires.server.logs import warn
from fivefires.server.people.consent import shown as asking_shown
from fivefires.server.people.consent import wait_hours
from fivefires.server.people.seats import Viewer
from fivefires.server.storage.rows import NOTHING_SAID, Beforehand, NoteRow, SeatRow, TableRow
from fivefires.server.wire import Envelope, Note, SeatInfo, TableInfo

from .lessons import coach


def seen(runner: Runner[Any], seat: int, *, since: int = 0, holder: int | None = None) -> Sight:
    """What a seat sees. While `holder` may still take an answer back, nobody else is shown what comes next."""
    sees = safe_sight(runner, seat, since=since, failed=lambda error: _tell_once(runner.game.id, repr(error)))
    if holder is None:
        return sees
    if seat == holder:
        return msgspec.structs.replace(sees, waiting=None, waiting_for=(holder,))
    return msgspec.structs.replace(
        sees, question=None, waiting=message("waiting-for-choice"), waiting_for=(holder,)
    )  # fmt: skip


@lru_cache(maxsize=256)
def _tell_once(game: str, what: str) -> None:
    """A scene fails again and again; whoever runs the server needs to hear of it once."""
    warn("scene failed", game=game, why=what)


def who_has_answered(runner: Runner[Any]) -> tuple[int, ...]:
    """Of those who are asked at once; in a hidden question even that is a secret."""
    question = runner.question
    return () if question is None or question.veiled else tuple(sorted(runner.parts))


def lines_for(runner: Runner[Any], seat: int) -> list[Line]:
    return runner.log.for_seat(seat) if runner.log else []


def table_info(
    table: TableRow,
    seats: Sequence[SeatRow],
    viewer: Viewer,
    notes: Sequence[NoteRow] = (),
    present: Collection[int] = (),
    paused: str = "",
    now: float = inf,
) -> TableInfo:
    """What a viewer may know of a table apart from its game. At the door that is who sits there, and what is agreed."""
    inside = viewer.role != "invite"
    return TableInfo(
        table.id,
        table.game,
        table.version,
        msgspec.structs.replace(table.agreed, earlier=None),
        table.status,
        tuple(_seat_info(seat, seat.number in present) for seat in seats),
        table.host,
        table.commitment,
        table.deadline_hours,
        table.auto_confirm,
        table.newcomers,
        table.reactions,
        table.reaction_seconds,
        table.silence_seconds,
        table.advice,
        wait_hours(table),
        paused,
        table.told,
        table.rematch if inside else "",
        table.created,
        table.touched,
        viewer.seat if viewer.role == "seat" else None,
        table.invite if viewer.host else "",
        table.watch if viewer.role == "seat" and _may_be_watched(table) else "",
        tuple(_note(row) for row in notes) if inside else (),
        asking_shown(table, seats) if inside else None,
        table.forgotten_persons,
        (table.chain or "") if inside else "",
        table.link,
        table.following if inside else "",
        (table.deal or "") if inside else "",
        table.listing_at(now),
    )


def _may_be_watched(table: TableRow) -> bool:
    """Whoever watches a play of a deal could be playing it, too: nobody does before it is finished."""
    return table.deal is None or table.status == "finished"


def _seat_info(seat: SeatRow, present: bool) -> SeatInfo:
    return SeatInfo(
        seat.number, seat.kind, seat.name, seat.bot, seat.stand_in, present, seat.person, seat.muted, seat.sealed
    )  # fmt: skip


def _note(row: NoteRow) -> Note:
    return Note(row.number, row.what, row.seat, row.name, row.step, row.after, row.at)


def envelope(
    table: TableRow,
    info: TableInfo,
    runner: Runner[Any] | None,
    seat: int = SPECTATOR,
    *,
    since: int = 0,
    holder: int | None = None,
    left: float | None = None,
    passing: bool | None = None,
    said: Beforehand = NOTHING_SAID,
) -> Envelope:
    """Everything that one seat gets to see of a table and its game."""
    if runner is None:
        return Envelope(table.shown, info, None)
    total = len(lines_for(runner, seat))
    return Envelope(
        table.shown,
        info,
        seen(runner, seat, since=min(since, total), holder=holder),
        min(since, total),
        total,
        seat == holder,
        who_has_answered(runner) if holder is None else (),
        table.seed if table.status == "finished" else "",
        left,
        passing,
        coach(runner, seat) if holder is None else None,
        said.standing,
        said.stood,
    )
