"""Raid: announce the House, pay, draw the card, resolve it (R-171)."""

from __future__ import annotations

from fivefires.games.raid_trade.content import vocabulary as v
from fivefires.games.raid_trade.content.index import RAID_CARD
from fivefires.games.raid_trade.content.piles import DRAWN, FRESH, RAID, RAID_DISCARDS
from fivefires.games.raid_trade.show.names import NAME, SEAT
from fivefires.games.raid_trade.state import Raid, RaidTradeState, RaidTradeTable, Turn
from fivefires.kernel import Beat, Prompt
from fivefires.kit.underway import during

from . import decks, dials, dice, effects, goods, map, mines, moving, possible
from .questions import DECLINE, Act, Choose, RaidHouse

ASK_BLACKLIST = Prompt("ask-blacklist", "R-175")
ASK_EFFECT = Prompt("ask-effect", "R-179")

COST = {v.SMALL: 6, v.MEDIUM: 8, v.LARGE: 10}
LIMIT = {v.SMALL: 6, v.MEDIUM: 8, v.LARGE: 10}
SUCCESSES = 3


def raids(state: RaidTradeState, turn: Turn) -> list[RaidHouse]:
    """Houses beside the own road section, without border, barricade or height line between (R-159, R-160, R-161).

    Whoever is inside the Outpost raids nothing (R-304), and the Outpost cannot be raided (R-169). A House under a
    Guard is safe (R-404) until the Guard is gone (R-405). All else is the same in the scenario (R-422).
    """
    me = state.players[turn.seat]
    found: list[RaidHouse] = []
    for square in map.along(state, me):
        size = map.house_at(state, square)
        if size and not map.guarded(state, square) and allowed(state, turn.seat, size):
            ap = cost(state, size) + loss(state, turn.seat, square, size)
            if ap <= me.ap:
                found.append(RaidHouse(square, ap))
    return found


def cost(state: RaidTradeState, size: str) -> int:
    """6, 8 or 10 AP (R-164, R-165, R-166), and what the news of the round make of it."""
    dear = map.news(state, v.DearRaids)
    return COST[v.Size(size)] + (dear.ap if isinstance(dear, v.DearRaids) else 0)


def loss(state: RaidTradeState, seat: int, square: str, size: str) -> int:
    """A mine takes half the House's cost on top (R-524) of whoever is not Cora (R-527); both are needed (R-525)."""
    if not map.mined(state, square) or state.players[seat].character == mines.CORA:
        return 0
    return COST[v.Size(size)] // 2


def allowed(state: RaidTradeState, seat: int, size: str) -> bool:
    """From 6 Blacklist on no green Houses (R-196), from 8 no yellow ones (R-197), with 10 none (R-198).

    In the scenario the same with Adrenaline (R-423, R-424). Only the announcement is looked at (R-199).
    """
    return -state.players[seat].favor < LIMIT[v.Size(size)]


async def raid(table: RaidTradeTable, turn: Turn, house: RaidHouse) -> None:
    """Being put in front of the House does not use the move (R-162, R-163)."""
    state = table.state
    turn.acted = True
    moving.end_move(turn)
    size = map.house_at(state, house.square)
    event = Raid(
        seat=turn.seat,
        square=house.square,
        size=size,
        cost=cost(state, size),
        loss=loss(state, turn.seat, house.square, size),
    )
    rich = map.news(state, v.RichRaids)
    if isinstance(rich, v.RichRaids):
        event.more = rich.more
    table.tell(
        "log-raids", "R-171", beat=Beat("raid", at=house.square, weight=1), seat=SEAT[turn.seat], house=NAME[size]
    )
    await during(state.events, event, _raid(table, event))


async def _raid(table: RaidTradeTable, event: Raid) -> None:
    """A raid that is stopped costs what was paid and the action (R-489); the House stays (R-490)."""
    if not await table.at(event, v.Point.ANNOUNCED):
        table.tell("log-stopped", "R-486", seat=SEAT[event.seat])
        return
    pay(table, event)
    if not await table.at(event, v.Point.PAID):
        table.tell("log-stopped", "R-489", seat=SEAT[event.seat])
        return
    event.card = decks.draw_raid(table, event.size)
    if not event.card:
        take_house(table, event)
        return
    card = RAID_CARD[event.card]
    table.tell("log-raid-card", "R-172", beat=Beat("card", (event.card,)), card=NAME[event.card])
    if card.has_die:
        await by_die(table, event, card)
    else:
        await by_blacklist(table, event, card)


