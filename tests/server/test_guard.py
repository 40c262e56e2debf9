"""One server has a database at a time. A lock that is lost is noticed, and nothing is written until it is back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import text

from fivefires.server.storage import guard
from fivefires.server.storage.guard import ADVISORY_LOCK
from fivefires.server.storage.rows import Change
from fivefires.server.storage.store import StorageTrouble, Store
from tests.server.conftest import quiet, started_postgres
from tests.server.harness import SECONDS, Running, eventually, serving
from tests.server.line import line_to
from tests.server.test_storage import a_store, a_table, two_seats
from tests.server.toy import GAME

pytestmark = pytest.mark.anyio

on_postgresql = pytest.mark.parametrize("kind", ["postgres"], scope="session")


@asynccontextmanager
async def another_holder(database: str) -> AsyncIterator[psycopg.AsyncConnection[Any]]:
    """Take the lock from the server that has it: its session ends, and another one is faster."""
    async with await psycopg.AsyncConnection.connect(database, autocommit=True) as thief:
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            await thief.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objid = %s"
                " AND pid <> pg_backend_pid() AND database = (SELECT oid FROM pg_database"
                " WHERE datname = current_database())",
                [ADVISORY_LOCK],
            )
            got = await thief.execute("SELECT pg_try_advisory_lock(%s)", [ADVISORY_LOCK])
            if (await got.fetchone() or (False,))[0]:
                break
        else:
            raise AssertionError("the lock cannot be taken")
        yield thief


async def healthy(server: Running) -> bool:
    return (await server.ask("GET", "/api/health")).status_code == 200


async def unhealthy(server: Running) -> bool:
    return not await healthy(server)


# --- the lock -----------------------------------------------------------------------------------------


@on_postgresql
async def test_a_lock_that_is_lost_is_noticed_and_nothing_is_written_until_it_is_back(
    tmp_path: Path, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(quiet(tmp_path / "data", database), [GAME]) as server:
        table = await server.table(GAME.id, "human", "human", start=True)
        async with table.player(0) as ann, table.player(1) as ben:
            async with another_holder(database):
                await eventually(lambda: unhealthy(server))
                assert await ann.refused("answer", step=0, key="stay") == "storage"
                assert await ann.refused("say", text="hello?") == "storage"
                wish = {"game": GAME.id, "seats": [{"kind": "human"}, {"kind": "human"}]}
                assert await server.refused("POST", "/api/tables", body=wish) == "503 storage"
                stored = await server.hall.services.store.load(table.id, 10)
                assert stored is not None
                assert (stored.table.event, stored.history, stored.chat) == (1, [], [])
            await eventually(lambda: healthy(server))
            await ann.answer("stay")
            await ben.until(lambda one: one.sight["step"] == 1)
            assert not ann.gone
            assert not ben.gone
    told = [record.message for record in caplog.records if record.message.startswith("database")]
    assert told == ["database lost", "database regained"]


@on_postgresql
async def test_a_lost_lock_costs_seconds(tmp_path: Path, database: str) -> None:
    """Its session ends and nobody else wants the lock: the server has it back by itself."""
    async with serving(quiet(tmp_path / "data", database), [GAME]) as server:
        table = await server.table(GAME.id, "human", "human", start=True)
        async with table.player(0) as ann:
            before = guard_of(server)._known_as["pid"]
            async with await psycopg.AsyncConnection.connect(database, autocommit=True) as connection:
                await connection.execute("SELECT pg_terminate_backend(%s)", [before])

            async def is_back() -> bool:
                return bool(guard_of(server)._known_as["pid"] != before)

            await eventually(is_back)
            await eventually(lambda: healthy(server))
            await ann.answer("stay")


@on_postgresql
async def test_a_silent_line_does_not_keep_the_lock_from_us(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PostgreSQL still believes in the session that has gone silent; the server ends it and takes the lock anew."""
    monkeypatch.setattr(guard, "ANSWER_SECONDS", 2.0)
    async with line_to(database) as (line, url), serving(quiet(tmp_path / "data", url), [GAME]) as server:
        table = await server.table(GAME.id, "human", "human", start=True)
        before = guard_of(server)._known_as["pid"]
        await server.hall.services.store.engine.dispose()  # But for the one that holds the lock.
        line.go_silent()

        async def is_back() -> bool:
            return bool(guard_of(server)._known_as["pid"] != before)

        await eventually(is_back)
        await eventually(lambda: healthy(server))
        async with table.player(0) as ann:
            await ann.answer("stay")


def guard_of(server: Running) -> guard.Guard:
    return server.hall.services.store._guard


# --- two servers ----------------------------------------------------------------------------------------


