"""Running the rules in a thread, with patience: rules that never come to a question must not stop the server.

What counts against the rules is the time that they take themselves, from when a thread begins with them, and where the
system can tell, only what they had of the processor: a machine that is busy with other things is not their fault.
Waiting for a thread has a bound of its own. Whoever has waited so long is told that the server is busy, and nothing
was begun.
"""

from __future__ import annotations

import asyncio
import ctypes
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Generic, TypeVar

from fivefires.server.refusals import Refuse

T = TypeVar("T")

# How long an interrupted thread may take to notice.
GRACE = 1.0
# Work that has the processor for less than a tenth of the time is asleep, and no more to be waited for.
ASLEEP = 10
# How often at most the processor's time is looked at.
PAUSE = 0.02


class TooSlow(Exception):
    """The rules did not come to a question in time."""


class Patience:
    """Tables run their rules here. One that takes too long is interrupted, and the others hardly notice.

    `waiting` is for how many seconds work may wait for a thread; None is for as long as it takes.
    """

    def __init__(self, seconds: float, threads: int = 8, waiting: float | None = None) -> None:
        self.seconds, self.waiting = seconds, waiting
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="rules")
        self._free = asyncio.Semaphore(threads)

    async def run(self, work: Callable[[], T], *, wait: bool = False) -> T:
        """Do the work in a thread, or raise TooSlow. Work that was too slow has left things in any state.

        Refuses as busy where no thread becomes free, unless it shall `wait` for one, however long that takes.
        """
        await self._thread(None if wait else self.waiting)
        watched = _Watched(work)
        future = asyncio.get_running_loop().run_in_executor(self._pool, watched.run)
        future.add_done_callback(lambda _future: self._free.release())
        if not await self._comes_back(future, watched):
            watched.interrupt()
            future.add_done_callback(_forget)
            await asyncio.wait([future], timeout=GRACE)
            raise TooSlow(f"the rules came to no question within {self.seconds:g} seconds")
        return await future

    async def _thread(self, most: float | None) -> None:
        """Wait for a thread that is free; one that was interrupted and did not notice is not."""
        try:
            async with asyncio.timeout(most):
                await self._free.acquire()
        except TimeoutError:
            raise Refuse("busy") from None

    async def _comes_back(self, future: asyncio.Future[T], watched: _Watched[T]) -> bool:
        """Whether the work is done before it has taken all of its time."""
        clock = asyncio.get_running_loop().time
        end = clock() + self.seconds * ASLEEP
        while (left := min(self.seconds - watched.taken(), end - clock())) > 0:
            done, _ = await asyncio.wait([future], timeout=max(left, PAUSE))
            if done:
                return True
        return future.done()

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _forget(future: asyncio.Future[Any]) -> None:
    """Whatever becomes of it comes too late, and is nobody's any more."""
    if not future.cancelled():
        future.exception()


def _processor_time(thread: int) -> float:
    """How long a living thread has had the processor; where the system does not tell, how long it could have."""
    if hasattr(time, "pthread_getcpuclockid"):
        return time.clock_gettime(time.pthread_getcpuclockid(thread))
    return time.monotonic()


class _Watched(Generic[T]):
    """A piece of work that another thread can time and interrupt while it runs, and not a moment later."""

    def __init__(self, work: Callable[[], T]) -> None:
        self._work = work
        self._lock = threading.Lock()
        self._thread: int | None = None
        self._began = 0.0
        self._late = False

    def run(self) -> T:
        with self._lock:
            if self._late:
                raise TooSlow
            self._thread = threading.get_ident()
            self._began = _processor_time(self._thread)
        try:
            return self._work()
        finally:
            with self._lock:
                self._thread = None

    def taken(self) -> float:
        """How much of its time the work has taken so far."""
        with self._lock:
            return 0.0 if self._thread is None else _processor_time(self._thread) - self._began

    def interrupt(self) -> None:
        with self._lock:
            self._late = True
            if self._thread is not None:
                ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self._thread), ctypes.py_object(TooSlow))
