"""Replay, rules, the first game, what happened meanwhile."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect

from tests.told_frames import RECORDED

from .conftest import Open
from .players import click_answer, wait_for_turn
from .waiting import until


def test_replay_with_a_link_to_a_step(open_page: Open, game: str) -> None:
    page = open_page(f"/g/{game}")
    page.get_by_role("button", name="Play against bots").click()
    chance = random.Random(9)
    for _ in range(6):
        assert wait_for_turn(page)
        click_answer(page, chance)
    table = page.url
    page.goto(f"{table}/replay")
    expect(page.locator(".count")).to_contain_text("Step 0 of")
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".count")).to_contain_text("Step 1 of")
    there = page.url
    told = page.locator(".told").inner_text()
    page.get_by_label("Where in the game").fill("3")
    expect(page.locator(".count")).to_contain_text("Step 3 of")
    page.goto("/")
    page.goto(there)
    expect(page.locator(".told")).to_have_text(told)
    page.get_by_role("button", name="Back to the table").click()
    expect(page).to_have_url(table)


def test_rules_beside_the_question(open_page: Open, game: str) -> None:
    page = open_page(f"/g/{game}")
    page.get_by_role("button", name="Play against bots").click()
    wait_for_turn(page)
    number = page.locator(".question .rule").inner_text()
    page.locator(".question .rule").click()
    expect(page.locator(f'[data-rule="{number}"].now')).to_be_visible()
    page.get_by_label("Search the rules").fill(number)
    expect(page.locator(".rules [data-rule]").first).to_be_visible()


def _place(page: Page, part: str) -> tuple[int, int]:
    found = page.locator(part).first.bounding_box()
    assert found is not None
    return round(found["x"]), round(found["y"])


def _framed(page: Page) -> tuple[int, int]:
    """What the ring lies around, 4 pixels away."""
    left, top = _place(page, ".ring")
    return left + 4, top + 4


def test_a_first_game_is_guided(open_page: Open, game: str) -> None:
    page = open_page(f"/g/{game}", guided=False)
    page.get_by_role("button", name="Play against bots").click()
    for part in (".asking", ".asking .options", "div.mine"):
        expect(page.locator(".ring")).to_be_visible()
        until(lambda part=part: _framed(page) == _place(page, part), f"the ring lies around {part}")  # type: ignore[misc]
        page.get_by_role("button", name="Next").click()
    until(lambda: _framed(page) == _place(page, ".side .tabs"), "the ring lies around the tabs")
    page.get_by_role("button", name="Let us play").click()
    expect(page.locator(".guide")).to_have_count(0)
    page.reload()
    wait_for_turn(page)
    expect(page.locator(".guide")).to_have_count(0)


def test_whoever_waits_for_the_start_was_not_away(open_page: Open) -> None:
    """The set-up of The Long Night alone is a page of the log."""
    page = open_page("/g/long_night")
    page.get_by_role("button", name="Invite friends").click()
    page.get_by_role("button", name="Give to a bot").click()
    page.get_by_role("button", name="Start the game").click()
    wait_for_turn(page)
    expect(page.locator(".notice.since")).to_have_count(0)


def test_what_happened_meanwhile(open_page: Open, game: str) -> None:
    """Whoever comes back is told how much has happened, and may see it step by step."""
    page = open_page(f"/g/{game}")
    page.get_by_role("button", name="Play against bots").click()
    wait_for_turn(page)
    table = page.url
    chance = random.Random(11)
    for _ in range(5):
        click_answer(page, chance)
        wait_for_turn(page)
    page.goto("/")
    page.evaluate(
        """() => localStorage.setItem('fivefires.tables', JSON.stringify(
            JSON.parse(localStorage.getItem('fivefires.tables')).map(key => ({...key, seen: 1}))))"""
    )
    page.goto(table)
    expect(page.locator(".since").first).to_contain_text("things have happened since you left")
    expect(page.locator(".log .since")).to_have_count(1)
    page.get_by_role("button", name="See it step by step").click()
    expect(page.locator(".count")).to_be_visible()


def test_a_card_is_enlarged_by_pointing_by_keyboard_and_by_holding(open_page: Open, game: str) -> None:
    page = open_page(f"/g/{game}")
    page.get_by_role("button", name="Play against bots").click()
    wait_for_turn(page)
    card = page.locator(".mine .card").first
    card.hover()
    expect(page.locator(".lens .card")).to_be_visible()
    # With the paragraph of the rules behind it.
    expect(page.locator(".lens .paragraph")).to_contain_text(re.compile(r"[A-Z]-\d{3} \w+"))
    page.mouse.move(5, 5)
    expect(page.locator(".lens")).to_have_count(0)
    page.keyboard.press("Tab")
    card.focus()
    expect(page.locator(".lens .card")).to_be_visible()
    card.blur()
    card.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(page.locator(".peek .card .paragraph")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".peek")).to_have_count(0)


def test_settings_hold(open_page: Open) -> None:
    page = open_page("/", motion="full")
    page.get_by_role("button", name="Settings").click()
    page.locator("dialog select").nth(0).select_option("light")
    page.locator("dialog select").nth(1).select_option("off")
    page.get_by_label("Sounds").check()
    page.keyboard.press("Escape")
    page.reload()
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "light")
    expect(root).to_have_attribute("data-motion", "off")


def test_a_replay_plays_what_happened_in_a_step(open_page: Open) -> None:
    """Going on by one step plays it, at the speed of the settings; a jump plays nothing."""
    page = open_page("/", motion="full", beats="slow")
    expect(page.locator(".words .primary-button").first).to_be_visible()
    page.locator("input[type=file]").set_input_files(RECORDED / "zona" / "winner-3.json")
    page.wait_for_url("**/t/*")
    page.goto(f"{page.url}/replay")
    expect(page.locator(".count")).to_contain_text("Step 0 of")
    where = page.get_by_label("Where in the game")
    where.fill("104")
    expect(page.locator(".count")).to_contain_text("Step 104 of")
    expect(page.get_by_text("Round 5", exact=True).first).to_be_visible()  # It has been drawn.
    expect(page.locator(".beats")).to_have_count(0)
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".beats")).to_be_visible()
    where.fill("180")
    expect(page.locator(".count")).to_contain_text("Step 180 of")
    expect(page.locator(".beats")).to_have_count(0)
