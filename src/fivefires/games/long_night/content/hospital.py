"""The 20 items of the Hospital: medicine, fuel, food, tool, survivor in falling number (L-061)."""

from __future__ import annotations

from typing import Final

from . import vocabulary as v

CARDS: Final[tuple[v.Item, ...]] = (v.Item("painkillers", v.MEDICINE, (v.Heal(v.ONE_OWN, wounds=1),), copies=3),)
