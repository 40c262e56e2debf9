"""Detonation Tokens: Cora's mines."""

from __future__ import annotations

from fivefires.games.raid_trade.content.piles import GONE
from fivefires.games.raid_trade.show.names import SEAT
from fivefires.games.raid_trade.state import RaidTradeState, RaidTradeTable
from fivefires.kernel import Prompt
from fivefires.kit.choosing import one_of

from . import map
from .map import DETONATION
from .questions import At

ASK_MINE = Prompt("ask-mine", "R-520")
CORA = "cora"


def store(seat: int) -> str:
    return f"mines.{seat}"


def houses_to_mine(state: RaidTradeState, seat: int) -> list[str]:
    """Any House of the tile that she is on (R-520) that has no mine yet."""
    tile = map.tile_of(state, state.players[seat])
    return [square for square in map.houses_on(state, tile) if not map.mined(state, square)]


async def lay(table: RaidTradeTable, seat: int) -> None:
    """Without a token left or without a House it does nothing (R-522)."""
    found = houses_to_mine(table.state, seat)
    if not found or store(seat) not in table.state.stock[DETONATION]:
        return
    square = await one_of(table, seat, ASK_MINE, found, At)
    table.shift(DETONATION, 1, store(seat), square)
    table.tell("log-mines", "R-520", seat=SEAT[seat])


def go_off(table: RaidTradeTable, square: str) -> None:
    """A token that went off is out of the game (R-526)."""
    table.shift(DETONATION, 1, square, GONE)


def come_back(table: RaidTradeTable, square: str) -> None:
    """A token whose House leaves the map without an explosion returns to Cora (R-528)."""
    for seat, me in enumerate(table.state.players):
        if me.character == CORA:
            table.shift(DETONATION, 1, square, GONE if me.out else store(seat))
