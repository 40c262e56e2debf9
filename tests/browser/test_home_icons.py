"""Icons for home screens: there, of the size that they say, with the flame on them."""

from __future__ import annotations

import json

from PIL import Image

from .home_icons import ICONS, PUBLIC

MANIFEST = json.loads((PUBLIC / "manifest.webmanifest").read_text())
FLAME = (0xE8, 0x87, 0x2B)
OPAQUE = 255


def colour(image: Image.Image, x: int, y: int) -> tuple[int, ...]:
    found = image.getpixel((x, y))
    assert isinstance(found, tuple)
    return found


def test_the_manifest_names_what_is_there() -> None:
    drawn = [icon for icon in MANIFEST["icons"] if icon["type"] == "image/png"]
    assert {icon["sizes"] for icon in drawn} == {"192x192", "512x512"}
    for icon in drawn:
        with Image.open(PUBLIC / icon["src"].strip("/")) as image:
            assert f"{image.width}x{image.height}" == icon["sizes"]


def test_each_shows_the_flame_on_its_ground() -> None:
    for icon in ICONS:
        with Image.open(PUBLIC / icon.name) as image:
            pixels = image.convert("RGBA")
        assert pixels.size == (icon.size, icon.size)
        assert colour(pixels, icon.size // 2, icon.size // 3)[:3] == FLAME
        assert (colour(pixels, 0, 0)[3] == OPAQUE) == icon.filled


def test_the_page_has_one_for_phones_that_read_no_manifest() -> None:
    page = (PUBLIC.parent / "index.html").read_text()
    assert '<link rel="apple-touch-icon" href="/apple-touch-icon.png" />' in page
