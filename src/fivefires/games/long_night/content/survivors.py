"""The 20 survivors. Three values are printed in the rulebook (L-033), the rest is ours."""

from __future__ import annotations

from typing import Final

from . import vocabulary as v

CARDS: Final[tuple[v.Survivor, ...]] = (
    v.Survivor(  # attack 2 (L-033)
        "gia_najjar",
        38,
        2,
        4,
        (v.Do((v.Heal(v.Who(v.ANYBODY, (v.HERE,), hurt=True), wounds=1),), die=4),),
    ),
    v.Survivor(  # search 5 (L-033)
        "forest_plum",
        14,
        2,
        5,
        (v.When(v.On(v.Deed.TURN_START, v.SELF), (v.Remove(v.SELF), v.ChangeMorale(1)), may=True),),
    ),
    v.Survivor("blue", 8, 3, 2, (v.Always((v.Safe((v.Risk.MOVE,)), v.BiteSkips())),), human=False),
)
