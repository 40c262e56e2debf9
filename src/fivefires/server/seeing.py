"""Seeing: the one place where anything about a game is made for somebody to look at.

Socket, HTTP, replay and download all send what `envelope` and `seen` make here, which is the kernel's sight of one
seat and what every seat may know of the table.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from fivefires.kernel import SPECTATOR, AnyOption, Message, Runner, Sight, key_of, message, sight
from fivefires.kernel.log import Line
from fivefires.kernel.scene import Scene
from fivefires.kernel.sight import Asked, Offer, offers
from fivefires.kernel.state import EVERYBODY

from .seats import Viewer
from .storage.rows import SeatRow, TableRow
from .wire import Envelope, SeatInfo, TableInfo


def seen(runner: Runner[Any], seat: int, *, since: int = 0, holder: int | None = None) -> Sight:
    """What a seat sees. While `holder` may still take an answer back, nobody else is shown what comes next."""
    try:
        sees = sight(runner, seat, since=since)
    except Exception:  # A scene that fails costs the picture: question and log are enough to play on.
        sees = _without_scene(runner, seat, since)
    if holder is None:
        return sees
    if seat == holder:
        return msgspec.structs.replace(sees, waiting=None, waiting_for=(holder,))
    return msgspec.structs.replace(
        sees, question=None, waiting=message("waiting-for-choice"), waiting_for=(holder,)
    )  # fmt: skip


def _without_scene(runner: Runner[Any], seat: int, since: int) -> Sight:
    question = runner.question
    asked = None
    if question is not None and seat in question.choices:
        given = runner.parts.get(seat)
        asked = Asked(
            question.text(),
            question.prompt.rule,
            _offers(runner, seat, question.choices[seat]),
            question.several is not None,
            key_of(given) if given is not None else "",
        )
    elsewhere = question is not None and seat not in question.choices
    return Sight(
        seat,
        runner.step,
        Scene(),
        tuple(Line(line.at, line.text, line.rule, EVERYBODY) for line in lines_for(runner, seat)[since:]),
        asked,
        message("waiting-for-reactions" if question and question.veiled else "waiting-for-choice")
        if elsewhere
        else None,
        tuple(runner.asked()) if question and not question.veiled else (),
        runner.can_undo(seat),
        runner.can_redo(seat),
        runner.state.result,
    )


def _offers(runner: Runner[Any], seat: int, options: Sequence[AnyOption]) -> tuple[Offer, ...]:
    """The options with their labels, or with their bare keys where the labels are what fails."""
    try:
        return offers(options, runner.game.view(runner.state, seat))
    except Exception:
        return tuple(Offer(key_of(option), message(key_of(option))) for option in options)


def lines_for(runner: Runner[Any], seat: int) -> list[Line]:
    return runner.log.for_seat(seat) if runner.log else []


def table_info(
    table: TableRow,
    seats: Sequence[SeatRow],
    viewer: Viewer,
    present: Collection[int] = (),
    paused: str = "",
) -> TableInfo:
    """What a viewer may know of a table apart from its game."""
    return TableInfo(
        table.id,
        table.game,
        table.version,
        table.agreed,
        table.status,
        tuple(
            SeatInfo(seat.number, seat.kind, seat.name, seat.bot, seat.stand_in, seat.number in present)
            for seat in seats
        ),
        table.host,
        table.commitment,
        table.deadline_hours,
        table.auto_confirm,
        paused,
        msgspec.json.decode(table.note, type=Message) if table.note else None,
        table.rematch if viewer.role != "invite" else "",
        table.created,
        table.touched,
        viewer.seat if viewer.role == "seat" else None,
        table.invite if viewer.host else "",
        table.watch if viewer.role == "seat" else "",
    )


def envelope(
    table: TableRow,
    info: TableInfo,
    runner: Runner[Any] | None,
    seat: int = SPECTATOR,
    *,
    since: int = 0,
    holder: int | None = None,
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
        table.seed if table.status == "finished" else "",
    )
