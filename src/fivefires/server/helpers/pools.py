"""The processes beside the server: one pool for bots, one for replays and one for uploads. None waits for another.

What waits for a process is bounded, so that nobody waits in vain and no crowd fills the memory: whoever comes when
enough are waiting is told at once that the server is busy.
"""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable, Hashable, Iterator
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from typing import Any, TypeVar

from fivefires.server.entrance.buckets import Crowd
from fivefires.server.logs import fail, warn
from fivefires.server.refusals import Refuse
from fivefires.workers import end

from .work import begin, warm_up

T = TypeVar("T")

# How much longer than its own limit a job may take before its process is given up.
GRACE = 5.0
# How long a new process may take until it works, on a machine with other things to do.
WARM_SECONDS = 60.0


class Helpers:
    """Processes that are started when they are first needed and replaced when they break.

    At most `most` pieces of work wait for a process, each of them `wait` seconds at most if that is said, and at most
    `each` are there at once for one asker.
    """

    def __init__(self, workers: int, most: int = 100, each: int = 100, wait: float | None = None) -> None:
        self._workers, self._most, self._wait = workers, most, wait
        self._free = asyncio.Semaphore(workers)
        self._askers = Crowd(each)
        self._waiting = 0
        self._begun = 0
        self._pool: ProcessPoolExecutor | None = None

    @property
    def full(self) -> bool:
        """Whether more work would be refused."""
        return self._free.locked() and self._waiting >= self._most

    async def warm_up(self) -> None:
        """Start a process, so that the first one who needs it does not wait for it."""
        try:
            await self.run(WARM_SECONDS, warm_up)
        except Exception as error:  # Whoever needs it then starts it.
            fail("helpers cold", error)

    async def run(self, seconds: float, work: Callable[..., T], *args: Any, asker: Hashable = None) -> T:
        """Have some work done beside the server. Raises TimeoutError or BrokenExecutor where that fails.

        Refuses as busy where too much is waiting, and by the limit where the asker has too much under way.
        """
        with self._counted(asker):
            await self._process()  # Time counts from when a process is free.
            pool, job = self._begin(work, *args)
            try:
                return await asyncio.wait_for(asyncio.wrap_future(job), seconds + self._grace)
            except (TimeoutError, BrokenExecutor):
                self._replace(pool)
                raise
            finally:
                self._begun += 1

    @property
    def _grace(self) -> float:
        """Work that is ended because its process is still starting would start another one, and never be done."""
        return GRACE if self._begun >= self._workers else GRACE + WARM_SECONDS

    @contextmanager
    def _counted(self, asker: Hashable) -> Iterator[None]:
        if asker is None:
            yield
            return
        self._askers.enter(asker)
        try:
            yield
        finally:
            self._askers.leave(asker)

    async def _process(self) -> None:
        """Wait for a free process, in turn."""
        if self.full:
            raise Refuse("busy")
        self._waiting += 1
        try:
            async with asyncio.timeout(self._wait):
                await self._free.acquire()
        except TimeoutError:
            raise Refuse("busy") from None
        finally:
            self._waiting -= 1

    def _begin(self, work: Callable[..., T], *args: Any) -> tuple[ProcessPoolExecutor, Future[T]]:
        """Give the work to a process, which is free again when the work is done and not when nobody wants it more."""
        pool = self._pool or self._start()
        loop = asyncio.get_running_loop()

        def free(_job: Future[T]) -> None:
            with suppress(RuntimeError):  # The server has closed meanwhile.
                loop.call_soon_threadsafe(self._free.release)

        try:
            job = pool.submit(work, *args)
        except BrokenExecutor:
            self._free.release()
            self._replace(pool)
            raise
        job.add_done_callback(free)
        return pool, job

    def _start(self) -> ProcessPoolExecutor:
        # Spawned, not forked: the server has threads and open files that a fork would inherit.
        context = multiprocessing.get_context("spawn")
        self._begun = 0
        self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=begin)
        return self._pool

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        if self._pool is broken:
            self._pool = None
        warn("helpers replaced")
        end(broken)

    def close(self) -> None:
        if self._pool is not None:
            end(self._pool)
            self._pool = None
