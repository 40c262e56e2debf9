from __future__ import annotations

import json

from tests.cli.running import Run


def test_a_box_that_agrees_with_the_rulebook(run: Run) -> None:
    result = run("components", "embers")
    assert result.exit_code == 0
    assert ["fuel", "32", "32"] in [line.split() for line in result.stdout.splitlines()]
    assert result.stderr == ""


def test_a_ruled_count_is_marked(run: Run) -> None:
    lines = [line.split() for line in run("components", "tests.cli.toy:GAME").stdout.splitlines()]
    assert ["die", "2", "2", "ruled"] in lines
    assert ["card", "3", "3"] in lines


def test_a_box_that_differs_is_an_error_for_each_set_up(run: Run) -> None:
    result = run("components", "tests.cli.toy:SHORT")
    assert result.exit_code == 1
    assert ["card", "4", "3", "differs"] in [line.split() for line in result.stdout.splitlines()]
    assert "2 players, duel: 3 of card instead of the rulebook's 4." in result.stderr.splitlines()
    assert "die" not in result.stderr


def test_components_as_json(run: Run) -> None:
    found = json.loads(run("components", "tests.cli.toy:SHORT", "--json").stdout)
    assert found["game"] == "toy"
    assert {"component": "card", "rulebook": 4, "here": 3, "ruled": False} in found["components"]
    assert {(line["component"], line["rulebook"], line["here"]) for line in found["differences"]} == {("card", 4, 3)}
