"""The pages are true: their sessions run, and say what the pages say they say."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator
from importlib import import_module
from inspect import isclass, isfunction
from pkgutil import walk_packages
from types import ModuleType

import msgspec
import pytest

from fivefires import kit
from fivefires.kernel import Box, Game, Option, Table, scene
from fivefires.kit import effects

from .pages import ROOT, broken_links, in_one_of, quotations, run_page, stands_in

DOCS = ROOT / "docs"
SOURCE = ROOT / "src" / "fivefires"
# Of these no game needs to know.
INSIDE_THE_KIT = {
    "Branch", "Card", "Picture", "Rim", "Route", "able", "by_place", "by_rule", "extent", "lapse", "mark_of",
    "owns", "rim", "Step", "round_by",
}  # fmt: skip
# Where the files lie that pages name.
FOLDERS = [ROOT, ROOT / "web" / "src", SOURCE, *(SOURCE / "games" / game for game in ("zona", "long_night"))]


def test_the_sessions_of_the_architecture_run() -> None:
    assert run_page(DOCS / "architecture.md", python=False) == 11


def test_the_kit_does_what_its_page_says() -> None:
    assert run_page(DOCS / "kit.md") == 24


def parts_of_the_kit() -> Iterator[ModuleType]:
    for part in walk_packages(kit.__path__, "fivefires.kit."):
        yield import_module(part.name)


def offered(part: ModuleType) -> Iterator[str]:
    """Functions and classes that a module makes for others."""
    for name, value in vars(part).items():
        if not name.startswith("_") and (isfunction(value) or isclass(value)) and value.__module__ == part.__name__:
            yield name


def test_the_page_of_the_kit_names_all_that_it_offers() -> None:
    page = (DOCS / "kit.md").read_text(encoding="utf-8")
    page += (DOCS / "reference.md").read_text(encoding="utf-8")
    names = [*effects.__all__, *(name for part in parts_of_the_kit() for name in offered(part))]
    assert len(names) > 80
    assert sorted({name for name in names if not re.search(rf"\b{name}\b", page)} - INSIDE_THE_KIT) == []


def test_the_tests_of_the_reference_run() -> None:
    assert run_page(DOCS / "reference.md", python=False) == 1


def test_the_reference_names_all_that_a_game_can_use() -> None:
    """Every method of the table and the box, every field of a game, every part of a scene."""
    page = (DOCS / "reference.md").read_text(encoding="utf-8") + (DOCS / "add-a-game.md").read_text(encoding="utf-8")
    for_tests = {"force", "force_top", "force_tokens"}
    inside = {"ask_openly", "ask_veiled", "copy", "lay_out", "counts", "census"}
    methods = {name for kind in (Table, Box, Option) for name, value in vars(kind).items() if callable(value)}
    fields = {field.name for field in dataclasses.fields(Game) if not field.name.startswith("_")}
    parts = {
        name for name, value in vars(scene).items() if isinstance(value, type) and value.__module__ == scene.__name__
    }
    wanted = {name for name in methods if not name.startswith("_")} - for_tests - inside | fields | parts
    assert len(wanted) > 70
    assert sorted(name for name in wanted if not re.search(rf"\b{name}\b", page)) == []


def test_the_reference_names_every_field_of_a_part_of_a_scene() -> None:
    rows = (DOCS / "reference.md").read_text(encoding="utf-8").splitlines()
    for name, part in vars(scene).items():
        if isclass(part) and issubclass(part, msgspec.Struct) and part.__module__ == scene.__name__:
            (row, *_) = (row for row in rows if row.startswith(f"| `{name}` |"))
            fields = {*part.__struct_fields__} - {"id", "name"}
            assert sorted(field for field in fields if f"`{field}`" not in row) == [], name


def test_the_reference_names_all_that_a_theme_may_say() -> None:
    page = (DOCS / "reference.md").read_text(encoding="utf-8")
    look = (ROOT / "web" / "src" / "lib" / "state" / "library.svelte.ts").read_text(encoding="utf-8")
    keys = re.findall(r"^  (\w+)\?: ", look.partition("export type Look")[2].partition("\n};")[0], re.MULTILINE)
    assert len(keys) > 5
    assert [key for key in keys if f"`{key}`" not in page] == []


def test_the_bots_play() -> None:
    assert run_page(DOCS / "write-a-bot.md") == 6


@pytest.mark.parametrize("page", sorted(path.name for path in DOCS.glob("*.md")))
def test_links_lead_somewhere(page: str) -> None:
    assert broken_links(DOCS / page) == []


def test_the_architecture_names_every_part_of_the_kernel() -> None:
    page = (DOCS / "architecture.md").read_text(encoding="utf-8")
    kernel = ROOT / "src" / "fivefires" / "kernel"
    parts = sorted(path.name for path in kernel.glob("*.py") if path.name != "__init__.py")
    assert [part for part in parts if f"`{part}`" not in page] == []
    named = re.findall(r"`(\w+\.py)`", page.partition("## Where things live")[2])
    assert [name for name in named if name not in parts] == []


WALKS = ("## The way of one click", "## The way of one card")


def walk(heading: str) -> list[tuple[str, list[str]]]:
    """The rows of a walk through the code: the file, and the names that are found in it."""
    page = (DOCS / "architecture.md").read_text(encoding="utf-8")
    text = page.partition(f"{heading}\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| `([\w./-]+)` \| (.+) \|$", text, re.MULTILINE)
    return [(file, re.findall(r"`([^`]+)`", text)) for file, text in rows]


@pytest.mark.parametrize("heading", WALKS)
def test_a_walk_names_what_is_there(heading: str) -> None:
    rows = walk(heading)
    assert len(rows) > 15
    for file, names in rows:
        found = in_one_of(FOLDERS, file)
        assert found is not None, file
        source = found.read_text(encoding="utf-8")
        assert names, file
        assert [name for name in names if not re.search(rf"(?<!\w){re.escape(name)}(?!\w)", source)] == [], file


@pytest.mark.parametrize(("name", "count"), [("architecture.md", 1), ("add-a-game.md", 9)])
def test_what_pages_quote_stands_there(name: str, count: int) -> None:
    quoted = quotations(DOCS / name)
    assert len(quoted) == count
    for file, code in quoted:
        found = in_one_of(FOLDERS, file)
        assert found is not None, file
        assert stands_in(code, found), f"{file}: {code}"
