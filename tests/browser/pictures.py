"""Takes the pictures of the documentation: `make pictures`. They show a game that is really played."""

from __future__ import annotations

import json
import random
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright

from . import chromium
from .conftest import QUIET, SIZES, Server
from .players import click_answer, is_asked, keys, wait_for_turn

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
GAME = "zona"
NIGHT = "long_night"
COLOURS = 256
Scenes = dict[str, Callable[[Page], bool]]
# What is shown, and how to tell that it is on the table.
SCENES: Scenes = {
    "test": lambda page: page.locator(".rolled").count() > 0 and page.locator(".told").count() == 0,
    "market": lambda page: any(key.startswith("buy") for key in keys(page)),
    "event": lambda page: page.locator(".told").count() > 0,
    "moving": lambda page: sum(key.startswith("move") for key in keys(page)) > 2,
}
NIGHT_SCENES: Scenes = {
    "night": lambda page: {"end-turn", "contribute"} <= {*keys(page)} and page.locator(".told").count() == 0,
    "crossroads": lambda page: page.locator(".whole:has(.told) .rule", has_text="L-220").count() > 0,
}
ON_A_PHONE = ("moving", "test", "crossroads")
ONLY_THERE = ("crossroads",)
# Until every drawing is loaded, every face is there, and all of it was painted: a die without its faces is no picture.
ALL_DRAWN = """async () => {
    const drawings = [...document.querySelectorAll('img, image')].map(one => one.getAttribute('href') ?? one.src);
    const masks = [...document.querySelectorAll('*')].map(one => getComputedStyle(one).maskImage);
    const named = masks.flatMap(one => [...one.matchAll(/url\\("([^"]+)"\\)/g)].map(found => found[1]));
    await document.fonts.ready;
    await Promise.all([...new Set([...drawings, ...named])].map(async address => {
        const drawing = new Image();
        drawing.src = address;
        await drawing.decode();
    }));
    for (let frames = 0; frames < 3; frames += 1) await new Promise(drawn => requestAnimationFrame(drawn));
}"""


@contextmanager
def browsing() -> Iterator[tuple[Browser, Server]]:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "data")
        server.data.mkdir()
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium.find())
        yield browser, server
        browser.close()
        server.stop()


def enter(browser: Browser, url: str, size: str = "desk", tables: str = "[]") -> Page:
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, has_touch=size == "phone")
    kept = {"fivefires.settings": json.dumps(QUIET), "fivefires.tables": tables}
    context.add_init_script(f"for (const [key, text] of Object.entries({json.dumps(kept)})) localStorage[key] ??= text")
    page = context.new_page()
    page.goto(url)
    return page


def take(page: Page, name: str, method: Image.Quantize = Image.Quantize.FASTOCTREE) -> None:
    """A picture in few colours: small enough for a repository, and sharp. Seats keep theirs, glows need MEDIANCUT."""
    page.wait_for_load_state("networkidle")
    page.evaluate(ALL_DRAWN)
    path = FOLDER / f"{name}.png"
    page.screenshot(path=path)
    Image.open(path).convert("RGB").quantize(COLOURS, method).save(path, optimize=True)
    print(f"{path.stat().st_size // 1000:5} kB  {path.name}")


def sit_down(browser: Browser, server: Server, game: str, players: int) -> Page:
    """Where a game begins."""
    page = enter(browser, f"{server.url}/g/{game}")
    page.locator(".numbers label", has_text=str(players)).click()
    return page


def play(browser: Browser, page: Page, missing: Scenes, chance: random.Random) -> None:
    """A whole game, with a picture of each thing that is worth one and still missing."""
    page.get_by_role("button", name="Play against bots").click()
    while wait_for_turn(page):
        for name in [name for name, shows in missing.items() if shows(page)][:1]:
            del missing[name]
            show(browser, page, name)
        click_answer(page, chance)


def show(browser: Browser, page: Page, name: str) -> None:
    if name == "moving":
        page.locator('.options .option[data-key^="move"]').first.click()
    if name not in ONLY_THERE:
        take(page, name)
        page.keyboard.press("Escape")
    if name in ON_A_PHONE:
        on_a_phone(browser, page, f"{name}-phone")


def on_a_phone(browser: Browser, page: Page, name: str) -> None:
    tables = page.evaluate("localStorage['fivefires.tables']")
    phone = enter(browser, page.url, "phone", tables)
    assert is_asked(phone) or wait_for_turn(phone)
    take(phone, name)
    phone.context.close()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with browsing() as (browser, server):
        shelf = enter(browser, server.url)
        expect(shelf.locator(".words .primary-button").first).to_be_visible()
        take(shelf, "shelf", Image.Quantize.MEDIANCUT)
        lobby = enter(browser, f"{server.url}/g/{GAME}")
        lobby.get_by_role("button", name="Invite friends").click()
        expect(lobby.locator(".share img")).to_be_visible()
        take(lobby, "lobby")
        nights, chance = dict(NIGHT_SCENES), random.Random(20)
        while nights:
            play(browser, sit_down(browser, server, NIGHT, 4), nights, chance)
        missing = dict(SCENES)
        while missing:
            page = sit_down(browser, server, GAME, 3)
            take(page, "new-game")
            play(browser, page, missing, chance)
        expect(page.locator("dialog figure").first).to_be_visible()
        take(page, "end")
        page.goto(f"{page.url}/replay")
        page.get_by_label("Where in the game").fill("60")
        expect(page.locator(".count")).to_contain_text("Step 60 of")
        take(page, "replay")


if __name__ == "__main__":
    main()
