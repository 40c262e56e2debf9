"""The secret facilities: locks, entry, secret items, secrets.

Each has its own spaces, event deck, pile of secret items and lock (Z-358). Decks and secret names belong to each
other; entrances, spaces, lock and items belong to the site (Z-007). Nobody knows what lies in a pile of secret
items until a rule lets somebody look (Z-013); all locks can be read from the start (Z-010).
"""

from __future__ import annotations

from fivefires.kernel import Prompt, message, only, seat_name

from . import effects, events, items, piles
from .content import vocabulary as v
from .content.board import LOCATIONS, SITES
from .content.index import AT_LOCK, DECK_OF, LOCK
from .names import name_of
from .questions import Act, Keep, Open, Use
from .state import EventUnderWay, LookUnderWay, ZonaState, ZonaTable, sources

SECRET_ITEM = Prompt("ask-secret-item", "Z-113")

SITES_AT = {
    location.id: tuple(site.id for site in SITES if location.id in site.entrances) for location in LOCATIONS
}


# --- who may enter ------------------------------------------------------------------------------------------


def can_enter(state: ZonaState, seat: int, site: str) -> bool:
    """By moving or relocating: only an open facility, and none of the bans applies (Z-102, Z-362)."""
    return state.facilities[site].open and has_room_for(state, seat, site)


def has_room_for(state: ZonaState, seat: int, site: str) -> bool:
    """Closed when full (Z-363), to whoever has its secret (Z-364), and to all once it is looted (Z-365)."""
    deck = state.facilities[site].deck
    inside = sum(scavenger.place == site for scavenger in state.scavengers)
    return inside < spaces(state) and not has_secret(state, seat, deck) and not looted(state, deck)


def spaces(state: ZonaState) -> int:
    """Room for 1 scavenger in a game of one or two, for 2 otherwise (Z-363)."""
    return 1 if state.side == 12 else 2


def has_secret(state: ZonaState, seat: int, deck: str) -> bool:
    """A secret that was kept over a death counts as well (Z-343)."""
    return any(DECK_OF[card] == deck for card in state.piles[piles.SECRETS[seat]])


def looted(state: ZonaState, deck: str) -> bool:
    """The last card of the deck was discarded or taken (Z-162); nobody may enter any longer (Z-164)."""
    return not state.piles[piles.EVENTS[deck]]


def site_in_reach(place: str) -> str:
    """The facility that one is in or beside."""
    if place in piles.SECRET_ITEMS:
        return place
    sites = SITES_AT.get(place, ())
    return sites[0] if sites else ""


# --- opening ------------------------------------------------------------------------------------------------


def ways_to_open(state: ZonaState, seat: int) -> list[Open]:
    """At a secret entrance: each way to meet the lock's condition in full (Z-110, Z-361), with help or without.

    Not offered to whoever could not enter (Z-114). Fatigue must not exceed 5 (Z-351), damage must not give a
    weakness (Z-359, Z-360).
    """
    offers: list[Open] = []
    for site in SITES_AT.get(state.scavengers[seat].place, ()):
        if state.facilities[site].open or not has_room_for(state, seat, site):
            continue
        for number, cost in enumerate(LOCK[lock_of(state, site)].ways):
            if effects.can_pay(state, seat, cost):
                offers.append(Open(site, number))
            offers += [
                Open(site, number, source)
                for source in sources(state, seat)
                for _number, use in AT_LOCK.get(source, ())
                if (lower := lowered(cost, use.spare)) != cost
                and effects.can_pay(state, seat, lower)
                and items.ways_of_using(state, seat, source, ())
            ]
    return offers


def lock_of(state: ZonaState, site: str) -> str:
    return state.piles[piles.LOCKS[site]][0]


def lowered(cost: v.Cost, spare: v.Cost) -> v.Cost:
    """A price without what an item spares, part by part."""
    hurt, less = cost.damage, spare.damage
    return v.Cost(
        rubles=max(0, cost.rubles - spare.rubles),
        fatigue=max(0, cost.fatigue - spare.fatigue),
        damage=v.Damage(
            max(0, hurt.radiation - less.radiation),
            max(0, hurt.mental - less.mental),
            max(0, hurt.physical - less.physical),
        ),
        trophies=max(0, cost.trophies - spare.trophies),
        artifacts=max(0, cost.artifacts - spare.artifacts),
        discard=None if spare.discard is not None else cost.discard,
        crowbar=cost.crowbar and not spare.crowbar,
        reputation=max(0, cost.reputation - spare.reputation),
    )


async def open_facility(table: ZonaTable, seat: int, way: Open) -> None:
    """Meet the lock's condition; the facility is open for everybody and for good (Z-110, Z-111).

    The opener goes in as part of the same action (Z-112) and may look through its secret items (Z-113).
    """
    state = table.state
    lock = lock_of(state, way.site)
    cost = LOCK[lock].ways[way.way]
    if way.item:
        number, use = AT_LOCK[way.item][0]
        cost = lowered(cost, use.spare)
        await items.use(table, seat, Use(way.item, number))
    await effects.pay(table, seat, cost)
    state.facilities[way.site].open = True
    state.scavengers[seat].place = way.site
    table.used(f"lock:{lock}")
    table.tell("log-opens", "Z-110", seat=seat_name(seat), site=name_of(way.site))
    await search_secret_items(table, seat, way.site)


async def search_secret_items(table: ZonaTable, seat: int, site: str = "") -> None:
    """Look through the pile and keep at most 1 card (Z-370); where none is left there is nothing (Z-371).

    Only the searching player sees the cards; all see how many are left and which one is kept (Z-369). Moving in
    gives no look (Z-103).
    """
    state = table.state
    pile = piles.SECRET_ITEMS.get(site or state.scavengers[seat].place)
    if pile is None or not state.piles[pile]:
        return
    table.reveal(state.piles[pile], to=only(seat))
    under_way = LookUnderWay(seat, pile, 1)
    state.under_way.append(under_way)
    await _keep_secret_item(table, seat, pile)
    state.under_way.pop()


async def _keep_secret_item(table: ZonaTable, seat: int, pile: str) -> None:
    def offers() -> list[Keep | Act]:
        return [*(Keep(card) for card in sorted(table.pile(pile))), Act.KEEP_NONE]

    answer = await table.ask(seat, SECRET_ITEM, offers)
    if isinstance(answer, Keep):
        table.move(answer.card, pile, piles.INCOMING)
        await items.find_place(table, seat, answer.card)


# --- secrets ------------------------------------------------------------------------------------------------


async def uncover(table: ZonaTable, under_way: EventUnderWay) -> None:
    """Keep the card as a secret (Z-158) and look through the facility's secret items (Z-159).

    Whoever has this facility's secret already gets nothing, and the card is discarded (Z-160). A third and a fourth
    secret can be uncovered elsewhere (Z-166). Nobody is made to leave by it (Z-367).
    """
    state, seat = table.state, under_way.seat
    if has_secret(state, seat, under_way.deck):
        events.discard(table, under_way)
        return
    table.move(under_way.card, piles.RESOLVING, piles.SECRETS[seat])
    table.tell("log-secret", "Z-158", seat=seat_name(seat), deck=message(f"events-{under_way.deck}"))
    await search_secret_items(table, seat, site_of(state, under_way.deck))


def site_of(state: ZonaState, deck: str) -> str:
    return next(site for site, facility in state.facilities.items() if facility.deck == deck)
