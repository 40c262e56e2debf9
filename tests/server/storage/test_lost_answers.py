"""A commit that landed while its answer was lost: people are told what is true, and nothing is done twice."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from fivefires.server.storage import engine
from fivefires.server.storage import store as storing
from fivefires.server.storage.rows import Change, Stored
from fivefires.server.storage.store import StorageTrouble, Store, Unsure
from tests.server.conftest import quiet
from tests.server.harness import Made, Running, serving
from tests.server.line import Breaks, line_to
from tests.server.storage.test_storage import a_store, a_table, two_seats
from tests.server.table.test_bots import HOUR, Clock, Nobody
from tests.server.toy import GAME

pytestmark = pytest.mark.anyio


def lose_the_next_answer(store: Store, *, landed: bool) -> list[str]:
    """The connection dies with the next commit, which has landed or not. The list says when it has happened."""
    dialect: Any = store.engine.dialect
    commit, happened = dialect.do_commit, list[str]()

    def lost(connection: Any) -> None:
        dialect.do_commit = commit
        (commit if landed else dialect.do_rollback)(connection)
        happened.append("lost")
        raise dialect.loaded_dbapi.OperationalError("the connection was closed unexpectedly")

    dialect.do_commit = lost
    return happened


async def kept(server: Running, table: Made) -> Stored:
    """What the database has, which must be what the table knows."""
    stored = await server.hall.services.store.load(table.id, 10)
    assert stored is not None
    live = await server.hall.table(table.id)
    assert live.play is not None
    known = (live.table.event, live.table.shown, live.play.runner.step, live.commands)
    assert known == (stored.table.event, stored.table.shown, len(stored.history), stored.commands)
    assert live.seats == stored.seats
    return stored


# --- moves and what is said -------------------------------------------------------------------------


async def test_a_move_that_landed_is_done(tmp_path: Path, database: str) -> None:
    async with serving(quiet(tmp_path / "data", database), [GAME]) as server:
        table = await server.table(GAME.id, "human", "human", start=True)
        async with table.player(0) as ann, table.player(1) as ben:
            happened = lose_the_next_answer(server.hall.services.store, landed=True)
            first = await ann.done("answer", id="the-first", step=0, key="stay")
            assert happened
            await ben.until(lambda one: one.sight["step"] == 1)
            assert (await kept(server, table)).commands == {(0, "the-first"): first["event"]}
            assert await ann.do("answer", id="the-first", step=0, key="stay") == first
            await ann.answer("stay")
            assert len((await kept(server, table)).history) == 2
            assert ben.log == ann.log


async def test_a_move_that_did_not_land_is_refused(tmp_path: Path, database: str) -> None:
    async with serving(quiet(tmp_path / "data", database), [GAME]) as server:
        table = await server.table(GAME.id, "human", "human", start=True)
        async with table.player(0) as ann:
            lose_the_next_answer(server.hall.services.store, landed=False)
            assert await ann.refused("answer", id="the-first", step=0, key="stay") == "storage"
            assert not (await kept(server, table)).history
            await ann.done("answer", id="the-first", step=0, key="stay")
            assert len((await kept(server, table)).history) == 1


async def test_what_was_said_is_said_once(tmp_path: Path, database: str) -> None:
    async with serving(quiet(tmp_path / "data", database), [GAME]) as server:
        table = await server.table(GAME.id, "human", "human", start=True)
        async with table.player(0) as ann, table.player(1) as ben:
            lose_the_next_answer(server.hall.services.store, landed=True)
            assert (await ann.do("say", text="hello"))["ok"]
            await ben.until(lambda one: one.chat)
            assert [line.text for line in (await kept(server, table)).chat] == ["hello"]


# --- what has no command ----------------------------------------------------------------------------


async def test_a_bots_move_that_landed_is_made_once(tmp_path: Path, database: str) -> None:
    async with serving(quiet(tmp_path / "data", database), [GAME]) as server:
        table = await server.table(GAME.id, "human", "human", start=True)
        async with table.player(1) as ben:
            live = await server.hall.table(table.id)
            live.seats[0].stand_in = True
            happened = lose_the_next_answer(server.hall.services.store, landed=True)
            await live.inbox.do(lambda: live._bot_answers(0, 0, "stay"))
            assert happened
            await ben.until(lambda one: one.sight["step"] == 1)
            live.seats[0].stand_in = False
            assert len((await kept(server, table)).history) == 1


async def test_a_bots_move_that_did_not_land_is_made_later(tmp_path: Path, database: str) -> None:
    async with serving(quiet(tmp_path / "data", database)) as server:
        thinkers, server.hall.services.thinkers = server.hall.services.thinkers, Nobody(1)
        table = await server.table("pig", "bot", "human", start=True)
        await (await server.hall.table(table.id)).minder.close()
        server.hall.services.thinkers = thinkers
        live = await server.hall.table(table.id)
        async with table.player(1) as ben:
            happened = lose_the_next_answer(server.hall.services.store, landed=False)
            await live.inbox.do(lambda: live._bot_answers(0, 0, "roll"))
            assert happened
            assert not (await kept(server, table)).history
            await server.hall.tick()
            await ben.until(lambda one: one.log)
            assert (await kept(server, table)).history


async def test_whoever_is_stood_in_for_is_so_once(tmp_path: Path, database: str) -> None:
    clock = Clock()
    async with serving(quiet(tmp_path / "data", database, clock=clock)) as server:
        table = await server.table("pig", "human", "human", start=True, deadline_hours=1)
        async with table.player(1) as ben:
            clock.now += 2 * HOUR
            happened = lose_the_next_answer(server.hall.services.store, landed=True)
            await server.hall.tick()
            assert happened
            await ben.until(lambda one: one.table["seats"][0]["stand_in"])
            await ben.asked()


# --- requests -----------------------------------------------------------------------------------------


async def test_tables_are_made_joined_and_forgotten_as_they_were_asked_to_be(tmp_path: Path, database: str) -> None:
    async with serving(quiet(tmp_path / "data", database), [GAME]) as server:
        store = server.hall.services.store
        lose_the_next_answer(store, landed=True)
        table = await server.table(GAME.id, "human", "open")
        await server.hall.table(table.id)
        lose_the_next_answer(store, landed=True)
        await table.join("Ben")
        lose_the_next_answer(store, landed=True)
        assert (await table.start())["status"] == "playing"
        assert [seat.name for seat in (await kept(server, table)).seats] == ["", "Ben"]
        await server.post(f"{table.path}/close", table.secret)
        lose_the_next_answer(store, landed=True)
        assert (await server.ask("DELETE", table.path, table.secret)).status_code == 204
        assert await server.refused("GET", table.path, table.secret) == "404 missing"


async def test_requests_that_came_to_nothing_are_refused(tmp_path: Path, database: str) -> None:
    async with serving(quiet(tmp_path / "data", database), [GAME]) as server:
        store, wish = server.hall.services.store, {"game": GAME.id, "seats": [{"kind": "human"}, {"kind": "open"}]}
        lose_the_next_answer(store, landed=False)
        assert await server.refused("POST", "/api/tables", body=wish) == "503 storage"
        table = await server.table(GAME.id, "human", "open")
        await server.hall.table(table.id)
        lose_the_next_answer(store, landed=False)
        assert await server.refused("DELETE", table.path, table.secret) == "503 storage"
        assert (await table.info())["status"] == "lobby"


@pytest.mark.parametrize("landed", [True, False])
async def test_a_table_is_woken_though_nobody_says_whose_it_is(tmp_path: Path, database: str, landed: bool) -> None:
    """Whoever cannot tell whether they have taken a table take it again."""
    async with serving(quiet(tmp_path / "data", database), [GAME]) as server:
        table = await server.table(GAME.id, "human", "open")
        happened = lose_the_next_answer(server.hall.services.store, landed=landed)
        assert await table.join("Ben")
        assert happened


# --- nobody can tell ------------------------------------------------------------------------------------


async def test_nobody_is_told_what_nobody_knows(tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database stays away. Pages are let go, come back, send again, and are told what is true."""
    monkeypatch.setattr(storing, "FIND_OUT_SECONDS", 0.1)
    async with serving(quiet(tmp_path / "data", database), [GAME]) as server:
        table, other = [await server.table(GAME.id, "human", "human", start=True) for _ in range(2)]
        store = server.hall.services.store
        async with table.player(0) as ann:
            with monkeypatch.context() as away:
                away.setattr(storing, "_bears", cannot_tell)
                lose_the_next_answer(store, landed=True)
                await ann.send(json.dumps({"id": "the-first", "do": "answer", "step": 0, "key": "stay"}))
                await ann.until(lambda one: one.gone)
                assert ann.bye["code"] == "unsure"
                assert not ann.replies
                lose_the_next_answer(store, landed=True)
                body = {"name": "Ann"}
                assert await server.refused("POST", f"{other.path}/seats/0", other.secret, body) == "503 unsure"
        async with table.player(0) as ann:
            assert ann.sight["step"] == 1
            assert (await ann.do("answer", id="the-first", step=0, key="stay"))["ok"]
            assert len((await kept(server, table)).history) == 1
        assert (await other.info())["seats"][0]["name"] == "Ann"


