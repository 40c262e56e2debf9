"""The picture of a finished game: made in the browser, of the right size, in the colours of the page, and not blank."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import expect

from .conftest import Open
from .players import click_hurriedly, play_to_the_end

SIZE = (1200, 630)
MANY_COLOURS = 40
HALF = 128


@pytest.mark.parametrize(("size", "theme"), [("phone", "light"), ("desk", "dark")])
def test_the_end_makes_a_picture_to_save_or_share(open_page: Open, tmp_path: Path, size: str, theme: str) -> None:
    page = open_page("/g/embers", size, theme=theme)
    # Chromium without a desktop has nobody to share with.
    page.evaluate("""() => {
        window.shared = [];
        navigator.canShare = ({ files }) => files.length === 1;
        navigator.share = async ({ files }) => { window.shared.push([files[0].name, files[0].type, files[0].size]); };
    }""")
    page.get_by_role("button", name="Play against bots").click()
    play_to_the_end(page, click_hurriedly, random.Random(1))
    page.get_by_role("button", name="Picture to share").click()
    picture = page.locator("dialog figure img")
    expect(picture).to_be_visible()
    assert "Embers. " in (picture.get_attribute("alt") or "")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the picture").click()
    path = tmp_path / saved.value.suggested_filename
    saved.value.save_as(path)
    with Image.open(path) as image:
        assert (image.format, image.size, path.name) == ("PNG", SIZE, "embers.png")
        drawn = image.convert("RGB")
    corner = drawn.getpixel((4, 4))
    assert isinstance(corner, tuple)
    assert (sum(corner) / 3 > HALF) == (theme == "light")
    for part in ((0, 0, 480, 616), (500, 0, 1200, 300), (500, 400, 1200, 616)):
        colours = drawn.crop(part).getcolors(SIZE[0] * SIZE[1])
        assert colours is not None
        assert len(colours) > MANY_COLOURS, part
    page.get_by_role("button", name="Share the picture").click()
    assert page.evaluate("window.shared") == [["embers.png", "image/png", path.stat().st_size]]
