"""Building the map: the random city, the line of the scenario, and a city that the players lay themselves."""

from __future__ import annotations

from collections.abc import Sequence

from fivefires.games.raid_trade.content import vocabulary as v
from fivefires.games.raid_trade.content.board import CITY, HELIPAD, MARKET
from fivefires.games.raid_trade.content.piles import BOX, GONE, MAP, TILE_STACK
from fivefires.games.raid_trade.show.names import NAME, SEAT
from fivefires.games.raid_trade.state import Placed, RaidTradeState, RaidTradeTable, Stage
from fivefires.kernel import Beat, Prompt
from fivefires.kit import graphs
from fivefires.kit.choosing import one_of

from . import map, starting
from .map import GUARD, HOUSE
from .questions import At, LayAt, LayTile, Turned
from .roads import BESIDE, STREETS, circle, city_of, eligible, fitting, near, pair_fits, reached, unreachable

ASK_TILE = Prompt("ask-tile", "R-473")
ASK_PLACE = Prompt("ask-tile-place", "R-470")
ASK_TURN = Prompt("ask-tile-turn", "R-474")
ASK_OUTPOST = Prompt("ask-outpost", "R-460")

# How many Houses of each size for so many players: the city, the Wasteland.
HOUSES = {3: (15, 9, 6), 4: (20, 12, 8), 5: (25, 15, 10)}
WASTE_HOUSES = {3: (9, 4, 9), 4: (13, 7, 9), 5: (15, 10, 9)}
# Around the Black Market, in an order in which each tile but the first touches one before it.
AROUND = ((1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1), (0, 0))
CENTRE = (1, 1)
IN_ORDER = (v.SMALL, v.MEDIUM, v.LARGE)
_WEST, _EAST = 3, 1
_LINE = 6


def squares_of(state: RaidTradeState) -> list[str]:
    """All squares of the map that count for this number of players (R-041, R-042, R-043); others stay empty (R-049)."""
    return [square for one in state.laid for square in eligible(state.side, one.tile, state.seats)]


# --- the random city --------------------------------------------------------------------------------------------------


def lay_city(table: RaidTradeTable) -> None:
    """The other eight tiles at random (R-013), turned so that roads meet (R-014); what does not fit is replaced, and a
    city with a square that cannot be reached is laid anew (R-015).
    """
    state = table.state
    while True:
        table.shuffle(TILE_STACK)
        turns = table.roll(4, len(AROUND))
        tiles = [tile for tile in table.pile(TILE_STACK) if tile != MARKET]
        laid = filled(state.side, (Placed(MARKET, *CENTRE, 0),), tiles, turns)
        if laid is not None and not _cut_off(state, laid):
            break
    lay(table, laid)


def filled(
    side: str, laid: tuple[Placed, ...], tiles: Sequence[str], turns: Sequence[int]
) -> tuple[Placed, ...] | None:
    """The first way to fill the places with these tiles, in this order and with these turns if possible."""
    at = len(laid) - 1
    if at == len(AROUND):
        return laid
    beside = near(laid, *AROUND[at])
    for tile in tiles:
        for quarter in range(4):
            new = Placed(tile, *AROUND[at], (turns[at] + quarter) % 4)
            if all(pair_fits(side, one, new) for one in beside):
                rest = [other for other in tiles if other != tile]
                found = filled(side, (*laid, new), rest, turns)
                if found is not None:
                    return found
    return None


def _cut_off(state: RaidTradeState, laid: tuple[Placed, ...]) -> bool:
    squares = [square for one in laid for square in eligible(state.side, one.tile, state.seats)]
    return bool(unreachable(state.side, city_of(state.side, laid), circle(state.side), squares))


def lay(table: RaidTradeTable, laid: Sequence[Placed]) -> None:
    for one in laid:
        table.state.laid.append(one)
        if one.tile != HELIPAD:
            table.move(one.tile, TILE_STACK, MAP)
    if table.state.scenario:
        table.move_all(TILE_STACK, BOX)


