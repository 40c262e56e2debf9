"""Buying and selling (S-055, S-064 to S-069, S-655, S-656): only between missions, with everything the team owns."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.contacts import TRADER
from fivefires.games.stalker.content.index import ATTACHMENT, GEAR, ITEM
from fivefires.games.stalker.content.scripts import Shelf, Trader
from fivefires.games.stalker.state import Stage, StalkerState, StalkerTable, lead_seat
from fivefires.kernel import Prompt, face_of, message
from fivefires.kit.choosing import one_of_each, one_option

from . import gear
from .questions import Act, Buy, Rummage, Sell

ASK_BUY = Prompt("ask-buy", "S-067")
ASK_SELL = Prompt("ask-sell", "S-068")

# Prices paid are rounded down to this (S-655).
STEP: Final = 50
# So many answers stand side by side; beyond that, what can be sold is asked for by its kind.
MOST_ANSWERS: Final = 60


def lies_on(shelf: Shelf, card: str) -> bool:
    """Whether a trader who deals in this deals in that card, by tier (S-361), slot, kind and name."""
    thing = GEAR[card]
    if gear.HOMES[type(thing)] != shelf.deck or (shelf.faces and thing.id not in shelf.faces):
        return False
    if shelf.tiers and getattr(thing, "tier", None) not in shelf.tiers:
        return False
    if card in ATTACHMENT:
        one = ATTACHMENT[card]
        return (not shelf.slots or one.slot in shelf.slots) and (shelf.detectors or one.detector < 0)
    if card in ITEM and shelf.kinds:
        return any(kind in shelf.kinds for kind in ITEM[card].kinds)
    return True


def prices(state: StalkerState, trader: Trader) -> dict[str, int]:
    """What is sold, and for how much (S-064); of each thing one that is still in the box (S-067)."""
    found: dict[str, int] = {}
    for number, shelf in enumerate(trader.sells):
        found |= _on_shelf(trader.id, number, tuple(state.piles[shelf.deck]))
    if trader.magazine:
        found |= {kind: trader.magazine for kind in piles.MAGAZINE.values() if state.stock[kind].get(piles.SUPPLY)}
    return found


@lru_cache(maxsize=1 << 10)
def _on_shelf(trader: str, number: int, deck: tuple[str, ...]) -> dict[str, int]:
    """Decks change only by what is bought and sold, so the next question finds most of this done."""
    price = _price_list(trader)[number]
    return {card: price[card] for card in one_of_each([card for card in deck if card in price])}


@cache
def _price_list(trader: str) -> tuple[dict[str, int], ...]:
    """By shelf, what each card costs that he deals in."""
    return tuple(
        {card: GEAR[card].value * shelf.percent // 100 for card in GEAR if lies_on(shelf, card)}
        for shelf in TRADER[trader].sells
    )


def offers(state: StalkerState, trader: Trader) -> dict[str, int]:
    """What is bought of the stash, and for how much, rounded down to a multiple of 50 (S-064, S-655)."""
    bought = _offer_list(trader.id)
    return {card: bought[card] for card in one_of_each(state.piles[piles.STASH]) if card in bought}


@cache
def _offer_list(trader: str) -> dict[str, int]:
    """What he gives for each card that he takes."""
    return {
        card: GEAR[card].value * shelf.percent // 100 // STEP * STEP
        for shelf in TRADER[trader].buys
        for card in GEAR
        if lies_on(shelf, card)
    }


async def trade(table: StalkerTable) -> None:
    """One deal after the other, with everything the team owns (S-068), until it has enough."""
    state = table.state
    trader = TRADER[state.zone.trader]
    buys = [Buy(thing, price) for thing, price in prices(state, trader).items() if price <= state.coupons]
    sells = [Sell(card, price) for card, price in offers(state, trader).items()]
    answer = await one_option(  # S-717
        table,
        lead_seat(state),
        ASK_BUY,
        [*buys, *shown(sells, len(buys)), Act.ENOUGH],
        coupons=state.coupons,
        trader=message(trader.id),
    )
    if isinstance(answer, Rummage):
        some = [one for one in sells if gear.HOMES[type(GEAR[one.thing])] == answer.deck]
        answer = await table.ask(lead_seat(state), ASK_SELL, [*some, Act.LEAVE], coupons=state.coupons)
    if isinstance(answer, Buy):
        buy(table, answer)
    elif isinstance(answer, Sell):
        sell(table, answer)
    elif answer is Act.ENOUGH:
        state.zone.trader = ""
        state.stage = Stage.CONTACTS


def shown(sells: list[Sell], besides: int) -> list[Sell | Rummage]:
    """All at once as long as that can be read, else by their kind."""
    if len(sells) + besides <= MOST_ANSWERS:
        return [*sells]
    return [Rummage(deck) for deck in dict.fromkeys(gear.HOMES[type(GEAR[one.thing])] for one in sells)]


def buy(table: StalkerTable, answer: Buy) -> None:
    """For the full price (S-067), which is a number (S-069); what is bought goes to the stash (S-065)."""
    state = table.state
    state.coupons -= answer.price
    table.used(f"bought:{face_of(answer.thing)}")
    table.used(f"card:{face_of(answer.thing)}")
    table.tell("log-buys", "S-064", thing=message(face_of(answer.thing)), price=answer.price)
    if answer.thing in GEAR:
        table.move(answer.thing, gear.HOMES[type(GEAR[answer.thing])], piles.STASH)
    else:
        table.shift(answer.thing, 1, piles.SUPPLY, piles.STASH)


def sell(table: StalkerTable, answer: Sell) -> None:
    """Back to its deck (S-066)."""
    table.state.coupons += answer.price
    table.used(f"sold:{face_of(answer.thing)}")
    table.move(answer.thing, piles.STASH, gear.HOMES[type(GEAR[answer.thing])])
    table.tell("log-sells", "S-064", thing=message(face_of(answer.thing)), price=answer.price)
