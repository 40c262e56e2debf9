"""The example of a third party's game, built and installed as one: it stands on the shelf and is played to its end."""

from __future__ import annotations

import random
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.third_party.installing import LAST_CARAVAN, install

from .conftest import Open, Serve
from .players import click_answer, play_to_the_end


def test_the_last_caravan_is_played_to_its_end(open_page: Open, own_server: Serve, tmp_path: Path) -> None:
    server = own_server(path=str(install(LAST_CARAVAN, tmp_path / "site")))
    page = open_page("/", base_url=server.url)
    page.get_by_role("link", name="The Last Caravan").first.click()
    page.get_by_role("button", name="Play against bots").click()
    expect(page.locator("svg[data-board]").get_by_text("Salt Flats").first).to_be_visible()
    assert play_to_the_end(page, click_answer, random.Random(3)) > 5
    expect(page.locator("dialog[open]")).to_contain_text(re.compile("The caravan is home|The water is gone"))
