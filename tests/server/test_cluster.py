"""Several processes behind the proxy, in short: kills, and a restarted database, lose and double nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.cluster import Trouble, cluster, haproxy

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(("kind", "times"), [("kill", 3), ("cut", 1)])
async def test_a_cluster_in_trouble_loses_and_doubles_nothing(tmp_path: Path, kind: Trouble, times: int) -> None:
    if haproxy() is None:
        pytest.skip("there is no haproxy here, and none may be installed")
    report = await cluster(tmp_path, processes=3, tables=3, kind=kind, times=times)
    assert report.troubles == times
    assert report.acknowledged > 0
    assert (report.lost, report.doubled) == (0, 0)
