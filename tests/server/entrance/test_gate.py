"""Bad input gets a typed refusal; nothing changes, nobody else notices, and the server stays up."""

from __future__ import annotations

import asyncio
import itertools
import json
import logging
import sys
import tracemalloc
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import websockets
from hypothesis import given
from hypothesis import strategies as st

from fivefires.server import wire
from fivefires.server.config import Config, Rate
from fivefires.server.entrance.buckets import Buckets
from fivefires.server.entrance.gate import HEADERS, check_json, depth_of
from fivefires.server.logs import JsonLines
from fivefires.server.people.seats import fit_name
from fivefires.server.refusals import Refuse
from tests.server.conftest import LIMITS, quiet
from tests.server.harness import Made, Player, Running, playing, serving
from tests.steady import steady

pytestmark = pytest.mark.anyio


@pytest.fixture
async def table(server: Running) -> Made:
    return await server.table("embers", "human:Ann", "human:Ben", "human:Cleo", start=True)


@pytest.fixture
async def unchanged(server: Running, table: Made) -> AsyncIterator[Made]:
    """A table at which nothing may happen, with another one next door that must not notice."""
    other = await server.table("pig", "human", "human", start=True)
    async with other.player(0) as neighbour:
        before = await server.hall.services.store.load(table.id, 10), len(neighbour.frames)
        yield table
        assert (await server.hall.services.store.load(table.id, 10), len(neighbour.frames)) == before
        await neighbour.answer("roll")


# --- who asks -------------------------------------------------------------------------------------


async def test_another_site_may_not_speak(server: Running, unchanged: Made) -> None:
    for origin in ("https://evil.example", "null", f"http://127.0.0.1:{server.config.port + 1}"):
        refused = await server.refused(
            "POST", f"{unchanged.path}/close", unchanged.secret, {}, headers={"origin": origin}
        )
        assert refused == "403 origin"
        with pytest.raises(websockets.InvalidStatus) as caught:
            async with websockets.connect(f"{server.sockets}{unchanged.path}/socket", origin=origin):  # type: ignore[arg-type]
                pass
        assert caught.value.response.status_code == 403
        assert json.loads(caught.value.response.body or b"")["code"] == "origin"


async def test_the_servers_own_page_may_speak(server: Running, table: Made) -> None:
    own = {"origin": f"http://127.0.0.1:{server.config.port}"}
    assert (await server.ask("GET", table.path, table.secret, headers=own)).status_code == 200


async def test_a_name_that_somebody_pointed_here_is_not_ours(server: Running, unchanged: Made) -> None:
    headers = {"host": "evil.example", "origin": "http://evil.example"}
    assert await server.refused("GET", unchanged.path, unchanged.secret, headers=headers) == "403 origin"


async def test_behind_a_proxy_the_public_address_may_speak(tmp_path: Path) -> None:
    config = replace(quiet(tmp_path / "data", ""), public_url="https://fires.example")
    async with serving(config) as server:
        headers = {"host": "fires.example", "origin": "https://fires.example"}
        response = await server.ask("GET", "/api/health", headers=headers)
        assert response.status_code == 200
        assert response.headers["strict-transport-security"]


@pytest.mark.parametrize("token", ["", "wrong", "x" * 43, "x" * 1000])
async def test_missing_and_forbidden_look_the_same(server: Running, unchanged: Made, token: str) -> None:
    missing = await server.ask("GET", "/api/tables/AAAAAAAAAAAAAAAAAAAAAA", token)
    forbidden = await server.ask("GET", unchanged.path, token)
    nonsense = await server.ask("GET", "/api/tables/%2e%2e%2fetc", token)
    assert missing.status_code == forbidden.status_code == nonsense.status_code == 404
    assert missing.content == forbidden.content == nonsense.content
    for path in ("start", "close", "rematch", "join", "seats/0", "push"):
        body: dict[str, object] = {"name": "Eve"} if path in ("join", "seats/0") else {}
        body = {"endpoint": "x", "keys": {"p256dh": "x", "auth": "x"}} if path == "push" else body
        assert await server.refused("POST", f"{unchanged.path}/{path}", token, body) == "404 missing"
    async with playing(server, unchanged.id, token) as eve:
        assert eve.bye["code"] == "missing"
    async with playing(server, "AAAAAAAAAAAAAAAAAAAAAA", token) as eve:
        assert eve.bye["code"] == "missing"


