"""Claims: Incidents and Quests, on the own turn and beside the action."""

from __future__ import annotations

from typing import Final

from fivefires.games.raid_trade.content import vocabulary as v
from fivefires.games.raid_trade.content.index import INCIDENT, QUEST
from fivefires.games.raid_trade.content.piles import (
    BOX,
    FRESH,
    GONE,
    HAND,
    INCIDENT_AT,
    INCIDENT_DISCARDS,
    MADE,
    OPEN_QUESTS,
    QUEST_DECK,
    QUESTS,
)
from fivefires.games.raid_trade.show.names import NAME, SEAT
from fivefires.games.raid_trade.state import MOST_INCIDENTS, RaidTradeState, RaidTradeTable, Turn, count_tokens
from fivefires.kernel import Beat, Prompt

from . import dials, ending, goods, map
from .questions import Card, Claim

ASK_SPEND_ITEM = Prompt("ask-spend-item", "R-112")
ASK_SPEND_INCIDENT = Prompt("ask-spend-incident", "R-112")

_GOODS: Final = {quest.id: goods.packed(quest.demand.goods) for quest in QUEST.values()}


def claims(state: RaidTradeState, turn: Turn, purse: int) -> list[Claim]:
    """Any number of Incidents (R-083), one Quest a turn (R-084), on the own turn alone (R-105, R-143), inside the
    Outpost too (R-306). The scenario has neither (R-353).
    """
    if state.scenario:
        return []
    seat = turn.seat
    found: list[Claim] = []
    pile = state.piles[INCIDENT_AT[map.tile_of(state, state.players[seat])]]
    if pile and len(state.piles[HAND[seat]]) < MOST_INCIDENTS and goods.can_pay(state, seat, INCIDENT[pile[0]].price):
        found.append(Claim(pile[0]))
    if not turn.quest:
        found += [
            Claim(quest)
            for quest in state.piles[OPEN_QUESTS]
            if goods.buys(purse, _GOODS[quest]) and can_claim(state, seat, QUEST[quest].demand)
        ]
    return found


async def claim(table: RaidTradeTable, turn: Turn, deed: Claim) -> None:
    if deed.card in INCIDENT:
        claim_incident(table, turn.seat, deed.card)
    else:
        await claim_quest(table, turn, deed.card)


def claim_incident(table: RaidTradeTable, seat: int, card: str) -> None:
    """Exactly its price is spent (R-142), and the card comes into the hand, where all still know it (R-156).

    One may claim on the own tile only (R-144), in the middle of a move too (R-145), and while fewer than five are in
    hand (R-149), over the whole game as many as one likes (R-151); what nobody pays for stays (R-146).
    """
    goods.spend(table, seat, {str(kind): amount for kind, amount in INCIDENT[card].price})
    tile = map.tile_of(table.state, table.state.players[seat])
    table.move(card, INCIDENT_AT[tile], HAND[seat])
    table.tell("log-claims", "R-142", seat=SEAT[seat], card=NAME[card])


# --- Quests ---------------------------------------------------------------------------------------------------------


def houses(state: RaidTradeState, seat: int) -> int:
    """House Tiles raided in the current round (R-113)."""
    return sum(state.stock[map.HOUSE[size]].get(FRESH[seat], 0) for size in v.SIZES)


def can_claim(state: RaidTradeState, seat: int, asked: v.Demand) -> bool:
    """All of it must be there (R-106); Favor counts only above 0 (R-115)."""
    me = state.players[seat]
    return (
        me.skill >= asked.skill
        and me.ap >= asked.ap
        and max(me.favor, 0) >= asked.favor
        and len(state.piles[MADE[seat]]) >= asked.items
        and len(state.piles[HAND[seat]]) >= asked.incidents
        and goods.can_pay(state, seat, asked.goods)
        and (not asked.any or count_tokens(state, seat) >= asked.any + sum(dict(asked.goods).values()))
        and (not asked.houses or houses(state, seat) >= asked.houses)
    )


async def claim_quest(table: RaidTradeTable, turn: Turn, quest: str) -> None:
    """Whatever it demands is spent (R-108); the claimer picks what is left open (R-112).

    It lies in front of its owner (R-116), serves at once (R-117), and is replaced at once (R-120), unless the deck is
    empty (R-121). A third Quest wins (R-099).
    """
    seat, asked = turn.seat, QUEST[quest].demand
    turn.quest = True
    table.move(quest, OPEN_QUESTS, QUESTS[seat])
    await pay(table, seat, asked)
    table.used(f"quest:{quest}")
    table.tell("log-quest", "R-116", beat=Beat("quest", (quest,), weight=2), seat=SEAT[seat], quest=NAME[quest])
    table.draw(QUEST_DECK, OPEN_QUESTS)
    ending.check(table)


async def pay(table: RaidTradeTable, seat: int, asked: v.Demand) -> None:
    """AP where it names nothing else (R-107), Skill off the dial (R-109), Favor, tokens, Incidents from the hand
    (R-110), Items to the box (R-111), and Houses, so that none counts twice (R-114).
    """
    me = table.state.players[seat]
    dials.pay_ap(table, seat, asked.ap)
    me.skill -= asked.skill
    me.favor -= asked.favor
    goods.spend(table, seat, {str(kind): amount for kind, amount in asked.goods})
    if asked.any:
        await goods.spend_any(table, seat, asked.any)
    await give_up(table, seat, asked.items, MADE[seat], BOX, ASK_SPEND_ITEM)
    await give_up(table, seat, asked.incidents, HAND[seat], INCIDENT_DISCARDS, ASK_SPEND_INCIDENT)
    for _ in range(asked.houses):
        size = next(size for size in v.SIZES if table.state.stock[map.HOUSE[size]].get(FRESH[seat], 0))
        table.shift(map.HOUSE[size], 1, FRESH[seat], GONE)


async def give_up(table: RaidTradeTable, seat: int, count: int, source: str, target: str, prompt: Prompt) -> None:
    """So many cards of the owner's choice; where there are no more than that, there is nothing to choose."""
    lying = table.pile(source)
    for _ in range(count):
        if len(lying) <= count:
            table.draw(source, target)
            continue
        answer = await table.ask(seat, prompt, lambda: [Card(card) for card in lying])
        table.move(answer.id, source, target)
        count -= 1
