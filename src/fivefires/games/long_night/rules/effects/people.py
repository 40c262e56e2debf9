"""What cards say of survivors: harm and healing, moves, those who come and those who change sides."""

from __future__ import annotations

from collections.abc import Callable

from fivefires.games.long_night.content import piles
from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.piles import GROUP
from fivefires.games.long_night.rules import beats, death, exposure, moving, raxxon
from fivefires.games.long_night.rules.board import goals_for, has_room
from fivefires.games.long_night.rules.conditions import people, places_named
from fivefires.games.long_night.rules.powers import has
from fivefires.games.long_night.rules.questions import AT, GOAL, PERSON
from fivefires.games.long_night.show.names import NAME, SEAT
from fivefires.games.long_night.state import LongNightState, LongNightTable, Reading, clockwise, owner_of
from fivefires.kernel import Prompt
from fivefires.kit.choosing import one_of

from .meant import How, self_of, where, which_player, who

ASK_WHO = Prompt("ask-who", "L-220")
ASK_WHERE = Prompt("ask-where", "L-220")
ASK_SWAP = Prompt("ask-swap", "L-152")


async def hurt(table: LongNightTable, reading: Reading, effect: v.Hurt) -> None:
    await death.hurt(table, await who(table, reading, effect.who), effect.wounds, effect.frostbite, effect.despair)


async def heal(table: LongNightTable, reading: Reading, effect: v.Heal) -> None:
    for survivor in await who(table, reading, effect.who):
        death.heal(table, survivor, effect.wounds, effect.despair)


async def thaw(table: LongNightTable, reading: Reading, effect: v.Thaw) -> None:
    state = table.state
    for survivor in await who(table, reading, effect.who):
        frozen = state.frostbite.pop(survivor, 0)
        if frozen:
            state.wounds[survivor] = state.wounds.get(survivor, 0) + frozen
            table.tell("log-thaws", "L-029", beat=beats.of(table, "heal", survivor), survivor=NAME[survivor])


async def kill(table: LongNightTable, reading: Reading, effect: v.Kill) -> None:
    for survivor in await who(table, reading, effect.who):
        if survivor in table.state.where:
            await death.kill(table, survivor)


async def remove(table: LongNightTable, reading: Reading, effect: v.Remove) -> None:
    for survivor in await who(table, reading, effect.who):
        if survivor in table.state.where:
            await death.remove(table, survivor)


async def expose(table: LongNightTable, reading: Reading, effect: v.Expose) -> None:
    for survivor in await who(table, reading, effect.who):
        await exposure.expose(table, survivor, v.Risk.CARD)


async def relocate(table: LongNightTable, reading: Reading, effect: v.Relocate) -> None:
    """No move and no roll (L-486); exiles never come into the colony (L-317)."""
    state = table.state
    for survivor in await who(table, reading, effect.who):
        seat = owner_of(state, survivor)
        goals = goals_for(state, seat, state.where[survivor])
        found = await where(table, reading, effect.to, _among(goals))
        if found and found[0] in goals:
            moving.put(table, survivor, found[0])


def _among(goals: list[str]) -> Callable[[LongNightState, str], bool]:
    return lambda state, place: place in goals


async def travel(table: LongNightTable, reading: Reading, effect: v.Travel) -> None:
    """A move that a card makes possible or safe, played together with it (L-153)."""
    state, seat = table.state, reading.seat
    turn = state.turn
    if effect.who.pick is v.Pick.SELF or v.HERE in effect.who.at:
        await self_of(table, reading)
    able = travellers(state, reading, effect)
    if not able:
        return
    survivor = await one_of(table, seat, ASK_WHO, able, PERSON.__getitem__, card=NAME[reading.source])
    goals = _goals(state, reading, survivor, effect)
    if effect.to.pick is v.CHANCE:
        goal = reading.goal = raxxon.random_location(table)
        if goal not in goals:
            return
    else:
        goal_of = (AT if effect.safe else GOAL[survivor]).__getitem__
        goal = await one_of(table, seat, ASK_WHERE, goals, goal_of, card=NAME[reading.source])
    if turn is not None and not effect.extra:
        moving.use_up(turn, survivor)
    await moving.go(table, owner_of(state, survivor), survivor, goal, safe=effect.safe)
    if reading.survivor == survivor:
        reading.place = state.where.get(survivor, reading.place)


def travellers(state: LongNightState, reading: Reading, effect: v.Travel) -> list[str]:
    """Who could go: once a turn, unless the text gives a move besides (L-169), and nobody who cannot move."""
    turn = state.turn
    return [
        survivor
        for survivor in people(state, reading, effect.who)
        if (effect.extra or turn is None or survivor not in turn.moved)
        and not has(state, v.Rooted, survivor)
        and _goals(state, reading, survivor, effect)
    ]


def _goals(state: LongNightState, reading: Reading, survivor: str, effect: v.Travel) -> list[str]:
    named = places_named(reading, effect.to.places)
    goals = goals_for(state, owner_of(state, survivor), state.where[survivor])
    return [place for place in goals if not named or place in named]


async def move_again(table: LongNightTable, reading: Reading, effect: v.MoveAgain) -> None:
    """Once more in this turn, whether the first move comes before or after the card (L-169)."""
    turn = table.state.turn
    for survivor in await who(table, reading, effect.who):
        if turn is not None:
            moving.give_another(turn, survivor)


async def add_survivor(table: LongNightTable, reading: Reading, effect: v.AddSurvivor) -> None:
    """As many as there are cards (L-289) and room (L-288), for an exile outside (L-320)."""
    for _ in range(effect.count):
        pile = table.pile(piles.SURVIVORS)
        if not pile or (effect.named and effect.named not in pile) or not has_room(table.state, reading.seat):
            return
        await death.join(table, reading.seat, effect.named)


async def swap(table: LongNightTable, reading: Reading, effect: v.Swap) -> None:
    """Between players who are not exiled (L-568); nobody gives the last survivor away for nothing."""
    state, seat = table.state, reading.seat
    others = [one for one in clockwise(state, seat) if one != seat and not state.players[one].exiled]
    if state.players[seat].exiled or not others or (not effect.back and len(state.piles[GROUP[seat]]) < 2):
        return
    given = await who(table, reading, effect.who)
    if not given:
        return
    other = await which_player(table, reading, others)
    if effect.back:
        theirs = state.piles[GROUP[other]]
        back = await one_of(table, other, ASK_SWAP, theirs, PERSON.__getitem__, seat=SEAT[seat])
        table.move(back, GROUP[other], GROUP[seat])
        table.tell("log-changes-sides", "L-152", survivor=NAME[back], seat=SEAT[seat])
    table.move(given[0], GROUP[seat], GROUP[other])
    table.tell("log-changes-sides", "L-152", survivor=NAME[given[0]], seat=SEAT[other])
    await death.after_a_loss(table, seat, given[0])
    if effect.back:
        await death.after_a_loss(table, other, back)


HOW: dict[type, How] = {
    v.Hurt: hurt,
    v.Heal: heal,
    v.Thaw: thaw,
    v.Kill: kill,
    v.Remove: remove,
    v.Expose: expose,
    v.Relocate: relocate,
    v.Travel: travel,
    v.MoveAgain: move_again,
    v.AddSurvivor: add_survivor,
    v.Swap: swap,
}
