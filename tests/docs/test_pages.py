"""The pages are true: their sessions run, and say what the pages say they say."""

from __future__ import annotations

import re

import pytest

from .pages import ROOT, broken_links, run_page

DOCS = ROOT / "docs"


def test_the_sessions_of_the_architecture_run() -> None:
    assert run_page(DOCS / "architecture.md", python=False) == 8


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
