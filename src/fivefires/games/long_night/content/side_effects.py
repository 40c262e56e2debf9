"""The 6 side effects of pills."""

from __future__ import annotations

from typing import Final

from . import vocabulary as v

CARDS: Final[tuple[v.SideEffectCard, ...]] = (
    v.SideEffectCard("side_tremor", (v.Always((v.AttackBy(1), v.SearchBy(1))),)),
)