def pay(table: RaidTradeTable, event: Raid) -> None:
    dials.pay_ap(table, event.seat, min(event.cost + event.loss, table.state.players[event.seat].ap))
    if event.loss:
        table.tell("log-mine-goes-off", "R-524", seat=SEAT[event.seat], ap=event.loss)
        mines.go_off(table, event.square)


# --- die cards ------------------------------------------------------------------------------------------------------


async def by_die(table: RaidTradeTable, event: Raid, card: v.RaidCard) -> None:
    """The raider rolls (R-174): the higher number and the effect, or the lower number (R-178, R-180, R-181).

    A card with one number gives it whatever the roll (R-182); some have an effect for a fail (R-183). The tokens come
    first, then the effect, last the House (R-186).
    """
    event.rolled = int(await succeeds(table, event))
    table.used(f"raid:{card.id}:{'success' if event.rolled else 'fail'}")
    few = card.high if card.low is None else card.low
    goods.draw(table, event.seat, (card.high if event.rolled else few) + event.more)
    await effect(table, event.seat, card.do if event.rolled else card.fail)
    finish(table, event)


async def succeeds(table: RaidTradeTable, event: Raid) -> bool:
    """Three faces of six are a success (R-010). In the Wasteland a Large House fails without a roll (R-465), which is
    a fail like any other (R-467), but not where a card says that the raid succeeds; smaller ones roll as usual (R-466),
    and so does the scenario.
    """
    state = table.state
    if event.sure:
        return True
    if state.side == "wasteland" and not state.scenario and event.size == v.LARGE:
        return False
    return await dice.roll(table, event.seat, dice.RAID) <= SUCCESSES


async def effect(table: RaidTradeTable, seat: int, do: v.Effects) -> None:
    """It may be left (R-179)."""
    if not do or not possible.is_possible(table.state, seat, do):
        return
    if isinstance(do[0], v.May) or await table.ask(seat, ASK_EFFECT, [Choose("use_effect"), DECLINE]) is not DECLINE:
        await effects.EFFECTS.carry_out(table, seat, do)


# --- blacklist cards ------------------------------------------------------------------------------------------------


async def by_blacklist(table: RaidTradeTable, event: Raid, card: v.RaidCard) -> None:
    """Take as many points as the card shows (R-187, R-417), or return it (R-175).

    Whoever takes them gets the number (R-188), may use the effect (R-189) and gets the House (R-190), in the Wasteland
    too (R-468).
    """
    points = 0 if event.quiet else card.blacklist
    seat = event.seat
    answer = await table.ask(
        seat, ASK_BLACKLIST, [Act.TAKE_BLACKLIST, Act.RETURN_CARD], points=points, count=card.high + event.more
    )
    if answer is Act.RETURN_CARD:
        return_card(table, event)
        return
    table.used(f"raid:{card.id}:taken")
    table.tell("log-takes-blacklist", "R-187", seat=SEAT[seat], points=points)
    if points:
        dials.gain_blacklist(table, seat, points)
    goods.draw(table, seat, card.high + event.more)
    await effect(table, seat, card.do)
    finish(table, event)


def return_card(table: RaidTradeTable, event: Raid) -> None:
    """Under its deck (R-191), for 1 Favor (R-192, R-418). No tokens, no effect (R-194), and the House stays (R-195).

    What was paid stays paid, and the action is used (R-193).
    """
    table.used(f"raid:{event.card}:returned")
    table.tell("log-returns-card", "R-192", seat=SEAT[event.seat])
    table.move(event.card, DRAWN, RAID[event.size], to_bottom=True)
    dials.gain_favor(table, event.seat, 1)


def finish(table: RaidTradeTable, event: Raid) -> None:
    """The card goes to the discards of its colour (R-176), the House to the raider, whatever the roll (R-184)."""
    put_away_card(table)
    take_house(table, event)


def put_away_card(table: RaidTradeTable) -> None:
    """Also where the raider is out in the middle of the raid: then the House stays (R-450)."""
    for card in [*table.pile(DRAWN)]:
        table.move(card, DRAWN, RAID_DISCARDS[RAID_CARD[card].size])


def take_house(table: RaidTradeTable, event: Raid) -> None:
    if map.mined(table.state, event.square):
        mines.come_back(table, event.square)
    table.shift(map.HOUSE[event.size], 1, event.square, FRESH[event.seat])