async def test_an_old_secret_opens_nothing(server: Running, table: Made) -> None:
    await server.post(f"{table.path}/seats/1", table.secrets[1], {"revoke": True})
    assert await server.refused("GET", f"{table.path}/sight", table.secrets[1]) == "404 missing"
    async with playing(server, table.id, table.secrets[1]) as eve:
        assert eve.bye["code"] == "missing"


async def test_unknown_paths_and_methods_are_refused_in_our_own_words(server: Running) -> None:
    assert await server.refused("GET", "/api/nothing") == "404 missing"
    assert await server.refused("PATCH", "/api/tables", body={}) == "405 method"
    assert await server.refused("GET", "/assets/../../etc/passwd.txt") == "404 missing"
    assert await server.refused("GET", "/..%2f..%2fetc%2fpasswd.txt") == "404 missing"


# --- what they send -------------------------------------------------------------------------------

DEEP = "[" * 50 + "]" * 50
BODIES: dict[str, tuple[str | bytes, str]] = {
    "nothing": ("", "422 malformed"),
    "no json": ("{game", "422 malformed"),
    "no object": ("[]", "422 malformed"),
    "no utf-8": (b'{"game": "\xff"}', "422 malformed"),
    "not a number": ('{"game": "pig", "seats": NaN}', "422 malformed"),
    "wrong type": ('{"game": 5, "seats": []}', "422 malformed"),
    "unknown field": ('{"game": "pig", "seats": [{"kind": "human"}, {"kind": "bot"}], "admin": true}', "422 malformed"),
    "unknown kind": ('{"game": "pig", "seats": [{"kind": "king"}, {"kind": "bot"}]}', "422 malformed"),
    "deep": ('{"game": "pig", "seats": ' + DEEP + "}", "422 too-deep"),
    "huge": ('{"game": "' + "x" * 100_000 + '"}', "413 too-large"),
}


@pytest.mark.parametrize("name", BODIES)
async def test_bodies_that_nobody_understands(server: Running, name: str) -> None:
    body, refusal = BODIES[name]
    headers = {"content-type": "application/json"}
    response = await server.http.request("POST", "/api/tables", content=body, headers=headers)
    assert f"{response.status_code} {response.json()['code']}" == refusal


async def test_a_body_without_a_length_is_cut_off_as_well(server: Running) -> None:
    async def endless() -> AsyncIterator[bytes]:
        for _ in range(1000):
            yield b"x" * 1000

    response = await server.http.request("POST", "/api/tables", content=endless())
    assert (response.status_code, response.json()["code"]) == (413, "too-large")


FRAMES: dict[str, tuple[str | bytes, str]] = {
    "nothing": ("", "malformed"),
    "no json": ("{do", "malformed"),
    "a number": ("5", "malformed"),
    "binary": (b'{"id": "command-1", "do": "undo"}', "malformed"),
    "unknown command": ('{"id": "command-1", "do": "cheat"}', "malformed"),
    "unknown field": ('{"id": "command-1", "do": "undo", "seat": 1}', "malformed"),
    "no step": ('{"id": "command-1", "do": "answer", "key": "roll"}', "malformed"),
    "wrong type": ('{"id": "command-1", "do": "answer", "step": "1", "key": 5}', "malformed"),
    "huge number": ('{"id": "command-1", "do": "answer", "step": 1e999, "key": "x"}', "malformed"),
    "a short id": ('{"id": "1", "do": "undo"}', "malformed"),
    "hello again": ('{"hello": {"secret": "x"}}', "malformed"),
    "deep": ('{"id": "command-1", "do": ' + DEEP + "}", "too-deep"),
    "huge": ('{"id": "command-1", "do": "say", "text": "' + "x" * 20_000 + '"}', "too-large"),
    "another question": ('{"id": "command-1", "do": "answer", "step": 999, "key": "x"}', "other-question"),
    "an unknown option": ('{"id": "command-1", "do": "answer", "step": 2, "key": "feed:gold"}', "not-offered"),
    "a zero byte": ('{"id": "command-1", "do": "say", "text": "a\\u0000b"}', "text"),
}


@pytest.mark.parametrize("name", FRAMES)
async def test_frames_that_nobody_understands(server: Running, unchanged: Made, name: str) -> None:
    frame, code = FRAMES[name]
    async with unchanged.player(0) as ann:
        assert ann.sight["step"] == 2
        await ann.send(frame)
        await ann.until(lambda one: one.replies)
        [reply] = ann.replies.values()
        assert not reply["ok"]
        assert reply["refusal"]["code"] == code
        assert reply["id"] == ("command-1" if b"command-1" in _bytes(frame) and code in MATCHED else reply["id"])
        assert not ann.gone


