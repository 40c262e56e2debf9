from __future__ import annotations

import json

from tests.cli.running import Run


def test_a_sound_game_passes(run: Run) -> None:
    result = run("check", "embers", "--games", "4", "--pairs", "4")
    assert result.exit_code == 0
    assert result.stderr == ""
    assert [line.split()[:2] for line in result.stdout.splitlines()] == [
        ["✓", name]
        for name in ("texts", "components", "plain", "rules", "lessons", "games", "expert", "blindfold", "hash-seeds")
    ]


def test_what_is_wrong_is_told(run: Run) -> None:
    result = run("check", "tests.cli.toy:BREAKING", "--games", "2", "--pairs", "1", "--seed", "3")
    assert result.exit_code == 1
    assert "✗ games" in result.stdout
    assert "ZeroDivisionError: the toy is broken, at tests/cli/toy/__init__.py:" in result.stderr


def test_as_json(run: Run) -> None:
    result = run("check", "tests.cli.toy:BREAKING", "--games", "2", "--pairs", "1", "--json")
    found = json.loads(result.stdout)
    assert found["passed"] is False
    assert found["checks"]["texts"] == []
    assert "ZeroDivisionError" in found["checks"]["games"][0]


def test_a_folder_of_tests_that_is_none(run: Run) -> None:
    result = run("check", "pig", "--tests", "nowhere")
    assert (result.exit_code, result.stderr) == (2, "Nowhere is not a folder.\n")
