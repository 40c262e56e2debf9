"""What the worst client can send before anybody asks who it is: headers, addresses, bytes, silence."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import websockets

from fivefires.server.config import Rate
from fivefires.server.entrance import protocols
from fivefires.server.entrance.gate import address_of
from fivefires.server.logs import JsonLines
from tests.server.conftest import LIMITS, quiet
from tests.server.harness import SECONDS, Made, Running, eventually, serving
from tests.server.push_service import Subscriber

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def connected(server: Running) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A bare connection, to which anything can be sent."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.config.port)
    try:
        yield reader, writer
    finally:
        writer.close()


async def answer_to(server: Running, sent: bytes) -> str:
    """The first line of the answer to some bytes."""
    async with connected(server) as (reader, writer):
        writer.write(sent)
        return (await asyncio.wait_for(reader.readline(), SECONDS)).decode().strip()


# --- headers and addresses ------------------------------------------------------------------------------

HOSTS = [b"[", b"]", b"[::1", b"::1]", b"[]", b"localhost:", b"localhost:99999", b"localhost:" + b"9" * 5000,
         b"localhost:80:80", b"me@localhost", b"localhost/x", b"\xff\xfe", b"", b"evil.example"]  # fmt: skip
SHAKE = (
    b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


@pytest.mark.parametrize("host", HOSTS)
async def test_a_host_that_is_none_of_ours_is_refused(server: Running, host: bytes) -> None:
    for path in (b"/api/health", b"/", b"/api/tables/AAAAAAAAAAAAAAAAAAAAAA/socket"):
        for more in (b"", SHAKE):
            sent = b"GET " + path + b" HTTP/1.1\r\nHost: " + host + b"\r\n" + more + b"\r\n"
            assert await answer_to(server, sent) == "HTTP/1.1 403 Forbidden"


async def test_a_socket_that_is_refused_is_no_error_of_ours(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    sent = b"GET /api/tables/x/socket HTTP/1.1\r\nHost: localhost\r\nOrigin: https://evil.example\r\n" + SHAKE + b"\r\n"
    async with connected(server) as (reader, writer):
        writer.write(sent)
        answer = await asyncio.wait_for(reader.read(), SECONDS)
    assert answer.startswith(b"HTTP/1.1 403 Forbidden")
    assert answer.count(b"HTTP/1.1") == 1
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []


@pytest.mark.parametrize("host", [b"localhost", b"LOCALHOST:8000", b"127.0.0.1:65535", b"[::1]", b"[::1]:8000"])
async def test_a_host_that_is_ours_is_served(server: Running, host: bytes) -> None:
    sent = b"GET /api/health HTTP/1.1\r\nHost: " + host + b"\r\n\r\n"
    assert await answer_to(server, sent) == "HTTP/1.1 200 OK"


@pytest.mark.parametrize(
    "path", ["/" + "a" * 256, "/" + "a" * 300 + ".js", "/a" * 3000, "/assets/" + "ä" * 200, "/%00"]
)
async def test_a_path_that_no_file_can_have_is_no_file(tmp_path: Path, path: str) -> None:
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text("the start")
    async with serving(quiet(tmp_path / "data", "", page=tmp_path / "page")) as server:
        response = await server.http.get(path)
        if "." in path:
            assert (response.status_code, response.json()["code"]) == (404, "missing")
        else:
            assert (response.status_code, response.text) == (200, "the start")


@pytest.mark.parametrize(
    "endpoint",
    ["https://[", "https://]/", "https://[::1", "https://fcm.googleapis.com:99999/x", "https://fcm.googleapis.com:x/x",
     "https://evil.example\\.fcm.googleapis.com/", "https://fcm.googleapis.com\\@evil.example/", "https:///x",
     "https://evil.example\u2100.fcm.googleapis.com/", "https://fcm.googleapis.com/\u0000", "https://fcm.googleapis.com",
     "https://fcm.googleapis.com/a b", "https://evil.example\t.fcm.googleapis.com/", "//fcm.googleapis.com/x"],
)  # fmt: skip
async def test_an_endpoint_that_can_be_read_in_two_ways_is_none(server: Running, endpoint: str) -> None:
    table = await server.table("pig", "human", "human")
    body = Subscriber().subscription(endpoint)
    assert await server.refused("POST", f"{table.path}/push", table.secret, body) == "409 push"


async def test_two_tabs_may_ask_for_notifications_at_the_same_moment(server: Running) -> None:
    table, body = await server.table("pig", "human", "human"), Subscriber().subscription("https://fcm.googleapis.com/1")
    asked = [server.ask("POST", f"{table.path}/push", table.secret, body) for _ in range(8)]
    assert {response.status_code for response in await asyncio.gather(*asked)} == {201}


@pytest.mark.parametrize("tail", ["李" * 1900, "x" * 1900, "李" * 370])
async def test_a_code_that_is_too_large_to_be_drawn_is_refused(server: Running, tail: str) -> None:
    body = {"text": f"{server.http.base_url}/{tail}"}
    response = await server.ask("POST", "/api/qr", body=body)
    expected = (200, None) if len(body["text"]) <= 400 else (422, "malformed")
    told = response.json().get("code") if response.status_code != 200 else None
    assert (response.status_code, told) == expected


async def test_codes_are_drawn_so_often_and_not_more(tmp_path: Path) -> None:
    limits = replace(LIMITS, chores=Rate(0.001, 3))
    async with serving(quiet(tmp_path / "data", "", limits=limits)) as server:
        body = {"text": f"{server.http.base_url}/t/1"}
        codes = [(await server.ask("POST", "/api/qr", body=body)).status_code for _ in range(4)]
        assert codes == [200, 200, 200, 429]


def test_a_household_counts_once() -> None:
    def counted(address: Any) -> str:
        return address_of({"client": (address, 1)})

    assert counted("2001:db8:1:2::5") == counted("2001:db8:1:2:ffff::9") != counted("2001:db8:1:3::5")
    assert counted("fe80::1%eth0") == counted("fe80::2")
    assert counted("192.0.2.1") == counted("::ffff:192.0.2.1") != counted("192.0.2.2")
    assert counted("unix:") == "unix:"
    assert address_of({"client": None}) == ""


async def test_a_long_path_is_cut_in_the_log(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    await server.http.get("/" + "a/" * 10_000)
    [line] = [JsonLines().format(record) for record in caplog.records if record.getMessage() == "request"]
    assert len(line) < 500


# --- silence --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sent", [b"", b"G", b"GET / HTTP/1.1\r\nHost: localhost\r\nX: "])
async def test_a_connection_that_asks_for_nothing_is_closed(
    server: Running, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    monkeypatch.setattr(protocols, "HEAD_SECONDS", 0.3)
    async with connected(server) as (reader, writer):
        writer.write(sent)
        assert await asyncio.wait_for(reader.read(), SECONDS) == b""


async def test_what_trickles_in_after_an_answer_is_not_waited_for_either(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocols, "HEAD_SECONDS", 2.0)  # It runs from the answer on.
    async with connected(server) as (reader, writer):
        writer.write(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), SECONDS)
        writer.write(b"G")
        await asyncio.wait_for(reader.read(), SECONDS)


async def test_a_table_that_is_quiet_for_long_is_not_closed(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "HEAD_SECONDS", 0.2)
    table = await server.table("pig", "human", "human", start=True)
    async with table.player(0) as ann:
        await asyncio.sleep(0.5)
        await ann.answer("roll")


async def test_a_body_that_never_ends_is_not_waited_for(tmp_path: Path) -> None:
    async with serving(quiet(tmp_path / "data", "", limits=replace(LIMITS, body_seconds=0.2))) as server:
        head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"
        assert await answer_to(server, head) == "HTTP/1.1 408 Request Timeout"
        await server.table("pig", "human", "human")


async def test_a_connection_that_reads_nothing_is_cut(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is sent to it would be kept for ever, even after it was closed."""
    monkeypatch.setattr(protocols, "STUCK_SECONDS", 0.5)
    before = set(server.server.server_state.connections)
    with socket.socket() as bare:
        bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        bare.setblocking(False)
        await asyncio.get_running_loop().sock_connect(bare, ("127.0.0.1", server.config.port))
        asked = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 200
        await asyncio.get_running_loop().sock_sendall(bare, asked)

        def new() -> set[Any]:
            return set(server.server.server_state.connections) - before

        async def is_stuck() -> bool:
            return any(one.transport.get_write_buffer_size() for one in new())

        async def is_gone() -> bool:
            return not new()

        await eventually(is_stuck)
        await eventually(is_gone)


