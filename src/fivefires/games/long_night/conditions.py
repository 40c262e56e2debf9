"""Numbers that can be read off the table, and what cards ask about them.

Everything is read for a `Reading`: its seat is the reader, its survivor self, its place here.
"""

from __future__ import annotations

from .board import (
    BANDIT,
    BARRICADE,
    ENTRANCES,
    NOISE,
    TRAP,
    barred_spaces,
    food,
    helpless,
    highest,
    lowest,
    specials_at,
    unruly,
    zombies_at,
)  # fmt: skip
from .content import vocabulary as v
from .content.index import ITEM, SURVIVOR, TYPE
from .piles import DECK, FINISHED, GEAR, GRAVEYARD, GROUP, HAND, LAID, LOOT, WASTE
from .state import LongNightState, Reading, at_home, in_game, owner_of

# --- people ---------------------------------------------------------------------------------------------------


def such(state: LongNightState, reading: Reading, who: v.Who, survivor: str) -> bool:
    """Whether a survivor in play is of the kind that a text speaks of."""
    if who.pick is v.Pick.SELF:
        return survivor == reading.survivor
    if who.at and state.where[survivor] not in places_named(reading, who.at):
        return False
    if who.whose is not v.ANYBODY:
        own = survivor in state.piles[GROUP[reading.seat]]
        if own is (who.whose is v.OTHERS):
            return False
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


def people(state: LongNightState, reading: Reading, who: v.Who) -> list[str]:
    """All survivors that a text can mean, before anybody picks."""
    if who.pick is v.Pick.SELF:
        return [reading.survivor] if reading.survivor in state.where else []
    pool = state.piles[GROUP[reading.seat]] if who.whose is v.OWN else state.where
    found = [survivor for survivor in pool if such(state, reading, who, survivor)]
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


# --- quantities -----------------------------------------------------------------------------------------------


def number(state: LongNightState, reading: Reading, value: v.Number) -> int:
    match value:
        case int():
            return value
        case v.PerPlayer(times, plus, least, most):
            return min(most, max(least, times * len(at_home(state)) + plus))
        case v.Per(of, every, times, plus):
            return plus + times * (quantity(state, reading, of) // every)


def quantity(state: LongNightState, reading: Reading, of: v.Quantity) -> int:
    lying, stock = state.piles, state.stock
    match of:
        case v.Morale():
            return state.morale
        case v.RoundsLeft():
            return state.rounds
        case v.FoodStore():
            return food(state)
        case v.Starvation():
            return state.starvation
        case v.WastePile():
            return len(lying[WASTE])
        case v.Helpless(unruly=side):
            return (0 if side is True else helpless(state)) + (0 if side is False else unruly(state))
        case v.Dead():
            return len(lying[GRAVEYARD])
        case v.Survivors(who):
            pool = lying[GROUP[reading.seat]] if who.whose is v.OWN else list(state.where)
            return sum(such(state, reading, who, survivor) for survivor in pool)
        case v.Zombies(at):
            return sum(
                zombies_at(state, place) + len(specials_at(state, place)) for place in _places(state, reading, at)
            )
        case v.Specials(at):
            return sum(len(specials_at(state, place)) for place in _places(state, reading, at))
        case v.Barricades(at):
            tokens = stock[BARRICADE]
            return sum(
                tokens.get(entrance, 0) + tokens.get(TRAP[entrance], 0)
                for place in _places(state, reading, at)
                for entrance in ENTRANCES[place]
            )
        case v.BarredEntrances(at):
            return sum(
                barred_spaces(state, entrance) > 0
                for place in _places(state, reading, at)
                for entrance in ENTRANCES[place]
            )
        case v.Bandits(at):
            return sum(stock[BANDIT].get(place, 0) for place in _places(state, reading, at))
        case v.Loot():
            return len(lying[LOOT])
        case v.Noise(at):
            return sum(stock[NOISE].get(place, 0) for place in _places(state, reading, at))
        case v.Cards(match, zone):
            hand = [] if zone is v.GEAR else lying[HAND[reading.seat]]
            gear = [] if zone is v.HAND else gear_of(state, reading.seat)
            return len(matching(hand, match)) + len(matching(gear, match))
        case v.Deck(at):
            return sum(len(lying[DECK[place]]) for place in _places(state, reading, at) if place in DECK)
        case v.EmptyDecks():
            return sum(not lying[DECK[place]] for place in state.places if place in DECK)
        case v.Laid(types):
            return sum(not types or TYPE[card] in types for card in lying[LAID])
        case v.Marks():
            return state.marks
        case v.Improvements():
            return len(lying[FINISHED])
        case v.Contained():
            return state.contained
        case v.DiceOnRaxxon():
            return len(set(state.code_dice))
        case v.Prevented():
            return state.prevented
        case v.Exiles():
            return sum(me.exiled for me in state.players)
        case v.Dice(least):
            return sum(die >= least for die in state.players[reading.seat].dice)
        case v.Count(stat):
            return state.players[reading.seat].stats.get(stat, 0)


def _places(state: LongNightState, reading: Reading, at: tuple[str, ...]) -> list[str]:
    if not at:
        return state.places
    named = places_named(reading, at)
    return [place for place in state.places if place in named]


# --- conditions -----------------------------------------------------------------------------------------------


def holds(state: LongNightState, reading: Reading, condition: v.Condition | None) -> bool:
    match condition:
        case None:
            return True
        case v.AtLeast(of, value):
            return quantity(state, reading, of) >= number(state, reading, value)
        case v.AtMost(of, value):
            return quantity(state, reading, of) <= number(state, reading, value)
        case v.MoreThanOthers(of, by):
            mine = quantity(state, reading, of)
            return all(mine >= theirs + by for theirs in _others(state, reading, of))
        case v.FewerThanOthers(of, by):
            mine = quantity(state, reading, of)
            return all(mine + by <= theirs for theirs in _others(state, reading, of))
        case v.EachPlayer(inner):
            return all(holds(state, read_for(state, seat), inner) for seat in at_home(state))
        case v.SelfIs(who):
            return reading.survivor in state.where and such(state, reading, who, reading.survivor)
        case v.InPlay(module):
            return module in state.in_force
        case v.Exiled():
            return state.players[reading.seat].exiled
        case v.Met():
            return state.met
        case v.Not(inner):
            return not holds(state, reading, inner)
        case v.Both(parts):
            return all(holds(state, reading, part) for part in parts)
        case v.Either(parts):
            return any(holds(state, reading, part) for part in parts)


def _others(state: LongNightState, reading: Reading, of: v.Quantity) -> list[int]:
    return [quantity(state, read_for(state, seat), of) for seat in in_game(state) if seat != reading.seat]


def read_for(state: LongNightState, seat: int, source: str = "") -> Reading:
    """A text without a deed: self is the player's leader."""
    leader = state.players[seat].leader
    return Reading(seat, source, leader, state.where.get(leader, ""))
