"""Carrying out what cards say: one small function for each word of the vocabulary.

A text is carried out in order and as far as possible; the player may decline only what the card offers as a choice
(L-152). Where a card and the rules disagree the card holds (L-346). An effect that refers to a rule not in force does
nothing (L-379).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from functools import cache
from typing import Any

from fivefires.kernel import Prompt, only

from . import (
    attacks,
    bandits,
    cards,
    death,
    dice,
    exposure,
    improvements,
    moving,
    piles,
    raxxon,
    searching,
    tracks,
    votes,
    zombies,
)  # fmt: skip
from .board import BARRICADE as BARRICADE_TOKEN
from .board import (
    ENTRANCES,
    NOISE,
    SUPPLY,
    TRAP,
    bandits_at,
    barred_spaces,
    food,
    free_people_spaces,
    goals_for,
    has_open_entrance,
    helpless,
    noise_at,
    open_entrances,
    survivors_at,
    unruly,
    zombies_at,
)  # fmt: skip
from .conditions import holds, matching, number, people, places_named
from .content import vocabulary as v
from .content.index import CRISIS, FIGURES, ITEM, KIND_OF, adds_people, words
from .names import NAME, SEAT
from .piles import DECK, GEAR, GROUP, HAND, LOOK
from .powers import has
from .questions import AT, DECLINE, DONE, ENTRANCE, NONE, PERSON, SOMEBODY, TAKE_CARD, Act, Bury, Choose, Take
from .state import Lasting, LongNightState, LongNightTable, Reading, Rule, clockwise, owner_of

ASK_USER = Prompt("ask-user", "L-279")
ASK_WHO = Prompt("ask-who", "L-220")
ASK_WHERE = Prompt("ask-where", "L-220")
ASK_CHOICE = Prompt("ask-choice", "L-220")
ASK_MAY = Prompt("ask-may-card", "L-152")
ASK_ENTRANCE = Prompt("ask-entrance", "L-137")
ASK_DISCARD = Prompt("ask-discard", "L-152")
ASK_GIVE_AWAY = Prompt("ask-give-away", "L-152")
ASK_PLAYER = Prompt("ask-player", "L-152")
ASK_SALVAGE = Prompt("ask-salvage", "L-052")
ASK_FIND = Prompt("ask-find", "L-352")
ASK_PEEK = Prompt("ask-peek", "L-558")
ASK_BURY = Prompt("ask-bury", "L-558")
ASK_SWAP = Prompt("ask-swap", "L-152")
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


# --- who and where --------------------------------------------------------------------------------------------


async def self_of(table: LongNightTable, reading: Reading) -> str:
    """Self, if it lives. The user of a card is asked for when the text comes to it (L-279)."""
    state = table.state
    if reading.asks:
        reading.asks = False
        user = ITEM[reading.source].user or v.ONE_OWN
        able = people(state, reading, user)
        if len(able) > 1:
            answer = await table.ask(reading.seat, ASK_USER, [PERSON[one] for one in able], card=NAME[reading.source])
            reading.survivor = answer.survivor
        elif able:
            reading.survivor = able[0]
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
            elif len(able) == 1:
                reading.picked.append(able[0])
            else:
                answer = await table.ask(chooser, ASK_WHO, [PERSON[one] for one in able], card=NAME[reading.source])
                reading.picked.append(answer.survivor)
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
    if not found:
        return []
    if meant.pick in (v.LOWEST, v.HIGHEST):
        found = by_people(state, found, most=meant.pick is v.HIGHEST)
    if len(found) > 1:
        chooser = reading.seat if meant.pick is v.READER else state.knife
        answer = await table.ask(chooser, ASK_WHERE, [AT[place] for place in found], card=NAME[reading.source])
        return [answer.place]
    return found


def by_people(state: LongNightState, places: list[str], *, most: bool) -> list[str]:
    """Those with the most survivors, or the fewest; of several the first player picks one (L-028). Where nobody is,
    no place has the most (L-577).
    """
    people = {place: len(survivors_at(state, place)) for place in places}
    number = max(people.values()) if most else min(people.values())
    return [place for place in places if people[place] == number] if number or not most else []


def amount(table: LongNightTable, reading: Reading, value: v.Number) -> int:
    return max(0, number(table.state, reading, value))


# --- colony ---------------------------------------------------------------------------------------------------


def change_morale(table: LongNightTable, reading: Reading, effect: v.ChangeMorale) -> None:
    tracks.change_morale(table, number(table.state, reading, effect.by))


def change_food(table: LongNightTable, reading: Reading, effect: v.ChangeFood) -> None:
    tracks.change_food(table, number(table.state, reading, effect.by))


def change_starvation(table: LongNightTable, reading: Reading, effect: v.ChangeStarvation) -> None:
    table.state.starvation = max(0, table.state.starvation + effect.by)
    table.tell("log-starvation", "L-236", count=table.state.starvation)


def change_rounds(table: LongNightTable, reading: Reading, effect: v.ChangeRounds) -> None:
    tracks.change_rounds(table, effect.by)


def add_helpless(table: LongNightTable, reading: Reading, effect: v.AddHelpless) -> None:
    """Not by an exile (L-319), unless it is the crisis that adds them (L-574); as many as find room (L-288)."""
    state = table.state
    if reading.source in CRISIS or not state.players[reading.seat].exiled:
        room = free_people_spaces(state, v.COLONY)
        tracks.add_helpless(table, amount(table, reading, effect.count), room, unruly_side=effect.unruly)


def rouse(table: LongNightTable, reading: Reading, effect: v.Rouse) -> None:
    tracks.rouse(table, amount(table, reading, effect.count))


def calm(table: LongNightTable, reading: Reading, effect: v.Calm) -> None:
    tracks.calm(table, amount(table, reading, effect.count))


async def kill_helpless(table: LongNightTable, reading: Reading, effect: v.KillHelpless) -> None:
    await _lose_helpless(table, amount(table, reading, effect.count), killed=True)


async def remove_helpless(table: LongNightTable, reading: Reading, effect: v.RemoveHelpless) -> None:
    await _lose_helpless(table, amount(table, reading, effect.count), killed=False)


async def _lose_helpless(table: LongNightTable, count: int, *, killed: bool) -> None:
    state = table.state
    for _ in range(min(count, helpless(state) + unruly(state))):
        unruly_one = await zombies.which_helpless(table, killed=killed)
        tracks.lose_helpless(table, unruly_one=unruly_one, killed=killed)


def clean_waste(table: LongNightTable, reading: Reading, effect: v.CleanWaste) -> None:
    clean(table, amount(table, reading, effect.cards))


def clean(table: LongNightTable, count: int) -> None:
    """The top cards of the waste pile leave the game (L-139); with fewer, all (L-140)."""
    gone = table.draw(piles.WASTE, piles.REMOVED, count)
    table.tell("log-cleans", "L-139", count=len(gone))


async def salvage(table: LongNightTable, reading: Reading, effect: v.Salvage) -> None:
    for _ in range(effect.cards):
        lying = cards.one_of_each(matching(table.pile(piles.WASTE), effect.match))
        if not lying:
            return
        answer = await table.ask(reading.seat, ASK_SALVAGE, [TAKE_CARD[card] for card in lying])
        table.move(answer.card, piles.WASTE, HAND[reading.seat])
        table.tell("log-salvages", "L-052", seat=SEAT[reading.seat], card=NAME[answer.card])


def shift_target(table: LongNightTable, reading: Reading, effect: v.ShiftTarget) -> None:
    table.state.target_shift += effect.by
    table.tell("log-target-up" if effect.by > 0 else "log-target-down", "L-023", by=abs(effect.by))


async def add_to_crisis(table: LongNightTable, reading: Reading, effect: v.AddToCrisis) -> None:
    for place in await where(table, reading, effect.where, lambda state, place: bool(deck_left(state, place))):
        if place in DECK:
            drawn = table.draw(DECK[place], piles.CONTRIBUTED, amount(table, reading, effect.cards))
            if drawn:
                table.tell("log-added-unseen", "L-163", place=NAME[place], count=len(drawn))


def deck_left(state: LongNightState, place: str) -> int:
    return len(state.piles[DECK[place]]) if place in DECK else 0


def mark(table: LongNightTable, reading: Reading, effect: v.Mark) -> None:
    table.state.marks += effect.by
    table.tell("log-marks", "L-004", count=table.state.marks)


# --- people ---------------------------------------------------------------------------------------------------


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
            table.tell("log-thaws", "L-029", survivor=NAME[survivor])


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
    survivor = able[0]
    if len(able) > 1:
        survivor = (await table.ask(seat, ASK_WHO, [PERSON[one] for one in able], card=NAME[reading.source])).survivor
    goals = _goals(state, reading, survivor, effect)
    goal = goals[0]
    if effect.to.pick is v.CHANCE:
        goal = reading.goal = raxxon.random_location(table)
        if goal not in goals:
            return
    elif len(goals) > 1:
        goal = (await table.ask(seat, ASK_WHERE, [AT[place] for place in goals], card=NAME[reading.source])).place
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
    """As many as there are cards (L-289) and room (L-288)."""
    for _ in range(effect.count):
        pile = table.pile(piles.SURVIVORS)
        if not pile or (effect.named and effect.named not in pile) or not cards.has_room(table.state, reading.seat):
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
        back = theirs[0]
        if len(theirs) > 1:
            back = (await table.ask(other, ASK_SWAP, [PERSON[one] for one in theirs], seat=SEAT[seat])).survivor
        table.move(back, GROUP[other], GROUP[seat])
        table.tell("log-changes-sides", "L-152", survivor=NAME[back], seat=SEAT[seat])
    table.move(given[0], GROUP[seat], GROUP[other])
    table.tell("log-changes-sides", "L-152", survivor=NAME[given[0]], seat=SEAT[other])
    await death.after_a_loss(table, seat, given[0])
    if effect.back:
        await death.after_a_loss(table, other, back)


async def which_player(table: LongNightTable, reading: Reading, others: list[int]) -> int:
    if len(others) == 1:
        return others[0]
    answer = await table.ask(reading.seat, ASK_PLAYER, [SOMEBODY[seat] for seat in others], card=NAME[reading.source])
    return answer.seat


# --- zombies, barricades, noise, bandits ----------------------------------------------------------------------


async def add_zombies(table: LongNightTable, reading: Reading, effect: v.AddZombies) -> None:
    for place in await where(table, reading, effect.where):
        await zombies.add(table, place, amount(table, reading, effect.count))


async def kill_zombies(table: LongNightTable, reading: Reading, effect: v.KillZombies) -> None:
    """By self, where it stands (L-279); special zombies are not touched (L-465, L-469)."""
    survivor = await self_of(table, reading)
    if survivor:
        await zombies.kill(table, reading.seat, survivor, amount(table, reading, effect.count), safe=effect.safe)


async def remove_zombies(table: LongNightTable, reading: Reading, effect: v.RemoveZombies) -> None:
    for place in await where(table, reading, effect.where, lambda state, place: zombies_at(state, place) > 0):
        await zombies.remove(table, reading.seat, place, amount(table, reading, effect.count), upto=effect.upto)


async def move_zombies(table: LongNightTable, reading: Reading, effect: v.MoveZombies) -> None:
    """From where zombies stand and another place has an empty entrance space."""
    if v.HERE in effect.to.places:
        await self_of(table, reading)
    origins = await where(table, reading, effect.origin, lambda state, place: can_leave(state, reading, effect, place))
    goals = await where(
        table,
        reading,
        effect.to,
        lambda state, place: has_open_entrance(state, place) and any(origin != place for origin in origins),
    )
    for origin in origins:
        for goal in goals:
            if goal != origin:
                await zombies.move(table, reading.seat, origin, goal, amount(table, reading, effect.count))


def can_leave(state: LongNightState, reading: Reading, effect: v.MoveZombies, origin: str) -> bool:
    """Whether zombies stand there who could go to another place that is meant; chance has not picked one yet."""
    if not zombies_at(state, origin):
        return False
    named = places_named(reading, effect.to.places)
    return effect.to.pick is v.CHANCE or any(
        place != origin and (not named or place in named) and has_open_entrance(state, place) for place in state.places
    )


async def barricade(table: LongNightTable, reading: Reading, effect: v.Barricade) -> None:
    for place in await where(table, reading, effect.where, has_open_entrance):
        for _ in range(amount(table, reading, effect.count)):
            await put_barrier(table, reading.seat, place)


async def put_barrier(table: LongNightTable, seat: int, place: str, *, trap: bool = False) -> bool:
    """On an empty entrance space, at an entrance of the player's choice (L-137); traps alike (L-389, L-390)."""
    state = table.state
    found = open_entrances(state, place)
    if not found or not state.stock[BARRICADE_TOKEN].get(SUPPLY, 0):
        return False  # L-562
    entrance = found[0]
    if len(found) > 1:
        entrance = (await table.ask(seat, ASK_ENTRANCE, [ENTRANCE[one] for one in found])).entrance
    table.shift(BARRICADE_TOKEN, 1, SUPPLY, TRAP[entrance] if trap else entrance)
    table.tell("log-trap-set" if trap else "log-barricade", "L-137", entrance=NAME[entrance])
    return True


