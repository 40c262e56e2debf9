"""Sitting down, getting up, and what hosts do with seats: changes to the draft of a table.

Before the game there is nothing to see at a seat, and the host arranges them freely; whoever loses one is told. Once
it has begun, `consent` says what others must agree to.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

import msgspec

from fivefires.kernel import SPECTATOR
from fivefires.server.refusals import Refuse
from fivefires.server.storage.rows import FormerRow, SeatRow, json_text
from fivefires.server.table.draft import PASSING, Draft
from fivefires.server.wire import Consent, Join, Renewal, SeatChange, Wish

from .consent import Request, answer, ask, electorate, request_of
from .seats import Viewer, fit_name, hashed

# A game in which seats have changed hands so often takes nobody in any more, so that its log does not grow for ever.
MOST_NOTES = 200


class Around(msgspec.Struct, frozen=True):
    """What a change needs of the world: the time, who looks at the table, and secrets that nobody has yet.

    `now` is the time that people are told. `counted` is the server's own, by which waiting is counted: nobody can set
    it. `known` refuses bots that do not exist, and names one where none is named.
    """

    now: float
    counted: float
    present: Collection[int]
    known: Callable[[str], str]
    secret: str
    person: str
    invite: str


# --- sitting down ---------------------------------------------------------------------------------


def join(draft: Draft, join: Join, around: Around) -> int:
    """Take the open seat that was asked for, or the first one. Whoever sits here already stays where they are."""
    given = hashed(around.secret)
    for seat in draft.seats:
        if seat.secret_hash == given:
            return seat.number
    if around.secret in (draft.table.invite, draft.table.watch):
        raise Refuse("malformed")  # A link that others have must not be anybody's secret.
    _check_going_on(draft)
    seat = _open_seat(draft, join.seat)
    _sit(draft, seat, fit_name(join.name), around)
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


def _sit(draft: Draft, seat: SeatRow, name: str, around: Around) -> None:
    """Somebody new sits down."""
    _check_room(draft)
    _clear(seat)
    seat.kind, seat.name = "human", name
    seat.person, seat.secret_hash = around.person, hashed(around.secret)
    draft.note("sat-down", seat, around.now)


def _check_room(draft: Draft) -> None:
    if sum(note.what not in PASSING and note.what != "advised" for note in draft.notes) >= MOST_NOTES:
        raise Refuse("restless")


# --- changing seats -------------------------------------------------------------------------------


def change(draft: Draft, viewer: Viewer, number: int, wanted: SeatChange, around: Around) -> bool:
    """Change a seat as its owner or the host wishes, or ask the others. True where `around.secret` is its own now."""
    if not 0 <= number < len(draft.seats):
        raise Refuse("seat-taken")
    seat, owner = draft.seats[number], viewer.seat == number
    if wanted.muted is not None:
        _mute(viewer, seat, wanted.muted)
        return False
    _check_going_on(draft)
    if draft.table.deal is not None and (wanted.kind is not None or (wanted.bot is not None and not wanted.stand_in)):
        raise Refuse("deal-seats")
    if wanted.host:
        _hand_over(draft, viewer, seat, around)
        return False
    _only(owner or viewer.host, "host-only")
    if wanted.leave:
        _only(owner, "owner-only")
        leave(draft, seat, "left", around)
        return False
    if wanted.remove:
        _remove(draft, viewer, seat, wanted, around)
        return False
    seats_somebody = wanted.kind == "human" and seat.kind != "human"
    renewed = _renewed(draft, viewer, seat, wanted, around)
    if wanted.name is not None and not seats_somebody:
        _only(owner or (viewer.host and seat.kind == "bot"), "owner-only")
        seat.name = fit_name(wanted.name)
    return renewed


def _renewed(draft: Draft, viewer: Viewer, seat: SeatRow, wanted: SeatChange, around: Around) -> bool:
    if wanted.revoke:
        _only(viewer.seat == seat.number, "owner-only")
        seat.secret_hash = hashed(around.secret)
        draft.dismissed[seat.number] = "revoked"
        return True
    if wanted.renew:
        return _renew(draft, viewer, seat, around)
    if wanted.kind is not None and wanted.kind != seat.kind:
        return _change_kind(draft, viewer, seat, wanted, around)
    if wanted.stand_in is not None:
        _let_stand_in(draft, viewer, seat, wanted, around)
    elif wanted.bot is not None:
        _only(viewer.host and seat.kind == "bot", "host-only")
        seat.bot = around.known(wanted.bot)
    return False


def _change_kind(draft: Draft, viewer: Viewer, seat: SeatRow, wanted: SeatChange, around: Around) -> bool:
    """The host opens a seat, gives it to a bot, or takes it for another person at the same device."""
    _only(viewer.host, "host-only")
    _only(viewer.seat != seat.number, "seat-taken")
    kind = wanted.kind
    assert kind is not None
    if draft.table.status == "playing":
        _only(kind != "bot" or seat.kind == "open", "sits-there")
        if seat.kind != "open" and not _agreed(draft, viewer, seat, "human" if kind == "human" else "open", around):
            return False
    if seat.kind == "human":
        draft.note("vacated", seat, around.now)
        _dismiss(draft, seat, "freed" if draft.table.status == "lobby" else "vacated")
    elif kind == "open":
        draft.note("opened", seat, around.now)
    if kind == "human":
        _sit(draft, seat, fit_name(wanted.name or ""), around)
    else:
        _clear(seat)
        seat.kind = kind
        if kind == "bot":
            seat.bot = around.known(wanted.bot or "")
            draft.note("bot", seat, around.now)
    return kind == "human"


def _let_stand_in(draft: Draft, viewer: Viewer, seat: SeatRow, wanted: SeatChange, around: Around) -> None:
    """A bot plays for the owner, until they are back. Nobody but themselves sends somebody away who is there."""
    _only(seat.kind == "human", "owner-only")
    _only(viewer.seat == seat.number or not wanted.stand_in or seat.number not in around.present, "present")
    seat.bot = around.known(wanted.bot or seat.bot)
    set_stand_in(draft, seat, bool(wanted.stand_in), around.now)


def set_stand_in(draft: Draft, seat: SeatRow, stand_in: bool, now: float) -> None:
    if seat.stand_in != stand_in:
        seat.stand_in = stand_in
        draft.note("stand-in" if stand_in else "back", seat, now)


def _renew(draft: Draft, viewer: Viewer, seat: SeatRow, around: Around) -> bool:
    """The host gets a new link for somebody who has lost theirs. Before the game they simply sit down again."""
    _only(viewer.host and viewer.seat != seat.number, "host-only")
    _only(seat.kind == "human", "owner-only")
    if draft.table.status != "playing":
        raise Refuse("not-started")
    _check_room(draft)
    if not _agreed(draft, viewer, seat, "renew", around):
        return False
    _dismiss(draft, seat, "renewed")
    seat.secret_hash = hashed(around.secret)
    draft.note("renewed", seat, around.now)
    return True


def _mute(viewer: Viewer, seat: SeatRow, muted: bool) -> None:
    _only(viewer.host, "host-only")
    _only(seat.kind == "human" and viewer.seat != seat.number, "owner-only")
    seat.muted = muted


def _hand_over(draft: Draft, viewer: Viewer, seat: SeatRow, around: Around) -> None:
    """The host makes another person the host; somebody else asks to be it, for a host may be gone."""
    _only(seat.kind == "human" and seat.number != draft.table.host, "owner-only")
    if not viewer.host:
        _only(viewer.seat == seat.number, "host-only")
        if draft.table.status != "playing":
            raise Refuse("not-started")
        if not _agreed(draft, viewer, seat, "host", around):
            return
    draft.table.host = seat.number
    draft.unlist()
    draft.note("host", seat, around.now)


# --- getting up -----------------------------------------------------------------------------------


def leave(draft: Draft, seat: SeatRow, why: str, around: Around) -> None:
    """An empty seat waits for the invitation, or in the middle of a game goes to a bot where seats are not free.

    A host who leaves hands over to the next person. A game that nobody is left to play is closed.
    """
    draft.note("left", seat, around.now)
    _dismiss(draft, seat, why)
    _clear(seat)
    seat.kind = "open"
    if seat.number == draft.table.host:
        draft.unlist()
    others = [one.number for one in draft.seats if one.kind == "human"]
    if draft.table.status == "playing":
        if not others:
            draft.table.status = "closed"
        if draft.table.newcomers != "free":
            seat.kind, seat.bot = "bot", around.known("")
    if seat.number == draft.table.host and others:
        draft.table.host = others[0]
        draft.note("host", draft.seats[others[0]], around.now)


def _remove(draft: Draft, viewer: Viewer, seat: SeatRow, wanted: SeatChange, around: Around) -> None:
    """The host sends somebody away. The invitation that they know is void; in the middle of a game a bot plays on."""
    _only(viewer.host, "host-only")
    _only(seat.kind == "human" and viewer.seat != seat.number, "owner-only")
    playing = draft.table.status == "playing"
    draft.note("removed", seat, around.now)
    _dismiss(draft, seat, "removed")
    _clear(seat)
    seat.kind = "bot" if playing or wanted.kind == "bot" else "open"
    seat.bot, seat.sealed = around.known(wanted.bot or ""), playing
    draft.table.invite = around.invite


def _dismiss(draft: Draft, seat: SeatRow, why: str) -> None:
    """A person's secret opens the seat no longer; it is kept so that they can be told why."""
    if seat.secret_hash is not None:
        draft.former.append(FormerRow(secret_hash=seat.secret_hash, person=seat.person, why=why))
    draft.dismissed[seat.number] = why


