"""The ground of a tile, and the light of street lamps on it."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin
from typing import Final

from fivefires.games.zna.content import vocabulary as v

from .pens import INK, SIDE, SIZE, Cell, circle, number, path, rect, scatter, shape

ASPHALT: Final = "#24262d"
SODIUM: Final = "#ffab3d"
LIGHT: Final = (
    '<defs><radialGradient id="l"><stop offset="0" stop-color="#ffd9a0" stop-opacity=".55"/>'
    f'<stop offset=".3" stop-color="{SODIUM}" stop-opacity=".3"/>'
    f'<stop offset="1" stop-color="{SODIUM}" stop-opacity="0"/></radialGradient></defs>'
)


def ground(seed: int) -> Iterator[str]:
    yield rect(0, 0, SIZE, SIZE, ASPHALT)
    stains = (
        shape(_blot(40 + 320 * x, 40 + 320 * y, 14 + 26 * size, seed), INK, 'opacity=".16"')
        for x, y, size in scatter(seed, 5)
    )
    yield from stains
    for x, y, size in scatter(seed + 11, 4):
        here, there = 30 + 340 * x, 30 + 340 * y
        yield path(
            f"M{number(here)} {number(there)}l{number(24 * size + 8)} {number(14 - 30 * y)}l12 {number(20 * x)}",
            INK, 1.2, 'opacity=".5"',
        )  # fmt: skip
    pebbles = "".join(f"M{number(SIZE * x)} {number(SIZE * y)}h1.2" for x, y, _ in scatter(seed + 5, 60))
    yield path(pebbles, "#6a6a70", 1.2, 'opacity=".35"')


def covering(kind: str, cells: dict[Cell, str]) -> Iterator[str]:
    if kind == "cobbles":
        rows = "".join(f"M0 {y}H{SIZE}" for y in range(10, SIZE, 20))
        joints = "".join(
            f"M{x + 10 * (y // 20 % 2)} {y - 10}v20" for y in range(20, SIZE, 20) for x in range(0, SIZE, 20)
        )
        yield path(rows + joints, INK, 1.2, 'opacity=".32"')
    elif kind == "grass":
        yield rect(24, 24, SIZE - 48, SIZE - 48, "#1f3324", 'rx="40"')
        for x, y, size in scatter(71, 15):
            yield circle(40 + 320 * x, 40 + 320 * y, 9 + 13 * size, "#2c4a2c", 'opacity=".8"')
    elif kind == "":
        yield path("".join(_lanes(cells)), "#d9cfae", 3, 'stroke-dasharray="16 14" opacity=".3"')


def _lanes(cells: dict[Cell, str]) -> Iterator[str]:
    """A broken line along the middle of the tile, where there is street on both sides of it."""
    for place in range(4):
        if cells[place, 1] not in v.SHUT and cells[place, 2] not in v.SHUT:
            yield f"M200 {place * SIDE + 8}v84"
        if cells[1, place] not in v.SHUT and cells[2, place] not in v.SHUT:
            yield f"M{place * SIDE + 8} 200h84"


def _blot(x: float, y: float, radius: float, seed: int) -> str:
    points = []
    for corner in range(7):
        far = radius * (0.7 + 0.5 * ((seed * 7 + corner * 5) * 0.618 % 1))
        points.append(f"{number(x + far * cos(corner * 2 * pi / 7))} {number(y + far * sin(corner * 2 * pi / 7))}")
    return "M" + "L".join(points) + "z"


def light(spots: tuple[tuple[int, int], ...]) -> Iterator[str]:
    yield from (circle(x, y, 100 + 0.15 * min(x, y, SIZE - x, SIZE - y), "url(#l)") for x, y in spots)


def lamps(spots: tuple[tuple[int, int], ...]) -> Iterator[str]:
    for x, y in spots:
        yield circle(x, y, 7, INK)
        yield circle(x, y, 4, "#ffe2ad")


def raster() -> str:
    """Where one area ends and the next begins: small crosses, and ticks along the sides."""
    crosses = "".join(
        f"M{x * SIDE - 5} {y * SIDE}h10M{x * SIDE} {y * SIDE - 5}v10" for x in range(1, 4) for y in range(1, 4)
    )
    ticks = "".join(f"M{x * SIDE} 0v6M{x * SIDE} {SIZE}v-6M0 {x * SIDE}h6M{SIZE} {x * SIDE}h-6" for x in range(1, 4))
    return path(crosses + ticks, "#d9cfae", 1.4, 'opacity=".4"')


def rails(kinds: str) -> Iterator[str]:
    down = "M190 0V400M210 0V400"
    across = "M0 190H400M0 210H400"
    if "down" in kinds:
        yield path(down, "#8a8578", 2.4, 'opacity=".75"')
    yield path(across, "#8a8578", 2.4, 'opacity=".75"')
