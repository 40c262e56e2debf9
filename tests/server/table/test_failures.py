"""Rules that fail, hang or cannot be drawn: nothing is lost, people get an honest message, others do not notice."""

from __future__ import annotations

import asyncio
import os
import re
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fivefires.kernel import Runner, Table, files
from fivefires.server.helpers.patience import Patience, TooSlow
from fivefires.server.refusals import Refuse
from fivefires.server.table import live
from fivefires.server.table.revival import wake
from tests.server.conftest import quiet
from tests.server.harness import SECONDS, Made, Running, serving
from tests.server.toy import GAME, HANGING, ToyState

pytestmark = pytest.mark.anyio


def fails_at_once(_table: Table[ToyState]) -> None:
    raise LookupError("a piece is missing from the box")


UNSOUND = replace(GAME, id="tests.server.toy:UNSOUND", setup=fails_at_once)


@pytest.fixture(scope="module")
async def server(
    tmp_path_factory: pytest.TempPathFactory, shared_database: str, anyio_backend: str
) -> AsyncIterator[Running]:
    config = quiet(tmp_path_factory.mktemp("data"), shared_database, patience=3.0)
    async with serving(config, [GAME, UNSOUND]) as running:
        yield running


async def toys(server: Running, **wish: Any) -> Made:
    return await server.table(GAME.id, "human", "human", start=True, **wish)


def reports(server: Running, table: Made) -> list[Path]:
    folder = server.config.data / "errors"
    return sorted(folder.glob(f"*{table.id[:6]}*")) if folder.exists() else []


async def test_a_rule_that_fails_costs_the_answer_and_nothing_else(server: Running) -> None:
    table = await toys(server)
    async with table.player(0) as ann, table.player(1) as ben:
        await ann.answer("roll")
        frames = len(ben.frames)
        assert await ann.refused("answer", step=2, key="crash") == "rule-error"
        assert len(ben.frames) == frames
        await ann.answer("pass-on", confirm=True)
        await ben.answer("roll")
        assert len(ann.log) == 3


async def test_a_file_reproduces_the_failure_and_is_for_the_owner_alone(server: Running) -> None:
    table = await toys(server)
    async with table.player(0) as ann:
        await ann.answer("roll")
        await ann.refused("answer", step=2, key="crash")
    [path] = reports(server, table)
    assert oct(os.stat(path).st_mode & 0o777) == "0o600"
    assert oct(os.stat(path.parent).st_mode & 0o777) == "0o700"
    record = files.decode(path.read_bytes())
    assert "this rule is broken" in record.error
    assert re.search(r"at tests/server/toy\.py:\d+ in \w+: raise ", record.error)
    with pytest.raises(files.NotReplayable, match="this rule is broken"):
        files.replay(record, GAME)


async def test_after_two_failures_the_table_pauses_until_the_host_says_so(server: Running) -> None:
    table = await toys(server)
    async with table.player(0) as ann, table.player(1) as ben:
        await ann.refused("answer", step=0, key="crash")
        await ann.refused("answer", step=0, key="crash")
        await ben.until(lambda one: one.table["paused"] == "rule-error")
        assert await ann.refused("answer", step=0, key="stay") == "paused"
        assert (await server.post(f"{table.path}/resume", table.secret))["paused"] == ""
        await ann.answer("stay")
        await ann.refused("answer", step=1, key="crash")
        await ann.answer("stay")
        await ann.refused("answer", step=2, key="crash")
        assert not ann.table["paused"]
    assert len(reports(server, table)) == 4


async def test_rules_that_never_come_back_are_stopped_and_others_play_on(server: Running) -> None:
    table, other = await toys(server), await toys(server)
    async with table.player(0) as ann, other.player(0) as zoe:
        HANGING.clear()
        hanging = asyncio.create_task(ann.refused("answer", step=0, key="hang"))
        assert await asyncio.to_thread(HANGING.wait, SECONDS)
        await zoe.answer("roll")
        assert not hanging.done()
        assert await hanging == "rule-error"
        await ann.answer("stay")
    assert reports(server, table)


async def test_a_scene_that_fails_leaves_question_and_log(server: Running) -> None:
    table = await toys(server)
    async with table.player(0) as ann, table.player(1) as ben:
        await ann.answer("ugly", confirm=True)
        assert "stay" in ann.keys
        assert ann.sight["scene"] == {}
        await ben.until(lambda one: one.log)
        assert ben.sight["waiting"]["id"] == "waiting-for-choice"
        assert ben.log == ann.log
        assert all(line["to"] == -1 for line in ann.log)
        await ann.answer("pass-on", confirm=True)
        await ben.answer("stay")


async def test_a_game_that_cannot_be_set_up_stays_in_the_lobby(server: Running) -> None:
    table = await server.table(UNSOUND.id, "human", "human")
    assert await server.refused("POST", f"{table.path}/start", table.secret, {}) == "409 rule-error"
    assert (await table.info())["status"] == "lobby"
    assert len(reports(server, table)) == 1


async def test_what_the_rules_did_before_they_failed_is_not_seen(server: Running) -> None:
    """A command that fails leaves the very same game, hashes and all."""
    table = await toys(server)
    async with table.player(0) as ann:
        for key in ("stay", "roll", "vote"):
            await ann.answer(key, confirm=True)
        before = await server.get(f"{table.path}/sight", table.secret)
        assert await ann.refused("answer", step=ann.sight["step"], key="crash") == "not-offered"
        assert await server.get(f"{table.path}/sight", table.secret) == before


