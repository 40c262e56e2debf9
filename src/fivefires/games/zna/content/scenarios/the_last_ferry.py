"""12 The Last Ferry (N-518, N-519): fuel, chains, engine, and something that hears it start.

Chains and fuel pump lie at the two western ends, engine house and ferry in the east. When the engine coughs for the
first time the boss wakes behind everybody who is not yet back.
"""

from __future__ import annotations

from fivefires.games.zna.content.vocabulary import Bag, Kind, Level, Piece, Placed, Put, Scenario, Site, Work

THE_LAST_FERRY = Scenario(
    id="the-last-ferry",
    number=12,
    kind=Kind.FINALE,
    stars=3,
    tiles=(
        Placed("S16", 0, 0),
        Placed("S19", 1, 0, fog=Level.MEDIUM),
        Placed("X1", 2, 0),
        Placed("S13", 1, 1),
        Placed("S08", 2, 1, turns=1),
        Placed("S03", 3, 1, turns=3, fog=Level.MEDIUM),
        Placed("S17", 0, 2, turns=1, fog=Level.MEDIUM),
        Placed("X2", 1, 2),
        Placed("S20", 3, 2),
    ),
    starts=("S13.r1c2", "S13.r2c2", "S13.r2c3", "S13.r3c3"),
    exit=("S20.r3c1", "S20.r4c1", "S20.r4c2", "S20.r4c3", "S20.r4c4"),
    sites=(Site(Work.FUSE, "S16.r3c1"), Site(Work.LEVER, "S17.r4c3")),
    drone="S13.r2c4",
    pieces=(Put(Piece.ENGINE, "S03.r3c4"),),
    bag=Bag(9, 5, 2),
    clock=15,
    objective="ferry",
    special=("engine",),
)
