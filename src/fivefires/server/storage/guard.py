"""Whose database it is: one server's at a time. A server that has lost it writes nothing until it has it back.

Two things keep a second server away.

- A lock. On a file it is that of the data directory, on PostgreSQL one that a session of our own holds. Sessions end,
  with the network or with PostgreSQL; so this one is looked at every few seconds, and asked for again when it is gone.
- A number, the fence. Whoever gets the lock counts it up, and every transaction that writes looks at it before it
  commits. Where another server has counted since, it comes to nothing: even a server that does not know yet that it
  has lost the lock cannot write any more.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

from sqlalchemy import select, text, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from fivefires.server.logs import fail, warn

from . import models
from .trouble import StorageTrouble

# Names the lock that keeps a second server from the same PostgreSQL database.
ADVISORY_LOCK = 0x5F17E5
# So often a lock is looked at, and so often it is asked for when it is lost. PostgreSQL has so long to answer.
LOOK_EVERY, ASK_EVERY, ANSWER_SECONDS = 2.0, 0.5, 5.0
# A machine that has failed cannot say goodbye; PostgreSQL shall notice, and free its lock, within seconds as well.
KEEP_ALIVE = ("tcp_keepalives_idle TO 5", "tcp_keepalives_interval TO 2", "tcp_keepalives_count TO 3")

_HOLDS = text(
    "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND pid = pg_backend_pid()"
    " AND classid = 0 AND objid = :key AND granted"
)
_SESSION = text("SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()")
_END = text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = :pid AND backend_start = :start")
_FENCE = select(models.server.c.fence).where(models.server.c.id == 1)


class Guard:
    """`lock` and `take` a database before anything is written, and `watch` over it from then on."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._session: AsyncConnection | None = None
        self._known_as: dict[str, Any] = {}
        self._fence: int | None = None
        self._lost = ""
        self._watcher: asyncio.Task[None] | None = None
        self._left: set[asyncio.Task[None]] = set()

    # --- having it -------------------------------------------------------------------------------

    async def lock(self) -> None:
        """Have a session of our own hold the lock. A file needs none: its directory is locked."""
        if self._engine.dialect.name != "postgresql":
            return
        session = await self._engine.connect()
        try:
            session = await session.execution_options(isolation_level="AUTOCOMMIT")
            for setting in KEEP_ALIVE:
                await session.execute(text(f"SET {setting}"))
            known_as = dict((await session.execute(_SESSION)).mappings().one())
            locked = await session.execute(text("SELECT pg_try_advisory_lock(:key)"), {"key": ADVISORY_LOCK})
            if not locked.scalar_one():
                raise StorageTrouble("another server is using this database")
        except BaseException:
            await _drop(session)
            raise
        self._session, self._known_as = session, known_as

    async def take(self) -> bool:
        """Count the fence up. True where nobody else has done so since we did."""
        async with self._engine.begin() as connection:
            server = models.server
            await connection.execute(update(server).where(server.c.id == 1).values(fence=server.c.fence + 1))
            fence: int = (await connection.execute(_FENCE)).scalar_one()
        before, self._fence, self._lost = self._fence, fence, ""
        return before is not None and fence == before + 1

    def check(self) -> int | None:
        """The fence, for whoever is about to write. None for a command that is no server, such as `tidy`."""
        if self._lost:
            raise StorageTrouble(self._lost)
        return self._fence

    async def check_in(self, connection: AsyncConnection, fence: int | None) -> None:
        """Let a transaction go on if the database is still ours, and nobody take it before that is committed."""
        if fence is None:
            return
        if (await connection.execute(_FENCE.with_for_update(read=True))).scalar_one() != fence:
            self._lose("another server has taken over this database")
            raise StorageTrouble(self._lost)

    # --- losing it, and getting it back ----------------------------------------------------------

    def watch(self, regained: Callable[[], Awaitable[None]]) -> None:
        """Look after the lock. `regained` is called when it was lost and is back."""
        if self._session is not None:
            self._watcher = asyncio.create_task(self._watch(regained))

    async def _watch(self, regained: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(ASK_EVERY if self._lost else LOOK_EVERY)
            try:
                if not self._lost and not await self._holds():
                    self._lose("the lock on the database is lost")
                if self._lost:
                    await self._regain()
                    await regained()
            except (StorageTrouble, SQLAlchemyError, OSError):
                continue  # It is still lost; it is asked for again.
            except Exception as error:
                fail("guard failed", error)

    async def _holds(self) -> bool:
        """Whether our session lives and has the lock. Whatever goes wrong here, it cannot be relied on."""
        assert self._session is not None
        asked = asyncio.ensure_future(self._session.execute(_HOLDS, {"key": ADVISORY_LOCK}))
        # Not with a timeout: what is cancelled takes its time to end where nobody answers.
        done, _ = await asyncio.wait([asked], timeout=ANSWER_SECONDS)
        if not done:
            self._leave(_end(asked))
            return False
        return asked.exception() is None and bool(asked.result().scalar_one())

    def _lose(self, why: str) -> None:
        if not self._lost:
            warn("database lost", why=why)
        self._lost = why

    async def _regain(self) -> None:
        async with asyncio.timeout(2 * ANSWER_SECONDS):
            if self._session is not None:
                session, self._session = self._session, None
                self._leave(_drop(session))
            await self._end_former_session()
            await self.lock()
            alone = await self.take()
        warn("database regained", alone=alone)

    def _leave(self, work: Coroutine[Any, Any, None]) -> None:
        """Have something done that may take its time."""
        task = asyncio.create_task(work)
        self._left.add(task)
        task.add_done_callback(self._left.discard)

    async def _end_former_session(self) -> None:
        """PostgreSQL may not know yet that our former session is gone, and keep the lock for it."""
        async with self._engine.begin() as connection:
            await connection.execute(_END, {"pid": self._known_as["pid"], "start": self._known_as["backend_start"]})

    async def close(self) -> None:
        if self._watcher is not None:
            self._watcher.cancel()
            with suppress(asyncio.CancelledError):
                await self._watcher
        if self._session is not None:
            await _drop(self._session)
            self._session = None
        for task in self._left:
            task.cancel()
        await asyncio.gather(*self._left, return_exceptions=True)


async def _end(work: asyncio.Future[Any]) -> None:
    work.cancel()
    await asyncio.wait([work])


async def _drop(session: AsyncConnection) -> None:
    """Close a connection for good, with whatever it holds; it must not come back to the pool."""
    with suppress(Exception):
        await session.invalidate()
    with suppress(Exception):
        await session.close()
