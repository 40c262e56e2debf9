"""A game of anybody's, installed like any package: the page plays it, and nothing there knows of it."""

from __future__ import annotations

import random
import re
from pathlib import Path

from playwright.sync_api import expect

from .conftest import Open, Serve
from .players import click_answer, wait_for_turn


def installed(folder: Path) -> str:
    """What an installer leaves behind for a package with a game in it."""
    info = folder / "cellar-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: cellar\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[fivefires.games]\ncellar = tests.cellar.game:GAME\n", encoding="utf-8")
    return str(folder)


def test_a_game_that_uses_everything_is_played_to_its_end(open_page: Open, own_server: Serve, tmp_path: Path) -> None:
    server = own_server(path=installed(tmp_path / "site"))
    page = open_page("/", base_url=server.url)
    page.get_by_role("link", name="The Cellar").first.click()
    page.get_by_role("button", name="Play against bots").click()
    chance, seen = random.Random(5), set()
    while wait_for_turn(page):
        seen.add(page.locator(".question h2").inner_text().split("\n")[0].strip())
        click_answer(page, chance)
    assert any("spades" in text for text in seen)
    expect(page.locator("dialog[open]")).to_contain_text(re.compile("Out of the cellar|Lost in the dark"))
