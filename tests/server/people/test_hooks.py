"""Turn webhooks, from a move at the table to what an address is told: with a receiver on this machine."""

from __future__ import annotations

import asyncio
import json
import socket
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID
from sqlalchemy import inspect

from fivefires.server.config import Rate
from fivefires.server.people import sending
from fivefires.server.people.sending import allowed
from fivefires.server.storage.migrate import alembic_config
from fivefires.server.storage.store import Store
from tests.server.conftest import LIMITS, quiet
from tests.server.harness import SECONDS, Made, Running, eventually, serving
from tests.server.push_service import PushService, push_service

pytestmark = pytest.mark.anyio

DISCORD = "https://discord.com/api/webhooks/1/token"
URL = "http://games.example"


@asynccontextmanager
async def a_table_for_two(
    tmp_path: Path, database: str = "", format: str = "json", **changes: Any
) -> AsyncIterator[tuple[Made, PushService]]:
    """Ben has named an address and gone; Ann is asked first. The server is reached by plain HTTP."""
    async with push_service() as service:
        options = {"hook_hosts": ("127.0.0.1:*",), "hook_seconds": 0.05, "public_url": URL, **changes}
        async with serving(quiet(tmp_path / "data", database, **options)) as server:
            table = await server.table("pig", "human:Ann", "human:Ben", start=True)
            await set_hook(table, 1, f"{service.url}/ben", format)
            yield table, service


async def set_hook(table: Made, seat: int, address: str, format: str = "json") -> None:
    body = {"address": address, "format": format}
    response = await table.server.ask("POST", f"{table.path}/hook", table.secrets[seat], body)
    assert response.status_code == 201, response.text


async def hook(table: Made, seat: int) -> str | None:
    return await table.server.hall.services.store.hook(table.id, seat)


async def hold(table: Made, seat: int) -> None:
    """Somebody comes, plays and goes."""
    async with table.player(seat) as player:
        await player.answer("hold", confirm=True)


async def settled(table: Made) -> None:
    """Until nobody is being called any more."""

    async def quiet_again() -> bool:
        return not table.server.hall.services.hooks._tasks

    await eventually(quiet_again)


# --- what is told -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("format", ["json", "discord", "slack", "ntfy"])
async def test_each_service_is_told_in_its_own_form(tmp_path: Path, format: str) -> None:
    async with a_table_for_two(tmp_path, format=format) as (table, service):
        await hold(table, 0)
        await service.until(1, SECONDS)
        [(path, headers, body)] = service.got
        link, line = f"{URL}/t/{table.id}", "Pig: It is your turn."
        assert path == ("/" if format == "ntfy" else "/ben")
        assert headers["content-type"] == "application/json"
        assert headers["user-agent"] == "Five Fires"
        assert (
            json.loads(body)
            == {
                "json": {"title": "Pig", "text": "It is your turn.", "table": table.id, "link": link},
                "discord": {"content": f"{line}\n{link}", "allowed_mentions": {"parse": []}},
                "slack": {"text": f"{line}\n{link}"},
                "ntfy": {"topic": "ben", "title": "Pig", "message": "It is your turn.", "click": link},
            }[format]
        )


async def test_no_secret_is_told(tmp_path: Path, database: str) -> None:
    async with a_table_for_two(tmp_path, database) as (table, service):
        await hold(table, 0)
        await service.until(1, SECONDS)
        [(path, headers, body)] = service.got
        sent = " ".join([path, *headers.values(), body.decode()])
        for secret in (*table.secrets.values(), table.created["invite"], table.created["watch"], "Ann", "Ben"):
            assert secret
            assert secret not in sent


# --- when it is told --------------------------------------------------------------------------------------


async def test_a_burst_is_one_call(tmp_path: Path, database: str) -> None:
    """Ben is asked three times before anybody calls; he hears of the last time."""
    async with a_table_for_two(tmp_path, database, hook_seconds=1.5) as (table, service):
        for seat in (0, 1, 0, 1, 0):
            await hold(table, seat)
        assert service.got == []
        await settled(table)
        assert len(service.got) == 1


