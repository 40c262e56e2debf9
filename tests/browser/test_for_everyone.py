"""Nobody is left out, and nobody waits."""

from __future__ import annotations

import random
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from .conftest import Open
from .players import OPTION, click_answer, play_to_the_end, wait_for_turn


def serious(page: Page) -> list[str]:
    found: Any = Axe().run(page).response["violations"]
    return [
        f"{one['id']}: {node['html'][:160]}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious(open_page: Open, game: str, theme: str) -> None:
    page = open_page("/", theme=theme)
    expect(page.locator(".words .primary-button").first).to_be_visible()
    assert serious(page) == []
    page.goto(f"/g/{game}")
    expect(page.get_by_role("button", name="Play against bots")).to_be_visible()
    assert serious(page) == []
    page.get_by_role("button", name="Play against bots").click()
    wait_for_turn(page)
    click_answer(page, random.Random(1))
    wait_for_turn(page)
    assert serious(page) == []
    for tab in ("Table", "Rules", "Chat"):
        page.get_by_role("tab", name=tab).click()
        page.wait_for_timeout(200)
        assert serious(page) == []
    page.goto(page.url + "/replay")
    expect(page.locator(".count")).to_be_visible()
    assert serious(page) == []


def test_axe_at_the_end(open_page: Open, game: str) -> None:
    page = open_page(f"/g/{game}")
    page.get_by_role("button", name="Play against bots").click()
    play_to_the_end(page, click_answer, random.Random(2))
    expect(page.locator("dialog figure").first).to_be_visible()
    assert serious(page) == []


def test_the_board_can_be_read(open_page: Open, game: str) -> None:
    page = open_page(f"/g/{game}")
    page.get_by_role("button", name="Play against bots").click()
    wait_for_turn(page)
    words = page.get_by_role("region", name="The board in words")
    assert words.locator("li").count() > 5
    page.get_by_role("button", name="The board in words").click()
    expect(words.locator("li").first).to_be_visible()


@pytest.mark.parametrize("size", ["desk", "tablet", "phone", "across"])
def test_nothing_hangs_over(open_page: Open, game: str, size: str) -> None:
    page = open_page("/", size)
    expect(page.locator(".words .primary-button").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.goto(f"/g/{game}")
    page.get_by_role("button", name="Play against bots").click()
    wait_for_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.locator(OPTION).first).to_be_in_viewport()


def test_it_is_quick(open_page: Open, game: str) -> None:
    page = open_page("/")
    expect(page.locator(".words .primary-button").first).to_be_visible()
    page.reload()
    paint = page.evaluate(
        "new Promise(found => new PerformanceObserver(list => found(list.getEntries()[0].startTime))"
        ".observe({type: 'paint', buffered: true}))"
    )
    assert paint < 1000
    page.goto(f"/g/{game}")
    page.get_by_role("button", name="Play against bots").click()
    wait_for_turn(page)
    page.reload()
    wait_for_turn(page)
    assert page.evaluate("performance.now()") < 1500


def test_a_name_full_of_markup_is_only_text(open_page: Open, game: str) -> None:
    page = open_page(f"/g/{game}", name="B<o & 'co")
    page.get_by_role("button", name="Play against bots").click()
    expect(page.locator(f"{OPTION}, .trouble").first).to_be_visible()
    assert page.locator("script:not([src])").count() == 0
