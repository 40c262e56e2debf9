"""Takes the pictures of the single parts of a scene: `make pictures` does it too. They are cut out of the gallery."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image
from playwright.sync_api import Browser, FloatRect, Page, sync_playwright

from . import chromium
from .conftest import SIZES
from .gallery import serving
from .pictures import ALL_DRAWN, COLOURS, FOLDER

PARTS = FOLDER / "parts"
# Around a part, in pixels.
MARGIN = 6
# What is cut out: on which map of the gallery, and which elements are on the picture.
CUT = {
    "status": ("squares", ".status"),
    "goal": ("squares", "[data-goal]:not([data-mat] *)"),
    "story": ("squares", ".told"),
    "track": ("squares", "[data-track='rounds']"),
    "mat": ("squares", "[data-mat='0']"),
    "strip": ("squares", "[data-mat='1']"),
    "row": ("squares", "[data-row='worn.0']"),
    "dice": ("squares", ".rolled"),
    "pinned": ("squares", "[data-row='crisis'], [data-thing='flood']"),
    "card": ("squares", "[data-thing='oil']"),
    "figure": ("squares", "[data-thing='hero']"),
    "counted": ("squares", "[data-thing='guard']"),
    "mark": ("squares", "[data-space='q14']"),
    "squares": ("squares", "[data-space]"),
    "walls": ("squares", "[data-space='q6'], [data-space='q17']"),
    "veil": ("squares", "[data-space='q4'], [data-space='q5']"),
    "path": ("squares", "[data-space='q12'], [data-space='q19']"),
    "places": ("named", "[data-space]"),
    "plate": ("named", "[data-space='Gate']"),
    "pile": ("squares", "[data-pile='deck']"),
}
# Behind a tab of the page, which is opened before.
HIDDEN = ("pile",)


def main() -> None:
    PARTS.mkdir(parents=True, exist_ok=True)
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find())
        pages = {map: enter(browser, address, map) for map in ("squares", "named")}
        for name, (map, selector) in CUT.items():
            if name in HIDDEN:
                pages[map].get_by_role("tab", name="Table").click()
            take(pages[map], name, selector)
        browser.close()


def enter(browser: Browser, address: str, map: str) -> Page:
    width, height = SIZES["desk"]
    page = browser.new_page(viewport={"width": width, "height": height})
    page.goto(f"{address}/gallery?map={map}&theme=dark")
    page.locator(".question h2").wait_for()
    page.evaluate(ALL_DRAWN)
    return page


def take(page: Page, name: str, selector: str) -> None:
    boxes = [*boxes_of(page, selector)]
    left, top = (min(box[side] for box in boxes) for side in ("x", "y"))
    width = max(box["x"] + box["width"] for box in boxes) - left
    height = max(box["y"] + box["height"] for box in boxes) - top
    clip: FloatRect = {
        "x": max(0, left - MARGIN),
        "y": max(0, top - MARGIN),
        "width": width + 2 * MARGIN,
        "height": height + 2 * MARGIN,
    }
    path = PARTS / f"{name}.png"
    page.screenshot(path=path, clip=clip)
    Image.open(path).convert("RGB").quantize(COLOURS, Image.Quantize.FASTOCTREE).save(path, optimize=True)
    print(f"{round(width):5} x {round(height):4}  {path.stat().st_size // 1000:4} kB  {path.name}")


def boxes_of(page: Page, selector: str) -> Iterator[FloatRect]:
    """Where the elements are drawn; a part that is not there is an error."""
    found = page.locator(selector)
    found.first.scroll_into_view_if_needed()
    for one in found.all():
        box = one.bounding_box()
        assert box is not None, selector
        yield box


if __name__ == "__main__":
    main()
