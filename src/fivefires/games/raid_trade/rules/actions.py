"""A turn: one move and one action, and what can be done beside them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from fivefires.games.raid_trade.content.piles import HAND
from fivefires.games.raid_trade.show.names import SEAT
from fivefires.games.raid_trade.state import (
    IDLE_TURNS,
    Going,
    RaidTradeState,
    RaidTradeTable,
    Turn,
    TurnOver,
)
from fivefires.kernel import Beat, Prompt
from fivefires.kit import bargains
from fivefires.kit.bargains import Word

from . import (
    cards,
    claims,
    combat,
    crafting,
    escape,
    guards,
    map,
    moving,
    offers,
    outpost,
    promises,
    raids,
    rounds,
    trading,
)
from .questions import Act, Attack, AttackGuard, Claim, Craft, Go, Leave, RaidHouse, UseCard

ASK_ACTION = Prompt("ask-action", "R-078")
ASK_REST = Prompt("ask-rest", "R-083")


def next_seat(state: RaidTradeState) -> int | None:
    """Clockwise (R-073), past those who have passed and take no more turns (R-090).

    So the last one still in takes turns in a row (R-077).
    """
    for _ in range(len(state.order)):
        seat = state.order.pop(0)
        state.order.append(seat)
        if not state.players[seat].passed:
            return seat
    return None


def begin_turn(table: RaidTradeTable) -> Turn | None:
    """The end of the round is looked for between turns (R-074, R-075).

    Whoever has 0 AP must pass (R-087), which is looked at only now (R-088), and so must whoever spent none in two turns
    running (R-552). Where it begins decides whether the Outpost can be entered (R-290).
    """
    state = table.state
    if rounds.over(state):
        rounds.close_round(table)
        return None
    seat = next_seat(state)
    assert seat is not None  # Whoever keeps the round open has not passed.
    state.active = seat
    me = state.players[seat]
    if not me.ap or me.idle >= IDLE_TURNS:
        me.passed = True
        table.tell("log-must-pass", "R-552" if me.ap else "R-087", seat=SEAT[seat])
        return None
    beside = not state.scenario and map.beside_outpost(state, me)
    turn = state.turn = Turn(seat, beside=beside, began=len(state.talk.promises))
    if table.log is not None:
        table.tell("log-turn", "R-073", beat=Beat("turn"), seat=SEAT[seat])
    return turn


def end_turn(table: RaidTradeTable) -> None:
    """Every open offer lapses (R-549). A turn with neither move nor action is a pass (R-095). A loan that was due is
    noted as broken (R-559).
    """
    state = table.state
    turn = state.turn
    if turn is not None:
        me = state.players[turn.seat]
        if offers.idle(turn):
            me.passed = True
            table.tell("log-passes", "R-089", seat=SEAT[turn.seat])
        me.idle = 0 if turn.spent else me.idle + 1
        promises.end_turn(table, turn.seat, turn.began)
    bargains.end_turn(state.talk)
    state.turn = None


async def turns(table: RaidTradeTable) -> None:
    """One question of a turn and what it leads to, or one word of a bargain."""
    state = table.state
    turn = state.turn or begin_turn(table)
    if turn is None:
        return
    if state.talk.word is not Word.SILENT:
        await bargains.speak(table, trading.TERMS)
        return
    found = offers.offers(state, turn)
    if not found:
        end_turn(table)
        return
    asked = ASK_REST if turn.acted and turn.going is Going.DONE else ASK_ACTION
    if state.piles[HAND[turn.seat]]:
        now = [found]
        del found
        answer = await table.ask(turn.seat, asked, lambda: now.pop() if now else offers.offers(state, turn))
    else:
        answer = await table.ask(turn.seat, asked, found)
        del found  # what is done now may bring what was offered into a deck
    try:
        await DO[type(answer)](table, turn, answer)
    except TurnOver:
        state.events.clear()
        state.guard = None
        raids.put_away_card(table)
        end_turn(table)


async def act(table: RaidTradeTable, turn: Turn, deed: Act) -> None:
    match deed:
        case Act.TRADE:
            bargains.begin(table.state.talk, turn.seat)
        case Act.MARKET:
            await trading.buy(table, turn)
        case Act.ENTER:
            outpost.enter(table, turn)
        case Act.WORK | Act.TRAIN:
            await outpost.act(table, turn, deed)
        case Act.STORM:
            await outpost.storm(table, turn)
        case Act.GIVE:
            await escape.give(table, turn)
        case _:
            end_turn(table)


async def leave(table: RaidTradeTable, turn: Turn, deed: Leave) -> None:
    outpost.leave(table, turn, deed.section)


async def craft(table: RaidTradeTable, turn: Turn, deed: Craft) -> None:
    await crafting.craft(table, turn, deed.item)


async def use(table: RaidTradeTable, turn: Turn, deed: UseCard) -> None:
    await cards.use_on_turn(table, turn.seat, deed.card)


DO: dict[type[Any], Callable[[RaidTradeTable, Turn, Any], Awaitable[None]]] = {
    Go: moving.step,
    RaidHouse: raids.raid,
    Attack: combat.fight,
    AttackGuard: guards.attack,
    Craft: craft,
    Leave: leave,
    Claim: claims.claim,
    UseCard: use,
    Act: act,
}
