"""The 5 exile objectives: what is left to want for whoever was sent away (L-312)."""

from __future__ import annotations

from typing import Final

from . import vocabulary as v

CARDS: Final[tuple[v.Exile, ...]] = (
    v.Exile(
        "exile_forgiveness",
        v.Both((v.Met(), v.AtLeast(v.Cards(v.Match((v.FOOD,)), v.HAND), 3))),
        v.Met(),
    ),
    v.Exile(
        "exile_reckoning",
        v.Both((v.AtMost(v.Morale(), 0), v.AtLeast(v.Dead(), 7), v.AtLeast(v.Survivors(), 3))),
        v.Both((v.AtMost(v.Morale(), 0), v.AtLeast(v.Dead(), 3))),
    ),
    v.Exile(
        "exile_second_colony",
        v.Both((v.Met(), v.AtLeast(v.Survivors(), 3))),
        v.AtLeast(v.Survivors(), 4),
    ),
    v.Exile(
        "exile_road_south",
        v.Both(
            (v.AtLeast(v.Cards(v.Match((v.FUEL,))), 3), v.AtLeast(v.Cards(v.Match((v.FOOD,))), 3)),
        ),
        v.Both(
            (v.AtLeast(v.Cards(v.Match((v.FUEL,))), 2), v.AtLeast(v.Cards(v.Match((v.WEAPON,)), v.GEAR), 1)),
        ),
    ),
    v.Exile(
        "exile_unbroken",
        v.AtMost(v.Survivors(v.Who(v.OWN, hurt=True)), 0),
        v.AtLeast(v.Survivors(), 2),
        wronged_keeps=True,
        betrayer_keeps=True,
    ),
)
