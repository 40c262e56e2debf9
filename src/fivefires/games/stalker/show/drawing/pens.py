"""What drawings are made of: shapes, their colours, and points that are always scattered in the same way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

INK: Final = "#0b0d0a"
NIGHT: Final = "#12170f"
CONCRETE: Final = "#3b3d36"
RUST: Final = "#a8542a"
MOSS: Final = "#55682f"
WET: Final = "#8fa646"
TORCH: Final = "#f2e3a6"


def number(value: float) -> str:
    return f"{value:.1f}".rstrip("0").rstrip(".")


def scatter(seed: int, count: int) -> Iterator[tuple[float, float, float]]:
    """So many points and sizes, spread evenly and always in the same way; each from 0 to 1."""
    for turn in range(1, count + 1):
        place = seed * 41 + turn
        yield place * 0.6180339887 % 1, place * 0.7548776662 % 1, place * 0.5698402909 % 1


def rect(x: float, y: float, width: float, height: float, fill: str, more: str = "") -> str:
    size = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
    return f'<rect {size} fill="{fill}"{" " if more else ""}{more}/>'


def circle(x: float, y: float, radius: float, fill: str, more: str = "") -> str:
    size = f'cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
    return f'<circle {size} fill="{fill}"{" " if more else ""}{more}/>'


def shape(way: str, fill: str, more: str = "") -> str:
    return f'<path d="{way}" fill="{fill}"{" " if more else ""}{more}/>'


def line(way: str, stroke: str, width: float, more: str = "") -> str:
    round_ = 'stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{way}" stroke="{stroke}" stroke-width="{number(width)}" {round_}{" " if more else ""}{more}/>'


def sheet(inside: str, size: int, height: int = 0) -> str:
    """A whole drawing."""
    tall = height or size
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {tall}" width="{size}" height="{tall}" '
        f'fill="none">{inside}</svg>\n'
    )
