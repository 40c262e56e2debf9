"""Unknown tiles as drawings: their four faces, and the back that all of them share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fivefires.games.zna.content import vocabulary as v
from fivefires.games.zna.content.tiles import UNKNOWN_PICTURE

from .ground import ground, raster
from .pens import SIZE, Cell, circle, middle, path, rect, scatter
from .prints import printed
from .sheets import cells_of, whole


def unknown(tile: v.Unknown) -> str:
    return whole(_unknown(tile))


def _unknown(tile: v.Unknown) -> Iterator[str]:
    yield from ground(40 + int(tile.id[1:]))
    yield raster()
    marked = [(int(area[1]) - 1, int(area[3]) - 1) for area in tile.marked]
    yield from _HAUNTED[tile.haunt](marked)
    yield from printed(cells_of(UNKNOWN_PICTURE))


def _swirls(marked: list[Cell]) -> Iterator[str]:
    for cell in marked:
        x, y = middle(cell)
        yield rect(x - 50, y - 50, 100, 100, "#b03a2e", 'opacity=".16"')
        yield path(
            f"M{x} {y}q10 -12 18 2t-16 22t-32 -20t22 -36t44 24",
            "#e2604f", 4, 'stroke-linecap="round" opacity=".85"',
        )  # fmt: skip


def _swamp(marked: list[Cell]) -> Iterator[str]:
    for place, cell in enumerate(marked):
        x, y = middle(cell)
        yield rect(x - 50, y - 50, 100, 100, "#56702a", 'opacity=".28"')
        for a, b, size in scatter(place + 60, 6):
            yield circle(x - 40 + 80 * a, y - 40 + 80 * b, 3 + 8 * size, "#2a3614", 'stroke="#9db84a" stroke-width="2"')


def _screeches(marked: list[Cell]) -> Iterator[str]:
    for radius in (50, 95, 140, 185):
        yield circle(
            200, 200, radius, "none", 'stroke="#d9a441" stroke-width="4" stroke-dasharray="30 14" opacity=".6"'
        )


def _wave(marked: list[Cell]) -> Iterator[str]:
    for far in (40, 110, 180, 250, 320):
        wave = f"M20 {far + 20}q30 -34 60 0t60 0t60 0t60 0t60 0t60 0"
        yield path(wave, "#8d93a3", 5, 'stroke-linecap="round" opacity=".5"')


_HAUNTED: Final = {
    v.Haunt.SWIRLS: _swirls,
    v.Haunt.SWAMP: _swamp,
    v.Haunt.SCREECHES: _screeches,
    v.Haunt.WAVE: _wave,
}


def back() -> str:
    """The back of an unknown tile."""
    return whole(_back())


def _back() -> Iterator[str]:
    yield rect(0, 0, SIZE, SIZE, "#121318")
    for x, y, size in scatter(3, 26):
        yield circle(SIZE * x, SIZE * y, 26 + 46 * size, "#2b2d36", 'opacity=".38"')
    for x, y, size in scatter(19, 14):
        yield circle(SIZE * x, SIZE * y, 14 + 30 * size, "#454854", 'opacity=".22"')
    yield raster()
    mark = "M148 152q0 -56 54 -56t54 50q0 32 -34 50t-22 48"
    yield path(mark, "#e8c987", 20, 'stroke-linecap="round"')
    yield circle(199, 300, 14, "#e8c987")
