"""Rules by number: a game's RULES.md, and the code and tests that cite each rule."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from .game import Game


class Rule(msgspec.Struct):
    """One numbered rule, with the places (`file:line`) that implement and prove it."""

    number: str
    text: str
    section: str
    code: list[str] = []
    tests: list[str] = []


class Rulebook(msgspec.Struct):
    rules: dict[str, Rule]
    unknown: list[str]

    def faults(self) -> list[str]:
        """Rules without code or test, and citations of rules that do not exist."""
        return [
            *(() if self.rules else ("there is no RULES.md with numbered rules",)),
            *(f"{rule.number} is cited by no code" for rule in self.rules.values() if not rule.code),
            *(f"{rule.number} is proved by no test" for rule in self.rules.values() if not rule.tests),
            *self.unknown,
        ]


def read_rules(text: str, prefix: str) -> dict[str, Rule]:
    """The rules of a RULES.md: table rows or list items that begin with a number."""
    row = re.compile(rf"^[|*\-\s]*({re.escape(prefix)}-\d{{3}})[|*:\s]+(.+?)[\s|]*$")
    rules: dict[str, Rule] = {}
    section = ""
    for line in text.splitlines():
        if line.startswith("#"):
            section = line.lstrip("# ")
        elif match := row.match(line):
            number, rule = match.groups()
            if number in rules:
                raise ValueError(f"{number} stands twice in RULES.md")
            rules[number] = Rule(number, rule.strip(), section)
    return rules


def rulebook(game: Game[Any], tests: Path | None = None) -> Rulebook:
    """The rules of a game with everything that cites them. Without `tests`, those of a source checkout are used."""
    folder = Path(str(files(game.package)))
    book = Rulebook(read_rules(_rules_text(folder), game.rule_prefix), [])
    for path in sorted(folder.rglob("*.py")):
        for number, line in _numbers(path, game.rule_prefix):
            _cite(book, number, f"{path.relative_to(folder)}:{line}", "code")
    found = tests if tests is not None else _tests_beside(folder)
    if found is None:
        return book
    for path in sorted(found.rglob("test_*.py")):
        for number, line in _marked(path, game.rule_prefix):
            _cite(book, number, f"{path.relative_to(found)}:{line}", "tests")
    return book


def _rules_text(folder: Path) -> str:
    path = folder / "RULES.md"
    return path.read_text(encoding="utf-8") if path.exists() else ""


def _tests_beside(folder: Path) -> Path | None:
    """The tests of the checkout that a package lies in, if it does."""
    for parent in folder.parents:
        if (parent / "pyproject.toml").exists() and (parent / "tests").is_dir():
            return parent / "tests"
    return None


def _cite(book: Rulebook, number: str, place: str, kind: str) -> None:
    if number not in book.rules:
        book.unknown.append(f"{place} cites {number}, which does not exist")
    else:
        getattr(book.rules[number], kind).append(place)


def _numbers(path: Path, prefix: str) -> Iterator[tuple[str, int]]:
    pattern = re.compile(rf"\b{re.escape(prefix)}-\d{{3}}\b")
    for line, text in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        for number in pattern.findall(text):
            yield number, line


def _marked(path: Path, prefix: str) -> Iterator[tuple[str, int]]:
    """The rule numbers in `@pytest.mark.rule("Z-001", ...)` of a test file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
            for argument in node.args:
                if isinstance(argument, ast.Constant) and str(argument.value).startswith(f"{prefix}-"):
                    yield str(argument.value), argument.lineno
