"""Play on from here: a new table from a step of a replay, of a game that is over or of one's own against bots."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect

from .conftest import Open
from .players import click_hurriedly, play_to_the_end, wait_for_turn

STEP = re.compile(r"Step (\d+) of (\d+)")
TABLE = re.compile(r"/t/[\w-]+$")


def against_bots(open_page: Open, size: str = "desk") -> Page:
    page = open_page("/g/embers", size, name="Ann", autoConfirm=True)
    page.get_by_role("button", name="Play against bots").click()
    assert wait_for_turn(page)
    return page


def go_to(page: Page, step: int) -> None:
    page.get_by_label("Where in the game").fill(str(step))
    expect(page.get_by_text(STEP)).to_contain_text(f"Step {step} of")


def test_a_game_against_bots_is_given_up_for_one_that_goes_on(open_page: Open) -> None:
    page = against_bots(open_page, "phone")
    click_hurriedly(page, random.Random(1))
    assert wait_for_turn(page)
    own = page.url.split("?")[0]
    page.goto(f"{own}/replay/0")
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_role("alert")).to_contain_text("This game ends for good")
    page.get_by_role("button", name="Keep playing this one").click()
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="End this game and play on").click()
    expect(page.get_by_text("This game was played on from step 0 of another one.")).to_be_visible()
    assert wait_for_turn(page)
    expect(page).to_have_url(TABLE)
    assert page.url != own
    play_to_the_end(page, click_hurriedly, random.Random(2))
    expect(page.get_by_role("img", name="Ann")).to_be_visible()  # Of the chart: she has kept her name.
    page.goto("/record")
    expect(page.get_by_text("Nothing yet.")).to_be_visible()
    page.goto("/")
    expect(page.get_by_text("Closed", exact=True)).to_be_visible()


def test_a_game_that_is_over_is_played_on_at_one_screen(open_page: Open) -> None:
    page = against_bots(open_page)
    play_to_the_end(page, click_hurriedly, random.Random(1))
    finished = page.url.split("?")[0]
    page.goto(f"{finished}/replay/0")
    go_to(page, 2)
    page.get_by_role("button", name="Play on at one screen").click()
    expect(page.get_by_text("This game was played on from step 2 of another one.")).to_be_visible()
    expect(page).to_have_url(TABLE)
    page.goto(f"{finished}/replay/0")
    last = STEP.search(page.get_by_text(STEP).inner_text())
    assert last is not None
    go_to(page, int(last[2]))
    expect(page.get_by_role("button", name="Play on from here")).to_have_count(0)