async def test_a_busy_server_refuses_a_move_and_changes_nothing(tmp_path: Path) -> None:
    async with serving(quiet(tmp_path / "data", "", wait_seconds=0.2), [GAME]) as server:
        table = await toys(server)
        async with table.player(0) as ann, table.player(1) as ben:
            async with every_thread_busy(server):
                assert await ann.refused("answer", step=0, key="stay") == "busy"
                assert await ann.refused("answer", step=0, key="stay") == "busy"
                assert await server.refused("GET", f"{table.path}/sight", table.secret) == "503 busy"
            assert not ann.table["paused"]
            assert not reports(server, table)
            await ann.answer("stay")
            assert ann.envelope["event"] == 2
            await ben.until(lambda one: one.envelope["event"] == 2)


async def test_whoever_comes_waits_for_a_busy_server(tmp_path: Path) -> None:
    async with serving(quiet(tmp_path / "data", "", wait_seconds=0.1, patience=0.1), [GAME]) as server:
        table = await toys(server)
        async with every_thread_busy(server) as enough:
            coming = [asyncio.create_task(seen_from(table, seat)) for seat in (0, 1, None)]
            await asyncio.sleep(1.0)
            assert not any(one.done() for one in coming)
            enough.set()
            assert await asyncio.gather(*coming) == [0, 0, 0]


async def test_a_herd_waits_for_tables_that_wake_slowly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Waking takes longer than a move may, at more tables than there are threads; nobody is sent away."""

    def slowly(*stored: Any) -> Any:
        time.sleep(0.5)
        return wake(*stored)

    config = quiet(tmp_path / "data", "", patience=0.3, wake_seconds=0.4)
    async with serving(config, [GAME]) as server:
        tables = [await toys(server) for _ in range(20)]
    monkeypatch.setattr(live, "wake", slowly)
    async with serving(config, [GAME]) as server:
        for table in tables:
            table.server = server
        herd = [seen_from(table, seat) for table in tables for seat in (0, 0, 1, None)]
        assert await asyncio.gather(*herd) == [0] * 80


async def test_whoever_cannot_be_shown_the_table_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(*_args: Any) -> None:
        raise ZeroDivisionError

    async with serving(quiet(tmp_path / "data", ""), [GAME]) as server:
        table = await toys(server)
        monkeypatch.setattr(live.LiveTable, "attach", fails)
        async with table.player(0) as ann:
            await ann.until(lambda one: one.gone)
            assert ann.bye["code"] == "internal"


async def seen_from(table: Made, seat: int | None) -> int:
    """The step that somebody sees who comes to a table."""
    async with table.player(seat) as player:
        assert not player.gone, player.bye
        return int(player.sight["step"])


@asynccontextmanager
async def every_thread_busy(server: Running) -> AsyncIterator[threading.Event]:
    """Other tables' rules have all the threads, until the event is set."""
    enough = threading.Event()
    others = Patience(SECONDS)
    others._pool, others._free = server.hall.services.patience._pool, server.hall.services.patience._free
    busy = [asyncio.create_task(others.run(enough.wait)) for _ in range(8)]
    await asyncio.sleep(0.05)
    yield enough
    enough.set()
    await asyncio.gather(*busy)


# --- patience itself ------------------------------------------------------------------------------


async def test_a_thread_that_was_interrupted_works_on() -> None:
    patience = Patience(0.2, threads=1)

    def forever() -> None:
        while True:
            time.sleep(0.001)

    for _ in range(2):
        with pytest.raises(TooSlow):
            await patience.run(forever)
        assert await patience.run(lambda: "quick") == "quick"
    patience.close()


async def test_work_that_waits_too_long_for_a_thread_is_never_begun() -> None:
    patience, begun, enough = Patience(SECONDS, threads=1, waiting=0.2), [], threading.Event()
    first = asyncio.create_task(patience.run(enough.wait))
    await asyncio.sleep(0)
    with pytest.raises(Refuse, match="busy"):
        await patience.run(lambda: begun.append(1))
    enough.set()
    assert await first
    assert not begun
    assert await patience.run(lambda: "the thread is free again") is not None
    patience.close()


def busy_for(seconds: float) -> str:
    """Keep the processor busy for so long."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass
    return "done"


async def test_waiting_for_a_thread_is_not_what_the_rules_take() -> None:
    """Each piece of work takes two thirds of its time; the last one waits for several times as much."""
    patience = Patience(0.3, threads=1)
    results = await asyncio.gather(*(patience.run(lambda: busy_for(0.2)) for _ in range(5)))
    assert results == ["done"] * 5
    patience.close()


async def test_what_the_machine_does_meanwhile_is_not_what_the_rules_take() -> None:
    patience = Patience(0.2, threads=1)

    def seldom_has_the_processor() -> str:
        time.sleep(0.6)
        return "done"

    assert await patience.run(seldom_has_the_processor) == "done"
    patience.close()


async def test_a_thread_that_does_not_notice_its_interruption_is_not_counted_on() -> None:
    """Others wait for one that is free, and are refused as busy; their time does not run out behind it."""
    patience, enough = Patience(0.01, threads=1, waiting=0.1), threading.Event()
    with pytest.raises(TooSlow):
        await patience.run(lambda: enough.wait(SECONDS))
    with pytest.raises(Refuse, match="busy"):
        await patience.run(lambda: "never begun")
    enough.set()
    assert await patience.run(lambda: "quick", wait=True) == "quick"
    patience.close()


async def test_a_failure_of_the_work_is_passed_on() -> None:
    patience = Patience(SECONDS)
    with pytest.raises(ZeroDivisionError):
        await patience.run(lambda: 1 // 0)
    patience.close()


def test_the_toy_is_a_sound_game() -> None:
    assert Runner(GAME, GAME.default_setup(), bytes(32)).asked() == [0]
