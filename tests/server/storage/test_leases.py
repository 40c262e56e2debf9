"""Several processes on one database: a table is one's at a time, and whoever has lost it writes nothing to it."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from fivefires.server.storage import migrate, presence
from fivefires.server.storage.presence import ADVISORY_LOCK
from fivefires.server.storage.rows import Change
from fivefires.server.storage.store import Conflict, StorageTrouble, Store
from tests.server.conftest import folder_for_postgres, quiet, started_postgres
from tests.server.harness import Made, Running, eventually, serving
from tests.server.line import line_to
from tests.server.storage.test_storage import a_store, a_table, two_seats
from tests.server.toy import GAME

pytestmark = pytest.mark.anyio

on_postgresql = pytest.mark.parametrize("kind", ["postgres"], scope="session")


async def healthy(server: Running) -> bool:
    return (await server.ask("GET", "/api/health")).status_code == 200


async def unhealthy(server: Running) -> bool:
    return not await healthy(server)


@asynccontextmanager
async def both(folder: Path, database: str) -> AsyncIterator[tuple[Running, Running]]:
    """Two servers on one database."""
    async with (
        serving(quiet(folder / "one", database), [GAME]) as one,
        serving(quiet(folder / "other", database), [GAME]) as other,
    ):
        yield one, other


def at(server: Running, table: Made) -> Made:
    """The same table, reached through another server."""
    return Made(server, table.created)


async def owner(server: Running, table: Made) -> str:
    stored = await server.hall.services.store.head(table.id)
    assert stored is not None
    return stored.table.owner


def gone(store: Store) -> None:
    """The process of a store has died: it says no more that it is there, and what it said is long ago."""
    name = store.presence.id
    store.presence._ended.set()
    store.presence._cut()
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE processes SET until = 0 WHERE id = :id"), {"id": name})


# --- leases -----------------------------------------------------------------------------------------------


@on_postgresql
async def test_a_table_is_one_processes_at_a_time(tmp_path: Path, database: str) -> None:
    async with a_store(tmp_path / "one", database) as one, a_store(tmp_path / "other", database) as other:
        await one.create(a_table(), two_seats())
        assert await one.take("table-1") == 1
        assert await other.take("table-1") == 0
        assert await one.take("nowhere") is None
        await one.let_go(["table-1"])
        assert await other.take("table-1") == 2
        assert await one.take("table-1") == 0


@on_postgresql
async def test_whoever_has_lost_a_table_writes_nothing_to_it(tmp_path: Path, database: str) -> None:
    """A stale owner: its process counts as gone, another one has taken the table, and it does not know."""
    async with a_store(tmp_path / "one", database) as stale, a_store(tmp_path / "other", database) as other:
        await stale.create(a_table(), two_seats())
        fence = await stale.take("table-1")
        gone(stale)
        taken = await other.take("table-1")
        assert (fence, taken) == (1, 2)
        with pytest.raises(Conflict):
            await stale.commit("table-1", 0, Change({"status": "playing"}), fence)
        with pytest.raises(Conflict):
            await stale.delete("table-1", fence)
        assert await other.commit("table-1", 0, Change({"status": "playing"}), taken) == 1
        with pytest.raises(Conflict):
            await stale.commit("table-1", 1, Change({"status": "closed"}), fence)
        stored = await other.head("table-1")
        assert stored is not None
        assert (stored.table.status, stored.table.event, stored.table.fence) == ("playing", 1, 2)


async def test_whoever_takes_a_file_fences_the_former_server_off(tmp_path: Path) -> None:
    """The lock of its directory may have been deleted."""
    async with a_store(tmp_path / "data", "") as first:
        await first.create(a_table(), two_seats())
        fence = await first.take("table-1")
        async with a_store(tmp_path / "data", "") as second:
            taken = await second.take("table-1")
            with pytest.raises(Conflict):
                await first.commit("table-1", 0, Change({"status": "playing"}), fence)
            assert await second.commit("table-1", 0, Change({"status": "playing"}), taken) == 1


@on_postgresql
async def test_what_is_due_is_taken_once(tmp_path: Path, database: str) -> None:
    async with a_store(tmp_path / "one", database) as one, a_store(tmp_path / "other", database) as other:
        names = {f"table-{number}" for number in range(40)}
        for name in names:
            table = a_table(name)
            table.status, table.due = "playing", 1.0
            await one.create(table, two_seats())
        found = await asyncio.gather(*(store.due(2.0) for _ in range(4) for store in (one, other)))
        ours, theirs = ({*found[which], *found[-2 + which]} for which in (0, 1))
        assert not ours & theirs
        assert {*await one.due(2.0)} | {*await other.due(2.0)} == names
        assert not {*await one.due(2.0)} & {*await other.due(2.0)}
        assert await one.due(0.5) == []


async def test_a_command_beside_the_server_is_not_fenced_off(tmp_path: Path, database: str) -> None:
    """Tidying is none of a server's business, and has no tables."""
    async with a_store(tmp_path / "data", database) as store:
        await store.create(a_table(), two_seats())
        await store.take("table-1")
        beside = Store(quiet(tmp_path / "data", database).store_url)
        await beside.delete("table-1")
        await beside.close()
        assert await store.head("table-1") is None


