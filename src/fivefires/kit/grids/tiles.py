"""Tiles: square pieces of a map that lie edge to edge on a raster, turned by quarters.

Where two tiles touch, their edges must meet: roads with roads, say. What meets is a game's own word, given as a
function of what lies on both sides of the seam.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from .directions import CARDINAL, COLUMNS, EAST, NORTH, ROWS, SOUTH, opposite
from .pictures import Picture, turned


class Tile:
    """A tile as it is printed. `faces` are its pictures after no, one, two and three quarter turns clockwise.

    `joins` are spaces of this tile, two by two, that one step joins although they do not touch, as a road that goes on
    below a bridge. They are called as in a plan, without the tile: "r1c2", or "B".
    """

    def __init__(self, name: str, picture: Picture, joins: Sequence[tuple[str, str]] = ()) -> None:
        self.name: Final = name
        self.size: Final = len(picture.squares)
        self.joins: Final = tuple(joins)
        if len(picture.squares[0]) != self.size:
            raise ValueError(f"the tile {name} is no square: {self.size} rows of {len(picture.squares[0])}")
        faces = [picture]
        for _ in range(3):
            faces.append(turned(faces[-1]))
        self.faces: Final = tuple(faces)


class Laid(NamedTuple):
    """A tile on the raster, turned clockwise. `name` tells it from others where the printed one must not be shown."""

    tile: Tile
    column: int
    row: int
    turns: int = 0
    name: str = ""

    @property
    def title(self) -> str:
        return self.name or self.tile.name

    @property
    def face(self) -> Picture:
        return self.tile.faces[self.turns % 4]


class Rim(NamedTuple):
    """What lies at the edge of a tile: a square's letter, and the line between it and the outside."""

    letter: str
    line: str


Meets = Callable[[Rim, Rim], bool]


def rim(laid: Laid, side: int) -> list[Rim]:
    """The squares along one of the four sides, from west to east or from north to south."""
    squares, upright, across = laid.face
    if side in (NORTH, SOUTH):
        row = 0 if side == NORTH else -1
        return [Rim(letter, line) for letter, line in zip(squares[row], across[row], strict=True)]
    column = -1 if side == EAST else 0
    return [Rim(row[column], lines[column]) for row, lines in zip(squares, upright, strict=True)]


def seam(laid: Iterable[Laid], new: Laid) -> list[tuple[Rim, Rim]]:
    """What faces each other where a new tile touches those that lie there, the new one's first."""
    there = by_place(laid)
    found: list[tuple[Rim, Rim]] = []
    for side in CARDINAL:
        other = there.get((new.column + COLUMNS[side], new.row + ROWS[side]))
        if other is not None:
            found += zip(rim(new, side), rim(other, opposite(side)), strict=True)
    return found


def fits(laid: Iterable[Laid], new: Laid, meets: Meets) -> bool:
    """Whether the place is free and the edges meet wherever the tile touches another."""
    laid = list(laid)
    return (new.column, new.row) not in by_place(laid) and all(meets(*facing) for facing in seam(laid, new))


def places(laid: Sequence[Laid], tile: Tile, meets: Meets) -> list[Laid]:
    """All places beside a laid tile where this one fits, with all the turns in which it does, in reading order."""
    taken = by_place(laid)
    beside = {
        (row + ROWS[side], column + COLUMNS[side])
        for column, row in taken
        for side in CARDINAL
        if (column + COLUMNS[side], row + ROWS[side]) not in taken
    }
    tried = [Laid(tile, column, row, turns) for row, column in sorted(beside) for turns in range(4)]
    return [new for new in tried if fits(laid, new, meets)]


def by_place(laid: Iterable[Laid]) -> dict[tuple[int, int], Laid]:
    return {(one.column, one.row): one for one in laid}


def neighbours(laid: Iterable[Laid]) -> Mapping[str, tuple[str, ...]]:
    """Of each tile, those that it shares an edge with, from the north on clockwise: a graph of tiles."""
    there = by_place(laid)
    around = {
        one.title: [there.get((one.column + COLUMNS[side], one.row + ROWS[side])) for side in CARDINAL]
        for one in there.values()
    }
    return {title: tuple(one.title for one in others if one is not None) for title, others in around.items()}