@on_postgresql
async def test_a_server_that_does_not_know_that_it_has_lost_the_lock_cannot_write(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guard, "LOOK_EVERY", 3600.0)
    async with serving(quiet(tmp_path / "data", database), [GAME]) as server:
        table = await server.table(GAME.id, "human", "human", start=True)
        async with table.player(0) as ann, another_holder(database) as thief:
            await thief.execute("SELECT pg_advisory_unlock(%s)", [ADVISORY_LOCK])
            async with a_store(tmp_path / "other", database) as other:
                assert await ann.refused("answer", step=0, key="stay") == "storage"
                assert await ann.refused("answer", step=0, key="stay") == "storage"
                stored = await other.load(table.id, 10)
                assert stored is not None
                assert (stored.table.event, stored.history) == (1, [])


@on_postgresql
async def test_what_another_server_has_played_meanwhile_is_seen(tmp_path: Path, database: str) -> None:
    async with serving(quiet(tmp_path / "data", database), [GAME]) as server:
        table, other = [await server.table(GAME.id, "human", "human", start=True) for _ in range(2)]
        async with table.player(0) as ann, other.player(0) as zoe:
            async with another_holder(database) as thief:
                await eventually(lambda: unhealthy(server))
                await thief.execute("SELECT pg_advisory_unlock(%s)", [ADVISORY_LOCK])
                async with taken(tmp_path / "other", database) as elsewhere:
                    played = Change({"shown": 2}, entries=[(0, '["a",0,"stay",""]')])
                    await elsewhere.commit(table.id, 1, played)
            await eventually(lambda: healthy(server))
            await ann.until(lambda one: one.gone)
            assert not zoe.gone, "nobody has played at her table"
            await zoe.answer("stay")
        async with table.player(0) as ann:
            assert ann.sight["step"] == 1
            await ann.answer("stay")


@asynccontextmanager
async def taken(data: Path, database: str) -> AsyncIterator[Store]:
    """Another server's store, which gets the lock in a race with one that asks for it every half second."""
    data.mkdir()
    for _ in range(200):
        store = Store(quiet(data, database).store_url)
        try:
            await store.open()
        except StorageTrouble:
            await store.close()
            async with another_holder(database) as thief:
                await thief.execute("SELECT pg_advisory_unlock(%s)", [ADVISORY_LOCK])
            continue
        yield store
        await store.close()
        return
    raise AssertionError("the lock cannot be taken")


async def test_whoever_takes_a_database_fences_the_former_server_off(tmp_path: Path) -> None:
    """On a file, too: the lock of its directory may have been deleted."""
    async with a_store(tmp_path / "data", "") as first:
        await first.create(a_table(), two_seats())
        async with a_store(tmp_path / "data", "") as second:
            with pytest.raises(StorageTrouble, match="taken over"):
                await first.commit("table-1", 0, Change({"status": "playing"}))
            for write in (first.delete("table-1"), first.subscribe("table-1", 0, "https://push", "{}")):
                with pytest.raises(StorageTrouble, match="taken over"):
                    await write
            assert await second.commit("table-1", 0, Change({"status": "playing"})) == 1


async def test_a_command_beside_the_server_is_not_fenced_off(tmp_path: Path, database: str) -> None:
    """Tidying is none of a server's business, and takes no lock."""
    async with a_store(tmp_path / "data", database) as store:
        await store.create(a_table(), two_seats())
        beside = Store(quiet(tmp_path / "data", database).store_url)
        await beside.delete("table-1")
        await beside.close()
        assert await store.head("table-1") is None


@on_postgresql
async def test_nobody_waits_long_for_a_client_that_was_cut_off(tmp_path: Path, database: str) -> None:
    async with a_store(tmp_path / "data", database) as store, store.engine.connect() as connection:
        names = ("idle_in_transaction_session_timeout", "lock_timeout")
        shown = [(await connection.execute(text(f"SHOW {name}"))).scalar_one() for name in names]
        assert shown == ["15s", "25s"]


# --- PostgreSQL itself is restarted -----------------------------------------------------------------------


@pytest.fixture
def own_postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A PostgreSQL server that may be stopped and started."""
    server = started_postgres(tmp_path_factory.mktemp("own-pg"))
    yield server
    server.cleanup()


async def test_the_server_plays_on_when_postgresql_is_back(tmp_path: Path, own_postgres: Any) -> None:
    async with serving(quiet(tmp_path / "data", own_postgres.get_uri()), [GAME]) as server:
        table = await server.table(GAME.id, "human", "human", start=True)
        async with table.player(0) as ann:
            await ann.answer("stay")
            await asyncio.to_thread(own_postgres.stop)
            await eventually(lambda: unhealthy(server))

            async def lost() -> bool:
                return bool(guard_of(server)._lost)

            await eventually(lost)
            assert await ann.refused("answer", step=1, key="stay") == "storage"
            assert not ann.gone, "nothing was tried, so nothing has to be read anew"
            await asyncio.to_thread(own_postgres.ensure_postgres_running)
            await eventually(lambda: healthy(server))
            await ann.answer("stay")
            assert ann.sight["step"] == 2