def cannot_tell(*_args: Any) -> bool:
    raise StorageTrouble("there is nobody at the other end")


async def cannot_be_reached(*_args: Any) -> bool:
    return cannot_tell()


async def test_what_was_refused_does_not_get_in_with_the_next_move(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table cannot be read anew after a refusal; commands that wait in its inbox must not carry the move along."""
    async with serving(quiet(tmp_path / "data", database), [GAME]) as server:
        table = await server.table(GAME.id, "human", "human", start=True)
        store, live = server.hall.services.store, await server.hall.table(table.id)
        async with table.player(0):
            with monkeypatch.context() as away:
                away.setattr(store, "load", cannot_be_reached)
                lose_the_next_answer(store, landed=False)
                both = [live.inbox.do(partial(live._bot_answers, 0, step, "stay")) for step in (0, 1)]
                live.seats[0].stand_in = True
                await asyncio.gather(*both)
        assert live.broken
        stored = await store.load(table.id, 10)
        assert stored is not None
        assert (stored.table.event, stored.history) == (1, [])


# --- the store itself -----------------------------------------------------------------------------------


async def test_the_store_says_what_became_of_a_commit(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_store(tmp_path / "data", database) as store:
        await store.create(a_table(), two_seats())
        lose_the_next_answer(store, landed=True)
        assert await store.commit("table-1", 0, Change({"status": "playing"})) == 1
        lose_the_next_answer(store, landed=False)
        with pytest.raises(StorageTrouble, match="nothing was written") as caught:
            await store.commit("table-1", 1, Change({"status": "closed"}))
        assert not isinstance(caught.value, Unsure)
        head = await store.head("table-1")
        assert head is not None
        assert (head.table.status, head.table.event) == ("playing", 1)
        monkeypatch.setattr(storing, "FIND_OUT_SECONDS", 0.1)
        monkeypatch.setattr(storing, "_bears", cannot_tell)
        lose_the_next_answer(store, landed=True)
        with pytest.raises(Unsure):
            await store.commit("table-1", 1, Change({"status": "closed"}))


async def test_somebody_elses_commit_is_not_taken_for_our_own(tmp_path: Path, database: str) -> None:
    """The same event number, written by another after ours came to nothing."""
    async with a_store(tmp_path / "data", database) as store:
        await store.create(a_table(), two_seats())
        dialect: Any = store.engine.dialect
        commit = dialect.do_commit

        def lost(connection: Any) -> None:
            dialect.do_commit = commit
            dialect.do_rollback(connection)
            cursor = connection.cursor()
            cursor.execute("UPDATE tables SET event = event + 1, stamp = 'another'")
            commit(connection)
            raise dialect.loaded_dbapi.OperationalError("the connection was closed unexpectedly")

        dialect.do_commit = lost
        with pytest.raises(StorageTrouble, match="nothing was written"):
            await store.commit("table-1", 0, Change({"status": "playing"}))


# --- a real line ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["postgres"], scope="session")
@pytest.mark.parametrize(("breaks", "told"), [("after the commit", "done"), ("before the commit", "storage")])
async def test_the_line_to_postgresql_breaks_with_a_commit(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch, breaks: Breaks, told: str
) -> None:
    """Where the commit never arrives, PostgreSQL holds the row for it, until it gives up on whoever does not speak."""
    if breaks == "before the commit":
        monkeypatch.setattr(engine, "ABANDONED", "3s")
    async with line_to(database) as (line, url), serving(quiet(tmp_path / "data", url), [GAME]) as server:
        table = await server.table(GAME.id, "human", "human", start=True)
        async with table.player(0) as ann, table.player(1) as ben:
            line.breaks = breaks
            reply = await ann.do("answer", id="the-first", step=0, key="stay")
            assert not line.breaks
            assert ("done" if reply["ok"] else reply["refusal"]["code"]) == told
            await kept(server, table)
            assert (await ann.do("answer", id="the-first", step=0, key="stay"))["ok"]
            assert len((await kept(server, table)).history) == 1
            await ann.answer("stay")
            await ben.until(lambda one: one.sight["step"] == 2)
