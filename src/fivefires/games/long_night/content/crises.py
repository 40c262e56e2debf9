"""The 22 crises, each with its bandit strip (L-409)."""

from __future__ import annotations

from typing import Final

from . import vocabulary as v

CARDS: Final[tuple[v.Crisis, ...]] = (
    v.Crisis("crisis_fuel_shortage", (v.FUEL,), (v.ChangeMorale(-2),), (1, 6)),
    v.Crisis(
        "crisis_sickness", (v.MEDICINE,), (v.EveryPlayer((v.Hurt(v.ONE_OWN, wounds=1),)), v.ChangeMorale(-1)), (5, 5, 2)
    ),
)
