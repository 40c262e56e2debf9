"""Draws what messengers show of a link, from the drawing on each game's box: `make pictures` does it too.

Messengers take no SVG. The box stands beside the title in the game's display face, above the colour of its fire;
the house shows its flame.
"""

from __future__ import annotations

import base64
import io
import json
import re
from html import escape
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from fivefires.kernel.text import heading

from . import chromium

ROOT = Path(__file__).parents[2]
PUBLIC = ROOT / "web/public"
GAMES = ROOT / "src/fivefires/games"
NAME = "preview.png"
SIZE = (1200, 630)
LARGEST = 120_000
COLOURS = 160
GROUND = "#0e0c0b"


def with_boxes() -> list[Path]:
    """The art of every game that has a drawing on its box."""
    return sorted(theme.parent for theme in GAMES.glob("*/art/theme.json") if "box" in json.loads(theme.read_text()))


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find())
        take(browser, house(), PUBLIC / NAME)
        for art in with_boxes():
            take(browser, boxed(art), art / NAME)
        browser.close()


def take(browser: Browser, drawn: str, path: Path) -> None:
    """With as few colours as it needs: a messenger gives up on a large picture."""
    page = browser.new_page(viewport={"width": SIZE[0], "height": SIZE[1]})
    page.set_content(drawn)
    page.evaluate("() => document.fonts.ready")
    with Image.open(io.BytesIO(page.screenshot())) as image:
        few = image.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
        few.save(path, optimize=True)
    page.close()


def boxed(art: Path) -> str:
    theme = json.loads((art / "theme.json").read_text())
    box = embedded(art / theme["box"], "image/svg+xml")
    package = f"fivefires.games.{art.parent.name}"
    css = (art / theme["css"]).read_text()
    found = re.search(r"--face-display: '([^']+)'", css)
    face = found[1] if found else "IBM Plex Sans"
    return page_of(
        f"<img class=box src='{box}'><div><h1>{escape(heading(package, 'game-title'))}</h1>"
        f"<p>{escape(heading(package, 'game-pitch'))}</p><small>Five <b>Fires</b></small></div>",
        face,
        theme.get("fire", "#e8872b"),
    )


def house() -> str:
    flame = embedded(PUBLIC / "flame.svg", "image/svg+xml")
    words = "<h1>Five Fires</h1><p>A table for survival board games.</p>"
    return page_of(f"<img class=flame src='{flame}'><div>{words}</div>", "IBM Plex Sans Condensed", "#e8872b")


def page_of(content: str, face: str, fire: str) -> str:
    faces = {face, "IBM Plex Sans"}
    return f"""<!doctype html><style>
{"".join(font(one) for one in sorted(faces))}
body {{ margin: 0; width: 1200px; height: 630px; display: flex; align-items: center; gap: 64px; box-sizing: border-box;
  padding: 0 72px; overflow: hidden; color: #f2ebe0; background: {GROUND}; border-bottom: 14px solid {fire};
  font-family: 'IBM Plex Sans' }}
.box {{ height: 520px; border-radius: 8px; flex: none }}
.flame {{ height: 380px; flex: none }}
h1 {{ margin: 0; font: 400 92px/1.02 '{face}'; overflow-wrap: anywhere }}
p {{ margin: 26px 0 0; font-size: 34px; line-height: 1.35; color: #cdc3b4 }}
small {{ display: block; margin-top: 44px; font-size: 26px; letter-spacing: .16em; text-transform: uppercase }}
b {{ font-weight: 400; color: {fire} }}
</style>{content}"""


def font(face: str) -> str:
    source = embedded(PUBLIC / "faces" / f"{face.lower().replace(' ', '-')}.woff2", "font/woff2")
    return f"@font-face {{ font-family: '{face}'; src: url('{source}') }}"


def embedded(path: Path, kind: str) -> str:
    return f"data:{kind};base64,{base64.b64encode(path.read_bytes()).decode()}"


if __name__ == "__main__":
    main()
