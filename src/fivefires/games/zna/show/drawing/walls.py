"""What stands in the way: houses, and what can be looked across but not walked through."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from .pens import INK, KERB, SIDE, Cell, circle, middle, number, path, rect, scatter, turned
from .things import car

PAVEMENT: Final = "#3b3a3b"
ROOFS: Final = ("#15161b", "#221a18", "#1a1c22", "#1f1c1a")


def block(cells: list[Cell], fill: Callable[[Cell], str], edge: str, inset: float = 8) -> Iterator[str]:
    """Neighbouring squares as one body, with its outline towards the street. It reaches to the edge of the tile."""
    outline = ""
    bodies = []
    for row, column in cells:
        left, top = column * SIDE, row * SIDE
        sides = {
            "n": (row - 1, column),
            "s": (row + 1, column),
            "w": (row, column - 1),
            "e": (row, column + 1),
        }
        free = {side for side, (r, c) in sides.items() if 0 <= r < 4 and 0 <= c < 4 and (r, c) not in cells}
        x0, x1 = left + inset * ("w" in free), left + SIDE - inset * ("e" in free)
        y0, y1 = top + inset * ("n" in free), top + SIDE - inset * ("s" in free)
        bodies.append(rect(x0, y0, x1 - x0, y1 - y0, fill((row, column))))
        lines = {"n": (x0, y0, x1, y0), "s": (x0, y1, x1, y1), "w": (x0, y0, x0, y1), "e": (x1, y0, x1, y1)}
        for side in sorted(free):
            a, b, c, d = (number(value) for value in lines[side])
            outline += f"M{a} {b}L{c} {d}"
    yield path(outline, INK, 2 * inset + 8, 'stroke-linecap="square" opacity=".55"')
    yield path(outline, PAVEMENT, 2 * inset, 'stroke-linecap="square"')
    yield from bodies
    yield path(outline, edge, 3, 'stroke-linecap="square"')


def houses(cells: list[Cell], seed: int) -> Iterator[str]:
    if not cells:
        return
    yield from block(cells, lambda cell: ROOFS[(seed + cell[0] // 4) % len(ROOFS)], "#6b5a43")
    for place, cell in enumerate(cells):
        yield from _roof(cell, seed + 3 * place)


def _roof(cell: Cell, seed: int) -> Iterator[str]:
    x, y = middle(cell)
    match seed % 5:
        case 0:
            yield rect(x - 22, y - 14, 44, 28, "#2c2b30", f'stroke="{KERB}" stroke-width="2"')
            yield rect(x - 18, y - 10, 16, 20, "#e2a24b", 'opacity=".75"')
            yield rect(x + 2, y - 10, 16, 20, "#39363a")
        case 1:
            yield circle(x, y, 19, "#2b2c32", f'stroke="{KERB}" stroke-width="2.5"')
            yield path(
                f"M{x - 15} {y}h30M{x} {y - 15}v30M{x - 10.5} {y - 10.5}l21 21M{x + 10.5} {y - 10.5}l-21 21",
                "#55524b",
                2,
            )
        case 2:
            yield path(
                f"M{x - 34} {y - 24}h68M{x - 34} {y - 8}h68M{x - 34} {y + 8}h68M{x - 34} {y + 24}h68", "#34343a", 2
            )
            yield rect(x + 8, y - 18, 18, 18, "#30292a", f'stroke="{KERB}" stroke-width="2"')
            yield rect(x + 13, y - 13, 8, 8, INK)
        case 3:
            yield path(f"M{x - 30} {y - 30}L{x + 30} {y + 30}M{x + 30} {y - 30}L{x - 30} {y + 30}", "#33302f", 3)
            yield rect(x - 9, y - 9, 18, 18, "#2a2627", f'stroke="{KERB}" stroke-width="2"')
        case _:
            yield rect(x - 28, y - 20, 24, 16, "#2d2e34", f'stroke="{KERB}" stroke-width="1.6"')
            yield rect(x + 4, y + 2, 26, 18, "#2d2e34", f'stroke="{KERB}" stroke-width="1.6"')
            yield path(f"M{x - 16} {y - 4}v15h20", "#3f3c3a", 3)


def low_things(cells: list[Cell], kind: str, seed: int) -> Iterator[str]:
    if not cells:
        return
    if kind in ("water", "trench", "stairs"):
        fill, edge = {
            "water": ("#0b1a21", "#6d6a5e"),
            "trench": ("#2a1f16", "#7a6547"),
            "stairs": ("#0d0e12", "#8a8168"),
        }[kind]
        yield from block(cells, lambda _: fill, edge, inset=10)
    for place, cell in enumerate(cells):
        x, y = middle(cell)
        yield from _LOW[kind](x, y, seed + place)


def _water(x: float, y: float, seed: int) -> Iterator[str]:
    ripples = ""
    for a, b, size in scatter(seed, 4):
        half, rest = number(6 + 6 * size), number(12 + 8 * size)
        ripples += f"M{number(x - 34 + 40 * a)} {number(y - 32 + 60 * b)}q{half} -5 {number(12 + 12 * size)} 0t{rest} 0"
    yield path(ripples, "#2f6470", 1.8, 'opacity=".8"')


def _trench(x: float, y: float, seed: int) -> Iterator[str]:
    yield path(f"M{x - 32} {y + 18}l64 -36M{x - 26} {y + 28}l62 -34", "#8a6b43", 7)
    yield path(f"M{x - 34} {y - 24}h14M{x + 12} {y + 26}h16", "#4d3a27", 3)


def _stairs(x: float, y: float, seed: int) -> Iterator[str]:
    for step in range(6):
        yield path(f"M{x - 30} {y - 28 + step * 11}h60", "#9a8d6c", 3, f'opacity="{number(0.75 - step * 0.12)}"')


def _fountain(x: float, y: float, seed: int) -> Iterator[str]:
    yield circle(x, y, 40, "#3a3934", f'stroke="{KERB}" stroke-width="3"')
    yield circle(x, y, 30, "#10161a", 'stroke="#6d6a5e" stroke-width="2"')
    yield circle(x, y, 9, "#55524b", 'stroke="#8a8168" stroke-width="2"')
    yield path(f"M{x - 20} {y + 10}l9 5M{x + 12} {y - 16}l8 4", "#6d5c3d", 3)


def _sandbags(x: float, y: float, seed: int) -> Iterator[str]:
    for row in range(4):
        for bag in range(3):
            left = x - 40 + bag * 27 + (row % 2) * 7
            yield rect(left - 1, y - 36 + row * 18, 26, 16, "#6f6145", 'rx="7" stroke="#33291b" stroke-width="2"')


def _wreck(x: float, y: float, seed: int) -> Iterator[str]:
    yield turned(car("#3a2b27", "#1a1415"), x - 8, y + 4, 30 + 47 * seed)
    yield turned(car("#4a3a30", "#171518"), x + 14, y - 8, 115 + 31 * seed)
    yield path(f"M{x - 30} {y + 34}l6 -4M{x + 28} {y + 30}l5 5M{x - 36} {y - 22}l5 3", "#b8c4c8", 1.6, 'opacity=".7"')


def _desks(x: float, y: float, seed: int) -> Iterator[str]:
    for turn, (a, b) in enumerate(((-20, -18), (16, -22), (-14, 18), (20, 16), (0, -2))):
        desk = rect(-17, -11, 34, 22, "#6b4a2b", 'stroke="#2c1d10" stroke-width="2"') + path(
            "M-17 4h34", "#2c1d10", 1.4
        )
        yield turned(desk, x + a, y + b, 23 * (turn * 5 + seed))


def _pumps(x: float, y: float, seed: int) -> Iterator[str]:
    yield rect(x - 24, y - 42, 48, 84, "#3b3a38", f'rx="20" stroke="{KERB}" stroke-width="2.5"')
    for up in (-20, 20):
        yield rect(x - 13, y + up - 11, 26, 22, "#8d2f22", 'rx="3" stroke="#1c0d0a" stroke-width="2"')
        yield rect(x - 8, y + up - 6, 16, 8, "#e8d9b0", 'opacity=".85"')


_LOW: Final[dict[str, Callable[[float, float, int], Iterator[str]]]] = {
    "water": _water,
    "trench": _trench,
    "stairs": _stairs,
    "fountain": _fountain,
    "sandbags": _sandbags,
    "wreck": _wreck,
    "desks": _desks,
    "pumps": _pumps,
}
