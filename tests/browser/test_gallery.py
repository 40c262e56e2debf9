"""The gallery of development builds: every part of a scene, at four sizes, in both themes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from .conftest import SIZES, Open
from .findings import serious, small
from .gallery import serving

# Which parts are drawn, by their ids: the same at every size and in both themes.
DRAWN = """() => ['space', 'thing', 'track', 'row', 'pile', 'goal', 'mat', 'edge', 'fold', 'key'].map(name =>
    [name, [...new Set([...document.querySelectorAll(`[data-${name}]`)].map(
        one => one.dataset[name]))].filter(Boolean).sort()])"""


@pytest.fixture(scope="module")
def gallery() -> Iterator[str]:
    with serving() as address:
        yield address


def show(open_page: Open, gallery: str, size: str, theme: str, map: str) -> Page:
    page = open_page(f"/gallery?map={map}&theme={theme}", size, base_url=gallery, theme=theme)
    expect(page.locator(".question h2")).to_be_visible()
    return page


@pytest.mark.parametrize("map", ["squares", "named"])
def test_every_part_is_drawn_at_every_size_and_in_both_themes(open_page: Open, gallery: str, map: str) -> None:
    first = None
    for theme in ("dark", "light"):
        page = show(open_page, gallery, "desk", theme, map)
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            assert small(page) == [], (size, theme)
            drawn = page.evaluate(DRAWN)
            first = first or drawn
            assert drawn == first, (size, theme)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (size, theme)
    found = dict(first or [])
    on_the_map = {"squares": {"hero", "guard", "beast-0"}, "named": {"me", "lock"}}[map]
    assert {"w01", "p05", "coins.0", *on_the_map} <= set(found["thing"])
    assert found["mat"] == ["0", "1", "2"]
    assert "end" in found["key"]


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious_in_the_gallery(open_page: Open, gallery: str, theme: str) -> None:
    assert serious(show(open_page, gallery, "desk", theme, "squares")) == []
