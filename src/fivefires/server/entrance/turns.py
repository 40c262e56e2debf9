"""Turns: sockets are let in a few at a time, in the order in which they came.

After a restart everybody comes back at once. If all were let in at the same time, all would wait as long as the last
one; by turns, half of them are back in half of that time.
"""

from __future__ import annotations

import asyncio


class Turn:
    """Somebody's turn, until it is ended: by themselves, or because they have had it for long enough."""

    def __init__(self, free: asyncio.Semaphore, seconds: float) -> None:
        self._free = free
        self._late = asyncio.get_running_loop().call_later(seconds, self.end)
        self._ended = False

    def end(self) -> None:
        if not self._ended:
            self._ended = True
            self._late.cancel()
            self._free.release()


class Turns:
    """So many have their turn at once. Whoever says nothing, or has a table that takes long, keeps it for `seconds`."""

    def __init__(self, at_once: int, seconds: float) -> None:
        self._free, self._seconds = asyncio.Semaphore(at_once), seconds

    async def take(self) -> Turn:
        await self._free.acquire()
        return Turn(self._free, self._seconds)
