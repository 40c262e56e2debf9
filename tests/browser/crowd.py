"""ZNA with every mutant of the box on nine tiles, which no scenario's bag brings about: for what is measured on it."""

from __future__ import annotations

from collections.abc import Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

from fivefires.games.zna.content import piles
from fivefires.games.zna.content.mutants import TOKENS
from fivefires.games.zna.game import GAME as ZNA
from fivefires.games.zna.rules import spawning
from fivefires.games.zna.rules.flow import step
from fivefires.games.zna.state import Stage, ZnaTable, map_of


def crowded(table: ZnaTable) -> Coroutine[Any, Any, None]:
    """They come before the first order is declared."""
    if table.state.stage == Stage.ORDER and not table.state.mutants:
        crowd(table)
    return step(table)


def crowd(table: ZnaTable) -> None:
    """All tokens of all kinds, spread over the tiles, wherever there is room."""
    state, map = table.state, map_of(table.state)
    kinds = [kind for kind, count in TOKENS.items() for _ in range(count)]
    tiles = [tile for tile in range(len(map.on)) if not state.explored[tile]]
    for number, kind in enumerate(kinds):
        area = spawning.room_near(state, map.greens[tiles[number % len(tiles)]][0])
        assert area is not None, "no tile holds more than four of them"
        source = piles.BAG if piles.BAG in state.stock[kind] else piles.SUPPLY
        table.shift(kind, 1, source, piles.ON_MAP)
        spawning.appear(table, kind, area, "N-174", placed=True)


GAME = replace(ZNA, id="crowd", step=crowded)


def installed(folder: Path) -> str:
    """A folder from which a server takes this game."""
    info = folder / "crowd-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: crowd\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[fivefires.games]\ncrowd = tests.browser.crowd:GAME\n", encoding="utf-8")
    return str(folder)
