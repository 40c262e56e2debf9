"""What is written to the database, each a function of a connection.

A move makes the same few statements again and again. They are kept as texts, so that the database prepares each of
them once.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from . import models
from .rows import Change, Moment, SeatRow, TableRow, json_text
from .trouble import Conflict

_SIGN = {"sqlite": "?", "postgresql": "%s"}


@cache
def _insertion(dialect: str, table: str, *columns: str) -> str:
    signs = ", ".join([_SIGN[dialect]] * len(columns))
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({signs})"


@cache
def _move(dialect: str, columns: tuple[str, ...], fenced: bool) -> str:
    """The statement that makes a table move on, if it is still where its writer knows it, and still theirs."""
    sign = _SIGN[dialect]
    set_to = ", ".join(f"{column} = {sign}" for column in columns)
    return f"UPDATE tables SET {set_to} WHERE id = {sign} AND event = {sign}{f' AND fence = {sign}' if fenced else ''}"


def create(
    connection: Connection, table: TableRow, seats: Sequence[SeatRow], stamp: str, change: Change | None = None
) -> None:
    """A new table, with what has already happened at it."""
    connection.execute(insert(models.tables), {**msgspec.structs.asdict(table), "stamp": stamp})
    connection.execute(
        insert(models.seats), [{"table_id": table.id, **msgspec.structs.asdict(seat)} for seat in seats]
    )  # fmt: skip
    if change is not None:
        _append(connection, table.id, change)


def commit(connection: Connection, table: str, event: int, fence: int | None, stamp: str, change: Change) -> None:
    """Write a change on top of event `event`, for whoever has the table by this fence."""
    values = {**change.table, "event": event + 1, "stamp": stamp}
    statement = _move(connection.dialect.name, tuple(values), fence is not None)
    mine = (table, event) if fence is None else (table, event, fence)
    if connection.exec_driver_sql(statement, (*values.values(), *mine)).rowcount != 1:
        raise Conflict("the table has moved on without us")
    for seat in change.seats:
        of_seat = (models.seats.c.table_id == table) & (models.seats.c.number == seat.number)
        connection.execute(update(models.seats).where(of_seat).values(**msgspec.structs.asdict(seat)))
    if change.vacated:
        for model in (models.pushes, models.hooks):
            theirs = (model.c.table_id == table) & model.c.seat.in_(change.vacated)
            connection.execute(delete(model).where(theirs))
    _forget(connection, table, change)
    _append(connection, table, change)


def _append(connection: Connection, table: str, change: Change) -> None:
    """Everything of a change that only ever grows."""
    dialect = connection.dialect.name
    if change.entries:
        rows = [(table, step, entry) for step, entry in change.entries]
        connection.exec_driver_sql(_insertion(dialect, "entries", "table_id", "step", "entry"), rows)
    if change.lines_from is not None:
        of = models.lines.c
        connection.execute(delete(models.lines).where(of.table_id == table, of.number >= change.lines_from))
        if lines := [(table, number, line) for number, line in enumerate(change.lines, start=change.lines_from)]:
            connection.exec_driver_sql(_insertion(dialect, "lines", "table_id", "number", "line"), lines)
    if change.command is not None:
        statement = _insertion(dialect, "commands", "table_id", "seat", "command_id", "event")
        connection.exec_driver_sql(statement, (table, *change.command))
    if change.deal is not None:
        connection.execute(insert(models.deals), msgspec.structs.asdict(change.deal))
    if change.chat is not None:
        connection.execute(insert(models.chat), {"table_id": table, **msgspec.structs.asdict(change.chat)})
    for model, rows_of in ((models.notes, change.notes), (models.former, change.former)):
        if found := [{"table_id": table, **msgspec.structs.asdict(row)} for row in rows_of]:
            connection.execute(insert(model), found)


def _forget(connection: Connection, table: str, change: Change) -> None:
    """What a change takes away: notes that others replace, and all that was kept of persons."""
    of = models.notes.c
    if change.dropped_notes:
        connection.execute(delete(models.notes).where(of.table_id == table, of.number.in_(change.dropped_notes)))
    if change.forgets:
        for model in (models.chat, models.former):
            theirs = (model.c.table_id == table) & model.c.person.in_(change.forgets)
            connection.execute(delete(model).where(theirs))
        named = (of.table_id == table) & of.person.in_(change.forgets)
        connection.execute(update(models.notes).where(named).values(name=""))


def delete_table(connection: Connection, table: str, fence: int | None = None) -> None:
    """Forget a table, if it is still whoever's has this fence. The last table of a deal takes the deal with it."""
    of = models.tables.c
    deal = connection.execute(select(of.deal).where(of.id == table)).scalar_one_or_none()
    theirs = of.id == table if fence is None else (of.id == table) & (of.fence == fence)
    if connection.execute(delete(models.tables).where(theirs)).rowcount != 1 and fence is not None:
        raise Conflict("the table is no longer ours")
    if deal is not None and _hold(connection, deal) and _plays(connection, deal)[0] == 0:
        connection.execute(delete(models.deals).where(models.deals.c.code == deal))


