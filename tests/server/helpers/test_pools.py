"""Work beside the server waits in bounded queues: what strangers bring delays nobody's replay, and no bot is lost."""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fivefires.server.hall import hall
from fivefires.server.helpers.pools import Helpers
from fivefires.server.helpers.uploads import Unfit
from fivefires.server.refusals import Refuse
from tests.server.conftest import LIMITS, quiet
from tests.server.harness import SECONDS, Running, eventually, serving

pytestmark = pytest.mark.anyio


def wait_until_there(path: Path) -> str:
    begun(path).touch()
    while not path.exists():
        time.sleep(0.01)
    return "done"


def begun(path: Path) -> Path:
    """Is there once somebody waits for another file to be there."""
    return path.with_name(f"{path.name} (awaited)")


def examined_when_told(data: bytes, _most: int, _seconds: float) -> Unfit:
    """A file that takes as long to replay as somebody outside wants it to: it holds the name of another file."""
    wait_until_there(Path(json.loads(data)))
    return Unfit("bad-file")


async def code_of(work: Any) -> str:
    """What somebody is refused with."""
    with pytest.raises(Refuse) as refused:
        await work
    return refused.value.refusal.code


async def settled() -> None:
    """Everything that can begin has begun."""
    for _ in range(10):
        await asyncio.sleep(0)


# --- the queue --------------------------------------------------------------------------------------


async def test_whoever_comes_when_enough_are_waiting_is_told_so_at_once(tmp_path: Path) -> None:
    pool, sign = Helpers(1, most=2), tmp_path / "go on"
    waiting = [asyncio.create_task(pool.run(SECONDS, wait_until_there, sign)) for _ in range(3)]
    await settled()
    assert pool.full
    assert await code_of(pool.run(SECONDS, abs, -1)) == "busy"
    sign.touch()
    assert await asyncio.gather(*waiting) == ["done"] * 3
    assert await pool.run(SECONDS, abs, -1) == 1
    pool.close()


async def test_nobody_has_more_under_way_than_their_share(tmp_path: Path) -> None:
    pool, sign = Helpers(1, most=10, each=2), tmp_path / "go on"
    waiting = [asyncio.create_task(pool.run(SECONDS, wait_until_there, sign, asker="ann")) for _ in range(2)]
    await settled()
    assert await code_of(pool.run(SECONDS, abs, -1, asker="ann")) == "limit"
    other = asyncio.create_task(pool.run(SECONDS, abs, -2, asker="ben"))
    sign.touch()
    assert await asyncio.gather(*waiting) == ["done"] * 2
    assert await other == 2
    assert await pool.run(SECONDS, abs, -3, asker="ann") == 3
    pool.close()


async def test_nobody_waits_for_ever(tmp_path: Path) -> None:
    pool, sign = Helpers(1, wait=0.1), tmp_path / "go on"
    first = asyncio.create_task(pool.run(SECONDS, wait_until_there, sign))
    await settled()
    assert await code_of(pool.run(SECONDS, abs, -1)) == "busy"
    assert not pool.full
    sign.touch()
    assert await first == "done"
    pool.close()


async def test_a_process_is_free_when_its_work_is_done_and_not_when_nobody_wants_it_more(tmp_path: Path) -> None:
    """Else the next one's time would run while the process still works for somebody who has gone."""
    pool, sign = Helpers(1, wait=0.1), tmp_path / "go on"
    await pool.run(SECONDS, abs, -1)
    gone = asyncio.create_task(pool.run(SECONDS, wait_until_there, sign))

    async def is_begun() -> bool:
        return begun(sign).exists()

    await eventually(is_begun)
    gone.cancel()
    with suppress(asyncio.CancelledError):
        await gone
    assert await code_of(pool.run(SECONDS, abs, -1)) == "busy"
    sign.touch()

    async def free_again() -> bool:
        return not pool._free.locked()

    await eventually(free_again)
    assert await pool.run(SECONDS, abs, -2) == 2
    pool.close()


# --- uploads and replays ------------------------------------------------------------------------------


