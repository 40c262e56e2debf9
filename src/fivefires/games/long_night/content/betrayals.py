"""The 11 betrayal objectives."""

from __future__ import annotations

from typing import Final

from . import vocabulary as v

CARDS: Final[tuple[v.Betrayal, ...]] = (
    v.Betrayal(
        "betrayal_gunrunner",
        v.Both((v.AtMost(v.Morale(), 0), v.AtLeast(v.Cards(v.Match((v.WEAPON,)), v.GEAR), 2))),
    ),
)