async def set_trap(table: LongNightTable, reading: Reading, effect: v.SetTrap) -> None:
    tokens = table.state.stock[BARRICADE_TOKEN]
    for place in await where(table, reading, effect.where, has_barricade if effect.instead else has_open_entrance):
        if not effect.instead:
            await put_barrier(table, reading.seat, place, trap=True)
            continue
        found = [entrance for entrance in ENTRANCES[place] if tokens.get(entrance, 0)]
        if found:
            entrance = found[0]
            if len(found) > 1:
                entrance = (await table.ask(reading.seat, ASK_ENTRANCE, [ENTRANCE[one] for one in found])).entrance
            table.shift(BARRICADE_TOKEN, 1, entrance, TRAP[entrance])
            table.tell("log-trap-set", "L-389", entrance=NAME[entrance])


def has_barricade(state: LongNightState, place: str) -> bool:
    return not state.stock[BARRICADE_TOKEN].keys().isdisjoint(ENTRANCES[place])


async def lose_barricades(table: LongNightTable, reading: Reading, effect: v.LoseBarricades) -> None:
    """Barricades or traps (L-394); which one the first player says (L-393)."""
    state = table.state
    for place in await where(table, reading, effect.where, _is_barred):
        for _ in range(amount(table, reading, effect.count)):
            found = [entrance for entrance in ENTRANCES[place] if barred_spaces(state, entrance)]
            if not found:
                break
            entrance = found[0]
            if len(found) > 1:
                entrance = (await table.ask(reading.seat, ASK_ENTRANCE, [ENTRANCE[one] for one in found])).entrance
            trap = await zombies.is_trap_lost(table, entrance)
            table.shift(BARRICADE_TOKEN, 1, TRAP[entrance] if trap else entrance, SUPPLY)
            table.tell("log-trap-lost" if trap else "log-barricade-lost", "L-394", entrance=NAME[entrance])


