"""Defence (S-337, S-509 to S-514): what of an attack's damage a stalker takes, and who answers it.

An attack is an event with two points: when its target is known, and when the dice have been rolled. Interception,
Dodge and artifacts are reactions to it (`rules/reactions.py`).
"""

from __future__ import annotations

from typing import Final

from fivefires.games.stalker.content.index import STALKER
from fivefires.games.stalker.content.vocabulary import Knack
from fivefires.games.stalker.state import Stalker, StalkerState, StalkerTable, Struck, enemy_of
from fivefires.kernel import message
from fivefires.kit.underway import during

from . import board, dice, gear, harm, status

TARGETED, DEFENDED = "targeted", "defended"
EXPOSED_DAMAGE: Final = 3


def has(stalker: Stalker, knack: Knack) -> bool:
    return knack in STALKER[stalker.id].knacks


def defence_dice(state: StalkerState, stalker: Stalker) -> int:
    """The armor's, as modified by what he can do (S-511, S-512, S-609)."""
    found = gear.defence(state, stalker)
    if has(stalker, Knack.CLOSE_COMBAT) and enemy_near(state, stalker):
        found += 1
    if has(stalker, Knack.STURDY) and any(stalker.critical):
        found += 1
    return found


def enemy_near(state: StalkerState, stalker: Stalker) -> bool:
    """S-609."""
    near = board.within(state, stalker.space, 1)
    return any(near >> enemy.space & 1 for enemy in state.enemies)


async def suffer(table: StalkerTable, event: Struck, rule: str, *, attack: bool = True) -> int:
    """An attack from its target to what is lost of HP. Who the target is may change, when somebody steps in.

    What is no attack allows a defence roll where its card says so (S-523).
    """
    return await during(table.state.events, event, _suffer(table, event, rule, attack=attack))


async def _suffer(table: StalkerTable, event: Struck, rule: str, *, attack: bool) -> int:
    """The damage with Exposed, less cover, at least 0 (S-443, S-510); then the defence roll (S-511).

    It is answered when the target is known (S-608, S-634, S-635) and when the dice have been rolled (S-610, S-637).
    """
    state = table.state
    await table.at(event, TARGETED)
    stalker = state.stalkers[event.stalker]
    if attack and status.unexpose(table, stalker):
        event.damage += EXPOSED_DAMAGE
    event.damage = max(0, event.damage - cover(state, event))
    event.dice = dice.roll(table, defence_dice(state, stalker) + event.extra)
    if has(stalker, Knack.STURDY) and any(stalker.critical):
        table.used(f"knack:{Knack.STURDY}")
    await dice.use_focus(table, stalker, [], event.dice, message("roll-defence", damage=event.damage))
    event.rolled = True
    await table.at(event, DEFENDED)
    return await settle(table, event, rule)


def cover(state: StalkerState, event: Struck) -> int:
    """Against an enemy elsewhere (S-137); what is no enemy's attack knows no cover (S-523)."""
    enemy = enemy_of(state, event.enemy)
    return 0 if enemy is None else board.cover_for(state, state.stalkers[event.stalker].space, enemy.space)


async def settle(table: StalkerTable, event: Struck, rule: str) -> int:
    """Each ★ takes 1 off (S-514), those of the armor included (S-339); the rest is lost."""
    state = table.state
    stalker = state.stalkers[event.stalker]
    armor = gear.armor_of(state, stalker)
    if event.halved:
        left = (event.damage + 1) // 2
    else:
        left = event.damage - dice.stars_of(event.dice) - event.stars - (armor.stars if armor else 0)
    left = max(0, left)
    table.tell("log-defends", rule, stalker=message(stalker.id), damage=event.damage, lost=left)
    await harm.lose_hp(table, stalker, left, "S-514")
    return left
