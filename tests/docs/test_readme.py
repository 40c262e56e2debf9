"""The README is true: its code runs, and its links lead somewhere."""

from __future__ import annotations

from .pages import ROOT, broken_links, run_page

README = ROOT / "README.md"


def test_the_code_runs() -> None:
    assert run_page(README) == 2


def test_the_links_lead_somewhere() -> None:
    assert broken_links(README) == []
