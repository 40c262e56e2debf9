"""6 Both Banks (N-506, N-507): two and two, with a raised bridge between them.

Each pair starts at the bridge, walks to its lock round two blocks and has to be there in the same turn as the other.
The west bank has the courts and their corners, the east bank the thicker fog. Then all must come back.
"""

from __future__ import annotations

from fivefires.games.zna.content.vocabulary import Bag, Kind, Level, Piece, Placed, Put, Scenario

BOTH_BANKS = Scenario(
    id="both-banks",
    number=6,
    kind=Kind.SPLIT,
    stars=2,
    tiles=(
        Placed("S11", 0, 0, fog=Level.MEDIUM),
        Placed("S19", 1, 0),
        Placed("S14", 1, 1),
        Placed("S18", 2, 1, turns=1),
        Placed("S03", 3, 1, turns=3),
        Placed("S17", 3, 2, turns=1),
        Placed("S15", 4, 2, fog=Level.MEDIUM),
    ),
    starts=("S14.r2c4", "S14.r3c4", "S03.r1c2", "S03.r1c3"),
    exit=(
        "S18.r1c2",
        "S18.r1c3",
        "S18.r2c1",
        "S18.r2c2",
        "S18.r2c3",
        "S18.r2c4",
        "S18.r3c1",
        "S18.r3c2",
        "S18.r3c3",
        "S18.r3c4",
        "S18.r4c2",
        "S18.r4c3",
    ),
    closed=("S18",),
    pieces=(
        Put(Piece.LOCK, "S11.r2c1"),
        Put(Piece.LOCK, "S15.r3c4"),
    ),
    bag=Bag(6, 5, 3),
    clock=18,
    objective="exit",
    special=("bridge",),
)
