"""Databases that are damaged or of another time: one sentence at the start, or an honest refusal, and no crash."""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from fivefires.server.config import Config
from fivefires.server.main import CannotServe, prepare
from fivefires.server.storage.backup import CannotBackUp, backup, tidy
from fivefires.server.storage.store import StorageTrouble, Store
from tests.server.conftest import quiet
from tests.server.harness import Made, Running, counted_tokens, serving, some_answer

pytestmark = pytest.mark.anyio

FILE = "fivefires.sqlite"
PAGE = 4096


# --- another version --------------------------------------------------------------------------------------


async def made_newer(config: Config) -> None:
    store = Store(config.store_url)
    await store.open()
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await store.close()


async def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path, database: str) -> None:
    config = quiet(tmp_path / "data", database)
    (tmp_path / "data").mkdir()
    await made_newer(config)
    store = Store(config.store_url)
    with pytest.raises(StorageTrouble, match="it was written by a newer version of Five Fires"):
        await store.open()
    await store.close()
    with pytest.raises(CannotServe, match="newer version") as refused:
        await asyncio.to_thread(prepare, config)
    assert "\n" not in str(refused.value)
    with pytest.raises(CannotBackUp, match="newer version"):
        await asyncio.to_thread(tidy, config.data, 1, database)


async def test_a_database_of_an_older_version_is_not_tidied(tmp_path: Path, database: str) -> None:
    config = quiet(tmp_path / "data", database)
    (tmp_path / "data").mkdir()
    store = Store(config.store_url)
    await store.open()
    with store.engine.begin() as connection:
        connection.execute(text("DELETE FROM alembic_version"))
    await store.close()
    with pytest.raises(CannotBackUp, match="older version of Five Fires; start the server once"):
        await asyncio.to_thread(tidy, config.data, 1, database)


# --- damaged files ----------------------------------------------------------------------------------------


def flip(data: bytearray, chance: random.Random) -> None:
    """A few bits, anywhere."""
    for _ in range(chance.choice([1, 3, 30, 300])):
        data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)


def cut(data: bytearray, chance: random.Random) -> None:
    """The end is missing, in the middle of a page or between two."""
    end = chance.randrange(len(data))
    del data[end - end % PAGE if chance.random() < 0.5 else end :]


