"""How long people wait: measured, printed (`pytest -s tests/browser/test_speed.py`), and held to its limits.

A busy machine makes single figures worse but hardly the best of many; a page that has become slow makes all worse. So
each is measured a few times, and again as long as none was good enough, up to an end.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable

from playwright.sync_api import Page, expect

from .conftest import Open
from .echo import OF_ANSWER
from .players import wait_for_turn

FIRST_PAINT = """() => new Promise(found => new PerformanceObserver(list => {
    const [paint] = list.getEntriesByName('first-contentful-paint');
    if (paint) found(paint.startTime);
}).observe({type: 'paint', buffered: true}))"""
USABLE = ".options button.option[data-key]:enabled"
FEW, MANY = 6, 40


def test_first_paint_of_the_shelf(open_page: Open) -> None:
    page = open_page("/")

    def paint() -> float:
        page.goto("/")
        expect(page.locator(".words .primary-button").first).to_be_visible()
        return float(page.evaluate(FIRST_PAINT))

    hold("first paint of the shelf", paint, 1000)


def test_a_table_is_soon_usable(open_page: Open, game: str) -> None:
    page = _table(open_page, game)

    def reload() -> float:
        page.reload()
        page.locator(USABLE).first.wait_for()
        return float(page.evaluate("performance.now()"))

    hold("table usable", reload, 1500)


def test_a_move_is_echoed_at_once(open_page: Open, game: str) -> None:
    page = _table(open_page, game)

    def echo() -> float:
        assert wait_for_turn(page)
        key = page.locator(USABLE).first.get_attribute("data-key")
        return float(page.evaluate(OF_ANSWER, key))

    hold("a move's echo", echo, 100)


def _table(open_page: Open, game: str) -> Page:
    page = open_page(f"/g/{game}")
    page.get_by_role("button", name="Play against bots").click()
    wait_for_turn(page)
    return page


def hold(what: str, measure: Callable[[], float], most: float) -> None:
    found = [measure() for _ in range(FEW)]
    while min(found) >= most and len(found) < MANY:
        found.append(measure())
    best, median = min(found), statistics.median(found)
    print(f"\n{what}: best {best:.0f} ms, median {median:.0f} ms, of {len(found)}; limit {most} ms")
    assert best < most
