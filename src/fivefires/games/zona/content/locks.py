"""The 8 lock tokens, four of them in each game (Z-008, Z-009).

Each is worth about ₽500 or four points of body, in a different currency, so that the four on the table give every
scavenger an easy door and a hard one.
"""

from __future__ import annotations

from typing import Final

from .vocabulary import EQUIPMENT, Cost, Damage, Lock, Match

LOCKS: Final[tuple[Lock, ...]] = (
    Lock("k1", (Cost(damage=Damage(physical=3)), Cost(crowbar=True, fatigue=2))),
    Lock("k2", (Cost(rubles=500),)),
    Lock("k3", (Cost(fatigue=4),)),
    Lock("k4", (Cost(trophies=2), Cost(trophies=1, damage=Damage(physical=1)))),
    Lock("k5", (Cost(artifacts=1), Cost(damage=Damage(mental=3)))),
    Lock("k6", (Cost(rubles=600), Cost(rubles=200, discard=Match(type=EQUIPMENT)))),
    Lock("k7", (Cost(damage=Damage(radiation=3)), Cost(rubles=300, damage=Damage(radiation=1)))),
    Lock("k8", (Cost(fatigue=2, damage=Damage(physical=2)),)),
)
