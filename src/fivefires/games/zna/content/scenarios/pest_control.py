"""7 Pest Control (N-508, N-509): no mutant may be left in six streets.

The start lies between the two halves, with the only pharmacy. Heavy tiles are worth lowering before they are entered,
and the ring lets a party fall back another way than it came.
"""

from __future__ import annotations

from fivefires.games.zna.content.vocabulary import Bag, Kind, Level, Placed, Scenario

PEST_CONTROL = Scenario(
    id="pest-control",
    number=7,
    kind=Kind.CLEAR,
    stars=2,
    tiles=(
        Placed("S06", 0, 0, fog=Level.MEDIUM),
        Placed("S04", 1, 0),
        Placed("S16", 2, 0, turns=1, fog=Level.HEAVY),
        Placed("S17", 0, 1, fog=Level.HEAVY),
        Placed("S01", 1, 1, fog=Level.MEDIUM),
        Placed("S13", 2, 1, fog=Level.HEAVY),
    ),
    starts=("S04.r2c3", "S04.r3c2", "S04.r3c3", "S04.r3c1"),
    drone="S04.r1c2",
    bag=Bag(10, 5, 3),
    clock=14,
    objective="clear",
    special=("brood",),
)
