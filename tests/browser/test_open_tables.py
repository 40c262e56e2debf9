"""Finding people: a host lists a table before the game, and somebody who has no link sits down there."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .conftest import Open, Serve


def listed(open_page: Open, url: str, game: str) -> Page:
    host = open_page(f"/g/{game}", name="Ann", base_url=url)
    host.get_by_role("button", name="Invite friends").click()
    host.get_by_role("button", name="Look for players").click()
    host.get_by_label("Language").select_option("de")
    host.get_by_label("Pace").select_option("days")
    host.locator("form").get_by_role("button", name="Look for players").click()
    expect(host.get_by_text("This table looks for players")).to_be_visible()
    return host


def test_a_stranger_sits_down_from_the_list_and_the_game_begins(open_page: Open, own_server: Serve, game: str) -> None:
    url = own_server(lists=True).url
    host = listed(open_page, url, game)
    stranger = open_page("/", name="Zed", base_url=url)
    stranger.get_by_role("link", name="Find players").click()
    entry = stranger.locator("main li")
    expect(entry).to_contain_text("German")
    expect(entry).to_contain_text("a move may take days")
    expect(entry).not_to_contain_text("Ann")
    entry.get_by_role("button", name="Take a seat").click()
    expect(stranger).to_have_url(re.compile("/t/"))
    expect(host.locator(".lobby li", has_text="Zed")).to_be_visible()
    host.get_by_role("button", name="Start the game").click()
    expect(stranger.locator(".question")).to_be_visible()
    late = open_page("/open", name="Cy", base_url=url)
    expect(late.get_by_text("No table looks for players just now")).to_be_visible()


def test_a_table_that_is_taken_off_the_list_is_gone(open_page: Open, own_server: Serve, game: str) -> None:
    url = own_server(lists=True).url
    host = listed(open_page, url, game)
    stranger = open_page("/open", name="Zed", base_url=url)
    seat = stranger.get_by_role("button", name="Take a seat")
    expect(seat).to_be_visible()
    host.get_by_role("button", name="Look for players no longer").click()
    expect(host.get_by_role("button", name="Look for players")).to_be_visible()
    seat.click()
    expect(stranger.get_by_role("alert")).to_contain_text("no such table")
    expect(seat).to_have_count(0)


def test_without_the_operator_there_is_no_list(open_page: Open, game: str) -> None:
    page = open_page("/")
    expect(page.get_by_role("link", name="About")).to_be_visible()
    expect(page.get_by_role("link", name="Find players")).to_have_count(0)
    page.goto("/open")
    expect(page.get_by_role("alert")).to_contain_text("keeps no list")
    page.goto(f"/g/{game}")
    page.get_by_role("button", name="Invite friends").click()
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    expect(page.get_by_role("button", name="Look for players")).to_have_count(0)


def test_the_list_fits_on_every_screen(open_page: Open, own_server: Serve, game: str) -> None:
    url = own_server(lists=True).url
    listed(open_page, url, game)
    for size in ("desk", "tablet", "phone"):
        page = open_page("/open", size=size, base_url=url)
        expect(page.get_by_role("button", name="Take a seat")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
