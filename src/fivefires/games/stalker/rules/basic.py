"""Sneak, Prepare, Reload, Decoy, Bolts and Nuts (S-249, S-276 to S-296)."""

from __future__ import annotations

from typing import Final

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.index import WEAPON
from fivefires.games.stalker.content.terrain import Petal
from fivefires.games.stalker.content.vocabulary import Ammo, Knack, Side
from fivefires.games.stalker.state import HIGH, Beckoning, Stalker, StalkerState, StalkerTable, map_of
from fivefires.kernel import Beat, Prompt, message
from fivefires.kit.agenda import put_last
from fivefires.kit.bits import picked
from fivefires.kit.choosing import one_option

from . import anomalies, attention, board, defence, enemies, gear, harm, moving, status
from .questions import Act, Reload, Shadow, Sneak, Symbol, To, Who

ASK_DECOY = Prompt("ask-decoy", "S-291")
ASK_BOLT = Prompt("ask-bolt", "S-295")
ASK_SECOND_BOLT = Prompt("ask-second-bolt", "S-611")
ASK_PATIENT = Prompt("ask-patient", "S-278")

THROW: Final = 3
LOUD_THROW: Final = 5
MEDIC_HEALS: Final = 2
LIGHT_FEET: Final = 2


def tokens(state: StalkerState, stalker: Stalker, token: str) -> int:
    """What he has in his pockets (S-359)."""
    return state.stock[token].get(piles.POCKET[stalker.number], 0)


# --- Sneak ------------------------------------------------------------------------------------------------------------


def sneaks(state: StalkerState, stalker: Stalker, around: moving.Around | None = None) -> list[Sneak]:
    """Neither from nor to a space that an enemy sees (S-249); one space (S-250), who has light feet two."""
    map, full, watched = around or moving.look_around(state, stalker)
    if watched >> stalker.space & 1:
        return []
    near = moving.entries(state, map, stalker, 1, full) & ~watched
    if defence.has(stalker, Knack.LIGHT_FEET):
        near |= moving.reach(map, stalker.space, LIGHT_FEET, ~(watched | moving.lively_spaces(state)), full)
    return picked(moving.each_space(map, Sneak), near)


async def sneak(table: StalkerTable, stalker: Stalker, answer: Sneak) -> None:
    """Attention is neither placed nor moved (S-250)."""
    _state, map = table.state, map_of(table.state)
    goal = map.number[answer.space]
    far = 1 if map.ground[Side.HUMAN].steps.of[stalker.space] >> goal & 1 else LIGHT_FEET
    if far == LIGHT_FEET:
        table.used(f"knack:{Knack.LIGHT_FEET}")
    await moving.go(table, stalker, goal, far, silent=True)


def shadows(state: StalkerState, stalker: Stalker) -> list[Shadow]:
    """Milady's way in the shadows, once a turn (S-606)."""
    if not defence.has(stalker, Knack.SHADOW) or Knack.SHADOW in stalker.used:
        return []
    map = map_of(state)
    return picked(moving.each_space(map, Shadow), moving.entries(state, map, stalker, moving.SPACES))


async def shadow(table: StalkerTable, stalker: Stalker, answer: Shadow) -> None:
    stalker.used.append(Knack.SHADOW)
    table.used(f"knack:{Knack.SHADOW}")
    await moving.go(table, stalker, map_of(table.state).number[answer.space], shadow=True)


# --- Prepare ----------------------------------------------------------------------------------------------------------


async def prepare(table: StalkerTable, stalker: Stalker, *, order: bool = False) -> None:
    """Focus, a bolt (S-276, S-277); then gear is put in order, if he said so (S-278)."""
    state = table.state
    status.gain_focus(table, stalker, "S-276")
    table.shift(piles.BOLT, 1, piles.SUPPLY, piles.POCKET[stalker.number])
    if defence.has(stalker, Knack.MEDIC):
        patients = [Who(one.id) for one in gear.together(state, stalker)]
        answer = await one_option(table, stalker.seat, ASK_PATIENT, patients)
        patient = next(one for one in state.stalkers if one.id == answer.stalker)
        harm.heal(table, patient, MEDIC_HEALS, "S-276")
        table.used(f"knack:{Knack.MEDIC}")
    if order:
        await gear.rearrange(table, stalker)


# --- Reload -----------------------------------------------------------------------------------------------------------


def reloads(state: StalkerState, stalker: Stalker) -> list[Reload]:
    """The equipped weapon or one in the backpack (S-286), not one with special ammunition (S-287)."""
    cards = (*state.piles[piles.WEAPON[stalker.number]], *state.piles[piles.PACK[stalker.number]])
    found = []
    for card in cards:
        weapon = WEAPON.get(card)
        if weapon is None or weapon.ammo == Ammo.SPECIAL:
            continue
        if tokens(state, stalker, piles.MAGAZINE[weapon.ammo]) and state.ammo[card] < gear.capacity(state, card):
            found.append(Reload(card))
    return found


