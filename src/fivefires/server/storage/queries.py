"""What is found in the database, each a function of a connection."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, func, select

from fivefires.server.wire import ChatLine

from . import models
from .damage import check_table
from .rows import DealRow, FormerRow, Moment, NoteRow, SeatRow, Stored, TableRow, entry_from, line_from


def head(connection: Connection, table: str) -> Stored | None:
    """A table, its seats and the notes about them, without the game."""
    found = heads(connection, [table]).get(table)
    if found is not None:
        of = models.notes.c
        rows = connection.execute(select(models.notes).where(of.table_id == table).order_by(of.number))
        found.notes = [msgspec.convert(row, NoteRow) for row in _dicts(rows)]
    return found


def former(connection: Connection, table: str, secret_hash: str) -> FormerRow | None:
    """Whoever sat at a table with this secret, and no longer does."""
    of = models.former.c
    rows = connection.execute(select(models.former).where(of.table_id == table, of.secret_hash == secret_hash))
    return next((msgspec.convert(row, FormerRow) for row in _dicts(rows)), None)


def heads(connection: Connection, tables: Sequence[str]) -> dict[str, Stored]:
    """Tables and their seats."""
    rows = connection.execute(select(models.tables).where(models.tables.c.id.in_(tables)))
    found = {row["id"]: Stored(msgspec.convert(row, TableRow), []) for row in _dicts(rows)}
    of = models.seats.c
    for row in _dicts(connection.execute(select(models.seats).where(of.table_id.in_(tables)).order_by(of.number))):
        found[row["table_id"]].seats.append(msgspec.convert(row, SeatRow))
    for stored in found.values():
        check_table(stored)
    return found


def chain(connection: Connection, chain: str) -> list[str]:
    """The tables of a chain, by their links."""
    of = models.tables.c
    return [row[0] for row in connection.execute(select(of.id).where(of.chain == chain).order_by(of.link))]


def later_links(connection: Connection, chain: str, link: int) -> dict[int, str]:
    """The tables of the links behind this one."""
    of = models.tables.c
    rows = connection.execute(select(of.link, of.id).where(of.chain == chain, of.link > link))
    return {row[0]: row[1] for row in rows}


def deal(connection: Connection, code: str) -> DealRow | None:
    rows = connection.execute(select(models.deals).where(models.deals.c.code == code))
    return next((msgspec.convert(row, DealRow) for row in _dicts(rows)), None)


def plays(connection: Connection, deal: str) -> list[str]:
    """The tables of a deal, by their numbers."""
    of = models.tables.c
    return [row[0] for row in connection.execute(select(of.id).where(of.deal == deal).order_by(of.play))]


def listed(connection: Connection, now: float, most: int) -> list[str]:
    """The tables that look for players, the newest first."""
    of, seat = models.tables.c, models.seats.c
    room = select(seat.number).where(seat.table_id == of.id, seat.kind == "open").exists()
    rows = select(of.id).where(of.listed_until > now, of.status == "lobby", room)
    return [row[0] for row in connection.execute(rows.order_by(of.listed.desc()).limit(most))]


def load(connection: Connection, table: str, chat: int) -> Stored | None:
    """Everything that is kept of a table, with the newest `chat` lines of its chat."""
    stored = head(connection, table)
    if stored is None:
        return None
    entry, line, of, said = models.entries.c, models.lines.c, models.commands.c, models.chat.c
    rows = connection.execute(select(entry.entry).where(entry.table_id == table).order_by(entry.step))
    stored.history = [entry_from(row[0]) for row in rows]
    rows = connection.execute(select(line.line).where(line.table_id == table).order_by(line.number))
    stored.lines = [line_from(row[0]) for row in rows]
    done = connection.execute(select(of.seat, of.command_id, of.event).where(of.table_id == table))
    stored.commands = {(row[0], row[1]): row[2] for row in done}
    newest = select(models.chat).where(said.table_id == table).order_by(said.number.desc()).limit(chat)
    stored.chat = [msgspec.convert(row, ChatLine) for row in _dicts(connection.execute(newest))][::-1]
    return stored


def next_due(connection: Connection, now: float) -> float | None:
    """When a table is due next, apart from those that are due already."""
    of = models.tables.c
    soonest = select(func.min(of.due)).where(of.status == "playing", of.due > now)
    due: float | None = connection.execute(soonest).scalar_one()
    return due


def untouched(connection: Connection, before: float) -> list[str]:
    """The tables that nobody has touched since then, nor any other of their chain."""
    of = models.tables.c
    going_on = select(of.chain).where(of.touched >= before, of.chain.is_not(None))
    old = (of.touched < before) & (of.chain.is_(None) | of.chain.not_in(going_on))
    return [row[0] for row in connection.execute(select(of.id).where(old))]


def moment(connection: Connection) -> Moment | None:
    """Where the server's own time was when somebody last wrote it down."""
    of = models.server.c
    [row] = _dicts(connection.execute(select(of.counted, of.wall, of.steady, of.boot).where(of.id == 1)))
    return msgspec.convert(row, Moment) if row["counted"] is not None else None


def subscriptions(connection: Connection, table: str, seat: int) -> list[str]:
    of = models.pushes.c
    rows = connection.execute(select(of.subscription).where(of.table_id == table, of.seat == seat))
    return [row[0] for row in rows]


def hook(connection: Connection, table: str, seat: int) -> str | None:
    of = models.hooks.c
    found: str | None = connection.execute(
        select(of.hook).where(of.table_id == table, of.seat == seat)
    ).scalar_one_or_none()
    return found


def last_stamp(connection: Connection, table: str) -> list[str | None]:
    """The stamp of a table's last commit, if there is such a table. A commit that is still under way is waited for."""
    of = models.tables.c
    return [row[0] for row in connection.execute(select(of.stamp).where(of.id == table).with_for_update())]


def _dicts(rows: Any) -> list[dict[str, Any]]:
    return [{str(name): value for name, value in row.items()} for row in rows.mappings()]
