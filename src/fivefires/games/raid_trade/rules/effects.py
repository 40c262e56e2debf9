"""What the words of cards do: one small function for each."""

from __future__ import annotations

from typing import Any

from fivefires.games.raid_trade.content import vocabulary as v
from fivefires.games.raid_trade.content.piles import (
    BAG,
    BOX,
    DRAWN,
    HAND,
    INCIDENT_AT,
    MADE,
    RAID,
    STORE,
)
from fivefires.games.raid_trade.show.names import NAME, SEAT
from fivefires.games.raid_trade.state import (
    Fight,
    Going,
    Happening,
    Raid,
    RaidTradeState,
    RaidTradeTable,
    Roll,
    Step,
    Working,
    count_tokens,
    there,
    tokens,
)
from fivefires.kernel import Prompt, Reacting
from fivefires.kit.choosing import one_of, portions
from fivefires.kit.effects import Interpreter, Ways

from . import conditions, crafting, decks, dials, goods, map, mines, possible, rivals
from .questions import DECLINE, Act, Card, Choose, Onto, Rival

ASK_RIVAL = Prompt("ask-rival", "R-206")
ASK_ROB = Prompt("ask-rob", "R-246")
ASK_WAY = Prompt("ask-way", "R-179")
ASK_RESTORE = Prompt("ask-restore", "R-493")
ASK_FROM_MAP = Prompt("ask-from-map", "R-505")
ASK_JUMP = Prompt("ask-jump", "R-123")
ASK_BURY = Prompt("ask-bury", "R-172")


def happening(state: RaidTradeState) -> Happening:
    """The deed that a card answers: the innermost that is no answer itself."""
    return next(event for event in reversed(state.events) if not isinstance(event, Reacting))


# --- dials and tokens -------------------------------------------------------------------------------------------------


def gain(table: RaidTradeTable, seat: int, effect: v.Gain) -> None:
    if effect.ap:
        dials.gain_ap(table, seat, effect.ap)
    if effect.skill:
        dials.gain_skill(table, seat, effect.skill)
    if effect.favor or effect.blacklist:
        dials.gain_favor(table, seat, effect.favor - effect.blacklist)


def draw(table: RaidTradeTable, seat: int, effect: v.Draw) -> None:
    goods.draw(table, seat, effect.count)


def take(table: RaidTradeTable, seat: int, effect: v.Take) -> None:
    goods.take(table, seat, effect.kind, effect.count)


async def pick(table: RaidTradeTable, seat: int, effect: v.Pick) -> None:
    await goods.pick(table, seat, effect.count, effect.kinds or v.KINDS)


async def rob(table: RaidTradeTable, seat: int, effect: v.Rob) -> None:
    state = table.state
    found = [other for other in rivals.within(state, seat, effect.where) if count_tokens(state, other)]
    if not found:
        return
    other = await one_of(table, seat, ASK_RIVAL, found, Rival)
    count = min(effect.count, count_tokens(state, other))
    goods.hand_over(table, other, seat, await portions(table, seat, ASK_ROB, tokens(state, other), count, count))
    table.tell("log-robs", "R-206", seat=SEAT[seat], other=SEAT[other])


async def drain(table: RaidTradeTable, seat: int, effect: v.Drain) -> None:
    state = table.state
    found = [other for other in rivals.within(state, seat, effect.where) if state.players[other].ap]
    if found:
        other = await one_of(table, seat, ASK_RIVAL, found, Rival)
        dials.lose_ap(table, other, effect.ap)
        table.tell("log-drains", "R-057", seat=SEAT[seat], other=SEAT[other], ap=effect.ap)


def levy(table: RaidTradeTable, seat: int, effect: v.Levy) -> None:
    for other in there(table.state):
        if other != seat and count_tokens(table.state, other) >= effect.over:
            goods.lose_one(table, other, STORE[seat] if effect.keep else BAG)


# --- cards ------------------------------------------------------------------------------------------------------------


