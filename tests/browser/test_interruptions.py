"""A reload, a server that restarts, a line that breaks: the game goes on by itself."""

from __future__ import annotations

import random
import signal

import pytest
from playwright.sync_api import expect

from .conftest import Open, Serve, Server
from .line import Line
from .players import OPTION, click_answer, keys, step_of, wait_for_step, wait_for_turn
from .waiting import until


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGKILL], ids=["stopped", "killed"])
def test_a_reload_and_a_restart(open_page: Open, own_server: Serve, game: str, sign: signal.Signals) -> None:
    server = own_server()
    page = open_page(f"/g/{game}", base_url=server.url)
    page.get_by_role("button", name="Play against bots").click()
    chance = random.Random(8)
    for _ in range(3):
        assert wait_for_turn(page)
        click_answer(page, chance)
    wait_for_turn(page)
    asked, step = page.locator(".question h2").inner_text(), step_of(page)
    page.reload()
    expect(page.locator(".question h2")).to_have_text(asked)
    server.stop(sign)
    expect(page.get_by_text("The line is broken")).to_be_visible()
    server.start()
    expect(page.get_by_text("The line is broken")).to_have_count(0)
    expect(page.locator(".question h2")).to_have_text(asked)
    assert step_of(page) == step
    click_answer(page, chance)


def test_a_line_that_breaks_while_an_answer_is_on_its_way(open_page: Open, server: Server, game: str) -> None:
    """The server takes the answer, its reply is lost; the page asks again, and the answer counts once."""
    line = Line(server.port)
    page = open_page(f"/g/{game}", base_url=line.url)
    page.get_by_role("button", name="Play against bots").click()
    chance = random.Random(9)
    assert wait_for_turn(page)
    for _ in range(3):
        click_answer(page, chance)
        assert wait_for_turn(page)
        before, choice = step_of(page), chance.choice(keys(page))
        line.deaf = True
        page.locator(f'{OPTION}[data-key="{choice}"]').click()
        page.locator(f'{OPTION}[data-key="{choice}"]').click()
        until(lambda: page.locator(f"{OPTION}:enabled").count() == 0, "the answer is sent")
        assert step_of(page) == before
        line.cut()
        expect(page.get_by_text("The line is broken")).to_be_visible()
        line.mend()
        expect(page.get_by_text("The line is broken")).to_have_count(0)
        wait_for_step(page, before)
        assert wait_for_turn(page)
        assert page.get_by_role("alert").count() == 0
    line.close()
