"""Texts that are carried out step by step, with prices, choices, tables and votes in them.

A text is carried out in order and as far as possible; the player may decline only what the card offers as a choice
(L-152).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from fivefires.games.long_night import attacks, death, searching, tracks, votes
from fivefires.games.long_night.board import food, has_room
from fivefires.games.long_night.conditions import holds, matching
from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.index import SIGN, adds_people, words
from fivefires.games.long_night.dice import spend
from fivefires.games.long_night.names import NAME, SEAT
from fivefires.games.long_night.piles import HAND
from fivefires.games.long_night.questions import DECLINE, Act, Choose
from fivefires.games.long_night.state import Lasting, LongNightState, LongNightTable, Reading, clockwise, owner_of
from fivefires.kernel import Prompt

from . import cards, colony, dice, modules, people, places
from .meant import AtOnce, How, self_of, who

ASK_CHOICE = Prompt("ask-choice", "L-220")
ASK_MAY = Prompt("ask-may-card", "L-152")
ASK_CARD_VOTE = Prompt("ask-card-vote", "L-345")
ASK_PAY_WITH = Prompt("ask-pay-with", "L-221")

_CHOICES: dict[str, Choose] = {}


async def carry_out(table: LongNightTable, reading: Reading, effects: v.Effects) -> None:
    table.state.under_way.append(reading)
    await follow(table, reading, effects)
    table.state.under_way.pop()


async def follow(table: LongNightTable, reading: Reading, effects: v.Effects) -> None:
    """In order; for somebody who is out of the game nothing more is carried out (L-303, L-364).

    What is nobody's own text is carried out to its end, by the first player then (L-574): a crisis strikes all (L-242).
    """
    state = table.state
    for effect in effects:
        if state.players[reading.seat].out:
            if not reading.common:
                return
            reading.seat = state.knife
        kind = type(effect)
        if kind in AT_ONCE:
            AT_ONCE[kind](table, reading, effect)
        else:
            await HOW[kind](table, reading, effect)


async def attack(table: LongNightTable, reading: Reading, effect: v.Attack) -> None:
    survivor = await self_of(table, reading)
    if survivor and attacks.may_attack(table.state, survivor):
        await attacks.attack(table, owner_of(table.state, survivor), survivor, safe=effect.safe)


async def search(table: LongNightTable, reading: Reading, effect: v.Search) -> None:
    survivor = await self_of(table, reading)
    if survivor and searching.can_search(table.state, survivor):
        await searching.search(table, owner_of(table.state, survivor), survivor, effect.sees, effect.keeps)


def can_pay(state: LongNightState, reading: Reading, cost: v.Cost) -> bool:
    """A price is offered only to those who can pay all of it (L-221)."""
    if cost is v.FREE:
        return True
    me = state.players[reading.seat]
    return (
        food(state) >= cost.food
        and (not cost.cards or len(matching(state.piles[HAND[reading.seat]], cost.discard)) >= cost.cards)
        and (not cost.dice or sum(die >= cost.die for die in me.dice) >= cost.dice)
        and (not (cost.wounds or cost.despair) or reading.asks or reading.survivor in state.where)
        and state.morale >= cost.morale
    )


async def pay(table: LongNightTable, reading: Reading, cost: v.Cost) -> None:
    if cost is v.FREE:
        return
    if cost.food:
        tracks.change_food(table, -cost.food)
    for _ in range(cost.cards):
        await cards.discard_one(table, reading.seat, cost.discard, ASK_PAY_WITH)
    for _ in range(cost.dice):
        await spend(table, reading.seat, cost.die)
    if cost.wounds or cost.despair:
        survivor = await self_of(table, reading)
        await death.hurt(table, [survivor] if survivor else [], cost.wounds, 0, cost.despair)
    if cost.morale:
        tracks.change_morale(table, -cost.morale)


def available(state: LongNightState, reading: Reading, way: v.Option | v.May) -> bool:
    """What cannot be met cannot be chosen (L-221), nor what adds people to a full colony (L-286, L-287), nor what
    belongs to a module that is not in play (L-377).
    """
    return (
        (way.module is None or way.module in state.in_force)
        and (way.cost is v.FREE or can_pay(state, reading, way.cost))
        and (way.needs is None or holds(state, reading, way.needs))
        and (not adds_people(way.do) or has_room(state, reading.seat))
    )


def choice(key: str) -> Choose:
    found = _CHOICES.get(key)
    if found is None:
        found = _CHOICES[key] = Choose(key)
    return found


async def choose(table: LongNightTable, reading: Reading, effect: v.Choose) -> None:
    state = table.state

    def offers() -> list[Choose]:
        return [choice(option.key) for option in effect.options if available(state, reading, option)]

    found, hidden = offers(), hangs_on_hand(effect.options)
    if not found:
        return
    key = found[0].way
    if len(found) > 1 or hidden:
        answer = await table.ask(reading.seat, ASK_CHOICE, offers if hidden else found, card=NAME[reading.source])
        key = answer.way
    way = next(option for option in effect.options if option.key == key)
    await pay(table, reading, way.cost)
    await follow(table, reading, way.do)


@cache
def hangs_on_hand(ways: tuple[v.Option | v.May, ...]) -> bool:
    """Whether a way depends on cards in hand: then the question is put in any case (L-552)."""
    return any(way.cost.cards or any(isinstance(word, v.Cards) for word in words(way.needs)) for way in ways)


async def may(table: LongNightTable, reading: Reading, effect: v.May) -> None:
    state = table.state

    def offers() -> list[Choose | Act]:
        return [*([choice(effect.key)] if available(state, reading, effect) else ()), DECLINE]

    in_play = effect.module is None or effect.module in state.in_force
    if (
        in_play
        and (available(state, reading, effect) or hangs_on_hand((effect,)))
        and await table.ask(reading.seat, ASK_MAY, offers, card=NAME[reading.source]) is not DECLINE
    ):
        await pay(table, reading, effect.cost)
        await follow(table, reading, effect.do)


async def if_(table: LongNightTable, reading: Reading, effect: v.If) -> None:
    if holds(table.state, reading, effect.needs):
        await follow(table, reading, effect.then)
    else:
        await follow(table, reading, effect.otherwise)


async def roll(table: LongNightTable, reading: Reading, effect: v.Roll) -> None:
    """A die that nobody has in use (L-353), or any die without changing a player's results (L-354).

    A pill is an event (L-437) for one of the player's survivors (L-439), who follows the row of its table (L-440).
    """
    await self_of(table, reading)
    await follow(table, reading, _row(table, reading, effect))


def _row(table: LongNightTable, reading: Reading, effect: v.Roll) -> v.Effects:
    rolled = table.roll(6)[0]
    table.tell("log-rolls", "L-353", seat=SEAT[reading.seat], die=rolled, card=NAME[reading.source])
    return next((row.do for row in effect.rows if row.least <= rolled <= row.most), ())


async def vote(table: LongNightTable, reading: Reading, effect: v.Vote) -> None:
    if await votes.vote(table, ASK_CARD_VOTE, card=NAME[reading.source]):
        await follow(table, reading, effect.yes)
    else:
        await follow(table, reading, effect.no)


async def every_player(table: LongNightTable, reading: Reading, effect: v.EveryPlayer) -> None:
    """From the first player clockwise. Where everybody is hurt, all tokens lie before anybody dies of it (L-309)."""
    do = effect.do
    if do and isinstance(do[0], v.Hurt):
        await hurt_all(table, [*concerned(table.state, reading, effect)], do[0])
        do = do[1:]
    for theirs in concerned(table.state, reading, effect):
        await carry_out(table, theirs, do)


def concerned(state: LongNightState, reading: Reading, effect: v.EveryPlayer) -> Iterator[Reading]:
    """The text for each player, as the table stands when it comes to him; exiles are players too (L-580)."""
    for seat in clockwise(state, state.knife):
        me = state.players[seat]
        if (me.exiled and effect.at_home) or me.out:
            continue
        yield Reading(seat, reading.source, me.leader, state.where.get(me.leader, ""))


async def hurt_all(table: LongNightTable, readings: list[Reading], effect: v.Hurt) -> None:
    """Each names somebody, then all are hurt at once."""
    named: list[str] = []
    for reading in readings:
        table.state.under_way.append(reading)
        named += await who(table, reading, effect.who)
        table.state.under_way.pop()
    await death.hurt(table, named, effect.wounds, effect.frostbite, effect.despair)


async def until(table: LongNightTable, reading: Reading, effect: v.Until) -> None:
    """By its sign: the card can come back out of the waste pile, and be hidden, while its text still holds."""
    survivor, sign = await self_of(table, reading), SIGN.get(reading.source, reading.source)
    table.state.lasting.append(Lasting(sign, reading.seat, survivor, effect.end))
    table.tell("log-lasting", "L-152", card=NAME[reading.source])


AT_ONCE: dict[type, AtOnce] = {**colony.AT_ONCE, **places.AT_ONCE, **dice.AT_ONCE, **modules.AT_ONCE}
HOW: dict[type, How] = {
    **colony.HOW,
    **people.HOW,
    **places.HOW,
    **cards.HOW,
    **dice.HOW,
    **modules.HOW,
    v.Attack: attack,
    v.Search: search,
    v.Choose: choose,
    v.May: may,
    v.If: if_,
    v.Roll: roll,
    v.Vote: vote,
    v.EveryPlayer: every_player,
    v.Until: until,
}