def _clear(seat: SeatRow) -> None:
    """Nobody sits here any more."""
    seat.name = seat.person = ""
    seat.secret_hash = None
    seat.stand_in = seat.muted = seat.sealed = seat.passing = False
    seat.standing = ""


def forget(draft: Draft, person: str, around: Around) -> None:
    """Keep nothing of what somebody has said, nor their name. If they still sit here, they leave."""
    for seat in draft.seats:
        if seat.person == person:
            _get_up_unknown(draft, seat, around)
    draft.notes = [msgspec.structs.replace(note, name="") if note.person == person else note for note in draft.notes]
    draft.former = [row for row in draft.former if row.person != person]
    draft.forgets.append(person)
    draft.table.forgotten = json_text([*draft.table.forgotten_persons, person])


def _get_up_unknown(draft: Draft, seat: SeatRow, around: Around) -> None:
    if draft.table.status in ("lobby", "playing"):
        leave(draft, seat, "forgotten", around)
        return
    seat.name, seat.secret_hash = "", None  # Who it was stays with the seat, as somebody.
    draft.dismissed[seat.number] = "forgotten"
    others = [one.number for one in draft.seats if one.kind == "human" and one.secret_hash is not None]
    if seat.number == draft.table.host and others:
        draft.table.host = others[0]


