"""The threads of the database: one call goes in for one transaction, and what came of it comes out.

Reads go on beside each other. Writes are made in one thread, in the order in which they came. What comes while a
transaction is being committed is written together in the next one: one sync for all of it, and nobody is told before
that is done. Where a part of it cannot be written, nothing of it is, and each part is tried on its own: so only that
part is refused.
"""

from __future__ import annotations

import asyncio
import secrets
import threading
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from .engine import READERS, open_engine
from .trouble import Conflict, StorageTrouble, Unsure, plain

T = TypeVar("T")

# So many changes are committed together at most.
TOGETHER = 64


@dataclass
class Job:
    """Something to be written, and whoever waits for it."""

    work: Callable[[Connection], Any]
    done: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop
    result: Any = None
    trouble: Exception | None = None

    def settle(self) -> None:
        if self.done.cancelled():
            return
        if self.trouble is not None:
            self.done.set_exception(self.trouble)
        else:
            self.done.set_result(self.result)


class Database:
    """Work is a function of a connection. That of `write` may be called twice, and then only the second call counts."""

    def __init__(self, url: str) -> None:
        # What this process is called among those that use the database, if it takes part (see `presence`).
        self.process = secrets.token_hex(8)
        self.engine = open_engine(url, self.process)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reading")
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="writing")
        # The writer's own, so that what it does again and again stays prepared.
        self._held: Connection | None = None
        self._waiting: deque[Job] = deque()
        self._lock = threading.Lock()
        self._busy = False
        # How many transactions were committed, and how many changes were in them.
        self.commits = self.changes = 0

    @property
    def is_file(self) -> bool:
        return self.engine.dialect.name == "sqlite"

    @property
    def waiting(self) -> int:
        """How much waits to be written."""
        return len(self._waiting)

    # --- reading ---------------------------------------------------------------------------------

    async def read(self, work: Callable[[Connection], T], *, at_once: bool = False) -> T:
        """Do something that changes nothing; `at_once` all of it is as of one moment.

        Every failure of the database is a StorageTrouble.
        """
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work, at_once)

    def _read(self, work: Callable[[Connection], T], at_once: bool) -> T:
        try:
            with self.engine.connect() as connection:
                if at_once and not self.is_file:
                    connection.execution_options(isolation_level="REPEATABLE READ")
                elif at_once:
                    connection.exec_driver_sql("BEGIN")
                return work(connection)
        except (SQLAlchemyError, OSError) as error:
            raise StorageTrouble(plain(error)) from error

    # --- writing ---------------------------------------------------------------------------------

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do something that counts when this returns. Where nobody answers to its commit, it is Unsure."""
        loop = asyncio.get_running_loop()
        job = Job(work, loop.create_future(), loop)
        with self._lock:
            self._waiting.append(job)
            begins, self._busy = not self._busy, True
        if begins:
            self._writer.submit(self._write_on)
        result: T = await job.done
        return result

    async def alone(self, work: Callable[[Connection], T]) -> T:
        """Do something in the writer's thread that is no transaction."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._alone, work)

    def _alone(self, work: Callable[[Connection], T]) -> T:
        try:
            with self._hold() as connection:
                return work(connection)
        except (SQLAlchemyError, OSError) as error:
            raise StorageTrouble(plain(error)) from error

    def _write_on(self) -> None:
        """Write until nothing waits."""
        while jobs := self._next():
            try:
                self._write(jobs)
            except BaseException as error:  # Whoever waits must hear of it, whatever it is.
                for job in jobs:
                    job.trouble = StorageTrouble(plain(error))
            _settle(jobs)

    def _next(self) -> list[Job]:
        with self._lock:
            jobs = [self._waiting.popleft() for _ in range(min(TOGETHER, len(self._waiting)))]
            self._busy = bool(jobs)
        return jobs

    def _write(self, jobs: list[Job]) -> None:
        try:
            self._transact(jobs)
        except Exception as error:
            if len(jobs) == 1 or isinstance(error, Unsure):
                for job in jobs:
                    job.trouble = error if len(jobs) == 1 else Unsure(str(error))
                return
            for job in jobs:
                self._write([job])

    def _transact(self, jobs: list[Job]) -> None:
        was_held = self._held is not None
        sent = False
        try:
            with self._hold() as connection:
                transaction = connection.begin()
                results = [job.work(connection) for job in jobs]
                sent = True
                transaction.commit()
        except IntegrityError as error:
            raise Conflict(plain(error)) from error
        except Exception as error:
            if sent:
                raise Unsure(plain(error)) from error
            if was_held and isinstance(error, DBAPIError) and error.connection_invalidated:
                self._transact(jobs)  # The connection had ended since it was last used; there is a new one now.
                return
            if isinstance(error, SQLAlchemyError | OSError):
                raise StorageTrouble(plain(error)) from error
            raise
        for job, result in zip(jobs, results, strict=True):
            job.result = result
        self.commits += 1
        self.changes += len(jobs)

    @contextmanager
    def _hold(self) -> Iterator[Connection]:
        """The writer's connection. Whatever goes wrong there, nothing of it is left behind."""
        if self._held is None:
            self._held = self.engine.connect()
        connection = self._held
        try:
            yield connection
            connection.rollback()  # What was committed is committed; what only looked has no more claim on anything.
        except BaseException:
            self._held = None
            with suppress(Exception):
                if not connection.invalidated:
                    connection.rollback()
                    self._held = connection
            if self._held is None:
                with suppress(Exception):
                    connection.invalidate()
                with suppress(Exception):
                    connection.close()
            raise

    # --- the end ---------------------------------------------------------------------------------

    async def close(self, seconds: float) -> None:
        """Finish what was begun, if that does not take too long, and close every connection."""
        loop = asyncio.get_running_loop()
        ended = threading.Thread(target=self._end, daemon=True)
        ended.start()
        end = loop.time() + seconds
        while ended.is_alive() and loop.time() < end:
            await asyncio.sleep(0.002)

    def _end(self) -> None:
        self._writer.shutdown()
        self._readers.shutdown()
        if self._held is not None:
            with suppress(Exception):
                self._held.close()
        self.engine.dispose()


def _settle(jobs: list[Job]) -> None:
    """Tell those who wait, all of a loop at once."""
    by_loop: dict[asyncio.AbstractEventLoop, list[Job]] = {}
    for job in jobs:
        by_loop.setdefault(job.loop, []).append(job)
    for loop, theirs in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_tell, theirs)


def _tell(jobs: list[Job]) -> None:
    for job in jobs:
        job.settle()
