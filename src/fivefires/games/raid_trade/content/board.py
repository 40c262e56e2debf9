"""The tiles, as they are printed: twenty sides, each with its roads, squares, barricades and height lines.

A picture has one letter a square. `r` is road, `m` the road at the Trader's orange circle, where all figures start.
`h` is a square for a House, `4` and `5` are squares for that many players and more, `d` is a square with a diagonal
line. Between two squares `=` is a barricade and `~` a height line. Roads leave a tile in the middle of its sides.

A bridge is two pieces of road that are joined over the one below it.

The nine City sides carry 31 squares without a number, 10 with a 4 and 10 with a 5 (R-048); the Wasteland sides 23, 7
and 5 (R-456). The Black Market Tile has four squares, and no other tile more than seven (R-554).
"""

from __future__ import annotations

from typing import NamedTuple

CITY, WASTELAND = "city", "wasteland"
MARKET, HELIPAD = "market", "helipad"


class Side(NamedTuple):
    """One side of a tile."""

    tile: str
    of: str
    picture: str
    joins: tuple[tuple[str, str], ...] = ()


SIDES = (
    Side(
        "market",
        CITY,
        """
        + + + + + +
         . h r h .
        + + + + + +
         . . r . .
        + + + + + +
         r r m r=r
        + + + + + +
         . . r . .
        + + +=+ + +
         . h r h .
        + + + + + +
        """,
    ),
    Side(
        "mill",
        CITY,
        """
        + + + + + +
         . h r h .
        + + + + + +
         h . r . 4
        + + + + + +
         r r=r r r
        + + +=+ + +
         5 . r . .
        + + + + + +
         . h r 5 .
        + + + + + +
        """,
    ),
    Side(
        "ridge",
        CITY,
        """
        + + + + + +
         . h r h .
        + + + + + +
         h . r . .
        + + +=+ + +
         r r~r r r
        + + + + + +
         5 . r . 4
        + + + + + +
         . h r 4 .
        + + + + + +
        """,
    ),
    Side(
        "flyover",
        CITY,
        """
        + + + + + +
         . h r 4 .
        + + +=+ + +
         . h r . .
        + +~+ + + +
         r r~r~r r
        + + + +~+ +
         . . r 5 .
        + + + + + +
         . h r 4 .
        + + + + + +
        """,
        (("r3c2", "r3c4"),),
    ),
    Side(
        "yard",
        CITY,
        """
        + + + + + +
         . h r 5 .
        + + + + + +
         . r r h .
        + + +=+ + +
         . h r r r
        + + +=+ + +
         . . r 4 .
        + + + + + +
         . h r . .
        + + + + + +
        """,
    ),
    Side(
        "mall",
        CITY,
        """
        + + + + + +
         . 4 r h .
        + + + + + +
         . . r . 5
        + + + + + +
         r r r=r r
        + + + + + +
         h . r . .
        + + +=+ + +
         . h r 5 .
        + + + + + +
        """,
    ),
    Side(
        "canal",
        CITY,
        """
        + + + + + +
         . h r h .
        + + + + + +
         . . r . 5
        + + + + + +
         . . r=r r
        + + + + + +
         . . h . 4
        + + + + + +
         . . . . .
        + + + + + +
        """,
    ),
    Side(
        "clinic",
        CITY,
        """
        + + + + + +
         . h r 5 .
        + + + + + +
         . . r h .
        + + + + + +
         r r=r . .
        + + +=+ + +
         h . r . .
        + + + + + +
         . . r 4 .
        + + + + + +
        """,
    ),
    Side(
        "rail",
        CITY,
        """
        + + + + + +
         . h r 4 .
        + + + + + +
         . . r . .
        + + +=+ + +
         r r r r=r
        + + + + + +
         h . 5 . h
        + + + + + +
         . . . . .
        + + + + + +
        """,
    ),
    Side(
        "helipad",
        CITY,
        """
        + + + + + +
         . . . . .
        + + + + + +
         . r r r .
        + + + + + +
         r r r r .
        + + + + + +
         . r r r .
        + + + + + +
         . . . . .
        + + + + + +
        """,
    ),
    Side(
        "market",
        WASTELAND,
        """
        + + + + + +
         . d r . .
        + + + + + +
         . . r . h
        + + + + + +
         r=r m r r
        + + +=+ + +
         h . r . .
        + + + + + +
         . . r h .
        + + + + + +
        """,
    ),
    Side(
        "mill",
        WASTELAND,
        """
        + + + + + +
         . d r . .
        + + + + + +
         . . r . .
        + + +=+ + +
         r r r=r r
        + + + + + +
         h . r . 4
        + + + + + +
         . . r d .
        + + + + + +
        """,
    ),
    Side(
        "ridge",
        WASTELAND,
        """
        + + + + + +
         . . r d .
        + + + + + +
         . . r . .
        + + + + + +
         r r~r r r
        + + +=+ + +
         h . r . 5
        + + + + + +
         . 4 r . .
        + + + + + +
        """,
    ),
    Side(
        "flyover",
        WASTELAND,
        """
        + + + + + +
         . d r . .
        + + + + + +
         . . r 4 .
        + + + +~+ +
         r r~r~r r
        + + + + + +
         . . r . .
        + + +=+ + +
         . h r h .
        + + + + + +
        """,
        (("r3c2", "r3c4"),),
    ),
    Side(
        "yard",
        WASTELAND,
        """
        + + + + + +
         . d r 4 .
        + + + + + +
         . r r . .
        + + + + + +
         . 5 r r r
        + + +=+ + +
         . . r . .
        + + + + + +
         . . r d .
        + + + + + +
        """,
    ),
    Side(
        "mall",
        WASTELAND,
        """
        + + + + + +
         . h r . .
        + + + + + +
         . . r . 4
        + + +=+ + +
         r r=r r r
        + + + + + +
         h . r . .
        + + + + + +
         . . r 5 .
        + + + + + +
        """,
    ),
    Side(
        "canal",
        WASTELAND,
        """
        + + + + + +
         . h r . .
        + + + + + +
         . . r . .
        + + +=+ + +
         . . r r r
        + + + + + +
         . . h . 4
        + + + + + +
         . . . . .
        + + + + + +
        """,
    ),
    Side(
        "clinic",
        WASTELAND,
        """
        + + + + + +
         . d r . .
        + + + + + +
         . . r . .
        + + +=+ + +
         r r=r . .
        + + + + + +
         h . r . .
        + + + + + +
         . 5 r h .
        + + + + + +
        """,
    ),
    Side(
        "rail",
        WASTELAND,
        """
        + + + + + +
         . d r . .
        + + + + + +
         . . r . .
        + + + + + +
         r r=r=r r
        + + + + + +
         h . 5 . 4
        + + + + + +
         . . . . .
        + + + + + +
        """,
    ),
    Side(
        "helipad",
        WASTELAND,
        """
        + + + + + +
         . . . . .
        + + + + + +
         . r r r .
        + + + + + +
         r r r r .
        + + + + + +
         . r r r .
        + + + + + +
         . . . . .
        + + + + + +
        """,
    ),
)

# Every tile of the map has both sides; the Black Market Tile is one of the nine.
TILES = tuple(side.tile for side in SIDES if side.of == CITY and side.tile != HELIPAD)
