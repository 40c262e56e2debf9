"""Talk with several people: what is said, who has voted, and a table that has room for it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import SIZES, Open, Serve
from .party import Party
from .players import click_option, holds, is_asked, keys, pass_on
from .waiting import until


def to_a_turn(party: Party) -> Page:
    """Whoever has the turn; until then everybody takes the first option."""
    pages = [one.page for one in party.people]
    while True:
        until(lambda: any(is_asked(page) or holds(page) for page in pages), "somebody acts")
        page = next(page for page in pages if is_asked(page) or holds(page))
        if holds(page):
            pass_on(page)
        elif "end-turn" in keys(page):
            return page
        else:
            click_option(page, keys(page)[0])


def standing(page: Page) -> dict[str, bool]:
    """Who has answered, and who has not, as the page shows it."""
    lines = page.locator("ul.tally li").all()
    return {line.locator(".name").inner_text(): "done" in (line.get_attribute("class") or "") for line in lines}


def test_a_vote_is_asked_of_all_at_once_and_shows_who_has_voted(open_page: Open) -> None:
    party = Party(open_page, "long_night", 2)
    caller = to_a_turn(party)
    others = [one.page for one in party.people if one.page is not caller]
    click_option(caller, "accuse")
    expect(caller.locator('.options [data-key^="accuse:"]').first).to_be_visible()
    click_option(caller, next(key for key in keys(caller) if key.startswith("accuse:")))
    for page in (caller, *others):
        expect(page.locator('.options [data-key="yes"]')).to_be_visible()
    names = set(standing(caller))
    assert names == {"Ann", "Bo", "Cy"}
    click_option(others[0], "yes")
    for page in (caller, others[1], party.watcher.page):
        expect(page.locator("ul.tally .done")).to_have_count(1)
        assert "yes" not in page.locator("ul.tally").inner_text().lower()
    expect(others[0].locator(".question")).to_contain_text("You chose: Yes")
    click_option(others[1], "no")
    click_option(caller, "no")
    for page in (caller, party.watcher.page):
        expect(page.locator(".log")).to_contain_text("votes yes")


def test_what_is_said_stands_beside_the_question_until_it_is_read(open_page: Open) -> None:
    party = Party(open_page, "long_night", 2)
    page = to_a_turn(party)
    speaker = next(one.page for one in party.people if one.page is not page)
    speaker.get_by_role("tab", name="Chat").click()
    speaker.get_by_label("Say something").fill("Who has fuel?")
    speaker.get_by_role("button", name="Send").click()
    said = page.locator("button.said")
    expect(said).to_contain_text("Who has fuel?")
    expect(speaker.locator("button.said")).to_have_count(0)
    width, height = SIZES["phone"]
    page.set_viewport_size({"width": width, "height": height})
    said.click()
    expect(page.locator(".chat li")).to_contain_text("Who has fuel?")
    expect(page.get_by_label("Say something")).to_be_visible()
    expect(said).to_have_count(0)


def test_a_hand_of_six_needs_no_scrolling_on_a_tablet(open_page: Open, own_server: Serve) -> None:
    """With two players there are seven cards and three survivors; the mat shows them all."""
    page = open_page("/g/long_night", size="tablet", base_url=own_server(bytes(range(32))).url)
    page.locator(".numbers label", has_text="2").click()
    page.get_by_role("button", name="Play against bots").click()
    until(lambda: is_asked(page), "the first question comes")
    while "end-turn" not in keys(page):
        click_option(page, keys(page)[0])
        until(lambda: is_asked(page), "the next question comes")
    assert page.locator(".mine .card[data-kind=item]").count() >= 6
    rows = page.locator(".mine .rows")
    assert rows.evaluate("rows => rows.scrollWidth - rows.clientWidth") <= 0