def _is_barred(state: LongNightState, place: str) -> bool:
    return any(barred_spaces(state, entrance) for entrance in ENTRANCES[place])


async def make_noise(table: LongNightTable, reading: Reading, effect: v.MakeNoise) -> None:
    for place in await where(table, reading, effect.where, lambda state, place: place != v.COLONY):
        for _ in range(amount(table, reading, effect.count) if place != v.COLONY else 0):
            await searching.make_noise(table, reading.seat, reading.survivor, place)


async def hush(table: LongNightTable, reading: Reading, effect: v.Hush) -> None:
    for place in await where(table, reading, effect.where, lambda state, place: noise_at(state, place) > 0):
        moved = table.shift(NOISE, amount(table, reading, effect.count), place, SUPPLY)
        if moved:
            table.tell("log-hushed", "L-058", place=NAME[place], count=moved)


async def add_bandits(table: LongNightTable, reading: Reading, effect: v.AddBandits) -> None:
    if Rule.BANDITS not in table.state.in_force:
        return
    for _ in range(amount(table, reading, effect.count)):
        for place in await where(table, reading, effect.where, _may_take_bandits):
            bandits.put(table, place)


def _may_take_bandits(state: LongNightState, place: str) -> bool:
    return place not in (v.COLONY, v.HIDEOUT) and bandits.has_room(state, place)


