"""The commands of the lab, as a person types them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from fivefires.cli.lab import wished_setups
from fivefires.cli.trouble import Trouble
from fivefires.kernel.registry import find
from fivefires.lab import simulation
from tests.cli.running import run_command as run


def test_simulate_plays_and_says_where_the_results_are(tmp_path: Path) -> None:
    out = tmp_path / "results"
    result = run("simulate", "pig", "--games", 3, "--out", out)
    assert result.exit_code == 0
    assert str(out) in result.stdout
    again = run("simulate", "pig", "--games", 4, "--out", out, "--json")
    assert json.loads(again.stdout)["games"] == 4
    other = run("simulate", "pig", "--games", 3, "--seed", 5, "--out", out)
    assert other.exit_code == 2
    assert "another run" in other.stderr


def test_what_was_asked_for_is_in_the_plan(tmp_path: Path) -> None:
    out = tmp_path / "results"
    run("simulate", "embers", "--games", 1, "--players", 4, "--bots", "random@5,random%3", "--seed", 4, "--out", out)
    plan = simulation.read_plan(out)
    assert [setup.players for setup in plan.setups] == [4]
    assert [str(bot) for bot in plan.bots] == ["random@5", "random%3"]
    assert plan.seed == 4


def test_without_a_wish_every_legal_set_up_is_played() -> None:
    zona = find("zona")
    plain = wished_setups(zona, None, None, (), ())
    assert {(setup.players, setup.mode) for setup in plain} == {(1, "solo"), (2, "race"), (3, "race"), (4, "race")}
    random = wished_setups(zona, None, "race", (), ["decks=random"])
    assert [(setup.players, setup.options) for setup in random] == [(n, {"decks": "random"}) for n in (2, 3, 4)]
    with pytest.raises(Trouble):
        wished_setups(zona, 4, "solo", (), ())


@pytest.mark.parametrize("command", ["simulate", "rate", "report"])
def test_every_command_has_help_with_an_example(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert f"Example: fivefires {command}" in result.stdout


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (("--bots", "nobody"), "no bot 'nobody'"),
        (("--players", 9), "9"),
        (("--mode", "x"), "no mode 'x'"),
        (("--variant", "x"), "no variant 'x'"),
    ],
)
def test_bad_input_is_one_sentence(tmp_path: Path, typed: tuple[Any, ...], told: str) -> None:
    result = run("simulate", "embers", *typed, "--out", tmp_path / "out")
    assert result.exit_code == 2
    assert told in result.stderr
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize("command", ["simulate pig --out x", "report x", "rate pig --out x"])
def test_without_the_extra_it_is_told_what_to_install(
    command: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("fivefires.cli.lab.find_spec", lambda _name: None)
    result = run(*command.split())
    assert result.exit_code == 2
    assert "fivefires[lab]" in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_a_stopped_run_says_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_args: Any, **_options: Any) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulation, "simulate", stop)
    result = run("simulate", "pig", "--out", tmp_path / "out")
    assert result.exit_code == 130
    assert "the same command goes on" in result.stderr
