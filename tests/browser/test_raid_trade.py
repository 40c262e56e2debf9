"""Raid & Trade at three screens, by clicking: raids, an offer with a counter, and a fight."""

from __future__ import annotations

from functools import partial

from playwright.sync_api import Page, expect

from .conftest import Open, Serve
from .findings import serious
from .party import Party
from .players import click_option, holds, is_asked, pass_on, wait_for_turn
from .waiting import until

# In the game of this seed the first seat begins, both raids bring something, and nobody can react.
DEALT = (102).to_bytes(32, "big")
ANN, BO, CY = range(3)
RAIDS = (
    (ANN, "card:carter"),
    (BO, "card:zoey"),
    (CY, "card:mayu"),
    (ANN, "card:tough_luck"),
    (ANN, "raid:market.1"),
    (ANN, "end-turn"),
    (BO, "raid:market.2"),
    (BO, "end-turn"),
    (CY, "pass-round"),
)
OFFER = ((ANN, "trade"), (ANN, "with:1"), (ANN, "ready:1xparts>1xclothing"), (ANN, "send"))
COUNTER = tuple((BO, word) for word in ("counter", "put:parts:1", "enough", "put:tools:1", "enough", "send"))
FIGHT = ((ANN, "accept"), (ANN, "end-turn"), (BO, "pass-round"), (ANN, "attack:1"))


def somebody_acts(pages: list[Page], asked: Page) -> bool:
    return is_asked(asked) or any(map(holds, pages))


def test_raids_a_counter_and_a_fight(open_page: Open, own_server: Serve) -> None:
    server = own_server(DEALT)
    party = Party(open_page, "raid_trade", guests=2, base_url=server.url)
    pages = [one.page for one in party.people]

    def play(*answers: tuple[int, str]) -> None:
        for seat, answer in answers:
            asked = pages[seat]
            until(partial(somebody_acts, pages, asked), "somebody acts")
            for page in pages:
                if holds(page):
                    pass_on(page)
            wait_for_turn(pages[seat])
            click_option(pages[seat], answer)

    play(*RAIDS)
    expect(pages[ANN].locator('.space[data-kind="outpost"]')).to_have_count(1)
    expect(pages[ANN].locator('.space[data-kind="road"]').first).to_be_attached()
    play(*OFFER)
    offer = party.watcher.page.get_by_role("region", name="An offer")
    expect(offer).to_contain_text("Ann offers")
    assert serious(pages[BO]) == []
    play(*COUNTER)
    expect(offer.last).to_contain_text("Bo offers instead")
    play(*FIGHT)
    for page in (*pages, party.watcher.page):
        expect(page.get_by_text("attacks", exact=False).first).to_be_attached()
    party.no_token_crosses()