async def remove_bandits(table: LongNightTable, reading: Reading, effect: v.RemoveBandits) -> None:
    for place in await where(table, reading, effect.where, lambda state, place: bandits_at(state, place) > 0):
        for _ in range(min(amount(table, reading, effect.count), bandits_at(table.state, place))):
            bandits.take_off(table, place)


async def take_loot(table: LongNightTable, reading: Reading, effect: v.TakeLoot) -> None:
    """Not before the hideout is in force (L-379, L-524)."""
    if Rule.HIDEOUT in table.state.in_force:
        await bandits.take_loot(table, reading.seat, effect.cards)


def lose_loot(table: LongNightTable, reading: Reading, effect: v.LoseLoot) -> None:
    if Rule.HIDEOUT in table.state.in_force:
        table.move_all(piles.LOOT, piles.REMOVED)
        table.tell("log-loot-lost", "L-421")


# --- cards ----------------------------------------------------------------------------------------------------


async def draw(table: LongNightTable, reading: Reading, effect: v.Draw) -> None:
    seat = reading.seat
    for place in await where(table, reading, effect.where, lambda state, place: bool(deck_left(state, place))):
        if place in DECK:
            table.draw(DECK[place], LOOK[seat], effect.look)
            await searching.keep_some(table, seat, effect.keep)
            searching.put_back(table, seat, place)


