"""The secret facilities: locks, entry, secret items, secrets.

Each has its own spaces, event deck, pile of secret items and lock (Z-358). Decks and secret names belong to each
other; entrances, spaces, lock and items belong to the site (Z-007). Nobody knows what lies in a pile of secret
items until a rule lets somebody look (Z-013); all locks can be read from the start (Z-010).
"""

from __future__ import annotations

from fivefires.games.zona.content import piles
from fivefires.games.zona.content.index import AT_LOCK, LOCK
from fivefires.games.zona.show.names import FEATURE, NAME, SEAT
from fivefires.games.zona.state import EventUnderWay, LookUnderWay, ZonaState, ZonaTable, sources
from fivefires.kernel import Prompt, message, only
from fivefires.kit.underway import during

from . import beats, conditions, effects, events, items
from .entry import SITE_AT, has_room_for, has_secret, lowered
from .questions import KEEP_NONE, Act, Keep, Open, Use

ASK_SECRET_ITEM = Prompt("ask-secret-item", "Z-113")

# --- opening ------------------------------------------------------------------------------------------------


def ways_to_open(state: ZonaState, seat: int) -> list[Open]:
    """At a secret entrance: each way of the lock that can be met in full (Z-110, Z-361, Z-568), with help or without.

    Not offered to whoever could not enter (Z-114). Fatigue must not exceed 5 (Z-351), damage must not give a
    weakness (Z-359, Z-360).
    """
    site = SITE_AT[state.scavengers[seat].place]
    if site in state.opened or not has_room_for(state, seat, site):
        return []
    offers: list[Open] = []
    ways = LOCK[lock_of(state, site)].ways
    for number, cost in enumerate(ways):
        if effects.can_pay(state, seat, cost):
            offers.append(Open(site, number))
    for source in sources(state, seat, AT_LOCK):
        spare = AT_LOCK[source][0][1].spare
        offers += [
            Open(site, number, source)
            for number, cost in enumerate(ways)
            if (lower := lowered(cost, spare)) != cost
            and effects.can_pay(state, seat, lower)
            and (lower.discard is None or conditions.matching(state, seat, lower.discard, leave_out=source))
            and items.ways_of_using(state, seat, source, ())
        ]
    return offers


def lock_of(state: ZonaState, site: str) -> str:
    return state.piles[piles.LOCKS[site]][0]


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
    state.opened.append(way.site)
    state.scavengers[seat].place = way.site
    table.used(FEATURE[lock])
    table.tell("log-opens", "Z-110", beat=beats.of(table, "open", seat, weight=1), seat=SEAT[seat], site=NAME[way.site])
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
    await during(state.under_way, LookUnderWay(seat, pile, 1), _keep_secret_item(table, seat, pile))


async def _keep_secret_item(table: ZonaTable, seat: int, pile: str) -> None:
    def offers() -> list[Keep | Act]:
        return [*(Keep(card) for card in sorted(table.pile(pile))), KEEP_NONE]

    answer = await table.ask(seat, ASK_SECRET_ITEM, offers)
    if isinstance(answer, Keep):
        table.move(answer.card, pile, piles.INCOMING)
        await items.find_place(table, seat, answer.card)


# --- secrets ------------------------------------------------------------------------------------------------


async def uncover(table: ZonaTable, under_way: EventUnderWay) -> None:
    """Read to the end (Z-157), keep the card as a secret (Z-158) and look through the facility's secret items (Z-159).

    Whoever has this facility's secret already gets nothing, and the card is discarded (Z-160). A third and a fourth
    secret can be uncovered elsewhere (Z-166). Nobody is made to leave by it (Z-367).
    """
    state, seat = table.state, under_way.seat
    if has_secret(state, seat, under_way.deck):
        table.tell("log-secret-known", "Z-160", seat=SEAT[seat])
        events.discard(table, under_way)
        return
    events.read(table, under_way, "secret")
    table.move(under_way.card, piles.RESOLVING, piles.SECRETS[seat])
    beat = beats.of(table, "gain", seat, weight=1)
    table.tell("log-secret", "Z-158", beat=beat, seat=SEAT[seat], deck=message(f"events-{under_way.deck}"))
    await search_secret_items(table, seat, site_of(state, under_way.deck))


def site_of(state: ZonaState, deck: str) -> str:
    return next(site for site, lying in state.deck_at.items() if lying == deck)
