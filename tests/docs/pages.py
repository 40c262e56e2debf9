"""The code blocks of the Markdown pages, so that tests can run them."""

from __future__ import annotations

import doctest
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[2]

# A fenced block, inside a list item or not. A paragraph that is only a file's name says which file it belongs to.
_BLOCK = re.compile(
    r"(?:^`(?P<file>[\w./-]+)`\n\n)?"
    r"^(?P<indent> *)```(?P<language>\w+)\n(?P<code>.*?)^(?P=indent)```$",
    re.MULTILINE | re.DOTALL,
)


class Block(NamedTuple):
    language: str
    code: str
    file: str
    line: int


def blocks(path: Path) -> Iterator[Block]:
    """Every fenced block of a page that names a language, in order."""
    page = path.read_text(encoding="utf-8")
    for match in _BLOCK.finditer(page):
        indent = len(match["indent"])
        code = "".join(line[indent:] or "\n" for line in match["code"].splitlines(keepends=True))
        yield Block(match["language"], code, match["file"] or "", page.count("\n", 0, match.start("code")) + 1)


def run_session(block: Block, names: dict[str, Any], page: Path) -> str:
    """Run what stands behind `>>>` and compare; returns what differs. `names` carry over to the next block."""
    test = doctest.DocTestParser().get_doctest(block.code, names, page.name, str(page), block.line - 1)
    told: list[str] = []
    runner = doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS)
    runner.run(test, out=told.append, clear_globs=False)
    names.update(test.globs)
    return "".join(told)


def run_page(page: Path, *, python: bool = True) -> int:
    """Run a page from top to bottom: its sessions, and its Python blocks unless they are only excerpts."""
    names: dict[str, Any] = {"__name__": page.stem}
    ran = 0
    for block in blocks(page):
        if block.language == "pycon":
            told = run_session(block, names, page)
            assert not told, told
            ran += 1
        elif block.language == "python" and python:
            exec(compile(block.code, f"{page.name}:{block.line}", "exec"), names)
            ran += 1
    return ran


# A line that says from which file the next block is taken.
_QUOTED = re.compile(r"^From `(?P<file>[\w./-]+)`:\n\n```\w+\n(?P<code>.*?)^```$", re.MULTILINE | re.DOTALL)


def quotations(page: Path) -> list[tuple[str, str]]:
    """What a page takes from a file: the file's name and the lines."""
    return [(match["file"], match["code"]) for match in _QUOTED.finditer(page.read_text(encoding="utf-8"))]


def stands_in(code: str, path: Path) -> bool:
    """Whether these lines stand in a file, however deep they are indented there."""
    return _flush(code) in _flush(path.read_text(encoding="utf-8"))


def _flush(text: str) -> str:
    return "\n".join(line.strip() for line in text.strip().splitlines())


def in_one_of(folders: Sequence[Path], name: str) -> Path | None:
    return next((folder / name for folder in folders if (folder / name).is_file()), None)


def broken_links(page: Path) -> list[str]:
    """Links to files that are not there. Where a link names a heading too, it must be there as well."""
    text = page.read_text(encoding="utf-8")
    broken = []
    for link in re.findall(r"\]\(([^)\s]+)\)", text):
        if link.startswith("https://"):
            continue
        name, _, anchor = link.partition("#")
        target = page.parent / name if name else page
        if not target.is_file() or (anchor and anchor not in _anchors(target)):
            broken.append(link)
    return broken


def _anchors(page: Path) -> list[str]:
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return [re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings]
