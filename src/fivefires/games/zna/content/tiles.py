"""The twenty street tiles and the four unknown ones (N-084 to N-087, N-067 to N-071).

A closed corner next to a closed middle makes a bend long: who comes in on one side of that corner and wants out on the
other goes all the way round the block. Where the middle is open, a bend is a matter of two steps. Maps are built on
that difference.
"""

from __future__ import annotations

from typing import Final

from .vocabulary import Haunt, Street, Unknown

STREETS: Final = (
    # Tram Crossing: four house corners, rails in every direction, nowhere to hide.
    Street("S01", """
        #.g#
        ....
        .b.d
        #g.#
    """),
    # Market Square: wide open round the fountain, and two drains.
    Street("S02", """
        b..g
        ..~.
        .d..
        g..C
    """),
    # Pawnbroker's Alley: a hook-shaped house, with a lane in its elbow.
    Street("S03", """
        #..g
        .##.
        .d#.
        b...
    """),
    # Night Pharmacy: a lit counter behind one thick wall.
    Street("S04", """
        #..g
        .#R.
        ....
        d.b#
    """),
    # Checkpoint: sandbags in three corners, and the patrol car that stayed.
    Street("S05", """
        ~..~
        .P..
        b.g.
        d..~
    """),
    # The Pile-up: wrecks lie across the street from corner to corner.
    Street("S06", """
        g..~
        d~C.
        .b~.
        ~..d
    """),
    # Willow Park: a pond to look across, and a long way round it.
    Street("S07", """
        ~..g
        .~~.
        g~~.
        b..d
    """),
    # Loading Yard: containers in a row, from wall to fence.
    Street("S08", """
        #..b
        .#..
        g.#.
        ..Cd
    """),
    # Insurance Office: the lobby is open to the street on both sides.
    Street("S09", """
        #..#
        .TT.
        ..#g
        d..#
    """),
    # School Yard: desks that somebody carried out and piled up.
    Street("S10", """
        ...b
        g~..
        ..T.
        #..d
    """),
    # Bus Depot: one long shed, and a minibus beside it.
    Street("S11", """
        #.g.
        .#.C
        .#..
        b..d
    """),
    # Saint Agatha's: the dispensary lies behind the wards; somebody lies in it.
    Street("S12", """
        #..d
        .Rr.
        .##.
        g..#
    """),
    # Ninth Precinct: two patrol cars across the street, in front of the cells.
    Street("S13", """
        #.g#
        .PP.
        d#..
        b..d
    """),
    # Back Courts: two yards with one gap between them.
    Street("S14", """
        #..#
        ..#g
        b#..
        ..d#
    """),
    # Petrol Station: pumps in a row, a kiosk in the corner.
    Street("S15", """
        ...#
        .~C.
        d~..
        g..b
    """),
    # Metro Stairs: things come up from below on both sides of the hole.
    Street("S16", """
        #..g
        g#..
        .~P.
        db.#
    """),
    # Building Site: trenches, a crane's foot, and hardly a straight line.
    Street("S17", """
        ~..#
        .#.d
        g.~.
        #b.d
    """),
    # Iron Bridge: railings, rails, and one car in the middle.
    Street("S18", """
        ~.g~
        ....
        .C..
        ~d.~
    """),
    # Tenement Court: one block with a street round three of its corners.
    Street("S19", """
        g..b
        .##.
        .##.
        #.dT
    """),
    # Ferry Quay: a basin cut into the quay, a customs desk, black water below.
    Street("S20", """
        #..g
        ..~d
        b.~.
        T..d
    """),
)  # fmt: skip

# All four are the same to walk on, to look across and to spawn (N-068); what they do to people differs.
UNKNOWN_PICTURE: Final = """
    ....
    .g..
    ..d.
    ....
"""

UNKNOWNS: Final = (
    Unknown("U1", Haunt.SWIRLS, marked=("r1c3", "r2c1", "r2c2", "r2c3", "r2c4", "r3c3", "r4c3")),
    Unknown("U2", Haunt.SCREECHES),
    Unknown("U3", Haunt.SWAMP, marked=("r1c2", "r2c2", "r3c1", "r3c2", "r3c3", "r3c4", "r4c2")),
    Unknown("U4", Haunt.WAVE),
)

UNKNOWN: Final = {unknown.id: unknown for unknown in UNKNOWNS}
