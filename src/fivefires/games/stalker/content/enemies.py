"""The seventeen enemies (S-638 to S-648, S-641), and the two that come out of mission boxes.

Five are given whole, Controller and Rodent in part. The others are made to ask a different question each: whom to run
from, whom to shoot first, whom to leave alone.
"""

from __future__ import annotations

from typing import Final

from fivefires.kit.grids import Vision
from fivefires.kit.grids.distances import FAR

from .vocabulary import Category, EnemyCard, Hit, Kind, Manner, Special, Strike, Threshold, Twist

LIGHT, HEAVY, LOSE, KILL = (Hit.LIGHT,), (Hit.HEAVY,), (Hit.LOSE,), (Hit.KILL,)
HORDE, ELITE, BOSS = Category.HORDE, Category.ELITE, Category.BOSS
HUMAN, MUTANT = (Kind.HUMAN,), (Kind.MUTANT,)


def _torso(light: int, heavy: int, kill: int = 0) -> tuple[Threshold, ...]:
    found = [Threshold(light, LIGHT), Threshold(heavy, HEAVY)]
    return tuple(found + ([Threshold(kill, KILL)] if kill else []))


def _head(kill: int) -> tuple[Threshold, ...]:
    return (Threshold(kill, KILL),)


ENEMIES: Final = (
    EnemyCard(
        "bandit_rifle", ELITE, HUMAN, 2, 1, Vision(3, 1, 0), _torso(4, 6, 9),
        Strike(Manner.RANGED, 7, 3), "bandit-standee", _head(7), Special.WITHDRAW,
    ),
    EnemyCard(
        "bandit_shotgun", HORDE, HUMAN, 2, 1, Vision(3, 1, 0), _torso(4, 6, 9),
        Strike(Manner.CHARGE, 9, 3, Twist.SCATTER), "bandit-standee", _head(7), Special.WITHDRAW,
    ),
    # He pins whom he hits, and does not move for it.
    EnemyCard(
        "bandit_gunner", ELITE, HUMAN, 1, 1, Vision(4, 1, 0), _torso(4, 7, 10),
        Strike(Manner.RANGED, 6, 4, Twist.HURL), "bandit-standee", _head(8), Special.WITHDRAW,
    ),
    EnemyCard(
        "mercenary", ELITE, HUMAN, 2, 1, Vision(4, 1, 0), _torso(5, 8, 11),
        Strike(Manner.RANGED, 8, 4), "military-standee", _head(8), Special.WITHDRAW,
    ),
    # Faith needs no cover: they come on and do not withdraw.
    EnemyCard(
        "monolithian", ELITE, HUMAN, 3, 1, Vision(4, 2, 0), _torso(5, 7, 10),
        Strike(Manner.RANGED, 7, 3), "military-standee", _head(8), Special.SHUFFLE,
    ),
    EnemyCard(
        "zombie", HORDE, HUMAN, 1, 1, Vision(3, 0, 0), _torso(3, 8),
        Strike(Manner.RANGED, 5, 3, Twist.SHAMBLE), "zombie-standee", _head(7), Special.SHUFFLE,
    ),
    EnemyCard(
        "snork", HORDE, MUTANT, 3, 1, Vision(3, 3, 1), _torso(3, 5, 8),
        Strike(Manner.CHARGE, 8, 1, Twist.POUNCE), "snork-standee", _head(6),
    ),
    EnemyCard(
        "rodent", HORDE, MUTANT, 3, 1, Vision(2, 2, 2), (Threshold(6, KILL),),
        Strike(Manner.CHARGE, 3, 1), "rodent-standee", (), Special.CHOMP,
    ),
    EnemyCard(
        "dog", HORDE, MUTANT, 4, 1, Vision(3, 2, 1), _torso(3, 5, 7),
        Strike(Manner.CHARGE, 6, 1, Twist.GNAW), "dog-standee", (), Special.HOWL,
    ),
    # It sits still until somebody is close, and then holds on.
    EnemyCard(
        "tick", HORDE, MUTANT, 2, 1, Vision(1, 1, 1), _torso(4, 6),
        Strike(Manner.CHARGE, 4, 1, Twist.HURL), "tick-standee", (), Special.SHUFFLE,
    ),
    EnemyCard(
        "controller", BOSS, (Kind.PSIONIC, Kind.MUTANT), 1, 3, Vision(FAR, FAR, FAR), _torso(7, 11),
        Strike(Manner.RANGED, 6, FAR, Twist.CONTROL), "controller-standee", (Threshold(12, (Hit.LOSE, Hit.LOSE)),),
        Special.UNNERVE,
    ),
    EnemyCard(
        "bloodsucker", ELITE, MUTANT, 4, 2, Vision(4, 3, 2), _torso(5, 8, 12),
        Strike(Manner.CHARGE, 9, 1, Twist.DRAIN), "bloodsucker-standee", (), Special.WITHDRAW,
    ),
    EnemyCard(
        "crawl", ELITE, MUTANT, 2, 2, Vision(2, 2, 1), _torso(4, 7),
        Strike(Manner.CHARGE, 7, 1, Twist.GNAW), "crawl-standee", (), Special.SHUFFLE,
    ),
    EnemyCard(
        "chimera", BOSS, MUTANT, 4, 4, Vision(5, 5, 3), (Threshold(8, LIGHT), Threshold(14, (Hit.LOSE, Hit.HEAVY))),
        Strike(Manner.CHARGE, 10, 1, Twist.MAUL), "chimera-standee", (), Special.WITHDRAW, ignores_anomalies=True,
    ),
    EnemyCard(
        "pseudogiant", BOSS, MUTANT, 3, 4, Vision(4, 2, 1), (Threshold(9, LIGHT), Threshold(13, (Hit.LOSE, Hit.HEAVY))),
        Strike(Manner.CHARGE, 9, 1, Twist.SWEEP), "pseudogiant-standee", (), Special.STOMP,
    ),
    EnemyCard(
        "poltergeist", ELITE, (Kind.PSIONIC,), 3, 2, Vision(3, 3, 3), _torso(6, 9),
        Strike(Manner.RANGED, 6, 3, Twist.HURL), "poltergeist-standee", (), Special.WITHDRAW, ignores_anomalies=True,
    ),
    EnemyCard(
        "izlom", ELITE, MUTANT, 2, 2, Vision(3, 1, 1), _torso(5, 8),
        Strike(Manner.CHARGE, 8, 1, Twist.HURL), "izlom-standee", _head(9), Special.BEG,
    ),
)  # fmt: skip

