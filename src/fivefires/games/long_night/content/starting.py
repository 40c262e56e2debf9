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
                    v.Option("eat", (v.ChangeFood(1),)),
                    v.Option("trade", (v.RemoveBandits(1),), module=v.BANDITS),
                )
            ),
        ),
        user=v.ONE_OWN,
        copies=5,
    ),
    v.Item(
        "soup_cubes",
        v.FOOD,
        (v.Choose((v.Option("cook", (v.ChangeFood(1),)), v.Option("share", (v.Calm(1),)))),),
        copies=2,
    ),
    v.Item("firewood", v.FUEL, (v.Travel(),), copies=4),
    v.Item(
        "lamp_oil",
        v.FUEL,
        (v.Choose((v.Option("carry", (v.Travel(),)), v.Option("warm", (v.Thaw(v.Who(hurt=True)),)))),),
        copies=2,
    ),
    v.Item("bandages", v.MEDICINE, (v.Heal(v.ONE_OWN, wounds=1),), copies=4),
    v.Item(
        "sedative",
        v.MEDICINE,
        (v.Choose((v.Option("treat", (v.Heal(v.ONE_OWN, wounds=1),)), v.Option("soothe", (v.Calm(2),)))),),
        copies=2,
    ),
    v.Item(  # L-036
        "odds_and_ends",
        v.TOOL,
        (
            v.Choose(
                (
                    v.Option("tinker", (v.Reroll(1),)),
                    v.Option("build", (v.Progress(1),), module=v.IMPROVEMENTS),
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
                    v.Option("nail", (v.Barricade(1),)),
                    v.Option("frame", (v.Progress(1),), module=v.IMPROVEMENTS),
                )
            ),
        ),
        user=v.ONE_OWN,
        copies=2,
    ),
)
