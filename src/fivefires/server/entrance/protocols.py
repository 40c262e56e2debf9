"""The two protocols of uvicorn, with an end to what a client could do for ever: keep silent, or never come to an end.

What a client sends wrongly is its own trouble: it costs the client its connection and the log one line.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from fivefires.server.logs import tell

# A connection that brings no whole request head in so many seconds is closed.
HEAD_SECONDS = 20.0
# One that takes nothing of what it is sent for so long is cut.
STUCK_SECONDS = 30.0
# A frame comes in so many pieces at most. Empty ones cost their sender nothing, and would be kept until the last one.
PIECES = 64

INVALID, TOO_BIG = 1007, 1009


class Requests(H11Protocol):
    """HTTP. uvicorn itself would wait for the rest of a request's head until the client goes away."""

    _waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Any) -> None:
        super().handle_websocket_upgrade(event)
        self._stop()

    def _watch(self) -> None:
        """Time runs while there is no request to answer, from the first moment on and whatever trickles in."""
        request: Any = self.cycle  # None before the first one.
        is_socket = self.transport.get_protocol() is not self
        if is_socket or (request is not None and not request.response_complete):
            self._stop()
        elif self._waiting is None:
            self._waiting = self.loop.call_later(HEAD_SECONDS, self.transport.close)

    def _stop(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None


class Sockets(WebSocketsSansIOProtocol):
    """WebSockets. uvicorn itself would log a traceback, keep pieces for ever, and answer pings that nobody hears."""

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True  # A refusal is an answer, and no mistake of ours.

    def handle_cont(self, event: Any) -> None:
        if len(self.frames) >= PIECES:
            self._fail(TOO_BIG, "too many pieces")
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self._fail(INVALID, "no UTF-8")
        else:
            super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:  # Whoever does not read what is sent would have the answers pile up here.
            tell("socket refused", why="pings without reading")
            self.transport.abort()

    def _fail(self, code: int, why: str) -> None:
        tell("socket refused", why=why)
        self.frames = []
        self.conn.fail(code, why)
        self.handle_parser_exception()


class Stuck:
    """Connections that take nothing of what they are sent. Even one that is closed would stay until it is all taken."""

    def __init__(self) -> None:
        self._seen: dict[Any, tuple[int, float]] = {}

    def cut(self, connections: Iterable[Any], now: float) -> None:
        """Look at them all, and end those from which nothing has gone out for long."""
        seen: dict[Any, tuple[int, float]] = {}
        for connection in list(connections):
            waiting = connection.transport.get_write_buffer_size()
            before, since = self._seen.get(connection, (0, now))
            if not waiting:
                continue
            seen[connection] = (waiting, since if before and waiting >= before else now)
            if now - seen[connection][1] >= STUCK_SECONDS:
                tell("connection cut", why="nothing is read")
                connection.transport.abort()
        self._seen = seen


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
