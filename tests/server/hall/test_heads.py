"""A table that sleeps is read once for all who ask for it at the same moment, and anew for whoever comes later."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from fivefires.server.storage.rows import Stored
from fivefires.server.storage.store import StorageTrouble, Store
from tests.server.conftest import quiet
from tests.server.harness import Running, serving

pytestmark = pytest.mark.anyio


class Reads:
    """Counts what is read, and lets it take long or fail."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count, self.fail, head = 0, False, Store.head

        async def slowly(store: Store, table: str) -> Stored | None:
            self.count += 1
            await asyncio.sleep(0.1)
            if self.fail:
                raise StorageTrouble("the disk is gone")
            return await head(store, table)

        monkeypatch.setattr(Store, "head", slowly)


async def sleeping(server: Running) -> tuple[str, str]:
    """A table that nobody has woken, and the secret of its host."""
    made = await server.table("pig", "human:Ann", "open")
    live = server.hall._live.pop(made.id, None)
    if live is not None:
        await live.close()
    return made.path, made.secret


async def test_those_who_come_at_once_share_what_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(quiet(tmp_path / "data", "")) as server:
        path, secret = await sleeping(server)
        reads = Reads(monkeypatch)
        answers = await asyncio.gather(*(server.ask("GET", path, token) for token in (secret, secret, "x" * 43, "")))
        assert [answer.status_code for answer in answers] == [200, 200, 404, 404]
        assert 1 <= reads.count <= 2
        before = reads.count
        await server.get(path, secret)
        assert reads.count > before


async def test_trouble_is_told_to_all_who_share_it_and_to_nobody_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(quiet(tmp_path / "data", "")) as server:
        path, secret = await sleeping(server)
        reads = Reads(monkeypatch)
        reads.fail = True
        answers = await asyncio.gather(*(server.ask("GET", path, secret) for _ in range(3)))
        assert [answer.status_code for answer in answers] == [503] * 3
        reads.fail = False
        assert (await server.get(path, secret))["status"] == "lobby"
