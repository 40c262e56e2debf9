"""Mutants: functions that name a rule, each with one slip in it, and which of them are tried."""

from __future__ import annotations

import ast
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import CodeType

from .functions import Function
from .operators import Change, changes
from .verdicts import Word


@dataclass(frozen=True)
class Mutant:
    """A broken function. `before` and `after` are the statement with the slip, in one line and in standard form."""

    function: Function
    change: Change
    before: str
    after: str
    copy: int

    @property
    def key(self) -> str:
        """What it is called in the list of equivalents: lines may shift without harm."""
        which = f" ({self.copy})" if self.copy > 1 else ""
        return f"{self.function.name}: {self.before} -> {self.after}{which}"

    @property
    def line(self) -> int:
        return self.change.statement.lineno

    def code(self) -> CodeType:
        """The broken function, compiled."""
        around = [one for one in self.function.tree.body if _holds(one, self.function.node) or _is_future(one)]
        with _applied(self.change):
            module = compile(ast.Module(around, []), str(self.function.path), "exec", dont_inherit=True)
        found = [one for one in _codes(module) if one.co_qualname == self.function.qualname]
        return min(found, key=lambda code: abs(code.co_firstlineno - self.function.node.lineno))


@dataclass(frozen=True)
class Outcome:
    """What became of a mutant: the strongest word of all that its tests have said."""

    mutant: Mutant
    word: Word
    tests: list[str]


def mutants_of(function: Function) -> list[Mutant]:
    """All mutants of a function. Two slips that read alike are told apart by their number."""
    found: list[Mutant] = []
    seen: Counter[tuple[str, str]] = Counter()
    for change in changes(function.node):
        before = _line(change.statement)
        with _applied(change):
            after = "pass" if isinstance(change.put, ast.Pass) else _line(change.statement)
        seen[before, after] += 1
        found.append(Mutant(function, change, before, after, seen[before, after]))
    return found


def chosen(mutants: list[Mutant], count: int, seed: str) -> list[Mutant]:
    """So many of them by chance, the same ones for the same seed."""
    if count >= len(mutants):
        return mutants
    picked = random.Random(seed).sample(range(len(mutants)), count)
    return [mutants[number] for number in sorted(picked)]


@contextmanager
def _applied(change: Change) -> Iterator[None]:
    whole = change.slot.node
    change.slot.put(change.put)
    yield
    change.slot.put(whole)


def _holds(statement: ast.stmt, node: ast.stmt) -> bool:
    """Whether a function stands in a statement of its module: nothing else of the file has to be compiled."""
    assert statement.end_lineno is not None
    return statement.lineno <= node.lineno <= statement.end_lineno


def _is_future(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.ImportFrom) and statement.module == "__future__"


def _line(statement: ast.stmt) -> str:
    """A statement in standard form; of one that holds others, its first line."""
    return ast.unparse(statement).partition("\n")[0]


def _codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)
