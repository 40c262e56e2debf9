"""The 24 secret objectives."""

from __future__ import annotations

from typing import Final

from . import vocabulary as v

CARDS: Final[tuple[v.Secret, ...]] = (
    v.Secret("secret_hoarder", v.AtLeast(v.Cards(zone=v.HAND), 4)),
    v.Secret("secret_clean_hands", v.AtMost(v.Survivors(v.Who(v.OWN, hurt=True)), 0)),
)
