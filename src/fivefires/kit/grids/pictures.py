"""Pictures: a piece of a map, as an author writes it and a reader checks it by eye.

A *plain* picture has one letter a square. A *lined* one also has what lies between the squares and around them: every
second row and column is for lines, and what stands where they cross means nothing.

    plain      lined
               +-+-+-+
    ..#        |A A|B|
    ~..        +   +D+
    ...        |C:A B|
               +-+-+-+

A line is a letter as well. A blank is no line. The signs - and | are the same one, as it runs across or upright.
What the letters mean is not said here.
"""

from __future__ import annotations

from textwrap import dedent
from typing import Final, NamedTuple

BLANK: Final = " "
WALL: Final = "|"


class Picture(NamedTuple):
    """Rows of letters, and the lines: `upright` left and right of the squares of a row, `across` above and below."""

    squares: tuple[str, ...]
    upright: tuple[str, ...]
    across: tuple[str, ...]


def plain(text: str) -> Picture:
    squares = _rows(text)
    width = len(squares[0])
    return Picture(tuple(squares), (BLANK * (width + 1),) * len(squares), (BLANK * width,) * (len(squares) + 1))


def lined(text: str) -> Picture:
    rows = [row.replace("-", WALL) for row in _rows(text)]
    if len(rows) % 2 == 0 or len(rows[0]) % 2 == 0:
        raise ValueError(f"a lined picture has an odd number of rows and columns: {text}")
    return Picture(
        tuple(row[1::2] for row in rows[1::2]),
        tuple(row[0::2] for row in rows[1::2]),
        tuple(row[1::2] for row in rows[0::2]),
    )


def _rows(text: str) -> list[str]:
    """The rows without the margin that the code around them has; blanks at the end of a row need not be written."""
    rows = dedent(text).strip("\n").rstrip().split("\n")
    width = max(map(len, rows))
    if not width:
        raise ValueError("a picture has at least one square")
    return [row.ljust(width) for row in rows]


def written(picture: Picture) -> str:
    """The picture as text again: plain if it has no line, else lined."""
    if not "".join((*picture.upright, *picture.across)).strip():
        return "\n".join(row.rstrip() for row in picture.squares)
    rows = []
    for number, across in enumerate(picture.across):
        rows.append("+" + "".join(f"{line}+" for line in across.replace(WALL, "-")))
        if number < len(picture.squares):
            upright, squares = picture.upright[number], picture.squares[number]
            rows.append("".join(line + square for line, square in zip(upright, squares + BLANK, strict=True)).rstrip())
    return "\n".join(rows)


def turned(picture: Picture) -> Picture:
    """A quarter turn clockwise: what was the left column, read from below, is now the upper row."""
    return Picture(_turned(picture.squares), _turned(picture.across), _turned(picture.upright))


def _turned(rows: tuple[str, ...]) -> tuple[str, ...]:
    return tuple("".join(column) for column in zip(*reversed(rows), strict=True))
