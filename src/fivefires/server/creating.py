"""New tables: from what somebody wishes, from an earlier game, or from a file."""

from __future__ import annotations

from typing import Any

import msgspec

from fivefires.kernel import Runner, Setup, message

from .refusals import Refuse
from .seats import fit_name, hashed, new_token
from .services import Services
from .storage.rows import Change, SeatRow, TableRow, json_text
from .uploads import Upload
from .wire import Created, NewSeat, NewTable, Seated


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
    game.check(setup)
    table = _table(services, game.id, game.version, setup)
    table.deadline_hours, table.auto_confirm = wish.deadline_hours, wish.auto_confirm
    return _with_seats(services, table, wish.seats)


def from_file(services: Services, upload: Upload) -> NewRows:
    """A game from a file. It is over, or waits in the lobby for its seats to be taken; bots hold all but the first."""
    setup = msgspec.json.decode(upload.setup, type=Setup)
    table = _table(services, upload.game, upload.version, setup)
    table.seed, table.parts = upload.seed, upload.parts
    table.status = "finished" if upload.over else "lobby"
    table.note = json_text(message("note-uploaded" if upload.verified else "note-unverified"))
    wishes = [NewSeat("human" if number == 0 else "bot") for number in range(setup.players)]
    rows = _with_seats(services, table, wishes)
    rows.change = Change(entries=list(enumerate(upload.entries)))
    return rows


def from_earlier(services: Services, earlier: TableRow, seats: list[SeatRow], runner: Runner[Any] | None) -> NewRows:
    """The same people at a new table, each with the secret that they have; `runner` is a game that this one follows."""
    game = services.game(earlier.game)
    setup = earlier.agreed
    result = runner.state.result if runner is not None else None
    setup = msgspec.structs.replace(setup, earlier=msgspec.to_builtins(result) if result is not None else None)
    game.check(setup)
    table = _table(services, game.id, game.version, setup)
    table.host, table.deadline_hours, table.auto_confirm = earlier.host, earlier.deadline_hours, earlier.auto_confirm
    rows = [msgspec.structs.replace(seat, stand_in=False) for seat in seats]
    return NewRows(table, rows, Created(table.id, table.invite, table.watch, table.host, ""))


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
            seat.bot = services.known_bot(wish.bot)
        elif wish.kind == "human":
            secret = new_token(services.config.tokens)
            seat.secret_hash = hashed(secret)
            seated.append(Seated(number, secret))
        seats.append(seat)
    if not seated:
        raise Refuse("no-human")
    own, *others = seated
    table.host = own.seat
    created = Created(table.id, table.invite, table.watch, own.seat, own.secret, tuple(others))
    return NewRows(table, seats, created)
