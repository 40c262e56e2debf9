"""The store: one method for each thing that is kept or found, each one transaction."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from fivefires.server.wire import ChatLine

from . import models
from .engine import open_engine
from .migrate import migrate
from .rows import Change, SeatRow, Stored, TableRow, entry_from, line_from

# Names the lock that keeps a second server from the same PostgreSQL database.
ADVISORY_LOCK = 0x5F17E5


class StorageTrouble(Exception):
    """The database could not do it; nothing was written."""


class Conflict(StorageTrouble):
    """Somebody else has written to this table; what we know of it is old."""


class Store:
    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = open_engine(url)
        self._guard: AsyncConnection | None = None

    async def open(self) -> None:
        """Lock a PostgreSQL database against a second server, and bring the schema to the present."""
        try:
            if self.engine.dialect.name == "postgresql":
                await self._lock()
            await migrate(self.engine)
        except (SQLAlchemyError, OSError) as error:
            raise StorageTrouble(_plain(error)) from error

    async def _lock(self) -> None:
        self._guard = await self.engine.connect()
        self._guard = await self._guard.execution_options(isolation_level="AUTOCOMMIT")
        locked = await self._guard.execute(text("SELECT pg_try_advisory_lock(:key)"), {"key": ADVISORY_LOCK})
        if not locked.scalar_one():
            raise StorageTrouble("another server is using this database")

    async def close(self) -> None:
        if self._guard is not None:
            await self._guard.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        """A transaction whose every failure is a StorageTrouble."""
        try:
            async with self.engine.begin() as connection:
                yield connection
        except IntegrityError as error:
            raise Conflict(_plain(error)) from error
        except (SQLAlchemyError, OSError) as error:
            raise StorageTrouble(_plain(error)) from error

    async def ping(self) -> None:
        async with self._transaction() as connection:
            await connection.execute(text("SELECT 1"))

    # --- writing ---------------------------------------------------------------------------------

    async def create(self, table: TableRow, seats: Sequence[SeatRow], change: Change | None = None) -> None:
        """A new table, with what has already happened at it."""
        async with self._transaction() as connection:
            await connection.execute(insert(models.tables), msgspec.structs.asdict(table))
            rows = [{"table_id": table.id, **msgspec.structs.asdict(seat)} for seat in seats]
            await connection.execute(insert(models.seats), rows)
            if change is not None:
                await _append(connection, table.id, change)

    async def commit(self, table: str, event: int, change: Change) -> int:
        """Write a change on top of event `event`, and return the number of the new one."""
        async with self._transaction() as connection:
            mine = (models.tables.c.id == table) & (models.tables.c.event == event)
            written = await connection.execute(
                update(models.tables).where(mine).values(**change.table, event=event + 1)
            )
            if written.rowcount != 1:
                raise Conflict("the table has moved on without us")
            for seat in change.seats:
                of_seat = (models.seats.c.table_id == table) & (models.seats.c.number == seat.number)
                await connection.execute(update(models.seats).where(of_seat).values(**msgspec.structs.asdict(seat)))
            if change.vacated:
                of = models.pushes.c
                gone = (of.table_id == table) & of.seat.in_(change.vacated)
                await connection.execute(delete(models.pushes).where(gone))
            await _append(connection, table, change)
        return event + 1

    async def delete(self, table: str) -> None:
        async with self._transaction() as connection:
            await connection.execute(delete(models.tables).where(models.tables.c.id == table))

    # --- reading ---------------------------------------------------------------------------------

    async def head(self, table: str) -> Stored | None:
        """A table and its seats, without the game."""
        found = await self.heads([table])
        return found.get(table)

    async def heads(self, tables: Iterable[str]) -> dict[str, Stored]:
        wanted = list(tables)
        async with self._transaction() as connection:
            rows = await connection.execute(select(models.tables).where(models.tables.c.id.in_(wanted)))
            found = {row["id"]: Stored(msgspec.convert(row, TableRow), []) for row in _dicts(rows)}
            seats = await connection.execute(
                select(models.seats).where(models.seats.c.table_id.in_(wanted)).order_by(models.seats.c.number)
            )
            for row in _dicts(seats):
                found[row["table_id"]].seats.append(msgspec.convert(row, SeatRow))
        return found

    async def load(self, table: str, chat: int) -> Stored | None:
        """Everything that is kept of a table, with the newest `chat` lines of its chat."""
        stored = await self.head(table)
        if stored is None:
            return None
        async with self._transaction() as connection:
            entry, line, of = models.entries.c, models.lines.c, models.commands.c
            rows = await connection.execute(select(entry.entry).where(entry.table_id == table).order_by(entry.step))
            stored.history = [entry_from(row[0]) for row in rows]
            rows = await connection.execute(select(line.line).where(line.table_id == table).order_by(line.number))
            stored.lines = [line_from(row[0]) for row in rows]
            done = await connection.execute(select(of.seat, of.command_id, of.event).where(of.table_id == table))
            stored.commands = {(row[0], row[1]): row[2] for row in done}
            said = models.chat.c
            newest = select(models.chat).where(said.table_id == table).order_by(said.number.desc()).limit(chat)
            stored.chat = [msgspec.convert(row, ChatLine) for row in _dicts(await connection.execute(newest))][::-1]
        return stored

    async def due(self, now: float) -> list[str]:
        """The tables that the server has to look at: a bot is asked, or a deadline has passed."""
        columns = models.tables.c
        async with self._transaction() as connection:
            rows = await connection.execute(
                select(columns.id).where(columns.status == "playing", columns.due <= now).order_by(columns.due)
            )
            return [row[0] for row in rows]

    async def untouched(self, before: float) -> list[str]:
        """The tables that nobody has touched since then."""
        columns = models.tables.c
        async with self._transaction() as connection:
            rows = await connection.execute(select(columns.id).where(columns.touched < before))
            return [row[0] for row in rows]

    # --- Web Push --------------------------------------------------------------------------------

    async def subscribe(self, table: str, seat: int, endpoint: str, subscription: str) -> None:
        await self.unsubscribe(table, seat, endpoint)
        row = {"table_id": table, "seat": seat, "endpoint": endpoint, "subscription": subscription}
        async with self._transaction() as connection:
            await connection.execute(insert(models.pushes), row)

    async def unsubscribe(self, table: str, seat: int, endpoint: str) -> None:
        of = models.pushes.c
        async with self._transaction() as connection:
            await connection.execute(
                delete(models.pushes).where(of.table_id == table, of.seat == seat, of.endpoint == endpoint)
            )

    async def subscriptions(self, table: str, seat: int) -> list[str]:
        of = models.pushes.c
        async with self._transaction() as connection:
            rows = await connection.execute(select(of.subscription).where(of.table_id == table, of.seat == seat))
            return [row[0] for row in rows]


async def _append(connection: AsyncConnection, table: str, change: Change) -> None:
    """Everything of a change that only ever grows."""
    if change.entries:
        rows = [{"table_id": table, "step": step, "entry": entry} for step, entry in change.entries]
        await connection.execute(insert(models.entries), rows)
    if change.lines_from is not None:
        of = models.lines.c
        await connection.execute(delete(models.lines).where(of.table_id == table, of.number >= change.lines_from))
        numbered = enumerate(change.lines, start=change.lines_from)
        if new := [{"table_id": table, "number": number, "line": line} for number, line in numbered]:
            await connection.execute(insert(models.lines), new)
    if change.command is not None:
        seat, command, event = change.command
        done = {"table_id": table, "seat": seat, "command_id": command, "event": event}
        await connection.execute(insert(models.commands), done)
    if change.chat is not None:
        await connection.execute(insert(models.chat), {"table_id": table, **msgspec.structs.asdict(change.chat)})


def _dicts(rows: Any) -> list[dict[str, Any]]:
    return [{str(name): value for name, value in row.items()} for row in rows.mappings()]


def _plain(error: BaseException) -> str:
    """What went wrong, without the statement and its values."""
    return str(getattr(error, "orig", None) or error).splitlines()[0] if str(error) else type(error).__name__