# Refusals for which the command's id could be read.
MATCHED = ("other-question", "not-offered", "text")


def _bytes(frame: str | bytes) -> bytes:
    return frame if isinstance(frame, bytes) else frame.encode()


async def test_a_gigantic_frame_ends_the_socket_and_nothing_else(server: Running, unchanged: Made) -> None:
    async with unchanged.player(0) as ann:
        await ann.send("x" * 200_000)
        await ann.until(lambda one: one.gone)


@pytest.mark.parametrize("first", ["{}", '{"hello": {}}', '{"hello": {"secret": 5}}', "x", b"\x00", DEEP, "x" * 20_000])
async def test_a_socket_that_does_not_say_hello_is_let_go(server: Running, unchanged: Made, first: str | bytes) -> None:
    async with websockets.connect(f"{server.sockets}{unchanged.path}/socket") as socket:
        eve = Player(socket)
        await eve.send(first)
        await eve.until(lambda one: one.gone)
        assert eve.bye["code"] in ("hello", "too-deep", "too-large")
        await eve.close()


async def test_a_socket_that_says_nothing_is_let_go(tmp_path: Path) -> None:
    limits = replace(LIMITS, hello_seconds=0.05)
    async with serving(quiet(tmp_path / "data", "", limits=limits)) as server:
        table = await server.table("pig", "human", "human")
        async with websockets.connect(f"{server.sockets}{table.path}/socket") as socket:
            eve = Player(socket)
            await eve.until(lambda one: one.gone)
            assert eve.bye["code"] == "slow"
            await eve.close()


@pytest.mark.parametrize(
    "name", ["<b>Ann</b>", "{{Ann}}", "Ann\u202e", "x" * 41, "a\u0000b", "&amp;", "`Ann`", "\ud83d"]
)
async def test_names_full_of_markup_are_refused(server: Running, name: str) -> None:
    seats = [{"kind": "human", "name": name}, {"kind": "bot"}]
    body = json.dumps({"game": "pig", "seats": seats})
    response = await server.http.request("POST", "/api/tables", content=body)
    assert response.json()["code"] in ("name", "malformed")
    assert response.status_code in (409, 422)


def test_names_of_people_are_taken() -> None:
    for name in ("Zoë", "Łukasz", "O’Neil", "李雷", "Anna-Lena 2", "🐺", "👩‍🚀", ""):
        assert fit_name(f"  {name} ") == name


async def test_the_text_of_a_refusal_never_repeats_what_was_sent(server: Running, table: Made) -> None:
    body = {"game": "<script>alert(1)</script>", "seats": [{"kind": "human"}, {"kind": "bot"}]}
    response = await server.ask("POST", "/api/tables", body=body)
    assert "script" not in response.text
    async with table.player(0) as ann:
        await ann.refused("answer", step=2, key="<script>")
        assert "script" not in ann.frames[-1]


def test_size_and_depth_are_measured_before_parsing() -> None:
    check_json(b'{"a": "[[[[[[[[[[[[", "b\\"[[[[[[[[": [[1]]}', 100, 3)
    bad = ((b"[[[]]]", 100, 2), (b"[" * 1000, 10_000, 8), (b" " * 101, 100, 8), (b'{"a":"\\\\"[[[', 100, 2))
    for data, size, depth in bad:
        with pytest.raises(Refuse):
            check_json(data, size, depth)


# What is in a string counts for nothing, whatever is escaped there; a text may end within one.
INSIDE = st.lists(st.sampled_from(["[", "{", "]", "a", '\\"', "\\\\", "\\n"]), max_size=8).map("".join)
STRING = INSIDE.map(lambda inside: (f'"{inside}"', 0))
SIGN = st.sampled_from([("[", 1), ("{", 1), ("]", -1), ("}", -1), (",", 0), (" ", 0)])


@steady
@given(st.lists(STRING | SIGN, max_size=40), INSIDE)
def test_depth_is_what_a_reader_would_count(signs: list[tuple[str, int]], rest: str) -> None:
    text = "".join(sign for sign, _ in signs)
    deepest = max(itertools.accumulate(step for _, step in signs), default=0)
    for whole in (text, f'{text}"{rest}'):
        assert max(0, depth_of(whole.encode())) == max(0, deepest)


LARGE = 1 << 18


