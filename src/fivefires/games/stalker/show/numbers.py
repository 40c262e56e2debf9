"""S.T.A.L.K.E.R. as numbers, for programs that learn: from what the view gives, the looking seat's stalkers first.

A team has up to four stalkers and its list begins empty; there is room for four all the time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.index import ENEMY, STALKER
from fivefires.games.stalker.content.missions import MISSION
from fivefires.games.stalker.content.vocabulary import Side
from fivefires.games.stalker.rules.harm import MOST_DOSE
from fivefires.games.stalker.rules.questions import Foe, Go, Knife, Shadow, Shoot, Sneak, To
from fivefires.games.stalker.state import Stage, Stalker
from fivefires.kernel import AnyOption
from fivefires.kit.numbers import Row, from_seat, group_row, one_of

if TYPE_CHECKING:
    from .view import StalkerView

STAGE: Final = one_of(Stage)
PAGE: Final = one_of(MISSION)
CARD: Final = one_of(STALKER)
KINDS: Final = tuple(ENEMY)
TEAM: Final = 4
# A way of so many spaces is as long as one that leads nowhere.
LONG: Final = 14
NOBODY: Final = (0.0,) * (20 + len(CARD[""]))
NOWHERE: Final = (0.0,) * 4
NO_ENEMY: Final = (0.0,) * 4


def numbers(view: StalkerView) -> list[float]:
    """The mission, its clock and its steps, the enemies by kind, then each stalker."""
    enemies = [one.kind for one in view.enemies]
    steps = len(view.mission.needs) + 1
    told = [
        float(view.chosen),
        float(view.begun),
        view.round / 12,
        view.clock / 12,
        view.coupons / 20,
        len(view.achieved) / steps,
        len(view.loot) / 10,
        len(view.unknown) / 10,
        len(view.anomalies) / 6,
        float(view.companion is not None),
        float(view.campaign is not None),
        float(view.attack is not None),
        float(view.struck is not None),
        0.0 if view.walk is None else view.walk.left / 6,
        *STAGE[view.stage],
        *PAGE[view.mission.id],
        *[enemies.count(kind) / 3 for kind in KINDS],
    ]
    team = [one for seat in from_seat(view.seat, view.seats) for one in view.stalkers if one.seat == seat]
    for stalker in team:
        told += _stalker(view, stalker)
    for _ in range(TEAM - len(team)):
        told += NOBODY
    return told


def _stalker(view: StalkerView, me: Stalker) -> list[float]:
    begun = me.space >= 0
    away = view.away(me) if begun else None
    weapon = view.weapon(me)
    column, row = view.map.plan.spaces[me.space].squares[0] if begun else (0, 0)
    return [
        float(view.turn == me.number),
        float(view.serving == me.number),
        float(view.lead == me.number),
        float(me.seat == view.seat),
        me.hp / STALKER[me.id].hp if me.id else 0.0,
        me.dose / MOST_DOSE,
        float(me.focus),
        float(me.pinned),
        float(me.exposed),
        me.attention / 2,
        sum(me.left) / 4,
        me.turns / 2,
        float(begun and view.is_watched(me)),
        1.0 if away is None else min(away, LONG) / LONG,
        column / LONG,
        row / LONG,
        float(bool(weapon)),
        (view.ammo(weapon) or 0) / 10,
        view.size(piles.PACK[me.number]) / 6,
        view.size(piles.ARMOR[me.number]),
        *CARD[me.id],
    ]


def numbers_of(view: StalkerView, option: AnyOption) -> Row:
    """Its group; of a space how far the objective is from there, and what threatens; of an enemy how strong it is."""
    match option:
        case Go() | Sneak() | Shadow() | To():
            return (*group_row(option, view), *_space(view, option.space), *NO_ENEMY)
        case Shoot() | Knife() | Foe():
            return (*group_row(option, view), *NOWHERE, *_enemy(view, option.enemy))
    return (*group_row(option, view), *NOWHERE, *NO_ENEMY)


def _space(view: StalkerView, name: str) -> Row:
    map = view.map
    space = map.number[name]
    walk = map.walk[Side.HUMAN][space]
    return (
        min([LONG, *(walk[goal] for goal in view.places)]) / LONG if view.begun else 1.0,
        float(view.watched >> space & 1),
        map.radiation[space] / 3,
        map.cover[space] / 3,
    )


def _enemy(view: StalkerView, figure: str) -> Row:
    """What it can still take, the ★ for wounds to it, and whether it is pinned."""
    enemy = view.enemy(figure)
    if enemy is None:
        return NO_ENEMY
    card, needed = ENEMY[enemy.kind], view.stars_needed(enemy, 0)
    return ((card.hp - enemy.lost) / 6, needed["light"] / 6, needed["head"] / 6, float(enemy.pinned))