async def test_only_a_few_files_are_held_at_once(tmp_path: Path) -> None:
    async with serving(quiet(tmp_path / "data", "", limits=replace(LIMITS, uploads_per_address=2))) as server:
        head = b"POST /api/uploads HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{"
        async with connected(server) as (_, one), connected(server) as (_, two):
            one.write(head)
            two.write(head)

            async def are_held() -> bool:
                return server.server.gate._uploads._there == {"127.0.0.1": 2}

            await eventually(are_held)
            assert await server.refused("POST", "/api/uploads", body={}) == "429 limit"
        assert await eventually_refused(server, "409 bad-file")


async def test_a_file_counts_before_it_is_read(tmp_path: Path) -> None:
    """Reading and measuring it is most of the work."""
    limits = replace(LIMITS, tables=Rate(0.001, 2), upload=1000)
    async with serving(quiet(tmp_path / "data", "", limits=limits)) as server:
        too_large = "x" * 2000
        for refusal in ("413 too-large", "413 too-large", "429 limit"):
            assert await server.refused("POST", "/api/uploads", body=too_large) == refusal


async def eventually_refused(server: Running, refusal: str) -> bool:
    async def is_so() -> bool:
        return await server.refused("POST", "/api/uploads", body={}) == refusal

    await eventually(is_so)
    return True


