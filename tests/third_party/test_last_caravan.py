"""A third party's game: built from its own folder, installed, checked, fuzzed; and it knows only what is public."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

import pytest

from .installing import LAST_CARAVAN, ROOT, install, run

DOCS = ROOT / "docs"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(LAST_CARAVAN, tmp_path_factory.mktemp("last-caravan") / "site")


def test_it_is_found_by_its_entry_point(site: Path) -> None:
    told = run(site, "-m", "fivefires.cli", "games")
    assert "The Last Caravan" in told.stdout, told.stderr


def test_it_passes_the_check(site: Path) -> None:
    tests = str(LAST_CARAVAN / "tests")
    told = run(site, "-m", "fivefires.cli", "check", "last-caravan", "--games", "20", "--pairs", "60", "--tests", tests)
    assert told.returncode == 0, told.stdout + told.stderr


def test_two_hundred_games_are_fuzzed(site: Path) -> None:
    who = ("--bots", "random,scripted%10")
    told = run(site, "-m", "fivefires.cli", "fuzz", "last-caravan", "--games", "200", *who, "--json")
    assert told.returncode == 0, told.stdout + told.stderr
    found = json.loads(told.stdout)
    assert (found["finished"], found["errors"], found["unused"]) == (200, 0, [])
    assert {*found["endings"]} == {"harbour", "dry"}


def test_its_own_tests_pass(site: Path) -> None:
    tests = str(LAST_CARAVAN / "tests" / "test_rules.py")
    options = ("-q", "-p", "no:cacheprovider", "-p", "no:schemathesis", "-c", str(LAST_CARAVAN / "pyproject.toml"))
    told = run(site, "-m", "pytest", *options, tests)
    assert told.returncode == 0, told.stdout + told.stderr


def imported() -> list[tuple[str, str]]:
    """Every module of Five Fires that the package or its tests import from, and the name."""
    found = set()
    for path in LAST_CARAVAN.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "fivefires":
                found |= {(node.module or "", alias.name) for alias in node.names}
            if isinstance(node, ast.Import):
                assert not any(alias.name.startswith("fivefires") for alias in node.names), path
    return sorted(found)


def test_it_imports_nothing_private() -> None:
    public = re.compile(r"fivefires\.(kernel|kernel\.scene|kit(\.\w+)?|testing)")
    assert imported()
    assert [module for module, _ in imported() if not public.fullmatch(module)] == []
    assert [name for _, name in imported() if name.startswith("_")] == []


def test_all_that_it_imports_is_in_the_documentation() -> None:
    pages = "".join((DOCS / page).read_text(encoding="utf-8") for page in ("add-a-game.md", "reference.md", "kit.md"))
    assert [name for _, name in imported() if not re.search(rf"\b{name}\b", pages)] == []