# --- deals ----------------------------------------------------------------------------------------


def create_play(
    connection: Connection, table: TableRow, seats: Sequence[SeatRow], stamp: str, most: int
) -> bool | None:
    """One more table of a deal. False where there are `most` of them already, None where there is no such deal."""
    if table.deal is None or not _hold(connection, table.deal):
        return None
    plays, last = _plays(connection, table.deal)
    if plays >= most:
        return False
    table.play = last + 1
    create(connection, table, seats, stamp)
    return True


def _hold(connection: Connection, deal: str) -> bool:
    """Whether there is such a deal. Nobody else begins a play of it, or ends it, until this is written."""
    of = models.deals.c
    return connection.execute(select(of.code).where(of.code == deal).with_for_update()).first() is not None


def _plays(connection: Connection, deal: str) -> tuple[int, int]:
    """How many tables of a deal there are, and the highest number that one of them has."""
    of = models.tables.c
    counted = connection.execute(select(func.count(), func.max(of.play)).where(of.deal == deal)).one()
    return counted[0], counted[1] or 0


# --- the server's own time ------------------------------------------------------------------------


def keep_moment(connection: Connection, moment: Moment) -> None:
    connection.execute(update(models.server).where(models.server.c.id == 1).values(**msgspec.structs.asdict(moment)))


def bring_back(connection: Connection, now: float) -> None:
    """Whoever was asked in what is the future by now is asked now, and is due as long after that as before."""
    of = models.tables.c
    rows = connection.execute(select(of.id, of.asked, of.due).where(of.status == "playing", of.due > now))
    for table, asked, due in list(rows):
        try:
            since = msgspec.json.decode(asked, type=dict[str, float])
        except msgspec.MsgspecError:  # A damaged table is told of when somebody comes to it.
            continue
        ahead = max(since.values(), default=now) - now
        if ahead > 0:
            then = json_text({seat: moment - ahead for seat, moment in since.items()})
            connection.execute(update(models.tables).where(of.id == table).values(asked=then, due=due - ahead))


# --- Web Push ----------------------------------------------------------------------------------------


def subscribe(connection: Connection, table: str, seat: int, endpoint: str, subscription: str) -> None:
    unsubscribe(connection, table, seat, endpoint)
    row: dict[str, Any] = {"table_id": table, "seat": seat, "endpoint": endpoint, "subscription": subscription}
    connection.execute(insert(models.pushes), row)


def unsubscribe(connection: Connection, table: str, seat: int, endpoint: str) -> None:
    of = models.pushes.c
    connection.execute(delete(models.pushes).where(of.table_id == table, of.seat == seat, of.endpoint == endpoint))


# --- turn webhooks -----------------------------------------------------------------------------------


def set_hook(connection: Connection, table: str, seat: int, secret_hash: str, hook: str) -> bool:
    """Whether it was set: whoever has lost the seat meanwhile leaves nothing at it.

    The row of the seat is locked, so that it cannot be lost between the two.
    """
    of = models.seats.c
    mine = (of.table_id == table) & (of.number == seat) & (of.secret_hash == secret_hash)
    if connection.execute(select(of.number).where(mine).with_for_update()).first() is None:
        return False
    remove_hook(connection, table, seat)
    connection.execute(insert(models.hooks), {"table_id": table, "seat": seat, "hook": hook, "told": None})
    return True


def remove_hook(connection: Connection, table: str, seat: int, hook: str | None = None) -> None:
    """Remove whatever hook the seat has, or only this one."""
    of = models.hooks.c
    theirs = (of.table_id == table) & (of.seat == seat)
    connection.execute(delete(models.hooks).where(theirs if hook is None else theirs & (of.hook == hook)))


def claim_hook(connection: Connection, table: str, seat: int) -> str | None:
    """The hook to be called now, once for each wait, whichever process asks first."""
    since = _waited_for(connection, table, seat)
    of = models.hooks.c
    theirs = (of.table_id == table) & (of.seat == seat)
    new = theirs & (of.told.is_(None) | (of.told != since))
    if since is None or connection.execute(update(models.hooks).where(new).values(told=since)).rowcount != 1:
        return None
    found: str = connection.execute(select(of.hook).where(theirs)).scalar_one()
    return found


def _waited_for(connection: Connection, table: str, seat: int) -> float | None:
    """Since when a game waits for a seat, if it does."""
    of = models.tables.c
    asked = connection.execute(select(of.asked).where(of.id == table, of.status == "playing")).scalar_one_or_none()
    return None if asked is None else msgspec.json.decode(asked, type=dict[str, float]).get(str(seat))
