"""4 Voices in the Ward (N-502, N-503): four who breathe, and not enough reagent.

Two lie along the northern row, one in the dispensary's yard, one behind it. The short way to these leads across the
unknown tile, the long one past both other beds. A search there, a fight for a token, or a walk to the next bed: three
is enough.
"""

from __future__ import annotations

from fivefires.games.zna.content.vocabulary import Bag, Kind, Level, Piece, Placed, Put, Scenario

VOICES_IN_THE_WARD = Scenario(
    id="voices-in-the-ward",
    number=4,
    kind=Kind.RESCUE,
    stars=2,
    tiles=(
        Placed("S19", 0, 0, turns=3, fog=Level.MEDIUM),
        Placed("S07", 1, 0, fog=Level.MEDIUM),
        Placed("S14", 2, 0, turns=1, fog=Level.HEAVY),
        Placed("S02", 0, 1),
        Placed("X1", 1, 1, fog=Level.MEDIUM),
        Placed("S12", 2, 1, fog=Level.MEDIUM),
        Placed("S08", 3, 1, turns=1, fog=Level.MEDIUM),
    ),
    starts=("S02.r2c1", "S02.r2c2", "S02.r3c1", "S02.r4c2"),
    drone="S02.r1c2",
    pieces=(
        Put(Piece.SURVIVOR, "S14.r1c2"),
        Put(Piece.SURVIVOR, "S12.r4c3"),
        Put(Piece.SURVIVOR, "S08.r1c3"),
        Put(Piece.SURVIVOR, "S07.r1c3"),
    ),
    bag=Bag(5, 6, 3),
    clock=14,
    objective="survivors",
    special=("survivors",),
)
