"""A map of twelve by twelve squares with thirty figures: played, read, walked by arrow keys, and measured."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Open, Server
from .echo import OF_SPACE
from .findings import serious
from .players import click_option, wait_for_step, wait_for_turn
from .test_speed import hold

# What a frame may weigh, in bytes, as text and on the wire; how long drawing it and a move's echo may take, in ms.
TEXT, WIRE, DRAWN, ECHOED = 60_000, 12_000, 50, 100
FINGER = 40
# Draw the newest frame again, and wait until it has been laid out.
DRAW = """() => {
    const board = document.querySelector('svg[data-board]');
    const start = performance.now();
    board.style.display = 'none';
    board.getBoundingClientRect();
    board.style.display = '';
    board.getBoundingClientRect();
    return performance.now() - start;
}"""


def installed(folder: Path) -> str:
    info = folder / "yard-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: yard\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[fivefires.games]\nyard = tests.yard.game:GAME\n", encoding="utf-8")
    return str(folder)


@pytest.fixture(scope="module")
def yard(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("yard")
    server = Server(folder / "data", path=installed(folder / "site"))
    server.data.mkdir()
    server.start()
    yield server
    server.stop()


@pytest.fixture
def in_the_yard(open_page: Open, yard: Server) -> Any:
    def sit_down(size: str = "desk", **settings: Any) -> Page:
        page = open_page("/g/yard", size, base_url=yard.url, **settings)
        page.get_by_role("button", name="Play against bots").click()
        wait_for_turn(page)
        return page

    return sit_down


def square(page: Page, space: str) -> Any:
    return page.locator(f'.space[data-space="{space}"] .land')


def test_a_cat_is_walked_on_the_map(in_the_yard: Any) -> None:
    """Answers about squares are one line; two taps on the map walk there."""
    page = in_the_yard()
    click_option(page, "choose:cat-0-0")
    fold = page.locator("[data-fold='option-walk']")
    expect(fold).to_contain_text("squares on the map")
    expect(page.locator(".options button.option[data-key]")).to_have_count(0)
    before = page.locator(".question").get_attribute("data-step") or ""
    square(page, "s1.1").click()
    expect(page.locator('.options [data-key="walk:s1.1"].selected')).to_be_visible()
    expect(page.locator(".about")).to_contain_text("steps away")
    square(page, "s1.1").click()
    wait_for_step(page, before)
    expect(page.locator(".path")).to_have_count(1)
    fold_count = page.locator("[data-fold]").count()
    assert fold_count == 0


def test_a_crowd_opens_its_list(in_the_yard: Any) -> None:
    page = in_the_yard()
    page.locator('.thing[data-of="s2.2"]').first.click()
    expect(page.locator(".about")).to_contain_text("Mouse × 8")


def test_arrow_keys_walk_the_squares(in_the_yard: Any) -> None:
    page = in_the_yard()
    click_option(page, "choose:cat-0-0")
    board = page.locator(".board")
    before = page.locator(".question").get_attribute("data-step") or ""
    board.focus()
    for key in ("ArrowDown", "ArrowDown", "ArrowDown"):
        page.keyboard.press(key)
    expect(page.locator(".space.walked")).to_have_attribute("data-space", "s0.2")
    expect(board.locator("[aria-live]").first).to_contain_text("Square 1-3")
    page.keyboard.press("Enter")
    wait_for_step(page, before)


def test_what_hurts_is_asked_once_more(in_the_yard: Any) -> None:
    page = in_the_yard(warn=True)
    option = page.locator('[data-key="leave:cat-0-0"]')
    before = page.locator(".question").get_attribute("data-step")
    option.click()
    option.click()
    expect(page.get_by_role("alert")).to_contain_text("never comes back")
    page.get_by_role("button", name="Rather not").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    assert page.locator(".question").get_attribute("data-step") == before
    option.click()
    option.click()
    page.get_by_role("button", name="Do it all the same").click()
    wait_for_step(page, before or "")


def test_veils_are_shown_when_they_are_asked_for(in_the_yard: Any) -> None:
    page = in_the_yard()
    expect(page.locator(".veil[data-kind='fog']")).to_have_count(1)
    expect(page.locator("path.veil[data-kind='sight']")).to_have_count(0)
    page.get_by_role("button", name="What the mice hear").click()
    expect(page.locator("path.veil[data-kind='sight']")).to_have_count(1)
    expect(page.locator("path.veil[data-kind='reach']")).to_have_count(0)
    page.locator('[data-thing="cat-0-0"]').hover()
    expect(page.locator("path.veil[data-kind='reach']")).to_have_count(1)


def test_the_board_in_words_tells_what_matters_and_closes_with_escape(in_the_yard: Any) -> None:
    page = in_the_yard()
    page.get_by_role("button", name="The board in words").click()
    words = page.get_by_role("region", name="The board in words")
    assert words.locator("li").count() < 20
    expect(words).to_contain_text("8 × Mouse")
    page.keyboard.press("Escape")
    expect(page.locator("section.text")).to_have_count(0)


def test_on_a_phone_a_finger_hits_a_square(in_the_yard: Any) -> None:
    page = in_the_yard("phone")
    home = square(page, "s0.0").bounding_box()
    assert home is not None
    assert home["width"] >= FINGER
    expect(square(page, "s0.0")).to_be_in_viewport()
    assert serious(page) == []


def test_frames_are_light_and_drawn_at_once(in_the_yard: Any) -> None:
    page = in_the_yard()
    frames: list[str | bytes] = []

    def keep(data: str | bytes) -> None:
        frames.append(data)

    page.on("websocket", lambda socket: socket.on("framereceived", keep))
    page.reload()
    wait_for_turn(page)
    largest = max((data if isinstance(data, bytes) else data.encode() for data in frames), key=len)
    assert "scene" in json.dumps(json.loads(largest))
    packed = gzip.compress(largest, 6)
    print(f"\na frame: {len(largest)} bytes of JSON, {len(packed)} on the wire")
    assert len(largest) <= TEXT
    assert len(packed) <= WIRE
    hold("a map of squares, drawn", lambda: float(page.evaluate(DRAW)), DRAWN)

    def echo() -> float:
        if not wait_for_turn(page):
            page.goto("/g/yard")
            page.get_by_role("button", name="Play against bots").click()
            wait_for_turn(page)
        click_option(page, cats(page)[0])
        page.locator(".space.can").first.wait_for()
        return float(page.evaluate(OF_SPACE))

    hold("a walk's echo", echo, ECHOED)


def cats(page: Page) -> list[str]:
    found: list[str] = page.eval_on_selector_all("[data-key^='choose:']", "all => all.map(one => one.dataset.key)")
    return found
