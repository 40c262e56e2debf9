"""The roads of the city: sections, what stands beside them, and what it costs to go from one to another.

A section is a connected piece of road on one tile, ended by borders, barricades and height lines (R-005). It is named
after its tile and a letter, a square after its tile and a number in printed order, however the tile lies.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Final, NamedTuple

from fivefires.games.raid_trade.content.board import CITY, MARKET, SIDES, WASTELAND, Side
from fivefires.games.raid_trade.state import Placed
from fivefires.kit import graphs
from fivefires.kit.bits import members
from fivefires.kit.grids import JOIN, Crossing, Laid, Plan, Rim, Tile, borders, fits, lined, places, regions

ROAD: Final = "rm"
SQUARE: Final = "hd45"
BARRICADE, HEIGHT = "=", "~"
# Where a road leaves a tile, from the north on clockwise: in the middle of each side.
_EXITS: Final = ("r1c3", "r3c5", "r5c3", "r3c1")
_LETTERS: Final = "abcdefgh"


class Streets(NamedTuple):
    """One side of a tile, as the rules walk on it.

    `ground` says which columns and rows a section or a square covers, and `lines` where barricades and height lines
    are: for the drawing, which is made from the same data.
    """

    tile: str
    sections: tuple[str, ...]
    barricades: dict[str, tuple[str, ...]]
    squares: tuple[str, ...]
    marks: dict[str, str]
    beside: dict[str, tuple[str, ...]]
    along: dict[str, tuple[str, ...]]
    exits: tuple[str, ...]
    circle: str
    ground: dict[str, tuple[tuple[int, int], ...]]
    lines: tuple[tuple[int, int, int, str], ...]


class City(NamedTuple):
    """The whole map: of each section, those that one step leads to, and what lies on it."""

    steps: Mapping[str, tuple[tuple[str, bool, bool], ...]]
    tiles: tuple[str, ...]


PRINTED: Final = {(side.of, side.tile): Tile(side.tile, lined(side.picture), side.joins) for side in SIDES}


def together(one: Crossing) -> bool:
    """Road hangs together over blank lines and over a bridge (R-127), not over what ends a section (R-005).

    So a bridge and the road below it are two sections, and nothing below is beside the bridge (R-131).
    """
    return not one.border and (JOIN in one.lines or one.lines == (" ", " "))


def barricaded(one: Crossing) -> int | None:
    """A barricade is crossed for 1 AP (R-125, R-126), a height line at no price (R-129)."""
    return 1 if BARRICADE in one.lines else None


def _analysed(side: Side) -> Streets:
    plan = Plan([Laid(PRINTED[side.of, side.tile], 0, 0)])
    found = regions(plan, plan.lettered(ROAD), together)
    names = tuple(f"{side.tile}.{_LETTERS[number]}" for number in range(len(found.spaces)))
    over = borders(plan, found, barricaded)
    numbers = [number for number, space in enumerate(plan.spaces) if space.letter in SQUARE]
    squares = {number: f"{side.tile}.{at}" for at, number in enumerate(numbers, 1)}
    beside: dict[str, list[str]] = {name: [] for name in squares.values()}
    for crossing in plan.crossings:
        # A House stands beside a section only with nothing in between.
        if crossing.here in squares and found.of[crossing.there] >= 0 and crossing.lines == (" ", " "):
            name = names[found.of[crossing.there]]
            if name not in beside[squares[crossing.here]]:
                beside[squares[crossing.here]].append(name)
    exits = [plan.number.get(f"{side.tile}.{place}", -1) for place in _EXITS]
    circles = [*members(plan.lettered("m"))]
    return Streets(
        side.tile,
        names,
        {names[here]: tuple(names[there] for there, _ in ways) for here, ways in over.items()},
        tuple(squares.values()),
        {name: plan.spaces[number].letter for number, name in squares.items()},
        {name: tuple(touching) for name, touching in beside.items()},
        {name: tuple(square for square in beside if name in beside[square]) for name in names},
        tuple(names[found.of[at]] if at >= 0 and found.of[at] >= 0 else "" for at in exits),
        names[found.of[circles[0]]] if circles else "",
        {
            **{name: _columns_and_rows(plan, spaces) for name, spaces in zip(names, found.spaces, strict=True)},
            **{name: plan.spaces[number].squares for number, name in squares.items()},
        },
        tuple((x, y, way, line) for (x, y, way), line in plan.lines.items() if line in (BARRICADE, HEIGHT)),
    )


def _columns_and_rows(plan: Plan, spaces: int) -> tuple[tuple[int, int], ...]:
    return tuple(square for number in members(spaces) for square in plan.spaces[number].squares)


STREETS: Final = {(side.of, side.tile): _analysed(side) for side in SIDES}
TILE_OF: Final = {name: streets.tile for streets in STREETS.values() for name in (*streets.sections, *streets.squares)}
# By side: what stands beside a section, and beside which sections a square lies.
ALONG: Final[dict[str, dict[str, tuple[str, ...]]]] = {CITY: {}, WASTELAND: {}}
BESIDE: Final[dict[str, dict[str, tuple[str, ...]]]] = {CITY: {}, WASTELAND: {}}
for (_of, _tile), _streets in STREETS.items():
    ALONG[_of].update(_streets.along)
    BESIDE[_of].update(_streets.beside)


# --- laying tiles ---------------------------------------------------------------------------------------------


def roads_meet(one: Rim, other: Rim) -> bool:
    """Where tiles touch, roads meet roads, and roadless edges roadless ones (R-014, R-016)."""
    return (one.letter in ROAD) == (other.letter in ROAD)


def as_laid(side: str, placed: Placed) -> Laid:
    return Laid(PRINTED[side, placed.tile], placed.column, placed.row, placed.turns)


def fitting(side: str, laid: tuple[Placed, ...], tile: str) -> list[Placed]:
    """All places and turns in which a tile fits beside the city and is joined by a road (R-470, R-474, R-475)."""
    there = [as_laid(side, one) for one in laid]
    found = places(there, PRINTED[side, tile], roads_meet)
    tried = [Placed(tile, one.column, one.row, one.turns) for one in found]
    return [one for one in tried if joined_by_road(side, laid, one)]


def joined_by_road(side: str, laid: tuple[Placed, ...], new: Placed) -> bool:
    return any(_linked(side, new, other) is not None for other in laid)


_BESIDE: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))


def _linked(side: str, one: Placed, other: Placed) -> tuple[str, str] | None:
    """The two sections that a road joins over the border between two tiles."""
    for direction, (columns, rows) in enumerate(_BESIDE):
        if (one.column + columns, one.row + rows) == (other.column, other.row):
            here = STREETS[side, one.tile].exits[(direction - one.turns) % 4]
            there = STREETS[side, other.tile].exits[(direction + 2 - other.turns) % 4]
            return (here, there) if here and there else None
    return None


def near(laid: Sequence[Placed], column: int, row: int) -> list[Placed]:
    """The tiles beside a place: only with them must roads meet."""
    return [one for one in laid if abs(one.column - column) + abs(one.row - row) == 1]


@cache
def pair_fits(side: str, one: Placed, new: Placed) -> bool:
    return fits([as_laid(side, one)], as_laid(side, new), roads_meet)


# --- the city ---------------------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def city_of(side: str, laid: tuple[Placed, ...]) -> City:
    """Every section of the map with the steps that lead out of it: where to, over a border, over a barricade."""
    steps: dict[str, list[tuple[str, bool, bool]]] = {}
    for one in laid:
        for section, beyond in STREETS[side, one.tile].barricades.items():
            steps[section] = [(other, False, True) for other in beyond]
    for at, one in enumerate(laid):
        for other in laid[at + 1 :]:
            link = _linked(side, one, other)
            if link is not None:
                steps[link[0]].append((link[1], True, False))
                steps[link[1]].append((link[0], True, False))
    found = {section: tuple(ways) for section, ways in steps.items()}
    return City(MappingProxyType(found), tuple(one.tile for one in laid))


def reached(city: City, start: str) -> frozenset[str]:
    """All sections that roads lead to (R-123, R-130)."""
    graph = {section: [there for there, _, _ in ways] for section, ways in city.steps.items()}
    return frozenset(graphs.distances(graph, start))


def eligible(side: str, tile: str, players: int) -> list[str]:
    """The squares of a tile that count for so many players (R-041, R-042, R-043)."""
    marks = STREETS[side, tile].marks
    return [square for square, mark in marks.items() if mark in "hd" or int(mark) <= players]


def unreachable(side: str, city: City, start: str, squares: list[str]) -> list[str]:
    """Squares that no road leads beside."""
    there = reached(city, start)
    return [square for square in squares if there.isdisjoint(BESIDE[side][square])]


@cache
def circle(side: str) -> str:
    """Where the Trader's circle is (R-029)."""
    return STREETS[side, MARKET].circle
