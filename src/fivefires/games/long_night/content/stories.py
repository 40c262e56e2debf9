"""The stages of the two scenarios; what happens between them is in `rules/stories.py`.

R1 to R3: L-497, L-509, L-516. B1 to B3: L-526, L-537, L-551.
"""

from __future__ import annotations

from typing import Final

from . import vocabulary as v

# One barricade at every entrance.
_BARRED: Final = ((v.COLONY, 6), *((place, 1) for place in v.ORDINARY))

CARDS: Final[tuple[v.Story, ...]] = (
    v.Story(
        "story_r1",
        5,
        v.AtLeast(v.Laid((v.FUEL, v.TOOL)), v.PerPlayer(2)),
        v.Layout(10, 5, food=v.PerPlayer(4), barricades=_BARRED),
        (v.FUEL, v.TOOL),
    ),
    v.Story("story_r2", 4, v.AtLeast(v.DiceOnRaxxon(), 6)),
    v.Story("story_r3", 5, v.AtLeast(v.Contained(), v.PerPlayer(1, -1, 2, 3))),
    v.Story(
        "story_b1",
        5,
        v.AtLeast(v.FoodStore(), v.PerPlayer(3)),
        v.Layout(
            10,
            5,
            food=v.PerPlayer(2),
            barricades=_BARRED,
            extra=(v.EveryPlayer((v.Find(v.Match((v.WEAPON,)), v.Where((v.POLICE_STATION,))),)),),
        ),
    ),
    v.Story(
        "story_b2",
        6,
        v.EachPlayer(v.AtLeast(v.Survivors(v.Who(v.OWN, (v.HIDEOUT,), bears=v.WEAPON)))),
    ),
    v.Story("story_b3", 5, v.AtMost(v.Bandits(), 0)),
)
