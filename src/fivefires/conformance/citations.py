"""Which code carries out a rule, and which test proves it: both cite its number."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from fivefires.kernel import Game
from fivefires.kernel.rulebook import Rule, read_rules

# What several games share carries out rules of each of them.
KIT = "fivefires.kit"


class Code(NamedTuple):
    """A file with code of a game: what it is called in reports, its module, and where it lies."""

    name: str
    module: str
    path: Path


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


def rulebook(game: Game[Any], tests: Path | None = None) -> Rulebook:
    """The rules of a game with everything that cites them. Without `tests`, those of a source checkout are used."""
    folder = Path(str(files(game.package)))
    book = Rulebook(read_rules(_rules_text(folder), game.rule_prefix), [])
    for code in code_of(game):
        for number, line in _numbers(code.path, game.rule_prefix):
            _cite(book, number, f"{code.name}:{line}", "code")
    found = tests if tests is not None else _tests_beside(folder)
    if found is None:
        return book
    for path in sorted(found.rglob("test_*.py")):
        for number, line in _marked(path, game.rule_prefix):
            _cite(book, number, f"{path.relative_to(found)}:{line}", "tests")
    return book


def code_of(game: Game[Any]) -> list[Code]:
    """The files that carry out a game's rules: its own and, where it comes with the kit, those of the kit.

    A number in the kit means a rule of a game that comes with it, even if somebody else numbers rules alike.
    """
    found = _code_in(game.package, "")
    if game.package.startswith(f"{KIT.rpartition('.')[0]}."):
        found += _code_in(KIT, f"{KIT.rpartition('.')[2]}/")
    return found


def _code_in(package: str, prefix: str) -> list[Code]:
    folder = Path(str(files(package)))
    paths = [path.relative_to(folder) for path in sorted(folder.rglob("*.py"))]
    return [Code(f"{prefix}{path}", _module(package, path), folder / path) for path in paths]


def _module(package: str, path: Path) -> str:
    return ".".join((package, *(part for part in path.with_suffix("").parts if part != "__init__")))


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
    """The rule numbers in `@pytest.mark.rule("Z-001", ...)` of a test file. Most files name none and are not parsed."""
    text = path.read_text(encoding="utf-8")
    if f'"{prefix}-' not in text:
        return
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
            for argument in node.args:
                if isinstance(argument, ast.Constant) and str(argument.value).startswith(f"{prefix}-"):
                    yield str(argument.value), argument.lineno
