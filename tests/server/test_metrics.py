"""Metrics: what Prometheus reads, at an address of their own, and nothing about anybody."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from tests.server.cluster import free_port
from tests.server.conftest import quiet
from tests.server.harness import serving
from tests.server.toy import GAME

pytestmark = pytest.mark.anyio


async def test_metrics_are_told_at_their_own_address(tmp_path: Path) -> None:
    address = f"127.0.0.1:{free_port()}"
    async with serving(quiet(tmp_path / "data", "", metrics=address), [GAME]) as server:
        table = await server.table(GAME.id, "human", "human", start=True)
        async with table.player(0) as ann, table.player(1), httpx.AsyncClient(trust_env=False) as http:
            await ann.answer("stay")
            response = await http.get(f"http://{address}/metrics")
            assert response.headers["content-type"].startswith("text/plain; version=0.0.4")
            told = dict(line.rsplit(" ", 1) for line in response.text.splitlines() if not line.startswith("#"))
            assert (told["fivefires_tables_awake"], told["fivefires_sockets"]) == ("1", "2")
            assert told["fivefires_change_seconds_count"] == told['fivefires_change_seconds_bucket{le="+Inf"}'] == "2"
            assert int(told["fivefires_changes_total"]) >= int(told["fivefires_commits_total"]) >= 3
            assert table.id not in response.text
            assert (await http.get(f"http://{address}/other")).status_code == 404
        assert (await server.ask("GET", "/metrics")).text != response.text, "people do not find it"
