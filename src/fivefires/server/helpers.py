"""The processes beside the server: one pool for bots, one for replays, so that neither waits for the other."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any, TypeVar

from fivefires.workers import end

from . import beside
from .logs import fail, warn

T = TypeVar("T")

# How much longer than its own limit a job may take before its process is given up.
GRACE = 5.0
WARM_SECONDS = 60.0


class Helpers:
    """Processes that are started when they are first needed and replaced when they break."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._free = asyncio.Semaphore(workers)
        self._pool: ProcessPoolExecutor | None = None

    async def warm_up(self) -> None:
        """Start a process, so that the first one who needs it does not wait for it."""
        try:
            await self.run(WARM_SECONDS, beside.warm_up)
        except Exception as error:  # Whoever needs it then starts it.
            fail("helpers cold", error)

    async def run(self, seconds: float, work: Callable[..., T], *args: Any) -> T:
        """Have some work done beside the server. Raises TimeoutError or BrokenExecutor where that fails."""
        async with self._free:  # Time counts from when a process is free.
            pool = self._pool or self._start()
            try:
                future = asyncio.get_running_loop().run_in_executor(pool, work, *args)
                return await asyncio.wait_for(future, seconds + GRACE)
            except (TimeoutError, BrokenExecutor):
                self._replace(pool)
                raise

    def _start(self) -> ProcessPoolExecutor:
        # Spawned, not forked: the server has threads and open files that a fork would inherit.
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=beside.begin)
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
