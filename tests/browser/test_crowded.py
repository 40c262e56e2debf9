"""Where much has to fit: eight cards in hand, beside a long question and the log."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from fivefires.kernel import seed_from

from .conftest import SIZES, Open, Serve
from .players import click_option, keys, wait_for_turn

# By this deal the host begins, and three searches of the first turn bring three cards to the five that are dealt.
SEED = seed_from("many cards, 5")
MANY = 8
# How high the board stays beside so many cards, in pixels.
BOARD = {"desk": 380, "tablet": 220}
# What a searcher answers, the dearest first.
WISHES = ("search:", "move:", "at:", "card:")
# Cards whose words are not all within the window, within their mat and within the card, or which lie over each other.
UNREADABLE = """() => {
    const mat = document.querySelector('.table > .mine');
    const seen = mat.getBoundingClientRect();
    const within = (part, whole) => part.top >= whole.top - 1 && part.bottom <= whole.bottom + 1 &&
        part.left >= whole.left - 1 && part.right <= whole.right + 1;
    const cards = [...mat.querySelectorAll('.card')];
    const boxes = cards.map(card => card.getBoundingClientRect());
    const told = card => [...card.querySelectorAll('.title, .type, .effect')];
    const words = card => told(card).flatMap(one => [...one.getClientRects()]);
    const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return cards.filter((card, index) =>
        words(card).some(line => !within(line, boxes[index]) || !within(line, seen) || line.bottom > innerHeight) ||
        boxes.some((other, at) => at !== index && over(other, boxes[index]))
    ).map(card => card.textContent.trim());
}"""
# The lines of the log that can be read as a whole.
LOGGED = """() => {
    const seen = document.querySelector('.log ol').getBoundingClientRect();
    return [...document.querySelectorAll('.log li')].map(one => one.getBoundingClientRect())
        .filter(one => one.top >= seen.top - 1 && one.bottom <= seen.bottom + 1).length;
}"""


HEIGHT = "document.querySelector('svg[data-board]').getBoundingClientRect().height"


def wished(offered: list[str]) -> str:
    return next((key for wish in WISHES for key in offered if key.startswith(wish)), offered[0])


def search_until_many(page: Page) -> None:
    hand = page.locator('.table > .mine [data-row^="hand"] .card')
    for _ in range(20):
        assert wait_for_turn(page)
        if hand.count() >= MANY:
            break
        click_option(page, wished(keys(page)))
    expect(hand).to_have_count(MANY)


def test_with_eight_cards_every_word_can_be_read_and_a_long_question_leaves_room_for_the_log(
    open_page: Open, own_server: Serve
) -> None:
    page = open_page("/g/long_night", base_url=own_server(SEED).url)
    page.locator(".numbers label", has_text="3").click()
    page.get_by_role("button", name="Play against bots").click()
    search_until_many(page)
    unreadable: dict[str, Any] = {}
    logged: dict[str, int] = {}
    high: dict[str, float] = {}
    for size in ("desk", "tablet"):
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        page.reload()
        assert wait_for_turn(page)
        page.wait_for_load_state("networkidle")
        unreadable[size], logged[size] = page.evaluate(UNREADABLE), page.evaluate(LOGGED)
        high[size] = page.evaluate(HEIGHT)
    assert unreadable == {"desk": [], "tablet": []}
    assert min(logged.values()) >= 1, logged
    assert logged["desk"] >= 2
    assert [size for size, least in BOARD.items() if high[size] < least] == [], high


def test_what_is_only_planned_by_leaves_the_room_to_the_board(open_page: Open, own_server: Serve) -> None:
    """Fourteen Items to craft are names that are read when they are pointed at; what can be crafted lies open."""
    page = open_page("/g/raid_trade", base_url=own_server(SEED).url)
    page.get_by_role("button", name="Play against bots").click()
    planned = page.locator(".table > .mine .planned button")
    for _ in range(9):
        assert wait_for_turn(page)
        if planned.count() >= MANY:
            break
        click_option(page, keys(page)[0])
    assert planned.count() >= MANY
    assert page.evaluate(HEIGHT) >= BOARD["desk"]
    planned.first.click()
    expect(page.locator(".peek .effect")).to_be_visible()
