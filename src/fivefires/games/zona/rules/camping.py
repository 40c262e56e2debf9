"""Camping: the heart of every bunker's local action, and done nowhere else (Z-389).

A camping player does any of the options, in any order, mixed with the bunker's own ones (Z-390), each of which can
be taken once (Z-408).
"""

from __future__ import annotations

from typing import TypeAlias

from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.index import IN_CAMP, REST_HEALS, USES
from fivefires.games.zona.show.names import SEAT
from fivefires.games.zona.state import (
    GOOD,
    LOWEST_FATIGUE,
    CampUnderWay,
    TradeUnderWay,
    ZonaState,
    ZonaTable,
    attribute,
    sources,
)
from fivefires.kernel import Done, Prompt

from . import actions, beats, damage, dropping, effects, fatigue, items, local_actions, market, possible
from .questions import (
    DOZE,
    DROP,
    FREE_HEAL,
    FREE_REPAIR,
    OVERHAUL,
    Act,
    Buy,
    Cure,
    Heal,
    Relief,
    Repair,
    Sell,
    SellDear,
    Use,
)  # fmt: skip

ASK_CAMP = Prompt("ask-camp", "Z-390")

HEALING = 100
REPAIRING = 100
TREATMENT = 800
OVERHAULING = 100
DEARER = 100

# Trophies and artifacts are sold at their printed value (Z-311, Z-394).
AT_VALUE = v.Sell()
ONE_DEAR = v.Sell(trophies=False, bonus=DEARER)

Deed: TypeAlias = Relief | Heal | Act | Repair | Sell | Buy | Use | Cure | Done


def pitch(state: ZonaState, seat: int, bunker: str) -> None:
    """Begin to camp; each answer is a step of its own, so the camp stands in the state between them."""
    state.under_way.append(CampUnderWay(seat, bunker))


async def camp(table: ZonaTable) -> None:
    """One thing that the camping player does, or the end of camping, also where nothing is left to do (Z-539)."""
    under_way = table.state.under_way[-1]
    assert isinstance(under_way, CampUnderWay)
    seat = under_way.seat
    answer: Deed = Done.DONE
    if offers := options(table.state, under_way):
        drop = [DROP] if dropping.can_drop(table.state, seat) else []
        answer = await table.ask(seat, ASK_CAMP, [*offers, *drop, Done.DONE])
        del offers  # what is done now may bring what was offered into a deck
    if isinstance(answer, Done):
        table.state.under_way.pop()
        await local_actions.bonus(table, seat, under_way.bunker)
    else:
        await do(table, under_way, answer)


