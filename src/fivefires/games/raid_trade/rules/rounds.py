"""The round: who starts, what is in the news, and how it closes."""

from __future__ import annotations

from fivefires.games.raid_trade.content import vocabulary as v
from fivefires.games.raid_trade.content.index import EVENT
from fivefires.games.raid_trade.content.piles import (
    ACTIVE_EVENT,
    BAG,
    EVENT_DISCARDS,
    FRESH,
    HAND,
    INCIDENT_AT,
    INCIDENT_DISCARDS,
    INCIDENTS,
    OPEN_EVENTS,
    RAIDED,
    STORE,
)
from fivefires.games.raid_trade.show.names import NAME, SEAT
from fivefires.games.raid_trade.state import (
    LAST_ROUND,
    MOST_AP,
    MOST_INCIDENTS,
    RaidTradeState,
    RaidTradeTable,
    Stage,
    count_tokens,
    there,
)
from fivefires.kernel import Beat, Prompt
from fivefires.kit import bargains
from fivefires.kit.seats import clockwise

from . import decks, ending, escape, goods, map, outpost, promises
from .questions import Act, Card
from .roads import BESIDE, circle, reached

ASK_EVENT = Prompt("ask-event", "R-070")
ASK_SHARE = Prompt("ask-share", "R-505")
# Every so many rounds the Outpost has another disc to give.
DISC_ROUNDS = 2


# --- the start --------------------------------------------------------------------------------------------------------


async def begin(table: RaidTradeTable) -> None:
    """From round 2 on it opens with the starting player (R-066); the scenario has no events (R-353)."""
    state = table.state
    state.round += 1
    state.spent_ap = False
    state.starter = starting_player(state)
    state.active = state.starter
    beat = Beat("phase", weight=1)
    table.tell("log-round", "R-066", beat=beat, round=state.round, seat=SEAT[state.starter])
    if state.scenario:
        begin_turns(state)
        return
    if state.round % DISC_ROUNDS == 0:
        outpost.put_out_disc(table)
    state.stage = Stage.EVENT


def starting_player(state: RaidTradeState) -> int:
    """Whoever owns the fewest tokens (R-067), of several the youngest (R-068, R-069); in round 1 the youngest of all
    (R-052, R-354, R-357).
    """
    found = there(state)
    if state.round > 1:
        least = min(count_tokens(state, seat) for seat in found)
        found = [seat for seat in found if count_tokens(state, seat) == least]
    return min(found, key=state.rank.index)


async def choose_event(table: RaidTradeTable) -> None:
    """The starting player keeps one of the two that all can read (R-070, R-104), and discards the other."""
    state = table.state
    answer = await table.ask(state.starter, ASK_EVENT, [Card(card) for card in table.pile(OPEN_EVENTS)])
    card = answer.id
    table.move(card, OPEN_EVENTS, ACTIVE_EVENT)
    table.move_all(OPEN_EVENTS, EVENT_DISCARDS)
    table.used(f"event:{card}")
    table.tell("log-event", "R-070", beat=Beat("event", (card,), weight=2), card=NAME[card])
    begin_turns(state)
    match EVENT[card].news:
        case v.Redraw():
            redraw(table)
        case v.Sharing():
            state.stage = Stage.SHARING
        case v.Amnesty(by=by):
            for me in state.players:
                me.favor = max(me.favor, min(0, me.favor + by))


def begin_turns(state: RaidTradeState) -> None:
    """Every character's AP are set to 15, whatever was left (R-071, R-358); the starting player comes first (R-072)."""
    for me in state.players:
        me.ap = MOST_AP
        me.passed = me.out
        me.idle = 0
        me.used.clear()
    state.stage = Stage.TURN
    state.order = clockwise(there(state), state.starter)


def redraw(table: RaidTradeTable) -> None:
    """Tough Luck: all tokens go in before anybody draws (R-496), then as many are drawn, from the starting player on
    (R-497). It happens once (R-498).
    """
    state = table.state
    held = {seat: count_tokens(state, seat) for seat in there(state)}
    for seat in held:
        goods.move_all(table, STORE[seat], BAG)
    for seat in clockwise(there(state), state.starter):
        goods.draw(table, seat, held[seat])


async def share(table: RaidTradeTable) -> None:
    """Team Up: each picks from the face-up ones on the map or the deck (R-504), without a price (R-505), up to five in
    hand (R-506).
    """
    state = table.state
    seat = state.order.pop(0)
    lying = {pile[0]: name for name in INCIDENT_AT.values() if (pile := table.pile(name))}
    deck = bool(table.pile(INCIDENTS) or table.pile(INCIDENT_DISCARDS))
    if len(table.pile(HAND[seat])) < MOST_INCIDENTS and (lying or deck):
        options: list[Card | Act] = [Card(card) for card in lying]
        answer = await table.ask(seat, ASK_SHARE, [*options, *([Act.FROM_DECK] if deck else [])])
        if isinstance(answer, Card):
            table.move(answer.id, lying[answer.id], HAND[seat])
            table.tell("log-takes-incident", "R-505", seat=SEAT[seat], card=NAME[answer.id])
        else:
            decks.draw_incident(table, seat)
    if not state.order:
        state.stage = Stage.TURN
        state.order = clockwise(there(state), state.starter)


# --- the end ----------------------------------------------------------------------------------------------------------


def over(state: RaidTradeState) -> bool:
    """Everybody has passed or has 0 AP (R-074)."""
    return all(me.passed or not me.ap for me in state.players)


async def move_out(table: RaidTradeTable) -> None:
    """When The Deal ends, all inside are moved out (R-501, R-502), one after the other."""
    state = table.state
    if not state.order:
        state.stage = Stage.CLOSE
        return
    await outpost.move_out(table, state.order.pop(0))


async def close(table: RaidTradeTable) -> None:
    """The event is discarded and two new ones are turned up (R-076); in the scenario bombs fall (R-373).

    After round 15 the helicopter waits no longer (R-445).

    Points are counted when no House that can be reached is left (R-322, R-553), after a round without AP, and after
    round 15 (R-330).
    """
    state = table.state
    promises.end_round(table)
    bargains.end_round(state.talk)
    for seat in range(state.seats):
        for size in v.SIZES:
            if FRESH[seat] in (stock := state.stock[map.HOUSE[size]]):
                table.shift(map.HOUSE[size], stock[FRESH[seat]], FRESH[seat], RAIDED[seat])
    if state.scenario:
        escape.bombard(table)
        if state.round >= LAST_ROUND:
            ending.end(table, "nobody", [])
    else:
        table.move_all(ACTIVE_EVENT, EVENT_DISCARDS)
        if not houses_left(state) or not state.spent_ap or state.round >= LAST_ROUND:
            ending.count_points(table)
        decks.turn_up_events(table)
    state.stage = Stage.ROUND


def houses_left(state: RaidTradeState) -> bool:
    reach = reached(map.city(state), circle(state.side))
    return any(
        not reach.isdisjoint(BESIDE[state.side][square])
        for size in v.SIZES
        for square in state.stock[map.HOUSE[size]]
        if square in BESIDE[state.side]
    )


def close_round(table: RaidTradeTable) -> None:
    """At the end of a round; first those under The Deal leave the Outpost."""
    state = table.state
    dealt = map.news(state, v.OpenOutpost) is not None
    state.order = clockwise(map.inside(state), state.starter) if dealt else []
    state.stage = Stage.MOVE_OUT if state.order else Stage.CLOSE