async def test_a_wait_is_told_of_once_and_the_next_one_again(tmp_path: Path, database: str) -> None:
    async with a_table_for_two(tmp_path, database) as (table, service):
        hooks = table.server.hall.services.hooks
        await hold(table, 0)
        await settled(table)
        hooks.tell(table.id, 1, "fivefires.examples.pig")  # As another process would.
        await settled(table)
        assert len(service.got) == 1
        await hold(table, 1)
        await hold(table, 0)
        await settled(table)
        assert len(service.got) == 2


async def test_whoever_has_answered_meanwhile_is_not_called(tmp_path: Path) -> None:
    async with a_table_for_two(tmp_path, hook_seconds=1.0) as (table, service):
        await hold(table, 0)
        await hold(table, 1)
        await settled(table)
        assert service.got == []


async def test_nobody_who_looks_at_the_table_is_called(tmp_path: Path) -> None:
    async with a_table_for_two(tmp_path) as (table, service), table.player(1):
        await hold(table, 0)
        await settled(table)
        assert service.got == []


async def test_nobody_waits_for_an_address(tmp_path: Path) -> None:
    """It takes the call and never answers; moves are made all the same, and the server can be stopped."""
    async with a_table_for_two(tmp_path) as (table, service):
        service.answers.clear()
        await hold(table, 0)
        await service.until(1, SECONDS)
        await hold(table, 1)
        assert service.answered == 0


async def test_one_that_does_not_answer_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sending, "SECONDS", 0.1)
    async with a_table_for_two(tmp_path) as (table, service):
        service.answers.clear()
        await hold(table, 0)
        await asyncio.wait_for(settled(table), 5)
        assert service.answered == 0
        assert await hook(table, 1) is not None


# --- addresses that fail or mislead -----------------------------------------------------------------------


async def test_an_address_leads_us_nowhere_else(tmp_path: Path) -> None:
    async with a_table_for_two(tmp_path) as (table, service):
        service.status, service.more = 307, f"location: {service.url}/elsewhere\r\n"
        await hold(table, 0)
        await settled(table)
        assert [path for path, _, _ in service.got] == ["/ben"]


@pytest.mark.parametrize(("status", "kept"), [(404, False), (410, False), (429, True), (500, True)])
async def test_an_address_that_has_ended_is_forgotten(tmp_path: Path, status: int, kept: bool) -> None:
    async with a_table_for_two(tmp_path) as (table, service):
        service.status = status
        await hold(table, 0)
        await settled(table)
        assert len(service.got) == 1
        assert (await hook(table, 1) is not None) == kept


