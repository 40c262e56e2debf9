"""A tile seen from above, in hard sun: bleached roofs and asphalt in the city, sand and ruts in the Wasteland."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import dedent
from typing import NamedTuple

from fivefires.games.raid_trade.content.board import CITY, Side

from .pens import Cup, blob, line, rect, shade

UNIT, TILE = 40, 5
WHOLE = UNIT * TILE
ROAD, SQUARE = "rm", "hd45"
# Half of what lies beside a lane within its square.
_KERB = 5
_AROUND = ((0, -1), (1, 0), (0, 1), (-1, 0))


class Paint(NamedTuple):
    ground: str
    patch: str
    road: str
    kerb: str
    lane: str
    slab: str
    slab_line: str
    sprays: tuple[str, ...]


CITY_PAINT = Paint(
    "#d9c9a3", "#cbb98f", "#a79b86", "#efe3c4", "#f7eed8", "#bfae8b", "#8d7d5c", ("#c4452d", "#2f7f86", "#d58a1f")
)
WASTE_PAINT = Paint(
    "#e2c98f", "#d3b675", "#c8a566", "#ecd9a6", "#b08b4c", "#cfb179", "#9a7b45", ("#b2502c", "#7b6a45", "#8f7d3a")
)
Cell = tuple[int, int]


def name_of(tile: str, of: str) -> str:
    return f"tile-{tile}-{of}.svg"


def letters(side: Side) -> dict[Cell, str]:
    """The letter of each square, from the picture that the rules read."""
    rows = dedent(side.picture).strip("\n").split("\n")[1::2]
    return {
        (column, row): text.ljust(2 * TILE + 1)[2 * column + 1]
        for row, text in enumerate(rows)
        for column in range(TILE)
    }


def draw(side: Side) -> str:
    paint = CITY_PAINT if side.of == CITY else WASTE_PAINT
    cup, grid = Cup(f"{side.tile}/{side.of}"), letters(side)
    parts = [rect(0, 0, WHOLE, WHOLE, paint.ground)]
    for cell, letter in grid.items():
        if letter not in ROAD:
            parts += yard(cell, paint, cup, side.of == CITY, built=letter not in SQUARE)
    parts += [part for cell, letter in grid.items() if letter in SQUARE for part in slab(cell, letter, paint, cup)]
    roads = [cell for cell, letter in grid.items() if letter in ROAD]
    parts += [part for cell in roads for part in lane(cell, grid, paint.kerb, _KERB - 2)]
    parts += [part for cell in roads for part in lane(cell, grid, paint.road, _KERB)]
    parts += [part for cell in roads for part in markings(cell, grid, paint, cup)]
    parts += [part for cell, letter in grid.items() if letter == "m" for part in circle(cell)]
    body = "".join(parts)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WHOLE} {WHOLE}">{body}</svg>\n'


# --- beside the road --------------------------------------------------------------------------------------------------


def yard(cell: Cell, paint: Paint, cup: Cup, city: bool, built: bool) -> Iterator[str]:
    """What nobody can enter: roofs and courts of the city, sand and stones of the Wasteland."""
    x, y = cell[0] * UNIT, cell[1] * UNIT
    yield rect(x, y, UNIT, UNIT, paint.patch, shade(cup.between(0.2, 0.9)))
    if not built:
        return
    if city:
        yield from roof(x, y, cup)
    else:
        yield from stones(x, y, paint, cup)
    if cup.below(4) == 0:
        yield from sprayed(x, y, paint.sprays[cup.below(len(paint.sprays))], cup)


def roof(x: int, y: int, cup: Cup) -> Iterator[str]:
    """A roof with its shadow to the south-east; some have fallen in."""
    inset, w, h = 4 + cup.below(5), 24 + cup.below(8), 22 + cup.below(9)
    tone = ("#e8dcbd", "#d8b896", "#cfc7b1", "#c9a98a", "#dccfa9")[cup.below(5)]
    yield rect(x + inset + 3, y + inset + 4, w, h, "#5f543f", shade(0.35))
    yield rect(x + inset, y + inset, w, h, tone)
    yield line(f"M{x + inset} {y + inset}h{w}v{h}h{-w}z", "#7d6d4e", 1.2, shade(0.7))
    match cup.below(4):
        case 0:
            hole = f"M{x + inset + 6} {y + inset + 5}l9 -1 5 7 -4 8 -9 1 -4 -7z"
            yield f'<path d="{hole}" fill="#4b4232" opacity=".75"/>'
            yield line(f"M{x + inset + 7} {y + inset + 9}l11 5m-9 -8l4 11", "#8a7a58", 1.4)
        case 1:
            yield line(f"M{x + inset} {y + inset + h / 2:g}h{w}", "#8d7b58", 1.3, shade(0.8))
            yield line(f"M{x + inset + w / 2:g} {y + inset}v{h}", "#8d7b58", 0.8, shade(0.5))
        case 2:
            yield rect(x + inset + 5, y + inset + 5, 7, 6, "#a89a7c")
            yield rect(x + inset + w - 11, y + inset + h - 10, 6, 6, "#8f8468")
        case _:
            yield blob(x + inset + w / 2, y + inset + h / 2, 6, "#b7a784")
            yield line(f"M{x + inset + w / 2 - 6:g} {y + inset + h / 2:g}h12", "#8d7b58", 1)


def stones(x: int, y: int, paint: Paint, cup: Cup) -> Iterator[str]:
    for _ in range(2 + cup.below(4)):
        at, r = (x + cup.between(6, 34), y + cup.between(6, 34)), cup.between(1.5, 4.5)
        yield blob(at[0] + 1.4, at[1] + 1.6, r, "#7a6136", shade(0.4))
        yield blob(*at, r, "#b89b66")
    yield line(f"M{x + 4} {y + cup.between(8, 30):g}q9 -5 16 0t15 -1", paint.slab_line, 1, shade(0.35))
    if cup.below(3) == 0:
        yield line(f"M{x + 20} {y + 30}v-9m0 4l-6 -5m6 2l6 -6", "#6d5a33", 1.6)


def sprayed(x: int, y: int, ink: str, cup: Cup) -> Iterator[str]:
    """A tag on a wall or a stone, as whoever was here last has left it."""
    marks = (
        "m-6 -6l12 12m0 -12l-12 12",
        "m-7 3l7 -9 7 9m-7 -9v15",
        "m-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0m7 -4v8",
        "m-7 4l4 -9 3 7 3 -7 4 9",
    )
    yield line(f"M{x + 20} {y + 20}{marks[cup.below(len(marks))]}", ink, 2.6, shade(0.8))


def slab(cell: Cell, letter: str, paint: Paint, cup: Cup) -> Iterator[str]:
    """Where a House can stand: a floor with a stencilled frame. A diagonal, or the number of players, is on it."""
    x, y = cell[0] * UNIT, cell[1] * UNIT
    yield rect(x + 3, y + 3, UNIT - 6, UNIT - 6, paint.slab)
    yield line(f"M{x + 5} {y + 5}h30v30h-30z", paint.slab_line, 1.6, ' stroke-dasharray="6 3.5"')
    if letter == "d":
        yield line(f"M{x + 6} {y + 34}l28 -28", paint.slab_line, 2.4, shade(0.8))
    elif letter in "45":
        for number in range(int(letter)):
            yield blob(x + 9 + 5.5 * number, y + 31, 1.7, paint.slab_line)
    yield line(f"M{x + cup.between(8, 20):g} {y + 12}l6 5 -2 6 5 4", paint.slab_line, 0.8, shade(0.5))


# --- the road ---------------------------------------------------------------------------------------------------------


def _goes_on(cell: Cell, grid: dict[Cell, str], way: Cell) -> bool:
    """Road leads on to the next square, or in the middle of a side off the tile."""
    beside = (cell[0] + way[0], cell[1] + way[1])
    if beside in grid:
        return grid[beside] in ROAD
    return TILE // 2 in cell


def lane(cell: Cell, grid: dict[Cell, str], fill: str, inset: int) -> Iterator[str]:
    x, y, wide = cell[0] * UNIT, cell[1] * UNIT, UNIT - 2 * inset
    yield rect(x + inset, y + inset, wide, wide, fill)
    for (dx, dy), arm in zip(
        _AROUND, ((inset, 0, wide, inset), (UNIT - inset, inset, inset, wide), (inset, UNIT - inset, wide, inset),
        (0, inset, inset, wide)), strict=True,
    ):  # fmt: skip
        if _goes_on(cell, grid, (dx, dy)):
            yield rect(x + arm[0], y + arm[1], arm[2], arm[3], fill)


def markings(cell: Cell, grid: dict[Cell, str], paint: Paint, cup: Cup) -> Iterator[str]:
    """The worn middle line, cracks, and now and then a wreck."""
    x, y = cell[0] * UNIT + UNIT // 2, cell[1] * UNIT + UNIT // 2
    for dx, dy in _AROUND:
        if _goes_on(cell, grid, (dx, dy)):
            yield line(f"M{x + 7 * dx} {y + 7 * dy}l{8 * dx} {8 * dy}", paint.lane, 1.8, shade(0.75))
    if cup.below(3) == 0:
        yield line(f"M{x - cup.between(4, 12):g} {y - 10}l4 5 -3 5 6 4 -2 5", "#5f543f", 0.9, shade(0.45))
    if cup.below(7) == 0:
        body = ("#b4553a", "#6f8d8b", "#8a7d63")[cup.below(3)]
        yield rect(x - 12, y + 3, 17, 9, "#3f382b", shade(0.4))
        yield rect(x - 13, y + 1, 17, 9, body)
        yield rect(x - 9, y + 2.5, 8, 6, "#4a4538")


def circle(cell: Cell) -> Iterator[str]:
    """The Trader's orange circle."""
    x, y = cell[0] * UNIT + UNIT / 2, cell[1] * UNIT + UNIT / 2
    yield blob(x, y, 17, "#d9751e", shade(0.28))
    yield line(f"M{x - 16:g} {y:g}a16 16 0 1 0 32 0a16 16 0 1 0 -32 0", "#c9601a", 2.6, ' stroke-dasharray="9 4"')
