"""The 9 crossroads cards for adults only (L-027)."""

from __future__ import annotations

from typing import Final

from . import vocabulary as v

CARDS: Final[tuple[v.Crossroads, ...]] = (
    v.Crossroads(
        "cr_last_bottle",
        v.On(v.Deed.SEARCH, at=(v.GROCERY_STORE,)),
        (
            v.Option("drink", (v.Heal(v.SELF, despair=1), v.LoseDice(2))),
            v.Option("pour", (v.Hurt(v.SELF, despair=1), v.RollDie(1))),
        ),
    ),
)
