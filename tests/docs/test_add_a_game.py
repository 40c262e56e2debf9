"""`docs/add-a-game.md` is true: its blocks are the shipped example, its game plays, its faults are found."""

from __future__ import annotations

import importlib
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from runpy import run_path
from typing import Any
from zipfile import ZipFile

import pytest

from fivefires.conformance.citations import rulebook
from fivefires.conformance.fuzz import fuzz

from .pages import ROOT, Block, blocks, run_session

PAGE = ROOT / "docs" / "add-a-game.md"
EXAMPLE = ROOT / "src" / "fivefires" / "examples" / "embers"

Load = Callable[[Path], Any]


def files_of(found: list[Block]) -> dict[str, str]:
    """What a reader has written who has put the blocks together, two empty lines between those of one file."""
    files: dict[str, str] = {}
    for block in found:
        if block.file:
            files[block.file] = f"{files[block.file]}\n\n{block.code}" if block.file in files else block.code
    return files


def written(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="")
    return folder


@pytest.fixture
def load(monkeypatch: pytest.MonkeyPatch) -> Iterator[Load]:
    """Import the package `embers` from a folder."""

    def import_from(folder: Path) -> Any:
        monkeypatch.syspath_prepend(folder)
        sys.modules.pop("embers", None)
        return importlib.import_module("embers")

    yield import_from
    sys.modules.pop("embers", None)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """The folder that a reader has at the end of the page."""
    return written(tmp_path / "my-embers", files_of(list(blocks(PAGE))))


def test_the_blocks_are_the_shipped_example(project: Path) -> None:
    shipped = {
        str(path.relative_to(EXAMPLE)): path.read_bytes()
        for path in EXAMPLE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    package = project / "embers"
    built = {str(path.relative_to(package)): path.read_bytes() for path in package.rglob("*") if path.is_file()}
    assert sorted(built) == sorted(shipped)
    for name, data in built.items():
        assert data.decode() == shipped[name].decode()
        assert data == shipped[name]


def test_the_game_passes_every_check(project: Path, load: Load) -> None:
    report = fuzz(load(project).GAME, games=30)
    assert [error.sentence for error in report.errors] == []
    assert report.finished == 30
    assert [error.sentence for error in fuzz(load(project).GAME, chains=30).errors] == []


def test_the_sessions_run_where_they_stand(tmp_path: Path, load: Load) -> None:
    """Each with no more of the game than the page has shown so far."""
    found = list(blocks(PAGE))
    names: dict[str, Any] = {}
    sessions = [number for number, block in enumerate(found) if block.language == "pycon"]
    for number in sessions:
        load(written(tmp_path / f"block-{number}", files_of(found[:number])))
        assert run_session(found[number], names, PAGE) == ""
    assert len(sessions) == 16


def test_the_tests_of_the_page_pass(project: Path, load: Load) -> None:
    game = load(project).GAME
    shown = run_path(str(project / "tests" / "test_embers.py"))
    tests = [value for name, value in shown.items() if name.startswith("test_")]
    assert len(tests) == 2
    for test in tests:
        test()
    faults = rulebook(game, project / "tests").faults()
    assert faults == [f"E-{number:03} is proved by no test" for number in (1, 2, 5, 6, 8, 9, 10)]


def faults_on_the_page() -> list[tuple[str, str, str]]:
    """What a `diff` block takes out, what it puts in, and the sentence in the block behind it."""
    found = list(blocks(PAGE))
    pairs = [(block, found[number + 1]) for number, block in enumerate(found) if block.language == "diff"]
    return [(_lines(change.code, "-"), _lines(change.code, "+"), said.code.strip()) for change, said in pairs]


def _lines(diff: str, sign: str) -> str:
    return "".join(line[1:] for line in diff.splitlines(keepends=True) if line.startswith(sign))


@pytest.mark.parametrize(
    ("out", "into", "sentence"), faults_on_the_page(), ids=["await", "local", "lost", "leak", "forged"]
)
def test_a_fault_of_the_page_is_found(out: str, into: str, sentence: str, project: Path, load: Load) -> None:
    source = project / "embers" / "__init__.py"
    text = source.read_text(encoding="utf-8")
    assert text.count(out) == 1
    source.write_text(text.replace(out, into), encoding="utf-8")
    said = [error.sentence for error in fuzz(load(project).GAME, chains=30).errors]
    pattern = re.compile(re.escape(sentence).replace("…", ".*"), re.DOTALL)
    assert any(pattern.fullmatch(one) for one in said), said


def test_the_published_game_is_found(project: Path, tmp_path: Path) -> None:
    """Build what the page's `pyproject.toml` says, put it on the path, and ask for the game by its id."""
    source = project / "embers" / "__init__.py"
    text = source.read_text(encoding="utf-8")
    source.write_text(text.replace('id="embers"', 'id="embers-at-home"'), encoding="utf-8")
    run(project, sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path))
    (wheel,) = tmp_path.glob("*.whl")
    site = tmp_path / "site"
    ZipFile(wheel).extractall(site)
    script = (
        f"import sys; sys.path.insert(0, {str(site)!r})\n"
        "from fivefires.conformance.fuzz import fuzz\n"
        "from fivefires.kernel.registry import find\n"
        "report = fuzz(find('embers-at-home'), games=3)\n"
        "print(report.game, report.finished, len(report.errors))\n"
    )
    assert run(tmp_path, sys.executable, "-c", script) == "embers-at-home 3 0\n"


def run(folder: Path, *command: str) -> str:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout
