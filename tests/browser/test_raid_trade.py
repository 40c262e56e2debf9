"""Raid & Trade as people play it: a whole game at three screens, a flight by keys, a trade by thumb."""

from __future__ import annotations

import json
import random
from functools import partial

from playwright.sync_api import Page, Route, expect

from fivefires.games.raid_trade.game import GAME
from fivefires.kernel import Runner, Setup

from .conftest import Open, Serve
from .findings import serious
from .party import Party
from .players import (
    click_answer,
    click_option,
    holds,
    is_asked,
    is_over,
    key_answer,
    keys,
    pass_on,
    play_to_the_end,
    step_of,
    wait_for_step,
    wait_for_turn,
)
from .waiting import until

# In the game of this seed the first seat begins, both raids bring something, and the attack wins.
DEALT = (283).to_bytes(32, "big")
ANN, BO, CY = range(3)
Words = tuple[tuple[int, str], ...]


def says(seat: int, *answers: str) -> Words:
    return tuple((seat, answer) for answer in answers)


RAIDS = (
    *((ANN, "card:carter"), (BO, "card:mayu"), (CY, "card:zoey"), (ANN, "card:market_day")),
    *says(ANN, "raid:market.1", "take-blacklist", "choose:use_effect", "end-turn"),
    *says(BO, "raid:market.2", "take-blacklist", "choose:use_effect", "end-turn"),
    (CY, "pass-round"),
)
OFFER = says(ANN, "trade", "offer-to-all", "compose", "put:tools:1", "enough", "put:medical:1", "enough", "send")
COUNTER = says(BO, "counter", "put:medical:1", "enough", "put:tools:1", "put:food:1", "enough", "promise:peace", "send")
CRAFT = ((ANN, "accept"), (ANN, "end-turn"), (BO, "craft:arm_sling"), (BO, "end-turn"))
UNHEARD = (
    *says(ANN, "trade", "with:1", "compose", "put:clothing:1", "enough", "put:food:1", "enough", "send"),
    (BO, "say-nothing"),
)
FIGHT = ((ANN, "attack:1"), (BO, "react:card:arm_sling"), *says(ANN, "portion:tools:1", "portion:food:1", "end-turn"))
SHARED = (
    *((BO, "pass-round"), (ANN, "pass-round"), (CY, "card:team_up")),
    *((CY, "from-deck"), (ANN, "from-deck"), (BO, "from-deck")),
)
# A round in which nobody spends AP ends the game, and points decide.
END = ((CY, "pass-round"), (ANN, "pass-round"), (BO, "pass-round"))


def somebody_acts(pages: list[Page], asked: Page) -> bool:
    return is_asked(asked) or any(map(holds, pages))


def play_at(pages: list[Page], *answers: tuple[int, str]) -> None:
    """One answer after the other; whoever is asked to passes on first."""
    for seat, answer in answers:
        asked = pages[seat]
        until(partial(somebody_acts, pages, asked), "somebody acts")
        for page in pages:
            if holds(page):
                pass_on(page)
        wait_for_turn(asked)
        click_option(asked, answer)


def patient(page: Page) -> None:
    """The host lets an offer wait for long."""
    page.locator("details summary").click()
    page.get_by_label("Time for a quick question").select_option("180")


def impatient(page: Page) -> None:
    """The host lets an offer lapse sooner than the page suggests."""

    def sooner(route: Route) -> None:
        route.continue_(post_data=json.dumps({**(route.request.post_data_json or {}), "silence_seconds": 5}))

    page.route("**/api/tables", sooner)


def hands(*answers: tuple[int, str]) -> list[list[str]]:
    """The Incidents that each seat has drawn unseen, in the same game."""
    game = Runner(GAME, Setup(3, "city", (), {}), DEALT)
    for seat, answer in answers:
        game.answer(seat, answer)
    return [game.state.piles[f"hand.{seat}"] for seat in range(3)]


def test_three_people_play_to_the_end(open_page: Open, own_server: Serve) -> None:
    server = own_server(DEALT)
    party = Party(open_page, "raid_trade", guests=2, agree=patient, base_url=server.url)
    pages = [one.page for one in party.people]
    everybody = [*pages, party.watcher.page]

    play = partial(play_at, pages)
    play(*RAIDS)
    expect(pages[ANN].locator('.space[data-kind="outpost"]')).to_have_count(1)
    expect(pages[ANN].locator('.space[data-kind="road"]').first).to_be_attached()
    play(*OFFER)
    offer = party.watcher.page.get_by_role("region", name="An offer")
    expect(offer).to_contain_text("Ann offers")
    assert serious(pages[BO]) == []
    play(*COUNTER)
    expect(offer.last).to_contain_text("Bo offers instead")
    expect(offer.last).to_contain_text("no attack")
    play(*CRAFT, *UNHEARD, *FIGHT)
    for page in everybody:
        expect(page.get_by_text("attacks", exact=False).first).to_be_attached()
    play(*SHARED)
    wait_for_turn(pages[CY])
    drawn = hands(*RAIDS, *OFFER, *COUNTER, *CRAFT, *UNHEARD, *FIGHT, *SHARED)
    for seat, [card] in enumerate(drawn):
        for other, person in enumerate((*party.people, party.watcher)):
            told = any(f'"{card}"' in text for text in person.traffic.received())
            assert told is (seat == other), (seat, other, card)
    play(*END)
    for page in everybody:
        until(partial(is_over, page), "all see the end")
    party.no_token_crosses()


def test_an_offer_lapses_that_nobody_answers(open_page: Open, own_server: Serve) -> None:
    server = own_server(DEALT)
    party = Party(open_page, "raid_trade", guests=2, agree=impatient, base_url=server.url)
    pages = [one.page for one in party.people]
    ann = pages[ANN]
    swap = ("trade", "with:1", "compose", "put:boots:1", "enough", "put:thermos:1", "enough", "send")
    play_at(pages, *RAIDS[:4], *says(ANN, *swap))
    until(lambda: is_asked(ann) and "trade" in keys(ann), "the turn goes on")
    for page in (*pages, party.watcher.page):
        expect(page.get_by_role("region", name="An offer")).to_have_count(0)
        expect(page.get_by_text("says nothing", exact=False).first).to_be_attached()


def test_offers_can_be_declined_until_ones_turn(open_page: Open, own_server: Serve) -> None:
    server = own_server(DEALT)
    party = Party(open_page, "raid_trade", guests=2, agree=patient, base_url=server.url)
    pages = [one.page for one in party.people]
    ann, bo = pages[ANN], pages[BO]
    offers = [
        says(ANN, "trade", "with:1", "compose", "put:boots:1", "enough", f"put:{wanted}:1", "enough", "send")
        for wanted in ("thermos", "bandages", "arm_sling")
    ]
    play_at(pages, *RAIDS[:4], *offers[0])
    bo.get_by_role("button", name="Decline, until my turn").click()
    stands = bo.get_by_text("Until your turn. Offers of others: Decline.")
    expect(stands).to_be_visible()
    assert serious(bo) == []
    said = bo.get_by_text("You had said so before. Offers of others: Decline.")
    expect(said).to_have_count(0)
    play_at(pages, *offers[1])
    until(lambda: is_asked(ann) and "trade" in keys(ann), "the turn goes on")
    expect(said).to_be_attached()
    bo.get_by_role("button", name="Ask me again").click()
    expect(stands).to_have_count(0)
    play_at(pages, *offers[2])
    wait_for_turn(bo)
    for one in (party.people[ANN], party.people[CY], party.watcher):
        assert not any("ask-answer-offer" in text for text in one.traffic.received())


def choose(page: Page, mode: str) -> None:
    page.locator("details summary").click()
    page.get_by_label("Way to play").select_option(mode)


def test_a_flight_from_the_city_by_keyboard(open_page: Open, own_server: Serve) -> None:
    server = own_server(DEALT)
    page = open_page("/g/raid_trade", base_url=server.url)
    choose(page, "escape")
    page.get_by_role("button", name="Play against bots").click()
    assert play_to_the_end(page, key_answer, random.Random(3), 400) > 5


# A free place whose middle nothing covers.
IN_THE_OPEN = """() => [...document.querySelectorAll('.space.can[data-kind="free"] .land')].find(land => {
    const { x, y, width, height } = land.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === land;
})?.parentNode.dataset.space"""


def test_the_players_lay_the_city(open_page: Open, own_server: Serve) -> None:
    """Free places light up, a click on one of them lays the tile there, and the city is played in."""
    server = own_server(DEALT)
    page = open_page("/g/raid_trade", base_url=server.url)
    page.locator("details summary").click()
    page.get_by_label("The players lay the city").check()
    page.get_by_label("Characters").select_option(label="Characters are dealt")
    page.get_by_role("button", name="Play against bots").click()
    free, tiles = page.locator('.space.can[data-kind="free"]'), page.locator(".tile:not(.tried)")
    tried = page.locator(".tile.tried")
    mine = 0
    while wait_for_turn(page) and (found := keys(page) or ["place"])[0].startswith(("tile:", "place", "turned:")):
        before, laid = step_of(page), tiles.count()
        if free.count():
            assert laid == tiles.count() < 9
            mine += 1
            place = page.locator(f'.space[data-space="{page.evaluate(IN_THE_OPEN)}"] .land')
            place.click()
            expect(tried).to_have_count(1)  # As it would lie.
            place.click()
            wait_for_step(page, before)
        else:
            click_option(page, found[-1])
    assert mine >= 2
    assert tiles.count() == 9
    expect(page.locator('.space[data-kind="free"]')).to_have_count(0)
    expect(page.locator('.space[data-kind="outpost"]')).to_have_count(1)
    assert serious(page) == []


def test_a_trade_by_thumb(open_page: Open, own_server: Serve) -> None:
    """On a phone both sides of an offer and the way to send it are in sight."""
    server = own_server(DEALT)
    page = open_page("/g/raid_trade", "phone", base_url=server.url)
    page.get_by_role("button", name="Play against bots").click()
    chance = random.Random(2)
    while wait_for_turn(page) and "trade" not in keys(page):
        click_answer(page, chance)
    for answer in ("trade", "with:1", "compose"):
        click_option(page, answer)
    for _ in range(2):
        wait_for_turn(page)
        click_option(page, keys(page)[0])
        wait_for_turn(page)
        if "enough" in keys(page):
            click_option(page, "enough")
    offer = page.get_by_role("region", name="An offer")
    for part in (offer, page.locator('[data-key="send"]')):
        expect(part).to_be_in_viewport()
    assert serious(page) == []
    click_option(page, "send")
    expect(offer).to_have_count(0)
