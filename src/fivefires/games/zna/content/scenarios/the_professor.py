"""5 The Professor (N-504, N-505): fetch a slow man from one end and bring him to the other.

He walks four areas a round, and only while somebody sees him. So one party keeps him company, and another opens the
barrier and clears his way; two rings of streets let them choose which way that is.
"""

from __future__ import annotations

from fivefires.games.zna.content.vocabulary import Bag, Kind, Level, Piece, Placed, Put, Scenario, Site, Work

THE_PROFESSOR = Scenario(
    id="the-professor",
    number=5,
    kind=Kind.ESCORT,
    stars=2,
    tiles=(
        Placed("S09", 0, 0, fog=Level.MEDIUM),
        Placed("S03", 1, 0, turns=3, fog=Level.MEDIUM),
        Placed("S16", 2, 0, turns=3),
        Placed("S17", 1, 1, turns=1),
        Placed("S08", 2, 1, turns=3, fog=Level.MEDIUM),
        Placed("S14", 3, 1, turns=2),
        Placed("X1", 2, 2, fog=Level.MEDIUM),
        Placed("S05", 3, 2),
    ),
    starts=("S17.r4c2", "S17.r4c3", "S17.r4c4", "S17.r3c4"),
    exit=("S05.r1c3", "S05.r2c3", "S05.r2c4", "S05.r3c3", "S05.r3c4", "S05.r4c3"),
    sites=(Site(Work.CODE, "S16.r1c3"), Site(Work.LEVER, "S14.r2c1")),
    drone="S08.r2c4",
    pieces=(Put(Piece.PROFESSOR, "S09.r2c1"),),
    bag=Bag(8, 3, 1),
    clock=16,
    objective="exit",
    special=("professor",),
)