HOSTILE = [
    "http://169.254.169.254/latest", "https://evil.example/", "https://discord.com.evil.example/", "file:///etc",
    "http://discord.com/x", "https://user@discord.com/", "https://127.0.0.1/", "http://127.0.0.1/", "https://10.0.0.1/",
    "https://[::1]/", "https://localhost/", "https://discord.com@10.0.0.1/", "", "https://[", "https://discord.com:99999/x",
    "https://evil.example\\.discord.com/", "https://discord.com\\@evil.example/", "https:///x", "https://discord.com",
    "https://discord.com/\u0000", "https://discord.com/a b", "https://evil.example\t.discord.com/", "//discord.com/x",
    "https://discord.com/\r\nHost: evil", "https://evildiscord.com/x", "gopher://discord.com/x", "https://0x7f.1/x",
    "https://[::ffff:127.0.0.1]/x", "https://[::ffff:7f00:1]/x", "https://[::1%25lo]/x", "https://[fe80::1%eth0]/x",
    "https://2130706433/x", "https://0177.0.0.1/x", "https://127.1/x", "https://0/x", "https://discord.com./x",
    "https://discord\u3002com/x", "https://discord.com%2eevil.example/x", "https://discord.com:443:80/x",
    "https://[discord.com]/x", "https://evil.example#.discord.com/x", "https://evil.example?.discord.com/x",
    "https:\\\\discord.com/x", "HTTPS://evil.example/x", "https://discord.com\uff0fx", "https://10.0.0.1#@discord.com/x",
    "https://discord.com:8443/x", "https://discord.com:0/x", "https://discord.com:22/x", "https://evil..discord.com/x",
    f"https://{'a' * 64}.discord.com/x", f"https://{'a.' * 130}discord.com/x", "https://.discord.com/x",
]  # fmt: skip
# Where a host on this machine was allowed, whatever else leads there, or seems to, is still not.
NEARLY_HOME = [
    "http://127.1/x", "http://2130706433/x", "http://0177.0.0.1/x", "http://[::ffff:127.0.0.1]/x", "http://[::1]/x",
    "http://0.0.0.0/x", "http://localhost/x", "http://127.0.0.1.evil.example/x", "http://127.0.0.1@evil.example/x",
    "http://127.0.0.2/x", "https://evil.127.0.0.1/x", "https://127.0.0.1./x", "http://127.0.0.1:8000/x",
    "http://127.0.0.1:443/x", "https://127.0.0.1:80/x",
]  # fmt: skip


@pytest.mark.parametrize("format", ["json", "discord"])
async def test_no_other_address_is_called(server: Running, format: str) -> None:
    table = await server.table("pig", "human", "human")
    for address in HOSTILE:
        body = {"address": address, "format": format}
        assert await server.refused("POST", f"{table.path}/hook", table.secret, body) == "409 hook", address
    assert await hook(table, 0) is None


async def test_a_host_that_is_allowed_opens_no_other(tmp_path: Path) -> None:
    async with serving(quiet(tmp_path / "data", "", hook_hosts=("127.0.0.1",))) as server:
        table = await server.table("pig", "human", "human")
        for address in NEARLY_HOME:
            body = {"address": address}
            assert await server.refused("POST", f"{table.path}/hook", table.secret, body) == "409 hook", address


@pytest.mark.parametrize(
    ("host", "let_in", "refused"),
    [
        (
            "127.0.0.1",
            ["http://127.0.0.1/x", "http://127.0.0.1:80/x", "https://127.0.0.1/x"],
            ["http://127.0.0.1:81/x"],
        ),
        ("127.0.0.1:2586", ["http://127.0.0.1:2586/x"], ["http://127.0.0.1/x", "http://127.0.0.1:2375/x"]),
        ("[::1]:2586", ["http://[::1]:2586/x"], ["http://[::1]/x", "http://127.0.0.1:2586/x"]),
        ("127.0.0.1:*", ["http://127.0.0.1/x", "http://127.0.0.1:2375/x"], ["http://localhost:2375/x"]),
        ("ntfy.lan:8443", ["https://ntfy.lan:8443/x"], ["https://ntfy.lan/x", "http://ntfy.lan:8443/x"]),
        ("Ntfy.Lan", ["https://ntfy.lan/x", "https://a.NTFY.lan/x"], ["https://ntfy.lan:8443/x"]),
    ],
)
def test_a_service_that_is_trusted_opens_no_other_port(host: str, let_in: list[str], refused: list[str]) -> None:
    assert [one for one in let_in if allowed(one, [host]) is None] == []
    assert [one for one in refused if allowed(one, [host]) is not None] == []


