"""My record: what somebody has played, kept in the browser alone."""

from __future__ import annotations

import csv
import random
from pathlib import Path

from playwright.sync_api import Request, expect

from .conftest import Open
from .findings import serious
from .players import click_hurriedly, play_to_the_end


def test_a_game_stands_on_the_record_once_and_leaves_as_a_file(open_page: Open, tmp_path: Path) -> None:
    page = open_page("/g/embers", "phone")
    page.get_by_role("button", name="Play against bots").click()
    play_to_the_end(page, click_hurriedly, random.Random(1))
    page.reload()
    expect(page.locator("dialog .won")).to_be_visible()
    page.goto("/")
    page.get_by_role("link", name="My record").click()
    expect(page.get_by_role("row", name="Embers 1")).to_have_count(1)
    expect(page.locator("main li")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert serious(page) == []
    asked: list[Request] = []
    page.on("request", lambda request: asked.append(request) if "blob:" not in request.url else None)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as CSV").click()
    saved.value.save_as(tmp_path / "plays.csv")
    with (tmp_path / "plays.csv").open(newline="") as file:
        (play,) = csv.DictReader(file)
    assert (play["game"], play["title"]) == ("embers", "Embers")
    assert play["outcome"] in ("won", "lost", "nobody")
    assert play["others"].startswith("bot ")
    assert asked == []


def test_the_shelf_of_a_phone_has_room_for_the_way_there(open_page: Open) -> None:
    page = open_page("/", "phone")
    expect(page.get_by_role("link", name="My record")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Settings")).to_be_in_viewport(ratio=1)
