"""Scenario 10: the fog rises column by column (N-515)."""

from __future__ import annotations

from fivefires.games.zna.content.vocabulary import Level
from fivefires.games.zna.rules import fog
from fivefires.games.zna.state import ZnaTable, map_of
from fivefires.kit.bits import members

EBB = 3


def rise(table: ZnaTable) -> None:
    """In every third round all tiles of the column farthest from the exit that is not yet wholly heavy rise."""
    state, map = table.state, map_of(table.state)
    if state.round % EBB:
        return
    exits = [map.columns[map.tile_of[area]] for area in members(map.exit)]
    left = sorted({map.columns[tile] for tile, level in enumerate(state.fog) if level != Level.HEAVY})
    if not left:
        return
    column = max(left, key=lambda column: min(abs(column - there) for there in exits))
    for tile, where in enumerate(map.columns):
        if where == column:
            fog.rise(table, tile, "N-515")
