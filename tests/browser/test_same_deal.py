"""The same deal in the page: shared by a link, played by somebody else, and compared when both have finished."""

from __future__ import annotations

import os
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from .conftest import SIZES, Open
from .players import click_option, is_over, wait_for_turn

# Where pictures of each page at each size are kept, for whoever wants to look at them.
PICTURES = os.environ.get("FIVEFIRES_PICTURES", "")


def picture(page: Page, name: str) -> None:
    """No page is wider than its window, at a desk and on a phone."""
    for size in ("phone", "desk"):
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (name, size)
        if PICTURES:
            page.screenshot(path=Path(PICTURES) / f"{name}-{size}.png", full_page=True)


def play_out(page: Page, first: str) -> None:
    """One answer, and then the bot is let win."""
    answer = first
    while wait_for_turn(page):
        click_option(page, answer)
        answer = "hold"
    assert is_over(page)


def test_two_people_play_the_same_deal_and_compare(open_page: Open) -> None:
    ann = open_page("/g/pig", name="Ann")
    ann.get_by_text("More choices").click()
    ann.get_by_label("Time of a bot for a move").select_option("At once")
    picture(ann, "new")
    ann.get_by_role("button", name="Play a deal that others play, too").click()
    expect(ann.get_by_role("heading", name="The same deal")).to_be_visible()
    link = ann.get_by_label("Link for others").input_value()
    assert re.search(r"/deal/[\w-]{16}\?game=pig$", link)
    expect(ann.get_by_text("You see how others played this deal")).to_be_visible()

    ben = open_page("/g/pig", name="Ben")
    ben.get_by_role("link", name="I have the code of a deal").click()
    picture(ben, "code")
    ben.get_by_label("The code of a deal, or its link").fill(link)
    ben.get_by_role("button", name="Look at the deal").click()
    expect(ben.get_by_text("Made by Ann")).to_be_visible()
    expect(ben.get_by_text("2 play. You sit at seat 1")).to_be_visible()
    picture(ben, "deal")

    ann.get_by_role("link", name="Back to my table").click()
    play_out(ann, "hold")
    picture(ann, "end")
    ann.get_by_role("button", name="Compare this deal").click()
    expect(ann.get_by_text("So far only you have finished this deal.")).to_be_visible()
    picture(ann, "alone")

    # Ann has finished, and Ben still sees nothing of her game: not even by coming back to the page in the middle.
    ben.get_by_role("button", name="Play this deal").click()
    wait_for_turn(ben)
    ben.goto(link)
    expect(ben.get_by_text("Begun 2 times, finished once.")).to_be_visible()
    expect(ben.get_by_text("You see how others played this deal")).to_be_visible()
    expect(ben.get_by_role("table")).to_have_count(0)
    ben.get_by_role("link", name="Back to my table").click()
    play_out(ben, "roll")
    ben.get_by_role("button", name="Compare this deal").click()

    plays = ben.locator("tbody tr")
    expect(plays).to_have_count(2)
    expect(plays.nth(0)).to_contain_text("Ann")
    expect(plays.nth(0)).to_contain_text("Nobody had finished the deal when this play began.")
    expect(plays.nth(1)).to_contain_text("Ben (you)")
    expect(plays.nth(1)).to_contain_text("Others had finished the deal when this play began.")
    parted = ben.get_by_role("region", name="Where you parted")
    expect(parted).to_contain_text("At decision 1:")
    expect(parted.locator(".side").nth(0)).to_contain_text(re.compile("Ben \\(you\\).*Roll", re.DOTALL))
    expect(parted.locator(".side").nth(1)).to_contain_text(re.compile("Ann.*Hold", re.DOTALL))
    expect(ben.get_by_role("region", name="How it went").locator("figure")).to_have_count(2)
    picture(ben, "compared")

    # Ann, who comes back, compares them from her side, and looks at Ben's game.
    ann.reload()
    expect(ann.get_by_role("region", name="Where you parted").locator(".side").nth(1)).to_contain_text("Ben")
    ann.get_by_role("region", name="Where you parted").get_by_role("link").nth(1).click()
    expect(ann.get_by_role("region", name="See the game again").or_(ann.locator(".reel"))).to_be_visible()


def test_a_code_that_is_none_is_refused_in_words(open_page: Open) -> None:
    page = open_page("/deal/AAAAAAAAAAAAAAAA")
    expect(page.get_by_role("alert")).to_contain_text("There is no such deal")
