"""3 Open Channel (N-500, N-501): hold the transmitter in the middle of a cross.

The middle has nothing to search but a body. What keeps the holders going lies in the four arms, one kind of special
area in each: two must stay, and the others decide which arm is worth the walk.
"""

from __future__ import annotations

from fivefires.games.zna.content.vocabulary import Bag, Kind, Level, Piece, Placed, Put, Scenario

OPEN_CHANNEL = Scenario(
    id="open-channel",
    number=3,
    kind=Kind.HOLD,
    stars=2,
    tiles=(
        Placed("S04", 1, 0, turns=2, fog=Level.MEDIUM),
        Placed("S09", 0, 1, fog=Level.MEDIUM),
        Placed("S01", 1, 1),
        Placed("S16", 2, 1, fog=Level.MEDIUM),
        Placed("S02", 1, 2, fog=Level.HEAVY),
    ),
    starts=("S01.r1c2", "S01.r2c3", "S01.r3c1", "S01.r3c3"),
    drone="S02.r1c2",
    pieces=(Put(Piece.RADIO, "S01.r2c2"),),
    bag=Bag(9, 6, 3),
    clock=12,
    objective="signal",
    special=("all-explored", "reinforcements"),
)
