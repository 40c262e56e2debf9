"""What becomes of the mutants of a toy, where it is known of each; the command, its report and its exit code."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.mutants.toy_rules import write_toy

ROOT = Path(__file__).parents[2]


def mutants(folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Run the command on the toy in a folder."""
    folders = {"--tests": "tests", "--equivalent": "equivalent.toml", "--report": "report.json"}
    where = [part for option, name in folders.items() for part in (option, str(folder / name))]
    return subprocess.run(
        [sys.executable, "-m", "tests.mutants", "toy_game:GAME", *where, *options],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(folder))), "COLUMNS": "200"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.fixture(scope="module")
def toy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("toy")
    write_toy(folder)
    return folder


@pytest.fixture(scope="module")
def tried(toy: Path) -> tuple[str, dict[str, Any]]:
    """All mutants of the toy were put on trial: what was printed, and what was reported."""
    done = mutants(toy, "--seed", "1")
    assert done.returncode == 1, done.stderr
    [found] = msgspec.json.decode((toy / "report.json").read_bytes(), type=list[dict[str, Any]])
    return done.stdout, found


FATES = {
    "T-001": [("compare", "asserted"), ("number", "asserted"), ("number", "asserted")],
    "T-002": [("drop", "asserted")],
    "T-003": [("other", "asserted")],
    "T-004": [("other", "asserted")],
    "T-005": [("negate", "asserted")],
    "T-006": [("negate", "asserted")],
    "T-007": [("compare", "survived"), ("number", "survived"), ("number", "survived")],
    "T-008": [("other", "crashed")],
    "T-009": [("drop", "crashed"), *[("number", "refused")] * 4],
    "T-010": [("drop", "hung"), ("negate", "survived")],
    "T-011": [("number", "stumbled")] * 4,
    "T-012": [],
    "T-013": [("number", "equivalent"), ("number", "stumbled"), ("other", "crashed")],
    "T-014": [],
}


@pytest.mark.parametrize("rule", FATES)
def test_every_mutant_of_the_toy_meets_its_known_fate(tried: tuple[str, dict[str, Any]], rule: str) -> None:
    _, found = tried
    fates = [(one["operator"], one["verdict"]) for one in found["mutants"] if rule in one["rules"]]
    assert sorted(fates) == FATES[rule]


def test_only_tests_that_cite_a_rule_of_the_function_are_run(tried: tuple[str, dict[str, Any]]) -> None:
    """The toy has a test that would catch two of these, but it cites nothing."""
    _, found = tried
    tests = [one["tests"] for one in found["mutants"] if one["rules"] == ["T-007"]]
    assert [[test.rpartition("::")[2] for test in run] for run in tests] == [["test_nothing"]] * 3


def test_a_function_that_runs_while_the_game_is_loaded_is_named_and_not_tried(
    tried: tuple[str, dict[str, Any]],
) -> None:
    printed, found = tried
    assert found["early"] == ["__init__.early"]
    assert "not tried, since they run while the game is loaded: __init__.early" in printed


def test_the_share_is_of_those_that_were_caught_or_missed(tried: tuple[str, dict[str, Any]]) -> None:
    printed, found = tried
    assert found["counts"] == {
        "asserted": 8, "refused": 4, "hung": 1, "crashed": 3, "stumbled": 5, "survived": 4, "equivalent": 1
    }  # fmt: skip
    assert found["share"] == 12 / 21
    assert found["faults"] == ["57.1% are caught, and not 95%"]
    assert "toy: 57.1% caught" in printed


def test_a_survivor_is_shown_with_its_place_rules_change_and_tests(tried: tuple[str, dict[str, Any]]) -> None:
    lines = tried[0].splitlines()
    at = next(number for number, line in enumerate(lines) if "return age >= 3" in line)
    assert lines[at - 1].startswith("survived ")
    assert lines[at - 1].endswith("toy_game/__init__.py:38  T-007")
    assert lines[at] == "  __init__.unproved: return age > 3 -> return age >= 3"
    assert lines[at + 1] == "  1 tests: test_nothing"


def test_no_file_of_the_game_is_changed(toy: Path, tried: tuple[str, dict[str, Any]], tmp_path: Path) -> None:
    write_toy(tmp_path)
    assert tried
    for name in ("toy_game/__init__.py", "tests/test_toy.py"):
        assert (toy / name).read_bytes() == (tmp_path / name).read_bytes()


def test_a_rule_alone_with_good_tests_is_well_proved(toy: Path) -> None:
    done = mutants(toy, "--rule", "T-001")
    assert done.returncode == 0, done.stdout
    assert "toy: 100.0% caught" in done.stdout


def test_a_rule_that_no_function_names_is_trouble(toy: Path) -> None:
    done = mutants(toy, "--rule", "T-099")
    assert (done.returncode, done.stderr) == (2, "no function of toy names T-099\n")


def test_tests_that_fail_without_a_mutant_are_trouble(tmp_path: Path) -> None:
    write_toy(tmp_path)
    path = tmp_path / "tests" / "test_toy.py"
    path.write_text(path.read_text(encoding="utf-8").replace("grown_up(18)", "grown_up(3)"), encoding="utf-8")
    done = mutants(tmp_path, "--rule", "T-001")
    assert done.returncode == 2
    assert "::test_grown_up fails without any mutant: AssertionError" in done.stderr
