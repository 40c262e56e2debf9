"""The socket of a seat or a spectator: frames in, frames out, and nothing that is not about this viewer."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from fivefires.server.api.asker import TheBuckets, TheHall
from fivefires.server.entrance.buckets import Buckets
from fivefires.server.entrance.gate import LET_IN, check_json
from fivefires.server.hall.hall import Hall
from fivefires.server.logs import fail
from fivefires.server.refusals import Refuse, missing
from fivefires.server.table.live import LiveTable
from fivefires.server.wire import AnyCommand, Frame, Greeting, Hello, Reply

from .outlets import Outlet, encoded

GOODBYE = 4000

_GREETING = msgspec.json.Decoder(Greeting)
_COMMAND: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)

Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, table: FromPath[str], hall: TheHall, commanding: TheBuckets) -> None:
    """The first frame says hello with a secret; then commands are answered and everything that happens is shown."""
    await socket.accept()
    try:
        hello = await _hello(socket, hall)
        viewer = await hall.recognise(table, hello.secret)
        if viewer.role == "invite":
            raise missing()
        outlet = Outlet(viewer, hall.config.limits.outlet)
        live = await hall.table(table)
        await live.inbox.do(lambda: live.attach(outlet, hello))
        _is_in(socket)
    except Refuse as refuse:
        await _goodbye(socket, refuse)
        return
    except WebSocketDisconnect:
        return
    except Exception as error:
        fail("socket failed", error)
        await _goodbye(socket, Refuse("internal"))
        return
    writer = asyncio.create_task(_write(socket, outlet))
    try:
        with suppress(Refuse):  # Where that cannot be stored, nothing can.
            await live.inbox.do(lambda: live.notice(viewer))
        await _read(socket, live, outlet, hall, commanding)
    except WebSocketDisconnect:
        pass
    finally:
        live.detach(outlet)
        outlet.end()
        await writer


def _is_in(socket: Socket) -> None:
    """The next one may be let in."""
    scope: Any = socket.scope
    if (turn := scope.get(LET_IN)) is not None:
        turn.end()


async def _hello(socket: Socket, hall: Hall) -> Hello:
    try:
        data = await asyncio.wait_for(_receive(socket), hall.config.limits.hello_seconds)
    except TimeoutError:
        raise Refuse("slow") from None  # A line may be slow; whoever speaks another language is told so for good.
    check_json(data, hall.config.limits.frame, hall.config.limits.depth)
    try:
        return _GREETING.decode(data).hello
    except msgspec.DecodeError:
        raise Refuse("hello") from None


async def _receive(socket: Socket) -> bytes:
    """One frame of text; anything else counts as an empty one, which nobody understands."""
    event: Any = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone", code=event.get("code", 1000))
    return (event.get("text") or "").encode("utf-8", "surrogatepass")


async def _read(socket: Socket, live: LiveTable, outlet: Outlet, hall: Hall, commanding: Buckets) -> None:
    viewer, limits = outlet.viewer, hall.config.limits

    def answer(reply: Reply) -> None:
        outlet.put(encoded(Frame(reply=reply)))

    while True:
        data = await _receive(socket)
        id = ""
        try:
            check_json(data, limits.frame, limits.depth)
            id = id_in(data)
            commanding.take((live.table.id, viewer.role, viewer.seat))
            command = parsed(data)
            await live.inbox.do(lambda command=command: live.command(viewer, command, answer))  # type: ignore[misc]
        except Refuse as refuse:
            answer(Reply(id, False, live.table.shown, refuse.refusal))


def parsed(data: bytes) -> AnyCommand:
    try:
        return _COMMAND.decode(data)
    except msgspec.DecodeError:
        raise Refuse("malformed") from None


class _Id(msgspec.Struct):
    id: str = ""


_ID = msgspec.json.Decoder(_Id)


def id_in(data: bytes) -> str:
    """The id of a command that may be wrong in every other way, so that its sender can tell what was refused."""
    try:
        return _ID.decode(data).id[:64]
    except msgspec.DecodeError:
        return ""


async def _write(socket: Socket, outlet: Outlet) -> None:
    """Send what waits. A socket that has gone takes nothing; its reader notices."""
    with suppress(Exception):
        async for frame in outlet.frames():
            await socket.send_data(frame.decode())
        await socket.close(GOODBYE)


async def _goodbye(socket: Socket, refuse: Refuse) -> None:
    with suppress(Exception):
        await socket.send_data(encoded(Frame(bye=refuse.refusal)).decode())
        await socket.close(GOODBYE)
