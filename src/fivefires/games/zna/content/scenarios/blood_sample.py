"""8 Blood Sample (N-510, N-511): something sleeps in the park, and its blood is wanted.

Both ways to the park are long: one by the alley, one across the unknown tile. The gate needs its fuse and its code, and
whoever fetches them is missing in the fight.
"""

from __future__ import annotations

from fivefires.games.zna.content.vocabulary import Bag, Kind, Level, Piece, Placed, Put, Scenario, Site, Work

BLOOD_SAMPLE = Scenario(
    id="blood-sample",
    number=8,
    kind=Kind.BOSS,
    stars=3,
    tiles=(
        Placed("S03", 1, 0, turns=2, fog=Level.MEDIUM),
        Placed("S08", 2, 0, turns=2, fog=Level.MEDIUM),
        Placed("S07", 3, 0, fog=Level.MEDIUM),
        Placed("S05", 0, 1),
        Placed("S10", 1, 1),
        Placed("X1", 2, 1, fog=Level.MEDIUM),
    ),
    starts=("S10.r1c2", "S10.r2c3", "S10.r3c2", "S10.r2c4"),
    exit=("S05.r1c2", "S05.r2c1", "S05.r3c1", "S05.r4c1", "S05.r4c2"),
    sites=(Site(Work.FUSE, "S03.r4c4"), Site(Work.CODE, "S08.r4c1")),
    drone="S10.r1c1",
    pieces=(Put(Piece.BOSS, "S07.r1c3"),),
    bag=Bag(8, 4, 2),
    clock=15,
    objective="sample",
    special=("boss-sample",),
)