# Out of mission boxes: whoever was freed once and wears other people's armor now, and the beast of the marsh (S-714,
# S-715).
RARE: Final = (
    EnemyCard(
        "dalik", BOSS, HUMAN, 2, 3, Vision(4, 2, 1), (Threshold(7, LIGHT), Threshold(11, (Hit.LOSE, Hit.HEAVY))),
        Strike(Manner.RANGED, 8, 3), "armored-standee", (Threshold(10, (Hit.LOSE, Hit.LOSE)),), Special.UNNERVE,
    ),
    EnemyCard(
        "hornhead", BOSS, MUTANT, 3, 3, Vision(4, 2, 1), (*_torso(6, 9), Threshold(12, (Hit.LOSE, Hit.HEAVY))),
        Strike(Manner.CHARGE, 7, 1, Twist.GNAW), "hornhead-standee", (), Special.STOMP,
    ),
)  # fmt: skip

# How many standees of each sort there are (S-597); all bandits share theirs, mercenaries and monolithians too (S-598,
# S-599).
STANDEES: Final = {
    "snork-standee": 6,
    "rodent-standee": 6,
    "dog-standee": 5,
    "tick-standee": 4,
    "controller-standee": 2,
    "bloodsucker-standee": 2,
    "crawl-standee": 2,
    "chimera-standee": 1,
    "pseudogiant-standee": 1,
    "poltergeist-standee": 1,
    "izlom-standee": 1,
    "zombie-standee": 8,
    "military-standee": 4,
    "hornhead-standee": 1,
    "armored-standee": 2,
    "bandit-standee": 8,
}
