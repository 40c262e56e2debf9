"""Whole games in a real browser."""

from __future__ import annotations

import json
import random
import signal

from playwright.sync_api import Page, expect

from fivefires.kernel import SPECTATOR

from .conftest import Open, Server, until
from .players import OPTION, click_answer, is_asked, key_answer, play_to_the_end, step_of, wait_for_step, wait_for_turn


def against_bots(page: Page, game: str) -> None:
    """Two clicks from the shelf."""
    page.locator(f'.words a[href="/g/{game}"]').click()
    page.get_by_role("button", name="Play against bots").click()


def holds(page: Page) -> bool:
    """Play waits for this person to pass on."""
    return page.locator(".option.primary").count() > 0


def test_a_game_against_bots_by_clicking(open_page: Open, game: str) -> None:
    page = open_page("/")
    against_bots(page, game)
    assert play_to_the_end(page, click_answer, random.Random(1)) > 20
    expect(page.locator("dialog h3")).to_contain_text("win")
    expect(page.locator("dialog .fair")).to_contain_text("it fits")
    expect(page.locator("dialog figure").first).to_be_visible()


def test_a_game_by_keyboard_alone(open_page: Open, game: str) -> None:
    page = open_page(f"/g/{game}")
    expect(page.get_by_role("button", name="Play against bots")).to_be_visible()
    for _ in range(40):
        if page.evaluate("document.activeElement?.textContent?.trim()") == "Play against bots":
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert play_to_the_end(page, key_answer, random.Random(2)) > 20


def test_a_game_on_a_phone(open_page: Open, game: str) -> None:
    page = open_page(f"/g/{game}", "phone")
    page.get_by_role("button", name="Play against bots").tap()
    chance = random.Random(3)
    for _ in range(15):
        if not wait_for_turn(page):
            break
        click_answer(page, chance)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for part in ("Mine", "Log", "Board"):
        page.locator(".parts button", has_text=part).tap()
    expect(page.locator(".board svg[data-board]")).to_be_visible()


def test_a_tap_on_a_thing_answers_too(open_page: Open, game: str) -> None:
    page = open_page(f"/g/{game}")
    page.get_by_role("button", name="Play against bots").click()
    chance = random.Random(4)
    for _ in range(30):
        assert wait_for_turn(page)
        card = page.locator(".mine .card.can").first
        if card.count():
            before = step_of(page)
            card.click()
            expect(page.locator(f"{OPTION}").first).to_be_visible()
            if page.locator(f"{OPTION}.selected").count():
                card.click()
                wait_for_step(page, before)
                return
            page.keyboard.press("Escape")
        click_answer(page, chance)
    raise AssertionError("no card could be tapped")


def test_taking_back(open_page: Open, game: str) -> None:
    page = open_page(f"/g/{game}")
    page.get_by_role("button", name="Play against bots").click()
    chance, undo = random.Random(5), page.get_by_role("button", name="Take back")
    for _ in range(40):
        assert wait_for_turn(page)
        asked = page.locator(".question h2").inner_text()
        click_answer(page, chance)
        wait_for_turn(page)
        if undo.is_enabled():
            before = step_of(page)
            undo.click()
            wait_for_step(page, before)
            expect(page.locator(".question h2")).to_have_text(asked)
            expect(page.get_by_role("button", name="Do again")).to_be_visible()
            return
    raise AssertionError("nothing could ever be taken back")


def test_two_browsers_and_a_spectator(open_page: Open, game: str) -> None:
    """Each gets what its seat may see: checked in the traffic, not on the screen."""
    host = open_page(f"/g/{game}", name="Ann")
    host.get_by_role("button", name="Invite friends").click()
    invite = host.locator(".share input").first.input_value()
    watch = host.locator(".share input").nth(1).input_value()
    guest = open_page(invite.partition("/t/")[1] + invite.partition("/t/")[2], name="Bo")
    assert "#" not in guest.url
    guest.get_by_role("button", name="Take a seat").click()
    frames: list[str] = []
    viewer = open_page("/about")
    viewer.on("websocket", lambda socket: socket.on("framereceived", lambda data: frames.append(str(data))))
    viewer.goto("/t/" + watch.partition("/t/")[2])
    host.get_by_role("button", name="Start the game").click()
    chance, pages = random.Random(6), {"host": host, "guest": guest}
    for _ in range(24):
        page = until(
            lambda: next((one for one in pages.values() if is_asked(one) or holds(one)), None), "somebody acts"
        )
        if is_asked(page):
            click_answer(page, chance)
        else:
            page.get_by_role("button", name="Pass on").click()
            expect(page.get_by_role("button", name="Pass on")).to_have_count(0)
    expect(viewer.get_by_text("You are watching.")).to_be_visible()
    seen = [json.loads(frame)["sight"] for frame in frames if frame.startswith('{"sight"')]
    assert len(seen) > 10
    for envelope in seen:
        assert envelope["table"]["you"] is None
        assert not envelope["table"]["invite"]
        if envelope["sight"]:
            assert envelope["sight"].get("question") is None
            assert envelope["sight"]["seat"] == SPECTATOR


