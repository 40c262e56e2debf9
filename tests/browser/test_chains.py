"""A chain of games in the page: played on at the end, put together on the shelf, and looked back on."""

from __future__ import annotations

import os
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .conftest import SIZES, Open
from .party import Party
from .players import click_option, is_over, keys, tab_to

# Where pictures of each page at each size are kept, for whoever wants to look at them.
PICTURES = os.environ.get("FIVEFIRES_PICTURES", "")
# What keeps the fire alive, best first.
GOOD = ("pass", "accuse:nobody", "feed:log", "feed:twig", "feed:bucket", "feed:wet-wood", "")


def keep_the_fire(page: Page, _chance: random.Random) -> None:
    found = keys(page)
    if best := [key for good in GOOD for key in found if key.startswith(good)]:
        click_option(page, best[0])


def picture(page: Page, name: str) -> None:
    if not PICTURES:
        return
    for size in ("desk", "tablet", "phone"):
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        page.screenshot(path=Path(PICTURES) / f"{name}-{size}.png")
    page.set_viewport_size({"width": 1440, "height": 900})


def no_wider_than_its_window(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.fixture
def night(open_page: Open) -> Party:
    """Ann, Bo and Cy have come through a night of Embers."""
    party = Party(open_page, "embers", 2)
    party.play(60, random.Random(1), keep_the_fire)
    for person in party.people:
        expect(person.page.locator("dialog .won")).to_contain_text("win")
    return party


def test_two_nights_are_played_and_looked_back_on(night: Party) -> None:
    ann, bo, cy = (person.page for person in night.people)
    picture(ann, "end")
    expect(bo.get_by_role("button", name="Play on")).to_have_count(0)
    ann.get_by_role("button", name="Play on: Night 2 of 3").click()
    expect(ann.locator(".lobby .link")).to_contain_text("Night 2 of 3")
    expect(ann.locator(".lobby li", has_text="Bo")).to_be_visible()
    picture(ann, "lobby")
    for page in (bo, cy):
        page.get_by_role("button", name="Ready: Night 2 of 3").click()
        expect(page.locator(".lobby .link")).to_contain_text("Night 2 of 3")
    ann.get_by_role("button", name="Start the game").click()
    expect(ann.get_by_text("Night 2 of 3")).to_be_visible()
    night.play(60, random.Random(2), keep_the_fire)
    assert is_over(ann)
    picture(ann, "second-end")
    night.no_token_crosses()

    ann.goto("/")
    entry = ann.locator(".mine li")
    expect(entry).to_have_count(1)
    expect(entry).to_contain_text("Night 2 of 3")
    picture(ann, "shelf")
    entry.get_by_role("link", name="All 2 games").click()
    expect(ann).to_have_url(re.compile(r"/chain\?chain=embers$"))
    links = ann.locator("ol > li:not(.next)")
    expect(links).to_have_count(2)
    for number in (1, 2):
        one = links.nth(number - 1)
        expect(one.get_by_role("heading")).to_have_text(f"Night {number} of 3")
        expect(one).to_contain_text(re.compile(r"(Ann|Bo|Cy).* win"))
    picture(ann, "chain")
    ann.set_viewport_size({"width": 390, "height": 844})
    no_wider_than_its_window(ann)
    ann.set_viewport_size({"width": 1440, "height": 900})
    tab_to(ann, "See it again")
    ann.keyboard.press("Enter")
    expect(ann).to_have_url(re.compile("/replay"))
    expect(ann.locator(".count")).to_contain_text("Step")
    ann.get_by_role("button", name="To the end").click()
    expect(ann.get_by_text("Night 2 of 3")).to_have_count(0)
    picture(ann, "replay")


def test_others_play_the_second_night(night: Party, open_page: Open) -> None:
    """Cy does not play on, a seat is open for somebody else, and there is a bot."""
    ann, bo, cy = (person.page for person in night.people)
    ann.get_by_role("button", name="Change who plays").click()
    ann.get_by_label("Cy", exact=True).select_option("out")
    expect(ann.get_by_role("alert")).to_have_text("The next game is for 3 to 5 players, not 2.")
    expect(ann.locator("form .primary-button")).to_be_disabled()
    for _ in range(2):
        ann.get_by_role("button", name="One seat more").click()
    ann.get_by_label("New seat").last.select_option("bot")
    picture(ann, "who")
    ann.set_viewport_size({"width": 390, "height": 844})
    no_wider_than_its_window(ann)
    ann.set_viewport_size({"width": 1440, "height": 900})
    ann.locator("form .primary-button").click()
    expect(ann.locator(".lobby li")).to_have_count(4)
    expect(ann.locator(".lobby li", has_text="Cy")).to_have_count(0)
    bo.get_by_role("button", name="Ready: Night 2 of 3").click()
    expect(bo.locator(".lobby .link")).to_be_visible()
    expect(cy.get_by_role("button", name="Ready")).to_have_count(0)
    invite = ann.locator(".share input").first.input_value()
    dora = open_page("/t/" + invite.partition("/t/")[2], name="Dora")
    expect(dora.get_by_text("Night 2 of 3")).to_be_visible()
    dora.get_by_role("button", name="Take a seat").click()
    dora.get_by_role("link", name="All games of this chain").click()
    first = dora.locator("ol > li").first
    expect(first).to_contain_text("Cy")
    expect(first).to_contain_text("You were not at this table.")
    expect(first.get_by_role("link")).to_have_count(0)
    picture(dora, "newcomer")

    # What was called off is played anew.
    ann.get_by_role("button", name="Call it off").click()
    ann.locator(".lobby .sure").click()
    ann.locator(".mine li", has_text="Over").get_by_role("link").first.click()
    ann.get_by_role("button", name="Play on: Night 2 of 3").click()
    expect(ann.locator(".lobby li", has_text="Cy")).to_be_visible()
