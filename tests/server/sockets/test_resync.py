"""Coming back: after a lost connection, a restart, or days, everybody sees what they would have seen."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fivefires.kernel.checkpoints import STRIDE
from fivefires.server.config import Config
from fivefires.server.main import CannotServe, prepare
from fivefires.server.storage.datalock import DataLock, Locked
from tests.server.conftest import LIMITS, quiet
from tests.server.harness import (
    SECONDS,
    Made,
    Player,
    Running,
    counted_tokens,
    eventually,
    no_window,
    serving,
    some_answer,
)
from tests.server.toy import GAME

pytestmark = pytest.mark.anyio

# Each is an answer and an outcome: so many lead past a checkpoint.
ROLLS = STRIDE // 2 + 2


@pytest.fixture
async def long_night(tmp_path: Path, database: str) -> AsyncIterator[Made]:
    """A game of Embers that goes on for a dozen answers and more."""
    async with serving(quiet(tmp_path / "data", database, tokens=counted_tokens())) as server:
        yield await server.table("embers", "human", "human", "human", start=True)


async def test_whoever_was_away_gets_what_was_missed(long_night: Made) -> None:
    table = long_night
    async with table.player(0) as ann, table.player(1) as ben, table.player(2) as cleo:
        players = [ann, ben, cleo]
        for _ in range(4):
            await some_answer(*players)
        event, log = cleo.envelope["event"], cleo.log
        for _ in range(4):
            await some_answer(*players)
        async with table.player(2, event=event, log=log) as back:
            assert back.envelope["since"] == len(log) > 0
            assert len(back.sight["log"]) == len(cleo.log) - len(log)
            assert back.log == cleo.log
            assert stripped(back) == stripped(cleo)
        async with table.player(2) as fresh:
            assert fresh.log == cleo.log


def stripped(player: Player) -> dict[str, Any]:
    """The envelope apart from which log lines were sent with it, and from the time that goes by."""
    sight = {name: value for name, value in player.sight.items() if name != "log"}
    return {**player.envelope, "sight": sight, "since": 0, "left": None, "table": player.table}


async def test_log_lines_that_were_taken_back_are_not_kept(tmp_path: Path, database: str) -> None:
    async with serving(quiet(tmp_path / "data", database), [GAME]) as server:
        table = await server.table(GAME.id, "human", "human", start=True)
        async with table.player(0) as ann:
            await ann.answer("stay")
            await ann.answer("stay")
            async with table.player(1) as ben:
                event, log = ben.envelope["event"], ben.log
            await ann.done("undo")
            await ann.done("undo")
            await ann.answer("roll")
            await ann.answer("roll")
            async with table.player(1, event=event, log=log) as ben:
                assert ben.envelope["since"] == 0
                assert ben.log == ann.log


async def test_a_restart_loses_nothing(tmp_path: Path, database: str) -> None:
    """Half a game, another server, the same sights to the byte; then the game goes on to its end."""
    config = quiet(tmp_path / "data", database, tokens=counted_tokens())
    seen: list[dict[str, Any]] = []
    async with serving(config) as first:
        table = await first.table("embers", "human", "human", "human", start=True)
        async with table.player(0) as ann, table.player(1) as ben, table.player(2) as cleo:
            for _ in range(9):
                await some_answer(ann, ben, cleo)
            for one in (ann, ben, cleo):
                await one.until(no_window)
            seen = [{**stripped(one), "log": one.log} for one in (ann, ben, cleo)]
        await ann.until(lambda one: one.gone)
    async with serving(config) as second:
        table.server = second
        async with table.player(0) as ann, table.player(1) as ben, table.player(2) as cleo:
            await ann.until(lambda one: one.table["seats"][2]["present"])
            assert without_presence([{**stripped(one), "log": one.log} for one in (ann, ben, cleo)]) == (
                without_presence(seen)
            )
            while not ann.finished:
                await some_answer(ann, ben, cleo)


def without_presence(seen: list[dict[str, Any]]) -> str:
    return json.dumps(seen).replace('"present": true', "").replace('"present": false', "")


async def test_a_restart_resumes_from_the_checkpoint_with_the_whole_log(tmp_path: Path, database: str) -> None:
    config = quiet(tmp_path / "data", database)
    async with serving(config, [GAME]) as first:
        table = await first.table(GAME.id, "human", "human", start=True)
        async with table.player(0) as ann:
            for _ in range(ROLLS):
                await ann.answer("roll")
            for _ in range(3):
                await ann.answer("stay")
            log = ann.log
    async with serving(config, [GAME]) as second:
        table.server = second
        async with table.player(0) as ann:
            live = await second.hall.table(table.id)
            assert live.play is not None
            assert live.play.runner.checkpoint.at > 20
            assert len(live.play.runner._checkpoints.kept) < 3
            assert ann.log == log
            for _ in range(3):
                await ann.done("undo")
            assert ann.log == log[:-3]
            assert await ann.refused("undo") == "nothing-to-undo"
            for _ in range(ROLLS):
                await ann.answer("roll")
            log = ann.log
    async with serving(config, [GAME]) as third:
        table.server = third
        async with table.player(0) as ann:
            assert ann.log == log


async def test_a_table_sleeps_and_wakes_as_it_was(tmp_path: Path, database: str) -> None:
    async with serving(quiet(tmp_path / "data", database, idle_seconds=0.0)) as server:
        table = await server.table("pig", "human", "human", start=True)
        async with table.player(0) as ann:
            await ann.answer("roll")
            await server.hall.tick()
            assert table.id in server.hall._live
            log, event = ann.log, ann.envelope["event"]

        async def asleep() -> bool:
            await server.hall.tick()
            return table.id not in server.hall._live

        await eventually(asleep)
        async with table.player(0, event=event, log=log) as ann:
            assert (ann.envelope["since"], ann.envelope["event"]) == (len(log), event)


async def test_a_client_that_does_not_keep_up_is_let_go(tmp_path: Path, database: str) -> None:
    limits = replace(LIMITS, outlet=5)
    async with serving(quiet(tmp_path / "data", database, limits=limits), [GAME]) as server:
        table = await server.table(GAME.id, "human", "human", start=True)
        live = await server.hall.table(table.id)
        async with table.player(0) as ann, table.player(1) as ben:
            [outlet] = live.audience._outlets[1]
            for number in range(20):
                outlet.put(b'{"chat":[]}')
                assert number < 20
            await ben.until(lambda one: one.gone)
            assert ben.bye["code"] == "slow"
            await ann.answer("roll")


# --- servers as processes -------------------------------------------------------------------------


class Process:
    """A server in a process of its own, as `fivefires play` runs it."""

    def __init__(self, process: asyncio.subprocess.Process, port: int) -> None:
        self.process, self.port = process, port

    @classmethod
    async def start(cls, data: Path, database: str) -> Process:
        code = "import sys; from fivefires.server.main import serve; from pathlib import Path\n"
        code += (
            "serve(port=0, data=Path(sys.argv[1]), database_url=sys.argv[2], ready=lambda url: print(url, flush=True))"
        )
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", code, str(data), database,
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        assert process.stdout is not None
        line = (await asyncio.wait_for(process.stdout.readline(), SECONDS)).decode()
        assert line, (await process.communicate())[1].decode()
        return cls(process, int(line.rpartition(":")[2]))

    def running(self, config: Config, http: Any) -> Running:
        return Running(replace(config, port=self.port), None, http)  # type: ignore[arg-type]


async def test_sigterm_finishes_the_inbox_and_answers(tmp_path: Path, database: str) -> None:
    import httpx

    config = quiet(tmp_path / "data", database)
    process = await Process.start(config.data, database)
    try:
        base = f"http://127.0.0.1:{process.port}"
        async with httpx.AsyncClient(base_url=base, timeout=SECONDS, verify=False, trust_env=False) as http:
            table = await process.running(config, http).table("pig", "human", "human", start=True)
            async with table.player(0) as ann:
                step = ann.sight["step"]
                for number in range(15):
                    frame = {"id": f"command-{number}", "do": "say", "text": f"line {number}"}
                    await ann.send(json.dumps(frame))
                await ann.send(json.dumps({"id": "the-answer", "do": "answer", "step": step, "key": "hold"}))
                await ann.until(lambda one: one.replies)
                process.process.send_signal(signal.SIGTERM)
                await ann.until(lambda one: one.gone)
                assert ann.bye["code"] == "closing"
                done = {id for id, reply in ann.replies.items() if reply["ok"]}
                refused = {reply["refusal"]["code"] for reply in ann.replies.values() if not reply["ok"]}
                assert done
                assert refused <= {"closing"}  # What was not read any more is sent again when the page is back.
        assert await asyncio.wait_for(process.process.wait(), SECONDS) == 0
    finally:
        if process.process.returncode is None:
            process.process.kill()
            await process.process.wait()
    async with serving(config) as second:
        table.server = second
        stored = await second.hall.services.store.load(table.id, 100)
        assert stored is not None
        assert {id for _, id in stored.commands} == done


async def test_a_second_server_is_refused_the_same_directory(tmp_path: Path, database: str) -> None:
    config = quiet(tmp_path / "data", database)
    async with serving(config):
        with pytest.raises(Locked):
            DataLock(config.data)
        with pytest.raises(CannotServe, match="another server is already using"):
            await asyncio.to_thread(prepare, config)
        if database:  # Several processes may use it, each with a directory of its own.
            (await asyncio.to_thread(prepare, replace(config, data=tmp_path / "elsewhere"))).release()
    (await asyncio.to_thread(prepare, config)).release()


async def test_what_is_kept_is_for_its_owner_alone(tmp_path: Path) -> None:
    data = tmp_path / "data"
    process = await Process.start(data, "")
    process.process.terminate()
    await process.process.communicate()
    modes = {path.name: oct(os.stat(path).st_mode & 0o777) for path in [data, *data.iterdir()]}
    assert modes["data"] == "0o700"
    assert modes["fivefires.sqlite"] == modes["lock"] == "0o600"


async def test_a_database_that_is_not_there_is_told_in_one_sentence(tmp_path: Path) -> None:
    config = quiet(tmp_path / "data", "postgresql://nobody@127.0.0.1:1/none")
    with pytest.raises(CannotServe, match="the database cannot be used"):
        await asyncio.to_thread(prepare, config)
