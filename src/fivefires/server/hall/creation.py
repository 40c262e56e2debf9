"""New tables: from what somebody wishes, from an earlier game, from a deal that others play, or from a file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import UNSET

from fivefires.kernel import Game, Lesson, Setup, message
from fivefires.kernel.lessons import lesson_of
from fivefires.server.helpers.branches import Branched
from fivefires.server.helpers.uploads import Upload
from fivefires.server.people.seats import fit_name, hashed, new_person, new_token
from fivefires.server.refusals import Refuse
from fivefires.server.services import Services
from fivefires.server.storage.rows import Change, DealRow, SeatRow, TableRow, json_text
from fivefires.server.wire import Branch, Created, Foreknown, NewSeat, NewTable, NextSeat, PlayOn, Seated

# The number of a seat that was nobody's in the earlier game.
NEW = -1

# In a lesson nobody has to be given time to react unseen.
LESSON_WINDOW = 1.0
# Nobody can read a question and answer it in less.
SHORTEST_SILENCE = 5.0


class NewRows(msgspec.Struct):
    """A table that is not stored yet, and what its creator is told."""

    table: TableRow
    seats: list[SeatRow]
    created: Created
    change: Change | None = None


def from_wish(services: Services, wish: NewTable) -> NewRows:
    """A table as somebody wishes it. The first person's seat is the creator's, who is the host."""
    game = services.game(wish.game)
    mode = wish.mode or game.default_setup(len(wish.seats)).mode
    setup = Setup(len(wish.seats), mode, tuple(wish.variants), dict(wish.options))
    if wish.silence_seconds is not None and 0 < wish.silence_seconds < SHORTEST_SILENCE:
        raise Refuse("malformed")
    game.check(setup)
    table = _table(services, game.id, game.version, setup)
    table.chain = new_chain(services, game)
    table.deadline_hours, table.auto_confirm = wish.deadline_hours, wish.auto_confirm
    table.newcomers, table.reactions = wish.newcomers, wish.reactions
    table.reaction_seconds, table.silence_seconds = wish.reaction_seconds, wish.silence_seconds
    table.advice = wish.advice
    table.bot_seconds = wish.bot_seconds
    return _with_seats(services, table, wish.seats)


def from_lesson(services: Services, game: Game[Any], lesson: Lesson, name: str) -> NewRows:
    """A lesson: the learner at one seat, the lesson at all others. It belongs to no chain."""
    table = _table(services, game.id, game.version, lesson.laid)
    table.seed, table.auto_confirm = lesson.seed_bytes.hex(), True
    table.newcomers, table.reaction_seconds = "none", LESSON_WINDOW
    wishes = [NewSeat("human", name) if seat == lesson.learner else NewSeat("bot") for seat in _seats(lesson)]
    return _with_seats(services, table, wishes)


def _seats(lesson: Lesson) -> range:
    return range(lesson.setup.players)


def from_file(services: Services, upload: Upload) -> NewRows:
    """A game from a file. It is over, or waits in the lobby for its seats to be taken; bots hold all but the first."""
    setup = msgspec.json.decode(upload.setup, type=Setup)
    table = _table(services, upload.game, upload.version, setup)
    table.seed, table.parts, table.result = upload.seed, upload.parts, upload.result
    table.status = "finished" if upload.over else "lobby"
    table.note = json_text(message(_note_on(upload, setup)))
    if upload.verified and setup.earlier is None and setup.counts:
        table.chain = new_chain(services, services.game(upload.game))
    wishes = [NewSeat("human" if number == 0 else "bot") for number in range(setup.players)]
    rows = _with_seats(services, table, wishes)
    rows.change = Change(entries=list(enumerate(upload.entries)))
    return rows


def check_alone(table: TableRow, seats: Sequence[SeatRow], seat: int) -> None:
    """Only whoever plays against bots alone may give a game up for another one.

    A bot that stands in for somebody, or has the seat of somebody who was removed, is not enough: it is theirs, too.
    Nor is that enough where others play the same deal: the new game's file would tell its seed to somebody who has not
    finished it.
    """
    if table.deal is not None:
        raise Refuse("branch-deal")
    for one in seats:
        others_bot = one.kind == "bot" and not one.stand_in and not one.sealed
        own = one.number == seat and one.kind == "human" and not one.stand_in
        if not (own or others_bot):
            raise Refuse("branch-others")


def from_branch(
    services: Services, earlier: TableRow, seats: Sequence[SeatRow], seat: int, found: Branched, wish: Branch
) -> NewRows:
    """A game that is played on from a step of another one. It belongs to no chain, and says what it is.

    Bots hold all seats but the asker's, or all are at the asker's screen. Nobody else's name comes along.
    """
    game = found.game
    table = _table(services, game.game, game.version, msgspec.json.decode(game.setup, type=Setup))
    table.seed, table.auto_confirm = game.seed, earlier.auto_confirm
    table.reaction_seconds, table.bot_seconds = earlier.reaction_seconds, earlier.bot_seconds
    table.note = json_text(message("note-branched", step=found.place))
    others = NewSeat("human" if wish.others == "here" else "bot")
    wishes = [NewSeat("human", wish.name) if one == seat else others for one in range(len(seats))]
    rows = _with_seats(services, table, wishes)
    rows.change = Change(entries=list(enumerate(game.entries)))
    return rows


def from_deal(services: Services, deal: DealRow, name: str, foreknown: Foreknown) -> NewRows:
    """One more table of a deal: the same set-up, seed and bots, and the person at the same seat. It is of no chain.

    Nobody is told how to watch it, and nobody waits for it, so that it has no deadline.
    """
    check_deal(services, deal)
    terms = deal.agreed_terms
    table = _table(services, deal.game, deal.version, deal.agreed)
    table.seed, table.bot_seed = deal.seed, deal.bot_seed
    table.deal, table.foreknown, table.newcomers = deal.code, foreknown, "none"
    table.auto_confirm, table.advice, table.bot_seconds = terms.auto_confirm, terms.advice, terms.bot_seconds
    table.reactions, table.reaction_seconds = terms.reactions, terms.reaction_seconds
    table.silence_seconds = terms.silence_seconds
    wishes = [NewSeat("bot", bot=bot) for bot in deal.players]
    wishes[deal.seat] = NewSeat("human", name)
    rows = _with_seats(services, table, wishes)
    rows.created = msgspec.structs.replace(rows.created, watch="")
    return rows


def check_deal(services: Services, deal: DealRow) -> None:
    """Whether a deal would still be the same: its rules, its set-up, and all of its bots."""
    game = services.game(deal.game)
    if game.version != deal.version:
        raise Refuse("deal-rules")
    game.check(deal.agreed)
    for bot in deal.players:
        services.known_bot(bot, deal.game)


def _note_on(upload: Upload, setup: Setup) -> str:
    """What everybody at the table should know of where its game comes from."""
    if not upload.verified:
        return "note-unverified"
    if setup.branched is not UNSET:
        return "note-uploaded-branch"
    return "note-uploaded" if setup.earlier is None else "note-uploaded-link"


def rematch_of(services: Services, earlier: TableRow, seats: Sequence[SeatRow], first: Setup) -> NewRows:
    """The same people begin again, each with the secret that they have: `first` is the set-up of a chain's first link.

    So a rematch forks no chain. It is the first link of one of its own.
    """
    setup = msgspec.structs.replace(first, players=len(seats), earlier=None, branched=UNSET)
    rows = _from_earlier(services, earlier, seats, setup)
    if setup.laid is UNSET:
        rows.table.chain = new_chain(services, services.game(earlier.game))
    return rows


def link_after(services: Services, earlier: TableRow, seats: Sequence[SeatRow], setup: Setup, wish: PlayOn) -> NewRows:
    """The next link of a chain, for the same people or as its host wishes. Whoever stays has the secret that they have.

    A result speaks of the seats of its own game, so people keep theirs unless the host says otherwise.
    """
    chosen = _next_seats(services, earlier, seats, wish.seats) if wish.seats is not None else seats
    rows = _from_earlier(services, earlier, chosen, msgspec.structs.replace(setup, players=len(chosen)))
    rows.table.chain, rows.table.link = earlier.chain, earlier.link + 1
    return rows


def _next_seats(
    services: Services, earlier: TableRow, seats: Sequence[SeatRow], wishes: Sequence[NextSeat]
) -> list[SeatRow]:
    staying = [wish.stays for wish in wishes if wish.stays is not None]
    if len({*staying}) < len(staying) or any(not 0 <= seat < len(seats) for seat in staying):
        raise Refuse("seat-taken")
    if earlier.host not in staying:
        raise Refuse("host-stays")
    chosen = []
    for wish in wishes:
        if wish.stays is not None:
            chosen.append(seats[wish.stays])
        else:
            bot = services.known_bot(wish.bot, earlier.game) if wish.kind == "bot" else ""
            chosen.append(SeatRow(number=NEW, kind=wish.kind, name="", bot=bot))
    return chosen


def _from_earlier(services: Services, earlier: TableRow, seats: Sequence[SeatRow], setup: Setup) -> NewRows:
    """A table like an earlier one, with these of its seats, and others, in this order."""
    game = services.game(earlier.game)
    game.check(setup)
    table = _table(services, game.id, game.version, setup)
    if (lesson := lesson_of(game.lessons, setup)) is not None:
        table.seed = lesson.seed_bytes.hex()
    table.deadline_hours, table.auto_confirm = earlier.deadline_hours, earlier.auto_confirm
    table.newcomers, table.reactions = earlier.newcomers, earlier.reactions
    table.reaction_seconds, table.silence_seconds = earlier.reaction_seconds, earlier.silence_seconds
    table.advice = earlier.advice
    table.bot_seconds = earlier.bot_seconds
    table.host = next(place for place, seat in enumerate(seats) if seat.number == earlier.host)
    rows = [_again(seat, place) for place, seat in enumerate(seats)]
    return NewRows(table, rows, Created(table.id, table.invite, table.watch, table.host, ""))


def _again(seat: SeatRow, place: int) -> SeatRow:
    """A seat in the next game. That of somebody who wants to be forgotten is open."""
    if seat.kind == "human" and seat.secret_hash is None:
        return SeatRow(number=place, kind="open", name="")
    return msgspec.structs.replace(seat, number=place, stand_in=False, sealed=False, passing=False, standing="")


def new_chain(services: Services, game: Game[Any]) -> str | None:
    """Every game that others can follow begins a chain. Its name opens nothing."""
    return new_token(services.config.tokens, 12) if game.follows is not None else None


def _table(services: Services, game: str, version: int, setup: Setup) -> TableRow:
    tokens, now = services.config.tokens, services.config.clock()
    return TableRow(
        id=new_token(tokens, 16),
        game=game,
        version=version,
        setup=json_text(setup),
        seed=tokens(32).hex(),
        bot_seed=tokens(32).hex(),
        invite=new_token(tokens),
        watch=new_token(tokens),
        created=now,
        touched=now,
    )


def _with_seats(services: Services, table: TableRow, wishes: list[NewSeat]) -> NewRows:
    seats, seated = [], []
    for number, wish in enumerate(wishes):
        seat = SeatRow(number=number, kind=wish.kind, name=fit_name(wish.name))
        if wish.kind == "bot":
            seat.bot = services.known_bot(wish.bot, table.game)
        elif wish.kind == "human":
            secret = new_token(services.config.tokens)
            seat.secret_hash, seat.person = hashed(secret), new_person(services.config.tokens)
            seated.append(Seated(number, secret))
        seats.append(seat)
    if not seated:
        raise Refuse("no-human")
    own, *others = seated
    table.host = own.seat
    created = Created(table.id, table.invite, table.watch, own.seat, own.secret, tuple(others))
    return NewRows(table, seats, created)
