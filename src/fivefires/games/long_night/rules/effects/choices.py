"""Texts that are carried out step by step, with prices, choices, tables and votes in them.

A text is carried out in order and as far as possible; the player may decline only what the card offers as a choice
(L-152).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.index import SIGN, adds_people
from fivefires.games.long_night.content.piles import HAND, LOOT
from fivefires.games.long_night.rules import attacks, beats, code, death, searching, tracks, votes
from fivefires.games.long_night.rules.board import food, has_room
from fivefires.games.long_night.rules.conditions import holds, matching
from fivefires.games.long_night.rules.dice import spend
from fivefires.games.long_night.rules.questions import DECLINE, Choose
from fivefires.games.long_night.show.names import NAME, SEAT, text_of
from fivefires.games.long_night.state import (
    Lasting,
    LongNightState,
    LongNightTable,
    Reading,
    Rule,
    clockwise,
    owner_of,
)
from fivefires.kernel import Prompt
from fivefires.kit.effects import Interpreter, Part, Prices, Ways, words

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


def goes_on(state: LongNightState, reading: Reading) -> bool:
    """For somebody who is out of the game nothing more is carried out (L-303, L-364).

    What is nobody's own text is carried out to its end, by the first player then (L-574): a crisis strikes all (L-242).
    """
    if state.players[reading.seat].out:
        if not reading.common:
            return False
        reading.seat = state.knife
    return True


async def attack(table: LongNightTable, reading: Reading, effect: v.Attack) -> None:
    survivor = await self_of(table, reading)
    if survivor and attacks.may_attack(table.state, survivor):
        await attacks.attack(table, owner_of(table.state, survivor), survivor, safe=effect.safe)


async def search(table: LongNightTable, reading: Reading, effect: v.Search) -> None:
    survivor = await self_of(table, reading)
    if survivor and searching.can_search(table.state, survivor):
        await searching.search(table, owner_of(table.state, survivor), survivor, effect.sees, effect.keeps)


def _eat(table: LongNightTable, reading: Reading, cost: v.Cost) -> None:
    tracks.change_food(table, -cost.food)


async def _hurt_self(table: LongNightTable, reading: Reading, cost: v.Cost) -> None:
    survivor = await self_of(table, reading)
    await death.hurt(table, [survivor] if survivor else [], cost.wounds, 0, cost.despair)


# A price is offered only to those who can pay all of it (L-221).
PRICES = Prices[LongNightState, Reading](
    [
        Part(
            "food",
            have=lambda state, reading, cost: food(state),
            pay=_eat,
        ),
        Part(
            "cards",
            have=lambda state, reading, cost: len(matching(state.piles[HAND[reading.seat]], cost.discard)),
            each=lambda table, reading, cost: cards.discard_one(table, reading.seat, cost.discard, ASK_PAY_WITH),
        ),
        Part(
            "dice",
            have=lambda state, reading, cost: sum(die >= cost.die for die in state.players[reading.seat].dice),
            each=lambda table, reading, cost: spend(table, reading.seat, NAME[reading.source], cost.die),
        ),
        Part(
            "wounds",
            "despair",
            can=lambda state, reading, cost: reading.asks or reading.survivor in state.where,
            pay=_hurt_self,
        ),
        Part(
            "morale",
            have=lambda state, reading, cost: state.morale,
            pay=lambda table, reading, cost: tracks.change_morale(table, -cost.morale),
        ),
    ]
)
can_pay = PRICES.can_pay
pay = PRICES.pay


def available(state: LongNightState, reading: Reading, way: v.AnyWay) -> bool:
    """What cannot be met cannot be chosen (L-221), nor what adds people to a full colony (L-286, L-287), nor a die
    whose value lies on Raxxon already (L-578), nor loot that nobody can have (L-379, L-424, L-524).
    """
    return (
        (way.cost is None or can_pay(state, reading, way.cost))
        and (way.needs is None or holds(state, reading, way.needs))
        and (not adds_people(way.do) or has_room(state, reading.seat))
        and _is_of_use(state, way.do)
    )


def _is_of_use(state: LongNightState, do: v.Effects) -> bool:
    """Whether one of the dice that it lays would count, and the loot that it is about can be had."""
    values = [effect.value for effect in do if isinstance(effect, v.LayDie)]
    if values:
        return any(code.is_new(state, value) for value in values)
    if do and isinstance(do[0], v.TakeLoot):
        return Rule.HIDEOUT in state.in_force and bool(state.piles[LOOT])
    return True


def choice(key: str) -> Choose:
    found = _CHOICES.get(key)
    if found is None:
        found = _CHOICES[key] = Choose(key)
    return found


def tell_choice(table: LongNightTable, reading: Reading, way: v.AnyWay, line: str = "log-chooses") -> None:
    """What was decided stands in the log (L-220)."""
    if table.log is not None:
        text = text_of(reading.source.partition(".")[0], way.key)
        beat = beats.seat(table, "choice", reading.seat, weight=1)
        table.tell(line, "L-220", beat=beat, seat=SEAT[reading.seat], way=text)


async def choose(table: LongNightTable, reading: Reading, effect: v.AnyChoice) -> None:
    way = await WAYS.choose(table, reading, ASK_CHOICE, effect.options)
    if way is not None:
        tell_choice(table, reading, way)
        await go(table, reading, way)


@cache
def hangs_on_hand(ways: tuple[v.AnyWay, ...]) -> bool:
    """Whether a way depends on which cards are in a hand: then the question is put in any case (L-552). How many they
    are everybody can see.
    """
    return any(
        (way.cost is not None and way.cost.discard != v.ANY_CARD)
        or any(isinstance(word, v.Cards) and word.match != v.ANY_CARD for word in words(way.needs))
        for way in ways
    )


async def may(table: LongNightTable, reading: Reading, effect: v.AnyWay) -> None:
    if await WAYS.may(table, reading, ASK_MAY, effect):
        await go(table, reading, effect)


async def go(table: LongNightTable, reading: Reading, way: v.AnyWay) -> None:
    await pay(table, reading, way.cost)
    await follow(table, reading, way.do)


WAYS = Ways[LongNightState, Reading](
    option=choice,
    decline=DECLINE,
    available=available,
    chooser=lambda state, reading: reading.seat,
    about=lambda reading: {"card": NAME[reading.source]},
    veiled=hangs_on_hand,
)


async def if_(table: LongNightTable, reading: Reading, effect: v.If[v.Effect, v.Condition]) -> None:
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
    table.tell(
        "log-rolls",
        "L-353",
        beat=beats.dice(table, reading.seat, rolled),
        seat=SEAT[reading.seat],
        die=rolled,
        card=NAME[reading.source],
    )
    return next((row.do for row in effect.rows if row.least <= rolled <= row.most), ())


async def vote(table: LongNightTable, reading: Reading, effect: v.Vote) -> None:
    if await votes.vote(table, ASK_CARD_VOTE, card=NAME[reading.source]):
        await follow(table, reading, effect.yes)
    else:
        await follow(table, reading, effect.no)


async def every_player(table: LongNightTable, reading: Reading, effect: v.EveryPlayer) -> None:
    """From the first player clockwise (L-580). Where everybody is hurt, all tokens lie before anybody dies of it
    (L-309).
    """
    do = effect.do
    if do and isinstance(do[0], v.Hurt):
        await hurt_all(table, [*concerned(table.state, reading, effect)], do[0])
        do = do[1:]
    for theirs in concerned(table.state, reading, effect):
        await carry_out(table, theirs, do)


def concerned(state: LongNightState, reading: Reading, effect: v.EveryPlayer) -> Iterator[Reading]:
    """The text for each player, as the table stands when it comes to him; exiles are players too (L-580).

    Whoever gave nothing to the crisis is somebody who could have given: no exile (L-589).
    """
    for seat in clockwise(state, state.knife):
        me = state.players[seat]
        if (me.exiled and (effect.at_home or effect.gave_nothing)) or me.out:
            continue
        if effect.gave_nothing and me.contributed:
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
    """By its sign: the card can come back out of the waste pile, and be hidden, while its text still holds (L-573)."""
    survivor, sign = await self_of(table, reading), SIGN.get(reading.source, reading.source)
    table.state.lasting.append(Lasting(sign, reading.seat, survivor, effect.end))
    table.tell("log-lasting", "L-152", beat=beats.seat(table, "card", reading.seat), card=NAME[reading.source])


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

EFFECTS = Interpreter[LongNightState, Reading, None](at_once=AT_ONCE, asking=HOW, goes_on=goes_on)
follow = EFFECTS.carry_out
