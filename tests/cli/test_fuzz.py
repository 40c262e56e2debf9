from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from fivefires.conformance.fuzz import Failure, Report
from tests.cli.running import Run

KEYS = [
    "game", "games", "decisions", "finished", "endings", "errors", "seconds", "decisions_per_second", "used", "unused",
    "chains",
]  # fmt: skip


def test_a_report_as_json(run: Run) -> None:
    result = run("fuzz", "embers", "--games", "6", "--players", "3", "--seed", "2", "--json")
    assert result.exit_code == 0
    assert result.stderr == ""
    found = json.loads(result.stdout)
    assert list(found) == KEYS
    assert (found["game"], found["games"], found["finished"], found["errors"]) == ("embers", 6, 6, 0)
    assert sum(found["endings"].values()) == 6
    assert found["decisions"] > 6
    assert found["used"]["log"] > 0
    assert not set(found["used"]) & set(found["unused"])


def test_a_report_for_people(run: Run) -> None:
    result = run("fuzz", "pig", "--games", "2", "--no-checks")
    assert result.exit_code == 0
    assert "2, 2 finished" in result.stdout
    assert "goal 2" in result.stdout


def test_what_was_asked_for_reaches_the_fuzzer(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[str, Any] = {}

    def fuzz(game: str, **options: Any) -> Report:
        options["progress"](5)
        asked.update(options, game=game)
        return Report(game)

    monkeypatch.setattr("fivefires.conformance.fuzz.fuzz", fuzz)
    run("fuzz", "embers", "--games", 5, "--players", 4, "--bots", "random,random%3", "--bots", "scripted",
        "--workers", 2, "--seed", 9)  # fmt: skip
    del asked["progress"]
    assert asked == {
        "game": "embers",
        "games": 5,
        "chains": 0,
        "players": 4,
        "mode": None,
        "tables": [["random", "random%3"], ["scripted"]],
        "workers": 2,
        "seed": 9,
        "checks": True,
    }


def test_chains_for_people_and_for_programs(run: Run) -> None:
    found = json.loads(run("fuzz", "embers", "--chains", "10", "--seed", "3", "--json").stdout)
    assert list(found) == KEYS
    assert sum(found["chains"].values()) == 10
    assert found["games"] > 10
    shown = run("fuzz", "embers", "--chains", "10", "--seed", "3").stdout
    assert f"chains       10: {found['chains']['1']} of 1 game, {found['chains']['2']} of 2 games" in shown
    assert "chains" not in run("fuzz", "embers", "--games", "1").stdout


def test_an_error_leaves_a_file_that_reproduces_it(run: Run, folder: Path) -> None:
    result = run("fuzz", "tests.cli.toy:BREAKING", "--games", "2", "--players", "2", "--mode", "duel")
    assert result.exit_code == 1
    assert len(result.stderr.splitlines()) == 2
    assert "ZeroDivisionError" in result.stderr
    assert sorted(path.name for path in folder.iterdir()) == ["fuzz-toy-0.json", "fuzz-toy-1.json"]
    again = run("replay", "fuzz-toy-0.json", "--game", "tests.cli.toy:BREAKING")
    assert again.exit_code == 1
    assert "ZeroDivisionError: the toy is broken" in again.stderr
    for told in (result.stderr, again.stderr):
        assert "toy/__init__.py:" in told
        assert ' in act: raise ZeroDivisionError("the toy is broken")' in told


def test_an_error_of_the_game_as_a_whole_needs_no_file(run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fuzz(game: str, **_options: Any) -> Report:
        return Report(game, errors=[Failure(seed=0, sentence="there is no text for 'die'", file=b"")])

    monkeypatch.setattr("fivefires.conformance.fuzz.fuzz", fuzz)
    result = run("fuzz", "pig")
    assert result.exit_code == 1
    assert result.stderr == "There is no text for 'die'.\n"
    assert list(folder.iterdir()) == []


def test_reproducing_files_are_never_overwritten(run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fuzz(game: str, **_options: Any) -> Report:
        return Report(game, errors=[Failure(seed=3, sentence="it broke", file=b"new")])

    monkeypatch.setattr("fivefires.conformance.fuzz.fuzz", fuzz)
    (folder / "fuzz-pig-3.json").write_text("old")
    result = run("fuzz", "pig", "--json")
    assert result.exit_code == 1
    assert json.loads(result.stdout)["errors"] == 1
    assert result.stderr == "It broke; fuzz-pig-3-1.json reproduces it.\n"
    assert (folder / "fuzz-pig-3.json").read_text() == "old"
    assert (folder / "fuzz-pig-3-1.json").read_bytes() == b"new"
