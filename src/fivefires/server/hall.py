"""The hall: all tables of a server. It wakes those that are wanted and lets those sleep that nobody looks at."""

from __future__ import annotations

import asyncio
import gc
import re
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

from fivefires.kernel import Game

from .config import Config
from .creating import NewRows, from_earlier, from_file, from_wish
from .datalock import DataLock
from .helpers import Helpers
from .live import LiveTable
from .logs import fail, short, tell
from .patience import Patience
from .push import Pusher
from .refusals import Refuse, missing
from .seats import Viewer, new_token, recognise
from .seeing import table_info
from .services import Services
from .sitting import change as change_seat
from .sitting import join as join_table
from .starting import start
from .storage.rows import SeatRow, TableRow
from .storage.store import StorageTrouble, Store
from .uploads import Upload, examine
from .wire import Changed, Created, Join, Mine, MyTable, NewTable, Rematch, SeatChange, Seated, TableInfo

T = TypeVar("T")

_ID = re.compile(r"[A-Za-z0-9_-]{22}")


class Hall:
    def __init__(self, config: Config, games: Sequence[Game[Any]] = (), lock: DataLock | None = None) -> None:
        self.config = config
        self._lock = lock or DataLock(config.data)
        store = Store(config.store_url)
        self.services = Services(
            config,
            store,
            Patience(config.patience),
            Helpers(config.thinkers),
            Helpers(1),
            Pusher(config, store),
            {game.id: game for game in games},
        )
        self._live: dict[str, LiveTable] = {}
        self._waking: dict[str, asyncio.Task[LiveTable]] = {}
        self._used: dict[str, float] = {}
        self._closing = False
        self._ticker: asyncio.Task[None] | None = None
        self._warming: asyncio.Future[Any] | None = None

    async def open(self) -> None:
        await self.services.store.open()
        if self.config.warm:
            self._warming = asyncio.gather(self.services.chores.warm_up(), self.services.thinkers.warm_up())
        self._ticker = asyncio.create_task(self._tick_on())

    async def drain(self) -> None:
        """Take no more commands, finish those that are there, and say goodbye to every socket."""
        self._closing = True
        if self._ticker is not None:
            self._ticker.cancel()
            with suppress(asyncio.CancelledError):
                await self._ticker
        await asyncio.gather(*self._waking.values(), return_exceptions=True)
        await asyncio.gather(*(live.close() for live in self._live.values()))

    async def close(self) -> None:
        await self.drain()
        if self._warming is not None:
            self._warming.cancel()
            await asyncio.gather(self._warming, return_exceptions=True)
        await self.services.pusher.close()
        self.services.thinkers.close()
        self.services.chores.close()
        self.services.patience.close()
        await self.services.store.close()
        self._lock.release()

    # --- finding tables --------------------------------------------------------------------------

    async def recognise(self, table: str, token: str) -> Viewer:
        """Who it is that shows a token at a table; the same refusal for every kind of stranger."""
        row, seats = await self._rows(table)
        viewer = recognise(row, seats, token) if token else None
        if viewer is None:
            raise missing()
        return viewer

    async def _rows(self, table: str) -> tuple[TableRow, list[SeatRow]]:
        live = self._live.get(table)
        if live is not None:
            return live.table, live.seats
        if not _ID.fullmatch(table):
            raise missing()
        stored = await self._stored(self.services.store.head(table))
        if stored is None:
            raise missing()
        return stored.table, stored.seats

    async def _stored(self, work: Awaitable[T]) -> T:
        """Work of the store for a request; its trouble is the request's."""
        try:
            return await work
        except StorageTrouble as error:
            fail("storage", error)
            raise Refuse("storage") from error

    async def table(self, table: str) -> LiveTable:
        """The table, awake."""
        if self._closing:
            raise Refuse("closing")
        self._used[table] = asyncio.get_running_loop().time()
        live = self._live.get(table)
        if live is not None and not live.broken:
            return live
        task = self._waking.get(table)
        if task is None:
            task = self._waking[table] = asyncio.create_task(self._wake(table))
            task.add_done_callback(lambda _task: self._waking.pop(table, None))
        return await asyncio.shield(task)

    async def _wake(self, table: str) -> LiveTable:
        broken = self._live.pop(table, None)
        if broken is not None:
            await broken.close()
        stored = await self._stored(self.services.store.load(table, self.config.limits.chat_kept))
        if stored is None:
            raise missing()
        live = LiveTable(self.services, stored)
        try:
            await live.wake(stored)
        except Refuse:
            await live.close()
            raise
        except Exception as error:
            await live.close()
            fail("not woken", error, table=short(table))
            raise Refuse("internal") from error
        self._live[table] = live
        return live

    async def at(self, table: str, job: Callable[[LiveTable], Awaitable[T]]) -> T:
        """Do something in a table's inbox."""
        live = await self.table(table)
        return await live.inbox.do(lambda: job(live))

    # --- tables come and go ----------------------------------------------------------------------

    async def create(self, wish: NewTable) -> Created:
        return await self._keep(from_wish(self.services, wish), start_now=wish.start)

    async def upload(self, data: bytes) -> Created:
        """Replay a file beside the server, and make a table of what holds."""
        limits = self.config.limits
        try:
            found = await self.services.chores.run(
                limits.upload_seconds, examine, data, limits.upload_steps, limits.upload_seconds
            )
        except Exception as error:
            fail("upload failed", error)
            raise Refuse("too-long") from error
        if not isinstance(found, Upload):
            raise Refuse(found.code, **({"step": found.step} if found.code == "not-replayable" else {}))
        return await self._keep(from_file(self.services, found))

    async def _keep(self, rows: NewRows, *, start_now: bool = False) -> Created:
        await self._stored(self.services.store.create(rows.table, rows.seats, rows.change))
        tell("table created", table=short(rows.table.id), game=rows.table.game, seats=len(rows.seats))
        if start_now:
            await self.start(rows.table.id)
        return rows.created

    async def rematch(self, table: str, wish: Rematch) -> Created:
        """A new table for the same people, each with the secret that they have; asking again gives the same one."""

        async def again(live: LiveTable) -> Created:
            if live.table.rematch:
                row, _ = await self._rows(live.table.rematch)
                return Created(row.id, row.invite, row.watch, row.host, "")
            if live.table.status not in ("finished", "closed"):
                raise Refuse("not-finished")
            rows = from_earlier(
                self.services, live.table, live.seats, live.play.runner if live.play and wish.follow else None
            )
            created = await self._keep(rows)
            await live.change(lambda draft: setattr(draft.table, "rematch", created.table))
            return created

        return await self.at(table, again)

    async def delete(self, table: str) -> None:
        """Forget a game that is over, closed or was never begun."""

        async def forget(live: LiveTable) -> None:
            if live.table.status == "playing":
                raise Refuse("still-playing")
            await self._stored(self.services.store.delete(table))
            live.audience.send_away(missing())

        await self.at(table, forget)
        live = self._live.pop(table, None)
        if live is not None:
            await live.close()
        tell("table deleted", table=short(table))

    async def mine(self, tables: Sequence[Mine]) -> list[MyTable]:
        """The tables among these that the asker sits at or watches, without waking any."""
        ids = [mine.table for mine in tables if _ID.fullmatch(mine.table)]
        heads = await self._stored(self.services.store.heads(ids))
        found = []
        for mine in tables:
            live, head = self._live.get(mine.table), heads.get(mine.table)
            if head is None:
                continue
            viewer = recognise(head.table, head.seats, mine.secret)
            if viewer is not None and viewer.role != "invite":
                info = live.info(viewer) if live else table_info(head.table, head.seats, viewer)
                found.append(MyTable(info, viewer.seat in head.table.asked_since))
        return found

    # --- what hosts and players do outside the game -------------------------------------------------

    async def info(self, table: str, viewer: Viewer) -> TableInfo:
        live = self._live.get(table)
        if live is not None:
            return live.info(viewer)
        row, seats = await self._rows(table)
        return table_info(row, seats, viewer)

    async def join(self, table: str, wish: Join) -> Seated:
        secret = wish.secret or new_token(self.config.tokens)
        taken: list[int] = []

        async def sit(live: LiveTable) -> Seated:
            await live.change(lambda draft: taken.append(join_table(draft, wish, secret)))
            return Seated(taken[0], secret)

        return await self.at(table, sit)

    async def change_seat(self, table: str, viewer: Viewer, seat: int, wish: SeatChange) -> Changed:
        secret = new_token(self.config.tokens)

        async def act(live: LiveTable) -> Changed:
            now = live.check(viewer)
            before = live.seats[seat].secret_hash if 0 <= seat < len(live.seats) else None
            renewed: list[bool] = []
            await live.change(
                lambda draft: renewed.append(change_seat(draft, now, seat, wish, self.services.known_bot, secret))
            )
            if live.seats[seat].secret_hash != before:
                live.audience.send_away(Refuse("revoked"), seat)
            return Changed(live.info(now), secret if renewed[0] else "")

        return await self.at(table, act)

    async def start(self, table: str) -> TableInfo:
        """Begin the game; a game that has begun stays as it is."""

        async def begin(live: LiveTable) -> TableInfo:
            if live.table.status == "lobby":
                game = self.services.game(live.table.game)
                await live.change(lambda draft: start(draft, game))
                tell("game started", table=short(table), game=game.id)
            return live.info(Viewer("seat", live.table.host, True))

        return await self.at(table, begin)

    async def close_table(self, table: str) -> TableInfo:
        """End a game for good that is not over."""

        async def end(live: LiveTable) -> TableInfo:
            if live.table.status in ("lobby", "playing"):
                await live.change(lambda draft: setattr(draft.table, "status", "closed"))
            return live.info(Viewer("seat", live.table.host, True))

        return await self.at(table, end)

    async def resume(self, table: str) -> TableInfo:
        async def again(live: LiveTable) -> TableInfo:
            live.resume()
            return live.info(Viewer("seat", live.table.host, True))

        return await self.at(table, again)

    # --- the clock -------------------------------------------------------------------------------

    async def _tick_on(self) -> None:
        while True:
            try:
                await self.tick()
            except Exception as error:
                fail("tick failed", error)
            await asyncio.sleep(self.config.tick_seconds)

    async def tick(self) -> None:
        """Wake the tables that wait for a bot or have passed a deadline, and let idle ones sleep."""
        now = self.config.clock()
        for table in await self.services.store.due(now):
            try:
                await self.at(table, lambda live: live.tick(now))
            except Refuse as refuse:
                tell("not looked after", table=short(table), why=refuse.refusal.code)
        await self._let_sleep()

    async def _let_sleep(self) -> None:
        late = asyncio.get_running_loop().time() - self.config.idle_seconds
        asleep = [table for table, live in self._live.items() if live.idle and self._used.get(table, 0) < late]
        for table in asleep:
            self._used.pop(table, None)
            await self._live.pop(table).close()
        if asleep:
            gc.collect()
