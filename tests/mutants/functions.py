"""The functions of a game that name a rule: in their docstring, in a comment, or where they ask and tell.

A private function also carries out the rules of those in its file that call it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fivefires.conformance.citations import Code, code_of
from fivefires.kernel import Game

# Where a game's expert thinks.
EXPERT = "expert/"

Node = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Function:
    """A function or method, what is inside it included, with the rules that it names."""

    file: str
    module: str
    path: Path
    qualname: str
    rules: tuple[str, ...]
    node: Node
    tree: ast.Module

    @property
    def name(self) -> str:
        """Short, and the same when its file moves to another folder or its lines move down."""
        return f"{self.path.stem}.{self.qualname}"


def functions_of(game: Game[Any]) -> list[Function]:
    """Those of a game and of the kit that name a rule, in the order of the files and lines; a game's expert only plays
    by them.
    """
    number = re.compile(rf"\b{re.escape(game.rule_prefix)}-\d{{3}}\b")
    codes = [code for code in code_of(game) if not code.name.startswith(EXPERT)]
    return [one for code in codes for one in _in_file(code, number)]


def _in_file(code: Code, number: re.Pattern[str]) -> Iterator[Function]:
    source = code.path.read_text(encoding="utf-8")
    lines, tree = source.splitlines(), ast.parse(source)
    functions = [*_functions(tree, "")]
    own = {
        name: number.findall("\n".join(lines[_first_line(lines, node) : node.end_lineno])) for name, node in functions
    }
    for qualname, node in functions:
        callers = [name for name, other in functions if _calls(other, node)] if node.name.startswith("_") else []
        if rules := [*own[qualname], *(rule for name in callers for rule in own[name])]:
            yield Function(*code, qualname, tuple(dict.fromkeys(rules)), node, tree)


def _calls(caller: Node, called: Node) -> bool:
    return caller is not called and any(isinstance(one, ast.Name) and one.id == called.name for one in ast.walk(caller))


def _functions(node: ast.Module | ast.ClassDef, inside: str) -> Iterator[tuple[str, Node]]:
    for child in node.body:
        if isinstance(child, Node):
            yield inside + child.name, child
        elif isinstance(child, ast.ClassDef):
            yield from _functions(child, f"{inside}{child.name}.")


def _first_line(lines: list[str], node: Node) -> int:
    """Where a function begins, counted from 0, with its decorators and the comment right above."""
    first = min((node.lineno, *(one.lineno for one in node.decorator_list))) - 1
    while first and lines[first - 1].lstrip().startswith("#"):
        first -= 1
    return first