# --- Houses -----------------------------------------------------------------------------------------------------------


def place_houses(table: RaidTradeTable) -> None:
    """One on each eligible square at random (R-044), face up (R-045), the Outpost on the one that is left (R-046,
    R-047); what is not placed stays in the box (R-050).
    """
    state = table.state
    squares = squares_of(state)
    state.outpost = table.pick(squares)
    for size, count in zip(IN_ORDER, HOUSES[state.seats], strict=True):
        table.shift(HOUSE[size], count, GONE, "dealt")
    drawn = table.draw_tokens([*HOUSE.values()], len(squares) - 1, "dealt", "laying")
    for house, square in zip(drawn, [one for one in squares if one != state.outpost], strict=True):
        table.shift(house, 1, "laying", square)
    if unreachable(state.side, map.city(state), circle(state.side), [state.outpost]):
        exchange_outpost(table)


def exchange_outpost(table: RaidTradeTable) -> None:
    """An Outpost that cannot be reached changes places with a random House that can (R-553)."""
    state = table.state
    reach = reached(map.city(state), circle(state.side))
    squares = [one for one in squares_of(state) if not reach.isdisjoint(BESIDE[state.side][one])]
    new = table.pick([one for one in squares if one != state.outpost])
    size = map.house_at(state, new)
    table.shift(HOUSE[size], 1, new, state.outpost)
    state.outpost = new


def place_large(table: RaidTradeTable) -> None:
    """In the Wasteland the Large Houses come first, on the squares with a diagonal line (R-457, R-458)."""
    state = table.state
    for one in state.laid:
        for square, mark in STREETS[state.side, one.tile].marks.items():
            if mark == "d":
                table.shift(HOUSE[v.LARGE], 1, GONE, square)


async def place_outpost(table: RaidTradeTable) -> None:
    """Second, by the starting player, on any free eligible square (R-459, R-460); the other Houses come last."""
    state = table.state
    place_large(table)
    free = [square for square in squares_of(state) if not map.house_at(state, square)]
    cut_off = unreachable(state.side, map.city(state), circle(state.side), free)
    found = [square for square in free if square not in cut_off]
    state.outpost = await one_of(table, state.starter, ASK_OUTPOST, found, At)
    table.tell("log-outpost", "R-460", seat=SEAT[state.starter])
    fill_wasteland(table)
    starting.next_stage(table, Stage.OUTPOST)


def fill_wasteland(table: RaidTradeTable) -> None:
    """Small and Medium by turns until a tile is full (R-461), each tile beginning with Small (R-462), row by row from
    the top left or as they were laid (R-463). If one size runs out, the other takes the rest (R-464).
    """
    state = table.state
    small, medium, _ = WASTE_HOUSES[state.seats]
    left = {v.SMALL: small, v.MEDIUM: medium}
    custom = "custom_city" in table.setup.variants
    tiles = state.laid if custom else sorted(state.laid, key=lambda one: (one.row, one.column))
    for one in tiles:
        size = v.SMALL
        for square in eligible(state.side, one.tile, state.seats):
            if square == state.outpost or map.house_at(state, square):
                continue
            other = v.MEDIUM if size == v.SMALL else v.SMALL
            placed = size if left[size] else other
            table.shift(HOUSE[placed], 1, GONE, square)
            left[placed] -= 1
            size = other


# --- a custom city ----------------------------------------------------------------------------------------------------


