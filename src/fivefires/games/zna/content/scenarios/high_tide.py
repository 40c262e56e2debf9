"""10 High Tide (N-514, N-515): the fog comes in from the west, column by column.

What opens the lock gates lies where the fog comes first. Going there early is quick and crowded, going late is quiet
and costs breath.
"""

from __future__ import annotations

from fivefires.games.zna.content.vocabulary import Bag, Kind, Level, Placed, Scenario, Site, Work

HIGH_TIDE = Scenario(
    id="high-tide",
    number=10,
    kind=Kind.TIMED,
    stars=3,
    tiles=(
        Placed("S19", 0, 0, turns=2),
        Placed("S08", 1, 0, turns=1, fog=Level.MEDIUM),
        Placed("S18", 2, 0),
        Placed("S16", 0, 1, turns=1),
        Placed("X1", 1, 1, fog=Level.MEDIUM),
        Placed("S05", 2, 1, turns=2),
        Placed("S07", 0, 2, turns=2),
        Placed("S13", 1, 2, turns=2, fog=Level.MEDIUM),
        Placed("S17", 2, 2, turns=3),
    ),
    starts=("S05.r1c2", "S05.r2c1", "S05.r3c1", "S05.r3c2"),
    exit=("S18.r1c3", "S18.r2c3", "S18.r2c4", "S18.r3c3", "S18.r3c4"),
    sites=(Site(Work.LEVER, "S19.r4c2"), Site(Work.CODE, "S07.r1c2")),
    bag=Bag(11, 7, 4),
    clock=13,
    objective="exit",
    special=("tide",),
)
