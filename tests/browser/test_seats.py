"""Seats that others want: who is asked, who is told, and how people are muted, removed and forgotten."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from .conftest import Open
from .findings import serious
from .party import Party, path_of
from .players import tab_to
from .test_hosting import open_menu, two_in_the_lobby, two_people


def more_about(host: Page, name: str) -> None:
    open_menu(host)
    host.get_by_role("button", name=f"More about {name}").click()


def say(page: Page, text: str) -> None:
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill(text)
    page.get_by_role("button", name="Send").click()
    expect(page.locator(".chat li").last).to_contain_text(text)


def test_everybody_is_asked_and_everybody_is_told(open_page: Open, game: str) -> None:
    """By keyboard; what was told stays, for those who watch as well, and in the replay."""
    party = Party(open_page, game, 2)
    ann, bo, cy = (one.page for one in party.people)
    party.play(4, random.Random(1))
    cy.goto("/about")
    more_about(ann, "Cy")
    tab_to(ann, "Open the seat")
    ann.keyboard.press("Enter")
    expect(ann.locator("dialog .ask")).to_contain_text("Still to answer: Bo, Cy.")
    assert serious(ann) == []
    ann.keyboard.press("Escape")
    for page in (ann, bo, party.watcher.page):
        expect(page.locator(".ask")).to_contain_text("Ann wants to open the seat of Cy for somebody else")
        expect(page.locator(".ask")).to_contain_text("Still to answer: Bo, Cy.")
    expect(party.watcher.page.locator(".ask button")).to_have_count(0)
    assert serious(bo) == []
    tab_to(bo, "I agree")
    bo.keyboard.press("Enter")
    expect(ann.locator(".ask")).to_contain_text("Still to answer: Cy.")
    cy.go_back()
    expect(cy.locator(".ask")).to_contain_text("Ann wants to open your seat for somebody else")
    tab_to(cy, "I agree")
    cy.keyboard.press("Enter")
    tab_to(ann, "Do it now")
    ann.keyboard.press("Enter")
    expect(cy.get_by_role("alert")).to_contain_text("your seat was opened for somebody else")
    newcomer = open_page(f"/t/{ann.url.rpartition('/')[2]}#i={party.invite}", name="Di")
    newcomer.get_by_role("button", name="Take a seat").click()
    told = ["Seat 3: Cy plays here no longer. The seat is open.", "Seat 3: Di sits down here."]
    for page in (ann, bo, party.watcher.page, newcomer):
        expect(page.locator(".log .note")).to_have_text(told)
    expect(bo.locator(".notice.seats")).to_contain_text(told[1])
    assert serious(bo) == []
    bo.reload()
    expect(bo.locator(".log .note")).to_have_text(told)
    bo.goto(f"{bo.url}/replay")
    bo.get_by_role("button", name="To the end").click()
    expect(bo.locator(".log .note")).to_have_text(told)
    bo.get_by_role("button", name="To the start").click()
    expect(bo.locator(".log .note")).to_have_count(0)


def test_one_no_and_the_seat_stays(open_page: Open, game: str) -> None:
    host, guest = two_people(open_page, game)
    more_about(host, "Zed")
    host.get_by_role("button", name="A new link for Zed").click()
    expect(guest.locator(".ask")).to_contain_text("Ann wants a new link for your seat, as if you had lost yours.")
    guest.get_by_role("button", name="No", exact=True).click()
    host.keyboard.press("Escape")
    expect(host.locator(".ask")).to_contain_text("Somebody said no.")
    host.get_by_role("button", name="Good").click()
    expect(host.locator(".ask")).to_have_count(0)
    expect(guest.locator(".ask")).to_have_count(0)
    guest.reload()
    expect(guest.locator(".question")).to_be_visible()


def test_a_lost_link_is_handed_over_anew(open_page: Open, game: str) -> None:
    host, guest = two_people(open_page, game)
    more_about(host, "Zed")
    host.get_by_role("button", name="A new link for Zed").click()
    guest.get_by_role("button", name="I agree").click()
    host.keyboard.press("Escape")
    host.get_by_role("button", name="Do it now").click()
    dialog = host.get_by_role("dialog", name="A new link for Zed")
    expect(dialog.locator("img")).to_be_visible()
    link = dialog.locator("input").input_value()
    expect(guest.get_by_role("alert")).to_contain_text("The host was given a new link for your seat")
    back = open_page(path_of(link), name="Zed")
    expect(back.locator(".question")).to_be_visible()
    expect(back.locator(".log .note")).to_have_text(["Seat 2: the host was given a new link for Zed."])


def test_somebody_is_muted_and_can_speak_again(open_page: Open, game: str) -> None:
    host, guest = two_people(open_page, game)
    say(guest, "spam")
    open_menu(host)
    row = host.locator("dialog li", has_text="Zed")
    row.get_by_role("button", name="Mute").click()
    expect(row).to_contain_text("muted")
    expect(guest.get_by_text("The host has muted you.")).to_be_visible()
    expect(guest.get_by_label("Say something")).to_have_count(0)
    row.get_by_role("button", name="Unmute").click()
    say(guest, "sorry")


def test_somebody_is_removed_and_deletes_what_they_said(open_page: Open, game: str) -> None:
    host, guest, invite = two_in_the_lobby(open_page, game)
    host.get_by_role("button", name="Start the game").click()
    expect(guest.locator(".question")).to_be_visible()
    say(guest, "you will regret this")
    host.get_by_role("tab", name="Chat").click()
    expect(host.locator(".chat li")).to_contain_text("Zed")
    more_about(host, "Zed")
    host.get_by_role("button", name="Remove Zed").click()
    host.get_by_role("button", name="Remove for good").click()
    expect(guest.get_by_role("alert")).to_have_text("The host has removed you from this table.")
    host.keyboard.press("Escape")
    expect(host.locator(".chat li")).to_contain_text("Somebody who has left")
    host.get_by_role("tab", name="Log").click()
    expect(host.locator(".log .note")).to_have_text(["Seat 2: the host has removed Zed. A bot plays on."])
    again = open_page(invite, name="Zed")
    expect(again.get_by_role("alert")).to_have_text("There is no such table, or it is not yours to see.")
    guest.reload()
    expect(guest.get_by_role("alert")).to_have_text("The host has removed you from this table.")
    guest.get_by_role("button", name="Delete it for good").click()
    expect(guest.get_by_role("status")).to_have_text("It is deleted.")
    expect(host.locator(".log .note")).to_have_text(["Seat 2: the host has removed somebody. A bot plays on."])
    host.get_by_role("tab", name="Chat").click()
    expect(host.locator(".chat")).to_contain_text("Nobody has said anything yet.")


def test_somebody_leaves_and_nothing_is_kept_of_them(open_page: Open, game: str) -> None:
    host, guest = two_people(open_page, game)
    say(guest, "my address is 4 Mill Lane")
    say(host, "better not say that here")
    open_menu(guest)
    tab_to(guest, "My link to this seat")
    guest.keyboard.press("Enter")
    tab_to(guest, "Delete what is kept about me")
    guest.keyboard.press("Enter")
    tab_to(guest, "Delete it for good")
    guest.keyboard.press("Enter")
    expect(guest.locator(".words .primary-button").first).to_be_visible()
    expect(host.locator(".chat li")).to_have_count(1)
    expect(host.locator("body")).not_to_contain_text("Mill Lane")
    expect(host.locator("body")).not_to_contain_text("Zed")
    host.reload()
    host.get_by_role("tab", name="Chat").click()
    expect(host.locator(".chat li")).to_have_count(1)
    expect(host.locator(".chat li")).to_contain_text("better not say that here")


def test_a_seat_is_freed_before_the_game_and_whoever_sat_there_is_told(open_page: Open, game: str) -> None:
    host, guest, invite = two_in_the_lobby(open_page, game)
    guest.get_by_role("button", name="My link to this seat").click()
    expect(guest.locator(".own img")).to_be_visible()
    for page in (host, guest):
        assert serious(page) == []
    host.get_by_role("button", name="Free the seat").click()
    expect(guest.get_by_role("alert")).to_contain_text("The host has given your seat away before the game.")
    expect(host.locator(".lobby li", has_text="Open for whoever has the link")).to_be_visible()
    again = open_page(invite, name="Zed")
    again.get_by_role("button", name="Take a seat").click()
    expect(host.locator(".lobby li", has_text="Zed")).to_be_visible()
    host.get_by_role("button", name="Remove Zed").click()
    host.get_by_role("button", name="Remove for good").click()
    expect(again.get_by_role("alert")).to_have_text("The host has removed you from this table.")
    assert path_of(host.locator(".share input").first.input_value()) != invite


def test_what_is_agreed_about_newcomers_is_told_before_anybody_sits_down(open_page: Open, game: str) -> None:
    host = open_page(f"/g/{game}", name="Ann")
    host.get_by_text("More choices").click()
    host.get_by_label("People who come later").select_option(label="Only bots take seats")
    host.get_by_role("button", name="Invite friends").click()
    agreed = "In the middle of the game nobody else takes a seat. Bots may."
    expect(host.get_by_text(agreed)).to_be_visible()
    guest = open_page(path_of(host.locator(".share input").first.input_value()), name="Zed")
    expect(guest.get_by_text(agreed)).to_be_visible()
    guest.get_by_role("button", name="Take a seat").click()
    host.get_by_role("button", name="Start the game").click()
    more_about(host, "Zed")
    expect(host.get_by_role("button", name="Open the seat")).to_have_count(0)
    expect(host.locator("dialog .host")).to_contain_text(agreed)


def test_those_who_watch_are_sent_away_by_a_new_link(open_page: Open, game: str) -> None:
    host, _ = two_people(open_page, game)
    open_menu(host)
    link = host.locator("dialog .share input").last
    old = link.input_value()
    viewer = open_page(path_of(old))
    expect(viewer.get_by_text("You are watching.")).to_be_visible()
    host.get_by_role("button", name="New link for watching").click()
    host.get_by_role("button", name="Make it now").click()
    expect(viewer.get_by_role("alert")).to_contain_text("The link for watching has changed.")
    expect(link).not_to_have_value(old)
    new = open_page(path_of(link.input_value()))
    expect(new.get_by_text("You are watching.")).to_be_visible()


def test_one_of_two_at_one_screen_is_forgotten_and_the_other_plays_on(open_page: Open, game: str) -> None:
    page = open_page(f"/g/{game}", name="Ann")
    page.get_by_role("button", name="Play at one screen").click()
    page.get_by_label("Name of player 2").fill("Zed")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".question")).to_be_visible()
    table = page.url
    open_menu(page)
    page.get_by_role("button", name="My link to this seat").click()
    page.get_by_role("button", name="Delete what is kept about me").click()
    page.get_by_role("button", name="Delete it for good").click()
    expect(page.locator(".words .primary-button").first).to_be_visible()
    page.goto(table)
    expect(page.locator(".question")).to_be_visible()
    expect(page.locator(".log .note").first).to_have_text("Seat 1: somebody has left.")
    open_menu(page)
    expect(page.locator("dialog li", has_text="Zed")).to_contain_text("host")