def test_one_screen_with_a_curtain(open_page: Open, game: str) -> None:
    page = open_page(f"/g/{game}")
    page.get_by_role("button", name="Play at one screen").click()
    page.get_by_label("Name of player 1").fill("Ann")
    page.get_by_label("Name of player 2").fill("Bo")
    page.get_by_role("button", name="Start the game").click()
    chance, drawn = random.Random(7), 0
    for _ in range(60):
        until(lambda: is_asked(page) or holds(page) or page.locator(".curtain").count(), "one acts")
        if page.locator(".curtain").count():
            page.locator(".curtain button").click()
            expect(page.locator(".curtain")).to_have_count(0)
            drawn += 1
        elif is_asked(page):
            click_answer(page, chance)
        else:
            page.get_by_role("button", name="Pass on").click()
            expect(page.get_by_role("button", name="Pass on")).to_have_count(0)
        if drawn >= 3:
            return
    raise AssertionError("the curtain fell too seldom")


def test_reload_restart_and_a_lost_line(open_page: Open, server: Server, game: str) -> None:
    page = open_page(f"/g/{game}")
    page.get_by_role("button", name="Play against bots").click()
    chance = random.Random(8)
    for _ in range(3):
        assert wait_for_turn(page)
        click_answer(page, chance)
    wait_for_turn(page)
    asked = page.locator(".question h2").inner_text()
    page.reload()
    expect(page.locator(".question h2")).to_have_text(asked)
    server.stop(signal.SIGTERM)
    expect(page.get_by_text("The line is broken")).to_be_visible()
    server.start()
    expect(page.get_by_text("The line is broken")).to_have_count(0, timeout=20_000)
    expect(page.locator(".question h2")).to_have_text(asked)
    page.context.set_offline(True)
    page.context.set_offline(False)
    assert wait_for_turn(page)
    click_answer(page, chance)


def test_replay_with_a_link_to_a_step(open_page: Open, game: str) -> None:
    page = open_page(f"/g/{game}")
    page.get_by_role("button", name="Play against bots").click()
    chance = random.Random(9)
    for _ in range(6):
        assert wait_for_turn(page)
        click_answer(page, chance)
    table = page.url
    page.goto(f"{table}/replay")
    expect(page.locator(".count")).to_contain_text("Step 0 of")
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".count")).to_contain_text("Step 1 of")
    there = page.url
    told = page.locator(".told").inner_text()
    page.goto("/")
    page.goto(there)
    expect(page.locator(".told")).to_have_text(told)
    page.get_by_role("button", name="Back to the table").click()
    expect(page).to_have_url(table)


def test_rules_beside_the_question(open_page: Open, game: str) -> None:
    page = open_page(f"/g/{game}")
    page.get_by_role("button", name="Play against bots").click()
    wait_for_turn(page)
    number = page.locator(".question .rule").inner_text()
    page.locator(".question .rule").click()
    expect(page.locator(f'[data-rule="{number}"].now')).to_be_visible()
    page.get_by_label("Search the rules").fill(number)
    expect(page.locator(".rules [data-rule]").first).to_be_visible()


def test_a_first_game_is_guided(open_page: Open, game: str) -> None:
    page = open_page(f"/g/{game}", guided=False)
    page.get_by_role("button", name="Play against bots").click()
    for _ in range(3):
        page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Let us play").click()
    expect(page.locator(".guide")).to_have_count(0)
    page.reload()
    wait_for_turn(page)
    expect(page.locator(".guide")).to_have_count(0)