async def incidents(table: RaidTradeTable, seat: int, effect: v.Incidents) -> None:
    """Beyond five they are not taken (R-150)."""
    for _ in range(effect.count):
        if not possible.is_possible(table.state, seat, (effect,)):
            return
        if effect.from_map:
            await from_map(table, seat)
        else:
            decks.draw_incident(table, seat)


async def from_map(table: RaidTradeTable, seat: int) -> None:
    lying = {pile[0]: tile for tile, name in INCIDENT_AT.items() if (pile := table.pile(name))}
    card = await one_of(table, seat, ASK_FROM_MAP, [*lying], Card)
    table.move(card, INCIDENT_AT[lying[card]], HAND[seat])
    table.tell("log-takes-incident", "R-505", seat=SEAT[seat], card=NAME[card])


async def restore(table: RaidTradeTable, seat: int, effect: v.Restore) -> None:
    """The Item comes back in front of the player, ready for use (R-493), crafted and without cost (R-494), and gives no
    Skill (R-495).
    """
    found = possible.restorable(table.state, seat)
    if found:
        item = await one_of(table, seat, ASK_RESTORE, found, Card)
        table.move(item, BOX, MADE[seat])
        used = table.state.players[seat].used
        used[:] = [card for card in used if card != item]
        table.tell("log-restores", "R-493", seat=SEAT[seat], item=NAME[item])


async def build(table: RaidTradeTable, seat: int, effect: v.Build) -> None:
    await crafting.build(table, seat, effect)


async def uncover(table: RaidTradeTable, seat: int, effect: v.Uncover) -> None:
    """All see the card (R-172); under the deck it stays known (R-173)."""
    decks.refill_raids(table, effect.size)
    deck = RAID[effect.size]
    card = table.pile(deck)[-1]
    table.reveal([card])
    table.tell("log-uncovers", "R-172", seat=SEAT[seat], card=NAME[card])
    if await table.ask(seat, ASK_BURY, [Act.LEAVE_IT, Act.BURY], card=NAME[card]) is Act.BURY:
        table.draw(deck, DRAWN)
        table.move(card, DRAWN, deck, to_bottom=True)


# --- moving -----------------------------------------------------------------------------------------------------------


def walk(table: RaidTradeTable, seat: int, effect: v.Walk) -> None:
    turn = table.state.turn
    if turn is not None and turn.seat == seat:
        turn.free += effect.steps


async def jump(table: RaidTradeTable, seat: int, effect: v.Jump) -> None:
    """Onto another tile it draws an Incident as a move does (R-137)."""
    state = table.state
    found = rivals.jumps(state, seat, effect.where)
    if found:
        me = state.players[seat]
        before = map.tile_of(state, me)
        me.section = await one_of(table, seat, ASK_JUMP, found, Onto)
        table.tell("log-jumps", "R-123", seat=SEAT[seat])
        tile = map.tile_of(state, me)
        if tile != before and not state.scenario:
            decks.lay_incident(table, tile)


def again(table: RaidTradeTable, seat: int, effect: v.Again) -> None:
    turn = table.state.turn
    if turn is None or turn.seat != seat:
        return
    turn.more = True
    if effect.move:
        turn.going = Going.OPEN
    else:
        turn.acted = False


async def mine(table: RaidTradeTable, seat: int, effect: v.Mine) -> None:
    await mines.lay(table, seat)


# --- what happens -----------------------------------------------------------------------------------------------------


def stop(table: RaidTradeTable, seat: int, effect: v.Stop) -> None:
    """Whatever another's card stops is lost (R-486)."""
    happening(table.state).cancelled = True


def cheaper(table: RaidTradeTable, seat: int, effect: v.Cheaper) -> None:
    event = happening(table.state)
    if isinstance(event, Raid | Fight | Step | Working):
        event.cost = max(0, event.cost - effect.ap)


def loot(table: RaidTradeTable, seat: int, effect: v.Loot) -> None:
    event = happening(table.state)
    if isinstance(event, Raid):
        event.more += effect.more


