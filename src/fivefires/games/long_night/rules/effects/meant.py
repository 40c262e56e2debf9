"""Whom and what a text is about: self, people, places, players and amounts, picked by whoever the card says."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.index import ITEM
from fivefires.games.long_night.content.piles import DECK
from fivefires.games.long_night.rules import raxxon
from fivefires.games.long_night.rules.board import survivors_at
from fivefires.games.long_night.rules.conditions import number, people, places_named
from fivefires.games.long_night.rules.questions import AT, PERSON, SOMEBODY
from fivefires.games.long_night.show.names import NAME
from fivefires.games.long_night.state import LongNightState, LongNightTable, Reading
from fivefires.kernel import Prompt
from fivefires.kit.choosing import one_of

ASK_USER = Prompt("ask-user", "L-279")
ASK_WHO = Prompt("ask-who", "L-220")
ASK_WHERE = Prompt("ask-where", "L-220")
ASK_PLAYER = Prompt("ask-player", "L-152")

# How a word of the vocabulary is carried out: with questions perhaps, or at once.
How = Callable[[LongNightTable, Reading, Any], Awaitable[None]]
AtOnce = Callable[[LongNightTable, Reading, Any], None]


async def self_of(table: LongNightTable, reading: Reading) -> str:
    """Self, if it lives. The user of a card is asked for when the text comes to it (L-153, L-279)."""
    state = table.state
    if reading.asks:
        reading.asks = False
        user = ITEM[reading.source].user or v.ONE_OWN
        able = people(state, reading, user)
        if able:
            reading.survivor = await one_of(
                table, reading.seat, ASK_USER, able, PERSON.__getitem__, card=NAME[reading.source]
            )
        reading.place = state.where.get(reading.survivor, "")
    return reading.survivor if reading.survivor in state.where else ""


async def who(table: LongNightTable, reading: Reading, meant: v.Who) -> list[str]:
    """The survivors that an effect is about, picked by whoever the card says."""
    state = table.state
    if meant.pick is v.Pick.SELF or v.HERE in meant.at:
        await self_of(table, reading)
    able = people(state, reading, meant)
    reading.picked = []
    if meant.pick in (v.READER, v.FIRST_PLAYER, v.CHANCE):
        chooser = state.knife if meant.pick is v.FIRST_PLAYER else reading.seat
        for _ in range(min(meant.count, len(able))):
            if meant.pick is v.CHANCE:
                reading.picked.append(table.pick(able))
            else:
                one = await one_of(table, chooser, ASK_WHO, able, PERSON.__getitem__, card=NAME[reading.source])
                reading.picked.append(one)
            able.remove(reading.picked[-1])
    else:
        reading.picked = able
    return [*reading.picked]


async def where(
    table: LongNightTable,
    reading: Reading,
    meant: v.Where,
    useful: Callable[[LongNightState, str], bool] = lambda state, place: True,
) -> list[str]:
    """The places that an effect is about; where somebody picks one, only those where it does something."""
    state = table.state
    if v.HERE in meant.places:
        await self_of(table, reading)
    if meant.pick is v.CHANCE:
        reading.goal = raxxon.random_location(table)
        return [reading.goal]
    named = places_named(reading, meant.places)
    found = [place for place in state.places if not named or place in named]
    if meant.pick is v.ALL:
        return found
    found = [place for place in found if useful(state, place)]
    if found and meant.pick in (v.LOWEST, v.HIGHEST):
        found = by_people(state, found, most=meant.pick is v.HIGHEST)
    if not found:
        return []
    chooser = reading.seat if meant.pick is v.READER else state.knife
    return [await one_of(table, chooser, ASK_WHERE, found, AT.__getitem__, card=NAME[reading.source])]


def by_people(state: LongNightState, places: list[str], *, most: bool) -> list[str]:
    """Those with the most survivors, or the fewest; of several the first player picks one (L-028). Where nobody is,
    no place has the most (L-577).
    """
    people = {place: len(survivors_at(state, place)) for place in places}
    number = max(people.values()) if most else min(people.values())
    return [place for place in places if people[place] == number] if number or not most else []


def amount(table: LongNightTable, reading: Reading, value: v.Number) -> int:
    return max(0, number(table.state, reading, value))


def deck_left(state: LongNightState, place: str) -> int:
    return len(state.piles[DECK[place]]) if place in DECK else 0


async def which_player(table: LongNightTable, reading: Reading, others: list[int]) -> int:
    return await one_of(table, reading.seat, ASK_PLAYER, others, SOMEBODY.__getitem__, card=NAME[reading.source])