# --- sockets --------------------------------------------------------------------------------------------

TEXT, MORE, PING = 1, 0, 9


def framed(kind: int, data: bytes = b"", *, last: bool = True) -> bytes:
    """A frame as a client sends it; the mask that changes nothing is a mask as well."""
    return bytes([(0x80 if last else 0) | kind, 0x80 | len(data)]) + bytes(4) + data


@asynccontextmanager
async def at_the_table(server: Running) -> AsyncIterator[tuple[Made, websockets.ClientConnection]]:
    table = await server.table("pig", "human", "human", start=True)
    async with websockets.connect(f"{server.sockets}{table.path}/socket", compression=None) as socket:
        await socket.send(json.dumps({"hello": {"secret": table.secret}}))
        await socket.recv()
        yield table, socket


async def closed_with(socket: websockets.ClientConnection) -> int | None:
    await asyncio.wait_for(socket.wait_closed(), SECONDS)
    return socket.close_code


@pytest.mark.parametrize(
    "frames",
    [[framed(TEXT, b"\xff\xfe{")], [framed(TEXT, b'{"id": "\xe2', last=False), framed(MORE, b"\x28\xa1")]],
    ids=["whole", "in pieces"],
)
async def test_a_frame_that_is_no_text_costs_one_line_of_the_log(
    server: Running, caplog: pytest.LogCaptureFixture, frames: list[bytes]
) -> None:
    async with at_the_table(server) as (table, socket):
        caplog.clear()
        caplog.set_level(logging.INFO)
        socket.transport.write(b"".join(frames))
        assert await closed_with(socket) == 1007
        assert [record.getMessage() for record in caplog.records if record.name != "websockets.client"] == [
            "socket refused"
        ]
        assert not any(record.exc_info for record in caplog.records)
        async with table.player(0) as ann:
            await ann.answer("roll")


async def test_a_letter_may_come_in_two_pieces(server: Running) -> None:
    async with at_the_table(server) as (_, socket):
        said = json.dumps({"id": "command-1", "do": "say", "text": "Zoë"}, ensure_ascii=False).encode()
        cut = said.index(b"\xc3") + 1
        socket.transport.write(framed(TEXT, said[:cut], last=False) + framed(MORE, said[cut:]))
        async for frame in socket:
            if "reply" in json.loads(frame):
                assert json.loads(frame)["reply"]["ok"]
                break


async def test_a_frame_in_endless_pieces_is_not_kept(server: Running) -> None:
    async with at_the_table(server) as (_, socket):
        socket.transport.write(framed(TEXT, b"{", last=False) + framed(MORE, last=False) * 1000)
        assert await closed_with(socket) == 1009


async def test_pings_whose_answers_nobody_reads_do_not_pile_up(server: Running) -> None:
    async with at_the_table(server) as (_, socket):
        socket.transport.pause_reading()
        pings = framed(PING, b"x" * 125) * 5000

        async def flood() -> None:
            while not socket.transport.is_closing():
                socket.transport.write(pings)
                await asyncio.sleep(0.001)

        await asyncio.wait_for(flood(), SECONDS)
