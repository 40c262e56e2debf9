"""Consent: who must agree before a person comes to a seat in the middle of a game.

Whoever sits down sees what is hidden there. So, once a game has begun:

- A bot may take any seat that nobody holds, and may stand in for somebody who is away. Bots tell nobody anything.
- A person comes to a seat by one of three ways: the host opens it for the invitation, takes it for somebody at the
  same device, or gets a new link for an owner who has lost theirs. All three are the same to the others, and have the
  same rule.
- The table's `newcomers`, agreed before the game, says who is asked. `asked`: every person who holds a seat, the
  owner included. `free`: only the seat's owner, so that seats of bots are free to take. `none`: nobody comes to
  another seat; only new links can be asked for, of everybody.
- Whoever asks has agreed. One "no" ends it.
- Somebody is *present* while a page shows the table from their seat. Being away is not being absent: people sleep.
  *Absent* is only who has not looked at the table once since everybody was asked, until the waiting time is over: the
  time for a turn where the table has one, but no less than an hour, and a day where turns have no limit. They are
  notified where they have notifications.
- Silence is never consent. As long as the waiting time runs, everybody must agree. Afterwards the absent are no longer
  waited for; somebody who has looked and said nothing stands in the way as a "no" does.
- Nobody's agreement lasts for ever: what was not done as long again after the waiting time has lapsed. It also lapses
  when the seat changes hands, or the host does.
- The seat of somebody whom the host has removed is sealed: a bot has it until the game is over. Otherwise removing
  people would be a way to their hands, also where seats of bots are free to take.

To be the host instead of a host who is gone is asked of everybody in the same way.

Nobody is asked over and over: whoever asks waits a minute before the next question, and ten after a "no".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from fivefires.server.refusals import Refuse
from fivefires.server.storage.rows import SeatRow, TableRow, json_text
from fivefires.server.wire import Asking, Consent, Wish

HOUR = 3600.0
LEAST_HOURS = 1.0
UNLIMITED_HOURS = 24.0
# Seconds between two questions of the same person, and after a "no".
PAUSE, PAUSE_AFTER_NO = 60.0, 600.0

Verdict = Literal["agreed", "waiting", "lapsed"]


class Request(msgspec.Struct, kw_only=True):
    """What is asked, as it is stored. People are named as persons: a seat may have another one tomorrow.

    `holder` held the seat when it was asked for; it is empty for a bot. `seen` have looked at the table since.
    """

    number: int
    what: Wish
    seat: int
    holder: str
    by: str
    at: float
    agreed: list[str] = []
    seen: list[str] = []
    ended: Literal["", "declined", "withdrawn"] = ""


def wait_hours(table: TableRow) -> float:
    """How long those who are away are waited for."""
    return UNLIMITED_HOURS if table.deadline_hours is None else max(LEAST_HOURS, table.deadline_hours)


def request_of(table: TableRow) -> Request | None:
    return msgspec.json.decode(table.asking, type=Request) if table.asking else None


def pending(table: TableRow, seats: Sequence[SeatRow]) -> Request | None:
    """What is asked and not yet answered, unless it has become pointless."""
    request = request_of(table)
    return request if request is not None and not request.ended and _has_point(request, table, seats) else None


def _has_point(request: Request, table: TableRow, seats: Sequence[SeatRow]) -> bool:
    """Whether the game goes on, the same one sits there, and whoever asked may still ask."""
    if table.status != "playing" or seats[request.seat].person != request.holder:
        return False
    if request.what == "host":
        return seats[table.host].person != request.by
    return seats[table.host].person == request.by and seats[request.seat].kind != "open"


def electorate(request: Request, table: TableRow, seats: Sequence[SeatRow]) -> list[SeatRow]:
    """The seats of everybody who is asked."""
    people = [seat for seat in seats if seat.kind == "human" and seat.person != request.by]
    if table.newcomers == "free" and request.what != "host":
        return [seat for seat in people if seat.number == request.seat]
    return people


def verdict(request: Request, table: TableRow, seats: Sequence[SeatRow], now: float) -> Verdict:
    missing = [seat for seat in electorate(request, table, seats) if seat.person not in request.agreed]
    wait = wait_hours(table) * HOUR
    if now >= request.at + 2 * wait:
        return "lapsed"
    if not missing:
        return "agreed"
    if now < request.at + wait:
        return "waiting"
    return "lapsed" if any(seat.person in request.seen for seat in missing) else "agreed"


# --- asking and answering -------------------------------------------------------------------------


def ask(table: TableRow, seats: Sequence[SeatRow], wanted: Request) -> bool:
    """True where everybody has agreed to what is wanted; what was asked is settled then. Else they are asked now."""
    if wanted.what != "host":
        check_possible(table, seats[wanted.seat], wanted.what)
    request = pending(table, seats)
    if request is None or not _is_same(request, wanted) or verdict(request, table, seats, wanted.at) == "lapsed":
        if electorate(wanted, table, seats):
            _check_pause(table, seats, wanted)
        request = wanted
    agreed = verdict(request, table, seats, wanted.at) == "agreed"
    table.asking = None if agreed else json_text(request)
    return agreed


def check_possible(table: TableRow, seat: SeatRow, what: Wish) -> None:
    """Refuse what nobody could agree to."""
    if table.newcomers == "none" and what != "renew":
        raise Refuse("no-newcomers")
    if seat.sealed:
        raise Refuse("sealed")


def _is_same(request: Request, wanted: Request) -> bool:
    return (request.what, request.seat, request.by) == (wanted.what, wanted.seat, wanted.by)


def _check_pause(table: TableRow, seats: Sequence[SeatRow], wanted: Request) -> None:
    """Nobody asks all the time, and nobody but the host talks over somebody else's question."""
    before = request_of(table)
    if before is None:
        return
    if before.by == wanted.by:
        pause = PAUSE_AFTER_NO if before.ended == "declined" else PAUSE
        too_early = wanted.at < before.at + pause
    else:
        open_still = pending(table, seats) is not None and verdict(before, table, seats, wanted.at) != "lapsed"
        too_early = open_still and seats[table.host].person != wanted.by
    if too_early:
        raise Refuse("asked-lately")


