"""Answers about many squares of a map are one line on the page, and that line says what they are for."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast, visitor

from fivefires.kernel.registry import find
from fivefires.server.library.texts import texts

ON_SQUARES = ("zna", "raid_trade", "stalker")
# How answers name what lies on the map. Spaces of a backpack and places of a map without squares are called so, too.
PLACES = {"space", "area", "section", "square", "place"}
OFF_THE_MAP = {"option-stow", "option-stow-drop", "option-visit"}


class Names(visitor.Visitor):
    """The arguments of a text."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def arguments(pattern: ast.Pattern | None) -> set[str]:
    names = Names()
    if pattern is not None:
        names.visit(pattern)
    return names.found


def arguments_of_many(option: ast.Message) -> set[str]:
    return {name for one in option.attributes if one.id.name == "many" for name in arguments(one.value)}


@pytest.mark.parametrize("game", ON_SQUARES)
def test_answers_about_squares_say_in_one_line_what_they_are_for(game: str) -> None:
    source = FluentParser().parse(texts(find(game).package, "en"))
    options = [entry for entry in source.body if isinstance(entry, ast.Message) and entry.id.name.startswith("option-")]
    about = [one for one in options if arguments(one.value) & PLACES and one.id.name not in OFF_THE_MAP]
    assert len(about) >= 2
    assert [one.id.name for one in about if "count" not in arguments_of_many(one)] == []
