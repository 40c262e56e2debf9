"""The store: one method for each thing that is kept or found, each one transaction."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
from sqlalchemy import delete, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.pool import QueuePool

from fivefires.server.logs import warn
from fivefires.server.wire import ChatLine

from . import models
from .damage import Damaged, check_table, tells_damage
from .engine import open_engine
from .guard import Guard
from .migrate import migrate
from .rows import Change, FormerRow, Moment, NoteRow, SeatRow, Stored, TableRow, entry_from, json_text, line_from
from .trouble import Conflict, StorageTrouble, Unsure, plain

__all__ = ["Conflict", "StorageTrouble", "Store", "Unsure"]

# For so long a lost connection is given time to come back, to find out what became of a commit; so often it is tried.
FIND_OUT_SECONDS, TRY_EVERY = 30.0, 0.25
# For so long the end waits for connections that are still in use; so often it looks.
BACK_SECONDS, LOOK_EVERY = 10.0, 0.005


@tells_damage
class Store:
    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = open_engine(url)
        self._guard = Guard(self.engine)

    async def open(self) -> None:
        """Take the database for a server, and bring its schema to the present."""
        try:
            await self._guard.lock()
            await migrate(self.engine)
            await self._guard.take()
        except (SQLAlchemyError, OSError) as error:
            raise StorageTrouble(plain(error)) from error

    def watch(self, regained: Callable[[], Awaitable[None]]) -> None:
        """Notice when the database is no longer ours, and call `regained` when it is again."""
        self._guard.watch(regained)

    def check(self) -> None:
        """Whether anything can be written at all, before work is done for it."""
        self._guard.check()

    async def close(self) -> None:
        await self._guard.close()
        await self._all_back()
        await self.engine.dispose()

    async def _all_back(self) -> None:
        """Wait until nobody uses a connection: one that comes back after the end would stay open for ever."""
        pool = self.engine.pool
        clock = asyncio.get_running_loop().time
        end = clock() + BACK_SECONDS
        while isinstance(pool, QueuePool) and pool.checkedout() and clock() < end:
            await asyncio.sleep(LOOK_EVERY)

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that changes nothing, whose every failure is a StorageTrouble."""
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise StorageTrouble(plain(error)) from error

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that counts if the database is still ours. Where nobody answers to its commit, it is Unsure."""
        fence, sent = self._guard.check(), False
        try:
            async with self.engine.connect() as connection:
                transaction = await connection.begin()
                yield connection
                await self._guard.check_in(connection, fence)
                sent = True
                await transaction.commit()
        except IntegrityError as error:
            raise Conflict(plain(error)) from error
        except Exception as error:
            if sent:
                raise Unsure(plain(error)) from error
            if isinstance(error, SQLAlchemyError | OSError):
                raise StorageTrouble(plain(error)) from error
            raise

    async def _find_out(self, is_there: Callable[[AsyncConnection], Awaitable[bool]]) -> None:
        """See whether a commit that nobody answered to is there. If not, it is a StorageTrouble after all.

        Remains Unsure where the database cannot be asked either.
        """
        clock = asyncio.get_running_loop().time
        end = clock() + FIND_OUT_SECONDS
        while True:
            try:
                async with self._reading() as connection:
                    found = await is_there(connection)
                break
            except StorageTrouble as error:
                if clock() > end:
                    raise Unsure(f"nobody can tell whether it was written: {error}") from error
                await asyncio.sleep(TRY_EVERY)
        warn("answer lost", written=found)
        if not found:
            raise StorageTrouble("the connection was lost, and nothing was written")

    async def ping(self) -> None:
        self._guard.check()
        async with self._reading() as connection:
            await connection.execute(text("SELECT 1"))

    # --- writing ---------------------------------------------------------------------------------

    async def create(self, table: TableRow, seats: Sequence[SeatRow], change: Change | None = None) -> None:
        """A new table, with what has already happened at it."""
        stamp = _new_stamp()
        try:
            async with self._writing() as connection:
                await connection.execute(insert(models.tables), {**msgspec.structs.asdict(table), "stamp": stamp})
                rows = [{"table_id": table.id, **msgspec.structs.asdict(seat)} for seat in seats]
                await connection.execute(insert(models.seats), rows)
                if change is not None:
                    await _append(connection, table.id, change)
        except Unsure:
            await self._find_out(lambda connection: _bears(connection, table.id, stamp))

    async def commit(self, table: str, event: int, change: Change) -> int:
        """Write a change on top of event `event`, and return the number of the new one."""
        stamp = _new_stamp()
        try:
            async with self._writing() as connection:
                await _write(connection, table, event, stamp, change)
        except Unsure:
            await self._find_out(lambda connection: _bears(connection, table, stamp))
        if change.forgets:
            await self._scrub()
        return event + 1

    async def delete(self, table: str) -> None:
        try:
            async with self._writing() as connection:
                await connection.execute(delete(models.tables).where(models.tables.c.id == table))
        except Unsure:
            await self._find_out(lambda connection: _is_gone(connection, table))
        await self._scrub()

    async def _scrub(self) -> None:
        """Let nothing that was deleted lie in the write-ahead log of SQLite. While somebody reads there, it may."""
        if self.engine.dialect.name == "sqlite":
            with suppress(SQLAlchemyError, OSError):
                async with self.engine.connect() as connection:
                    await connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))

    # --- reading ---------------------------------------------------------------------------------

    async def head(self, table: str) -> Stored | None:
        """A table, its seats and the notes about them, without the game."""
        found = (await self.heads([table])).get(table)
        if found is not None:
            of = models.notes.c
            async with self._reading() as connection:
                rows = await connection.execute(select(models.notes).where(of.table_id == table).order_by(of.number))
                found.notes = [msgspec.convert(row, NoteRow) for row in _dicts(rows)]
        return found

    async def former(self, table: str, secret_hash: str) -> FormerRow | None:
        """Whoever sat at a table with this secret, and no longer does."""
        of = models.former.c
        async with self._reading() as connection:
            rows = await connection.execute(
                select(models.former).where(of.table_id == table, of.secret_hash == secret_hash)
            )
            return next((msgspec.convert(row, FormerRow) for row in _dicts(rows)), None)

    async def heads(self, tables: Iterable[str]) -> dict[str, Stored]:
        """Tables and their seats."""
        wanted = list(tables)
        async with self._reading() as connection:
            rows = await connection.execute(select(models.tables).where(models.tables.c.id.in_(wanted)))
            found = {row["id"]: Stored(msgspec.convert(row, TableRow), []) for row in _dicts(rows)}
            seats = await connection.execute(
                select(models.seats).where(models.seats.c.table_id.in_(wanted)).order_by(models.seats.c.number)
            )
            for row in _dicts(seats):
                found[row["table_id"]].seats.append(msgspec.convert(row, SeatRow))
        for stored in found.values():
            check_table(stored)
        return found

    async def sound_heads(self, tables: Sequence[str]) -> dict[str, Stored]:
        """The same, without those that are damaged."""
        try:
            return await self.heads(tables)
        except Damaged:
            found = {}
            for table in tables:
                with suppress(Damaged):
                    found.update(await self.heads([table]))
            return found

    async def chain(self, chain: str) -> list[Stored]:
        """The tables of a chain and their seats, by their links."""
        of = models.tables.c
        async with self._reading() as connection:
            rows = await connection.execute(select(of.id).where(of.chain == chain).order_by(of.link))
            tables = [row[0] for row in rows]
        found = await self.sound_heads(tables)
        return [found[table] for table in tables if table in found]

    async def later_links(self, chain: str, link: int) -> dict[int, str]:
        """The tables of the links behind this one."""
        of = models.tables.c
        async with self._reading() as connection:
            rows = await connection.execute(select(of.link, of.id).where(of.chain == chain, of.link > link))
            return {row[0]: row[1] for row in rows}

    async def load(self, table: str, chat: int) -> Stored | None:
        """Everything that is kept of a table, with the newest `chat` lines of its chat."""
        stored = await self.head(table)
        if stored is None:
            return None
        async with self._reading() as connection:
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
        async with self._reading() as connection:
            rows = await connection.execute(
                select(columns.id).where(columns.status == "playing", columns.due <= now).order_by(columns.due)
            )
            return [row[0] for row in rows]

    async def next_due(self, now: float) -> float | None:
        """When a table is due next, apart from those that are due already."""
        columns = models.tables.c
        async with self._reading() as connection:
            soonest = select(func.min(columns.due)).where(columns.status == "playing", columns.due > now)
            due: float | None = (await connection.execute(soonest)).scalar_one()
            return due

    async def untouched(self, before: float) -> list[str]:
        """The tables that nobody has touched since then, nor any other of their chain."""
        columns = models.tables.c
        going_on = select(columns.chain).where(columns.touched >= before, columns.chain.is_not(None))
        old = (columns.touched < before) & (columns.chain.is_(None) | columns.chain.not_in(going_on))
        async with self._reading() as connection:
            rows = await connection.execute(select(columns.id).where(old))
            return [row[0] for row in rows]

    # --- the server's own time -------------------------------------------------------------------

    async def moment(self) -> Moment | None:
        """Where the server's own time was when somebody last wrote it down."""
        of = models.server.c
        async with self._reading() as connection:
            rows = await connection.execute(select(of.counted, of.wall, of.steady, of.boot).where(of.id == 1))
            [row] = _dicts(rows)
        return msgspec.convert(row, Moment) if row["counted"] is not None else None

    async def keep_moment(self, moment: Moment) -> None:
        async with self._writing() as connection:
            await connection.execute(
                update(models.server).where(models.server.c.id == 1).values(**msgspec.structs.asdict(moment))
            )

    async def bring_back(self, now: float) -> None:
        """Whoever was asked in what is the future by now is asked now, and is due as long after that as before."""
        of = models.tables.c
        async with self._writing() as connection:
            rows = await connection.execute(
                select(of.id, of.asked, of.due).where(of.status == "playing", of.due > now)
            )  # fmt: skip
            for table, asked, due in list(rows):
                try:
                    since = msgspec.json.decode(asked, type=dict[str, float])
                except msgspec.MsgspecError:  # A damaged table is told of when somebody comes to it.
                    continue
                ahead = max(since.values(), default=now) - now
                if ahead > 0:
                    then = json_text({seat: moment - ahead for seat, moment in since.items()})
                    changed = update(models.tables).where(of.id == table).values(asked=then, due=due - ahead)
                    await connection.execute(changed)

    # --- Web Push --------------------------------------------------------------------------------

    async def subscribe(self, table: str, seat: int, endpoint: str, subscription: str) -> None:
        await self.unsubscribe(table, seat, endpoint)
        row = {"table_id": table, "seat": seat, "endpoint": endpoint, "subscription": subscription}
        async with self._writing() as connection:
            await connection.execute(insert(models.pushes), row)

    async def unsubscribe(self, table: str, seat: int, endpoint: str) -> None:
        of = models.pushes.c
        async with self._writing() as connection:
            await connection.execute(
                delete(models.pushes).where(of.table_id == table, of.seat == seat, of.endpoint == endpoint)
            )

    async def subscriptions(self, table: str, seat: int) -> list[str]:
        of = models.pushes.c
        async with self._reading() as connection:
            rows = await connection.execute(select(of.subscription).where(of.table_id == table, of.seat == seat))
            return [row[0] for row in rows]


