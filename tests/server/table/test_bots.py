"""Bots play beside the server; people who are away are stood in for; nobody waits for a bot for ever."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
import time
from collections.abc import Hashable
from concurrent.futures import BrokenExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fivefires.examples.embers import GAME as EMBERS
from fivefires.kernel import Runner, Setup, files, key_of, seed_from
from fivefires.kernel.registry import UnknownGame
from fivefires.server.helpers import pools, work
from fivefires.server.helpers.pools import Helpers
from fivefires.server.helpers.work import Thought, think
from fivefires.server.table.live import FOLLOWED
from fivefires.server.table.minder import bot_seed
from tests.server.conftest import quiet
from tests.server.harness import SECONDS, Running, eventually, play_out, serving

pytestmark = pytest.mark.anyio
HOUR = 3600.0


class Clock:
    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class Nobody(Helpers):
    """Bots that never come to an answer."""

    async def run(self, *_args: Any, asker: Hashable = None) -> Any:
        await asyncio.Event().wait()


# --- playing ----------------------------------------------------------------------------------------


async def test_bots_answer_common_questions_and_reactions_like_everybody(server: Running) -> None:
    table = await server.table("embers", "human", "bot", "bot", "bot", "bot", start=True)
    async with table.player(0) as ann, table.player(None) as onlooker:
        await play_out(ann)
        await onlooker.until(lambda one: one.finished)
        assert {seat["kind"] for seat in ann.table["seats"]} == {"human", "bot"}


async def test_a_bot_takes_its_time_where_somebody_watches(server: Running) -> None:
    """The host says how long. Where nobody looks, nobody has to follow, and the bots of a window do not miss it."""
    table = await server.table("pig", "human", "bot", start=True, auto_confirm=True, bot_seconds=0.4)
    live = await server.hall.table(table.id)
    assert live._pace() == 0
    async with table.player(0) as ann:
        assert live._pace() == 0.4
        await ann.answer("hold")
        await ann.until(lambda one: one.question is None)
        step, began = ann.sight["step"], time.monotonic()
        await ann.until(lambda one: one.sight["step"] > step)
        assert time.monotonic() - began > 0.3
        live._by_bots = FOLLOWED
        assert 0 < live._pace() < 0.2, "whoever has waited long enough does not wait much longer"


async def test_a_person_plays_on_while_bots_think(tmp_path: Path, database: str) -> None:
    """Every process for bots is busy until the people have played; none of their moves waits for one."""
    async with serving(quiet(tmp_path / "data", database)) as server:
        table = await server.table("pig", "human", "human", start=True)
        enough = tmp_path / "enough"
        bot = asyncio.create_task(server.hall.services.thinkers.run(SECONDS, think_until, enough))
        async with table.player(0) as ann, table.player(1) as ben:
            for _ in range(20):
                await (ann if ann.question else ben).answer("roll")
                await ann.until(lambda _: ann.question or ben.question)
        assert not bot.done()
        enough.touch()
        process, niceness = await bot
        assert process != os.getpid()
        assert niceness > os.nice(0), "bots must leave the processor to people"


def think_until(enough: Path) -> tuple[int, int]:
    """Keep a process busy until told, and say which one it was and how much it yields to others."""
    while not enough.exists():
        pass
    return os.getpid(), os.nice(0)


async def test_a_bots_move_is_made_up_after_a_restart(tmp_path: Path, database: str) -> None:
    config = quiet(tmp_path / "data", database)
    async with serving(config) as first:
        first.hall.services.thinkers = Nobody(1)
        table = await first.table("pig", "bot", "human", start=True)
        async with table.player(1) as ben:
            assert ben.question is None
    async with serving(config) as second:  # Its first look around the hall finds the bot that is asked.
        table.server = second
        async with table.player(1) as ben:
            await ben.until(lambda one: one.question or one.log)


async def test_a_bots_answer_comes_too_late_when_its_question_is_gone(tmp_path: Path, database: str) -> None:
    async with serving(quiet(tmp_path / "data", database)) as server:
        server.hall.services.thinkers = Nobody(1)
        table = await server.table("pig", "human", "human", start=True)
        live = await server.hall.table(table.id)
        await server.post(f"{table.path}/seats/0", table.secret, {"stand_in": True})
        assert not live.minder.idle
        async with table.player(0) as ann:
            await ann.answer("roll")
            event = ann.envelope["event"]
            await live.inbox.do(lambda: live._bot_answers(0, 0, "roll"))
            await live.inbox.do(lambda: live._bot_answers(1, 2, "roll"))
            assert (await ann.do("ping"))["event"] == event


# --- people who are away ------------------------------------------------------------------------------


async def test_after_the_deadline_a_bot_stands_in_until_the_owner_is_back(tmp_path: Path, database: str) -> None:
    clock = Clock()
    async with serving(quiet(tmp_path / "data", database, clock=clock)) as server:
        table = await server.table("pig", "human:Ann", "human:Ben", start=True, deadline_hours=24)
        clock.now += 24 * HOUR - 1
        await server.hall.tick()
        assert not (await table.info())["seats"][0]["stand_in"]
        async with table.player(1) as ben:
            clock.now += 2
            await server.hall.tick()
            await ben.until(lambda one: one.table["seats"][0]["stand_in"])
            await ben.until(lambda one: one.question)
            assert ben.table["status"] == "playing"
            await ben.answer("hold")
            async with table.player(0) as ann:
                assert ann.table["seats"][0]["stand_in"]
                await ann.do("undo")
                await ann.until(lambda one: not one.table["seats"][0]["stand_in"])


async def test_whoever_does_not_confirm_in_time_is_stood_in_for(tmp_path: Path, database: str) -> None:
    clock = Clock()
    async with serving(quiet(tmp_path / "data", database, clock=clock)) as server:
        table = await server.table("pig", "human:Ann", "human:Ben", start=True, deadline_hours=1)
        async with table.player(0) as ann, table.player(1) as ben:
            await ann.answer("hold")
            assert ann.envelope["holding"]
            clock.now += HOUR + 1
            await server.hall.tick()
            await ben.asked()
            assert ben.table["seats"][0]["stand_in"]


async def test_deadlines_are_kept_across_a_restart_and_for_sleeping_tables(tmp_path: Path, database: str) -> None:
    clock = Clock()
    config = quiet(tmp_path / "data", database, clock=clock)
    async with serving(config) as first:
        table = await first.table("pig", "human", "human", start=True, deadline_hours=2)
    clock.now += 3 * HOUR
    async with serving(config) as second:
        table.server = second

        async def stood_in_for() -> bool:
            return bool((await table.info())["seats"][0]["stand_in"])

        await eventually(stood_in_for)


# --- thinking itself ------------------------------------------------------------------------------------


def a_thought(bot: str = "random", seed: int = 1, seconds: float = 5.0) -> tuple[Thought, list[str]]:
    runner = Runner(EMBERS, Setup(3), seed_from(5))
    record = msgspec.json.encode(files.record_of(runner))
    return Thought("embers", record, 0, bot, seed, 10, seconds), [key_of(one) for one in runner.options(0)]


def test_a_bot_chooses_one_of_the_options_and_the_same_for_the_same_seed() -> None:
    thought, keys = a_thought()
    assert think(thought) == think(thought)
    assert {think(a_thought(seed=seed)[0])[0] for seed in range(40)} == set(keys)


class Cheater:
    def __init__(self, seed: int) -> None: ...

    def choose(self, view: Any, task: Any, deal: Any, budget: int) -> Any:
        from fivefires.kernel import Pass

        return Pass.PASS


class Dawdler(Cheater):
    def choose(self, view: Any, task: Any, deal: Any, budget: int) -> Any:
        while True:
            pass


class Breaker(Cheater):
    def choose(self, view: Any, task: Any, deal: Any, budget: int) -> Any:
        raise KeyError("no idea")


@pytest.mark.parametrize(
    ("bot", "seconds", "trouble"), [(Cheater, 60, "no answer"), (Dawdler, 0.2, "not done"), (Breaker, 60, "no idea")]
)
def test_a_bot_that_fails_is_replaced_by_chance(
    monkeypatch: pytest.MonkeyPatch, bot: Any, seconds: float, trouble: str
) -> None:
    monkeypatch.setattr(work, "registered_bot", lambda _name: bot)
    thought, keys = a_thought(seconds=seconds)
    key, told = think(thought)
    assert key in keys
    assert trouble in told


def test_a_bot_that_a_row_of_the_database_names_is_an_installed_one() -> None:
    assert "this" not in sys.modules
    for name in ("this:d", "fivefires.bots.random:RandomBot"):
        thought, keys = a_thought(name)
        key, told = think(thought)
        assert key in keys
        assert f"there is no bot {name!r}" in told
    assert "this" not in sys.modules


def test_a_game_that_a_record_names_is_an_installed_one() -> None:
    assert "this" not in sys.modules
    thought, _ = a_thought()
    thought.game = "this:d"
    with pytest.raises(UnknownGame):
        think(thought)
    record = msgspec.json.decode(thought.record, type=files.Record)
    record.game = "this:d"
    with pytest.raises(UnknownGame):
        work.game_of(record)
    assert "this" not in sys.modules


async def test_a_table_whose_row_names_a_module_is_refused(tmp_path: Path) -> None:
    async with serving(quiet(tmp_path / "data", "")) as server:
        table = await server.table("pig", "human:Ann", "human:Ben", start=True)
    assert "this" not in sys.modules
    with sqlite3.connect(tmp_path / "data" / "fivefires.sqlite") as rows:
        rows.execute("UPDATE tables SET game = 'this:d'")
    rows.close()
    async with serving(quiet(tmp_path / "data", "")) as server:
        assert await server.refused("GET", f"{table.path}/sight", table.secret) == "409 no-game"
        assert await server.refused("GET", f"{table.path}/download", table.secret) == "409 no-game"
    assert "this" not in sys.modules


def test_an_unknown_bot_is_replaced_by_chance() -> None:
    thought, keys = a_thought("deep-thought")
    key, told = think(thought)
    assert key in keys
    assert "deep-thought" in told


def test_bots_have_a_randomness_of_their_own() -> None:
    seeds = {bot_seed(secret, step, seat) for secret in ("a", "b") for step in range(20) for seat in range(4)}
    assert len(seeds) == 160


# --- the processes ----------------------------------------------------------------------------------------


def die() -> None:
    os._exit(1)


async def test_processes_that_break_or_hang_are_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "GRACE", 0.3)
    pool = Helpers(1)
    assert await pool.run(SECONDS, abs, -3) == 3
    with pytest.raises(BrokenExecutor):
        await pool.run(SECONDS, die)
    assert await pool.run(SECONDS, abs, -4) == 4
    with pytest.raises(TimeoutError):
        await pool.run(0, time.sleep, 30.0)
    assert await pool.run(SECONDS, abs, -5) == 5
    with pytest.raises(ZeroDivisionError):
        await pool.run(SECONDS, divmod, 1, 0)
    pool.close()


async def test_a_process_that_takes_long_to_start_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else it would be ended and another one started, again and again, and nothing would ever be done."""
    monkeypatch.setattr(pools, "GRACE", 0.0)
    pool = Helpers(1)
    assert await pool.run(0.01, abs, -3) == 3
    with pytest.raises(TimeoutError):
        await pool.run(0.01, time.sleep, 30.0)
    assert await pool.run(0.01, abs, -4) == 4
    pool.close()


