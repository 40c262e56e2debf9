"""Anomalies (S-539 to S-569): symbols, the roll after a movement, covering, detectors and artifacts.

Symbols are numbered through all overlays of a map (`content/terrain.py`). One is covered by a bolt, by the artifact
token, or by the unit that stands on it.
"""

from __future__ import annotations

from typing import Final

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.index import ANOMALY, ARTIFACT, ENEMY
from fivefires.games.stalker.content.overlays import OVERLAYS
from fivefires.games.stalker.content.terrain import SPAN, Petal
from fivefires.games.stalker.content.vocabulary import AnomalyCard, AnomalySpot, Gift, Hit, Knack, Oddity, Status
from fivefires.games.stalker.state import (
    NOBODY,
    NOWHERE,
    UNDER,
    Anomaly,
    Companion,
    Enemy,
    Stalker,
    StalkerState,
    StalkerTable,
    Struck,
    Touched,
    Unit,
    enemy_of,
    lead_seat,
    map_of,
    units,
)
from fivefires.kernel import Beat, Prompt, message
from fivefires.kit.bits import bits
from fivefires.kit.choosing import one_of, one_option

from . import attention, board, companions, defence, gear, harm, status, wounds
from .questions import Act, Symbol, To

ASK_ANOMALY = Prompt("ask-anomaly", "S-548")
ASK_ANOMALY_FOCUS = Prompt("ask-anomaly-focus", "S-550")
ASK_LOCATE = Prompt("ask-locate", "S-566")

WARDED: Final = 3
# By face of the anomaly die, 1 to 10: the petals (S-554).
PETALS: Final = (0, 1, 2, 2, 3, 3, 3, 4, 4, 4, 4)


def petals_of(state: StalkerState, index: int) -> tuple[Petal, ...]:
    anomaly = state.anomalies[index]
    return map_of(state).symbols(index, anomaly.overlay, anomaly.centre)


def active(state: StalkerState) -> list[int]:
    """Overlays with a standee; the others count as absent (S-556)."""
    return [index for index, anomaly in enumerate(state.anomalies) if anomaly.card]


def active_spaces(state: StalkerState) -> int:
    """All spaces with a symbol, covered or not (S-562)."""
    map, found = map_of(state), 0
    for index, anomaly in enumerate(state.anomalies):
        if anomaly.card:
            found |= map.field[index, anomaly.overlay, anomaly.centre]
    return found


def symbols(state: StalkerState, spaces: int) -> list[Petal]:
    """Those of active overlays on some spaces."""
    map = map_of(state)
    return [
        petal
        for index, anomaly in enumerate(state.anomalies)
        if anomaly.card and spaces & map.field[index, anomaly.overlay, anomaly.centre]
        for petal in map.symbols(index, anomaly.overlay, anomaly.centre)
        if spaces >> petal.space & 1
    ]


def covered(state: StalkerState) -> list[int]:
    """Under bolts, artifact tokens and units (S-551, S-557, S-558, S-559)."""
    found = [*state.bolts]
    for anomaly in state.anomalies:
        if anomaly.artifact >= 0:
            found.append(anomaly.artifact)
    for unit in units(state):
        if unit.covers >= 0:
            found.append(unit.covers)
    return found


def barest(state: StalkerState, symbols: list[int]) -> int:
    """Of symbols that are alike the first that is uncovered: each has to be covered separately (S-552)."""
    hidden = covered(state)
    return min(symbols, key=lambda number: number in hidden)