async def test_a_name_that_was_made_to_lead_here_is_told_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever can have the name of a service lead elsewhere has no certificate for it."""
    heard: list[bytes] = []

    async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.append(await reader.read())
        writer.close()

    listener = await asyncio.start_server(listen, "127.0.0.1", 0, ssl=its_own_word(tmp_path, "discord.com"))
    port = listener.sockets[0].getsockname()[1]
    asked: list[str] = []

    async def here(_self: object, host: str, *_: object, **__: object) -> list[dict[str, Any]]:
        asked.append(host)
        family = socket.AF_INET
        return [{"hostname": host, "host": "127.0.0.1", "port": port, "family": family, "proto": 0, "flags": 0}]

    monkeypatch.setattr("aiohttp.resolver.ThreadedResolver.resolve", here)
    async with listener, serving(quiet(tmp_path / "data", "")) as server:
        table = await server.table("pig", "human", "human")
        await set_hook(table, 0, DISCORD, "discord")
        assert await server.post(f"{table.path}/hook/test", table.secret) == {"status": 0}
    assert asked == ["discord.com"]
    assert heard == []


def its_own_word(folder: Path, name: str) -> ssl.SSLContext:
    """A certificate for a name by nobody but whoever shows it."""
    key, subject = ec.generate_private_key(ec.SECP256R1()), x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = datetime.now(UTC)
    made = x509.CertificateBuilder(subject, subject, key.public_key(), x509.random_serial_number())
    made = made.not_valid_before(now - timedelta(days=1)).not_valid_after(now + timedelta(days=1))
    made = made.add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
    pem = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    (folder / "own.pem").write_bytes(pem + made.sign(key, hashes.SHA256()).public_bytes(Encoding.PEM))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(folder / "own.pem")
    return context


@pytest.mark.parametrize("path", ["", "a/b", "a%2fb", "x" * 65, "../x"])
async def test_what_is_no_topic_of_ntfy_is_refused(server: Running, path: str) -> None:
    table = await server.table("pig", "human", "human")
    body = {"address": f"https://ntfy.sh/{path}", "format": "ntfy"}
    assert await server.refused("POST", f"{table.path}/hook", table.secret, body) == "409 hook"


async def test_an_address_has_a_length_and_a_known_format(server: Running) -> None:
    table = await server.table("pig", "human", "human")
    for body in ({"address": f"{DISCORD}{'x' * 500}"}, {"address": DISCORD, "format": "mail"}, {"address": 5}):
        assert await server.refused("POST", f"{table.path}/hook", table.secret, body) == "422 malformed"


async def test_an_address_that_is_allowed_no_longer_is_not_called(tmp_path: Path) -> None:
    async with a_table_for_two(tmp_path) as (table, service):
        hooks = table.server.hall.services.hooks
        hooks._config = replace(hooks._config, hook_hosts=())
        await hold(table, 0)
        await settled(table)
        assert service.got == []


# --- whose it is ------------------------------------------------------------------------------------------


async def test_only_the_owner_of_a_seat_sees_and_changes_it(server: Running) -> None:
    table = await server.table("pig", "human", "human")
    await set_hook(table, 1, DISCORD, "discord")
    path, kept = f"{table.path}/hook", {"address": DISCORD, "format": "discord", "locale": "en"}
    assert await server.get(path, table.secrets[1]) == {"hook": kept}
    assert await server.get(path, table.secrets[0]) == {"hook": None}
    for token in ("", "wrong", table.created["invite"], table.created["watch"]):
        assert await server.refused("GET", path, token) == "404 missing"
        assert await server.refused("POST", path, token, {"address": DISCORD}) == "404 missing"
        assert await server.refused("POST", f"{path}/test", token) == "404 missing"
        assert await server.refused("DELETE", path, token) == "404 missing"
    for token in (table.secrets[0], table.created["watch"]):
        for part in ("", "/sight", "/download"):
            assert DISCORD not in (await server.ask("GET", f"{table.path}{part}", token)).text
    assert (await server.ask("DELETE", path, table.secrets[0])).status_code == 204
    assert await hook(table, 1) is not None
    assert (await server.ask("DELETE", path, table.secrets[1])).status_code == 204
    assert await hook(table, 1) is None


async def test_a_seat_has_one_address(server: Running) -> None:
    table = await server.table("pig", "human", "human")
    asked = [set_hook(table, 0, f"{DISCORD}{number}") for number in range(6)]
    await asyncio.gather(*asked)
    await set_hook(table, 0, "https://ntfy.sh/fires", "ntfy")
    assert (await server.get(f"{table.path}/hook", table.secret))["hook"]["address"] == "https://ntfy.sh/fires"


@pytest.mark.parametrize("change", [{"revoke": True}, {"leave": True}, {"kind": "open"}, {"kind": "bot"}])
async def test_whoever_has_lost_the_seat_is_called_no_longer(server: Running, change: dict[str, Any]) -> None:
    table = await server.table("pig", "human", "human")
    for seat in (0, 1):
        await set_hook(table, seat, DISCORD)
    by = table.secret if "kind" in change else table.secrets[1]
    await server.post(f"{table.path}/seats/1", by, change)
    assert await hook(table, 1) is None
    assert await hook(table, 0) is not None


async def test_a_secret_that_was_lost_meanwhile_sets_nothing(server: Running) -> None:
    table = await server.table("pig", "human", "human")
    assert not await server.hall.services.store.set_hook(table.id, 1, "somebody else's", "{}")
    assert await hook(table, 1) is None


async def test_it_goes_with_what_is_kept_about_a_person_and_with_the_table(server: Running) -> None:
    table = await server.table("pig", "human", "human", start=True)
    for seat in (0, 1):
        await set_hook(table, seat, DISCORD)
    assert (await server.ask("DELETE", f"{table.path}/me", table.secrets[1])).status_code == 204
    assert await hook(table, 1) is None
    assert await hook(table, 0) is not None
    await server.hall.services.store.delete(table.id)
    assert await hook(table, 0) is None


# --- trying it --------------------------------------------------------------------------------------------


async def test_it_can_be_tried_and_tells_what_was_answered(tmp_path: Path) -> None:
    async with a_table_for_two(tmp_path) as (table, service):
        service.status = 404
        assert await table.server.post(f"{table.path}/hook/test", table.secrets[1]) == {"status": 404}
        assert "This is a test." in json.loads(service.got[0][2])["text"]
        await set_hook(table, 1, "http://127.0.0.1:9/nobody")
        assert await table.server.post(f"{table.path}/hook/test", table.secrets[1]) == {"status": 0}
        assert await table.server.refused("POST", f"{table.path}/hook/test", table.secret) == "409 no-hook"


async def test_it_can_be_tried_so_often_and_not_more(tmp_path: Path) -> None:
    limits = replace(LIMITS, hooks=Rate(0.001, 2))
    async with a_table_for_two(tmp_path, limits=limits) as (table, service):
        path = f"{table.path}/hook/test"
        for _ in range(2):
            await table.server.post(path, table.secrets[1])
        assert await table.server.refused("POST", path, table.secrets[1]) == "429 limit"
        assert len(service.got) == 2


async def test_another_table_does_not_help(tmp_path: Path) -> None:
    """Whoever makes one table after the other has the server call somebody no more often."""
    limits = replace(LIMITS, hooks=Rate(0.001, 2))
    async with a_table_for_two(tmp_path, limits=limits) as (table, service):
        told = []
        for _ in range(3):
            other = await table.server.table("pig", "human", "human")
            await set_hook(other, 0, f"{service.url}/somebody")
            told.append((await table.server.ask("POST", f"{other.path}/hook/test", other.secret)).status_code)
        assert told == [200, 200, 429]
        assert len(service.got) == 2


# --- where it is kept -------------------------------------------------------------------------------------


async def test_the_migration_goes_down_and_up_again(tmp_path: Path, database: str) -> None:
    (tmp_path / "data").mkdir()
    store = Store(quiet(tmp_path / "data", database).store_url)
    await store.open()
    await store.close()
    store = Store(quiet(tmp_path / "data", database).store_url)
    for revision, there in (("0008", False), ("head", True)):
        with store.engine.begin() as connection:
            change = command.upgrade if there else command.downgrade
            change(alembic_config(connection), revision)
            assert ("hooks" in inspect(connection).get_table_names()) == there
    await store.database.close(1)
