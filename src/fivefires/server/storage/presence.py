"""This process among those that use the database: it says that it is there, and hears what the others say.

On PostgreSQL several processes play side by side. Each has a row that it renews as long as it lives, and a table
belongs to the process whose name stands in its row (see `leases`). A process that is killed is gone as soon as its
session has ended; one that is stopped, or cut off, when it has not renewed its row in time. A session of our own renews
the row, listens to the others, and holds a lock that all servers share and nobody else may have: so a database is
brought to a new schema only when no server uses it. A file has one process alone, which the lock of its directory sees
to.

A session ends with the network or with PostgreSQL. Then nothing is written until there is a new one. Whether a table is
still ours every commit finds out for itself.
"""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import Connection, text

from fivefires.server.logs import fail, warn

from .database import Database
from .trouble import StorageTrouble, plain

# Names the lock that all servers of a PostgreSQL database share. Older ones wanted it for themselves.
ADVISORY_LOCK = 0x5F17E5
# A process that was not heard of for so long is gone, and its tables are anybody's. It says so often that it is there.
LEASE_SECONDS, RENEW_EVERY = 3.0, 1.0
# So often a session is asked for when it is lost. PostgreSQL has so long to answer before it counts as lost.
ASK_EVERY, ANSWER_SECONDS = 0.5, 5.0
# Rows of processes that are long gone are cleared away after so many seconds.
FORGOTTEN = 3600.0
# A machine that has failed cannot say goodbye; PostgreSQL shall notice within seconds as well.
KEEP_ALIVE = ("tcp_keepalives_idle TO 5", "tcp_keepalives_interval TO 2", "tcp_keepalives_count TO 3")

CHANNEL = "fivefires"
FOR_EVER = 1e18

NOW = {"postgresql": "extract(epoch FROM clock_timestamp())", "sqlite": "(julianday('now') - 2440587.5) * 86400.0"}


class Word(msgspec.Struct, omit_defaults=True):
    """What one process says to the others: it wants a table, has taken one, or has let one go. Or how often addresses
    were let in there, for the limits that count everywhere.
    """

    by: str
    want: str = ""
    taken: str = ""
    free: str = ""
    counted: dict[str, dict[str, int]] = {}


