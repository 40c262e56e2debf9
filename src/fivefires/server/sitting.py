"""Sitting down, getting up, and what hosts do with seats: changes to the draft of a table."""

from __future__ import annotations

from collections.abc import Callable

from .draft import Draft
from .refusals import Refuse
from .seats import Viewer, fit_name, hashed
from .storage.rows import SeatRow
from .wire import Join, SeatChange


def join(draft: Draft, join: Join, secret: str) -> int:
    """Take the open seat that was asked for, or the first one. Whoever sits here already stays where they are."""
    given = hashed(secret)
    for seat in draft.seats:
        if seat.secret_hash == given:
            return seat.number
    _check_going_on(draft)
    seat = _open_seat(draft, join.seat)
    seat.kind, seat.name, seat.secret_hash, seat.stand_in = "human", fit_name(join.name), given, False
    return seat.number


def _open_seat(draft: Draft, wanted: int | None) -> SeatRow:
    if wanted is not None:
        if not 0 <= wanted < len(draft.seats) or draft.seats[wanted].kind != "open":
            raise Refuse("seat-taken")
        return draft.seats[wanted]
    for seat in draft.seats:
        if seat.kind == "open":
            return seat
    raise Refuse("full")


def change(
    draft: Draft, viewer: Viewer, number: int, wanted: SeatChange, known: Callable[[str], str], secret: str
) -> bool:
    """Change a seat as its owner or the host wishes. True where `secret` is its new one and the old one is void.

    `known` refuses bots that do not exist, and names one where none is named.
    """
    renewed = _changed(draft, viewer, number, wanted, known)
    if renewed:
        draft.seats[number].secret_hash = hashed(secret)
    return renewed


def _changed(draft: Draft, viewer: Viewer, number: int, wanted: SeatChange, known: Callable[[str], str]) -> bool:
    if not 0 <= number < len(draft.seats):
        raise Refuse("seat-taken")
    _check_going_on(draft)
    seat, owner = draft.seats[number], viewer.seat == number
    _only(owner or viewer.host, "host-only")
    if wanted.leave:
        _leave(draft, seat)
        return False
    renewed = wanted.revoke
    if wanted.revoke:
        _only(owner, "owner-only")
    elif wanted.kind is not None and wanted.kind != seat.kind:
        renewed = _change_kind(viewer, seat, wanted, known)
    elif wanted.stand_in is not None:
        _only(seat.kind == "human", "owner-only")
        seat.stand_in, seat.bot = wanted.stand_in, known(wanted.bot or seat.bot)
    elif wanted.bot is not None:
        _only(viewer.host and seat.kind == "bot", "host-only")
        seat.bot = known(wanted.bot)
    if wanted.name is not None:
        _only(owner or (viewer.host and (renewed or seat.kind == "bot")), "owner-only")
        seat.name = fit_name(wanted.name)
    return renewed


def _change_kind(viewer: Viewer, seat: SeatRow, wanted: SeatChange, known: Callable[[str], str]) -> bool:
    """The host opens a seat, gives it to a bot, or takes it for another person at the same device."""
    _only(viewer.host, "host-only")
    _only(viewer.seat != seat.number, "seat-taken")
    assert wanted.kind is not None
    seat.kind, seat.secret_hash, seat.stand_in = wanted.kind, None, False
    seat.name = ""
    if wanted.kind == "bot":
        seat.bot = known(wanted.bot or "")
    return wanted.kind == "human"


def _leave(draft: Draft, seat: SeatRow) -> None:
    """An empty seat waits for the invite link. A host who leaves hands over to the next person."""
    _only(seat.kind == "human", "owner-only")
    seat.kind, seat.name, seat.secret_hash, seat.stand_in = "open", "", None, False
    if seat.number == draft.table.host:
        others = [one.number for one in draft.seats if one.kind == "human"]
        draft.table.host = others[0] if others else seat.number


def _check_going_on(draft: Draft) -> None:
    if draft.table.status == "finished":
        raise Refuse("over")
    if draft.table.status == "closed":
        raise Refuse("closed")


def _only(allowed: bool, otherwise: str) -> None:
    if not allowed:
        raise Refuse(otherwise)
