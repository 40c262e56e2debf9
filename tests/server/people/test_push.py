"""Notifications, from a move at the table to the words that a browser reads: with a push service on this machine."""

from __future__ import annotations

import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from fivefires.server.people import push
from fivefires.server.people.push import notice
from tests.server.conftest import quiet
from tests.server.harness import SECONDS, Made, Running, eventually, serving
from tests.server.push_service import PushService, Subscriber, push_service, sender

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def a_table_for_two(
    tmp_path: Path, database: str, **changes: Any
) -> AsyncIterator[tuple[Made, PushService, Subscriber]]:
    """Ben has subscribed and gone; Ann is asked first."""
    async with push_service() as service:
        config = quiet(tmp_path / "data", database, push_hosts=("127.0.0.1:*",), **changes)
        async with serving(config) as server:
            table, ben = await server.table("pig", "human:Ann", "human:Ben", start=True), Subscriber()
            await subscribe(table, 1, ben.subscription(f"{service.url}/ben"))
            yield table, service, ben


async def subscribe(table: Made, seat: int, subscription: dict[str, Any]) -> None:
    response = await table.server.ask("POST", f"{table.path}/push", table.secrets[seat], subscription)
    assert response.status_code == 201, response.text


async def subscriptions(table: Made, seat: int) -> list[str]:
    return await table.server.hall.services.store.subscriptions(table.id, seat)


async def hold(table: Made, seat: int) -> None:
    """Somebody comes, plays and goes."""
    async with table.player(seat) as player:
        await player.answer("hold", confirm=True)


# --- what is sent -----------------------------------------------------------------------------------------


async def test_whoever_is_away_reads_whose_turn_it_is(tmp_path: Path, database: str) -> None:
    async with a_table_for_two(tmp_path, database) as (table, service, ben):
        await hold(table, 0)
        await service.until(1, SECONDS)
        [(path, headers, body)] = service.got
        assert path == "/ben"
        assert ben.read(body) == {"table": table.id, "title": "Pig", "text": "It is your turn."}
        assert headers["content-encoding"] == "aes128gcm"
        assert int(headers["ttl"]) == 24 * 3600
        assert 0 < len(headers["topic"]) <= 32


async def test_no_secret_is_sent(tmp_path: Path, database: str) -> None:
    async with a_table_for_two(tmp_path, database) as (table, service, ben):
        await hold(table, 0)
        await service.until(1, SECONDS)
        [(path, headers, body)] = service.got
        sent = " ".join([path, *headers.values(), *map(str, ben.read(body).values())])
        for secret in (*table.secrets.values(), table.created["invite"], table.created["watch"]):
            assert secret
            assert secret not in sent
        # Nor is the table told to the push service, which cannot read what is sealed.
        assert table.id not in " ".join([path, *headers.values()])
        assert table.id.encode() not in body


@pytest.mark.parametrize(
    ("public_url", "contact"),
    [("", "https://localhost"), ("http://127.0.0.1:8000", "https://localhost"),
     ("https://games.example", "https://games.example"), ("https://games.example:8443", "https://games.example"),
     ("https://games", "https://localhost")],
)  # fmt: skip
async def test_the_server_proves_who_it_is(tmp_path: Path, public_url: str, contact: str) -> None:
    async with a_table_for_two(tmp_path, "", public_url=public_url) as (table, service, _):
        await hold(table, 0)
        await service.until(1, SECONDS)
        claims, key = sender(service.got[0][1]["authorization"])
        assert claims["aud"] == service.url
        assert claims["sub"] == contact
        assert time.time() < claims["exp"] < time.time() + 24 * 3600
        assert key == (await table.server.get("/api/server"))["push_key"]
        kept = table.server.config.data / "push.pem"
        assert oct(os.stat(kept).st_mode & 0o777) == "0o600"


async def test_everybody_reads_their_own_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def noted(table: str, package: str, locale: str, what: str) -> push.Notice:
        asked.append(locale)
        return notice(table, package, locale, what)

    monkeypatch.setattr(push, "notice", noted)
    async with a_table_for_two(tmp_path, "") as (table, service, ben):
        await subscribe(table, 1, ben.subscription(f"{service.url}/ben", "pl"))
        await hold(table, 0)
        await service.until(1, SECONDS)
        assert asked == ["pl"]


def test_a_notification_in_a_language_that_is_missing_is_in_english() -> None:
    english = notice("x", "fivefires.examples.pig", "en")
    for locale in ("tlh", "", "!!", "../../etc", "en-", "a b", "\x00"):
        assert notice("x", "fivefires.examples.pig", locale) == english


# --- who is told ------------------------------------------------------------------------------------------


async def test_all_browsers_of_a_seat_are_told_and_nobody_who_looks_at_the_table(tmp_path: Path) -> None:
    async with a_table_for_two(tmp_path, "") as (table, service, ben):
        phone = Subscriber()
        await subscribe(table, 1, phone.subscription(f"{service.url}/phone"))
        # The same browser again is the same browser.
        await subscribe(table, 1, ben.subscription(f"{service.url}/ben"))
        async with table.player(0) as ann:
            async with table.player(1) as here:
                await ann.answer("hold", confirm=True)
                await here.answer("hold", confirm=True)
            await ann.answer("hold", confirm=True)
        await service.until(2, SECONDS)
        told = {path: body for path, _, body in service.got}
        assert sorted(told) == ["/ben", "/phone"]
        assert len(service.got) == 2
        assert ben.read(told["/ben"]) == phone.read(told["/phone"])


