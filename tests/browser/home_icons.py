"""Draws the icons for home screens from the flame of the page: `make pictures` does it too.

Phones take no SVG for them. Some cut the corners off by themselves, so their icon fills its square; Android may cut off
everything outside a circle (`maskable`), so there the flame is a little smaller.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import sync_playwright

from . import chromium

PUBLIC = Path(__file__).parents[2] / "web/public"
GROUND = "#0e0c0b"


class Icon(NamedTuple):
    name: str
    size: int
    # Up to its corners, and how large the flame is then.
    filled: bool = False
    scale: float = 1


ICONS = (
    Icon("icon-192.png", 192),
    Icon("icon-512.png", 512),
    Icon("icon-maskable.png", 512, filled=True, scale=0.85),
    Icon("apple-touch-icon.png", 180, filled=True),
)


def main() -> None:
    flame = (PUBLIC / "flame.svg").read_text()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find())
        for icon in ICONS:
            page = browser.new_page(viewport={"width": icon.size, "height": icon.size})
            page.set_content(drawn(flame, icon))
            page.screenshot(path=PUBLIC / icon.name, omit_background=True)
            page.close()
        browser.close()


def drawn(flame: str, icon: Icon) -> str:
    """The flame over the whole window."""
    if icon.filled:
        flame = re.sub(r' rx="\d+"', "", flame)
    ground = GROUND if icon.filled else "transparent"
    return (
        f"<style>body {{ margin: 0; background: {ground} }}"
        f"svg {{ display: block; width: {icon.size}px; transform: scale({icon.scale}) }}</style>{flame}"
    )


if __name__ == "__main__":
    main()
