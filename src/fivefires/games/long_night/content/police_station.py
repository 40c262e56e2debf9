"""The 20 items of the Police Station: weapon, fuel, tool, food, survivor in falling number (L-061)."""

from __future__ import annotations

from typing import Final

from . import vocabulary as v

CARDS: Final[tuple[v.Item, ...]] = ()
