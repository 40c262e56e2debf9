"""The page and the terminal say the same: every message of every game, formatted by both and compared."""

from __future__ import annotations

import json
import os
import subprocess
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser, ast, visitor

from fivefires.kernel import Message, message, seat_name
from fivefires.kernel.registry import all_games
from fivefires.kernel.text import Argument, Catalogue
from fivefires.server.library.texts import texts

WEB = Path(__file__).parents[2] / "web"
NAMES = ["Ann", "Bo & <co>", "Ćma"]
NUMBERS = (0, 1, 2, 5, 21, 1234, -3)
GAMES, BROKEN = all_games()


class Needs(visitor.Visitor):
    """The variables of a pattern, and those of them by whose number it chooses its words."""

    def __init__(self, entries: dict[str, ast.Message | ast.Term]) -> None:
        self.entries = entries
        self.names: set[str] = set()
        self.counts: set[str] = set()
        self._seen: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self.counts.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self._follow(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self._follow(f"-{node.id.name}")

    def _follow(self, name: str) -> None:
        if name in self.entries and name not in self._seen:
            self._seen.add(name)
            self.visit(self.entries[name].value)


def cases(source: str) -> Iterator[Message]:
    """Each message and attribute with every sort of argument that it can be given."""
    parsed = FluentParser().parse(source)
    entries: dict[str, ast.Message | ast.Term] = {
        entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}": entry
        for entry in parsed.body
        if isinstance(entry, (ast.Message, ast.Term))
    }
    cased = next((name for name, entry in entries.items() if _is_a_name(entry)), "game-title")
    for name, entry in entries.items():
        if isinstance(entry, ast.Term):
            continue
        patterns = [(f"{name}.{one.id.name}", one.value) for one in entry.attributes]
        for id, pattern in [*([(name, entry.value)] if entry.value else []), *patterns]:
            needs = Needs(entries)
            needs.visit(pattern)
            for number in NUMBERS:
                yield Message(id, {name: _argument(name, number, needs, cased) for name in sorted(needs.names)})


def _is_a_name(entry: ast.Message | ast.Term) -> bool:
    """It has cases, and needs nothing to be said: it can be an argument of another message."""
    needs = Needs({})
    needs.visit(entry)
    return isinstance(entry, ast.Message) and bool(entry.attributes) and not needs.names


def _argument(name: str, number: int, needs: Needs, cased: str) -> Argument:
    if name in needs.counts or name in ("number", "step"):
        return number
    if name in ("seat", "who", "other") or number % 2:
        return seat_name(abs(number) % len(NAMES))
    return number if number > 100 else message(cased)


def on_the_page(source: str, messages: list[Message]) -> list[str]:
    told = {"texts": source, "names": NAMES, "messages": msgspec.to_builtins(messages)}
    scripts = sysconfig.get_path("scripts")
    found = subprocess.run(
        [Path(scripts, "node"), "scripts/format.mjs"],
        cwd=WEB,
        input=json.dumps(told),
        env={**os.environ, "NODE_NO_WARNINGS": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    sentences: list[str] = json.loads(found.stdout)
    return sentences


def differences(source: str, other: str) -> list[tuple[str, str, str]]:
    catalogue, messages = Catalogue("en", [source]), list(cases(source))
    assert {one.id.partition(".")[0] for one in messages} == set(catalogue.ids())
    # A seat's name never comes from the catalogue at a table.
    here = [catalogue.format(one, NAMES) for one in messages if one.id != "seat"]
    there = on_the_page(other, [one for one in messages if one.id != "seat"])
    ids = [one.id for one in messages if one.id != "seat"]
    return [found for found in zip(ids, here, there, strict=True) if found[1] != found[2]]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_both_sides_say_the_same(game: Any) -> None:
    source = texts(game.package, "en")
    assert differences(source, source) == []


def test_a_difference_is_found() -> None:
    source = texts(GAMES[0].package, "en")
    wrong = source.replace("It is not your choice now.", "Not now.")
    assert {one[0] for one in differences(source, wrong)} == {"refused-not-asked"}
