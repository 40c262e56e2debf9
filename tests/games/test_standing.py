"""What can be answered beforehand is told by a text of its own, which names nobody and nothing."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest
from fluent.syntax import FluentParser, ast

from fivefires.kernel import Prompt
from fivefires.kernel.registry import find
from fivefires.server.library.texts import texts

# The answers that stand: of the game's own questions, and of those that the kit asks for it.
STANDING: dict[str, dict[str, tuple[str, ...]]] = {
    "long_night": {"ask-exile": ("no",), "ask-knife": ("yes", "no"), "ask-give": ("decline",)},
    "raid_trade": {"ask-answer-offer": ("decline-offer",), "ask-react": ("pass",)},
}


def prompts(module: ModuleType) -> list[Prompt]:
    return [value for value in vars(module).values() if isinstance(value, Prompt) and value.standing]


def asked(package: str) -> dict[str, tuple[str, ...]]:
    """The questions with standing answers that stand in the modules of a game."""
    own = [module for name, module in sorted(sys.modules.items()) if name.startswith(package)]
    return {prompt.message: prompt.standing for module in own for prompt in prompts(module)}


def shared() -> dict[str, tuple[str, ...]]:
    return asked("fivefires.kit") | asked("fivefires.kernel")


def pattern(attribute: ast.Attribute) -> ast.Pattern:
    assert isinstance(attribute.value, ast.Pattern)
    return attribute.value


@pytest.mark.parametrize("game", sorted(STANDING))
def test_what_stands_is_told_without_naming_anybody(game: str) -> None:
    package = find(game).package
    found = asked(package)
    found |= {question: keys for question, keys in shared().items() if question in STANDING[game]}
    assert found == STANDING[game]
    source = FluentParser().parse(texts(package, "en"))
    told = {
        entry.id.name: pattern(one)
        for entry in source.body
        if isinstance(entry, ast.Message)
        for one in entry.attributes
        if one.id.name == "standing"
    }
    assert set(found) <= set(told)
    assert all(isinstance(part, ast.TextElement) for one in told.values() for part in one.elements)
    options = {entry.id.name for entry in source.body if isinstance(entry, ast.Message)}
    assert {f"option-{key}" for keys in found.values() for key in keys} <= options
