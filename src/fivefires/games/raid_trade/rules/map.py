"""What lies on the map: figures, Houses, the Outpost, Guards, mines and Incidents."""

from __future__ import annotations

from fivefires.games.raid_trade.content.board import HELIPAD, MARKET
from fivefires.games.raid_trade.content.index import EVENT
from fivefires.games.raid_trade.content.piles import ACTIVE_EVENT
from fivefires.games.raid_trade.content.vocabulary import SIZES, Data
from fivefires.games.raid_trade.state import Player, RaidTradeState

from .roads import ALONG, BESIDE, STREETS, TILE_OF, City, city_of

HOUSE = {size: f"{size}-house" for size in SIZES}
GUARD, DETONATION = "guard", "detonation-token"


def city(state: RaidTradeState) -> City:
    """The roads of the city as it lies; worked out once for each city."""
    return city_of(state.side, tuple(state.laid))


def house_at(state: RaidTradeState, square: str) -> str:
    """The size of the House on a square, or nothing (R-167); each has one of the three letters (R-168)."""
    stock = state.stock
    for size in SIZES:
        if square in stock[HOUSE[size]]:
            return size
    return ""


def guarded(state: RaidTradeState, square: str) -> bool:
    return square in state.stock[GUARD]


def mined(state: RaidTradeState, square: str) -> bool:
    return square in state.stock[DETONATION]


def tile_of(state: RaidTradeState, me: Player) -> str:
    """The tile of a figure; whoever is inside the Outpost is on the Outpost's (R-144)."""
    return TILE_OF[state.outpost if me.inside else me.section]


def squares_on(state: RaidTradeState, tile: str) -> tuple[str, ...]:
    return STREETS[state.side, tile].squares


def houses_on(state: RaidTradeState, tile: str) -> list[str]:
    return [square for square in squares_on(state, tile) if house_at(state, square)]


def along(state: RaidTradeState, me: Player) -> tuple[str, ...]:
    """The squares beside a figure's road section (R-160)."""
    return () if me.inside else ALONG[state.side][me.section]


def beside_outpost(state: RaidTradeState, me: Player) -> bool:
    """On a road section that touches the Outpost's square (R-289)."""
    return not me.inside and state.outpost in ALONG[state.side][me.section]


def around_outpost(state: RaidTradeState) -> tuple[str, ...]:
    return BESIDE[state.side][state.outpost]


def inside(state: RaidTradeState) -> list[int]:
    return [seat for seat, me in enumerate(state.players) if me.inside]


def at_market(state: RaidTradeState, me: Player) -> bool:
    """Any road section of the Trader's tile will do (R-278, R-279), the Outpost will not (R-286)."""
    return not me.inside and TILE_OF[me.section] == MARKET


def on_helipad(me: Player) -> bool:
    return TILE_OF[me.section] == HELIPAD


def news(state: RaidTradeState, kind: type[Data]) -> Data | None:
    """The Global Event that holds for all until the round ends (R-102), if it is of this kind."""
    for card in state.piles[ACTIVE_EVENT]:
        found = EVENT[card].news
        if isinstance(found, kind):
            return found
    return None