@pytest.mark.parametrize("change", [{"revoke": True}, {"leave": True}, {"kind": "open"}, {"kind": "bot"}])
async def test_whoever_has_lost_the_seat_is_told_no_longer(server: Running, change: dict[str, Any]) -> None:
    table = await server.table("pig", "human", "human")
    for seat in (0, 1):
        await subscribe(table, seat, Subscriber().subscription("https://fcm.googleapis.com/fcm/1"))
    by = table.secret if "kind" in change else table.secrets[1]
    await server.post(f"{table.path}/seats/1", by, change)
    assert await subscriptions(table, 1) == []
    assert len(await subscriptions(table, 0)) == 1


async def test_a_browser_can_unsubscribe(server: Running) -> None:
    table = await server.table("pig", "human", "human")
    body = Subscriber().subscription("https://fcm.googleapis.com/fcm/1")
    await subscribe(table, 0, body)
    assert len(await subscriptions(table, 0)) == 1
    assert (await server.ask("DELETE", f"{table.path}/push", table.secret, body)).status_code == 204
    assert await subscriptions(table, 0) == []


# --- push services that fail ------------------------------------------------------------------------------


@pytest.mark.parametrize("status", [404, 410])
async def test_a_subscription_that_has_ended_is_forgotten(tmp_path: Path, database: str, status: int) -> None:
    async with a_table_for_two(tmp_path, database) as (table, service, _):
        service.status = status
        await hold(table, 0)

        async def forgotten() -> bool:
            return not await subscriptions(table, 1)

        await eventually(forgotten)
        assert len(service.got) == 1


@pytest.mark.parametrize("status", [400, 403, 413, 429, 500, 503])
async def test_one_that_fails_for_now_is_kept(tmp_path: Path, status: int) -> None:
    async with a_table_for_two(tmp_path, "") as (table, service, _):
        service.status = status
        await hold(table, 0)
        await settled(table)
        assert len(service.got) == 1
        assert len(await subscriptions(table, 1)) == 1


async def test_a_push_service_leads_us_nowhere_else(tmp_path: Path) -> None:
    """Not to where it points, which might be inside the server's own network."""
    async with a_table_for_two(tmp_path, "") as (table, service, _):
        service.status, service.more = 307, f"location: {service.url}/elsewhere\r\n"
        await hold(table, 0)
        await settled(table)
        assert [path for path, _, _ in service.got] == ["/ben"]


async def test_one_that_is_out_of_reach_keeps_nobody_else_from_being_told(tmp_path: Path) -> None:
    async with a_table_for_two(tmp_path, "") as (table, service, ben):
        await subscribe(table, 1, Subscriber().subscription("http://127.0.0.1:9/nobody"))
        await hold(table, 0)
        await service.until(1, SECONDS)
        await settled(table)
        assert ben.read(service.got[0][2])["title"] == "Pig"
        assert len(await subscriptions(table, 1)) == 2


async def test_nobody_waits_for_a_push_service(tmp_path: Path, database: str) -> None:
    """It takes messages and never answers; moves are made all the same, and the server can be stopped."""
    async with a_table_for_two(tmp_path, database) as (table, service, _):
        service.answers.clear()
        async with table.player(0) as ann:
            await ann.answer("hold", confirm=True)
            await service.until(1, SECONDS)
            for _ in range(10):
                await hold(table, 1)
                await ann.answer("hold", confirm=True)
        assert service.answered == 0


async def settled(table: Made) -> None:
    """Until nothing is being sent any more."""

    async def quiet_again() -> bool:
        return not table.server.hall.services.pusher._tasks

    await eventually(quiet_again)


# --- where it may be sent ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "endpoint",
    ["http://169.254.169.254/latest", "https://evil.example/", "https://fcm.googleapis.com.evil.example/", "file:///etc",
     "http://fcm.googleapis.com/x", "https://user@fcm.googleapis.com/", "https://127.0.0.1/", "http://127.0.0.1/",
     "https://10.0.0.1/", "https://[::1]/", "https://localhost/", "https://fcm.googleapis.com@10.0.0.1/", ""],
)  # fmt: skip
async def test_notifications_go_to_push_services_and_nowhere_else(server: Running, endpoint: str) -> None:
    table = await server.table("pig", "human", "human")
    body = Subscriber().subscription(endpoint)
    assert await server.refused("POST", f"{table.path}/push", table.secret, body) == "409 push"
    assert await subscriptions(table, 0) == []


@pytest.mark.parametrize(
    "keys",
    [{"p256dh": "x"}, {"auth": "x"}, {"p256dh": "B" + "A" * 86}, {"p256dh": ""}, {"auth": ""}, {"auth": "%%%"}],
    ids=str,
)  # fmt: skip
async def test_keys_that_nothing_can_be_sealed_with_are_refused(server: Running, keys: dict[str, str]) -> None:
    table = await server.table("pig", "human", "human")
    body = Subscriber().subscription("https://fcm.googleapis.com/fcm/1")
    body["keys"] = {**body["keys"], **keys}
    assert await server.refused("POST", f"{table.path}/push", table.secret, body) == "409 push"


async def test_a_seat_has_so_many_browsers_and_no_more(server: Running) -> None:
    table = await server.table("pig", "human", "human")
    most = server.config.limits.browsers
    bodies = [Subscriber().subscription(f"https://fcm.googleapis.com/fcm/{number}") for number in range(most + 1)]
    for body in bodies[:-1]:
        await subscribe(table, 0, body)
    assert await server.refused("POST", f"{table.path}/push", table.secret, bodies[-1]) == "409 push"
    await subscribe(table, 0, bodies[0])
    assert len(await subscriptions(table, 0)) == most