def blank(data: bytearray, chance: random.Random) -> None:
    """Pages that were never written."""
    for _ in range(chance.choice([1, 1, 4])):
        page = chance.randrange(len(data) // PAGE) * PAGE
        data[page : page + PAGE] = bytes(PAGE)


def spill(data: bytearray, chance: random.Random) -> None:
    """Something else was written over a part of it."""
    start, size = chance.randrange(len(data)), chance.choice([8, 100, PAGE])
    data[start : start + size] = chance.randbytes(len(data[start : start + size]))


def swap(data: bytearray, chance: random.Random) -> None:
    """Two pages in each other's place."""
    one, two = (chance.randrange(len(data) // PAGE) * PAGE for _ in range(2))
    data[one : one + PAGE], data[two : two + PAGE] = data[two : two + PAGE], data[one : one + PAGE]


def scribble(data: bytearray, chance: random.Random) -> None:
    """Letters of what is stored, which no structure tells from others."""
    places = [at for at in range(len(data)) if chr(data[at]) in '{"[:,abcdefghijklmnopqrstuvwxyz0123456789']
    for _ in range(chance.choice([1, 5, 50])):
        data[chance.choice(places)] = chance.choice(b'{}[]",:xyz019\xff\x00')


def header(data: bytearray, chance: random.Random) -> None:
    """The first bytes say what the file is."""
    data[chance.randrange(100)] = chance.randrange(256)


DAMAGES: list[Callable[[bytearray, random.Random], None]] = [flip, cut, blank, spill, swap, scribble, header]


@pytest.fixture(scope="module")
async def games(tmp_path_factory: pytest.TempPathFactory, anyio_backend: str) -> tuple[bytes, list[Made]]:
    """A database with games in every state, as bytes, and the tables."""
    data = tmp_path_factory.mktemp("sound")
    async with serving(quiet(data, "", tokens=counted_tokens(), clock=lambda: 1_000_000.0)) as server:
        lobby = await server.table("pig", "human:Ann", "open")
        playing = await server.table("embers", "human:Ann", "human:Ben", "human:Cleo", start=True)
        async with playing.player(0) as ann, playing.player(1) as ben, playing.player(2) as cleo:
            for number in range(5):
                await some_answer(ann, ben, cleo)
                await ann.do("say", text=f"What was said {number}")
        closed = await server.table("pig", "human:Ann", "bot", start=True)
        await server.post(f"{closed.path}/close", closed.secret)
    with sqlite3.connect(data / FILE) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    return (data / FILE).read_bytes(), [lobby, playing, closed]


@pytest.mark.parametrize("first", range(0, 200, 20))
async def test_a_damaged_file_is_told_in_one_sentence_or_table_by_table(
    tmp_path: Path, games: tuple[bytes, list[Made]], first: int
) -> None:
    sound, tables = games
    for seed in range(first, first + 20):
        chance, data = random.Random(seed), bytearray(sound)
        DAMAGES[seed % len(DAMAGES)](data, chance)
        folder = tmp_path / str(seed)
        folder.mkdir()
        (folder / FILE).write_bytes(data)
        await everything(quiet(folder, ""), tables, f"seed {seed}")
        shutil.rmtree(folder)


async def everything(config: Config, tables: list[Made], case: str) -> None:
    """Back a database up, tidy it, and serve it: whatever is wrong is one sentence, or a refusal of one table."""
    await one_sentence(backup, config.data, config.data / "copy.sqlite")
    for name in (f"{FILE}-wal", f"{FILE}-shm"):
        (config.data / name).unlink(missing_ok=True)
    damaged = (config.data / FILE).read_bytes()
    await one_sentence(tidy, config.data, 10_000)
    (config.data / FILE).write_bytes(damaged)
    lock = await one_sentence(prepare, config)
    if lock is None:
        return
    lock.release()
    async with serving(replace(config, tick_seconds=0.01)) as server:
        for table in tables:
            await looked_at(server, table, case)


async def one_sentence(work: Callable[..., Any], *args: Any) -> Any:
    """What the work gives, or nothing where it refuses."""
    try:
        return await asyncio.to_thread(work, *args)
    except (CannotBackUp, CannotServe) as refused:
        told = str(refused)
    assert told
    assert told.isprintable()
    return None


async def looked_at(server: Running, table: Made, case: str) -> None:
    mine = {"table": table.id, "secret": table.secret}
    asked: list[tuple[str, str, Any]] = [
        ("GET", "/api/health", None),
        ("POST", "/api/mine", [mine]),
        *(("GET", f"{table.path}{what}", None) for what in ("", "/sight", "/download")),
        ("POST", f"{table.path}/start", {}),
    ]
    for method, path, body in asked:
        response = await server.ask(method, path, table.secret, body)
        assert response.status_code in (200, 404, 409, 503), f"{case}: {method} {path}: {response.text}"


# --- a single table ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE tables SET setup = '{' WHERE id = :table",
        "UPDATE tables SET seed = 'xyz' WHERE id = :table",
        "UPDATE tables SET status = 'plaxing' WHERE id = :table",
        "UPDATE tables SET asked = '[' WHERE id = :table",
        "UPDATE tables SET note = '{' WHERE id = :table",
        "UPDATE tables SET host = 7 WHERE id = :table",
        "DELETE FROM seats WHERE table_id = :table AND number = 1",
        "UPDATE seats SET kind = 'huxan' WHERE table_id = :table AND number = 1",
    ],
)
async def test_a_damaged_table_is_refused_and_the_others_are_played(tmp_path: Path, database: str, damage: str) -> None:
    config = quiet(tmp_path / "data", database)
    async with serving(config) as server:
        bad, good = [await server.table("pig", "human", "human", start=True) for _ in range(2)]
        mine = [{"table": table.id, "secret": table.secret} for table in (bad, good)]
        with server.hall.services.store.engine.begin() as connection:
            connection.execute(text(damage), {"table": bad.id})
    async with serving(config) as server:
        good.server = server
        for what in ("", "/sight", "/steps"):
            assert await server.refused("GET", f"{bad.path}{what}", bad.secret) == "503 damaged"
        assert [one["table"]["id"] for one in await server.post("/api/mine", body=mine)] == [good.id]
        async with good.player(0) as ann:
            await ann.answer("roll")


@pytest.mark.parametrize(
    ("damage", "refusal"),
    [
        ("UPDATE entries SET entry = '[' WHERE table_id = :table AND step = 0", "503 damaged"),
        ("UPDATE tables SET parts = '[' WHERE id = :table", "503 damaged"),
        ("UPDATE tables SET setup = replace(setup, 'players', 'plaxers') WHERE id = :table", "503 damaged"),
    ],
)
async def test_a_game_that_cannot_be_woken_is_refused(tmp_path: Path, database: str, damage: str, refusal: str) -> None:
    config = quiet(tmp_path / "data", database)
    async with serving(config) as server:
        table = await server.table("pig", "human", "human", start=True)
        async with table.player(0) as ann:
            await ann.answer("roll")
        with server.hall.services.store.engine.begin() as connection:
            connection.execute(text(damage), {"table": table.id})
    async with serving(config) as server:
        assert await server.refused("GET", f"{table.path}/sight", table.secret) == refusal


async def test_a_record_that_was_changed_is_readable_up_to_there(tmp_path: Path, database: str) -> None:
    config = quiet(tmp_path / "data", database)
    async with serving(config) as server:
        table = await server.table("pig", "human", "human", start=True)
        async with table.player(0) as ann:
            await ann.answer("hold", confirm=True)
        with server.hall.services.store.engine.begin() as connection:
            connection.execute(
                text("UPDATE entries SET entry = replace(entry, 'hold', 'fold') WHERE table_id = :table"),
                {"table": table.id},
            )
            connection.execute(text("UPDATE tables SET checkpoint = NULL WHERE id = :table"), {"table": table.id})
    async with serving(config) as server:
        sight = await server.get(f"{table.path}/sight", table.secret)
        assert sight["table"]["note"]["id"] == "note-damaged"
        assert sight["table"]["paused"] == "frozen"
