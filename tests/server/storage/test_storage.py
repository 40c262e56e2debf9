"""What is acknowledged is on the disk: pragmas, migrations, one transaction a command, full disks."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import threading
import time
import warnings
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from fivefires.kernel.tape import Answer, Redeal, Roll, Shuffle, Takeback, Tokens
from fivefires.server.storage import opening
from fivefires.server.storage.engine import insist_on_pragmas, open_engine
from fivefires.server.storage.models import metadata
from fivefires.server.storage.rows import Change, SeatRow, TableRow, json_text
from fivefires.server.storage.store import Conflict, StorageTrouble, Store
from tests.server.conftest import quiet
from tests.server.harness import Running, serving
from tests.server.toy import GAME

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def a_store(data: Path, database: str) -> AsyncIterator[Store]:
    data.mkdir(exist_ok=True)
    store = Store(quiet(data, database).store_url)
    try:
        await store.open()
        yield store
    finally:
        await store.close()


def a_table(id: str = "table-1") -> TableRow:
    return TableRow(
        id=id, game="pig", version=1, setup='{"players":2}', seed="00" * 32, bot_seed="11" * 32,
        invite="invite", watch="watch", created=1.0, touched=1.0,
    )  # fmt: skip


def two_seats() -> list[SeatRow]:
    return [SeatRow(number=number, kind="human", name=f"P{number}") for number in range(2)]


# --- the end -------------------------------------------------------------------------------------


async def test_the_end_waits_for_whoever_still_reads(tmp_path: Path, database: str) -> None:
    data = tmp_path / "data"
    data.mkdir()
    store = Store(quiet(data, database).store_url)
    await store.open()
    reading, over = threading.Event(), []

    def read(connection: Connection) -> None:
        connection.execute(text("SELECT 1"))
        reading.set()
        time.sleep(0.05)
        over.append("read")  # Still before the connection is given back, which is what the end waits for.

    reader = asyncio.create_task(store.database.read(read))
    await asyncio.to_thread(reading.wait)
    await store.close()
    assert over == ["read"]
    await reader
    with warnings.catch_warnings(record=True) as complaints:
        warnings.simplefilter("always")
        gc.collect()  # A connection that was left open complains here.
    assert complaints == []


# --- the driver ----------------------------------------------------------------------------------


def test_an_address_of_postgresql_without_its_driver_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "find_spec", lambda _name: None)
    with pytest.raises(StorageTrouble, match=r"install fivefires\[postgres\]"):
        opening.open_store("postgresql+psycopg://somebody@localhost/games")


# --- guarantees -----------------------------------------------------------------------------------


async def test_every_connection_writes_to_the_disk_before_it_says_so(tmp_path: Path, database: str) -> None:
    async with a_store(tmp_path / "data", database) as store:
        with store.engine.connect() as connection:
            if database:
                shown = [connection.execute(text(f"SHOW {name}")) for name in ("synchronous_commit", "fsync")]
                assert [row.scalar_one() for row in shown] == ["on", "on"]
            else:
                pragmas = ("synchronous", "journal_mode", "foreign_keys", "secure_delete")
                shown = [connection.execute(text(f"PRAGMA {name}")) for name in pragmas]
                assert [row.scalar_one() for row in shown] == [2, "wal", 1, 1]


async def test_a_connection_that_cannot_promise_that_is_refused() -> None:
    """An in-memory database has no write-ahead log."""
    connection = sqlite3.connect(":memory:")
    with pytest.raises(RuntimeError, match="journal_mode"):
        insist_on_pragmas(connection, None)
    connection.close()


async def test_migrations_lead_to_the_schema_that_the_code_uses(tmp_path: Path, bare_database: str) -> None:
    async with a_store(tmp_path / "data", bare_database) as store:
        with store.engine.connect() as connection:
            context = MigrationContext.configure(connection, opts={"compare_type": True})
            differences = compare_metadata(context, metadata)
            assert differences == []


async def test_a_database_is_migrated_once_and_kept(tmp_path: Path, bare_database: str) -> None:
    async with a_store(tmp_path / "data", bare_database) as store:
        await store.create(a_table(), two_seats())
    async with a_store(tmp_path / "data", bare_database) as store:
        assert (await store.head("table-1")) is not None


async def test_passwords_and_values_are_not_in_error_texts(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    engine = open_engine(quiet(tmp_path / "data", "").store_url)
    with engine.connect() as connection, pytest.raises(Exception, match="no such table") as caught:
        connection.execute(text("INSERT INTO nowhere VALUES (:secret)"), {"secret": "the-secret"})
    assert "the-secret" not in str(caught.value)
    engine.dispose()


# --- transactions ---------------------------------------------------------------------------------


async def test_a_change_is_written_whole_or_not_at_all(tmp_path: Path, database: str) -> None:
    async with a_store(tmp_path / "data", database) as store:
        await store.create(a_table(), two_seats())
        assert await store.commit("table-1", 0, Change(entries=[(0, '["a",0,"roll",""]')], command=(0, "one", 1))) == 1
        doubled = Change({"status": "playing"}, entries=[(1, '["a",0,"roll",""]')], command=(0, "one", 2))
        with pytest.raises(Conflict):
            await store.commit("table-1", 1, doubled)
        stored = await store.load("table-1", 10)
        assert stored is not None
        assert (stored.table.status, stored.table.event, len(stored.history)) == ("lobby", 1, 1)
        assert stored.commands == {(0, "one"): 1}


async def test_every_kind_of_entry_comes_back_as_it_was_written(tmp_path: Path, database: str) -> None:
    entries = [
        Answer(1, "roll", "00"), Roll(1, 6, (4,)), Shuffle((1, 0)), Tokens(2, ("red", "blue")), Takeback(0),
        Redeal(0, {"a": "b"}),
    ]  # fmt: skip
    async with a_store(tmp_path / "data", database) as store:
        await store.create(
            a_table(), two_seats(), Change(entries=[(step, json_text(entry)) for step, entry in enumerate(entries)])
        )
        stored = await store.load("table-1", 10)
        assert stored is not None
        assert stored.history == entries


@pytest.mark.parametrize(
    "change",
    [Change(entries=[(0, '["a",1,"hold",""]')]), Change(command=(0, "one", 9)), Change(table={"status": "closed"})],
)
async def test_two_writers_cannot_both_be_right(tmp_path: Path, database: str, change: Change) -> None:
    """The same step, the same command, or simply a table that has moved on."""
    async with a_store(tmp_path / "data", database) as store:
        await store.create(a_table(), two_seats())
        await store.commit("table-1", 0, Change(entries=[(0, '["a",0,"roll",""]')], command=(0, "one", 1)))
        event = 0 if change.table else 1
        with pytest.raises(Conflict):
            await store.commit("table-1", event, change)
        stored = await store.load("table-1", 10)
        assert stored is not None
        assert [entry.option for entry in stored.history] == ["roll"]


async def test_a_table_goes_with_everything_that_belongs_to_it(tmp_path: Path, database: str) -> None:
    async with a_store(tmp_path / "data", database) as store:
        await store.create(a_table(), two_seats())
        await store.create(a_table("table-2"), two_seats())
        await store.commit("table-1", 0, Change(entries=[(0, '["u",0]')], lines_from=0, lines=["{}"]))
        await store.subscribe("table-1", 0, "https://push", "{}")
        await store.delete("table-1")
        with store.engine.connect() as connection:
            for name in metadata.tables.keys() - {"server", "processes", "deals"}:
                column = "id" if name == "tables" else "table_id"
                rows = connection.execute(text(f"SELECT count(*) FROM {name} WHERE {column} = 'table-1'"))
                assert rows.scalar_one() == 0, name
        assert await store.head("table-2") is not None


async def test_somebody_else_has_written_and_the_table_is_read_anew(tmp_path: Path, database: str) -> None:
    async with serving(quiet(tmp_path / "data", database), [GAME]) as server:
        table = await server.table(GAME.id, "human", "human", start=True)
        async with table.player(0) as ann:
            store = server.hall.services.store
            await store.commit(table.id, 2 - 1, Change({"shown": 5}, entries=[(0, '["a",0,"stay",""]')]))
            assert await ann.refused("answer", step=0, key="stay") == "busy"
            assert (await ann.done("answer", step=1, key="stay"))["event"] == 6
            stored = await store.load(table.id, 10)
            assert stored is not None
            assert len(stored.history) == 2


# --- full disks -----------------------------------------------------------------------------------


async def fill(server: Running, database: str) -> None:
    """Let the database refuse to grow, as it does on a full disk."""
    store = server.hall.services.store
    if not database:
        pages = "SELECT page_count FROM pragma_page_count"
        await store.database.alone(
            lambda one: one.execute(text(f"PRAGMA max_page_count = {one.execute(text(pages)).scalar_one()}")).all()
        )
    else:
        with store.engine.begin() as connection:
            connection.execute(text(
                "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS "
                "$$ BEGIN RAISE EXCEPTION 'No space left on device' USING ERRCODE = '53100'; END $$"
            ))  # fmt: skip
            connection.execute(text(
                "CREATE TRIGGER full_disk BEFORE INSERT ON entries FOR EACH STATEMENT EXECUTE FUNCTION full_disk()"
            ))  # fmt: skip


async def make_room(server: Running, database: str) -> None:
    store = server.hall.services.store
    if not database:
        await store.database.alone(lambda one: one.execute(text("PRAGMA max_page_count = 1000000")).all())
    else:
        with store.engine.begin() as connection:
            connection.execute(text("DROP TRIGGER full_disk ON entries"))


async def test_a_full_disk_refuses_moves_honestly(tmp_path: Path, database: str) -> None:
    async with serving(quiet(tmp_path / "data", database), [GAME]) as server:
        table = await server.table(GAME.id, "human", "human", start=True)
        async with table.player(0) as ann, table.player(1) as ben:
            await fill(server, database)
            refusal, done = "", 0
            while not refusal:
                reply = await ann.do("answer", step=done, key="stay")
                done += bool(reply["ok"])
                refusal = "" if reply["ok"] else reply["refusal"]["code"]
                assert done < 500
            assert refusal == "storage"
            assert not ben.gone
            before = ann.envelope["event"]
            assert await ann.refused("answer", step=done, key="stay") == "storage"
            assert ann.envelope["event"] == before
            sight = await server.get(f"{table.path}/sight", table.secret)
            assert sight["sight"]["step"] == done
            await make_room(server, database)
            await ann.done("answer", step=done, key="stay")
            await ben.until(lambda one: one.sight["step"] == done + 1)
            assert ben.log == ann.log


async def test_trouble_is_told_when_there_is_no_database(tmp_path: Path) -> None:
    async with serving(quiet(tmp_path / "data", "")) as server:
        table = await server.table("pig", "human", "human")
        server.hall.services.store.engine.dispose()

        async def broken(*_args: Any) -> None:
            raise StorageTrouble("the disk is on fire")

        server.hall.services.store.ping = server.hall.services.store.head = broken  # type: ignore[assignment, method-assign]
        assert await server.refused("GET", "/api/health") == "503 storage"
        assert await server.refused("GET", table.path, table.secret) == "503 storage"
