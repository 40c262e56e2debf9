"""Every test asserts something, itself or through a helper of the tests; one that cannot fail proves nothing."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from textwrap import dedent

import pytest

TESTS = Path(__file__).parent
FILES = sorted(TESTS.rglob("test_*.py"))
# Calls that fail a test by themselves: pytest's, the browser's, waiting for what must come, the checks of others.
ASSERTING = {
    "raises", "fail", "warns", "expect", "eventually", "wait_for", "api_test", "seed_test", "check_env",
}  # fmt: skip

Function = ast.FunctionDef | ast.AsyncFunctionDef
Helper = tuple[str, str]


def silent(source: str, module: str = "") -> list[str]:
    """The tests of a file that assert nothing."""
    tree = ast.parse(source)
    return [test.name for test in functions(tree) if test.name.startswith("test_") and not asserts(test, tree, module)]


def functions(tree: ast.Module) -> Iterator[Function]:
    """Those of a module and of its classes."""
    for node in tree.body:
        for inner in node.body if isinstance(node, ast.ClassDef) else (node,):
            if isinstance(inner, Function):
                yield inner


def asserts(function: Function, tree: ast.Module, module: str, seen: frozenset[Helper] = frozenset()) -> bool:
    """Whether something in it can fail a test: an assertion, or a call of a helper that has one."""
    for node in ast.walk(function):
        if isinstance(node, ast.Assert) and not (seen and _narrows(node)):
            return True
        if isinstance(node, ast.Raise) and node.exc is not None and "AssertionError" in ast.unparse(node.exc):
            return True
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called in ASSERTING or _helper_asserts(called, node.func, tree, module, seen):
                return True
    return False


def _narrows(node: ast.Assert) -> bool:
    """`is not None` in a helper only tells the type checker something."""
    return isinstance(node.test, ast.Compare) and isinstance(node.test.ops[0], ast.IsNot)


def _helper_asserts(name: str, called: ast.expr, tree: ast.Module, module: str, seen: frozenset[Helper]) -> bool:
    """A helper is a function of the same file, one imported from the tests, or a method of a class in either."""
    for home in (module, *_homes(tree, name, module)):
        there = tree if home == module else _parsed(home)
        named = [function for function in functions(there) if function.name == name and (home, name) not in seen]
        for function in named:
            fits = isinstance(called, ast.Name) == (function in there.body)
            if fits and asserts(function, there, home, seen | {(home, name)}):
                return True
    return False


def _homes(tree: ast.Module, name: str, module: str) -> Iterator[str]:
    """The modules of the tests from which a name, or a class that may have a method of this name, is imported."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (home := _full_name(node, module)):
            names = [alias.name for alias in node.names]
            if name in names or any(one[0].isupper() for one in names):
                yield home


def _full_name(node: ast.ImportFrom, module: str) -> str:
    """Of a module of the tests; nothing where it is another's."""
    parts = module.split(".")[: -node.level] if node.level else []
    home = ".".join((*parts, *filter(None, [node.module])))
    return home if home.startswith("tests.") and _path(home).exists() else ""


def _path(module: str) -> Path:
    return TESTS.joinpath(*module.split(".")[1:]).with_suffix(".py")


@cache
def _parsed(module: str) -> ast.Module:
    return ast.parse(_path(module).read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(TESTS)))
def test_every_test_asserts_something(path: Path) -> None:
    module = ".".join(("tests", *path.relative_to(TESTS).with_suffix("").parts))
    assert silent(path.read_text(encoding="utf-8"), module) == []


@pytest.mark.parametrize(
    "lines",
    [
        "play(runner)",
        "answer = play(runner)\nanswer.strip()",
        "narrow(runner)",
        "around(runner)",
        "checked(runner) and runner.checked()",
    ],
)
def test_a_test_without_an_assertion_is_found(lines: str) -> None:
    assert silent(within_a_test(lines)) == ["test_it"]


@pytest.mark.parametrize(
    "lines",
    [
        "assert play(runner)",
        "with pytest.raises(ValueError):\n    play(runner)",
        "if play(runner):\n    pytest.fail()",
        "check(runner)",
        "check_all(runner)",
        "runner.proves()",
        "runner.waits()",
    ],
)
def test_an_assertion_counts_in_the_test_or_in_a_helper(lines: str) -> None:
    assert silent(within_a_test(lines)) == []


def within_a_test(lines: str) -> str:
    helpers = """
    class Player:
        def proves(self):
            assert self

        def waits(self):
            raise AssertionError("it never came")

    def play(runner):
        return runner

    def narrow(runner):
        assert runner.turn is not None

    def around(runner):
        around(runner)

    def check(runner):
        assert runner.over

    def check_all(runner):
        [check(one) for one in runner]
    """
    body = "\n".join(f"    {line}" for line in lines.splitlines())
    return f"{dedent(helpers)}\ndef test_it(runner):\n{body}\n"