def options(state: ZonaState, under_way: CampUnderWay) -> list[Deed]:
    seat = under_way.seat
    me = state.scavengers[seat]
    found: list[Deed] = []
    if "relief" not in under_way.done and (me.fatigue > LOWEST_FATIGUE or (me.damage and me.character in REST_HEALS)):
        found.append(Relief(relief(state, seat)))
    found += [Heal(damage, damage * HEALING) for damage in range(1, min(me.damage, me.rubles // HEALING) + 1)]
    if me.rubles >= REPAIRING:
        found += [Repair(card, REPAIRING) for card in items.repairable(state, seat)]
    found += market.sales(state, seat, AT_VALUE)
    found += market.offers(state, seat, stall(seat))
    found += OWN[under_way.bunker](state, under_way)
    found += uses(state, under_way)
    return found


def relief(state: ZonaState, seat: int) -> int:
    """Once, fatigue falls by the current willpower, at least by 1 (Z-391)."""
    return max(1, attribute(state.scavengers[seat], v.WILLPOWER))


def stall(seat: int) -> TradeUnderWay:
    """Buying at the marketplace, as far as reputation and rubles allow (Z-395)."""
    return market.occasion(seat, v.Trade())


def uses(state: ZonaState, under_way: CampUnderWay) -> list[Use]:
    """Items for camping, each once, and those for one's own turn."""
    in_camp = [
        Use(source, number, *way)
        for source in sources(state, under_way.seat, IN_CAMP)
        for number, use in IN_CAMP[source]
        if possible.is_possible(state, under_way.seat, use.do)
        for way in items.ways_of_using(state, under_way.seat, source, under_way.done)
    ]
    return in_camp + items.uses_on_turn(state, under_way.seat)


# --- each bunker's own options --------------------------------------------------------------------------------


def research_station(state: ZonaState, under_way: CampUnderWay) -> list[Deed]:
    """A weakness treated for 800 rubles (Z-396); with a good name one artifact sold for 100 more (Z-397)."""
    me = state.scavengers[under_way.seat]
    found: list[Deed] = []
    if "treatment" not in under_way.done and me.rubles >= TREATMENT:
        found += [Cure(weakness, TREATMENT) for weakness in me.weaknesses]
    if "sale" not in under_way.done and me.reputation == GOOD:
        found += [SellDear(sale.piece, sale.price) for sale in market.sales(state, under_way.seat, ONE_DEAR)]
    return found


def roadhouse(state: ZonaState, under_way: CampUnderWay) -> list[Deed]:
    """Fatigue -1 (Z-399), beside the relief of camping (Z-402); with a good name 1 damage healed free (Z-400)."""
    me = state.scavengers[under_way.seat]
    found: list[Deed] = []
    if DOZE.value not in under_way.done and me.fatigue > LOWEST_FATIGUE:
        found.append(DOZE)
    if FREE_HEAL.value not in under_way.done and me.reputation == GOOD and me.damage:
        found.append(FREE_HEAL)
    return found


def village(state: ZonaState, under_way: CampUnderWay) -> list[Deed]:
    """3 damage on items repaired for 100 rubles (Z-403); with a good name 2 for nothing (Z-405).

    These are independent of each other and for consumables of all types (Z-404, Z-406).
    """
    me = state.scavengers[under_way.seat]
    found: list[Deed] = []
    if items.repairable(state, under_way.seat):
        if OVERHAUL.value not in under_way.done and me.rubles >= OVERHAULING:
            found.append(OVERHAUL)
        if FREE_REPAIR.value not in under_way.done and me.reputation == GOOD:
            found.append(FREE_REPAIR)
    return found


OWN = {"research_station": research_station, "roadhouse": roadhouse, "village": village}


# --- doing it -------------------------------------------------------------------------------------------------


async def do(table: ZonaTable, under_way: CampUnderWay, deed: Deed) -> None:
    """Sleep (Z-391), healing for 100 rubles a damage, as much as wished in one answer (Z-392), and repairs for as much
    each (Z-393). Trophies and artifacts are sold (Z-394), goods are bought (Z-395). The Research Station treats one
    weakness (Z-396) and pays more for one artifact (Z-397).
    """
    seat = under_way.seat
    match deed:
        case Relief(by):
            under_way.done.append("relief")
            fatigue.relieve(table, seat, by)
            actions.heal_while_resting(table, seat)
        case Heal(healed, cost):
            pay(table, seat, cost)
            damage.heal(table, seat, healed)
        case Repair(card):
            pay(table, seat, REPAIRING)
            items.repair_one(table, seat, card)
        case Cure(weakness):
            under_way.done.append("treatment")
            pay(table, seat, TREATMENT)
            damage.cure(table, seat, weakness)
        case SellDear():
            under_way.done.append("sale")
            await market.sell_one(table, seat, deed)
        case Sell():
            await market.sell_one(table, seat, deed)
        case Buy():
            await market.buy(table, seat, deed)
        case Use():
            await use(table, under_way, deed)
        case Act():
            await do_simply(table, under_way, deed)


async def do_simply(table: ZonaTable, under_way: CampUnderWay, deed: Act) -> None:
    """The Roadhouse relieves (Z-399) and heals a good name (Z-400).

    The Village repairs for a price (Z-403), or less for nothing (Z-405), each once and spread as wished (Z-404). In
    camp something may be dropped, too (Z-233).
    """
    seat = under_way.seat
    if deed is DROP:
        await dropping.drop(table, seat)
        return
    under_way.done.append(deed.value)
    if deed is DOZE:
        fatigue.relieve(table, seat)
    elif deed is FREE_HEAL:
        damage.heal(table, seat, 1)
    elif deed is OVERHAUL:
        pay(table, seat, OVERHAULING)
        await items.repair(table, seat, 3)
    elif deed is FREE_REPAIR:
        await items.repair(table, seat, 2)


def pay(table: ZonaTable, seat: int, rubles: int) -> None:
    table.state.scavengers[seat].rubles -= rubles
    table.tell("log-pays", "Z-392", beat=beats.of(table, "trade", seat), seat=SEAT[seat], rubles=rubles)


async def use(table: ZonaTable, under_way: CampUnderWay, way: Use) -> None:
    found = USES[way.source][way.number]
    if isinstance(found, v.OnTurn):
        await items.use_on_turn(table, under_way.seat, way)
        return
    assert isinstance(found, v.InCamp)
    await items.use(table, under_way.seat, way, under_way.done)
    await effects.carry_out(table, under_way.seat, found.do)
