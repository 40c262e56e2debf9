"""The crash test in short: a few kills lose nothing, and an acknowledgement that comes too early is found out."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.crash import crash

pytestmark = pytest.mark.anyio


async def test_killed_servers_lose_and_double_nothing(tmp_path: Path, database: str) -> None:
    report = await crash(tmp_path / "data", database, 5)
    assert report.acknowledged > 20
    assert (report.lost, report.doubled) == (0, 0)


async def test_an_early_acknowledgement_is_caught(tmp_path: Path) -> None:
    report = await crash(tmp_path / "data", "", 6, early=True)
    assert report.acknowledged > 0
    assert report.lost > 0