@on_postgresql
async def test_nobody_waits_long_for_a_client_that_was_cut_off(tmp_path: Path, database: str) -> None:
    async with a_store(tmp_path / "data", database) as store:
        with store.engine.connect() as connection:
            names = ("idle_in_transaction_session_timeout", "lock_timeout")
            assert [connection.execute(text(f"SHOW {name}")).scalar_one() for name in names] == ["3s", "25s"]


@on_postgresql
async def test_a_process_that_is_stopped_while_it_writes_holds_nobody_up(tmp_path: Path, database: str) -> None:
    """Its table is somebody else's soon after it counts as gone, and meanwhile others write to theirs."""
    async with a_store(tmp_path / "one", database) as stopped, a_store(tmp_path / "other", database) as other:
        for name in ("table-1", "table-2"):
            await stopped.create(a_table(name), two_seats())
        await stopped.take("table-1")
        writing = stopped.engine.connect()
        writing.execute(text("UPDATE tables SET event = event + 1 WHERE id = 'table-1'"))
        start = time.monotonic()
        gone(stopped)
        assert await other.take("table-1") == 0
        fence = await other.take("table-2")
        assert await other.commit("table-2", 0, Change({"status": "playing"}), fence) == 1
        assert time.monotonic() - start < 2, "the others have waited"

        async def is_taken() -> bool:
            return bool(await other.take("table-1"))

        await eventually(is_taken)
        assert time.monotonic() - start < 10
        with pytest.raises(DBAPIError):
            writing.execute(text("SELECT 1"))
        writing.invalidate()
        writing.close()


@on_postgresql
async def test_a_process_that_is_stopped_amid_several_statements_holds_nobody_up(tmp_path: Path, database: str) -> None:
    """PostgreSQL waits for the rest of them without end, and does not call that idle."""
    async with a_store(tmp_path / "one", database) as stopped, a_store(tmp_path / "other", database) as other:
        await stopped.create(a_table(), two_seats())
        await stopped.take("table-1")
        writing = stopped.engine.raw_connection()
        line: Any = writing.driver_connection
        line.pgconn.enter_pipeline_mode()
        for statement in (b"BEGIN", b"UPDATE tables SET event = event + 1 WHERE id = 'table-1'"):
            line.pgconn.send_query_params(statement, None)
        line.pgconn.send_flush_request()
        line.pgconn.flush()
        await asyncio.sleep(0.2)  # It has arrived.
        gone(stopped)
        assert await other.take("table-1") == 0

        async def is_taken() -> bool:
            return bool(await other.take("table-1"))

        await eventually(is_taken)
        writing.invalidate()
        writing.close()


# --- handing tables on --------------------------------------------------------------------------------------


@on_postgresql
async def test_a_table_goes_where_somebody_comes_to_it(tmp_path: Path, database: str) -> None:
    """Whoever still looks through the first server is let go, comes back, and finds everything as it was."""
    async with both(tmp_path, database) as (one, other):
        table = await one.table(GAME.id, "human", "human", start=True)
        async with table.player(0) as ann:
            await ann.answer("stay")
            async with at(other, table).player(1) as ben:
                assert ben.sight["step"] == 1
                await ann.until(lambda one: one.gone)
                assert ann.bye["code"] == "closing"
                assert await owner(one, table) == other.hall.services.store.presence.id
                async with at(other, table).player(0) as ann_again:
                    await ann_again.answer("stay")
                    await ben.until(lambda one: one.sight["step"] == 2)


@on_postgresql
async def test_a_process_that_stops_lets_its_tables_go(tmp_path: Path, database: str) -> None:
    async with AsyncExitStack() as stack:
        other = await stack.enter_async_context(serving(quiet(tmp_path / "other", database), [GAME]))
        async with serving(quiet(tmp_path / "one", database), [GAME]) as one:
            table = await one.table(GAME.id, "human", "human", start=True)
            assert await owner(one, table) == one.hall.services.store.presence.id
        assert await owner(other, table) == ""
        async with at(other, table).player(0) as ann:
            await ann.answer("stay")


