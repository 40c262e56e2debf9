"""Takes the pictures of the documentation: `make pictures`. They show a game that is really played."""

from __future__ import annotations

import io
import json
import random
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.third_party.installing import LAST_CARAVAN, install

from . import chromium, newcomer
from .conftest import QUIET, SIZES, Server
from .players import click_answer, is_asked, keys, wait_for_turn
from .waiting import PATIENCE

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
GAME = "zona"
NIGHT = "long_night"
COLOURS = 256
Scenes = dict[str, Callable[[Page], bool]]
# What is shown, and how to tell that it is on the table.
SCENES: Scenes = {
    "test": lambda page: page.locator(".rolled").count() > 0,
    "market": lambda page: any(key.startswith("buy") for key in keys(page)),
    "event": lambda page: page.locator(".told").count() > 0,
    "moving": lambda page: sum(key.startswith("move") for key in keys(page)) > 2,
}
NIGHT_SCENES: Scenes = {
    "night": lambda page: {"end-turn", "contribute"} <= {*keys(page)} and page.locator(".told").count() == 0,
    "crossroads": lambda page: page.locator(".whole:has(.told) .rule", has_text="L-220").count() > 0,
}
EXAMPLE = "last-caravan"
EXAMPLE_SCENES: Scenes = {EXAMPLE: lambda page: any(key.startswith("head") for key in keys(page))}
# A newcomer's way: the games, what they are called on the shelf, and which moments are shown, how many in a row.
LEARNED = {
    GAME: "Zona",
    NIGHT: "The Long Night",
    "zna": "ZNA",
    "stalker": "S.T.A.L.K.E.R.",
    "raid_trade": "Raid & Trade",
}
ONLY_AT_A_DESK = ("stalker",)
MOMENTS = ("lesson", "lesson's end", "hint", "advice")
IN_A_ROW = {"desk": 2, "phone": 4}
# A desk is shown at this part of its size: four of them side by side.
SMALLER = 0.6
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
def browsing(example: bool = False) -> Iterator[tuple[Browser, Server]]:
    """A browser and a server; where that is wished, with the example of a third party's game installed."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        installed = str(install(LAST_CARAVAN, Path(folder) / "site")) if example else ""
        server = Server(Path(folder) / "data", path=installed)
        server.data.mkdir()
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium.find())
        yield browser, server
        browser.close()
        server.stop()


def enter(browser: Browser, url: str, size: str = "desk", tables: str = "[]", **settings: bool) -> Page:
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, has_touch=size == "phone")
    context.set_default_timeout(PATIENCE * 1000)
    kept = {"fivefires.settings": json.dumps({**QUIET, **settings}), "fivefires.tables": tables}
    context.add_init_script(f"for (const [key, text] of Object.entries({json.dumps(kept)})) localStorage[key] ??= text")
    page = context.new_page()
    page.goto(url)
    return page


def take(page: Page, name: str, method: Image.Quantize = Image.Quantize.FASTOCTREE) -> None:
    """A picture in few colours: small enough for a repository, and sharp. Seats keep theirs, glows need MEDIANCUT."""
    keep(shot(page), name, method)


def shot(page: Page) -> Image.Image:
    page.wait_for_load_state("networkidle")
    page.evaluate(ALL_DRAWN)
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB")


def keep(picture: Image.Image, name: str, method: Image.Quantize = Image.Quantize.FASTOCTREE) -> None:
    path = FOLDER / f"{name}.png"
    picture.quantize(COLOURS, method).save(path, optimize=True)
    print(f"{path.stat().st_size // 1000:5} kB  {path.name}")


def learn(browser: Browser, server: Server, game: str, size: str) -> None:
    """A newcomer's way from the shelf into a game, in one picture of four moments."""
    page = enter(browser, server.url, size, hints=True)
    seen: dict[str, Image.Image] = {}

    def look(page: Page, moment: str) -> None:
        if moment in MOMENTS:
            seen[moment] = shot(page)

    newcomer.learn(page, LEARNED[game], look)
    newcomer.play(page, look, seed=3)
    name = f"learning-{game.replace('_', '-')}"
    keep(side_by_side([seen[moment] for moment in MOMENTS], size), name if size == "desk" else f"{name}-{size}")
    page.context.close()


def side_by_side(pictures: list[Image.Image], size: str) -> Image.Image:
    part, row = (SMALLER if size == "desk" else 1), IN_A_ROW[size]
    width, height = (round(length * part) for length in SIZES[size])
    whole = Image.new("RGB", (width * row, height * -(-len(pictures) // row)))
    for number, picture in enumerate(pictures):
        small = picture.resize((width, height), Image.Resampling.LANCZOS) if part < 1 else picture
        whole.paste(small, (number % row * width, number // row * height))
    return whole


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
    expect.set_options(timeout=PATIENCE * 1000)
    take_the_example()
    with browsing() as (browser, server):
        for game in LEARNED:
            for size in IN_A_ROW if game not in ONLY_AT_A_DESK else ("desk",):
                learn(browser, server, game, size)
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


def take_the_example() -> None:
    missing, chance = dict(EXAMPLE_SCENES), random.Random(3)
    with browsing(example=True) as (browser, server):
        while missing:
            play(browser, sit_down(browser, server, EXAMPLE, 4), missing, chance)


if __name__ == "__main__":
    main()
