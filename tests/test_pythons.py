"""Every Python of a machine runs the tests of kernel, kit and games: which ones, with what, and what they need."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.pythons import ROOT, TESTS, classified, given_to_pytest, newest

# The modules of what the extras bring; the environments have none of them.
OF_EXTRAS = {"gymnasium", "matplotlib", "numpy", "openskill", "pettingzoo", "polars", "psycopg", "ray", "scipy"}


def imported(path: Path) -> set[str]:
    """The modules that a file imports, wherever in it."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {one.name for one in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return found


def test_no_test_among_them_needs_an_extra() -> None:
    """Else every Python fails in the environment that is made for it, though all is well in ours."""
    files = [path for folder in TESTS for path in (ROOT / folder).rglob("*.py")]
    assert len(files) > 200
    needed = {
        str(path.relative_to(ROOT)): sorted(names)
        for path in files
        if (names := {one for one in imported(path) if one.partition(".")[0] in OF_EXTRAS or "fivefires.lab" in one})
    }
    assert needed == {}


def test_the_newest_of_each_is_taken_and_none_that_is_too_old() -> None:
    here = [((3, 12, 1), "a"), ((3, 10, 9), "old"), ((3, 12, 4), "b"), ((3, 11, 7), "c"), ((3, 12, 3), "d")]
    assert newest(here) == {(3, 11): ((3, 11, 7), "c"), (3, 12): ((3, 12, 4), "b")}


def test_the_classifiers_are_read() -> None:
    named = classified((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert (3, 11) in named
    assert named == sorted({*named})


@pytest.mark.parametrize(
    ("typed", "given"),
    [
        ([], [*TESTS, "-n", "2"]),
        (["-k", "chance"], [*TESTS, "-k", "chance"]),
        (["-n", "1"], [*TESTS, "-n", "1"]),
        (["tests/kernel", "-n", "0"], ["tests/kernel", "-n", "0"]),
        (["-x", "tests/kit/test_seats.py::test_x"], ["-x", "tests/kit/test_seats.py::test_x"]),
    ],
)
def test_what_is_typed_goes_to_pytest(typed: list[str], given: list[str]) -> None:
    assert given_to_pytest(typed) == given
