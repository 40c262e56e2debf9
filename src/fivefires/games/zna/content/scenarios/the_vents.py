"""11 The Vents (N-516, N-517): four shafts breathe fog, and close only when all four are still.

A vent that nobody stands by fills again. Four heroes, four vents, one pharmacy in the middle, and two unknown tiles
between them.
"""

from __future__ import annotations

from fivefires.games.zna.content.vocabulary import Bag, Kind, Level, Piece, Placed, Put, Scenario

THE_VENTS = Scenario(
    id="the-vents",
    number=11,
    kind=Kind.PURGE,
    stars=3,
    tiles=(
        Placed("S17", 1, 0, turns=2, fog=Level.MEDIUM),
        Placed("S14", 0, 1, turns=1, fog=Level.MEDIUM),
        Placed("S04", 1, 1),
        Placed("X1", 2, 1),
        Placed("S06", 3, 1, fog=Level.MEDIUM),
        Placed("X2", 1, 2),
        Placed("S19", 2, 2, fog=Level.MEDIUM),
    ),
    starts=("S04.r2c3", "S04.r3c2", "S04.r3c3", "S04.r2c1"),
    drone="S04.r3c4",
    pieces=(
        Put(Piece.VENT, "S17.r2c1"),
        Put(Piece.VENT, "S14.r4c1"),
        Put(Piece.VENT, "S06.r3c1"),
        Put(Piece.VENT, "S19.r4c2"),
    ),
    bag=Bag(8, 3, 0),
    clock=16,
    objective="vents",
    special=("vents",),
)
