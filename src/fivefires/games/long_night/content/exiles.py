"""The 5 exile objectives."""

from __future__ import annotations

from typing import Final

from . import vocabulary as v

CARDS: Final[tuple[v.Exile, ...]] = (
    v.Exile(
        "exile_forgiveness",
        v.Both((v.Met(), v.AtLeast(v.Cards(v.Match((v.FOOD,)), v.HAND), 2))),
        v.Met(),
    ),
)