async def bring(server: Running, path: Path) -> str:
    return await server.refused("POST", "/api/uploads", body=str(path))


async def test_a_replay_does_not_wait_behind_a_strangers_upload(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "examine", examined_when_told)
    async with serving(quiet(tmp_path / "data", "")) as server:
        table = await server.table("pig", "human", "human", start=True)
        uploading = asyncio.create_task(bring(server, tmp_path / "enough"))
        await asyncio.sleep(0.1)
        replay = asyncio.create_task(server.get(f"{table.path}/steps", table.secret))
        await asyncio.wait([replay], timeout=SECONDS / 4)
        replayed, examined = replay.done(), uploading.done()
        (tmp_path / "enough").touch()
        assert [step["step"] for step in await replay] == [0]
        assert await uploading == "409 bad-file"
        assert (replayed, examined) == (True, False)


async def test_an_address_brings_one_file_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "examine", examined_when_told)
    async with serving(quiet(tmp_path / "data", "", limits=replace(LIMITS, upload_seconds=SECONDS))) as server:
        first = asyncio.create_task(bring(server, tmp_path / "enough"))
        await asyncio.sleep(0.1)
        second = asyncio.create_task(bring(server, tmp_path / "enough"))
        await asyncio.wait([second], timeout=SECONDS / 4)
        refused_at_once = second.done()
        (tmp_path / "enough").touch()
        assert (await first, await second, refused_at_once) == ("409 bad-file", "429 limit", True)
        assert await bring(server, tmp_path / "enough") == "409 bad-file"


async def test_a_few_uploads_wait_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "examine", examined_when_told)
    file = json.dumps(str(tmp_path / "enough")).encode()
    limits = replace(LIMITS, uploads_waiting=2, upload_seconds=SECONDS)
    async with serving(quiet(tmp_path / "data", "", limits=limits)) as server:
        waiting = [asyncio.create_task(code_of(server.hall.upload(file, f"10.0.0.{one}"))) for one in range(3)]
        await settled()
        assert await code_of(server.hall.upload(file, "10.0.0.9")) == "busy"
        (tmp_path / "enough").touch()
        assert await asyncio.gather(*waiting) == ["bad-file"] * 3


async def test_one_address_cannot_have_all_replays_to_itself(tmp_path: Path) -> None:
    limits = replace(LIMITS, replays_waiting=4, replays_each=2)
    async with serving(quiet(tmp_path / "data", "", limits=limits)) as server:
        table = await server.table("pig", "human", "human", start=True)
        chores = server.hall.services.chores
        await chores.warm_up()  # How long a process takes to start is not what is looked at.
        others = asyncio.create_task(chores.run(SECONDS, wait_until_there, tmp_path / "enough", asker="10.0.0.1"))
        await settled()
        asked = [asyncio.create_task(server.ask("GET", f"{table.path}/steps", table.secret)) for _ in range(3)]
        done, _ = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED, timeout=SECONDS)
        assert [one.result().status_code for one in done] == [429]
        (tmp_path / "enough").touch()
        assert await others == "done"
        assert sorted([(await one).status_code for one in asked]) == [200, 200, 429]


# --- bots ---------------------------------------------------------------------------------------------


async def test_a_bot_for_which_there_is_no_room_thinks_later(tmp_path: Path, database: str) -> None:
    limits = replace(LIMITS, thoughts_waiting=0)
    async with serving(quiet(tmp_path / "data", database, limits=limits)) as server:
        busy = asyncio.create_task(server.hall.services.thinkers.run(SECONDS, wait_until_there, tmp_path / "enough"))
        await settled()
        table = await server.table("pig", "bot", "human", start=True)
        async with table.player(1) as ben:
            await server.hall.tick()
            live = await server.hall.table(table.id)
            assert live.minder.idle, "what would only be refused is not even put together"
            (tmp_path / "enough").touch()
            assert await busy == "done"
            assert not ben.log
            await server.hall.tick()
            await ben.until(lambda one: one.log)