async def find(table: LongNightTable, reading: Reading, effect: v.Find) -> None:
    """The deck is looked through, the card shown, the deck shuffled (L-226, L-352)."""
    seat = reading.seat
    for place in await where(table, reading, effect.where, lambda state, place: bool(deck_left(state, place))):
        if place in DECK:
            table.reveal(table.pile(DECK[place]), only(seat))
            for _ in range(effect.cards):
                if not await _finds_one(table, seat, place, effect.match):
                    break
                table.tell("log-finds", "L-352", seat=SEAT[seat], card=NAME[table.pile(HAND[seat])[-1]])
            table.shuffle(DECK[place])


async def _finds_one(table: LongNightTable, seat: int, place: str, match: v.Match) -> bool:
    state = table.state
    answer = await table.ask(
        seat, ASK_FIND, lambda: or_none(matching(state.piles[DECK[place]], match)), place=NAME[place]
    )
    if not isinstance(answer, Take):
        return False
    table.move(answer.card, DECK[place], piles.RESOLVING)
    table.move(answer.card, piles.RESOLVING, HAND[seat])
    return True


def or_none(found: list[str]) -> list[Take | Act]:
    """Cards to choose from, or the admission that there is none.

    The question is put in any case: else the table could tell from its absence what nobody has seen (L-552).
    """
    return [TAKE_CARD[card] for card in cards.one_of_each(found)] or [NONE]


async def discard(table: LongNightTable, reading: Reading, effect: v.Discard) -> None:
    hand = table.pile(HAND[reading.seat])
    for _ in range(min(len(hand), amount(table, reading, effect.cards))):
        if effect.pick is v.CHANCE:
            discard_by_chance(table, reading.seat, effect.match)
        elif not await discard_one(table, reading.seat, effect.match, ASK_DISCARD):
            return


def discard_by_chance(table: LongNightTable, seat: int, match: v.Match) -> None:
    found = matching(table.pile(HAND[seat]), match)
    if found:
        cards.discard(table, seat, table.pick(found))


async def discard_one(table: LongNightTable, seat: int, match: v.Match, prompt: Prompt) -> bool:
    hand = table.pile(HAND[seat])
    answer = await table.ask(seat, prompt, lambda: or_none(matching(hand, match)))
    if not isinstance(answer, Take):
        table.tell("log-has-none", "L-152", seat=SEAT[seat])
        return False
    cards.discard(table, seat, answer.card)
    return True


async def give(table: LongNightTable, reading: Reading, effect: v.Give) -> None:
    seat = reading.seat
    others = [one for one in clockwise(table.state, seat) if one != seat]
    hand = table.pile(HAND[seat])
    if not others or not hand:
        return
    other = await which_player(table, reading, others)
    for _ in range(min(len(hand), effect.cards)):
        if not await _give_one(table, seat, other, effect.match):
            return
        table.tell("log-gives-away", "L-552", seat=SEAT[seat], other=SEAT[other])


async def _give_one(table: LongNightTable, seat: int, other: int, match: v.Match) -> bool:
    hand = table.pile(HAND[seat])
    answer = await table.ask(seat, ASK_GIVE_AWAY, lambda: or_none(matching(hand, match)), seat=SEAT[other])
    if not isinstance(answer, Take):
        return False
    table.move(answer.card, HAND[seat], HAND[other])
    return True


async def steal(table: LongNightTable, reading: Reading, effect: v.Steal) -> None:
    seat = reading.seat
    others = [one for one in clockwise(table.state, seat) if one != seat and table.pile(HAND[one])]
    if others:
        other = await which_player(table, reading, others)
        for _ in range(effect.cards):
            attacks.steal(table, seat, other)


