"""Running the rules in a thread, with patience: rules that never come to a question must not stop the server."""

from __future__ import annotations

import asyncio
import ctypes
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Generic, TypeVar

T = TypeVar("T")

# How long an interrupted thread may take to notice.
GRACE = 1.0


class TooSlow(Exception):
    """The rules did not come to a question in time."""


class Patience:
    """Tables run their rules here. One that takes too long is interrupted, and the others hardly notice."""

    def __init__(self, seconds: float, threads: int = 8) -> None:
        self.seconds = seconds
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="rules")

    async def run(self, work: Callable[[], T], seconds: float | None = None) -> T:
        """Do the work in a thread, or raise TooSlow. Work that was too slow has left things in any state."""
        most = self.seconds if seconds is None else seconds
        watched = _Watched(work)
        future = asyncio.get_running_loop().run_in_executor(self._pool, watched.run)
        done, _ = await asyncio.wait([future], timeout=most)
        if not done:
            watched.interrupt()
            future.add_done_callback(_forget)
            await asyncio.wait([future], timeout=GRACE)
            raise TooSlow(f"the rules came to no question within {most:g} seconds")
        return await future

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _forget(future: asyncio.Future[Any]) -> None:
    """Whatever becomes of it comes too late, and is nobody's any more."""
    if not future.cancelled():
        future.exception()


class _Watched(Generic[T]):
    """A piece of work that another thread can interrupt while it runs, and not a moment later."""

    def __init__(self, work: Callable[[], T]) -> None:
        self._work = work
        self._lock = threading.Lock()
        self._thread: int | None = None
        self._late = False

    def run(self) -> T:
        with self._lock:
            if self._late:
                raise TooSlow
            self._thread = threading.get_ident()
        try:
            return self._work()
        finally:
            with self._lock:
                self._thread = None

    def interrupt(self) -> None:
        with self._lock:
            self._late = True
            if self._thread is not None:
                ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self._thread), ctypes.py_object(TooSlow))
