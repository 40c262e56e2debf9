"""One inbox a table: jobs are done one after the other, in the order in which they came, and none is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from fivefires.server.refusals import Refuse

T = TypeVar("T")


class Inbox:
    """Whoever gives a job waits for its result. Somebody who goes away meanwhile does not stop the job."""

    def __init__(self, most: int) -> None:
        self._jobs: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]] | None]
        self._jobs = asyncio.Queue()
        self._most = most
        self._closing = False
        self._worker = asyncio.create_task(self._work())

    @property
    def idle(self) -> bool:
        return self._jobs.empty() and not self._busy

    _busy = False

    async def do(self, job: Callable[[], Awaitable[T]]) -> T:
        """Have a job done in its turn, and wait for it."""
        if self._closing:
            raise Refuse("closing")
        if self._jobs.qsize() >= self._most:
            raise Refuse("busy")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((job, done))
        return await done

    async def _work(self) -> None:
        while (item := await self._jobs.get()) is not None:
            job, done = item
            self._busy = True
            try:
                result = await job()
                if not done.cancelled():
                    done.set_result(result)
            except Exception as error:
                if not done.cancelled():
                    done.set_exception(error)
            finally:
                self._busy = False

    async def close(self) -> None:
        """Take nothing more in, and finish what is there."""
        if not self._closing:
            self._closing = True
            self._jobs.put_nowait(None)
        await self._worker
