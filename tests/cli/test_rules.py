from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running import Run

TOY = "tests.cli.toy:GAME"


@pytest.fixture
def proofs(folder: Path) -> Path:
    """A folder with a test that proves the first of Toy's two rules."""
    tests = folder / "proofs"
    tests.mkdir()
    (tests / "test_toy.py").write_text('import pytest\n\n@pytest.mark.rule("Y-001")\ndef test_it(): ...\n')
    return tests


def test_a_rule_without_a_test_is_named(run: Run, proofs: Path) -> None:
    result = run("rules", TOY, "--tests", proofs)
    assert result.exit_code == 1
    assert "has had [enough] ends the game" in result.stdout
    assert result.stderr.splitlines() == ["Y-002 is proved by no test."]


def test_all_rules_proved(run: Run, proofs: Path) -> None:
    (proofs / "test_more.py").write_text('import pytest\n\n@pytest.mark.rule("Y-002")\ndef test_more(): ...\n')
    assert run("rules", TOY, "--tests", proofs).exit_code == 0


def test_a_citation_of_no_rule_is_named(run: Run, proofs: Path) -> None:
    (proofs / "test_more.py").write_text('import pytest\n\n@pytest.mark.rule("Y-002", "Y-009")\ndef test_more(): ...\n')
    result = run("rules", TOY, "--tests", proofs)
    assert result.exit_code == 1
    assert result.stderr.splitlines() == ["test_more.py:3 cites Y-009, which does not exist."]


def test_one_rule(run: Run, proofs: Path) -> None:
    result = run("rules", TOY, "y-001", "--tests", proofs)
    assert result.exit_code == 0
    assert "Whoever has the turn does something." in result.stdout
    assert "test_toy.py:3" in result.stdout
    assert "Y-002" not in result.stdout


def test_rules_as_json(run: Run, proofs: Path) -> None:
    result = run("rules", TOY, "--tests", proofs, "--json")
    found = json.loads(result.stdout)
    assert result.exit_code == 1
    assert result.stderr == ""
    assert found["faults"] == ["Y-002 is proved by no test"]
    assert [rule["number"] for rule in found["rules"]] == ["Y-001", "Y-002"]
    assert found["rules"][0]["tests"] == ["test_toy.py:3"]
    assert found["rules"][0]["code"]
