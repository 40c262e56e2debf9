"""The 20 items of the Gas Station: fuel, weapon, food, medicine, survivor in falling number (L-061)."""

from __future__ import annotations

from typing import Final

from . import vocabulary as v

CARDS: Final[tuple[v.Item, ...]] = (
    v.Item("fuel_can", v.FUEL, (v.Travel(),), copies=4),
    v.Item(  # Named in the rulebook's example of a search (L-035); what it does is ours.
        "lighter",
        v.WEAPON,
        gear=(v.Do((v.KillZombies(4),), cost=v.Cost(cards=1, discard=v.Match((v.FUEL,)))),),
    ),
    v.Item("stranded_driver", v.SURVIVOR, (v.AddSurvivor(), v.AddHelpless()), event=True, copies=2),
)