async def drop_gear(table: LongNightTable, reading: Reading, effect: v.DropGear) -> None:
    state = table.state
    for survivor in await who(table, reading, effect.who):
        gear = matching(state.piles[GEAR[survivor]], effect.match)
        if not gear:
            continue
        card, seat = gear[0], owner_of(state, survivor)
        if len(gear) > 1:
            card = (await table.ask(seat, ASK_DISCARD, [TAKE_CARD[one] for one in gear])).card
        place = state.where[survivor]
        goal = DECK.get(place, piles.LOOT if place == v.HIDEOUT else piles.WASTE)
        table.move(card, GEAR[survivor], goal)
        table.tell("log-drops", "L-157", survivor=NAME[survivor], card=NAME[card])
        if place in DECK:
            table.shuffle(goal)
        await death.outlive(table, survivor)


async def peek(table: LongNightTable, reading: Reading, effect: v.Peek) -> None:
    seat = reading.seat
    if effect.at is v.Peekable.HAND:
        await _peek_at_hand(table, reading, effect.cards)
        return
    pile = {v.Peekable.CRISES: piles.CRISES, v.Peekable.CROSSROADS: piles.CROSSROADS}.get(effect.at, "")
    if not pile:
        places = await where(table, reading, effect.where, lambda state, place: bool(deck_left(state, place)))
        if not places or places[0] not in DECK:
            return
        pile = DECK[places[0]]
    table.draw(pile, LOOK[seat], effect.cards)
    while table.pile(LOOK[seat]) and await _buries_one(table, seat, pile, effect.bury):
        pass
    for _ in range(len(table.pile(LOOK[seat]))):
        table.draw(LOOK[seat], pile)


async def _buries_one(table: LongNightTable, seat: int, pile: str, bury: bool) -> bool:
    def offers() -> list[Any]:
        return [*(Bury(card) for card in table.state.piles[LOOK[seat]] if bury), DONE]

    answer = await table.ask(seat, ASK_BURY if bury else ASK_PEEK, offers)
    if not isinstance(answer, Bury):
        return False
    table.move(answer.card, LOOK[seat], pile, to_bottom=True)
    return True


async def _peek_at_hand(table: LongNightTable, reading: Reading, count: int) -> None:
    seat = reading.seat
    others = [one for one in clockwise(table.state, seat) if one != seat and table.pile(HAND[one])]
    if others:
        other = await which_player(table, reading, others)
        show_some(table, seat, other, count)
        table.tell("log-peeks", "L-552", seat=SEAT[seat], other=SEAT[other])


def show_some(table: LongNightTable, seat: int, other: int, count: int) -> None:
    """So many different cards of another's hand, by chance, to one player alone."""
    hand = [*table.pile(HAND[other])]
    for _ in range(min(count, len(hand))):
        card = table.pick(hand)
        hand.remove(card)
        table.reveal([card], only(seat))


# --- dice ----------------------------------------------------------------------------------------------------


def roll_die(table: LongNightTable, reading: Reading, effect: v.RollDie) -> None:
    if not effect.value:
        dice.give(table, reading.seat, effect.dice)
        return
    number = min(effect.dice, dice.idle(table.state))
    table.state.players[reading.seat].dice += [effect.value] * number


async def reroll(table: LongNightTable, reading: Reading, effect: v.Reroll) -> None:
    await dice.reroll(table, reading.seat, effect.dice)


async def raise_die(table: LongNightTable, reading: Reading, effect: v.RaiseDie) -> None:
    await dice.raise_die(table, reading.seat, effect.by)


async def set_die(table: LongNightTable, reading: Reading, effect: v.SetDie) -> None:
    await dice.set_die(table, reading.seat, effect.value)


async def lose_dice(table: LongNightTable, reading: Reading, effect: v.LoseDice) -> None:
    await dice.lose(table, reading.seat, effect.dice)


async def recover(table: LongNightTable, reading: Reading, effect: v.Recover) -> None:
    await dice.recover(table, reading.seat, effect.dice)


# --- modules --------------------------------------------------------------------------------------------------


async def progress(table: LongNightTable, reading: Reading, effect: v.Progress) -> None:
    await improvements.advance(table, reading, amount(table, reading, effect.count))


async def lose_progress(table: LongNightTable, reading: Reading, effect: v.LoseProgress) -> None:
    await improvements.set_back(table, reading, amount(table, reading, effect.count))


async def break_out(table: LongNightTable, reading: Reading, effect: v.BreakOut) -> None:
    if Rule.CODE in table.state.in_force:
        for _ in range(effect.cards):
            await raxxon.break_out(table)


