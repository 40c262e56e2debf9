"""The 61 crossroads cards for everybody."""

from __future__ import annotations

from typing import Final

from . import vocabulary as v

CARDS: Final[tuple[v.Crossroads, ...]] = (
    v.Crossroads(
        "cr_cold_stove",
        v.On(v.Deed.MOVE, at=(v.SCHOOL,)),
        (
            v.Option("burn", (v.RollDie(1),), cost=v.Cost(cards=1, discard=v.Match((v.FUEL, v.EDUCATION)))),
            v.Option("freeze", (v.Hurt(v.SELF, frostbite=1),)),
        ),
    ),
    v.Crossroads(
        "cr_knock_at_night",
        v.While(v.AtLeast(v.Survivors(v.Who(v.OWN, (v.COLONY,))), 2)),
        (
            v.Option("open", (v.AddSurvivor(), v.AddHelpless(2, unruly=True))),
            v.Option("silence", (v.ChangeMorale(-1),)),
        ),
        vote=True,
    ),
)