async def test_processes_are_there_before_anybody_needs_them(tmp_path: Path) -> None:
    async with serving(quiet(tmp_path / "data", "", warm=True)) as server:
        assert server.hall._warming is not None
        await asyncio.wait_for(server.hall._warming, SECONDS)
        chores = server.hall.services.chores
        assert chores._pool is not None
        before = set(chores._pool._processes)
        table = await server.table("pig", "human", "human", start=True)
        assert await server.get(f"{table.path}/steps", table.secret)
        assert len(before) == 1
        assert set(chores._pool._processes) == before
        assert await chores.run(SECONDS, is_imported, "fivefires.games.zona.game", "fivefires.server.helpers.reels")


def is_imported(*modules: str) -> bool:
    return all(module in sys.modules for module in modules)


async def test_processes_end_with_a_server_that_was_killed(tmp_path: Path) -> None:
    """Nobody is left behind by a server that could not say goodbye."""
    code = (
        "import asyncio, os\n"
        "from fivefires.server.helpers.pools import Helpers\n"
        "async def main():\n"
        "    print(await Helpers(1).run(60, os.getpid), flush=True)\n"
        "    os.kill(os.getpid(), 9)\n"
        "if __name__ == '__main__': asyncio.run(main())\n"
    )
    (tmp_path / "server.py").write_text(code)
    server = await asyncio.create_subprocess_exec(
        sys.executable, str(tmp_path / "server.py"), stdout=asyncio.subprocess.PIPE
    )
    told, _ = await asyncio.wait_for(server.communicate(), SECONDS)

    async def gone() -> bool:
        try:
            os.kill(int(told), 0)
        except ProcessLookupError:
            return True
        return b"Z" in Path(f"/proc/{int(told)}/stat").read_bytes().rpartition(b")")[2].split()[:1]

    await eventually(gone)


async def test_waiting_for_a_free_process_does_not_count_as_thinking(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The clock of the second piece of work begins when the first one is done, however long that takes."""
    clocks: list[float] = []
    real = asyncio.wait_for

    def clocked(future: Any, seconds: float) -> Any:
        clocks.append(seconds)
        return real(future, seconds)

    pool, sign = Helpers(1), tmp_path / "go on"
    await pool.run(SECONDS, abs, 1)
    monkeypatch.setattr(asyncio, "wait_for", clocked)
    first = asyncio.create_task(pool.run(SECONDS, wait_until_there, sign))
    second = asyncio.create_task(pool.run(SECONDS, abs, -2))
    for _ in range(10):
        await asyncio.sleep(0)
    running = len(clocks)
    sign.touch()
    await first
    assert await second == 2
    pool.close()
    assert (running, len(clocks)) == (1, 2)


def wait_until_there(path: Path) -> None:
    while not path.exists():
        time.sleep(0.01)
