"""Numbers that can be read off the table, and what cards ask about them.

Everything is read for a `Reading`: its seat is the reader, its survivor self, its place here.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.board import BANDIT, ENTRANCES, NOISE
from fivefires.games.long_night.content.index import ITEM, SURVIVOR, TYPE
from fivefires.games.long_night.content.piles import DECK, FINISHED, GEAR, GRAVEYARD, GROUP, HAND, LAID, LOOT, WASTE
from fivefires.games.long_night.state import LongNightState, Reading, at_home, in_game, owner_of
from fivefires.kit.effects import Conditions

from .board import (
    barred_spaces,
    food,
    helpless,
    highest,
    lowest,
    specials_at,
    unruly,
    zombies_at,
)  # fmt: skip

# A member of an enum is slow to look up.
ITSELF = v.Pick.SELF

# --- people ---------------------------------------------------------------------------------------------------


def such(state: LongNightState, reading: Reading, who: v.Who, survivor: str) -> bool:
    """Whether a survivor in play is of the kind that a text speaks of."""
    if who.pick is ITSELF:
        return survivor == reading.survivor
    if who.at:
        place = state.where[survivor]
        if place not in who.at and not (v.HERE in who.at and place == reading.place):
            return False
    if who.whose is not v.ANYBODY:
        own = survivor in state.piles[GROUP[reading.seat]]
        if own is (who.whose is v.OTHERS):
            return False
    return not is_particular(who) or _is_the_one(state, reading, who, survivor)


@cache
def is_particular(who: v.Who) -> bool:
    """Whether a text asks for more than whose survivor it is, and where: few do."""
    return who != v.Who(who.whose, who.at, who.pick, who.count)


def _is_the_one(state: LongNightState, reading: Reading, who: v.Who, survivor: str) -> bool:
    if who.named and survivor not in who.named:
        return False
    if who.hurt and survivor not in state.wounds and survivor not in state.frostbite:
        return False
    if who.sad and survivor not in state.stock["despair-token"]:
        return False
    if who.bears is not None and not any(TYPE.get(card) is who.bears for card in state.piles[GEAR[survivor]]):
        return False
    if who.leader is not None and (state.players[owner_of(state, survivor)].leader == survivor) is not who.leader:
        return False
    if who.human and not SURVIVOR[survivor].human:
        return False
    return not (who.other and survivor == reading.survivor)


def all_such(state: LongNightState, reading: Reading, who: v.Who) -> list[str]:
    """All survivors in play that are of the kind, looked through in one go; nobody is picked yet.

    Somebody who is about to enter belongs to a player already and stands nowhere.
    """
    where, own = state.where, state.piles[GROUP[reading.seat]]
    if who.whose is v.OTHERS:
        found = [survivor for survivor in where if survivor not in own]
    else:
        found = [*(own if who.whose is v.OWN else where)]
    if who.at:
        places = (*who.at, reading.place) if v.HERE in who.at else who.at
        found = [survivor for survivor in found if where.get(survivor) in places]
    if is_particular(who):
        found = [survivor for survivor in found if _is_the_one(state, reading, who, survivor)]
    return found


def people(state: LongNightState, reading: Reading, who: v.Who) -> list[str]:
    """All survivors that a text can mean, before anybody picks."""
    if who.pick is ITSELF:
        return [reading.survivor] if reading.survivor in state.where else []
    found = all_such(state, reading, who)
    if not found or who.pick not in (v.LOWEST, v.HIGHEST):
        return found
    chosen: list[str] = []
    for _ in range(min(who.count, len(found))):
        chosen.append(lowest(found) if who.pick is v.LOWEST else highest(found))
        found.remove(chosen[-1])
    return chosen


def places_named(reading: Reading, places: tuple[str, ...]) -> tuple[str, ...]:
    """With "here" put in."""
    if v.HERE not in places:
        return places
    return tuple(reading.place if place == v.HERE else place for place in places)


# --- cards ----------------------------------------------------------------------------------------------------


def matches(card: str, match: v.Match) -> bool:
    """Side effects are no items and match nothing."""
    item = ITEM.get(card)
    if item is None:
        return False
    return (not match.types or item.type in match.types) and (not match.ids or item.id in match.ids)


def matching(cards: list[str], match: v.Match) -> list[str]:
    return [card for card in cards if matches(card, match)]


def gear_of(state: LongNightState, seat: int) -> list[str]:
    """Everything that the survivors of a player bear, side effects excepted."""
    lying = state.piles
    return [card for survivor in lying[GROUP[seat]] for card in lying[GEAR[survivor]] if card in ITEM]


# --- quantities ------------------------------------------------------------------------------------------------


def number(state: LongNightState, reading: Reading, value: v.Number) -> int:
    if isinstance(value, int):
        return value
    if isinstance(value, v.PerPlayer):
        return min(value.most, max(value.least, value.times * len(at_home(state)) + value.plus))
    return value.plus + value.times * (quantity(state, reading, value.of) // value.every)


def quantity(state: LongNightState, reading: Reading, of: v.Quantity) -> int:
    return QUANTITIES[type(of)](state, reading, of)


def _helpless(state: LongNightState, reading: Reading, of: v.Helpless) -> int:
    return (0 if of.unruly is True else helpless(state)) + (0 if of.unruly is False else unruly(state))


def _survivors(state: LongNightState, reading: Reading, of: v.Survivors) -> int:
    return len(all_such(state, reading, of.who))


def _zombies(state: LongNightState, reading: Reading, of: v.Zombies) -> int:
    places = _places(state, reading, of.at)
    return sum(zombies_at(state, place) + len(specials_at(state, place)) for place in places)


def _barricades(state: LongNightState, reading: Reading, of: v.Barricades) -> int:
    places = _places(state, reading, of.at)
    return sum(barred_spaces(state, entrance) for place in places for entrance in ENTRANCES[place])


def _barred_entrances(state: LongNightState, reading: Reading, of: v.BarredEntrances) -> int:
    places = _places(state, reading, of.at)
    return sum(barred_spaces(state, entrance) > 0 for place in places for entrance in ENTRANCES[place])


def _cards(state: LongNightState, reading: Reading, of: v.Cards) -> int:
    hand = [] if of.zone is v.GEAR else state.piles[HAND[reading.seat]]
    gear = [] if of.zone is v.HAND else gear_of(state, reading.seat)
    return len(matching(hand, of.match)) + len(matching(gear, of.match))


def _deck(state: LongNightState, reading: Reading, of: v.Deck) -> int:
    return sum(len(state.piles[DECK[place]]) for place in _places(state, reading, of.at) if place in DECK)


def _tokens(component: str) -> Callable[[LongNightState, Reading, Any], int]:
    """Tokens or figures of a kind at the places that are meant."""

    def counted(state: LongNightState, reading: Reading, of: Any) -> int:
        lying = state.stock[component]
        return sum(lying.get(place, 0) for place in _places(state, reading, of.at))

    return counted


def _places(state: LongNightState, reading: Reading, at: tuple[str, ...]) -> list[str]:
    if not at:
        return state.places
    named = places_named(reading, at)
    return [place for place in state.places if place in named]


QUANTITIES: dict[type, Callable[[LongNightState, Reading, Any], int]] = {
    v.Morale: lambda state, reading, of: state.morale,
    v.RoundsLeft: lambda state, reading, of: state.rounds,
    v.FoodStore: lambda state, reading, of: food(state),
    v.Starvation: lambda state, reading, of: state.starvation,
    v.WastePile: lambda state, reading, of: len(state.piles[WASTE]),
    v.Helpless: _helpless,
    v.Dead: lambda state, reading, of: len(state.piles[GRAVEYARD]),
    v.Survivors: _survivors,
    v.Zombies: _zombies,
    v.Specials: lambda state, reading, of: sum(
        len(specials_at(state, place)) for place in _places(state, reading, of.at)
    ),
    v.Barricades: _barricades,
    v.BarredEntrances: _barred_entrances,
    v.Bandits: _tokens(BANDIT),
    v.Loot: lambda state, reading, of: len(state.piles[LOOT]),
    v.Noise: _tokens(NOISE),
    v.Cards: _cards,
    v.Deck: _deck,
    v.EmptyDecks: lambda state, reading, of: sum(
        not state.piles[DECK[place]] for place in state.places if place in DECK
    ),
    v.Laid: lambda state, reading, of: sum(not of.types or TYPE[card] in of.types for card in state.piles[LAID]),
    v.Marks: lambda state, reading, of: state.marks,
    v.Improvements: lambda state, reading, of: len(state.piles[FINISHED]),
    v.Contained: lambda state, reading, of: state.contained,
    v.DiceOnRaxxon: lambda state, reading, of: len(set(state.code_dice)),
    v.Prevented: lambda state, reading, of: state.prevented,
    v.Exiles: lambda state, reading, of: sum(me.exiled for me in state.players),
    v.AtHome: lambda state, reading, of: len(at_home(state)),
    v.Dice: lambda state, reading, of: sum(die >= of.least for die in state.players[reading.seat].dice),
    v.Count: lambda state, reading, of: state.players[reading.seat].stats.get(of.of, 0),
}


# --- conditions ------------------------------------------------------------------------------------------------


def _at_least(state: LongNightState, reading: Reading, condition: v.AtLeast) -> bool:
    return quantity(state, reading, condition.of) >= number(state, reading, condition.number)


def _at_most(state: LongNightState, reading: Reading, condition: v.AtMost) -> bool:
    return quantity(state, reading, condition.of) <= number(state, reading, condition.number)


def _more(state: LongNightState, reading: Reading, condition: v.MoreThanOthers) -> bool:
    mine = quantity(state, reading, condition.of)
    return all(mine >= theirs + condition.by for theirs in _others(state, reading, condition.of))


def _fewer(state: LongNightState, reading: Reading, condition: v.FewerThanOthers) -> bool:
    mine = quantity(state, reading, condition.of)
    return all(mine + condition.by <= theirs for theirs in _others(state, reading, condition.of))


def _others(state: LongNightState, reading: Reading, of: v.Quantity) -> list[int]:
    return [quantity(state, read_for(state, seat), of) for seat in in_game(state) if seat != reading.seat]


def _each(state: LongNightState, reading: Reading, condition: v.EachPlayer) -> bool:
    return all(holds(state, read_for(state, seat), condition.condition) for seat in at_home(state))


def _self_is(state: LongNightState, reading: Reading, condition: v.SelfIs) -> bool:
    return reading.survivor in state.where and such(state, reading, condition.who, reading.survivor)


HOLDS = Conditions[LongNightState, Reading](
    {
        v.AtLeast: _at_least,
        v.AtMost: _at_most,
        v.MoreThanOthers: _more,
        v.FewerThanOthers: _fewer,
        v.EachPlayer: _each,
        v.SelfIs: _self_is,
        v.InPlay: lambda state, reading, condition: condition.module in state.in_force,
        v.Exiled: lambda state, reading, condition: state.players[reading.seat].exiled,
        v.Met: lambda state, reading, condition: state.met,
    }
)
holds = HOLDS.holds


def read_for(state: LongNightState, seat: int, source: str = "", *, common: bool = False) -> Reading:
    """A text without a deed: self is the player's leader."""
    leader = state.players[seat].leader
    return Reading(seat, source, leader, state.where.get(leader, ""), common=common)
