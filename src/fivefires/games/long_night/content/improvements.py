"""The 10 improvements."""

from __future__ import annotations

from typing import Final

from . import vocabulary as v

CARDS: Final[tuple[v.Improvement, ...]] = (
    v.Improvement("imp_garden", 4, (v.Always((v.FeedsLess(1),), v.Scope.EVERYBODY),)),
)
