"""Reaction windows as people see them: how long they stand, and how to be left alone."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect

from .conftest import Open, Serve
from .party import Party

ARMED = (2).to_bytes(32, "big")


def take_time(page: Page) -> None:
    page.get_by_text("More choices").click()
    page.get_by_label("Time to react").select_option("20 seconds")


def test_a_window_says_how_long_it_stands_and_can_be_passed_until_ones_turn(open_page: Open, own_server: Serve) -> None:
    """In the game of this seed the first card that is fed leads to a window, in which the second seat can react."""
    server = own_server(ARMED)
    party = Party(open_page, "embers", guests=2, agree=take_time, base_url=server.url)
    party.play(1, random.Random(3))
    armed = party.people[1].page
    others = [one.page for one in (*party.people, party.watcher) if one.page is not armed]
    for page in (armed, *others):
        expect(page.get_by_role("timer")).to_have_text(re.compile(r"^\s*(1[0-9]|20) s$"))
    expect(party.watcher.page.get_by_text("Waiting for reactions.")).to_be_visible()
    armed.get_by_role("button", name="Pass until my turn").click()
    expect(armed.get_by_text("You pass until it is your turn.")).to_be_visible()
    armed.get_by_role("button", name="Ask me again").click()
    expect(armed.get_by_role("button", name="Pass until my turn")).to_be_visible()