def contain(table: LongNightTable, reading: Reading, effect: v.Contain) -> None:
    """The card goes away, but that is no containment by vote (L-517)."""
    if Rule.CODE in table.state.in_force and table.pile(piles.EXPERIMENTS):
        raxxon.discard_top(table, "log-discarded")


def lay_die(table: LongNightTable, reading: Reading, effect: v.LayDie) -> None:
    """A die that nobody has in use, where it counts (L-578)."""
    if raxxon.takes(table.state, effect.value) and dice.idle(table.state):
        table.state.code_dice.append(effect.value)
        table.tell("log-die-on-raxxon", "L-445", value=effect.value)


async def side_effect(table: LongNightTable, reading: Reading, effect: v.SideEffect) -> None:
    """Equipped for good (L-441, L-442), unless somebody has it already (L-443)."""
    survivor = await self_of(table, reading)
    if survivor and Rule.PILLS in table.state.in_force and effect.id in table.pile(piles.SIDE_EFFECTS):
        table.move(effect.id, piles.SIDE_EFFECTS, GEAR[survivor])
        table.tell("log-side-effect", "L-441", survivor=NAME[survivor], card=NAME[effect.id])
        table.used(f"side-effect:{effect.id}")


async def slain(table: LongNightTable, reading: Reading, effect: v.Slain) -> None:
    if reading.figure in table.state.lurking:
        await raxxon.slay(table, reading)


async def prowl(table: LongNightTable, reading: Reading, effect: v.Prowl) -> None:
    for place in (await where(table, reading, effect.to))[:1]:
        raxxon.prowl(table, reading.figure, place)


async def spawn(table: LongNightTable, reading: Reading, effect: v.Spawn) -> None:
    waiting = [one for one in FIGURES[KIND_OF[reading.figure]] if one in table.pile(piles.FIGURES)]
    for place in (await where(table, reading, effect.where))[:1]:
        if waiting:
            await raxxon.place(table, waiting[0], place)


# --- actions, choices, tables, votes --------------------------------------------------------------------------


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
        await discard_one(table, reading.seat, cost.discard, ASK_PAY_WITH)
    for _ in range(cost.dice):
        await dice.spend(table, reading.seat, cost.die)
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
        and (not adds_people(way.do) or cards.has_room(state, reading.seat))
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
    survivor = await self_of(table, reading)
    table.state.lasting.append(Lasting(reading.source, reading.seat, survivor, effect.end))
    table.tell("log-lasting", "L-152", card=NAME[reading.source])


How = Callable[[LongNightTable, Reading, Any], Awaitable[None]]
AtOnce = Callable[[LongNightTable, Reading, Any], None]

AT_ONCE: dict[type, AtOnce] = {
    v.ChangeMorale: change_morale,
    v.ChangeFood: change_food,
    v.ChangeStarvation: change_starvation,
    v.ChangeRounds: change_rounds,
    v.AddHelpless: add_helpless,
    v.Rouse: rouse,
    v.Calm: calm,
    v.CleanWaste: clean_waste,
    v.ShiftTarget: shift_target,
    v.Mark: mark,
    v.LoseLoot: lose_loot,
    v.RollDie: roll_die,
    v.Contain: contain,
    v.LayDie: lay_die,
}
HOW: dict[type, How] = {
    v.KillHelpless: kill_helpless,
    v.RemoveHelpless: remove_helpless,
    v.Salvage: salvage,
    v.AddToCrisis: add_to_crisis,
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
    v.AddZombies: add_zombies,
    v.KillZombies: kill_zombies,
    v.RemoveZombies: remove_zombies,
    v.MoveZombies: move_zombies,
    v.Barricade: barricade,
    v.SetTrap: set_trap,
    v.LoseBarricades: lose_barricades,
    v.MakeNoise: make_noise,
    v.Hush: hush,
    v.AddBandits: add_bandits,
    v.RemoveBandits: remove_bandits,
    v.TakeLoot: take_loot,
    v.Draw: draw,
    v.Find: find,
    v.Discard: discard,
    v.Give: give,
    v.Steal: steal,
    v.DropGear: drop_gear,
    v.Peek: peek,
    v.Reroll: reroll,
    v.RaiseDie: raise_die,
    v.SetDie: set_die,
    v.LoseDice: lose_dice,
    v.Recover: recover,
    v.Progress: progress,
    v.LoseProgress: lose_progress,
    v.BreakOut: break_out,
    v.SideEffect: side_effect,
    v.Slain: slain,
    v.Prowl: prowl,
    v.Spawn: spawn,
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
