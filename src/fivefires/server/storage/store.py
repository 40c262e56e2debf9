"""The store: one method for each thing that is kept or found, each one transaction."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from fivefires.server.logs import warn

from . import changes, leases, queries
from .damage import Damaged, tells_damage
from .database import Database
from .migrate import migrate
from .presence import Presence, Word, say
from .rows import Change, DealRow, FormerRow, Moment, SeatRow, Stored, TableRow
from .trouble import Conflict, StorageTrouble, Unsure, plain

__all__ = ["Conflict", "StorageTrouble", "Store", "Unsure"]

# For so long a lost connection is given time to come back, to find out what became of a commit; so often it is tried.
FIND_OUT_SECONDS, TRY_EVERY = 30.0, 0.25
# For so long the end waits for what is still being read or written.
BACK_SECONDS = 10.0


@tells_damage
class Store:
    def __init__(self, url: str) -> None:
        self.database = Database(url)
        self.engine = self.database.engine
        self.presence = Presence(self.database)

    async def open(self) -> None:
        """Bring the schema to the present, and take part in the database as a server."""
        try:
            await asyncio.get_running_loop().run_in_executor(None, migrate, self.engine)
            await self.presence.begin()
        except (SQLAlchemyError, OSError) as error:
            raise StorageTrouble(plain(error)) from error

    def watch(self, regained: Callable[[], Awaitable[None]], heard: Callable[[Word], None]) -> None:
        """Notice when the database is out of reach and when it is back, and hear what other processes say."""
        self.presence.watch(regained, heard)

    def check(self) -> None:
        """Whether anything can be written at all, before work is done for it."""
        self.presence.check()

    async def close(self) -> None:
        await self.presence.close()
        await self.database.close(BACK_SECONDS)

    async def _find_out(self, is_there: Callable[[Connection], bool]) -> None:
        """See whether a commit that nobody answered to is there. If not, it is a StorageTrouble after all.

        Remains Unsure where the database cannot be asked either.
        """
        clock = asyncio.get_running_loop().time
        end = clock() + FIND_OUT_SECONDS
        while True:
            try:
                found = await self.database.read(is_there)
                break
            except StorageTrouble as error:
                if clock() > end:
                    raise Unsure(f"nobody can tell whether it was written: {error}") from error
                await asyncio.sleep(TRY_EVERY)
        warn("answer lost", written=found)
        if not found:
            raise StorageTrouble("the connection was lost, and nothing was written")

    async def ping(self) -> None:
        self.check()
        await self.database.read(lambda connection: connection.execute(text("SELECT 1")).scalar_one())

    # --- writing ---------------------------------------------------------------------------------

    async def create(self, table: TableRow, seats: Sequence[SeatRow], change: Change | None = None) -> None:
        """A new table, with what has already happened at it."""
        self.check()
        stamp = _new_stamp()
        try:
            await self.database.write(lambda connection: changes.create(connection, table, seats, stamp, change))
        except Unsure:
            await self._find_out(lambda connection: _bears(connection, table.id, stamp))

    async def create_play(self, table: TableRow, seats: Sequence[SeatRow], most: int) -> bool | None:
        """One more table of a deal, which gets its number. False where it has `most`, None where it is gone."""
        self.check()
        stamp = _new_stamp()
        try:
            return await self.database.write(
                lambda connection: changes.create_play(connection, table, seats, stamp, most)
            )  # fmt: skip
        except Unsure:
            await self._find_out(lambda connection: _bears(connection, table.id, stamp))
            return True

    async def commit(self, table: str, event: int, change: Change, fence: int | None = None) -> int:
        """Write a change on top of event `event`, and return the number of the new one.

        Whoever has a table writes with its `fence`; a command beside the servers, such as `tidy`, has none.
        """
        self.check()
        stamp = _new_stamp()
        try:
            await self.database.write(
                lambda connection: changes.commit(connection, table, event, fence, stamp, change)
            )  # fmt: skip
        except Unsure:
            await self._find_out(lambda connection: _bears(connection, table, stamp))
        if change.forgets:
            await self._scrub()
        return event + 1

    async def delete(self, table: str, fence: int | None = None) -> None:
        self.check()
        try:
            await self.database.write(lambda connection: changes.delete_table(connection, table, fence))
        except Unsure:
            await self._find_out(lambda connection: _is_gone(connection, table))
        await self._scrub()

    async def _scrub(self) -> None:
        """Let nothing that was deleted lie in the write-ahead log of SQLite. While somebody reads there, it may."""
        if self.database.is_file:
            with suppress(StorageTrouble):
                await self.database.alone(lambda one: one.execute(text("PRAGMA wal_checkpoint(TRUNCATE)")).all())

    # --- whose table it is -------------------------------------------------------------------------

    async def take(self, table: str) -> int | None:
        """Make a table ours. Returns its fence, 0 where another process has it, and None where there is no such table.

        Where nobody knows whether that was written, it is simply taken again.
        """
        self.check()
        try:
            return await self.database.write(lambda connection: leases.take(connection, table, self.presence.id))
        except Unsure:
            return await self.database.write(lambda connection: leases.take(connection, table, self.presence.id))

    async def want(self, table: str) -> None:
        """Ask whichever process has a table to let it go."""
        await self.database.write(lambda connection: say(connection, Word(self.presence.id, want=table)))

    async def let_go(self, tables: Sequence[str]) -> None:
        await self.database.write(lambda connection: leases.let_go(connection, tables, self.presence.id))

    async def let_all_go(self) -> None:
        await self.database.write(lambda connection: leases.let_all_go(connection, self.presence.id))

    async def due(self, now: float) -> list[str]:
        """The tables that we have to look at: a bot is asked, or a deadline has passed."""
        self.check()
        me = self.presence.id
        if await self.database.read(lambda connection: leases.are_due(connection, now, me)):
            await self.database.write(lambda connection: leases.take_due(connection, now, me))
        return await self.database.read(lambda connection: leases.due(connection, now, me))

    async def tell_counted(self, counted: dict[str, dict[str, int]]) -> None:
        """Tell the other processes how often addresses were let in here."""
        await self.database.write(lambda connection: say(connection, Word(self.presence.id, counted=counted)))

    # --- reading ---------------------------------------------------------------------------------

    async def head(self, table: str) -> Stored | None:
        """A table, its seats and the notes about them, without the game."""
        return await self.database.read(lambda connection: queries.head(connection, table))

    async def former(self, table: str, secret_hash: str) -> FormerRow | None:
        """Whoever sat at a table with this secret, and no longer does."""
        return await self.database.read(lambda connection: queries.former(connection, table, secret_hash))

    async def heads(self, tables: Sequence[str]) -> dict[str, Stored]:
        """Tables and their seats."""
        return await self.database.read(lambda connection: queries.heads(connection, tables))

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
        tables = await self.database.read(lambda connection: queries.chain(connection, chain))
        found = await self.sound_heads(tables)
        return [found[table] for table in tables if table in found]

    async def later_links(self, chain: str, link: int) -> dict[int, str]:
        """The tables of the links behind this one."""
        return await self.database.read(lambda connection: queries.later_links(connection, chain, link))

    async def deal(self, code: str) -> DealRow | None:
        return await self.database.read(lambda connection: queries.deal(connection, code))

    async def plays(self, deal: str) -> list[Stored]:
        """The tables of a deal and their seats, by their numbers."""
        tables = await self.database.read(lambda connection: queries.plays(connection, deal))
        found = await self.sound_heads(tables)
        return [found[table] for table in tables if table in found]

    async def listed(self, now: float, most: int) -> list[Stored]:
        """The newest tables that look for players, and their seats."""
        tables = await self.database.read(lambda connection: queries.listed(connection, now, most))
        found = await self.sound_heads(tables)
        return [found[table] for table in tables if table in found]

    async def load(self, table: str, chat: int) -> Stored | None:
        """Everything that is kept of a table, with the newest `chat` lines of its chat."""
        return await self.database.read(lambda connection: queries.load(connection, table, chat), at_once=True)

    async def next_due(self, now: float) -> float | None:
        """When a table is due next, apart from those that are due already."""
        return await self.database.read(lambda connection: queries.next_due(connection, now))

    async def untouched(self, before: float) -> list[str]:
        """The tables that nobody has touched since then, nor any other of their chain."""
        return await self.database.read(lambda connection: queries.untouched(connection, before))

    # --- the server's own time -------------------------------------------------------------------

    async def moment(self) -> Moment | None:
        """Where the server's own time was when somebody last wrote it down."""
        return await self.database.read(queries.moment)

    async def keep_moment(self, moment: Moment) -> None:
        self.check()
        await self.database.write(lambda connection: changes.keep_moment(connection, moment))

    async def bring_back(self, now: float) -> None:
        """Whoever was asked in what is the future by now is asked now, and is due as long after that as before."""
        await self.database.write(lambda connection: changes.bring_back(connection, now))

    # --- Web Push --------------------------------------------------------------------------------

    async def subscribe(self, table: str, seat: int, endpoint: str, subscription: str) -> None:
        self.check()
        await self.database.write(
            lambda connection: changes.subscribe(connection, table, seat, endpoint, subscription)
        )  # fmt: skip

    async def unsubscribe(self, table: str, seat: int, endpoint: str) -> None:
        self.check()
        await self.database.write(lambda connection: changes.unsubscribe(connection, table, seat, endpoint))

    async def subscriptions(self, table: str, seat: int) -> list[str]:
        return await self.database.read(lambda connection: queries.subscriptions(connection, table, seat))

    # --- turn webhooks ---------------------------------------------------------------------------

    async def set_hook(self, table: str, seat: int, secret_hash: str, hook: str) -> bool:
        """Whether it was set: only whoever still has the seat may."""
        self.check()
        return await self.database.write(
            lambda connection: changes.set_hook(connection, table, seat, secret_hash, hook)
        )  # fmt: skip

    async def remove_hook(self, table: str, seat: int, hook: str | None = None) -> None:
        """What is removed lies nowhere any more: an address may let others write where it leads."""
        self.check()
        await self.database.write(lambda connection: changes.remove_hook(connection, table, seat, hook))
        await self._scrub()

    async def claim_hook(self, table: str, seat: int) -> str | None:
        """The hook of a seat that is waited for, for whoever is the first to ask in this wait."""
        self.check()
        return await self.database.write(lambda connection: changes.claim_hook(connection, table, seat))

    async def hook(self, table: str, seat: int) -> str | None:
        return await self.database.read(lambda connection: queries.hook(connection, table, seat))


def _new_stamp() -> str:
    return secrets.token_hex(16)


def _bears(connection: Connection, table: str, stamp: str) -> bool:
    return queries.last_stamp(connection, table) == [stamp]


def _is_gone(connection: Connection, table: str) -> bool:
    return queries.last_stamp(connection, table) == []