async def lay_tile(table: RaidTradeTable) -> None:
    """In turn from the starting player (R-469, R-473) each places one tile, after the Black Market (R-471), beside one
    that lies there (R-470, R-472), turned as the placer likes (R-474), so that roads meet (R-475).
    """
    state = table.state
    if not state.laid:
        lay(table, [Placed(MARKET, 0, 0, 0)])
        state.order = [*state.rank]
    seat = state.order.pop(0)
    state.order.append(seat)
    state.active = seat
    laid = tuple(state.laid)
    ways = {tile: fitting(state.side, laid, tile) for tile in sorted(table.pile(TILE_STACK))}
    tile = await one_of(table, seat, ASK_TILE, [tile for tile, found in ways.items() if found], LayTile)
    state.laying = ways[tile]
    spots = [*dict.fromkeys((one.column, one.row) for one in state.laying)]
    spot = await one_of(table, seat, ASK_PLACE, spots, lambda at: LayAt(*at))
    state.laying = [one for one in state.laying if (one.column, one.row) == spot]
    turned = await one_of(table, seat, ASK_TURN, [one.turns for one in state.laying], Turned)
    state.laying = []
    lay(table, [Placed(tile, *spot, turned)])
    table.used(f"laid:{state.side}:{tile}")
    table.tell("log-lays", "R-469", beat=Beat("lay", at=tile), seat=SEAT[seat], tile=NAME[tile])
    if not table.pile(TILE_STACK):
        after_laying(table)


def after_laying(table: RaidTradeTable) -> None:
    """From here on it is set up like the normal city (R-476)."""
    if table.state.side == CITY:
        place_houses(table)
    starting.next_stage(table, Stage.BUILD)


# --- the line ---------------------------------------------------------------------------------------------------------


def lay_line(table: RaidTradeTable) -> None:
    """Starting tile, Black Market, four more and the Helipad (R-332, R-333), drawn at random (R-335), so that roads
    meet (R-336) and every square can be reached on its tile. The Helipad shows the same side (R-337, R-347).
    """
    state = table.state
    table.shuffle(TILE_STACK)
    turns = table.roll(4, _LINE)
    tiles = [tile for tile in table.pile(TILE_STACK) if tile != MARKET]
    inner = [tile for tile in tiles if 4 <= len(STREETS[state.side, tile].squares) <= 7 and through(state.side, tile)]
    inner = inner[: _LINE - 2]
    first = next(tile for tile in tiles if tile not in inner and ways_out(state.side, tile))
    order = [first, MARKET, *inner]
    laid = [
        Placed(tile, at, 0, (ways_out if at == 0 else through)(state.side, tile, turns[at])[0])
        for at, tile in enumerate(order)
    ]
    lay(table, [*laid, Placed(HELIPAD, len(laid), 0, 0)])
    fill_line(table)


def whole(side: str, tile: str) -> bool:
    """Whether barricades alone part the sections of a tile."""
    streets = STREETS[side, tile]
    graph = {section: [*beyond] for section, beyond in streets.barricades.items()}
    return len(graphs.distances(graph, streets.sections[0])) == len(streets.sections)


def ways_out(side: str, tile: str, first: int = 0) -> list[int]:
    """Turns in which a road leads on to the east, this one and those after it first."""
    exits = STREETS[side, tile].exits
    tried = [(first + quarter) % 4 for quarter in range(4)]
    return [turns for turns in tried if whole(side, tile) and exits[(_EAST - turns) % 4]]


def through(side: str, tile: str, first: int = 0) -> list[int]:
    """Turns in which a road comes from the west, too."""
    exits = STREETS[side, tile].exits
    return [turns for turns in ways_out(side, tile, first) if exits[(_WEST - turns) % 4]]


def fill_line(table: RaidTradeTable) -> None:
    """Every square, whatever the number of players (R-339): Small, Medium, Large, Guard (R-340), anew on each tile
    (R-341) in printed order (R-342); no Guard on the starting tile (R-343, R-344) and one on the Helipad (R-345), which
    has no Houses (R-346), so that six Guards stand on places 2 to 7 (R-334). Diagonal lines mean nothing here (R-348).
    """
    state = table.state
    for at, one in enumerate(state.laid[:-1]):
        sizes: tuple[v.Size | None, ...] = IN_ORDER if at == 0 else (*IN_ORDER, None)
        for number, square in enumerate(map.squares_on(state, one.tile)):
            size = sizes[number % len(sizes)]
            table.shift(GUARD if size is None else HOUSE[size], 1, GONE, square)
    table.shift(GUARD, 1, GONE, f"{HELIPAD}.x1")
