"""The 25 starting items (L-078), of which two kinds are known (L-036)."""

from __future__ import annotations

from typing import Final

from . import vocabulary as v

CARDS: Final[tuple[v.Item, ...]] = (
    v.Item(
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
        copies=7,
    ),
)
