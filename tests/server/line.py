"""The line between a server and PostgreSQL, which can be cut, go silent, or break at the worst of moments."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Literal
from urllib.parse import parse_qs, urlsplit

# How a client says that a transaction shall count.
COMMIT = b"COMMIT\0"
Breaks = Literal["", "after the commit", "before the commit"]


class Line:
    """Every connection goes through here.

    `breaks` is what happens with the next commit: its answer is lost, or it never arrives, while PostgreSQL does not
    notice that anybody has gone.
    """

    def __init__(self, socket: str) -> None:
        self._socket = socket
        self._there: list[asyncio.StreamWriter] = []
        self._silent: set[asyncio.StreamWriter] = set()
        self._broken: list[asyncio.StreamWriter] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self.breaks: Breaks = ""
        self.open = True

    def go_silent(self) -> None:
        """Nothing comes through any more on the connections that there are, and neither side is told."""
        self._silent |= set(self._there)

    def cut(self) -> None:
        """Every connection is closed, and there is no new one until the line is `open` again."""
        self.open = False
        for writer in [*self._there, *self._broken]:
            writer.close()
        self._there.clear()

    async def connected(self, reader: asyncio.StreamReader, client: asyncio.StreamWriter) -> None:
        if not self.open:
            client.close()
            return
        replies, database = await asyncio.open_unix_connection(self._socket)
        self._there += [client, database]
        lost = asyncio.Event()

        def heard(data: bytes) -> bytes:
            if not self.breaks or COMMIT not in data:
                return data
            data = b"" if self.breaks == "before the commit" else data
            self.breaks = ""
            lost.set()
            self._silent.add(client)
            client.close()
            return data

        for one in (self._pass(reader, database, heard, lost), self._pass(replies, client, lambda data: data, lost)):
            task = asyncio.create_task(one)
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        heard: Callable[[bytes], bytes],
        lost: asyncio.Event,
    ) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                data = heard(data)
                if writer not in self._silent and data:
                    writer.write(data)
                    await writer.drain()
        if lost.is_set():
            self._broken.append(writer)  # PostgreSQL does not notice that its client has gone.
        elif writer not in self._silent:
            writer.close()

    async def close(self) -> None:
        self.cut()
        for writer in self._silent:
            writer.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


@asynccontextmanager
async def line_to(database: str) -> AsyncIterator[tuple[Line, str]]:
    """A line to a database that is reached by a socket file, and the URL by which it is reached through the line."""
    address = urlsplit(database)
    line = Line(f"{parse_qs(address.query)['host'][0]}/.s.PGSQL.5432")
    server = await asyncio.start_server(line.connected, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    try:
        yield line, f"postgresql://{address.username}@127.0.0.1:{port}{address.path}"
    finally:
        server.close()
        await line.close()
