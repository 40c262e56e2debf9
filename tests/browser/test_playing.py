"""Whole games in a real browser."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from .conftest import Open
from .findings import serious
from .players import (
    OPTION,
    click_answer,
    click_hurriedly,
    holds,
    is_asked,
    key_hurriedly,
    keys,
    pass_on,
    play_to_the_end,
    step_of,
    tab_to,
    wait_for_step,
    wait_for_turn,
)  # fmt: skip
from .waiting import until


def against_bots(page: Page, game: str) -> None:
    """Two clicks from the shelf."""
    page.locator(f'.words a[href="/g/{game}"]').click()
    page.get_by_role("button", name="Play against bots").click()


def test_a_game_against_bots_by_clicking(open_page: Open, game: str) -> None:
    """To the end, and what is to be seen there: who won, charts, the verified dice, the table from every side."""
    page = open_page("/")
    against_bots(page, game)
    assert play_to_the_end(page, click_hurriedly, random.Random(1)) > 20
    expect(page.locator("dialog h3")).to_contain_text("win")
    expect(page.locator("dialog .fair")).to_contain_text("it fits")
    expect(page.locator("dialog figure").first).to_be_visible()
    assert serious(page) == []
    page.get_by_role("button", name="Look at the table").click()
    seats = page.get_by_label("Seen by")
    for seat in seats.locator("option").all():
        value = seat.get_attribute("value") or ""
        seats.select_option(value)
        expect(page.locator(f'.table[data-seat="{value}"]')).to_be_visible()
    assert serious(page) == []
    table = page.url
    page.goto("/")
    over = page.locator(".mine li", has_text="Over")
    expect(over).to_have_count(1)
    over.get_by_role("link").click()
    expect(page).to_have_url(table)
    expect(page.locator("dialog .won")).to_be_visible()


def test_a_game_by_keyboard_alone(open_page: Open, game: str) -> None:
    page = open_page("/")
    title = page.locator(f'.words:has(a[href="/g/{game}"]) h2')
    expect(title).to_be_visible()
    tab_to(page, f"{title.inner_text()}: Play")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Play against bots")).to_be_visible()
    tab_to(page, "Play against bots")
    page.keyboard.press("Enter")
    assert play_to_the_end(page, key_hurriedly, random.Random(2)) > 20
    tab_to(page, "Look at the table")
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_game_on_a_phone(open_page: Open, game: str) -> None:
    page = open_page(f"/g/{game}", "phone")
    page.get_by_role("button", name="Play against bots").tap()
    chance = random.Random(3)
    for _ in range(15):
        if not wait_for_turn(page):
            break
        click_answer(page, chance)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for part in ("Mine", "Log", "Board"):
        page.locator(".parts button", has_text=part).tap()
    expect(page.locator(".board svg[data-board]")).to_be_visible()


def test_a_tap_on_a_thing_answers_too(open_page: Open, game: str) -> None:
    page = open_page(f"/g/{game}")
    page.get_by_role("button", name="Play against bots").click()
    chance = random.Random(4)
    for _ in range(60):
        assert wait_for_turn(page)
        card = page.locator(".mine .card.can").first
        if card.count():
            before = step_of(page)
            card.click()
            expect(page.locator(f"{OPTION}").first).to_be_visible()
            if page.locator(f"{OPTION}.selected").count():
                card.click()
                wait_for_step(page, before)
                return
            page.keyboard.press("Escape")
        click_answer(page, chance)
    raise AssertionError("no card could be tapped")


@pytest.mark.parametrize("size", ["desk", "tablet", "phone", "across"])
def test_an_option_stays_where_it_was_tapped(open_page: Open, game: str, size: str) -> None:
    """What it brings is told beside it: the second tap must not meet another option."""
    page = open_page(f"/g/{game}", size)
    page.get_by_role("button", name="Play against bots").click()
    chance, told = random.Random(12), 0
    for _ in range(80):
        assert wait_for_turn(page)
        for key in keys(page)[:4]:
            option = page.locator(f'{OPTION}[data-key="{key}"]')
            option.scroll_into_view_if_needed()
            before = option.bounding_box()
            option.click()
            expect(page.locator(f'{OPTION}[data-key="{key}"].selected')).to_be_visible()
            after = option.bounding_box()
            assert before is not None
            assert after is not None
            told += page.locator(".note.chosen").count()
            # Where it can still be met by a tap at the same place.
            middle = before["y"] + before["height"] / 2
            assert after["y"] < middle < after["y"] + after["height"], (key, before, after)
            page.keyboard.press("Escape")
            expect(page.locator(f"{OPTION}.selected")).to_have_count(0)
        if told > 5:
            return
        click_answer(page, chance)
    raise AssertionError("hardly anything was told")


def test_taking_back(open_page: Open, game: str) -> None:
    page = open_page(f"/g/{game}")
    page.get_by_role("button", name="Play against bots").click()
    chance, undo = random.Random(5), page.get_by_role("button", name="Take back")
    for _ in range(60):
        assert wait_for_turn(page)
        asked = page.locator(".question h2").inner_text()
        click_answer(page, chance)
        wait_for_turn(page)
        if undo.is_enabled():
            before = step_of(page)
            undo.click()
            wait_for_step(page, before)
            expect(page.locator(".question h2")).to_have_text(asked)
            expect(page.get_by_role("button", name="Do again")).to_be_visible()
            return
    raise AssertionError("nothing could ever be taken back")


def test_one_screen_with_a_curtain(open_page: Open, game: str) -> None:
    page = open_page(f"/g/{game}")
    page.get_by_role("button", name="Play at one screen").click()
    page.get_by_label("Name of player 1").fill("Ann")
    page.get_by_label("Name of player 2").fill("Bo")
    page.get_by_role("button", name="Start the game").click()
    chance, drawn = random.Random(7), 0
    for _ in range(200):
        until(lambda: is_asked(page) or holds(page) or page.locator(".curtain").count(), "one acts")
        if page.locator(".curtain").count():
            expect(page.locator(".curtain h2")).to_contain_text("Bo" if drawn % 2 == 0 else "Ann")
            page.locator(".curtain button").click()
            expect(page.locator(".curtain")).to_have_count(0)
            drawn += 1
        elif is_asked(page):
            click_hurriedly(page, chance)
        else:
            pass_on(page)
        if drawn >= 3:
            return
    raise AssertionError("the curtain fell too seldom")
