"""2 Borrowed Keys (N-498, N-499): three keys, and a bus that waits at the start.

Two keys lie in the west, one on the unknown tile itself and one behind it. The third lies in the east, where two
streets lead round the same block: the building site is short of cover, the yard is full of it.
"""

from __future__ import annotations

from fivefires.games.zna.content.vocabulary import Bag, Kind, Level, Piece, Placed, Put, Scenario

BORROWED_KEYS = Scenario(
    id="borrowed-keys",
    number=2,
    kind=Kind.FETCH,
    stars=1,
    tiles=(
        Placed("S09", 0, 0),
        Placed("S08", 2, 0, turns=2),
        Placed("S13", 3, 0),
        Placed("S14", 0, 1),
        Placed("X1", 1, 1, fog=Level.MEDIUM),
        Placed("S11", 2, 1),
        Placed("S17", 3, 1),
    ),
    starts=("S11.r1c2", "S11.r1c3", "S11.r1c4", "S11.r2c1"),
    exit=("S11.r2c3", "S11.r2c4", "S11.r3c3", "S11.r3c4", "S11.r4c3", "S11.r4c4"),
    drone="S08.r3c2",
    pieces=(
        Put(Piece.KEY, "S09.r1c2"),
        Put(Piece.KEY, "X1.r1c1"),
        Put(Piece.KEY, "S13.r1c2"),
    ),
    bag=Bag(9, 5, 2),
    clock=15,
    objective="keys",
    special=("noisy-keys",),
)
