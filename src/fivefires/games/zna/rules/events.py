"""Fog events (N-195, N-196, N-449 to N-468), and the clock that they are (N-296 to N-298)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from fivefires.games.zna.content import piles
from fivefires.games.zna.content.index import EVENT
from fivefires.games.zna.content.vocabulary import Level
from fivefires.games.zna.state import STANDING, ZnaTable, map_of, seat_of, standing
from fivefires.kernel import Beat, Prompt, face_of, message
from fivefires.kit.bits import members
from fivefires.kit.choosing import one_option

from . import board, fog, harm, mutants, scenarios, spawning
from .questions import OnTile

ASK_BANK = Prompt("ask-creeping-bank", "N-450")


async def draw(table: ZnaTable, hero: int, rule: str) -> None:
    """The top card, carried out for a hero on his tile (N-195), then discarded for good (N-196); it may be an alarm."""
    state = table.state
    drawn = table.draw(piles.EVENTS, piles.EVENT_DISCARDS)
    if not drawn:
        return
    card = face_of(drawn[0])
    table.used(f"event:{card}")
    if table.log is not None:
        who = message(state.heroes[hero].id)
        table.tell("log-event", rule, beat=Beat("event", about=(drawn[0],)), hero=who, card=message(card))
    await EVENTS[card](table, hero)
    if EVENT[drawn[0]].raises_fog:
        scenarios.alarm(table)


async def tick(table: ZnaTable) -> bool:
    """One card goes at the end of each mutants' turn (N-296). False where the deck was empty: time is up (N-297).

    The fog evolves: a card that changes it is carried out, on the tile of the first standing hero.
    """
    state = table.state
    drawn = table.draw(piles.EVENTS, piles.EVENT_DISCARDS)
    if not drawn:
        return False
    card = EVENT[drawn[0]]
    if table.log is not None:
        beat = Beat("event", about=(drawn[0],))
        table.tell("log-clock", "N-296", beat=beat, card=message(card.id), left=len(state.piles[piles.EVENTS]))
    if card.changes_fog:
        there = [hero for hero in state.last_order if state.heroes[hero].status == STANDING]
        await EVENTS[card.id](table, there[0])
    if card.raises_fog:
        scenarios.alarm(table)
    return True


def tile_of(table: ZnaTable, hero: int) -> int:
    return map_of(table.state).tile_of[table.state.heroes[hero].area]


# --- the fog ---------------------------------------------------------------------------------------------------


async def thickening(table: ZnaTable, hero: int) -> None:
    fog.rise(table, tile_of(table, hero), "N-449")


async def creeping_bank(table: ZnaTable, hero: int) -> None:
    """Among the tiles beside his, one with the lowest level; his player chooses among equals that can rise (N-450)."""
    state, map = table.state, map_of(table.state)
    around = map.orthogonal[tile_of(table, hero)]
    lowest = min(state.fog[tile] for tile in around)
    if lowest == fog.most(map):
        return
    tiles = [tile for tile in around if state.fog[tile] == lowest]
    options = [OnTile(map.titles[tile]) for tile in tiles]
    chosen = await one_option(table, seat_of(state.seats, hero), ASK_BANK, options)
    fog.rise(table, map.titles.index(chosen.tile), "N-450")


async def two_chimneys(table: ZnaTable, hero: int) -> None:
    """Two different tiles by chance (N-451)."""
    tiles = [*range(len(table.state.fog))]
    for _ in range(2):
        tile = table.pick(tiles)
        tiles.remove(tile)
        fog.rise(table, tile, "N-451")


async def black_noon(table: ZnaTable, hero: int) -> None:
    for tile, level in enumerate(table.state.fog):
        if level == Level.MEDIUM:
            fog.rise(table, tile, "N-452")


async def sea_breeze(table: ZnaTable, hero: int) -> None:
    for tile, level in enumerate(table.state.fog):
        if level == Level.HEAVY:
            fog.fall(table, tile, "N-453")


async def draught(table: ZnaTable, hero: int) -> None:
    fog.fall(table, tile_of(table, hero), "N-454")


# --- mutants ---------------------------------------------------------------------------------------------------


async def something_stirs(table: ZnaTable, hero: int) -> None:
    """One more, on the green point nearest to the hero (N-455)."""
    map, area = map_of(table.state), table.state.heroes[hero].area
    greens = map.greens[tile_of(table, hero)]
    if greens:
        spawning.draw(table, min(greens, key=map.walk[area].__getitem__), "N-455")


async def under_the_body(table: ZnaTable, hero: int) -> None:
    """One more, next to the hero, where chance will have it (N-456)."""
    state, map = table.state, map_of(table.state)
    free = members(map.beside[state.heroes[hero].area] & board.free_areas(state, map))
    if free and any(state.stock[kind].get(piles.BAG) for kind in spawning.KINDS):
        spawning.draw(table, table.pick(free), "N-456")


async def street_wakes(table: ZnaTable, hero: int) -> None:
    spawning.spawn(table, tile_of(table, hero), "N-457")


async def frenzy(table: ZnaTable, hero: int) -> None:
    for mutant in [one for one in table.state.mutants if one.awake]:
        mutants.rush(table, mutant)


async def answering_cries(table: ZnaTable, hero: int) -> None:
    """All on this tile and those beside it (N-459)."""
    tile = tile_of(table, hero)
    for mutant in mutants.on_tiles(table.state, (tile, *map_of(table.state).orthogonal[tile])):
        spawning.wake(table, mutant, "N-459")


# --- heroes ----------------------------------------------------------------------------------------------------


async def torn_strap(table: ZnaTable, hero: int) -> None:
    harm.lose_mask(table, hero, "N-460")


async def seepage(table: ZnaTable, hero: int) -> None:
    harm.lose_resistance(table, hero, 1, "N-461")


async def choking_gust(table: ZnaTable, hero: int) -> None:
    for other in standing(table.state):
        if table.state.fog[tile_of(table, other)] != Level.NONE:
            harm.lose_resistance(table, other, 1, "N-462")


async def broken_glass(table: ZnaTable, hero: int) -> None:
    harm.lose_health(table, hero, 1, "N-463")


# --- time and luck ---------------------------------------------------------------------------------------------


async def lost_hour(table: ZnaTable, hero: int) -> None:
    """The next card goes without effect (N-464)."""
    table.draw(piles.EVENTS, piles.EVENT_DISCARDS)


async def dead_air(table: ZnaTable, hero: int) -> None:
    """The drone is silent until the end of the next heroes' turn (N-465)."""
    table.state.drone_silent = table.state.round + 1


async def silence(table: ZnaTable, hero: int) -> None:
    """Nothing (N-466)."""


async def full_pockets(table: ZnaTable, hero: int) -> None:
    """After the find another card (N-467)."""
    table.state.full_pockets = True


EVENTS: dict[str, Callable[[ZnaTable, int], Awaitable[None]]] = {
    "thickening": thickening,
    "creeping_bank": creeping_bank,
    "two_chimneys": two_chimneys,
    "black_noon": black_noon,
    "sea_breeze": sea_breeze,
    "draught": draught,
    "something_stirs": something_stirs,
    "under_the_body": under_the_body,
    "street_wakes": street_wakes,
    "frenzy": frenzy,
    "answering_cries": answering_cries,
    "torn_strap": torn_strap,
    "seepage": seepage,
    "choking_gust": choking_gust,
    "broken_glass": broken_glass,
    "lost_hour": lost_hour,
    "dead_air": dead_air,
    "silence": silence,
    "full_pockets": full_pockets,
}
