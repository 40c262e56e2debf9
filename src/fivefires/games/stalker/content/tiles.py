"""The map tiles: six squares a side, one letter a space (S-107).

Lines: - and | walls, D door, W window, F fence, digits are gates. Most outdoor spaces are two squares wide.
"""

from __future__ import annotations

from typing import Final

from .vocabulary import Ground

TILES: Final = (
    Ground(
        "T01",
        """
        +-+-+-+-+-+-+
        |A A B B C C|
        + + + + + + +
        |A A B B C C|
        + + +-+W+ + +
        |D D|E E|F F1
        + + + + + + +
        |D DDE E|F F1
        + + +-+-+ + +
        |G G H H I IF
        + + + + + + +
        |G G H H I IF
        +-+-+-+-+-+-+
        """,
        indoor="E",
        cover=(("E", 1), ("H", 1)),
        radiation=(("G", 1),),
    ),
    Ground(
        "T02",
        """
        +-+-+-+-+-+-+
         A A|B B|C C
        + + + + + + +
         A ADB BDC C
        + + +-+-+ + +
         D D E E F F
        + + + + + + +
         D D E E F F
        + + +F+F+ +-+
         G G H H I I|
        + + + + + + +
         G G H H I I|
        + + + + + + +
        """,
        indoor="B",
        cover=(("B", 2), ("H", 1)),
        radiation=(("G", 2),),
    ),
    Ground(
        "T03",
        """
        +-+-+-+-+-+-+
         A A|B B|C C|
        + + + + + + +
         A AWB BDC C|
        + + +-+D+-+-+
         D D|E E E E|
        + + + + + + +
         D DDE E E EW
        + + +-+W+-+-+
         G G H H I I|
        + + + + + + +
         G G H H I I|
        + + + + + + +
        """,
        indoor="BCE",
        cover=(("C", 2), ("BE", 1), ("G", 1)),
        radiation=(("I", 1),),
    ),
    Ground(
        "T04",
        """
        + + + + + + +
        |A A B B C C
        + + + + + + +
        |A A B B C C
        + + + + +F+F+
        |D D|E E F F
        + + + + + + +
        |D D|E E F F
        +-+-+ + + + +
        |G G H H|I I
        + + + + + + +
        |G G H H|I I
        +-+-+-+-+-+-+
        """,
        cover=(("E", 1), ("D", 2)),
        radiation=(("I", 3), ("C", 1)),
    ),
    Ground(
        "T05",
        """
        + + + + + + +
         A A B B C C|
        + +-+-+-+-+-+
         A|D|E|F F F|
        + + + + + + +
         A|DDEDF F F|
        + +-+D+W+-+-+
         G G H H I I|
        + + + + + + +
         G G H H I I|
        + + + + + + +
         G G H H I I|
        +-+-+-+-+-+-+
        """,
        indoor="DEF",
        cover=(("F", 2), ("D", 1), ("I", 1)),
        radiation=(("C", 2),),
    ),
    # A village street between two houses; the windows look north.
    Ground(
        "T06",
        """
        + + + + + + +
         A A B B C C
        + + + + + + +
         A A B B C C
        +-+W+ + +W+-+
        |D D|E E|F F|
        + + + + + + +
        |D DDE EDF F|
        +-+-+ + +-+-+
         G G H H I I
        + + + + + + +
         G G H H I I
        + + + + + + +
        """,
        indoor="DF",
        cover=(("DF", 1), ("B", 1)),
        radiation=(("I", 1),),
    ),
    # A farmhouse of three rooms with a path all round it. Its outer doors can be barred.
    Ground(
        "T07",
        """
        + + + + + + +
         A A A B B B
        + +-+-+W+-+ +
         C|D D E E|F
        + + + + + + +
         C4D D E EWF
        + +-+D+-+-+ +
         C|G G|H H|F
        + + + + + + +
         CWG GDH H5F
        + +-+D+-+-+ +
         I I I J J J
        + + + + + + +
        """,
        indoor="DEGH",
        cover=(("DE", 1), ("G", 1), ("H", 2), ("J", 1)),
    ),
    # Marsh: black water in the middle, reeds around it.
    Ground(
        "T08",
        """
        + + + + + + +
         A A B B C C
        + + + + + + +
         A A B B C C
        + + + + + + +
         D D K K E E
        + + + + + + +
         D D K K E E
        + + + + + + +
         F F G G H H
        + + + + + + +
         F F G G H H
        + + + + + + +
        """,
        water="K",
        cover=(("B", 1), ("G", 1)),
        radiation=(("D", 1), ("E", 2)),
    ),
    # A barn and its yard.
    Ground(
        "T09",
        """
        + + +-+-+-+-+
         A A|B B B B|
        + + + + + + +
         A ADB B B B|
        + + +-+D+-+-+
         C C D D E E
        + + + + + + +
         C C D D E E
        +F+F+ + + + +
         F F G G H H
        + + + + + + +
         F F G G H H
        + + + + + + +
        """,
        indoor="B",
        cover=(("B", 1), ("D", 1), ("H", 1)),
        radiation=(("F", 1),),
    ),
    # A depot: one long hall, and a strongroom behind steel.
    Ground(
        "T10",
        """
        +-+-+-+-+-+-+
        |A A B B|C C|
        + + + + + + +
        |A A B B2C C|
        + + + + +-+-+
        |D D E E F F|
        + + + + + + +
        |D D E E F F|
        +-+D+-+-+-+W+
         G G H H I I
        + + + + + + +
         G G H H I I
        + + + + + + +
        """,
        indoor="ABCDEF",
        cover=(("ABDEF", 1), ("C", 2), ("H", 1)),
    ),
    # Barracks: a dormitory, and an office with a door to the east.
    Ground(
        "T11",
        """
        + + + + + + +
         A A B B C C
        + + + + + + +
         A A B B C C
        +-+-+D+-+-+-+
        |D D E E|F F|
        + + + + + + +
        |D D E EDF FD
        +-+W+-+-+-+-+
         G G H H I I
        + + + + + + +
         G G H H I I
        + + + + + + +
        """,
        indoor="DEF",
        cover=(("DE", 1), ("F", 1), ("B", 1)),
        radiation=(("G", 1),),
    ),
    # A siding: fences, and a line of wagons with a gap in it.
    Ground(
        "T12",
        """
        + + + + + + +
         A A B B C C
        + + + + + + +
         A A B B C C
        +F+F+ + +F+F+
         D D E E F F
        + + + + + + +
         D D E E F F
        +-+-+ + +-+-+
         G G H H I I
        + + + + + + +
         G G H H I I
        + + + + + + +
        """,
        cover=(("E", 1), ("DF", 1)),
        radiation=(("H", 1),),
    ),
    # Open ground with a ruin's corner.
    Ground(
        "T13",
        """
        + + + + + + +
         A A B B C C
        + + + + + + +
         A A B B C C
        + + +-+-+ + +
         D D E E|F F
        + + + + + + +
         D D E E|F F
        + + + + + + +
         G G H H I I
        + + + + + + +
         G G H H I I
        + + + + + + +
        """,
        cover=(("E", 2),),
        radiation=(("B", 2), ("F", 3), ("G", 1)),
    ),
    # A laboratory: three cells, a hall, and a shaft behind a shutter.
    Ground(
        "T14",
        """
        +-+-+-+-+-+-+
        |A A|B B|C C|
        + + + + + + +
        |A ADB BDC C|
        +-+-+D+-+-+-+
        |D D E E|F F|
        + + + + + + +
        |D D E E|F F|
        +D+-+-+D+-+3+
         G G H H I I
        + + + + + + +
         G G H H I I
        + + + + + + +
        """,
        indoor="ABCDEF",
        cover=(("A", 1), ("B", 1), ("C", 2), ("DE", 1), ("F", 1)),
        radiation=(("C", 2), ("I", 1)),
    ),
    # A block of flats, or what is left of it: one room has no door at all.
    Ground(
        "T15",
        """
        + + +-+-+ + +
         A A|B B|C C
        + + + + + + +
         A AWB BDC C
        + + +-+-+ + +
         D D E E F F
        + + + + + + +
         D D E E F F
        +-+D+ + +W+-+
        |G G|H H|I I|
        + + + + + + +
        |G GDH HWI I|
        +-+-+ + +-+-+
        """,
        indoor="BGI",
        cover=(("B", 1), ("G", 1), ("I", 2), ("E", 1)),
        radiation=(("D", 1),),
    ),
)

