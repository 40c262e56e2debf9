"""The load test in short: every move is seen by everybody, and what is slow or lost is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.load import Report, load

pytestmark = pytest.mark.anyio


async def test_a_light_load_drops_nothing(tmp_path: Path, database: str) -> None:
    report = await load(
        tmp_path / "data", "embers", tables=3, players=4, rate=10, seconds=4, database=database
    )  # fmt: skip
    assert (report.drops, report.refused) == (0, 0)
    assert report.moves >= 10
    assert len(report.times) == report.moves - report.late
    assert 0 < report.part(0.5) <= report.part(1.0)


@pytest.mark.parametrize(
    ("report", "met"),
    [
        (Report("pig", 1, 4, times=[0.05] * 100), True),
        (Report("pig", 1, 4, times=[0.05] * 99 + [3.0]), False),
        (Report("pig", 1, 4, times=[0.05] * 100, drops=1), False),
        (Report("pig", 1, 4), False),
    ],
)
def test_what_is_slow_or_lost_fails(report: Report, met: bool) -> None:
    assert report.met == met
