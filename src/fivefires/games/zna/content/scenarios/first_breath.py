"""1 First Breath (N-496, N-497): out of the quarter by the canal gate.

The gate is in sight from the start and shut. Winch and fuse box lie where the street forks, at the far end of either
arm: one party after the other, or two at once and half as strong. Either way everybody must come back.
"""

from __future__ import annotations

from fivefires.games.zna.content.vocabulary import Bag, Kind, Level, Placed, Scenario, Site, Work

FIRST_BREATH = Scenario(
    id="first-breath",
    number=1,
    kind=Kind.REACH,
    stars=1,
    tiles=(
        Placed("S18", 0, 1, turns=1, fog=Level.MEDIUM),
        Placed("S10", 1, 1, turns=3),
        Placed("S16", 2, 1, turns=2, fog=Level.MEDIUM),
        Placed("S03", 3, 1, fog=Level.MEDIUM),
        Placed("S15", 3, 0, turns=1, fog=Level.MEDIUM),
        Placed("S06", 3, 2, fog=Level.MEDIUM),
    ),
    starts=("S10.r1c3", "S10.r2c4", "S10.r3c1", "S10.r3c4"),
    exit=("S18.r3c1", "S18.r3c2", "S18.r3c3", "S18.r4c2", "S18.r4c3"),
    sites=(Site(Work.LEVER, "S15.r3c3"), Site(Work.FUSE, "S06.r4c3")),
    drone="S10.r1c1",
    bag=Bag(13, 1, 2),
    clock=19,
    objective="exit",
    special=("never-heavy",),
)
