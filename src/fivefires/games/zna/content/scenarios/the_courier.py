"""9 The Courier (N-512, N-513): it knows the way to the tunnel, and does not wait.

Eight tiles in a staircase. Every block is closed at the inner corner, so that the way leads round it; low walls let a
good shot cut what legs cannot.
"""

from __future__ import annotations

from fivefires.games.zna.content.vocabulary import Bag, Kind, Level, Piece, Placed, Put, Scenario

THE_COURIER = Scenario(
    id="the-courier",
    number=9,
    kind=Kind.CHASE,
    stars=2,
    tiles=(
        Placed("S11", 0, 0, turns=2),
        Placed("S19", 1, 0),
        Placed("S14", 1, 1),
        Placed("S03", 2, 1, turns=3),
        Placed("S17", 2, 2, turns=1),
        Placed("S08", 3, 2, turns=3, fog=Level.MEDIUM),
        Placed("S07", 3, 3, turns=1),
        Placed("S16", 4, 3, fog=Level.MEDIUM),
    ),
    starts=("S11.r1c2", "S11.r1c3", "S11.r1c4", "S11.r2c4"),
    tunnel=("S16.r2c4", "S16.r3c4"),
    pieces=(Put(Piece.COURIER, "S19.r2c4"),),
    bag=Bag(5, 7, 5),
    clock=18,
    objective="courier",
    special=("courier",),
)
