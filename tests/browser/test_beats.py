"""What happens is played above the table, and a strip tells what the others did."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from .conftest import Open
from .players import click_answer, click_hurriedly, is_asked, is_over, step_of, wait_for_turn
from .waiting import until

BEAT, TURN = ".beats", ".waited li button"
# The log has half as much again as can be seen of it.
TALLER = "list => list.scrollHeight > 1.5 * list.clientHeight"


def _play(page: Page, answers: int) -> None:
    chance = random.Random(3)
    for _ in range(answers):
        if wait_for_turn(page):
            click_answer(page, chance)


def _until_strip(page: Page) -> list[str]:
    """Play on until others have had their turns, and read the strip."""
    chance = random.Random(4)

    def told() -> bool:
        if is_asked(page) and not page.locator(TURN).count():
            click_hurriedly(page, chance)
        return page.locator(TURN).count() > 0 and is_asked(page)

    until(told, "the strip tells of the others")
    return _strip(page)


def _strip(page: Page) -> list[str]:
    found: list[str] = page.eval_on_selector_all(TURN, "all => all.map(one => one.getAttribute('aria-label'))")
    return found


def test_what_happens_is_played_and_delays_nothing(open_page: Open, game: str) -> None:
    page = open_page(f"/g/{game}", motion="full", beats="slow")
    page.get_by_role("button", name="Play against bots").click()
    chance = random.Random(5)

    def answered_under_a_beat() -> bool:
        if not is_asked(page):
            return is_over(page)
        playing, before = page.locator(BEAT).count() > 0, step_of(page)
        click_answer(page, chance)
        return playing and step_of(page) != before

    until(answered_under_a_beat, "an answer is given while something is shown")


def test_the_strip_tells_what_others_did_and_shows_it_again(open_page: Open, game: str) -> None:
    page = open_page(f"/g/{game}", motion="full", beats="fast")
    page.get_by_role("button", name="Play against bots").click()
    told = _until_strip(page)
    assert any(line.startswith("Bot ") for line in told), told
    until(lambda: page.locator(BEAT).count() == 0, "everything was shown")
    page.locator(TURN).last.click()
    expect(page.locator(BEAT)).to_be_visible()


def test_the_strip_is_the_same_after_a_reload(open_page: Open, game: str) -> None:
    page = open_page(f"/g/{game}")
    page.get_by_role("button", name="Play against bots").click()
    # With nothing played, the strip holds exactly what has happened since the last answer.
    bots = [line for line in _until_strip(page) if line.startswith("Bot ")]
    page.reload()
    wait_for_turn(page)
    assert [line for line in _strip(page) if line.startswith("Bot ")] == bots


def test_the_log_follows_the_newest_line_unless_it_was_scrolled(open_page: Open, game: str) -> None:
    page = open_page(f"/g/{game}")
    page.get_by_role("button", name="Play against bots").click()
    log = page.locator(".log ol")
    chance = random.Random(3)

    def taller() -> bool:
        if wait_for_turn(page) and not log.evaluate(TALLER):
            click_answer(page, chance)
        return bool(log.evaluate(TALLER))

    until(taller, "the log is longer than what can be seen of it")
    back = page.get_by_role("button", name="To the newest line")
    expect(back).to_have_count(0)
    log.evaluate("list => list.scrollTo(0, 0)")
    expect(back).to_be_visible()
    back.click()
    expect(back).to_have_count(0)
    # All rule numbers together are one stop of the tabulator, and arrows lead on.
    assert page.locator('.log .rule[tabindex="0"]').count() == 1
    newest = page.locator('.log .rule[tabindex="0"]')
    newest.focus()
    page.keyboard.press("ArrowUp")
    expect(newest).not_to_be_focused()
    expect(page.locator(".log .rule:focus")).to_have_count(1)
