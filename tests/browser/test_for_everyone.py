"""Nobody is left out."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from .conftest import Open
from .findings import DRAWN, serious
from .players import OPTION, click_answer, click_option, keys, wait_for_turn


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious(open_page: Open, game: str, theme: str) -> None:
    """On the shelf, a new game, the table with all its tabs, the replay, the credits. The end: `test_playing.py`."""
    page = open_page("/", theme=theme)
    expect(page.locator(".words .primary-button").first).to_be_visible()
    assert serious(page) == []
    page.goto(f"/g/{game}")
    expect(page.get_by_role("button", name="Play against bots")).to_be_visible()
    assert serious(page) == []
    page.get_by_role("button", name="Play against bots").click()
    chance = random.Random(1)
    for _ in range(3):
        wait_for_turn(page)
        click_answer(page, chance)
    wait_for_turn(page)
    assert serious(page) == []
    for tab, sign in (("Table", ".lying"), ("Rules", ".rules dl"), ("Chat", ".chat")):
        page.get_by_role("tab", name=tab).click()
        expect(page.locator(sign).first).to_be_visible()
        assert serious(page) == []
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="My link to this seat").click()
    expect(page.locator("dialog .share img")).to_be_visible()
    assert serious(page) == []
    page.goto(page.url + "/replay")
    expect(page.locator(".count")).to_be_visible()
    assert serious(page) == []
    page.goto("/about")
    expect(page.get_by_role("heading").first).to_be_visible()
    assert serious(page) == []


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_five_at_a_table_without_a_board(open_page: Open, size: str) -> None:
    """Hidden hands, votes of all at once and reactions; what lies before the others can be opened."""
    page = open_page("/g/embers", size)
    page.locator(".numbers label", has_text="5").click()
    page.get_by_role("button", name="Invite friends").click()
    expect(page.locator(".share img")).to_be_visible()
    assert serious(page) == []
    open_seats = page.get_by_role("button", name="Give to a bot")
    for left in (3, 2, 1, 0):
        open_seats.first.click()
        expect(open_seats).to_have_count(left)
    page.get_by_role("button", name="Start the game").click()
    wait_for_turn(page)
    assert page.locator(".strip").count() == 4
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator(".strip").first.click()
    expect(page.locator(".whole .mat")).to_be_visible()
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
    page.goto("/g/long_night")
    page.locator("details summary").click()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.goto(f"/g/{game}")
    page.get_by_role("button", name="Play against bots").click()
    wait_for_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.locator(OPTION).first).to_be_in_viewport()


# Cards of one's own mat that lie over each other, and those of which something is cut off.
UNREADABLE = """() => {
    const cards = [...document.querySelectorAll('div.mine .rows .card')];
    const boxes = cards.map(card => card.getBoundingClientRect());
    const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const covered = cards.filter((_, n) => boxes.some((box, m) => m !== n && over(box, boxes[n])));
    const inside = card => card.scrollHeight <= card.clientHeight + 1 && card.scrollWidth <= card.clientWidth + 1;
    const whole = card => [card, ...card.querySelectorAll('.top, .body, .title, .effect')].every(
        one => getComputedStyle(one).display === 'inline' || inside(one));
    return [...covered, ...cards.filter(card => !whole(card))].map(card => card.textContent);
}"""


@pytest.mark.parametrize("size", ["desk", "tablet"])
def test_every_card_of_the_own_mat_can_be_read(open_page: Open, size: str) -> None:
    """Survivors, an objective and a hand: eight cards and more, none over another, none cut off."""
    page = open_page("/g/long_night", size)
    page.locator(".numbers label", has_text="5").click()
    page.get_by_role("button", name="Play against bots").click()
    for _ in ("who leads", "who is left out"):
        wait_for_turn(page)
        click_option(page, keys(page)[0])
    expect(page.locator("div.mine .rows > .row")).to_have_count(3)
    assert page.locator("div.mine .rows .card").count() >= 8
    assert page.evaluate(UNREADABLE) == []


def test_a_name_full_of_markup_is_only_text(open_page: Open, game: str) -> None:
    page = open_page(f"/g/{game}", name="B<o & 'co")
    page.get_by_role("button", name="Play against bots").click()
    expect(page.locator(f"{OPTION}, .trouble").first).to_be_visible()
    assert page.locator("script:not([src])").count() == 0


# Windows between a phone and a desk, and how high the board is there at least, in pixels.
BETWEEN = ((820, 620), (720, 540), (700, 521), (932, 430), (667, 375), (360, 640), (768, 1024))
LEAST_BOARD = 72


def test_the_board_keeps_its_place_in_windows_of_every_form(open_page: Open) -> None:
    """Beside a long list of answers and a hand of cards."""
    page = open_page("/g/long_night")
    page.get_by_role("button", name="Play against bots").click()
    while wait_for_turn(page) and "end-turn" not in keys(page):
        click_option(page, keys(page)[0])
    for width, height in BETWEEN:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        board = page.locator("svg[data-board]").bounding_box()
        assert board is not None
        assert board["height"] >= LEAST_BOARD, (width, height)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# From so many answers on there are many of them.
MANY_ANSWERS = {"zona": 6, "long_night": 20}
# Which of the main parts of a table has the focus.
FOCUSED = """parts => parts.filter(part => document.activeElement?.closest(part))"""


@pytest.mark.parametrize("game", ["zona", "long_night"])
def test_thirty_tabs_reach_question_board_mat_and_log(open_page: Open, game: str) -> None:
    """However many answers, cards and lines there are: a list is one stop, and arrows lead on in it."""
    page = open_page(f"/g/{game}")
    page.get_by_role("button", name="Play against bots").click()
    for _ in range(60):
        wait_for_turn(page)
        if len(keys(page)) >= MANY_ANSWERS[game]:
            break
        click_option(page, keys(page)[0])
    parts = [".asking .options", ".board", "div.mine", ".log"]
    reached: set[str] = set()
    page.reload()
    wait_for_turn(page)
    for _ in range(30):
        page.keyboard.press("Tab")
        reached.update(page.evaluate(FOCUSED, parts))
    assert reached == {*parts}
