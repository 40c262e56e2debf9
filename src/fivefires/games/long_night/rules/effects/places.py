"""What cards say of places: zombies, barricades and traps, noise, bandits and their loot."""

from __future__ import annotations

from fivefires.games.long_night.content import piles
from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.board import BARRICADE as BARRICADE_TOKEN
from fivefires.games.long_night.content.board import ENTRANCES, NOISE, SUPPLY, TRAP
from fivefires.games.long_night.rules import bandits, beats, searching, zombies
from fivefires.games.long_night.rules.board import (
    bandits_at,
    barred_spaces,
    has_open_entrance,
    noise_at,
    open_entrances,
    zombies_at,
)
from fivefires.games.long_night.rules.conditions import places_named
from fivefires.games.long_night.rules.questions import ENTRANCE
from fivefires.games.long_night.show.names import NAME
from fivefires.games.long_night.state import LongNightState, LongNightTable, Reading, Rule
from fivefires.kernel import Prompt
from fivefires.kit.choosing import one_of

from .meant import AtOnce, How, amount, self_of, where

ASK_ENTRANCE = Prompt("ask-entrance", "L-137")


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
    """On an empty entrance space, at an entrance of the player's choice (L-137); traps alike (L-030, L-389, L-390)."""
    state = table.state
    found = open_entrances(state, place)
    if not found or not state.stock[BARRICADE_TOKEN].get(SUPPLY, 0):
        return False  # L-562
    entrance = await one_of(table, seat, ASK_ENTRANCE, found, ENTRANCE.__getitem__)
    table.shift(BARRICADE_TOKEN, 1, SUPPLY, TRAP[entrance] if trap else entrance)
    if table.log is not None:
        beat = beats.place(table, "gain", entrance)
        table.tell("log-trap-set" if trap else "log-barricade", "L-137", beat=beat, entrance=NAME[entrance])
    return True


async def set_trap(table: LongNightTable, reading: Reading, effect: v.SetTrap) -> None:
    """A token with its other side up (L-030), a new one or instead of a barricade."""
    tokens = table.state.stock[BARRICADE_TOKEN]
    for place in await where(table, reading, effect.where, has_barricade if effect.instead else has_open_entrance):
        if not effect.instead:
            await put_barrier(table, reading.seat, place, trap=True)
            continue
        found = [entrance for entrance in ENTRANCES[place] if tokens.get(entrance, 0)]
        if found:
            entrance = await one_of(table, reading.seat, ASK_ENTRANCE, found, ENTRANCE.__getitem__)
            table.shift(BARRICADE_TOKEN, 1, entrance, TRAP[entrance])
            table.tell("log-trap-set", "L-389", beat=beats.place(table, "gain", entrance), entrance=NAME[entrance])


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
            entrance = await one_of(table, reading.seat, ASK_ENTRANCE, found, ENTRANCE.__getitem__)
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


AT_ONCE: dict[type, AtOnce] = {
    v.LoseLoot: lose_loot,
}

HOW: dict[type, How] = {
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
}
