"""The roll of a stalker's attack, with a weapon or without (S-391, S-392, S-437): rerolls, ★ and masks."""

from __future__ import annotations

from fivefires.games.stalker.content.index import WEAPON
from fivefires.games.stalker.content.vocabulary import Gift, Knack
from fivefires.games.stalker.state import Attack, Stalker, StalkerState, StalkerTable, enemy_of
from fivefires.kernel import Message, Prompt, message

from . import defence, dice, gear, status
from .questions import Act

ASK_REROLL = Prompt("ask-reroll", "S-391")
ASK_MEAT_CHUNK = Prompt("ask-meat-chunk", "S-637")


async def rerolls(table: StalkerTable, stalker: Stalker, attack: Attack) -> None:
    """Focus, and whatever else rolls dice again; each effect once, the same die as often as there are some (S-392)."""
    what = attacking(table.state, attack)
    more = sum(one.reroll for one in gear.attachments(table.state, attack.weapon))
    more += defence.has(stalker, Knack.STEADY_HAND)
    if more:
        answer = await table.ask(stalker.seat, ASK_REROLL, [Act.ROLL, Act.KEEP], stars=stars(attack), dice=more)
        if answer is Act.ROLL:
            if defence.has(stalker, Knack.STEADY_HAND):
                table.used(f"knack:{Knack.STEADY_HAND}")
            await dice.choose_again(table, stalker, attack.yellow, attack.green, more, what)
    await dice.use_focus(table, stalker, attack.yellow, attack.green, what)
    if Gift.MEAT_CHUNK in gear.gifts(table.state, stalker) and not stalker.exposed:
        answer = await table.ask(stalker.seat, ASK_MEAT_CHUNK, [Act.USE, Act.KEEP], stars=stars(attack))
        if answer is Act.USE:
            attack.stars += 1
            status.expose(table, stalker, "S-637")


def attacking(state: StalkerState, attack: Attack) -> Message:
    """What the roll is for."""
    enemy = enemy_of(state, attack.target)
    return message("roll-attack", enemy=message(enemy.kind)) if enemy is not None else message("roll-attack-many")


def is_accurate(attack: Attack) -> bool:
    if not attack.weapon:
        return False
    nearest, farthest = WEAPON[attack.weapon].accurate
    return nearest <= attack.range <= farthest


def stars(attack: Attack) -> int:
    """All ★ of the roll (S-365, S-366)."""
    return attack.stars + dice.yellow_stars(attack.yellow) + dice.stars_of(attack.green, accurate=is_accurate(attack))


def masks_left(attack: Attack) -> int:
    return dice.yellow_masks(attack.yellow) - attack.masks
