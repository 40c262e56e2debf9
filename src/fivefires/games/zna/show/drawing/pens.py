"""What drawings are made of: shapes, and places on a square of 400 by 400."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

SIDE: Final = 100
SIZE: Final = 4 * SIDE

INK: Final = "#0c0d11"
KERB: Final = "#4a4740"

# Row and column, from 0 on.
Cell = tuple[int, int]


def number(value: float) -> str:
    return f"{value:.1f}".rstrip("0").rstrip(".")


def scatter(seed: int, count: int) -> Iterator[tuple[float, float, float]]:
    """So many points and sizes, spread evenly and always in the same way; each from 0 to 1."""
    for turn in range(1, count + 1):
        place = seed * 37 + turn
        yield place * 0.6180339887 % 1, place * 0.7548776662 % 1, place * 0.5698402909 % 1


def rect(x: float, y: float, width: float, height: float, fill: str, more: str = "") -> str:
    size = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
    return f'<rect {size} fill="{fill}"{" " if more else ""}{more}/>'


def circle(x: float, y: float, radius: float, fill: str, more: str = "") -> str:
    size = f'cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
    return f'<circle {size} fill="{fill}"{" " if more else ""}{more}/>'


def path(way: str, stroke: str, width: float, more: str = "") -> str:
    return f'<path d="{way}" stroke="{stroke}" stroke-width="{number(width)}"{" " if more else ""}{more}/>'


def shape(way: str, fill: str, more: str = "") -> str:
    return f'<path d="{way}" fill="{fill}"{" " if more else ""}{more}/>'


def turned(inside: str, x: float, y: float, angle: float) -> str:
    return f'<g transform="translate({number(x)} {number(y)}) rotate({number(angle)})">{inside}</g>'


def middle(cell: Cell) -> tuple[float, float]:
    row, column = cell
    return column * SIDE + SIDE / 2, row * SIDE + SIDE / 2