@on_postgresql
async def test_a_table_of_a_process_that_is_gone_is_taken_over(tmp_path: Path, database: str) -> None:
    """And where that process is back, it finds out that the table is no longer its own: never two owners."""
    async with both(tmp_path, database) as (one, other):
        table = await one.table(GAME.id, "human", "human", start=True)
        async with table.player(0) as ann:
            gone(one.hall.services.store)
            async with at(other, table).player(0) as ann_elsewhere:
                await ann_elsewhere.answer("stay")
                await ann.send(json.dumps({"id": "too-late", "do": "answer", "step": 0, "key": "stay"}))
                await ann.until(lambda one: one.gone)
                assert not ann.replies
                stored = await other.hall.services.store.load(table.id, 10)
                assert stored is not None
                assert len(stored.history) == 1


@on_postgresql
async def test_tables_that_sleep_are_nobodys(tmp_path: Path, database: str) -> None:
    async with serving(quiet(tmp_path / "data", database, idle_seconds=0.0), [GAME]) as server:
        table = await server.table(GAME.id, "human", "human", start=True)
        assert await owner(server, table) != ""
        await server.hall.tick()
        assert await owner(server, table) == ""


# --- the session ---------------------------------------------------------------------------------------------


def session_of(server: Running) -> Any:
    return server.hall.services.store.presence._driver


@on_postgresql
async def test_a_session_that_is_lost_is_noticed_and_comes_back(
    tmp_path: Path, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody has taken the tables meanwhile: those who look at them notice nothing."""
    async with serving(quiet(tmp_path / "data", database), [GAME]) as server:
        table = await server.table(GAME.id, "human", "human", start=True)
        async with table.player(0) as ann:
            before = session_of(server)
            async with await psycopg.AsyncConnection.connect(database, autocommit=True) as connection:
                await connection.execute("SELECT pg_terminate_backend(%s)", [before.info.backend_pid])

            async def is_back() -> bool:
                return session_of(server) is not before and not server.hall.services.store.presence.lost

            await eventually(is_back)
            await ann.answer("stay")
            assert not ann.gone
    told = [record.message for record in caplog.records if record.message.startswith("database")]
    assert told == ["database lost", "database regained"]


@on_postgresql
async def test_a_silent_line_is_cut(tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The session's line says nothing any more, not even that it is broken."""
    monkeypatch.setattr(presence, "ANSWER_SECONDS", 1.5)
    async with line_to(database) as (line, url), serving(quiet(tmp_path / "data", url), [GAME]) as server:
        table = await server.table(GAME.id, "human", "human", start=True)
        before, database_of = session_of(server), server.hall.services.store.database
        database_of._held = None  # But for the session, nobody uses a line that has gone silent.
        server.hall.services.store.engine.dispose()
        line.go_silent()

        async def is_back() -> bool:
            return session_of(server) is not before and not server.hall.services.store.presence.lost

        await eventually(is_back)
        await eventually(lambda: healthy(server))
        async with table.player(0) as ann:
            await ann.answer("stay")


@on_postgresql
async def test_an_older_server_that_wants_the_database_alone_keeps_ours_away(tmp_path: Path, database: str) -> None:
    async with await psycopg.AsyncConnection.connect(database, autocommit=True) as older:
        async with a_store(tmp_path / "first", database):
            got = await older.execute("SELECT pg_try_advisory_lock(%s)", [ADVISORY_LOCK])
            assert await got.fetchone() == (False,), "ours keeps an older one away"
        got = await older.execute("SELECT pg_try_advisory_lock(%s)", [ADVISORY_LOCK])
        assert await got.fetchone() == (True,)
        with pytest.raises(StorageTrouble, match="for itself"):
            async with a_store(tmp_path / "second", database):
                pass


@on_postgresql
async def test_a_database_is_renewed_only_when_no_server_uses_it(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(migrate, "ALONE_SECONDS", 0.2)
    async with a_store(tmp_path / "one", database) as store:
        with store.engine.begin() as connection:
            connection.execute(text("UPDATE alembic_version SET version_num = '0007'"))
        with pytest.raises(StorageTrouble, match="stop them all"):
            async with a_store(tmp_path / "other", database):
                pass


# --- PostgreSQL itself is restarted -----------------------------------------------------------------------


@pytest.fixture
def own_postgres() -> Iterator[Any]:
    """A PostgreSQL server that may be stopped and started."""
    with folder_for_postgres() as folder:
        server = started_postgres(folder)
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
                return bool(server.hall.services.store.presence.lost)

            await eventually(lost)
            assert await ann.refused("answer", step=1, key="stay") == "storage"
            assert not ann.gone, "nothing was tried, so nothing has to be read anew"
            await asyncio.to_thread(own_postgres.ensure_postgres_running)
            await eventually(lambda: healthy(server))
            await ann.answer("stay")
            assert ann.sight["step"] == 2
