"""How long people wait: measured, printed (`pytest -s tests/browser/test_speed.py`), and held to its limits.

A busy machine makes single figures worse but hardly the best of several; a page that has become slow makes all worse.
"""

from __future__ import annotations

import statistics

from playwright.sync_api import Page, expect

from .conftest import Open
from .players import wait_for_turn

FIRST_PAINT = """() => new Promise(found => new PerformanceObserver(list => {
    const [paint] = list.getEntriesByName('first-contentful-paint');
    if (paint) found(paint.startTime);
}).observe({type: 'paint', buffered: true}))"""
# From the second tap to the frame in which what came of it is drawn.
ECHO = """key => new Promise(done => {
    const option = document.querySelector(`.options button.option[data-key="${CSS.escape(key)}"]`);
    const tap = () => {
        option.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}));
        option.dispatchEvent(new MouseEvent('click', {bubbles: true, detail: 1}));
    };
    const step = () => document.querySelector('.question')?.dataset.step;
    const before = step();
    tap();
    requestAnimationFrame(() => {
        const start = performance.now();
        const watch = new MutationObserver(() => {
            if (step() === before) return;
            watch.disconnect();
            requestAnimationFrame(() => done(performance.now() - start));
        });
        watch.observe(document.body, {subtree: true, attributes: true, childList: true});
        tap();
    });
})"""
USABLE = ".options button.option[data-key]:enabled"


def test_first_paint_of_the_shelf(open_page: Open) -> None:
    page = open_page("/")
    found = []
    for _ in range(5):
        page.goto("/")
        expect(page.locator(".words .primary-button").first).to_be_visible()
        found.append(page.evaluate(FIRST_PAINT))
    _hold("first paint of the shelf", found, 1000)


def test_a_table_is_soon_usable(open_page: Open, game: str) -> None:
    page = _table(open_page, game)
    found = []
    for _ in range(5):
        page.reload()
        page.locator(USABLE).first.wait_for()
        found.append(page.evaluate("performance.now()"))
    _hold("table usable", found, 1500)


def test_a_move_is_echoed_at_once(open_page: Open, game: str) -> None:
    page = _table(open_page, game)
    found = []
    for _ in range(12):
        if not wait_for_turn(page):
            break
        key = page.locator(USABLE).first.get_attribute("data-key")
        found.append(page.evaluate(ECHO, key))
    _hold("a move's echo", found, 100)


def _table(open_page: Open, game: str) -> Page:
    page = open_page(f"/g/{game}")
    page.get_by_role("button", name="Play against bots").click()
    wait_for_turn(page)
    return page


def _hold(what: str, found: list[float], most: float) -> None:
    best, median = min(found), statistics.median(found)
    print(f"\n{what}: best {best:.0f} ms, median {median:.0f} ms, of {len(found)}; limit {most} ms")
    assert best < most
