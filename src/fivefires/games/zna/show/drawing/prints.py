"""What is printed on an area: points, bodies, special areas."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fivefires.games.zna.content import vocabulary as v

from .pens import SIDE, Cell, circle, middle, number, path, rect, turned
from .things import car, desk, patrol, pharmacy

FRAME: Final = {v.POLICE: "#4da3ff", v.CAR: "#f2efe6", v.DESK: "#c98f4e", v.PHARMACY: "#35d07f"}


def indicator(cell: Cell) -> str:
    """The sign that an area can be entered (N-080)."""
    x, y = middle(cell)
    return circle(x, y, 4.5, "none", 'stroke="#d9cfae" stroke-width="1.6" opacity=".42"')


def green_point(cell: Cell) -> str:
    """A drain with something under it. Light ones are round."""
    x, y = middle(cell)
    bars = f"M{x - 13} {y - 9}v18M{x - 6.5} {y - 14}v28M{x} {y - 16}v32M{x + 6.5} {y - 14}v28M{x + 13} {y - 9}v18"
    return (
        circle(x, y, 30, "#59e07a", 'opacity=".16"')
        + circle(x, y, 20, "#0a130c", 'stroke="#59e07a" stroke-width="4"')
        + path(bars, "#59e07a", 2.2, 'opacity=".7"')
    )


def dark_point(cell: Cell) -> str:
    """Dark ones are square, so that nobody has to tell two greens apart."""
    x, y = middle(cell)
    bars = f"M{x - 10} {y - 10}h20M{x - 10} {y - 3}h20M{x - 10} {y + 4}h20M{x - 10} {y + 11}h20"
    frame = rect(x - 18, y - 18, 36, 36, "#080d0a", 'stroke="#1f8f4d" stroke-width="4.5"') + path(bars, "#1f8f4d", 2.2)
    return f'<g transform="rotate(45 {number(x)} {number(y)})">{frame}</g>'


def body(cell: Cell) -> str:
    """Lying in the street, and not only one thing any more."""
    x, y = middle(cell)
    limbs = "M-4 -8L-24 -20M5 -7L22 4L30 -6M-3 16L-14 38M5 16L10 32L24 38"
    person = (
        circle(0, 2, 34, "#7a3fa0", 'opacity=".2"')
        + path(limbs, "#cbbfa4", 7, 'stroke-linecap="round" stroke-linejoin="round"')
        + rect(-9, -14, 18, 34, "#8d8471", 'rx="7"')
        + circle(1, -22, 8.5, "#d8c9a8")
        + circle(8, 4, 8, "#8d4fc0")
        + circle(-5, 12, 5.5, "#a86be0")
        + circle(13, 14, 4, "#c79bf0")
        + path("M8 4q14 -2 20 10M-5 12q-12 6 -16 16M4 6q4 -18 14 -22", "#8d4fc0", 2.4)
    )
    return turned(person, x, y, 20)


def special_area(cells: list[Cell], empty: list[Cell], kind: str) -> Iterator[str]:
    """A frame in the colour of its kind round all of its areas, and what is searched there.

    Where a body lies in one of them, it has that area for itself.
    """
    colour = FRAME[kind]
    rows, columns = [row for row, _ in cells], [column for _, column in cells]
    x, y = min(columns) * SIDE + 7, min(rows) * SIDE + 7
    width, height = (max(columns) - min(columns) + 1) * SIDE - 14, (max(rows) - min(rows) + 1) * SIDE - 14
    yield rect(x, y, width, height, colour, 'fill-opacity=".1" rx="6"')
    yield rect(x, y, width, height, "none", f'rx="6" stroke="{colour}" stroke-width="4" stroke-dasharray="22 7"')
    for place, cell in enumerate(empty):
        yield turned(_SEARCHED[kind], *middle(cell), 12 + 30 * place)


_SEARCHED: Final = {
    v.POLICE: patrol(),
    v.CAR: car("#a34a32", "#202329"),
    v.DESK: desk(),
    v.PHARMACY: pharmacy(),
}


def printed(cells: dict[Cell, str]) -> Iterator[str]:
    for kind in v.SPECIAL:
        framed = [cell for cell in cells if cells[cell].upper() == kind]
        if framed:
            yield from special_area(framed, [cell for cell in framed if cells[cell] == kind], kind)
    for cell, letter in cells.items():
        if letter == v.OPEN:
            yield indicator(cell)
        elif letter == v.GREEN:
            yield green_point(cell)
        elif letter == v.DARK:
            yield dark_point(cell)
        if letter in v.BODIES:
            yield body(cell)
