"""Where everything lies on the drawing, which is made from the tiles that the rules walk on."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from fivefires.games.raid_trade.rules.roads import BARRICADE, STREETS
from fivefires.games.raid_trade.state import Placed

# One square of the raster measures so much; a tile has five by five.
UNIT, TILE = 40, 5
SIZE = (3 * TILE * UNIT, 3 * TILE * UNIT)
ART = ""

Square = tuple[int, int]


class Ground(NamedTuple):
    """The squares that a section or a House's place covers."""

    squares: tuple[Square, ...]


class Line(NamedTuple):
    """A barricade or a height line, from corner to corner of the raster."""

    start: Square
    end: Square
    kind: str


class Drawing(NamedTuple):
    size: tuple[int, int]
    places: dict[str, Ground]
    tiles: dict[str, Square]
    lines: tuple[Line, ...]


# As printed, on a tile that is not turned.
PLACES = {key: {name: Ground(squares) for name, squares in streets.ground.items()} for key, streets in STREETS.items()}
_SIDES = (((0, 0), (1, 0)), ((1, 0), (1, 1)), ((0, 1), (1, 1)), ((0, 0), (0, 1)))


def turned(column: int, row: int, turns: int) -> Square:
    for _ in range(turns % 4):
        column, row = TILE - 1 - row, column
    return column, row


def turned_corner(x: int, y: int, turns: int) -> Square:
    for _ in range(turns % 4):
        x, y = TILE - y, x
    return x, y


@lru_cache(maxsize=64)
def drawing(side: str, laid: tuple[Placed, ...], building: bool = False) -> Drawing:
    """Every section and square of the city, where it lies on the whole map; while it is built, with room around it."""
    rim = 1 if building else 0
    left, top = min(one.column for one in laid) - rim, min(one.row for one in laid) - rim
    wide, high = max(one.column for one in laid) - left + 1 + rim, max(one.row for one in laid) - top + 1 + rim
    places: dict[str, Ground] = {}
    lines: dict[Line, None] = {}
    tiles: dict[str, Square] = {}
    for one in laid:
        x, y = (one.column - left) * TILE, (one.row - top) * TILE
        tiles[one.tile] = (x, y)
        for name, ground in PLACES[side, one.tile].items():
            at = [turned(column, row, one.turns) for column, row in ground.squares]
            places[name] = Ground(tuple((x + column, y + row) for column, row in at))
        for column, row, way, sign in STREETS[side, one.tile].lines:
            corners = [turned_corner(column + dx, row + dy, one.turns) for dx, dy in _SIDES[way]]
            first, second = sorted((x + cx, y + cy) for cx, cy in corners)
            lines[Line(first, second, "barricade" if sign == BARRICADE else "height")] = None
    if building:
        taken = {(one.column, one.row) for one in laid}
        beside = {(x + dx, y + dy) for x, y in taken for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))}
        places |= {
            free_place(*at): _whole((at[0] - left) * TILE, (at[1] - top) * TILE) for at in sorted(beside - taken)
        }
    return Drawing((wide * TILE * UNIT, high * TILE * UNIT), places, tiles, tuple(lines))


def free_place(column: int, row: int) -> str:
    """The id of a place of the raster, as answers name it."""
    return f"place.{column}.{row}"


def _whole(x: int, y: int) -> Ground:
    return Ground(tuple((x + column, y + row) for row in range(TILE) for column in range(TILE)))
