"""The 20 items of Raxxon: medicine (pills), weapon, tool, education in falling number (L-061, L-438)."""

from __future__ import annotations

from typing import Final

from . import vocabulary as v

CARDS: Final[tuple[v.Item, ...]] = (
    v.Item(
        "red_pill",
        v.MEDICINE,
        (
            v.Roll(
                (
                    v.Row(1, 2, (v.SideEffect("side_tremor"),)),
                    v.Row(3, 4, (v.Heal(v.SELF, wounds=1),)),
                    v.Row(5, 6, (v.Heal(v.SELF, wounds=3),)),
                )
            ),
        ),
        event=True,
        user=v.ONE_OWN,
        copies=2,
    ),
    v.Item("raxxon_plans", v.EDUCATION, gear=(v.Always((v.SeesMore(1),), at=(v.RAXXON,)),)),
)
