"""Plans: tiles laid out as one map, divided into spaces.

A *square* is one letter of a picture, at a column and a row of the map. A *space* is where figures stand: one square,
or several that bear the same letter on one tile. Spaces are numbered in reading order of their first squares, and
these numbers are what states and bit sets hold. A *crossing* is where two spaces touch along one side of a square.

A plan says what is printed. What that means, and to whom, is said by a ground.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from fivefires.kit.bits import bits

from .directions import CARDINAL, COLUMNS, EAST, JOINED, NORTH, ROWS, SOUTH, WEST, opposite
from .pictures import BLANK
from .tiles import Laid, by_place

Square = tuple[int, int]

# What stands for a line between two spaces that are joined without touching.
JOIN: Final = "join"


class Space(NamedTuple):
    """A place for figures. `room` is how many whole squares it has; `squares` are (column, row), in reading order."""

    name: str
    letter: str
    tile: str
    squares: tuple[Square, ...]
    room: int


class Crossing(NamedTuple):
    """From one space to another, over one side of a square, or by a join.

    `lines` are what is printed there, on this side and on the other. Where two tiles meet (`border`) each has its own;
    within a tile both are the same.
    """

    here: int
    there: int
    direction: int
    lines: tuple[str, str]
    border: bool


class Plan:
    """A map as it is printed.

    With `by_letter` the squares that bear the same letter on a tile are one space, named after it ("yard.B"). A small
    letter marks a square that belongs to the space of the capital letter but gives no room. Without `by_letter` every
    square is a space, named after its printed row and column ("yard.r2c4"), whichever way the tile is turned. A blank
    is no space.

    `joins` are names of spaces, two by two, that one step joins although they do not touch. Tiles may have more.
    """

    def __init__(self, laid: Sequence[Laid], *, by_letter: bool = False, joins: Sequence[tuple[str, str]] = ()) -> None:
        self.laid: Final = tuple(laid)
        self.size: Final = _size(self.laid)
        self.letters: Final = _letters(self.laid)
        # The line on one side of a square, as this square's tile prints it.
        self.lines: Final = _lines(self.laid)
        self.spaces: Final = tuple(_by_letter(self) if by_letter else _one_each(self))
        self.number: Final = {space.name: number for number, space in enumerate(self.spaces)}
        self.at: Final = {square: number for number, space in enumerate(self.spaces) for square in space.squares}
        self.tiles: Final = {one.title: self._on(one.title) for one in self.laid}
        self.joins: Final = tuple((self.called(a), self.called(b)) for a, b in (*_tile_joins(self.laid), *joins))
        self.crossings: Final = tuple(_crossings(self))

    def _on(self, tile: str) -> int:
        return bits(number for number, space in enumerate(self.spaces) if space.tile == tile)

    def called(self, name: str) -> int:
        """The number of the space of this name."""
        if name not in self.number:
            raise ValueError(f"there is no space {name}")
        return self.number[name]

    def lettered(self, letters: str) -> int:
        """The spaces that bear one of these letters."""
        return bits(number for number, space in enumerate(self.spaces) if space.letter in letters)


def extent(plan: Plan) -> tuple[range, range]:
    """The columns and the rows that the tiles cover, gaps between them included."""
    columns = [one.column * plan.size for one in plan.laid]
    rows = [one.row * plan.size for one in plan.laid]
    return range(min(columns), max(columns) + plan.size), range(min(rows), max(rows) + plan.size)


# --- squares ------------------------------------------------------------------------------------------


def _size(laid: Sequence[Laid]) -> int:
    """How many squares a tile's side has. Tiles that cannot lie together are refused."""
    if not laid:
        raise ValueError("a map has at least one tile")
    sizes = sorted({one.tile.size for one in laid})
    if len(sizes) > 1:
        raise ValueError(f"tiles of different size: {sizes}")
    if len(by_place(laid)) < len(laid):
        raise ValueError("two tiles lie at the same place")
    titles = [one.title for one in laid]
    for title in titles:
        if titles.count(title) > 1:
            raise ValueError(f"two tiles are called {title}")
    return sizes[0]


