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
COLOURS = 256
# What is shown, and how to tell that it is on the table.
SCENES: dict[str, Callable[[Page], bool]] = {
    "test": lambda page: page.locator(".rolled").count() > 0 and page.locator(".told").count() == 0,
    "market": lambda page: any(key.startswith("buy") for key in keys(page)),
    "event": lambda page: page.locator(".told").count() > 0,
    "moving": lambda page: sum(key.startswith("move") for key in keys(page)) > 2,
}
ON_A_PHONE = ("moving", "test")
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


def play(browser: Browser, server: Server, missing: dict[str, Callable[[Page], bool]], chance: random.Random) -> Page:
    """A whole game, with a picture of each thing that is worth one and still missing."""
    page = enter(browser, f"{server.url}/g/{GAME}")
    page.locator(".numbers label", has_text="3").click()
    take(page, "new-game")
    page.get_by_role("button", name="Play against bots").click()
    while wait_for_turn(page):
        for name in [name for name, shows in missing.items() if shows(page)][:1]:
            del missing[name]
            if name == "moving":
                page.locator('.options .option[data-key^="move"]').first.click()
            take(page, name)
            page.keyboard.press("Escape")
            if name in ON_A_PHONE:
                on_a_phone(browser, page, f"{name}-phone")
        click_answer(page, chance)
    return page


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
        missing, chance = dict(SCENES), random.Random(20)
        page = play(browser, server, missing, chance)
        while missing:
            page = play(browser, server, missing, chance)
        expect(page.locator("dialog figure").first).to_be_visible()
        take(page, "end")
        page.goto(f"{page.url}/replay")
        page.get_by_label("Where in the game").fill("60")
        expect(page.locator(".count")).to_contain_text("Step 60 of")
        take(page, "replay")


if __name__ == "__main__":
    main()
