"""Scenario 11: four vents that breathe fog (N-516, N-517)."""

from __future__ import annotations

from fivefires.games.zna.content.vocabulary import Level, Piece
from fivefires.games.zna.rules import fog
from fivefires.games.zna.state import ZnaState, ZnaTable, map_of, standing


def tiles(state: ZnaState) -> list[int]:
    map = map_of(state)
    return [map.tile_of[area] for area in map.piece(Piece.VENT)]


def clean(state: ZnaState) -> bool:
    """All vent tiles are without fog (N-516)."""
    return all(state.fog[tile] == Level.NONE for tile in tiles(state))


def gasp(table: ZnaTable) -> None:
    """At an alarm one of those without a standing hero rises one level, by chance (N-517)."""
    state, map = table.state, map_of(table.state)
    guarded = [map.tile_of[state.heroes[hero].area] for hero in standing(state)]
    free = [tile for tile in tiles(state) if tile not in guarded]
    if free:
        fog.rise(table, table.pick(free), "N-517")
