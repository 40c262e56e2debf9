"""The 6 side effects of pills. Each takes something; four of them give something back."""

from __future__ import annotations

from typing import Final

from . import vocabulary as v

CARDS: Final[tuple[v.SideEffectCard, ...]] = (
    v.SideEffectCard("side_tremor", (v.Always((v.AttackBy(1), v.SearchBy(1))),)),
    v.SideEffectCard("side_numb", (v.Always((v.Tough(1), v.Soften(v.WOUND, v.FROSTBITE))),)),
    v.SideEffectCard("side_sleepwalker", (v.When(v.On(v.Deed.ROUND_START), (v.Relocate(v.SELF, v.AT_RANDOM),)),)),
    v.SideEffectCard("side_sweet_smell", (v.Always((v.Scent(2), v.BiteSkips())),)),
    v.SideEffectCard("side_ravenous", (v.Always((v.Mouths(2), v.AttackBy(-1))),)),
    v.SideEffectCard(
        "side_wide_awake",
        (
            v.Always((v.MoreDice(1),)),
            v.When(
                v.On(v.Deed.ROUND_END),
                (v.Roll((v.Row(1, 3, (v.Hurt(v.SELF, despair=1),)), v.Row(4, 6))),),
            ),
        ),
    ),
)
