"""The 25 starting items (L-078), of which two kinds are known (L-036)."""

from __future__ import annotations

from typing import Final

from . import vocabulary as v

CARDS: Final[tuple[v.Item, ...]] = (
    v.Item(  # L-036
        "rations",
        v.FOOD,
        (
            v.Choose(
                (
                    v.Way("eat", (v.ChangeFood(1),)),
                    v.Way("trade", (v.RemoveBandits(1),), needs=v.InPlay(v.BANDITS)),
                )
            ),
        ),
        user=v.ONE_OWN,
        copies=5,
    ),
    v.Item(
        "soup_cubes",
        v.FOOD,
        (v.Choose((v.Way("cook", (v.ChangeFood(1),)), v.Way("share", (v.Calm(1),)))),),
        copies=2,
    ),
    v.Item("firewood", v.FUEL, (v.Travel(),), copies=4),
    v.Item(
        "lamp_oil",
        v.FUEL,
        (v.Choose((v.Way("carry", (v.Travel(),)), v.Way("warm", (v.Thaw(v.Who(hurt=True)),)))),),
        copies=2,
    ),
    v.Item("bandages", v.MEDICINE, (v.Heal(v.ONE_OWN, wounds=1),), copies=4),
    v.Item(
        "sedative",
        v.MEDICINE,
        (v.Choose((v.Way("treat", (v.Heal(v.ONE_OWN, wounds=1),)), v.Way("soothe", (v.Calm(2),)))),),
        copies=2,
    ),
    v.Item(  # L-036
        "odds_and_ends",
        v.TOOL,
        (
            v.Choose(
                (
                    v.Way("tinker", (v.Reroll(1),)),
                    v.Way("build", (v.Progress(1),), needs=v.InPlay(v.IMPROVEMENTS)),
                )
            ),
        ),
        copies=4,
    ),
    v.Item(
        "scrap_boards",
        v.TOOL,
        (
            v.Choose(
                (
                    v.Way("nail", (v.Barricade(1),)),
                    v.Way("frame", (v.Progress(1),), needs=v.InPlay(v.IMPROVEMENTS)),
                )
            ),
        ),
        user=v.ONE_OWN,
        copies=2,
    ),
)
