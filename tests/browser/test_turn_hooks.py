"""An address of one's own that is called when it is one's turn: named at the table, tried, called, and removed."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from .conftest import SIZES, Open
from .mailbox import Mailbox
from .players import click_option, holds, pass_on, wait_for_turn
from .test_hosting import open_menu, two_people
from .waiting import until


def set_address(page: Page, address: str, format: str, answer: str) -> None:
    hook = page.locator("form.hook")
    hook.get_by_label("Address").fill(address)
    hook.get_by_label("Understood there").select_option(format)
    hook.get_by_role("button", name="Keep").click()
    expect(hook.get_by_role("status")).to_contain_text(answer)


def test_an_address_is_named_tried_called_and_removed(open_page: Open, mailbox: Mailbox) -> None:
    host, guest = two_people(open_page, "pig")
    wait_for_turn(host)
    width, height = SIZES["phone"]
    guest.set_viewport_size({"width": width, "height": height})
    open_menu(guest)
    guest.get_by_role("button", name="Settings").click()
    hook = guest.locator("form.hook")
    for other in ("https://evil.example/x", "http://169.254.169.254/latest", "http://localhost/x"):
        set_address(guest, other, "json", "This server does not call that address.")
    set_address(guest, mailbox.url, "json", "It is called from now on.")
    assert guest.locator("dialog[open]").evaluate("one => one.scrollWidth <= one.clientWidth")
    hook.get_by_role("button", name="Try it").click()
    expect(hook.get_by_role("status")).to_have_text("It was called, and answered 201.")
    table = guest.url
    guest.goto("/")
    mailbox.got.clear()
    click_option(host, "hold")
    until(lambda: holds(host), "the turn can be passed on")
    pass_on(host)
    until(lambda: mailbox.got, "the address is called")
    [(_, body)] = mailbox.got
    told = json.loads(body)
    assert (told["title"], told["text"]) == ("Pig", "It is your turn.")
    guest.goto(told["link"])
    assert wait_for_turn(guest)
    assert guest.url.split("?")[0] == table.split("?")[0]
    open_menu(guest)
    guest.get_by_role("button", name="Settings").click()
    expect(hook.get_by_label("Address")).to_have_value(mailbox.url)
    hook.get_by_role("button", name="Remove").click()
    expect(hook.get_by_role("status")).to_have_text("It is not called any more.")
