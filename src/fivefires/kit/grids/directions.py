"""Directions on a grid. Columns count to the east and rows to the south, so that a picture is read as it is written.

The four that a figure can face are 0 to 3, so that a quarter turn to the right is `(direction + 1) % 4`.
"""

from __future__ import annotations

from typing import Final

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
NORTH_EAST: Final = 4
SOUTH_EAST: Final = 5
SOUTH_WEST: Final = 6
NORTH_WEST: Final = 7
# From space to space by a join, which lies in no direction.
JOINED: Final = 8

CARDINAL: Final = (NORTH, EAST, SOUTH, WEST)
# A diagonal is one step in each of these two.
DIAGONAL: Final = {
    NORTH_EAST: (NORTH, EAST),
    SOUTH_EAST: (SOUTH, EAST),
    SOUTH_WEST: (SOUTH, WEST),
    NORTH_WEST: (NORTH, WEST),
}
# Clockwise from north, joins last: the order in which equal ways are preferred.
ORDER: Final = (NORTH, NORTH_EAST, EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, WEST, NORTH_WEST, JOINED)

# By direction, how many columns and rows one step leads on.
COLUMNS: Final = (0, 1, 0, -1, 1, 1, -1, -1)
ROWS: Final = (-1, 0, 1, 0, -1, 1, 1, -1)


def opposite(direction: int) -> int:
    return (direction + 2) % 4