def reload(table: StalkerTable, stalker: Stalker, answer: Reload) -> None:
    """One magazine of its kind, and it is full (S-284)."""
    kind = WEAPON[answer.weapon].ammo
    table.shift(piles.MAGAZINE[kind], 1, piles.POCKET[stalker.number], piles.SUPPLY)
    gear.load(table.state, answer.weapon)
    table.tell("log-reloads", "S-284", stalker=message(stalker.id))


# --- Decoy ------------------------------------------------------------------------------------------------------------


def can_decoy(state: StalkerState, stalker: Stalker) -> bool:
    """Not while his own High is on the map (S-290), and with a bolt (S-291)."""
    if stalker.attention == HIGH:
        return False
    return tokens(state, stalker, piles.BOLT) > 0 or (stalker.focus and defence.has(stalker, Knack.NOISEMAKER))


async def decoy(table: StalkerTable, stalker: Stalker) -> None:
    """A bolt from the pockets; who knows how does it without one while he has Focus."""
    loud = defence.has(stalker, Knack.NOISEMAKER) and stalker.focus
    if not loud:
        table.shift(piles.BOLT, 1, piles.POCKET[stalker.number], piles.SUPPLY)
    await make_noise(table, stalker, LOUD_THROW if loud else THROW)
    table.used(f"knack:{Knack.NOISEMAKER}" if loud else "decoy")


async def make_noise(table: StalkerTable, stalker: Stalker, far: int) -> None:
    """Low on a space within range (S-291, S-292); a low card for the enemies there and beside it (S-293, S-294)."""
    state, map = table.state, map_of(table.state)
    spaces = picked(moving.each_space(map, To), board.within(state, stalker.space, far) & ~map.water)
    space = map.number[(await one_option(table, stalker.seat, ASK_DECOY, spaces)).space]
    attention.place_low(table, stalker, space, "S-292")
    near = map.ground[Side.HUMAN].near.of[space] | 1 << space
    hear = tuple(enemy.number for enemy in state.enemies if near >> enemy.space & 1)
    if hear:
        enemies.draw(table, only=hear, low=True, rule="S-293")
        put_last(state.agenda, Beckoning(hear))


# --- Bolts and Nuts ---------------------------------------------------------------------------------------------------


def bolt_symbols(state: StalkerState, stalker: Stalker) -> list[Petal]:
    """Symbols within range 3, without need of sight (S-295), a unit's too (S-296); one bolt each."""
    near = board.within(state, stalker.space, THROW)
    return [petal for petal in anomalies.symbols(state, near) if petal.number not in state.bolts]


def can_throw(state: StalkerState, stalker: Stalker) -> bool:
    """He has a bolt, and a symbol without one is in range."""
    if not tokens(state, stalker, piles.BOLT):
        return False
    if state.bolts:
        return bool(bolt_symbols(state, stalker))
    return bool(board.within(state, stalker.space, THROW) & anomalies.active_spaces(state))


async def throw_bolt(table: StalkerTable, stalker: Stalker) -> None:
    """A bolt on a symbol; Borsuk puts two (S-611)."""
    state = table.state
    await _throw(table, stalker)
    again = defence.has(stalker, Knack.TWO_BOLTS) and tokens(state, stalker, piles.BOLT) > 0
    if not again or not bolt_symbols(state, stalker):
        return
    if await table.ask(stalker.seat, ASK_SECOND_BOLT, [Act.BOLT, Act.ENOUGH]) is Act.BOLT:
        table.used(f"knack:{Knack.TWO_BOLTS}")
        await _throw(table, stalker)


async def _throw(table: StalkerTable, stalker: Stalker) -> None:
    """Of two alike on one space it goes to the one that nothing covers (S-552)."""
    state, map = table.state, map_of(table.state)
    found = bolt_symbols(state, stalker)
    options = [*dict.fromkeys(Symbol(map.names[petal.space], petal.petals) for petal in found)]
    answer = await one_option(table, stalker.seat, ASK_BOLT, options)
    space = map.number[answer.space]
    alike = [one.number for one in found if (one.space, one.petals) == (space, answer.petals)]
    state.bolts.append(anomalies.barest(state, alike))
    state.bolts.sort()
    table.shift(piles.BOLT, 1, piles.POCKET[stalker.number], piles.MAP)
    table.tell(
        "log-bolt", "S-295", beat=Beat("bolt", at=answer.space), stalker=message(stalker.id), petals=answer.petals
    )