def sure(table: RaidTradeTable, seat: int, effect: v.Sure) -> None:
    event = happening(table.state)
    if isinstance(event, Raid):
        event.sure = True


def quiet(table: RaidTradeTable, seat: int, effect: v.Quiet) -> None:
    event = happening(table.state)
    if isinstance(event, Raid):
        event.quiet = True


def brace(table: RaidTradeTable, seat: int, effect: v.Brace) -> None:
    event = happening(table.state)
    if isinstance(event, Fight):
        event.defence_cost = max(0, event.defence_cost - effect.ap)


def cover(table: RaidTradeTable, seat: int, effect: v.Cover) -> None:
    event = happening(table.state)
    if isinstance(event, Fight):
        event.cover = True


def pierce(table: RaidTradeTable, seat: int, effect: v.Pierce) -> None:
    event = happening(table.state)
    if isinstance(event, Fight):
        event.pierce = True


def insure(table: RaidTradeTable, seat: int, effect: v.Insure) -> None:
    event = happening(table.state)
    if isinstance(event, Fight):
        event.insured = True


def reroll(table: RaidTradeTable, seat: int, effect: v.Reroll) -> None:
    """Any die, whatever it was for (R-512); what is rolled last counts (R-514)."""
    event = happening(table.state)
    if isinstance(event, Roll):
        event.face = table.roll(6)[0]
        table.tell("log-rerolls", "R-512", seat=SEAT[seat])


# --- ways -------------------------------------------------------------------------------------------------------------

WAYS = Ways[RaidTradeState, int](
    option=Choose,
    decline=DECLINE,
    available=lambda state, seat, way: (
        conditions.holds(state, seat, way.needs)
        and conditions.PRICES.can_pay(state, seat, way.cost)
        and possible.is_possible(state, seat, way.do)
    ),
    chooser=lambda state, seat: seat,
)


async def choose(table: RaidTradeTable, seat: int, effect: v.Choose[v.Effect, v.Cost, v.Condition]) -> None:
    way = await WAYS.choose(table, seat, ASK_WAY, effect.options)
    if way is not None:
        await go(table, seat, way)


async def may(table: RaidTradeTable, seat: int, effect: v.May[v.Effect, v.Cost, v.Condition]) -> None:
    """An effect is optional (R-179)."""
    if await WAYS.may(table, seat, ASK_WAY, effect):
        await go(table, seat, effect)


async def go(table: RaidTradeTable, seat: int, way: v.Way[v.Effect, v.Cost, v.Condition]) -> None:
    await conditions.PRICES.pay(table, seat, way.cost)
    await EFFECTS.carry_out(table, seat, way.do)


async def on_condition(table: RaidTradeTable, seat: int, effect: v.If[v.Effect, v.Condition]) -> None:
    met = conditions.holds(table.state, seat, effect.needs)
    await EFFECTS.carry_out(table, seat, effect.then if met else effect.otherwise)


def in_the_game(state: RaidTradeState, seat: int) -> bool:
    return not state.players[seat].out


EFFECTS: Interpreter[Any, int, None] = Interpreter(
    at_once={
        v.Gain: gain,
        v.Draw: draw,
        v.Take: take,
        v.Levy: levy,
        v.Walk: walk,
        v.Again: again,
        v.Stop: stop,
        v.Cheaper: cheaper,
        v.Loot: loot,
        v.Sure: sure,
        v.Quiet: quiet,
        v.Brace: brace,
        v.Cover: cover,
        v.Pierce: pierce,
        v.Insure: insure,
        v.Reroll: reroll,
    },
    asking={
        v.Pick: pick,
        v.Rob: rob,
        v.Drain: drain,
        v.Incidents: incidents,
        v.Restore: restore,
        v.Build: build,
        v.Uncover: uncover,
        v.Jump: jump,
        v.Mine: mine,
        v.Choose: choose,
        v.May: may,
        v.If: on_condition,
    },
    goes_on=in_the_game,
)
