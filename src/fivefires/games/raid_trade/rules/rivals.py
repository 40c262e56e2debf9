"""Which rivals and which places a card may mean."""

from __future__ import annotations

from fivefires.games.raid_trade.content import vocabulary as v
from fivefires.games.raid_trade.content.board import HELIPAD, MARKET
from fivefires.games.raid_trade.state import RaidTradeState, there

from . import map
from .roads import STREETS, TILE_OF


def within(state: RaidTradeState, seat: int, where: v.Where) -> list[int]:
    """Other players still in the game: all, or those on the own tile."""
    others = [other for other in there(state) if other != seat]
    if not where.tile:
        return others
    mine = map.tile_of(state, state.players[seat])
    return [other for other in others if map.tile_of(state, state.players[other]) == mine]


def jumps(state: RaidTradeState, seat: int, where: v.Where) -> list[str]:
    """Road sections of the Black Market Tile, or of the tiles that a step over a border leads to (R-123).

    In the scenario nobody leaves a guarded tile (R-365), and no jump leads to one, to a bombarded tile or to the
    Helipad.
    """
    me = state.players[seat]
    if me.inside or (state.scenario and guards_on(state, TILE_OF[me.section])):
        return []
    here = TILE_OF[me.section]
    if where.market:
        tiles = [MARKET]
    else:
        steps = map.city(state).steps
        near = [to for section in STREETS[state.side, here].sections for to, border, _ in steps[section] if border]
        tiles = [*dict.fromkeys(TILE_OF[to] for to in near)]
    found = [section for tile in tiles if may_land(state, tile) for section in STREETS[state.side, tile].sections]
    return [section for section in found if section != me.section]


def may_land(state: RaidTradeState, tile: str) -> bool:
    if not state.scenario:
        return True
    fallen = [one.tile for one in state.laid[: state.fallen]]
    return tile != HELIPAD and tile not in fallen and not guards_on(state, tile)


def guards_on(state: RaidTradeState, tile: str) -> list[str]:
    """The squares of a tile on which Guards stand."""
    return [square for square in state.stock[map.GUARD] if square.startswith(f"{tile}.")]
