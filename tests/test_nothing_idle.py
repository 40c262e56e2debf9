"""What the source defines is used by the source itself, or promised to others in docs and examples; so are texts."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "fivefires"
# Names that others call: pytest, Alembic and ASGI by their own rules, and our measurements.
CALLED_FROM_OUTSIDE = {"pytest_configure", "downgrade", "choose_boldly"}


def sources() -> dict[Path, str]:
    return {path: path.read_text(encoding="utf-8") for path in sorted(SOURCE.rglob("*.py"))}


def defined(tree: ast.Module) -> Iterator[str]:
    """Functions, methods and classes that no decorator registers, and what stands at the outermost level."""
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                if all(isinstance(by, ast.Name) and by.id in ("property", "cache") for by in node.decorator_list):
                    yield name
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                yield name


def words(text: str) -> list[str]:
    return re.findall(r"\w+", text)


def test_nothing_is_defined_that_nobody_uses() -> None:
    code = sources()
    said = Counter(word for text in code.values() for word in words(text))
    pages = [*(ROOT / "docs").glob("*.md"), *(ROOT / "examples").rglob("*.py"), ROOT / "pyproject.toml"]
    promised = {word for page in pages for word in words(page.read_text(encoding="utf-8"))}
    idle = {
        f"{path.relative_to(SOURCE)}: {name}"
        for path, text in code.items()
        for name in defined(ast.parse(text))
        if said[name] == 1 and name not in promised | CALLED_FROM_OUTSIDE and not name.startswith("__")
    }
    assert idle == set()


def test_no_text_of_the_page_is_idle() -> None:
    """Each is named by its id, or by a template such as `page-stage-${stage}` that is completed by a known word."""
    folder = ROOT / "web" / "src"
    code = "".join(path.read_text(encoding="utf-8") for kind in ("ts", "svelte") for path in folder.rglob(f"*.{kind}"))
    known = {*re.findall(r"[\w-]+", code + "".join(sources().values()))}
    templates = [start + r"([\w-]+)" + end for start, end in re.findall(r"`(page-[a-z-]*)\$\{[^}]*\}([a-z-]*)`", code)]
    ids = re.findall(r"^(page-[\w-]+) =", (folder / "text" / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    assert len(ids) > 200
    made = {id for id in ids for one in templates if (found := re.fullmatch(one, id)) and found[1] in known}
    assert [id for id in ids if id not in known | made] == []
