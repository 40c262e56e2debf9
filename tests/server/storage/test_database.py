"""One thread writes. What waits there is committed together, nobody is told before that, and each part stands alone."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event, text

from fivefires.server.storage.database import TOGETHER
from fivefires.server.storage.rows import Change
from fivefires.server.storage.store import Conflict, Store, Unsure
from tests.server.storage.test_lost_answers import lose_the_next_answer
from tests.server.storage.test_storage import a_store, a_table, two_seats

pytestmark = pytest.mark.anyio


class Gate:
    """Holds the writer up in the middle of a transaction, so that others come to wait."""

    def __init__(self) -> None:
        self._there, self._open = threading.Event(), threading.Event()

    def pass_through(self, _connection: Connection) -> None:
        self._there.set()
        self._open.wait(20)

    async def hold(self, store: Store) -> asyncio.Task[None]:
        held = asyncio.create_task(store.database.write(self.pass_through))
        await asyncio.to_thread(self._there.wait, 20)
        return held

    def open(self) -> None:
        self._open.set()


async def tables(store: Store, count: int) -> list[str]:
    names = [f"table-{number}" for number in range(count)]
    for name in names:
        await store.create(a_table(name), two_seats())
    return names


async def queued(store: Store, count: int) -> None:
    while len(store.database._waiting) < count:
        await asyncio.sleep(0.001)


async def test_what_waits_is_committed_together(tmp_path: Path, database: str) -> None:
    async with a_store(tmp_path / "data", database) as store:
        names, gate = await tables(store, 10), Gate()
        held = await gate.hold(store)
        moves = [asyncio.create_task(store.commit(name, 0, Change({"status": "playing"}))) for name in names]
        await queued(store, len(names))
        before = store.database.commits
        gate.open()
        await held
        assert await asyncio.gather(*moves) == [1] * len(names)
        assert store.database.commits - before == 2, "the one that was held, and all others in one"
        assert len({(await store.heads([name]))[name].table.status for name in names}) == 1


async def test_nobody_is_told_before_the_commit(tmp_path: Path, database: str) -> None:
    async with a_store(tmp_path / "data", database) as store:
        names, gate, dialect = await tables(store, 3), Gate(), _dialect(store)
        commit, told_early = dialect.do_commit, list[bool]()
        held = await gate.hold(store)
        moves = [asyncio.create_task(store.commit(name, 0, Change({"status": "playing"}))) for name in names]
        await queued(store, len(names))

        def looking(connection: Any) -> None:
            told_early.append(any(move.done() for move in moves))
            commit(connection)

        dialect.do_commit = looking
        gate.open()
        await asyncio.gather(held, *moves)
        dialect.do_commit = commit
        assert told_early == [False, False]


async def test_what_cannot_be_written_is_refused_alone(tmp_path: Path, database: str) -> None:
    async with a_store(tmp_path / "data", database) as store:
        names, gate = await tables(store, 5), Gate()
        held = await gate.hold(store)
        wrong = {"table-2": 7}
        moves = [store.commit(name, wrong.get(name, 0), Change({"status": "playing"})) for name in names]
        waiting = [asyncio.create_task(move) for move in moves]
        await queued(store, len(names))
        gate.open()
        await held
        found = await asyncio.gather(*waiting, return_exceptions=True)
        assert [isinstance(one, Conflict) for one in found] == [name in wrong for name in names]
        stored = await store.heads(names)
        assert [stored[name].table.event for name in names] == [1, 1, 0, 1, 1]


@pytest.mark.parametrize("landed", [True, False])
async def test_an_answer_that_is_lost_is_lost_for_all_and_each_finds_out(
    tmp_path: Path, database: str, landed: bool
) -> None:
    async with a_store(tmp_path / "data", database) as store:
        names, gate = await tables(store, 4), Gate()
        held = await gate.hold(store)
        moves = [asyncio.create_task(store.commit(name, 0, Change({"status": "playing"}))) for name in names]
        await queued(store, len(names))
        happened: list[str] = []
        dialect = _dialect(store)
        commit = dialect.do_commit

        def first(connection: Any) -> None:
            commit(connection)
            happened.append("held")
            dialect.do_commit = commit
            lose_the_next_answer(store, landed=landed)

        dialect.do_commit = first
        gate.open()
        await held
        found = await asyncio.gather(*moves, return_exceptions=True)
        assert happened == ["held"]
        assert not any(isinstance(one, Unsure) for one in found)
        stored = await store.heads(names)
        assert [stored[name].table.event for name in names] == ([1] * 4 if landed else [0] * 4)
        assert [one == 1 for one in found] == [landed] * 4


async def test_a_crowd_is_written_in_bounded_portions(tmp_path: Path) -> None:
    async with a_store(tmp_path / "data", "") as store:
        gate, seen = Gate(), list[int]()
        held = await gate.hold(store)
        crowd = [asyncio.create_task(store.database.write(lambda _connection: None)) for _ in range(2 * TOGETHER + 1)]
        await queued(store, len(crowd))
        settled = store.database.changes
        event.listen(store.engine, "commit", lambda _connection: seen.append(store.database.changes - settled))
        gate.open()
        await asyncio.gather(held, *crowd)
        assert store.database.changes - settled == 2 * TOGETHER + 2


async def test_a_move_makes_few_statements_and_the_same_ones(tmp_path: Path, database: str) -> None:
    """So that the database prepares each of them once."""
    async with a_store(tmp_path / "data", database) as store:
        await store.create(a_table(), two_seats())
        statements: list[str] = []

        def note(_connection: Any, _cursor: Any, statement: str, *_rest: Any) -> None:
            statements.append(statement)

        event.listen(store.engine, "before_cursor_execute", note)
        for step in range(3):
            change = Change(
                {"asked": "{}", "touched": 1.0 + step},
                entries=[(step, '["a",0,"roll",""]')],
                command=(0, f"c{step}", step + 1),
            )
            await store.commit("table-1", step, change)
        assert len(statements) == 9
        assert len(set(statements)) == 3


async def test_a_connection_that_has_ended_meanwhile_is_replaced(tmp_path: Path, postgres: str) -> None:
    """Nothing was committed on it, so the transaction is simply made again."""
    async with a_store(tmp_path / "data", postgres) as store:
        name = await store.database.alone(lambda one: one.execute(text("SELECT pg_backend_pid()")).scalar_one())
        with store.engine.begin() as connection:
            connection.execute(text("SELECT pg_terminate_backend(:pid)"), {"pid": name})
        assert await store.database.write(lambda one: one.execute(text("SELECT 7")).scalar_one()) == 7


def _dialect(store: Store) -> Any:
    return store.engine.dialect
