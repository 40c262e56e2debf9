"""Notifications, from the switch in the settings to what the browser shows when the page is closed.

The push service of the browser's maker is not asked: its place on this machine takes the message, opens it, and hands
it to the page's own worker as the browser would.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType, Page, expect

from tests.server.push_service import Subscriber, sender

from . import chromium
from .conftest import Open, Server
from .mailbox import Mailbox
from .party import path_of
from .players import click_option, holds, is_asked, keys, pass_on, wait_for_turn
from .waiting import until

# Seconds after which a message is sent again.
SOON = 10.0
# Headless browsers have no push service to subscribe at, so the page's request for one is answered here.
SUBSCRIBED = """subscription => {
    let made = null;
    const given = {...subscription, toJSON: () => subscription, unsubscribe: async () => { made = null; return true; }};
    PushManager.prototype.subscribe = async options => {
        window.subscribedWith = options.applicationServerKey;
        return (made = given);
    };
    PushManager.prototype.getSubscription = async () => made;
}"""
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
    .map(one => ({title: one.title, body: one.body, tag: one.tag}))"""


@pytest.fixture(scope="module")
def browser(browser_type: BrowserType) -> Iterator[Browser]:
    """One that has notifications at all."""
    made = browser_type.launch(executable_path=chromium.whole())
    yield made
    made.close()


def turn_on(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Turn notifications on").click()
    expect(page.get_by_text("This browser tells you when it is your turn")).to_be_visible()
    page.keyboard.press("Escape")


def test_a_closed_page_tells_whose_turn_it_is(open_page: Open, server: Server, mailbox: Mailbox) -> None:
    browser = Subscriber()
    host = open_page("/g/pig", name="Ann")
    host.get_by_role("button", name="Invite friends").click()
    invite = host.locator(".share input").first.input_value()
    guest = open_page(path_of(invite), name="Bo")
    guest.context.grant_permissions(["notifications"])
    subscription = browser.subscription(mailbox.url)
    del subscription["locale"]  # The page's to add.
    guest.context.add_init_script(f"({SUBSCRIBED})({json.dumps(subscription)})")
    guest.get_by_role("button", name="Take a seat").click()
    expect(host.get_by_text("Bo", exact=True)).to_be_visible()
    expect(guest.get_by_role("button", name="Take a seat")).to_have_count(0)
    worker = Worker(guest)
    guest.goto("/")
    turn_on(guest)
    key = guest.evaluate("window.subscribedWith")
    host.get_by_role("button", name="Start the game").click()
    # Ann plays until Bo is asked, who is not there.
    while until(lambda: mailbox.got or is_asked(host) or holds(host), "somebody is asked") is True:
        play_on(host)
    headers, body = mailbox.got[0]
    assert sender(headers["authorization"])[1] == key == server.get("/api/server")["push_key"]
    message = browser.read(body)
    assert message["title"] == "Pig"
    shown = until(lambda: shown_after(worker, guest, json.dumps(message)), "the notification is shown")
    assert shown == [{"title": "Pig", "body": "It is your turn.", "tag": f"turn-{message['table']}"}]
    guest.goto(f"/t/{message['table']}")
    assert wait_for_turn(guest)


def shown_after(worker: Worker, page: Page, message: str) -> Any:
    """The browser drops what reaches a worker that is just being started; a push service sends such a thing again."""
    worker.deliver(message)
    with suppress(AssertionError):
        return until(lambda: page.evaluate(SHOWN), "it is shown", SOON)
    return None


def play_on(page: Page) -> None:
    """Play until the turn has passed on."""
    if holds(page):
        return pass_on(page)
    click_option(page, "hold" if "hold" in keys(page) else keys(page)[0])


class Worker:
    """The page's service worker, as the browser's own tools reach it."""

    def __init__(self, page: Page) -> None:
        self._origin = page.url.split("/t/")[0]
        self._tools = page.context.new_cdp_session(page)
        self._registrations: list[dict[str, Any]] = []
        self._tools.on("ServiceWorker.workerRegistrationUpdated", self._told)
        self._tools.send("ServiceWorker.enable")

    def _told(self, event: dict[str, Any]) -> None:
        self._registrations += event["registrations"]

    def deliver(self, data: str) -> None:
        until(lambda: self._registrations, "the worker is registered")
        id = self._registrations[-1]["registrationId"]
        message = {"origin": self._origin, "registrationId": id, "data": data}
        self._tools.send("ServiceWorker.deliverPushMessage", message)