def _squares(laid: Sequence[Laid]) -> Iterator[tuple[Laid, int, int, Square]]:
    """Every square of every tile: its column and row on the tile as it lies, and on the map."""
    for one in laid:
        size = one.tile.size
        for row in range(size):
            for column in range(size):
                yield one, column, row, (one.column * size + column, one.row * size + row)


def _letters(laid: Sequence[Laid]) -> dict[Square, str]:
    """The letter of each square that belongs to a space, in reading order of the map."""
    found = {square: one.face.squares[row][column] for one, column, row, square in _squares(laid)}
    return {square: found[square] for square in sorted(found, key=_reading) if found[square] != BLANK}


def _reading(square: Square) -> tuple[int, int]:
    column, row = square
    return row, column


def _lines(laid: Sequence[Laid]) -> dict[tuple[int, int, int], str]:
    """By column, row and side of the square."""
    found: dict[tuple[int, int, int], str] = {}
    for one, column, row, (x, y) in _squares(laid):
        _letters_of_squares, upright, across = one.face
        found[x, y, NORTH] = across[row][column]
        found[x, y, SOUTH] = across[row + 1][column]
        found[x, y, WEST] = upright[row][column]
        found[x, y, EAST] = upright[row][column + 1]
    return found


# --- spaces -------------------------------------------------------------------------------------------


def _one_each(plan: Plan) -> Iterator[Space]:
    there = by_place(plan.laid)
    for (column, row), letter in plan.letters.items():
        tile = there[column // plan.size, row // plan.size]
        name = f"{tile.title}.{_printed(column % plan.size, row % plan.size, plan.size, tile.turns)}"
        yield Space(name, letter, tile.title, ((column, row),), 1)


def _printed(column: int, row: int, size: int, turns: int) -> str:
    """Where a square stands in the tile's unturned picture."""
    for _ in range(turns % 4):
        column, row = row, size - 1 - column
    return f"r{row + 1}c{column + 1}"


def _by_letter(plan: Plan) -> Iterator[Space]:
    there = by_place(plan.laid)
    found: dict[tuple[str, str], list[Square]] = {}
    for (column, row), letter in plan.letters.items():
        tile = there[column // plan.size, row // plan.size].title
        found.setdefault((tile, letter.upper()), []).append((column, row))
    for (tile, letter), squares in found.items():
        name = f"{tile}.{letter}"
        _check_whole(plan, name, squares)
        yield Space(name, letter, tile, tuple(squares), sum(plan.letters[square] == letter for square in squares))


def _check_whole(plan: Plan, name: str, squares: Sequence[Square]) -> None:
    """A space hangs together, and no line runs through it."""
    found = [squares[0]]
    for column, row in found:  # grows while it is walked
        for side in CARDINAL:
            beyond = column + COLUMNS[side], row + ROWS[side]
            if beyond in squares:
                if plan.lines[column, row, side] != BLANK:
                    raise ValueError(f"a line runs through the space {name}")
                if beyond not in found:
                    found.append(beyond)
    if len(found) < len(squares):
        raise ValueError(f"the space {name} does not hang together")


def _tile_joins(laid: Sequence[Laid]) -> Iterator[tuple[str, str]]:
    for one in laid:
        for a, b in one.tile.joins:
            yield f"{one.title}.{a}", f"{one.title}.{b}"


# --- crossings ----------------------------------------------------------------------------------------


def _crossings(plan: Plan) -> Iterator[Crossing]:
    """In both directions, in reading order and from the north on clockwise; joins last."""
    for (column, row), here in plan.at.items():
        for side in CARDINAL:
            x, y = column + COLUMNS[side], row + ROWS[side]
            there = plan.at.get((x, y), here)
            if there != here:
                lines = (plan.lines[column, row, side], plan.lines[x, y, opposite(side)])
                yield Crossing(here, there, side, lines, plan.spaces[here].tile != plan.spaces[there].tile)
    for a, b in plan.joins:
        border = plan.spaces[a].tile != plan.spaces[b].tile
        yield Crossing(a, b, JOINED, (JOIN, JOIN), border)
        yield Crossing(b, a, JOINED, (JOIN, JOIN), border)