class Presence:
    """`begin` before anything is written, and `watch` from then on."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.id = ""
        self.lost = ""
        self._ended = threading.Event()
        self._thread: threading.Thread | None = None
        self._driver: Any = None
        self._answered = 0.0
        self._loop: asyncio.AbstractEventLoop | None = None
        self._regained: Callable[[], Awaitable[None]] | None = None
        self._heard: Callable[[Word], None] = lambda _word: None
        self._watcher: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[Any]] = set()

    # --- being there -----------------------------------------------------------------------------

    async def begin(self) -> None:
        """Have a name in the database."""
        name = self._database.process
        if self._database.is_file:
            await self._database.write(lambda connection: _be_alone(connection, name))
        else:
            await self._database.write(lambda connection: _renew(connection, name))
            self._answered = time.monotonic()
            begun: asyncio.Future[str] = asyncio.get_running_loop().create_future()
            self._loop = asyncio.get_running_loop()
            self._thread = threading.Thread(target=self._stay, args=(name, begun), name="presence", daemon=True)
            self._thread.start()
            if trouble := await begun:
                self._ended.set()
                raise StorageTrouble(trouble)
        self.id = name

    def check(self) -> None:
        """Whether anything can be written at all."""
        if self.lost:
            raise StorageTrouble(self.lost)

    def watch(self, regained: Callable[[], Awaitable[None]], heard: Callable[[Word], None]) -> None:
        """From now on call `regained` when the session was lost and is back, and `heard` with what others say."""
        self._regained, self._heard = regained, heard
        if self._thread is not None:
            self._watcher = asyncio.create_task(self._watch())

    async def _watch(self) -> None:
        """A line that has gone silent does not even say that it is broken: it is cut here."""
        while True:
            await asyncio.sleep(RENEW_EVERY)
            if time.monotonic() - self._answered > ANSWER_SECONDS:
                self._lose("the database does not answer")
                self._cut()

    def _cut(self) -> None:
        """Let whoever waits for an answer in the session's thread notice that there will be none."""
        driver = self._driver
        with suppress(Exception):
            line = socket.socket(fileno=driver.fileno())
            try:
                line.shutdown(socket.SHUT_RDWR)
            finally:
                line.detach()

    # --- the session, in a thread of its own -------------------------------------------------------

    def _stay(self, name: str, begun: asyncio.Future[str]) -> None:
        while not self._ended.is_set():
            try:
                self._session(name, begun)
            except Exception as error:
                if not begun.done():
                    self._say_begun(begun, plain(error))
                    return
                if not self._ended.is_set():
                    self._lose(plain(error))
            self._ended.wait(ASK_EVERY)

    def _say_begun(self, begun: asyncio.Future[str], trouble: str) -> None:
        def say() -> None:
            if not begun.done():
                begun.set_result(trouble)

        self._call(say)

    def _session(self, name: str, begun: asyncio.Future[str]) -> None:
        """One session, for as long as it lasts."""
        engine = self._database.engine
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            self._driver = driver = connection.connection.driver_connection
            connection.detach()  # What listens and holds a lock never goes back to the pool.
            for setting in KEEP_ALIVE:
                connection.execute(text(f"SET {setting}"))
            got = connection.execute(text("SELECT pg_try_advisory_lock_shared(:key)"), {"key": ADVISORY_LOCK})
            if not got.scalar_one():
                raise StorageTrouble("another server is using this database for itself")
            connection.execute(text(f"LISTEN {CHANNEL}"))
            while not self._ended.is_set():
                _renew(connection, name)
                self._answered = time.monotonic()
                self._regain()
                if not begun.done():
                    self._say_begun(begun, "")
                for notice in driver.notifies(timeout=RENEW_EVERY, stop_after=1):  # type: ignore[union-attr]
                    self._hear(notice.payload, name)

    def _hear(self, payload: str, name: str) -> None:
        try:
            word = msgspec.json.decode(payload, type=Word)
        except msgspec.MsgspecError:
            return  # A later version may say more than we understand.
        if word.by != name:
            self._call(self._heard, word)

    def _call(self, function: Callable[..., Any], *args: Any) -> None:
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(function, *args)

    # --- losing it, and getting it back ----------------------------------------------------------

    def _lose(self, why: str) -> None:
        if not self.lost:
            warn("database lost", why=why)
        self.lost = why or "the session was lost"

    def _regain(self) -> None:
        if self.lost:
            self.lost = ""
            warn("database regained")
            self._call(self._look_again)

    def _look_again(self) -> None:
        if self._regained is not None:
            task = asyncio.ensure_future(self._regaining(self._regained))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _regaining(self, regained: Callable[[], Awaitable[None]]) -> None:
        try:
            await regained()
        except Exception as error:
            fail("database regained", error)

    async def close(self) -> None:
        """Be gone: what we had is anybody's."""
        for task in [self._watcher, *self._tasks]:
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError, Exception):
                    await task
        self._ended.set()
        name, self.id = self.id, ""
        if name and not self.lost:
            with suppress(StorageTrouble, TimeoutError):
                async with asyncio.timeout(ANSWER_SECONDS):
                    await self._database.write(lambda connection: _leave(connection, name))
        thread, self._thread = self._thread, None
        while thread is not None and thread.is_alive():
            self._cut()
            await asyncio.sleep(0.01)


def _renew(connection: Connection, name: str) -> None:
    now = NOW[connection.dialect.name]
    connection.execute(
        text(
            f"INSERT INTO processes (id, until, session) VALUES (:id, {now} + :seconds, pg_backend_pid())"
            " ON CONFLICT (id) DO UPDATE SET until = excluded.until, session = excluded.session"
        ),
        {"id": name, "seconds": LEASE_SECONDS},
    )


def _be_alone(connection: Connection, name: str) -> None:
    """Nobody else can have a file whose directory is ours."""
    connection.execute(text("DELETE FROM processes"))
    row = {"id": name, "until": FOR_EVER}
    connection.execute(text("INSERT INTO processes (id, until, session) VALUES (:id, :until, 0)"), row)


def _leave(connection: Connection, name: str) -> None:
    now = NOW[connection.dialect.name]
    connection.execute(text("DELETE FROM processes WHERE id = :id"), {"id": name})
    connection.execute(text(f"DELETE FROM processes WHERE until < {now} - :seconds"), {"seconds": FORGOTTEN})


def say(connection: Connection, word: Word) -> None:
    """Tell the other processes, when this transaction counts."""
    if connection.dialect.name == "postgresql":
        connection.execute(
            text("SELECT pg_notify(:channel, :word)"), {"channel": CHANNEL, "word": msgspec.json.encode(word).decode()}
        )
