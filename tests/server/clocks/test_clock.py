"""The clock is set, forward or back, while the server runs or not: bots play on, and deadlines keep their length."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from fivefires.server.clocks.clock import EVERY, Clock
from fivefires.server.clocks.steady import boot, steady
from fivefires.server.config import Config
from fivefires.server.storage.rows import Moment
from fivefires.server.storage.store import StorageTrouble, Store
from fivefires.server.table import live
from fivefires.server.table.revival import wake
from tests.server.conftest import quiet
from tests.server.harness import SECONDS, Made, Running, eventually, serving
from tests.server.table.test_bots import Nobody
from tests.server.toy import GAME

pytestmark = pytest.mark.anyio
HOUR = 3600.0


class Clocks:
    """A machine's two clocks. Time passes for both; somebody sets the one on the wall."""

    def __init__(self) -> None:
        self.wall, self.steady = 1_000_000.0, 500.0

    def passes(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds

    def is_set(self, seconds: float) -> None:
        self.wall += seconds

    def config(self, data: Path, database: str = "") -> Config:
        return quiet(data, database, clock=lambda: self.wall, steady=lambda: self.steady, boot="the first")


async def stood_in(table: Made) -> bool:
    return bool((await table.info())["seats"][0]["stand_in"])


# --- bots ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seconds", [-2 * HOUR, 2 * HOUR])
@pytest.mark.parametrize("booted", ["the first", "the second", ""])
async def test_a_bot_plays_on_after_a_restart_whatever_the_clock_says(
    tmp_path: Path, seconds: float, booted: str
) -> None:
    clocks = Clocks()
    config = clocks.config(tmp_path / "data")
    async with serving(config) as first:
        first.hall.services.thinkers = Nobody(1)
        table = await first.table("pig", "bot", "human", start=True)
    clocks.is_set(seconds)
    async with serving(replace(config, boot=booted)) as second:
        table.server = second
        async with table.player(1) as ben:
            await ben.until(lambda one: one.question or one.log)


@pytest.mark.parametrize("seconds", [-2 * HOUR, 2 * HOUR])
async def test_a_bot_that_was_lost_plays_on_whatever_the_clock_says(tmp_path: Path, seconds: float) -> None:
    clocks = Clocks()
    async with serving(clocks.config(tmp_path / "data")) as server:
        table = await bot_is_lost(server)
        clocks.is_set(seconds)
        async with table.player(1) as ben:
            await server.hall.tick()
            await ben.until(lambda one: one.question or one.log)


async def test_a_host_can_have_a_bot_try_again(tmp_path: Path) -> None:
    async with serving(quiet(tmp_path / "data", "")) as server:
        table = await bot_is_lost(server)
        async with table.player(1) as ben:
            await server.post(f"{table.path}/resume", table.secret)
            await ben.until(lambda one: one.question or one.log)


async def bot_is_lost(server: Running) -> Made:
    """A table at which a bot is asked and does not think."""
    thinkers, server.hall.services.thinkers = server.hall.services.thinkers, Nobody(1)
    table = await server.table("pig", "bot", "human", start=True)
    server.hall.services.thinkers = thinkers
    awake = await server.hall.table(table.id)
    await awake.minder.close()
    assert awake.minder.idle
    return table


# --- deadlines ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seconds", [-5 * HOUR, 30 * HOUR])
async def test_a_deadline_keeps_its_length_while_the_clock_is_set(tmp_path: Path, seconds: float) -> None:
    clocks = Clocks()
    async with serving(clocks.config(tmp_path / "data")) as server:
        table = await server.table("pig", "human", "human", start=True, deadline_hours=24)
        clocks.passes(HOUR)
        clocks.is_set(seconds)
        await server.hall.tick()
        clocks.passes(23 * HOUR - 10)
        await server.hall.tick()
        assert not await stood_in(table)
        clocks.passes(11)
        await server.hall.tick()
        assert await stood_in(table)


@pytest.mark.parametrize("seconds", [-5 * HOUR, 30 * HOUR])
async def test_a_deadline_keeps_its_length_across_a_restart(tmp_path: Path, database: str, seconds: float) -> None:
    clocks = Clocks()
    config = clocks.config(tmp_path / "data", database)
    async with serving(config) as first:
        table = await first.table("pig", "human", "human", start=True, deadline_hours=24)
        clocks.passes(20 * HOUR)
    clocks.is_set(seconds)
    clocks.passes(HOUR)
    async with serving(config) as second:
        table.server = second
        clocks.passes(3 * HOUR - 10)
        await second.hall.tick()
        assert not await stood_in(table)
        clocks.passes(11)
        await second.hall.tick()
        assert await stood_in(table)


async def test_a_clock_that_was_set_back_across_a_boot_costs_what_the_server_was_down(tmp_path: Path) -> None:
    clocks = Clocks()
    config = clocks.config(tmp_path / "data")
    async with serving(config) as first:
        table = await first.table("pig", "human", "human", start=True, deadline_hours=24)
        clocks.passes(20 * HOUR)
    clocks.passes(60)
    clocks.is_set(-5 * HOUR)
    clocks.steady = 3.0
    async with serving(replace(config, boot="the second")) as second:
        table.server = second
        clocks.passes(4 * HOUR - 10)
        await second.hall.tick()
        assert not await stood_in(table)
        clocks.passes(11)
        await second.hall.tick()
        assert await stood_in(table)


async def test_a_clock_that_was_set_forward_across_a_boot_counts_as_time_that_the_server_was_down(
    tmp_path: Path,
) -> None:
    """Nobody can tell the two apart, and the second is the usual one."""
    clocks = Clocks()
    config = clocks.config(tmp_path / "data")
    async with serving(config) as first:
        table = await first.table("pig", "human", "human", start=True, deadline_hours=24)
    clocks.is_set(30 * HOUR)
    clocks.steady = 3.0
    async with serving(replace(config, boot="the second")) as second:
        table.server = second
        await eventually(lambda: stood_in(table))


async def test_games_of_a_server_that_counted_by_the_wall_clock_go_on(tmp_path: Path, database: str) -> None:
    """Their times may lie in the future by now; bots play on, and deadlines have at most their length."""
    clocks = Clocks()
    config = clocks.config(tmp_path / "data", database)
    async with serving(config) as first:
        first.hall.services.thinkers = Nobody(1)
        bots = await first.table("pig", "bot", "human", start=True)
        people = await first.table("pig", "human", "human", start=True, deadline_hours=24)
        await first.hall.drain()
        with first.hall.services.store.engine.begin() as connection:
            connection.execute(text("UPDATE server SET counted = NULL"))
        first.hall.services.clock.keep = nothing  # type: ignore[method-assign]
    clocks.is_set(-2 * HOUR)
    async with serving(config) as second:
        bots.server = people.server = second
        async with bots.player(1) as ben:
            await ben.until(lambda one: one.question or one.log)
        clocks.passes(24 * HOUR - 10)
        await second.hall.tick()
        assert not await stood_in(people)
        clocks.passes(11)
        await second.hall.tick()
        assert await stood_in(people)


async def nothing(**_options: Any) -> None: ...


# --- the moments that are kept ------------------------------------------------------------------------


class Kept(Store):
    """A store that keeps a moment and nothing else, unless it cannot."""

    def __init__(self) -> None:
        self.last: Moment | None = None
        self.full = False

    async def moment(self) -> Moment | None:
        return self.last

    async def keep_moment(self, moment: Moment) -> None:
        if self.full:
            raise StorageTrouble("the disk is full")
        self.last = moment

    async def bring_back(self, now: float) -> None: ...


async def opened(store: Kept, clocks: Clocks, boot: str) -> Clock:
    clock = Clock(store, lambda: clocks.wall, lambda: clocks.steady, boot)
    await clock.open()
    return clock


async def test_a_clock_that_was_set_is_noticed_before_the_power_fails(caplog: pytest.LogCaptureFixture) -> None:
    store, clocks = Kept(), Clocks()
    clock = await opened(store, clocks, "a")
    clocks.passes(20)
    with caplog.at_level(logging.WARNING, "fivefires.server"):
        await clock.keep()
        assert not caplog.records
        clocks.is_set(30 * HOUR)
        await clock.keep()
        await clock.keep()
    assert [(one.message, one.facts) for one in caplog.records] == [("clock set", {"seconds": 108000})]  # type: ignore[attr-defined]
    clocks.passes(100)
    clocks.steady = 1.0
    clock = await opened(store, clocks, "b")
    assert clock.now() == 1_000_000.0 + 120


async def test_a_moment_is_never_old_and_seldom_written() -> None:
    store, clocks = Kept(), Clocks()
    clock = await opened(store, clocks, "a")
    first = store.last
    clocks.passes(EVERY - 1)
    await clock.keep()
    assert store.last is first
    clocks.passes(2)
    await clock.keep()
    assert store.last == Moment(clock.now(), clocks.wall, clocks.steady, "a")


async def test_a_moment_that_cannot_be_written_is_written_later() -> None:
    store, clocks = Kept(), Clocks()
    clock = await opened(store, clocks, "a")
    store.full = True
    clocks.passes(2 * EVERY)
    await clock.keep()
    store.full = False
    clocks.passes(15)
    await clock.keep()
    assert store.last is not None
    assert store.last.counted == clock.now() == 1_000_000.0 + 2 * EVERY + 15


def test_the_steady_clock_goes_on_and_names_its_boot() -> None:
    before = steady()
    time.sleep(0.01)
    assert 0.01 <= steady() - before < 10
    assert boot() == boot()


# --- what else depends on the clock ---------------------------------------------------------------------


async def test_a_table_does_not_look_old_because_the_clock_was_set_back(tmp_path: Path) -> None:
    """Tidying forgets what nobody has touched for long; this one was touched just now. What is said is news, too."""
    clocks = Clocks()
    async with serving(clocks.config(tmp_path / "data"), [GAME]) as server:
        table = await server.table(GAME.id, "human", "human", start=True)
        touched = (await table.info())["touched"]
        clocks.is_set(-1000 * HOUR)
        async with table.player(0) as ann:
            await ann.answer("stay")
            moved = (await table.info())["touched"]
            await ann.do("say", text="hello")
            await ann.until(lambda one: one.chat)
        assert touched < moved < ann.chat[0]["at"] <= (await table.info())["touched"] < touched + 1


async def test_a_table_that_cannot_be_looked_after_holds_up_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clocks = Clocks()
    async with serving(clocks.config(tmp_path / "data")) as server:
        broken, table = [await server.table("pig", "human", "human", start=True, deadline_hours=1) for _ in range(2)]
        tick = live.LiveTable.tick

        async def fails(self: live.LiveTable, now: float) -> None:
            if self.table.id == broken.id:
                raise ZeroDivisionError
            await tick(self, now)

        monkeypatch.setattr(live.LiveTable, "tick", fails)
        clocks.passes(2 * HOUR)
        await server.hall.tick()
        assert (await stood_in(broken), await stood_in(table)) == (False, True)


async def test_tables_that_wake_slowly_hold_up_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clocks, woken = Clocks(), asyncio.Event()
    config = clocks.config(tmp_path / "data")
    async with serving(config) as first:
        tables = [await first.table("pig", "human", "human", start=True, deadline_hours=1) for _ in range(3)]
    loop, ready = asyncio.get_running_loop(), tmp_path / "ready"

    def slowly(stored: Any, game: Any) -> Any:
        if stored.table.id == tables[0].id:
            loop.call_soon_threadsafe(woken.set)
            end = time.monotonic() + SECONDS
            while not ready.exists() and time.monotonic() < end:
                time.sleep(0.01)
        return wake(stored, game)

    monkeypatch.setattr(live, "wake", slowly)
    clocks.passes(2 * HOUR)
    async with serving(replace(config, tick_seconds=0.05)) as second:
        for table in tables:
            table.server = second
        await asyncio.wait_for(woken.wait(), SECONDS)
        for table in tables[1:]:
            await eventually(lambda table=table: stood_in(table))  # type: ignore[misc]
        assert not await stood_in(tables[0])
        ready.touch()
        await eventually(lambda: stood_in(tables[0]))
