"""The pictures that messengers show: there for every box, of the size that they want, and with the box on them."""

from __future__ import annotations

import json

from PIL import Image

from fivefires.server.api.preview import HEIGHT, PICTURE, WIDTH

from .previews import LARGEST, NAME, PUBLIC, SIZE, with_boxes

MANY_COLOURS = 40


def test_every_box_and_the_house_have_one() -> None:
    assert (NAME, SIZE) == (PICTURE, (WIDTH, HEIGHT))
    assert len(with_boxes()) >= 5
    for path in [PUBLIC / NAME, *(art / NAME for art in with_boxes())]:
        assert path.stat().st_size <= LARGEST, path
        with Image.open(path) as image:
            assert (image.format, image.size) == ("PNG", SIZE), path


def test_the_box_is_drawn_on_it() -> None:
    for art in with_boxes():
        with Image.open(art / NAME) as image:
            box = image.convert("RGB").crop((80, 60, 430, 560))
        colours = box.getcolors(box.width * box.height)
        assert colours is not None
        assert len(colours) > MANY_COLOURS, art


def test_every_box_has_a_size_of_its_own() -> None:
    """Else some browsers do not draw it on a picture of a finished game."""
    for art in with_boxes():
        box = json.loads((art / "theme.json").read_text())["box"]
        drawing = (art / box).read_text()[:400]
        assert " width=" in drawing.split(">", 1)[0], art
        assert " height=" in drawing.split(">", 1)[0], art
