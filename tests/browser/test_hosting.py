"""Seats that are handed around in the middle of a game, by their owners and by the host."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect

from .conftest import Open
from .party import path_of
from .players import click_answer, is_asked, wait_for_turn
from .waiting import until

BUSY = {"code": "busy", "reason": {"id": "refused-busy"}}


def two_in_the_lobby(open_page: Open, game: str) -> tuple[Page, Page, str]:
    """The host, the guest, and the link that the guest came by."""
    host = open_page(f"/g/{game}", name="Ann")
    host.get_by_role("button", name="Invite friends").click()
    invite = path_of(host.locator(".share input").first.input_value())
    guest = open_page(invite, name="Zed")
    guest.get_by_role("button", name="Take a seat").click()
    expect(host.locator(".lobby li", has_text="Zed")).to_be_visible()
    return host, guest, invite


def two_people(open_page: Open, game: str) -> tuple[Page, Page]:
    host, guest, _ = two_in_the_lobby(open_page, game)
    host.get_by_role("button", name="Start the game").click()
    expect(guest.locator(".question")).to_be_visible()
    return host, guest


def open_menu(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    expect(page.locator("dialog[open]")).to_be_visible()


def test_a_guest_who_leaves_the_lobby_makes_room(open_page: Open, game: str) -> None:
    host, guest, invite = two_in_the_lobby(open_page, game)
    late = open_page(invite, name="Cy")
    expect(late.get_by_role("status")).to_have_text("Every seat is taken.")
    guest.get_by_role("button", name="Leave the table").click()
    expect(guest).to_have_url(re.compile("/$"))
    expect(host.locator(".lobby li", has_text="Zed")).to_have_count(0)
    expect(host.get_by_role("button", name="Start the game")).to_be_disabled()
    late.reload()
    late.get_by_role("button", name="Take a seat").click()
    expect(host.locator(".lobby li", has_text="Cy")).to_be_visible()


def test_taking_a_seat_and_starting_outlast_a_busy_moment(open_page: Open, game: str) -> None:
    """The first time each is refused as busy; nobody has to click again."""
    host = open_page(f"/g/{game}", name="Ann")
    host.get_by_role("button", name="Invite friends").click()
    guest = open_page(path_of(host.locator(".share input").first.input_value()), name="Zed")
    for page, what in ((guest, "join"), (host, "start")):
        page.route(f"**/{what}", lambda route: route.fulfill(status=503, json=BUSY), times=1)
    guest.get_by_role("button", name="Take a seat").click()
    host.get_by_role("button", name="Start the game").click()
    expect(guest.locator(".question")).to_be_visible()
    expect(host.locator(".question")).to_be_visible()


def test_a_game_is_called_off_before_it_begins(open_page: Open, game: str) -> None:
    host, guest, invite = two_in_the_lobby(open_page, game)
    host.get_by_role("button", name="Call it off").click()
    host.locator(".lobby .sure").click()
    expect(host).to_have_url(re.compile("/$"))
    expect(guest.get_by_text("The host has called this game off.")).to_be_visible()
    late = open_page(invite, name="Cy")
    expect(late.get_by_role("status")).to_have_text("The host has called this game off.")
    expect(late.get_by_role("button", name="Take a seat")).to_have_count(0)


def test_a_bot_plays_for_somebody_who_is_away(open_page: Open, game: str) -> None:
    host, guest = two_people(open_page, game)
    guest.goto("/about")
    open_menu(host)
    row = host.locator("dialog li", has_text="Zed")
    expect(row).to_contain_text("away")
    row.get_by_role("button", name="A bot plays for now").click()
    expect(row).to_contain_text("bot for now")
    row.get_by_role("button", name="Give the seat back").click()
    expect(row).to_contain_text("away")
    # Who is away keeps the seat until everybody has agreed, themselves included.
    host.get_by_role("button", name="More about Zed").click()
    host.get_by_role("button", name="Open the seat").click()
    expect(host.locator("dialog .ask")).to_contain_text("Still to answer: Zed.")
    expect(row.first).to_contain_text("away")
    guest.go_back()
    guest.get_by_role("button", name="I agree").click()
    expect(guest.get_by_role("alert")).to_have_count(0)
    host.keyboard.press("Escape")
    host.get_by_role("button", name="Do it now").click()
    expect(guest.get_by_role("alert")).to_have_text("Everybody was asked, and your seat was opened for somebody else.")
    open_menu(host)
    invite = host.locator("dialog .share input").first.input_value()
    expect(host.locator("dialog .share img").first).to_be_visible()
    assert "#i=" in invite
    other = open_page(path_of(invite), name="Cy")
    other.get_by_role("button", name="Take a seat").click()
    expect(other.locator(".question")).to_be_visible()
    expect(host.locator("dialog li", has_text="Cy")).to_contain_text("at the table")


def test_a_seat_moves_to_another_device_and_its_link_can_be_voided(open_page: Open, game: str) -> None:
    page = open_page(f"/g/{game}")
    page.get_by_role("button", name="Play against bots").click()
    wait_for_turn(page)
    open_menu(page)
    page.get_by_role("button", name="My link to this seat").click()
    expect(page.locator("dialog .share img")).to_be_visible()
    link = page.locator("dialog .share input").first.input_value()
    phone = open_page(path_of(link), "phone")
    assert wait_for_turn(phone)
    page.get_by_role("button", name="Make a new link").click()
    expect(phone.get_by_role("alert")).to_be_visible()
    page.keyboard.press("Escape")
    assert wait_for_turn(page)
    click_answer(page, random.Random(1))
    page.reload()
    assert wait_for_turn(page)


def test_the_host_ends_the_game_for_everybody(open_page: Open, game: str) -> None:
    host, guest = two_people(open_page, game)
    open_menu(host)
    host.get_by_role("button", name="End this game for everybody").click()
    host.get_by_role("button", name="End it now").click()
    expect(host.locator(".mine em").first).to_have_text("Closed")
    until(lambda: not is_asked(guest), "nothing more is asked")


def test_chat_reaches_those_who_sit_and_a_spectator_only_later(open_page: Open, game: str) -> None:
    host, guest = two_people(open_page, game)
    open_menu(host)
    watch = host.locator("dialog .share input").last.input_value()
    host.keyboard.press("Escape")
    viewer = open_page(path_of(watch))
    for page in (host, guest, viewer):
        page.get_by_role("tab", name="Chat").click()
    host.get_by_label("Say something").fill("<b>Who has the rope?</b>")
    host.get_by_role("button", name="Send").click()
    expect(guest.locator(".chat li")).to_contain_text("<b>Who has the rope?</b>")
    expect(viewer.get_by_text("Whoever watches may speak when the game is over.")).to_be_visible()
    expect(viewer.locator(".chat")).not_to_contain_text("rope")
