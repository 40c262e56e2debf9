"""The plugin and the suite, as the author of a game uses them: in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import distribution
from pathlib import Path
from tomllib import loads

ROOT = Path(__file__).parents[2]

SUITE = """
import pytest
from fivefires.testing import GameSuite, start


class TestEmbers(GameSuite):
    game = "%s"
    games = 4
    pairs = 4


@pytest.mark.rule("E-003")
def test_a_rule() -> None:
    from fivefires.examples.embers import GAME

    assert start(GAME, 3, piles={"hand.0": ["log"]}).state.fire == 6
"""

LEAKY = """
from dataclasses import replace
from fivefires.examples import embers

GAME = replace(embers.GAME, components={"role": 5, "fuel": 31})
"""


def pytest_in(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run pytest there as in an environment where Five Fires is installed."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    given = [] if _is_installed() else ["-p", "fivefires.pytest_plugin"]
    command = [sys.executable, "-m", "pytest", *given, "-p", "no:cacheprovider", "--strict-markers", *arguments]
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=120, check=False
    )


def _is_installed() -> bool:
    """An environment that was made from an older checkout does not know the entry point yet."""
    points = distribution("fivefires").entry_points
    return any(point.group == "pytest11" for point in points)


def test_the_wheel_has_the_entry_point() -> None:
    project = loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["entry-points"]["pytest11"] == {"fivefires": "fivefires.pytest_plugin"}


def test_a_sound_game_passes_and_its_marks_are_known(tmp_path: Path) -> None:
    (tmp_path / "test_mine.py").write_text(SUITE % "embers")
    run = pytest_in(tmp_path, "-v")
    assert run.returncode == 0, run.stdout
    for check in ("texts", "components", "plain", "rules", "lessons", "games", "expert", "blindfold", "hash-seeds"):
        assert f"TestEmbers::test_conforms[{check}] PASSED" in run.stdout
    assert "test_a_rule PASSED" in run.stdout


def test_a_fault_is_told_in_its_own_test(tmp_path: Path) -> None:
    (tmp_path / "test_mine.py").write_text(SUITE % "leaky:GAME")
    (tmp_path / "leaky.py").write_text(LEAKY)
    run = pytest_in(tmp_path, "-k", "components or hash-seeds")
    assert run.returncode == 1
    assert "and the component list says" in run.stdout
    assert "1 failed, 1 passed" in run.stdout, "another process finds the game where the tests have found it"


def test_the_plugin_costs_nothing_where_it_is_not_used() -> None:
    code = "import fivefires.pytest_plugin, sys; print([name for name in sys.modules if name.startswith('fivefires')])"
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-c", code]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=True)
    assert run.stdout.strip() == "['fivefires', 'fivefires.pytest_plugin']"
