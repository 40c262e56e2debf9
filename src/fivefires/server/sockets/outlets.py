"""Outlets: what is waiting to be sent to one socket."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import msgspec

from fivefires.server.people.seats import Viewer
from fivefires.server.refusals import Refuse
from fivefires.server.wire import Frame, Refusal


def encoded(frame: Frame) -> bytes:
    return msgspec.json.encode(frame)


class Outlet:
    """Frames in their order. A client that does not keep up is let go: it comes back and gets a fresh view."""

    def __init__(self, viewer: Viewer, most: int) -> None:
        self.viewer = viewer
        self._frames: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._most = most
        self._ended = False

    def put(self, frame: bytes) -> None:
        if self._ended:
            return
        if self._frames.qsize() >= self._most:
            while not self._frames.empty():
                self._frames.get_nowait()
            self.end(Refuse("slow").refusal)
            return
        self._frames.put_nowait(frame)

    def end(self, reason: Refusal | None = None) -> None:
        """Say goodbye; nothing is sent afterwards."""
        if self._ended:
            return
        self._ended = True
        if reason is not None:
            self._frames.put_nowait(encoded(Frame(bye=reason)))
        self._frames.put_nowait(None)

    async def frames(self) -> AsyncIterator[bytes]:
        while (frame := await self._frames.get()) is not None:
            yield frame
