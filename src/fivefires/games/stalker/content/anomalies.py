"""The anomaly cards of the main box, and three out of mission boxes (S-600, S-601, S-649, S-650, S-651, S-652)."""

from __future__ import annotations

from typing import Final

from .vocabulary import AnomalyCard, Field, Hit, Oddity, Status

ANOMALIES: Final = (
    AnomalyCard("electro", Field.ELECTRIC, 10, "electric-standee", defended=True),
    AnomalyCard("tesla", Field.ELECTRIC, 6, "electric-standee", status=Status.PINNED, moves=True),
    AnomalyCard("burner", Field.FIRE, 8, "fire-standee", status=Status.EXPOSED),
    AnomalyCard("comet", Field.FIRE, 7, "fire-standee", moves=True, artifacts=False),
    AnomalyCard("popper", Field.FIRE, 12, "fire-standee", defended=True, wound=Hit.HEAVY),
    AnomalyCard("bubble", Field.CHEMICAL, 7, "chemical-standee", status=Status.EXPOSED, moves=True),
    AnomalyCard("fruit_punch", Field.CHEMICAL, 9, "chemical-standee", status=Status.EXPOSED),
    AnomalyCard("whirligig", Field.GRAVITATIONAL, 6, "vortex-standee", status=Status.PINNED),
    AnomalyCard("springboard", Field.GRAVITATIONAL, 9, "vortex-standee", defended=True, status=Status.EXPOSED),
    AnomalyCard("magnet", Field.GRAVITATIONAL, 4, "magnet-standee", status=Status.PINNED, dose=3),
    AnomalyCard("razor", Field.GRAVITATIONAL, 11, "razor-standee", wound=Hit.HEAVY, artifacts=False),
)

# Environment cards that are used as anomalies (S-179, S-601). Fridge and False Mirror share one standee.
RARE: Final = (
    AnomalyCard("fridge", Field.SPECIAL, 4, "special-standee", status=Status.PINNED, oddity=Oddity.FREEZE),
    AnomalyCard("false_mirror", Field.SPECIAL, 2, "special-standee", oddity=Oddity.REFLECT, artifacts=False),
    AnomalyCard("space", Field.SPATIAL, 2, "spatial-standee", oddity=Oddity.CARRY),
)

STANDEES: Final = {
    "electric-standee": 3,
    "fire-standee": 3,
    "chemical-standee": 3,
    "vortex-standee": 3,
    "magnet-standee": 2,
    "razor-standee": 3,
    "special-standee": 1,
    "spatial-standee": 2,
}
