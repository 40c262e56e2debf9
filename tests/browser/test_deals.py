"""Deals, as people see them: put together unseen, sent to all, answered at once, countered, settled."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Open, Serve
from .findings import serious
from .party import Party
from .players import click_option, wait_for_turn


def installed(folder: Path) -> str:
    info = folder / "fair-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: fair\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[fivefires.games]\nfair = tests.fair.game:GAME\n", encoding="utf-8")
    return str(folder)


@pytest.fixture
def at_the_fair(open_page: Open, own_server: Serve, tmp_path: Path) -> list[Page]:
    """Three people in three browsers, and one who watches."""
    server = own_server(path=installed(tmp_path / "site"))
    party = Party(open_page, "fair", guests=2, base_url=server.url)
    return [*(one.page for one in party.people), party.watcher.page]


def say(page: Page, *answers: str) -> None:
    for answer in answers:
        wait_for_turn(page)
        click_option(page, answer)


def deal(page: Page) -> Any:
    return page.get_by_role("region", name="An offer")


def test_an_offer_to_all_is_countered_and_settled(at_the_fair: list[Page]) -> None:
    ann, bo, cy, eve = at_the_fair
    say(ann, "talk", "offer-to-all", "compose", "put:apple:2")
    expect(deal(ann)).to_contain_text("You put an offer together")
    expect(deal(ann).locator(".side").first).to_contain_text("2 apples")
    for other in (bo, cy, eve):
        expect(deal(other)).to_have_count(0)
    say(ann, "enough", "put:pear:1", "enough", "send")
    for page in at_the_fair:
        expect(deal(page)).to_contain_text("Ann offers")
        expect(deal(page).locator("[data-reply] span")).to_have_text(["Bo has not answered", "Cy has not answered"])
    assert serious(bo) == []
    say(cy, "decline-offer")
    for page in (ann, bo, eve):
        expect(deal(page).locator("[data-reply='2'] span")).to_have_text("Cy has answered")
    say(bo, "counter")
    expect(deal(ann).locator("[data-reply] span")).to_have_text(["Bo has another idea", "Cy declines"])
    say(bo, "put:pear:1", "enough", "put:apple:3", "enough", "promise:be-good", "send")
    expect(deal(eve).last).to_contain_text("Bo offers instead")
    expect(deal(eve).last).to_contain_text("to be good")
    say(ann, "accept")
    for page in at_the_fair:
        expect(deal(page)).to_have_count(0)
    expect(ann.locator('[data-mat="0"] .tokens').first).to_contain_text("pears")


def test_a_trade_at_the_size_of_a_phone(open_page: Open, own_server: Serve, tmp_path: Path) -> None:
    """Against bots: both sides are in sight, and so is the way to send it."""
    server = own_server(path=installed(tmp_path / "site"))
    page = open_page("/g/fair", "phone", base_url=server.url)
    page.get_by_role("button", name="Play against bots").click()
    say(page, "talk", "with:1", "compose", "put:apple:1", "enough", "put:pear:1", "enough")
    for part in (deal(page), page.locator('[data-key="send"]')):
        expect(part).to_be_in_viewport()
    assert serious(page) == []
    click_option(page, "send")
