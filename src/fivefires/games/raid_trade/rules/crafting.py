"""Craft: tokens become an Item, and an Item gives Skill for good."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fivefires.games.raid_trade.content import vocabulary as v
from fivefires.games.raid_trade.content.index import ITEM
from fivefires.games.raid_trade.content.piles import MADE, STORE, UNMADE
from fivefires.games.raid_trade.show.names import NAME, SEAT
from fivefires.games.raid_trade.state import Crafting, Going, RaidTradeState, RaidTradeTable, Turn, has
from fivefires.kernel import Beat, Prompt
from fivefires.kit.underway import during

from . import dials, goods
from .questions import DECLINE, Craft

ASK_BUILD = Prompt("ask-build", "R-216")
AP = 1
_PRICE: Final = {item.id: goods.packed(item.price) for item in ITEM.values()}


def craftable(state: RaidTradeState, seat: int, purse: int) -> list[str]:
    """Items in hand whose tokens are there (R-250), whatever colour they have (R-254)."""
    return within(state.piles[UNMADE[seat]], purse)


def within(items: Sequence[str], purse: int) -> list[str]:
    """Those of the Items whose tokens are in this purse."""
    return [item for item in items if goods.buys(purse, _PRICE[item])]


def missing(state: RaidTradeState, seat: int, item: str) -> int:
    place, stock, short = STORE[seat], state.stock, 0
    for kind, amount in ITEM[item].price:
        held = stock[kind].get(place, 0)
        if held < amount:
            short += amount - held
    return short


def buildable(state: RaidTradeState, seat: int, effect: v.Build) -> list[str]:
    """Worth exactly so much and free (R-214), or for fewer tokens."""
    if effect.free:
        return [item for item in state.piles[UNMADE[seat]] if ITEM[item].skill == effect.free]
    return [item for item in state.piles[UNMADE[seat]] if missing(state, seat, item) <= effect.less]


def price_of(state: RaidTradeState, seat: int, item: str, less: int) -> dict[str, int]:
    """What is paid if so many tokens may be left out: first those that are missing, then the scarcest."""
    price = {str(kind): amount for kind, amount in ITEM[item].price}
    for _ in range(min(less, sum(price.values()))):
        scarce = min(
            (kind for kind, amount in price.items() if amount),
            key=lambda kind: has(state, seat, kind) - price[kind],
        )
        price[scarce] -= 1
    return {kind: amount for kind, amount in price.items() if amount}


async def craft(table: RaidTradeTable, turn: Turn, item: str) -> None:
    """One Item, for 1 AP and its tokens (R-250, R-253). What stops it takes the action and nothing else (R-486)."""
    turn.acted = True
    if turn.going is Going.UNDER_WAY:
        turn.going = Going.DONE
    event = Crafting(seat=turn.seat, item=item)
    await during(table.state.events, event, _craft(table, event))


async def _craft(table: RaidTradeTable, event: Crafting) -> None:
    seat, item = event.seat, event.item
    if not await table.at(event, v.Point.ANNOUNCED):
        table.tell("log-stopped", "R-486", seat=SEAT[seat])
        return
    dials.pay_ap(table, seat, min(AP, table.state.players[seat].ap))
    goods.spend(table, seat, {str(kind): amount for kind, amount in ITEM[item].price})
    finish(table, seat, item)


def finish(table: RaidTradeTable, seat: int, item: str) -> None:
    """It lies in front of its owner (R-251), serves from now on (R-255), and gives its Skill at once (R-252, R-260).

    Skill once gained stays, whatever becomes of the Item (R-261).
    """
    table.move(item, UNMADE[seat], MADE[seat])
    table.used(f"made:{item}")
    table.tell("log-crafts", "R-250", beat=Beat("craft", (item,)), seat=SEAT[seat], item=NAME[item])
    dials.gain_skill(table, seat, ITEM[item].skill)


def pass_on(table: RaidTradeTable, item: str, giver: int, taker: int) -> None:
    """A crafted Item stays crafted and gives no Skill (R-273). What was used in this round is used for its new owner,
    too (R-259).
    """
    table.move(item, MADE[giver], MADE[taker])
    used = table.state.players[giver].used
    if item in used:
        used.remove(item)
        table.state.players[taker].used.append(item)


async def build(table: RaidTradeTable, seat: int, effect: v.Build) -> None:
    """Without AP and action (R-215); it may be declined, and does nothing without a fitting Item (R-216)."""
    found = buildable(table.state, seat, effect)
    if not found:
        return
    answer = await table.ask(seat, ASK_BUILD, [*map(Craft, found), DECLINE])
    if isinstance(answer, Craft):
        if not effect.free:
            goods.spend(table, seat, price_of(table.state, seat, answer.item, effect.less))
        finish(table, seat, answer.item)
