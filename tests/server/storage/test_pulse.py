"""Health tells the truth: a server that cannot write says so, and one that can again says that."""

from __future__ import annotations

import asyncio
import resource
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import event

from fivefires.server.storage import pulse
from tests.server.conftest import quiet
from tests.server.crash import servers
from tests.server.harness import Running, eventually, serving

pytestmark = pytest.mark.anyio


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse, "SECONDS", 0.0)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only there a file's size can be limited from outside")
async def test_a_disk_that_takes_no_more_is_told(tmp_path: Path) -> None:
    """The process may not let its files grow any more, as on a full disk; then it may again."""
    async with servers(tmp_path / "data", "") as starter:
        address, process = await starter.start()
        async with httpx.AsyncClient(base_url=f"http://{address}", timeout=30, trust_env=False) as http:

            async def health() -> int:
                return (await http.get("/api/health")).status_code

            async def becomes(status: int) -> None:
                async def is_so() -> bool:
                    return await health() == status

                await eventually(is_so)

            await becomes(200)
            unlimited = resource.prlimit(process, resource.RLIMIT_FSIZE)
            resource.prlimit(process, resource.RLIMIT_FSIZE, (1, unlimited[1]))
            await becomes(503)
            seats = [{"kind": "human"}, {"kind": "bot"}]
            made = await http.post("/api/tables", json={"game": "pig", "seats": seats})
            assert (made.status_code, made.json()["code"]) == (503, "storage")
            resource.prlimit(process, resource.RLIMIT_FSIZE, unlimited)
            await becomes(200)


@pytest.mark.usefixtures("at_once")
async def test_a_disk_without_room_is_told_while_the_log_still_has_some(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(quiet(tmp_path / "data", "")) as server:
        assert (await server.ask("GET", "/api/health")).status_code == 200
        full = shutil.disk_usage(tmp_path)._replace(free=pulse.ROOM - 1)
        monkeypatch.setattr(shutil, "disk_usage", lambda _folder: full)
        assert await server.refused("GET", "/api/health") == "503 storage"
        monkeypatch.undo()
        await asyncio.sleep(pulse.SECONDS)
        assert (await server.ask("GET", "/api/health")).status_code == 200


def counted(server: Running) -> Callable[[], int]:
    """How many statements the database was given that write."""
    written: list[str] = []

    def note(_connection: Any, _cursor: Any, statement: str, *_rest: Any) -> None:
        if statement.startswith(("PRAGMA user_version =", "UPDATE alembic_version")):
            written.append(statement)

    event.listen(server.hall.services.store.engine, "before_cursor_execute", note)
    return lambda: len(written)


async def test_health_is_cheap_however_often_it_is_asked(tmp_path: Path, database: str) -> None:
    async with serving(quiet(tmp_path / "data", database)) as server:
        writes = counted(server)
        asked = await asyncio.gather(*(server.ask("GET", "/api/health") for _ in range(50)))
        assert {response.status_code for response in asked} == {200}
        assert 1 <= writes() <= 3


@pytest.mark.usefixtures("at_once")
async def test_what_is_written_reaches_the_disk_each_time(tmp_path: Path) -> None:
    async with serving(quiet(tmp_path / "data", "")) as server:
        sizes = []
        for _ in range(4):
            await server.get("/api/health")
            sizes.append((tmp_path / "data" / "fivefires.sqlite-wal").stat().st_size)
        assert sizes == sorted(set(sizes)), "the log of the database has not grown"


@pytest.mark.usefixtures("at_once")
async def test_nothing_that_is_kept_changes_by_it(tmp_path: Path, database: str) -> None:
    async with serving(quiet(tmp_path / "data", database)) as server:
        table = await server.table("pig", "human", "human", start=True)
        before = await server.hall.services.store.load(table.id, 10)
        for _ in range(3):
            await server.get("/api/health")
        assert await server.hall.services.store.load(table.id, 10) == before
    async with serving(quiet(tmp_path / "data", database)) as server:
        assert (await server.ask("GET", table.path, table.secret)).status_code == 200
