"""How good a weapon is in whose hands, against whom: from its dice, its ranges and its magazine, before any shot."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from fivefires.games.stalker.content.index import ATTACHMENT, ENEMY, STALKER, WEAPON
from fivefires.games.stalker.content.vocabulary import Ammo, Attachment, EnemyCard, Hit, Manner, Shot, Weapon
from fivefires.games.stalker.rules import chances
from fivefires.games.stalker.rules.attack import FAR_RANGE, SCOPE_RANGE

from .fire import Effect, of_shares, suppressed, with_masks

# From how far off one shoots, by what one shoots at: beasts come near.
AFAR: Final = ((0, 0.1), (1, 0.25), (2, 0.35), (3, 0.2), (4, 0.1))
NEAR: Final = ((0, 0.25), (1, 0.4), (2, 0.25), (3, 0.1))
# An enemy that lies low is half as good as a dead one.
PINNED: Final = 0.5
# A shot for nothing, once a turn; what is said of a die that may be rolled again; what it is worth not to be heard.
FOR_NOTHING, AGAIN, UNHEARD = 0.4, 0.35, 1.3
# Few shots are worth less: of so many, this is the loss to one.
SOON_EMPTY: Final = 0.25
# Special ammunition cannot be filled up.
ONLY_ONCE: Final = 0.95


@lru_cache(maxsize=1 << 14)
def power(weapon: str, fittings: tuple[str, ...], stalker: str, enemies: tuple[str, ...]) -> float:
    """Of one action: about how often it does away with an enemy, in the mean of these kinds."""
    card, fitted = WEAPON[weapon], [ATTACHMENT[one] for one in fittings]
    found = sum(_against(card, fitted, stalker, ENEMY[kind]) for kind in enemies) / max(1, len(enemies))
    return found * (ONLY_ONCE if card.ammo == Ammo.SPECIAL else 1.0)


def _against(card: Weapon, fitted: list[Attachment], stalker: str, enemy: EnemyCard) -> float:
    beast = enemy.strike.manner == Manner.CHARGE and enemy.strike.range <= 1
    return sum(share * _at(card, fitted, stalker, enemy, away) for away, share in (NEAR if beast else AFAR))


def _at(card: Weapon, fitted: list[Attachment], stalker: str, enemy: EnemyCard, away: int) -> float:
    paid = free = 0.0
    for shot in card.shots:
        good = _of_shot(card, fitted, stalker, enemy, away, shot)
        if shot.free:
            free = max(free, FOR_NOTHING * good)
            continue
        shots = card.capacity // shot.ammo
        quiet = shot.quiet or any(one.silent for one in fitted)
        paid = max(paid, good * (UNHEARD if quiet else 1.0) * shots / (shots + SOON_EMPTY))
    return paid + free


def _of_shot(card: Weapon, fitted: list[Attachment], stalker: str, enemy: EnemyCard, away: int, shot: Shot) -> float:
    if not shot.least <= away <= card.range:
        return 0.0
    dice = shot.dice + sum(one.dice for one in fitted)
    if shot.aimed and away >= SCOPE_RANGE:
        dice += sum(one.far_dice for one in fitted)
    good = _with_dice(card, stalker, enemy, away, shot, dice)
    again = sum(one.reroll for one in fitted)
    return good + again * AGAIN * (_with_dice(card, stalker, enemy, away, shot, dice + 1) - good) if again else good


def _with_dice(card: Weapon, stalker: str, enemy: EnemyCard, away: int, shot: Shot, green: int) -> float:
    who = STALKER[stalker]
    yellow = who.far if who.far and away >= FAR_RANGE else who.shooting
    accurate = card.accurate[0] <= away <= card.accurate[1]

    def share(stars: int) -> float:
        return chances.share(stars - shot.stars, yellow, green, accurate=accurate) if stars else 0.0

    light, heavy, kill = (_stars(enemy, at) for at in range(3))
    if enemy.torso[0].hits == (Hit.KILL,):
        effect = Effect(share(light))
    else:
        head = share(enemy.head[0].stars) if enemy.head and shot.aimed else 0.0
        effect = of_shares(share(light), share(heavy), head, tough=enemy.hp > 1)
        effect = with_masks(effect, suppressed(card.id, who.shooting))
    return max(effect.kills, share(kill)) + PINNED * effect.pins


def _stars(enemy: EnemyCard, at: int) -> int:
    return enemy.torso[at].stars if at < len(enemy.torso) else 0
