"""The same work on a real Ray, on this machine."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from polars.testing import assert_frame_equal

from fivefires.bots.finding import named
from fivefires.kernel import Setup
from fivefires.lab import tables
from fivefires.lab.plan import Plan
from fivefires.lab.simulation import simulate

PLAN = Plan("embers", 1, (named("random"),), (Setup(3),), 3, 30, 10)


def test_ray_gives_the_same_results(tmp_path: Path) -> None:
    """In a process of its own, as it is used: Ray leaves threads behind."""
    typed = ["simulate", "embers", "--players", "3", "--games", "30", "--seed", "3", "--ray", "local", "--json"]
    command = [sys.executable, "-m", "fivefires.cli", *typed, "--out", str(tmp_path / "ray")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["errors"] == 0
    simulate(PLAN, tmp_path / "plain")
    for table in tables.SCHEMAS:
        if table != "times":
            assert_frame_equal(tables.read(tmp_path / "ray", table), tables.read(tmp_path / "plain", table))
