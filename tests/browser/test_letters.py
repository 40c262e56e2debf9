"""Nothing is written in letters smaller than 13 pixels as they are shown, on the page or on a map."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from .conftest import Open
from .findings import small
from .players import click_answer, wait_for_turn


@pytest.mark.parametrize("game", ["zona", "long_night"])
def test_letters_can_be_read_at_every_size(open_page: Open, game: str) -> None:
    page = open_page(f"/g/{game}")
    assert small(page) == []
    page.get_by_role("button", name="Play against bots").click()
    chance = random.Random(11)
    for size in ((1440, 900), (1024, 768), (390, 844), (844, 390)):
        for _ in range(3):
            assert wait_for_turn(page)
            click_answer(page, chance)
        assert wait_for_turn(page)
        page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(page.locator("svg[data-board]")).to_be_attached()
        assert small(page) == [], size
        page.locator(".tools [aria-label='The whole board']").dispatch_event("click")
        assert small(page) == [], size


def test_the_shelf_and_what_is_about_it_can_be_read(open_page: Open) -> None:
    page = open_page("/")
    expect(page.locator(".words .primary-button").first).to_be_visible()
    assert small(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    assert small(page) == []
    page.goto("/about")
    assert small(page) == []
