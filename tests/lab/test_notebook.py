"""The interface for notebooks, as its pages and docstrings show it."""

from __future__ import annotations

import doctest
import subprocess
import sys
from pathlib import Path

import pytest

import fivefires
from fivefires.kernel import Refused
from fivefires.lab import notebook
from tests.docs.pages import ROOT, run_page


@pytest.mark.parametrize("module", [fivefires, notebook])
def test_what_the_docstrings_show_is_so(module: object) -> None:
    found = doctest.testmod(module)  # type: ignore[arg-type]
    assert found.attempted > 0
    assert found.failed == 0


def test_importing_is_cheap() -> None:
    """Neither the kernel nor anything of the lab comes with it."""
    code = "import sys, fivefires; print([name for name in sys.modules if name.split('.')[0] in HEAVY])"
    code = f"HEAVY = ('polars', 'numpy', 'msgspec', 'matplotlib', 'fluent'); {code}"
    assert told_by(code) == "[]"


def test_a_table_needs_no_extra() -> None:
    code = "import sys, fivefires; fivefires.new('pig', seed=1).play(); print('polars' in sys.modules)"
    assert told_by(code) == "False"


def told_by(code: str) -> str:
    return subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout.strip()


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = (fivefires.new("embers", players=4, seed=3) for _ in range(2))
    assert one.play("random,random%2") == other.play("random,random%2")
    assert one.log() == other.log()
    assert one.runner.tape.line == other.runner.tape.line


def test_without_a_seed_games_differ() -> None:
    assert fivefires.new("pig").runner.seed != fivefires.new("pig").runner.seed


def test_several_who_are_asked_must_be_told_apart() -> None:
    table = fivefires.new("embers", players=3, seed=1)
    while len(table.asked) == 1:
        table.answer(table.options()[0])
    with pytest.raises(ValueError, match="3 seats are asked"):
        table.options()
    table.answer("accuse:nobody", seat=1)
    assert table.asked == [0, 2]


def test_a_table_can_be_played_a_little_and_taken_back() -> None:
    table = fivefires.new("embers", players=3, seed=1)
    assert table.play(most=4) is None
    with pytest.raises(Refused):
        table.undo(0)
    assert "is asked" in repr(table)
    table.play()
    assert table.over
    assert "asked" not in repr(table)
    assert table.view(1).seat == 1


def test_simulations_come_as_tables() -> None:
    found = fivefires.simulate("embers", 55, players=3, seed=2)
    assert found["games"]["number"].to_list() == list(range(55))
    assert found["seats"].height == 165


def test_the_page_of_the_lab_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What stands in its blocks is typed in a folder with results."""
    monkeypatch.chdir(tmp_path)
    from tests.cli.running import run_command

    assert run_command("simulate", "embers", "--games", 20, "--out", "results").exit_code == 0
    assert run_page(ROOT / "docs" / "lab.md") >= 5
