"""Each game's expert has an answer to each of its questions, and none to a question that nobody asks."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest

import fivefires.games

GAMES = sorted(path.parent.parent.name for path in Path(fivefires.games.__file__).parent.glob("*/expert/scripted.py"))


def questions(game: str) -> set[str]:
    """The messages of all prompts in a game's rules."""
    rules = Path(fivefires.games.__file__).parent / game / "rules"
    return {
        node.args[0].value
        for path in rules.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Prompt"
        if isinstance(node.args[0], ast.Constant) and isinstance(node.args[0].value, str)
    }


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_an_answer(game: str) -> None:
    asked = questions(game)
    assert len(asked) > 40
    assert set(import_module(f"fivefires.games.{game}.expert.scripted").ANSWERS) == asked


def test_the_large_games_have_experts() -> None:
    assert {"long_night", "raid_trade", "zna", "zona"} <= {*GAMES}
