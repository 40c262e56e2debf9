"""Mutual sight: two spaces see each other along the straight line between the centres of two of their squares.

The line may not cross the side of a square where no sight passes. Where it runs exactly through a corner point, so many
of the two ways round that point as `beside` says must be open: with 1, the point is shut only if both are; with 2, one
that is shut is enough. Figures never come into it, so this is one table a map.

Sight by facing is another notion: it spreads from space to space and is not always mutual.
"""

from __future__ import annotations

from typing import Final

from .directions import EAST, SOUTH, SOUTH_EAST, SOUTH_WEST
from .grounds import Ground, round_by
from .passages import SIGHT
from .plans import Square, extent

# What a line of sight passes: by what it is, which of four sheets of bits it stands on.
_SHEETS: Final = {EAST: 0, SOUTH: 1, SOUTH_EAST: 2, SOUTH_WEST: 3}


def mutual_sight(ground: Ground, beside: int = 1) -> tuple[int, ...]:
    """Of each space those that it sees, itself included: `table[a] >> b & 1` tells whether a and b see each other.

    A space that lets no sight through sees and is seen by nobody else.

    Every square has a bit for its east side, its south side and its two lower corner points, and one large number says
    where sight is stopped. A line is a number too, the same for all pairs of squares that lie apart in the same way.
    So each pair costs one shift and one comparison.
    """
    columns, rows = extent(ground.plan)
    width = len(columns)
    stopped = _stopped(ground, columns, rows, beside)
    lines: dict[Square, int] = {}
    found = [1 << number for number in range(len(ground.plan.spaces))]
    squares = sorted(
        (row - rows.start, column - columns.start, number) for (column, row), number in ground.plan.at.items()
    )
    for position, (row, column, here) in enumerate(squares):
        for y, x, there in squares[position + 1 :]:
            apart = x - column, y - row
            line = lines.get(apart)
            if line is None:
                line = lines[apart] = _line(*apart, width, width * len(rows))
            left = column if x >= column else x
            if not line << row * width + left & stopped:
                found[here] |= 1 << there
                found[there] |= 1 << here
    return tuple(found)


def _stopped(ground: Ground, columns: range, rows: range, beside: int) -> int:
    """Where no sight passes. What lies outside the tiles stops it everywhere."""
    found = 0
    for row in rows:
        for column in columns:
            bit = 1 << (row - rows.start) * len(columns) + column - columns.start
            for part, sheet in _SHEETS.items():
                if not _passes(ground, (column, row), part, beside):
                    found |= bit << sheet * len(columns) * len(rows)
    return found


def _passes(ground: Ground, square: Square, part: int, beside: int) -> bool:
    if square not in ground.passing:
        return False
    if part in (EAST, SOUTH):
        return bool(ground.passing[square][part] & SIGHT)
    return round_by(ground, square, part, SIGHT) >= beside


def _line(across: int, down: int, width: int, sheet: int) -> int:
    """All that a line passes from a square to the one so far across, to the east or the west, and so far down.

    It lies in the upper left corner of the map, from where a shift brings it anywhere. Measured along the line, upright
    sides come at 1, 3, 5, ... of twice `far`, level ones at 1, 3, 5, ... of twice `down`; where both come at the same
    place, that is a corner point.
    """
    far = abs(across)
    column, row = max(0, -across), 0
    east = across > 0
    passed_across = passed_down = found = 0
    while passed_across < far or passed_down < down:
        upright = (2 * passed_across + 1) * down
        level = (2 * passed_down + 1) * far
        if upright == level and passed_across < far and passed_down < down:
            part = SOUTH_EAST if east else SOUTH_WEST
        elif passed_down == down or (passed_across < far and upright < level):
            part = EAST
        else:
            part = SOUTH
        found |= 1 << _SHEETS[part] * sheet + row * width + (column - 1 if part == EAST and not east else column)
        if part != SOUTH:
            passed_across += 1
            column += 1 if east else -1
        if part != EAST:
            passed_down += 1
            row += 1
    return found