# The three tiles of Lost Areas. A is the space of the entrance (S-580); walls shut everything else off.
LOST_TILES: Final = (
    Ground(
        "cave",
        """
        +-+-+-+-+-+-+
        |A A B B B B|
        + + + + + + +
        |A A B B B B|
        +-+-+ +-+-+-+
        |C C C D D D|
        + + + + + + +
        |C C C D D D|
        + + + +-+-+-+
        |E E E E F F|
        + + + + + + +
        |E E E E F F|
        +-+-+-+-+-+-+
        """,
        cover=(("D", 1), ("F", 1)),
        radiation=(("C", 1), ("E", 2)),
    ),
    Ground(
        "bunker",
        """
        +-+-+-+-+-+-+
        |A A|B B B B|
        + + + + + + +
        |A ADB B B B|
        +-+-+D+-+-+D+
        |C C C C|D D|
        + + + + + + +
        |C C C C|D D|
        +-+D+-+-+ + +
        |E E E E|D D|
        + + + + + + +
        |E E E E|D D|
        +-+-+-+-+-+-+
        """,
        indoor="ABCDE",
        cover=(("B", 1), ("D", 2), ("E", 1)),
        radiation=(("E", 1),),
    ),
    Ground(
        "tunnel",
        """
        +-+-+-+-+-+-+
        |A A B B C C|
        + + + + + + +
        |A A B B C C|
        +-+-+-+-+ + +
        |F F E E D D|
        + + + + + + +
        |F F E E D D|
        + + +-+-+-+-+
        |G G H H I I|
        + + + + + + +
        |G G H H I I|
        +-+-+-+-+-+-+
        """,
        cover=(("E", 1), ("H", 1)),
        radiation=(("D", 1), ("G", 2)),
    ),
)

TILE: Final[dict[str, Ground]] = {tile.id: tile for tile in (*TILES, *LOST_TILES)}