@pytest.mark.parametrize("part", ["[]", "]", '""', '"]', '"["[', '\\"', "[" * 32 + "]" * 32, "a", "李"])
def test_what_is_measured_holds_nobody_up(part: str) -> None:
    """No bracket and no quote is looked at on its own, and no text takes many times its own length of memory."""
    text, lines = f'"{part}"'.encode() if part in "a李" else b"", 0
    text = text.replace(part.encode(), part.encode() * (LARGE // len(part))) or part.encode() * (LARGE // len(part))

    def count(_frame: object, event: str, _of: object) -> Any:
        nonlocal lines
        lines += event == "line"
        return count

    before = sys.gettrace()
    tracemalloc.start()
    sys.settrace(count)
    try:
        with suppress(Refuse):
            check_json(text, 4 * LARGE, 32)
    finally:
        sys.settrace(before)
        _, most = tracemalloc.get_traced_memory()
        tracemalloc.stop()
    assert lines < 50
    assert most < 30 * len(text)


# --- how often ------------------------------------------------------------------------------------


async def test_rates_are_limited_for_addresses_and_seats(tmp_path: Path) -> None:
    limits = replace(LIMITS, commands=Rate(0.001, 3), tables=Rate(0.001, 2), chores=Rate(0.001, 2))
    async with serving(quiet(tmp_path / "data", "", limits=limits)) as server:
        table = await server.table("pig", "human", "human", start=True)
        async with table.player(0) as ann, table.player(1) as ben:
            for _ in range(3):
                assert (await ann.do("ping"))["ok"]
            assert await ann.refused("ping") == "limit"
            assert (await ben.do("ping"))["ok"]
        for _ in range(2):
            await server.get(f"{table.path}/steps", table.secret)
        assert await server.refused("GET", f"{table.path}/steps", table.secret) == "429 limit"
        assert (await server.ask("GET", f"{table.path}/steps", table.secrets[1])).status_code == 200
        await server.table("pig", "human", "human")
        body = {"game": "pig", "seats": [{"kind": "human"}, {"kind": "bot"}]}
        assert await server.refused("POST", "/api/tables", body=body) == "429 limit"
        assert await server.refused("POST", "/api/uploads", body=body) == "429 limit"


async def test_requests_and_sockets_of_an_address_are_limited(tmp_path: Path) -> None:
    limits = replace(LIMITS, requests=Rate(0.001, 8), sockets_per_address=2)
    async with serving(quiet(tmp_path / "data", "", limits=limits)) as server:
        table = await server.table("pig", "human", "human")
        async with table.player(0), table.player(1):
            with pytest.raises(websockets.InvalidStatus) as caught:
                async with table.player(None):
                    pass
            assert caught.value.response.status_code == 429
        refusals = [(await server.ask("GET", "/api/health")).status_code for _ in range(8)]
        assert refusals[0] == 200
        assert refusals[-1] == 429
        assert (await server.ask("GET", "/")).status_code == 200


async def test_whoever_asks_too_often_is_told_how_long_to_wait(tmp_path: Path) -> None:
    """By the gate, by a route and by a socket's door. One in 40 seconds: the wait is that, less what has passed."""
    limits = replace(LIMITS, requests=Rate(0.001, 8), tables=Rate(1 / 40, 1), sockets_per_address=1)
    async with serving(quiet(tmp_path / "data", "", limits=limits)) as server:
        table = await server.table("pig", "human", "human")
        body = {"game": "pig", "seats": [{"kind": "human"}, {"kind": "bot"}]}
        refused = await server.ask("POST", "/api/tables", body=body)
        assert refused.status_code == 429
        assert 30 <= int(refused.headers["retry-after"]) <= 40
        async with table.player(0):
            with pytest.raises(websockets.InvalidStatus) as caught:
                async with table.player(1):
                    pass
        assert caught.value.response.status_code == 429
        assert caught.value.response.headers["retry-after"] == "1"
        answers = [await server.ask("GET", "/api/health") for _ in range(8)]
        assert answers[0].status_code == 200
        assert "retry-after" not in answers[0].headers
        assert answers[-1].status_code == 429
        assert 900 <= int(answers[-1].headers["retry-after"]) <= 1000


def test_whoever_waits_as_long_as_told_is_let_in() -> None:
    now = 0.0
    buckets = Buckets(Rate(0.4, 2), lambda: now)
    buckets.take("ann")
    buckets.take("ann")
    now = 1.0
    with pytest.raises(Refuse) as caught:
        buckets.take("ann")
    assert caught.value.headers == {"retry-after": "2"}  # 1.5 s are left until one is there.
    now += 2
    buckets.take("ann")


async def test_a_table_has_room_for_so_many_sockets(tmp_path: Path) -> None:
    limits = replace(LIMITS, sockets_per_table=2)
    async with serving(quiet(tmp_path / "data", "", limits=limits)) as server:
        table = await server.table("pig", "human", "human")
        async with table.player(0), table.player(None), table.player(None) as third:
            assert third.bye["code"] == "limit"


def test_buckets_fill_with_time_and_are_forgotten() -> None:
    now = 0.0
    buckets = Buckets(Rate(2, 3), lambda: now, most=100)
    for _ in range(3):
        buckets.take("ann")
    with pytest.raises(Refuse):
        buckets.take("ann")
    buckets.take("ben")
    now = 0.5
    buckets.take("ann")
    with pytest.raises(Refuse):
        buckets.take("ann")
    for number in range(1000):
        buckets.take(number)
    assert len(buckets._filled) <= 101


# --- what is sent and logged ------------------------------------------------------------------------


async def test_every_response_carries_the_headers(server: Running, table: Made) -> None:
    for path in ("/", "/api/health", "/api/nothing", table.path, "/t/some-table", "/missing.js"):
        response = await server.ask("GET", path)
        for name in HEADERS:
            assert response.headers[name], (path, name)
        assert "unsafe" not in response.headers["content-security-policy"]
        assert response.headers["cache-control"]
        assert "server" not in response.headers


async def test_no_secret_is_ever_logged(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "fivefires.server")
    formatter = JsonLines()
    table = await server.table("pig", "human:Ann", "open")
    bens = await table.join("Ben")
    await table.start()
    async with table.player(0) as ann:
        await ann.answer("roll")
        await ann.do("say", text="a word between us")
        await ann.refused("answer", step=0, key="roll")
    await server.refused("GET", table.path, "a-wrong-secret")
    await server.ask("POST", "/api/qr", body={"text": f"{server.http.base_url}t/{table.id}#s={table.secret}"})
    stored = await server.hall.services.store.head(table.id)
    assert stored is not None
    text = "\n".join(formatter.format(record) for record in caplog.records)
    assert text.count("\n") > 5
    for secret in (table.secret, bens, *(table.created[name] for name in ("invite", "watch", "table"))):
        assert secret not in text
    for secret in (stored.table.seed, stored.table.bot_seed, "a-wrong-secret", "a word between us"):
        assert secret not in text
    assert stored.table.id[:6] in text


async def test_secrets_are_stored_hashed(server: Running) -> None:
    table = await server.table("pig", "human:Ann", "open")
    bens = await table.join("Ben")
    stored = await server.hall.services.store.head(table.id)
    assert table.secret not in str(stored)
    assert bens not in str(stored)


def test_log_lines_are_json() -> None:
    record = logging.LogRecord("x", logging.INFO, "x.py", 1, "ready", (), None)
    record.facts = {"port": 8000, "path": Path("/data")}
    line = json.loads(JsonLines().format(record))
    assert (line["what"], line["port"], line["path"], line["level"]) == ("ready", 8000, "/data", "info")


async def test_many_bad_clients_do_not_disturb_a_good_one(server: Running, unchanged: Made) -> None:
    async def bad(number: int) -> None:
        async with unchanged.player(number % 3) as eve:
            for _ in range(10):
                await eve.send("{" * 3000)
            await eve.until(lambda one: len(one.frames) > 10)

    await asyncio.gather(*map(bad, range(10)))


def test_the_configuration_names_the_database() -> None:
    assert Config(Path("/d")).store_url == "sqlite:////d/fivefires.sqlite"
    assert Config(Path("/d"), database_url="postgres://x/y").store_url == "postgresql+psycopg://x/y"
    assert Config(Path("/d"), database_url="postgresql://x/y").store_url == "postgresql+psycopg://x/y"


# --- names ----------------------------------------------------------------------------------------------


def fields_received() -> set[str]:
    """The name of every field that a client can send."""
    kinds, found = [wire.Received], set()
    while kinds:
        kind = kinds.pop()
        kinds += kind.__subclasses__()
        found |= {*kind.__struct_fields__}
    return found


async def test_no_field_has_the_name_of_something_of_the_servers(server: Running) -> None:
    """Litestar would take a wrong value in such a field for a failure of its own."""
    provided = set(server.server.gate.app.dependencies)  # type: ignore[attr-defined]
    assert "hall" in provided
    assert fields_received() & provided == set()


async def test_a_null_where_a_yes_or_no_belongs_is_refused(server: Running) -> None:
    table = await server.table("pig", "human", "human")
    assert await server.refused("POST", f"{table.path}/seats/1", table.secret, {"host": None}) == "422 malformed"