def renew_links(draft: Draft, wish: Renewal, invite: str, watch: str) -> None:
    """Links that have come to the wrong people are void; whoever watches needs the new one."""
    if wish.invite:
        draft.table.invite = invite
    if wish.watch:
        draft.table.watch = watch
        draft.dismissed[SPECTATOR] = "unwatched"


# --- consent --------------------------------------------------------------------------------------


def _agreed(draft: Draft, viewer: Viewer, seat: SeatRow, what: Wish, around: Around) -> bool:
    """True where everybody has agreed to this; else they are asked, or still are."""
    table, seats = draft.table, draft.seats
    request = Request(
        number=table.event,
        what=what,
        seat=seat.number,
        holder=seat.person,
        by=seats[viewer.seat].person,
        at=around.counted,
        seen=[one.person for one in seats if one.kind == "human" and one.number in around.present],
    )
    before = table.asking
    agreed = ask(table, seats, request)
    if not agreed and table.asking != before:
        draft.summoned = [one.number for one in electorate(request, table, seats)]
    return agreed


def consent(draft: Draft, viewer: Viewer, given: Consent, now: float) -> None:
    """Somebody agrees to what is asked, or does not."""
    if not answer(draft.table, draft.seats, viewer.seat, given):
        request = request_of(draft.table)
        assert request is not None
        draft.note("declined", draft.seats[request.seat], now)  # And nobody learns whose "no" it was.


def _check_going_on(draft: Draft) -> None:
    if draft.table.status == "finished":
        raise Refuse("over")
    if draft.table.status == "closed":
        raise Refuse("closed")


def _only(allowed: bool, otherwise: str) -> None:
    if not allowed:
        raise Refuse(otherwise)