def uncovered_spaces(state: StalkerState) -> int:
    """The spaces that humans go round (S-157, S-159)."""
    hidden, map, found = covered(state), map_of(state), 0
    under = {number // SPAN for number in hidden}
    for index, anomaly in enumerate(state.anomalies):
        if anomaly.card and index not in under:
            found |= map.field[index, anomaly.overlay, anomaly.centre]
        elif anomaly.card:
            for petal in map.symbols(index, anomaly.overlay, anomaly.centre):
                if petal.number not in hidden:
                    found |= 1 << petal.space
    return found


def chance(state: StalkerState, index: int, spaces: list[int]) -> int:
    """Of the ten faces, how many activate it for one who goes there (S-552, S-553)."""
    hidden = covered(state)
    kinds = {petal.petals for petal in petals_of(state, index) if petal.space in spaces and petal.number not in hidden}
    return sum(kinds)


# --- laid and gone ----------------------------------------------------------------------------------------------------


def lay(table: StalkerTable, spot: AnomalySpot) -> None:
    """Card and overlay at random of its type, where none is named (S-092, S-093, S-544, S-603).

    An overlay alone is inactive (S-556). A card out of a mission box comes from there (S-179, S-601).
    """
    state = table.state
    taken = [anomaly.overlay for anomaly in state.anomalies]
    overlays = [one.number for one in OVERLAYS if one.field == spot.field and one.number not in taken]
    overlay = spot.overlay or table.pick(overlays)
    centre = map_of(state).number[spot.centre]
    table.shift("anomaly-overlay", 1, piles.SUPPLY, piles.MAP)
    if spot.empty:
        state.anomalies.append(Anomaly(overlay, centre))
        return
    free = [card for card in table.pile(piles.ANOMALY_BOX) if ANOMALY[card].field == spot.field]
    card = spot.card or table.pick(free)
    for pile in (piles.ANOMALY_BOX, piles.ENVIRONMENT):
        if card in table.pile(pile):
            table.move(card, pile, piles.ANOMALIES)
    table.shift(ANOMALY[card].standee, 1, piles.SUPPLY, piles.MAP)
    brings = spot.artifact and ANOMALY[card].artifacts  # S-540
    token = brings and table.shift(piles.ARTIFACT_TOKEN, 1, piles.SUPPLY, piles.MAP)
    state.anomalies.append(Anomaly(overlay, centre, card, UNDER if token else NOWHERE))


def vanish(table: StalkerTable, card: str) -> None:
    """Its standees leave the map; overlays stay, inactive (S-556), and what it hid is lost."""
    state = table.state
    for index, anomaly in enumerate(state.anomalies):
        if anomaly.card == card:
            anomaly.card = ""
            table.shift(ANOMALY[card].standee, 1, piles.MAP, piles.SUPPLY)
            if anomaly.artifact != NOWHERE:
                anomaly.artifact = NOWHERE
                table.shift(piles.ARTIFACT_TOKEN, 1, piles.MAP, piles.SUPPLY)
            for unit in units(state):
                if unit.covers // SPAN == index:
                    cover(state, unit)


# --- the roll ---------------------------------------------------------------------------------------------------------


async def touched(table: StalkerTable, unit: Unit, way: list[int]) -> None:
    """A movement has ended: one roll for each anomaly of which a space was left, crossed or entered (S-545, S-547).

    The lead stalker orders several (S-548). Then the unit covers a symbol where it stands (S-559, S-560).
    """
    state = table.state
    if len(way) < 2:
        return
    map, gone = map_of(state), bits(way)
    waiting = [
        index
        for index, anomaly in enumerate(state.anomalies)
        if anomaly.card and gone & map.field[index, anomaly.overlay, anomaly.centre]
    ]
    while waiting:
        index = await one_of(table, lead_seat(state), ASK_ANOMALY, waiting, lambda one: _centre(state, one))
        waiting.remove(index)
        if not (isinstance(unit, Enemy) and ENEMY[unit.kind].ignores_anomalies):  # the card says so (S-008, S-645)
            await roll(table, index, unit, way)
        if isinstance(unit, Enemy) and enemy_of(state, unit.number) is None:
            return
        if isinstance(unit, Companion) and state.companion is None:
            return
    cover(state, unit)


def _centre(state: StalkerState, index: int) -> To:
    return To(map_of(state).names[state.anomalies[index].centre])


async def roll(table: StalkerTable, index: int, unit: Unit, way: list[int]) -> None:
    """It activates if the symbol rolled is uncovered on one of the spaces (S-546); Focus rolls again (S-550)."""
    state = table.state
    card = message(state.anomalies[index].card)
    throw(table)
    if isinstance(unit, Stalker) and _threatens(state, index, way) and can_reroll(unit):
        options = [Act.FOCUS, Act.KEEP]
        answer = await table.ask(unit.seat, ASK_ANOMALY_FOCUS, options, petals=state.rolled, card=card)
        if answer is Act.FOCUS:
            pay_reroll(table, unit)
            throw(table)
    if _threatens(state, index, way):
        await activate(table, index, state.rolled, unit)
    else:
        table.tell("log-anomaly-calm", "S-546", card=card, petals=state.rolled)


def throw(table: StalkerTable) -> None:
    """The anomaly die (S-554)."""
    table.state.rolled = PETALS[table.roll(10)[0]]


def can_reroll(stalker: Stalker) -> bool:
    sense = defence.has(stalker, Knack.ANOMALY_SENSE) and Knack.ANOMALY_SENSE not in stalker.used
    return stalker.focus or sense


def pay_reroll(table: StalkerTable, stalker: Stalker) -> None:
    """Who senses anomalies does it once a turn without Focus."""
    if defence.has(stalker, Knack.ANOMALY_SENSE) and Knack.ANOMALY_SENSE not in stalker.used:
        stalker.used.append(Knack.ANOMALY_SENSE)
        table.used(f"knack:{Knack.ANOMALY_SENSE}")
    else:
        status.spend_focus(table, stalker)


def _threatens(state: StalkerState, index: int, way: list[int]) -> bool:
    hidden = covered(state)
    return any(
        petal.petals == state.rolled and petal.space in way and petal.number not in hidden
        for petal in petals_of(state, index)
    )


# --- what it does -----------------------------------------------------------------------------------------------------


async def activate(table: StalkerTable, index: int, petals: int, unit: Unit | None) -> None:
    """The unit that set it off, and all units on spaces with the rolled symbol (S-563, S-653)."""
    state = table.state
    anomaly = state.anomalies[index]
    card = ANOMALY[anomaly.card]
    names = map_of(state).names
    table.used(f"anomaly:{card.id}")
    beat = Beat("anomaly", at=names[anomaly.centre], weight=2)
    table.tell("log-anomaly", "S-546", beat=beat, card=message(card.id), petals=petals)
    whole = card.oddity == Oddity.FREEZE  # S-705
    spaces = [petal.space for petal in petals_of(state, index) if whole or petal.petals == petals]
    stalkers = [one for one in state.stalkers if one is unit or one.space in spaces]
    enemies = [one for one in state.enemies if one is unit or one.space in spaces]
    for stalker in stalkers:
        await strike_stalker(table, stalker, card)
    for enemy in enemies:
        if enemy_of(state, enemy.number) is not None:
            await strike_enemy(table, enemy, card, anomaly.centre)
    other = state.companion
    if other is not None and (other is unit or other.space in spaces):  # S-569
        companions.suffer(table, card.loss, "S-542")
    if card.oddity == Oddity.CARRY and unit is not None:
        carry(table, index, unit)


def carry(table: StalkerTable, index: int, unit: Unit) -> None:
    """Whoever set it off comes out at the other end, if there is one with room; that sets nothing off (S-707).

    Being carried is a movement all the same: Exposed goes, and whoever is seen there is noticed (S-444, S-316).
    """
    state, map = table.state, map_of(table.state)
    if unit is not state.companion and isinstance(unit, Companion):
        return
    if isinstance(unit, Enemy) and enemy_of(state, unit.number) is None:
        return
    card = state.anomalies[index].card
    ends = [one.centre for at, one in enumerate(state.anomalies) if at != index and one.card == card]
    for there in ends:
        if board.has_room(state, map, there):
            name = unit.id if isinstance(unit, Companion) else status.name(unit)
            if not isinstance(unit, Companion):
                status.unexpose(table, unit)
            unit.space, unit.covers = there, NOWHERE
            beat = Beat("move", about=(name,), at=map.names[there])
            table.tell("log-carried", "S-707", beat=beat, unit=message(name))
            attention.notice(table)
            return


async def strike_stalker(table: StalkerTable, stalker: Stalker, card: AnomalyCard) -> None:
    """HP are lost without defence, unless the card allows one (S-523, S-542, S-652)."""
    state = table.state
    loss = card.loss - (WARDED if Gift.WARD in gear.gifts(state, stalker) else 0)
    if card.defended:
        struck = Struck(enemy=NOBODY, stalker=stalker.number, damage=loss)
        await defence.suffer(table, struck, "S-652", attack=False)
    else:
        await harm.lose_hp(table, stalker, loss, "S-542")
    if card.dose:
        await harm.raise_dose(table, stalker, card.dose, "S-542")
    if card.oddity == Oddity.REFLECT:  # S-706
        if stalker.focus:
            status.spend_focus(table, stalker)
        attention.place_high(table, stalker, stalker.space, "S-706")
    if not (card.status == Status.PINNED and steady(state, stalker)):
        status.give(table, stalker, card.status, "S-542")


def steady(state: StalkerState, stalker: Stalker) -> bool:
    return Gift.STEADY in gear.gifts(state, stalker) or defence.has(stalker, Knack.STURDY)


async def strike_enemy(table: StalkerTable, enemy: Enemy, card: AnomalyCard, centre: int) -> None:
    if ENEMY[enemy.kind].ignores_anomalies:
        return
    await wounds.wound(table, enemy, centre, heavy=card.wound == Hit.HEAVY, rule="S-542")
    if enemy_of(table.state, enemy.number) is not None:
        status.give(table, enemy, card.status, "S-542")


def cover(state: StalkerState, unit: Unit) -> None:
    """The uncovered symbol with the most petals (S-560); everybody covers, those who ignore it too (S-569)."""
    unit.covers = NOWHERE
    here = symbols(state, 1 << unit.space)
    if here:
        hidden = covered(state)
        best = 0
        for petal in here:
            if petal.petals > best and petal.number not in hidden:
                best, unit.covers = petal.petals, petal.number


async def touch(table: StalkerTable, to_do: Touched) -> None:
    """An enemy that was pushed or placed (S-549)."""
    enemy = enemy_of(table.state, to_do.enemy)
    if enemy is not None:
        await touched(table, enemy, [*to_do.way, to_do.way[-1]])


# --- detectors --------------------------------------------------------------------------------------------------------


def detectable(state: StalkerState, stalker: Stalker) -> list[int]:
    """The anomalies with an artifact under them within the detector's range (S-555, S-564, S-567).

    Without a detector there are none (S-078, S-627).
    """
    worn = gear.worn(state, stalker)
    far = max([one.detector for one in worn]) if worn else -1
    if far < 0:
        return []
    near, map = board.within(state, stalker.space, far), map_of(state)
    return [
        index
        for index, anomaly in enumerate(state.anomalies)
        if anomaly.card and anomaly.artifact == UNDER and near & map.field[index, anomaly.overlay, anomaly.centre]
    ]


async def detect(table: StalkerTable, stalker: Stalker) -> None:
    """The die is rolled, and the token goes on a symbol equal to it, covered or not (S-565, S-566)."""
    state, map = table.state, map_of(table.state)
    index = await one_of(table, stalker.seat, ASK_ANOMALY, detectable(state, stalker), lambda one: _centre(state, one))
    throw(table)
    found = [petal for petal in petals_of(state, index) if petal.petals == state.rolled]
    table.used("detector")
    options = list(dict.fromkeys(Symbol(map.names[petal.space], petal.petals) for petal in found))
    answer = await one_option(table, stalker.seat, ASK_LOCATE, options)
    space = map.number[answer.space]
    state.anomalies[index].artifact = barest(state, [petal.number for petal in found if petal.space == space])
    table.tell("log-located", "S-565", beat=Beat("artifact", at=answer.space), stalker=message(stalker.id))


def artifact_spaces(state: StalkerState) -> dict[int, int]:
    """By anomaly, where its artifact token lies to be picked up (S-565)."""
    return {
        index: petals_of(state, index)[anomaly.artifact - index * SPAN].space
        for index, anomaly in enumerate(state.anomalies)
        if anomaly.artifact >= 0
    }


async def pick_up(table: StalkerTable, stalker: Stalker, index: int) -> None:
    """An artifact card of the type of its anomaly, or any if none is left (S-193, S-194)."""
    state = table.state
    anomaly = state.anomalies[index]
    anomaly.artifact = NOWHERE
    table.shift(piles.ARTIFACT_TOKEN, 1, piles.MAP, piles.SUPPLY)
    field = ANOMALY[anomaly.card].field if anomaly.card else None
    cards = [card for card in table.pile(piles.ARTIFACTS) if ARTIFACT[card].field == field]
    cards = cards or [*table.pile(piles.ARTIFACTS)]
    if cards:
        await gear.gain(table, stalker, table.pick(cards), piles.ARTIFACTS, "S-193")


# --- moving ones ------------------------------------------------------------------------------------------------------


def drift(table: StalkerTable) -> None:
    """At the end of a round a moving anomaly goes to the next empty overlay, clockwise (S-541, S-654).

    What lies under it goes along; what was located stays where it lies, outside any anomaly (S-194).
    """
    state = table.state
    for index in active(state):
        anomaly = state.anomalies[index]
        if not ANOMALY[anomaly.card].moves:
            continue
        onward = [*state.anomalies[index + 1 :], *state.anomalies[:index]]
        other = next(
            (one for one in onward if not one.card and (one.artifact == NOWHERE or anomaly.artifact != UNDER)), None
        )
        if other is not None:
            other.card, anomaly.card = anomaly.card, ""
            if anomaly.artifact == UNDER:
                other.artifact, anomaly.artifact = UNDER, NOWHERE
            table.tell("log-drifts", "S-654", card=message(other.card))