def answer(table: TableRow, seats: Sequence[SeatRow], seat: int, consent: Consent) -> bool:
    """Write down what somebody says to what is asked. False where that was a "no"."""
    request, person = pending(table, seats), seats[seat].person
    if request is None or request.number != consent.number:
        raise Refuse("asked-no-longer")
    if person == request.by:
        request.ended = "" if consent.agree else "withdrawn"
    elif all(one.person != person for one in electorate(request, table, seats)):
        raise Refuse("asked-no-longer")
    elif consent.agree:
        request.agreed = [*dict.fromkeys([*request.agreed, person])]
    else:
        request.ended = "declined"
    table.asking = json_text(request)
    return request.ended != "declined"


def look(table: TableRow, seats: Sequence[SeatRow], seat: int) -> None:
    """Somebody looks at the table, and has seen what is asked."""
    request = pending(table, seats)
    if request is not None and seats[seat].person not in request.seen:
        request.seen.append(seats[seat].person)
        table.asking = json_text(request)


def overlooks(table: TableRow, seats: Sequence[SeatRow], seat: int) -> bool:
    """Whether something is asked that this person has not seen."""
    request = pending(table, seats)
    return request is not None and seats[seat].person not in request.seen


def shown(table: TableRow, seats: Sequence[SeatRow]) -> Asking | None:
    """What is asked, as everybody sees it. A "no" is shown until something else is asked; nobody sees whose it was."""
    request = request_of(table)
    if request is None or request.ended == "withdrawn" or not _has_point(request, table, seats):
        return None
    asked = electorate(request, table, seats)
    missing = [seat for seat in asked if seat.person not in request.agreed]
    until = request.at + wait_hours(table) * HOUR
    return Asking(
        request.number,
        request.what,
        request.seat,
        next(seat.number for seat in seats if seat.person == request.by),
        tuple(seat.number for seat in asked if seat.person in request.agreed),
        tuple(seat.number for seat in missing if seat.person in request.seen),
        tuple(seat.number for seat in missing if seat.person not in request.seen),
        until,
        until + wait_hours(table) * HOUR,
        request.ended == "declined",
    )