async def _write(connection: AsyncConnection, table: str, event: int, stamp: str, change: Change) -> None:
    mine = (models.tables.c.id == table) & (models.tables.c.event == event)
    written = await connection.execute(
        update(models.tables).where(mine).values(**change.table, event=event + 1, stamp=stamp)
    )  # fmt: skip
    if written.rowcount != 1:
        raise Conflict("the table has moved on without us")
    for seat in change.seats:
        of_seat = (models.seats.c.table_id == table) & (models.seats.c.number == seat.number)
        await connection.execute(update(models.seats).where(of_seat).values(**msgspec.structs.asdict(seat)))
    if change.vacated:
        of = models.pushes.c
        gone = (of.table_id == table) & of.seat.in_(change.vacated)
        await connection.execute(delete(models.pushes).where(gone))
    await _forget(connection, table, change)
    await _append(connection, table, change)


def _new_stamp() -> str:
    return secrets.token_hex(16)


async def _last_stamp(connection: AsyncConnection, table: str) -> list[str | None]:
    """The stamp of a table's last commit, if there is such a table. A commit that is still under way is waited for."""
    of = models.tables.c
    rows = await connection.execute(select(of.stamp).where(of.id == table).with_for_update())
    return [row[0] for row in rows]


async def _bears(connection: AsyncConnection, table: str, stamp: str) -> bool:
    return await _last_stamp(connection, table) == [stamp]


async def _is_gone(connection: AsyncConnection, table: str) -> bool:
    return await _last_stamp(connection, table) == []


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
    for model, rows_of in ((models.notes, change.notes), (models.former, change.former)):
        if found := [{"table_id": table, **msgspec.structs.asdict(row)} for row in rows_of]:
            await connection.execute(insert(model), found)


async def _forget(connection: AsyncConnection, table: str, change: Change) -> None:
    """What a change takes away: notes that others replace, and all that was kept of persons."""
    if change.dropped_notes:
        of = models.notes.c
        await connection.execute(
            delete(models.notes).where(of.table_id == table, of.number.in_(change.dropped_notes))
        )  # fmt: skip
    for model in (models.chat, models.former) if change.forgets else ():
        theirs = (model.c.table_id == table) & model.c.person.in_(change.forgets)
        await connection.execute(delete(model).where(theirs))
    if change.forgets:
        of = models.notes.c
        named = (of.table_id == table) & of.person.in_(change.forgets)
        await connection.execute(update(models.notes).where(named).values(name=""))


def _dicts(rows: Any) -> list[dict[str, Any]]:
    return [{str(name): value for name, value in row.items()} for row in rows.mappings()]
