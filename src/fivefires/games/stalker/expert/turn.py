"""What the scripted player does in a turn: each answer has a worth, and the best is given.

Out of sight at the end of a turn, and away from the own noise; work at the objective; the knife from behind; a shot at
whoever sees one and cannot be escaped.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fivefires.games.stalker.content.index import ITEM, STALKER, WEAPON
from fivefires.games.stalker.content.vocabulary import Item, Side, Use
from fivefires.games.stalker.rules.moving import SPACES
from fivefires.games.stalker.rules.questions import (
    Act,
    Do,
    Go,
    Knife,
    Loot,
    Reload,
    Shadow,
    Shoot,
    Sic,
    Sneak,
    TakeArtifact,
    UseGift,
    UseItem,
)
from fivefires.games.stalker.show.view import StalkerView
from fivefires.games.stalker.state import HIGH, LOW, Stalker
from fivefires.kit.experts import because

from .aims import way_ahead
from .plan import Plan, Stand, Way

# Worth of work at the objective, and of small favours; in spaces.
WORK = 9.0
FOCUS, BOLT, FIND, ARTIFACT = 0.7, 0.15, 0.9, 1.5
# How often the knife kills whoever has not seen it coming.
SILENT_KILLS = 0.55
# A look through a door or a window, before one goes in.
LOOK_IN = 0.3
# Medicine is not kept from one who has lost more than this.
LEAST_TREATED = 9
# A round of ammunition, and a grenade.
PER_ROUND, PER_GRENADE = 0.1, 0.5
# Of two ways that lead as far, the one in the shadows.
IN_SHADOW = 0.05
# To have rounds again, and more of them.
EMPTY, HALF_EMPTY = 2.5, 0.4
# With so few event cards left nothing is saved up.
LATE = 6
# Anomalies that go off on so many faces of ten are covered first.
RISKY = 3


def action(view: StalkerView, options: Sequence[Any], *, bold: bool = False) -> Any:
    plan = Plan(view, bold=bold)
    worths = [worth(plan, option) for option in options]
    best = max(range(len(options)), key=lambda at: worths[at])
    answer = options[best]
    if Act.BOLT in options and isinstance(answer, Go | Sneak) and _risk(plan) >= RISKY and plan.left > 1:
        return because(Act.BOLT, "advice-bolt")
    return explain(plan, answer)


def explain(plan: Plan, answer: Any) -> Any:
    """The answer, with its reason for whoever asks."""
    if isinstance(answer, Do):
        return because(answer, "advice-work")
    if isinstance(answer, Sneak | Shadow):
        return because(answer, "advice-sneak")
    if isinstance(answer, Go):
        hidden = not plan.watched >> plan.view.map.number[answer.space] & 1
        return because(answer, "advice-hidden" if hidden else "advice-dash")
    if isinstance(answer, Shoot):
        return because(answer, "advice-shoot")
    if isinstance(answer, Knife):
        return because(answer, "advice-knife")
    return because(answer, "advice-prepare") if answer is Act.PREPARE else answer


def _risk(plan: Plan) -> int:
    """Of ten faces, how many harm on the way ahead."""
    return max(plan.chances[space] for space in way_ahead(plan.view))


def worth(plan: Plan, option: Any) -> float:
    """Of one answer, with what is left of the turn."""
    view, here = plan.view, plan.here
    if isinstance(option, Go):
        return worth_of_go(plan, view.map.number[option.space])
    if isinstance(option, Shadow):
        return worth_of_shadow(plan, view.map.number[option.space])
    if isinstance(option, Sneak):
        there = view.map.number[option.space]
        risk = max(plan.risk[here.space], plan.risk[there])
        return plan.outlook(Stand(there, here.token, here.side), plan.left - 1) - risk + 0.05
    if isinstance(option, Do):
        return worth_of_deed(plan, option)
    if isinstance(option, Knife):
        return worth_of_knife(plan, option)
    if isinstance(option, Shoot):
        return worth_of_shot(plan, option)
    return worth_of_rest(plan, option)


def worth_of_shadow(plan: Plan, first: int, spaces: int = 0) -> float:
    """Unseen as far as the last space: only there somebody may look; Low or High lies as after any way (S-606)."""
    left = plan.left - (0 if spaces else 1)
    chased = plan.chased(plan.here.space)
    found = [
        plan.outlook(plan.in_shadow(way.stand.space), left) - way.risk - chased
        for way in plan.ways(plan.here, spaces or SPACES)
        if way.first == first
    ]
    return IN_SHADOW + max(found, default=-99.0)


def worth_of_go(plan: Plan, there: int, spaces: int = 0) -> float:
    """A Movement: to this space, or by it to a farther one."""
    ways = plan.ways(plan.here, spaces or plan.view.strides(plan.stalker))
    left = plan.left - (0 if spaces else 1)
    chased = plan.chased(plan.here.space)
    found = [
        plan.outlook(way.stand, left) - way.risk - chased + knife_from(plan, way, left)
        for way in ways
        if way.stand.space == there or (way.first == there and way.stand.side == HIGH)
    ]
    return max(found, default=-99.0)


def knife_from(plan: Plan, way: Way, left: int) -> float:
    """Whoever comes to an enemy unseen can use the knife."""
    if left < 1 or plan.bold:
        return 0.0
    space = way.stand.space
    for at, enemy in enumerate(plan.threat.enemies):
        if enemy.space == space and not way.seen >> at & 1:
            gain = plan.price * plan.threat.damage(at, space) + plan.enemy_less + 0.5 * plan.noticed
            return SILENT_KILLS * gain
    return 0.0


def worth_of_deed(plan: Plan, option: Do) -> float:
    """Work at the objective; other cards are left alone, but for a look into what one is about to enter."""
    here = plan.here
    left, loud, free = plan.view.deed(option.card, option.deed)
    if here.space not in plan.view.places or option.deed not in plan.view.mission.way:
        return plan.outlook(here, plan.left) + (LOOK_IN if free else -50.0)
    if loud and left > 1 and left > plan.left_in_round and not plan.hurried and here.side != HIGH:
        return plan.outlook(here, plan.left - 1) - 1.0  # what cannot be finished in this round is not begun
    stand = Stand(here.space, here.space, HIGH) if loud else here
    return WORK + plan.outlook(stand, plan.left - 1)


def worth_of_knife(plan: Plan, option: Knife) -> float:
    view, here = plan.view, plan.here
    odds = option.odds(view)
    enemy = view.enemy(option.enemy)
    if odds is None or enemy is None:
        return -99.0
    at = next(at for at, one in enumerate(plan.threat.enemies) if one.number == enemy.number)
    kills = odds.good / odds.total
    if plan.stalker.focus:
        kills = 1 - (1 - kills) * (1 - 0.7 * kills)
    gain = plan.price * plan.threat.damage(at, here.space) + plan.enemy_less
    return plan.outlook(here, plan.left - 1) + kills * gain


def worth_of_shot(plan: Plan, option: Shoot) -> float:
    """It tells everybody where one is; one enemy less, or one who lies low, is worth something."""
    view, here = plan.view, plan.here
    enemy = view.enemy(option.enemy)
    if enemy is None:
        return -99.0
    at = next(at for at, one in enumerate(plan.threat.enemies) if one.number == enemy.number)
    shot = next(shot for shot in plan.fire.shots if shot.id == option.shot)
    kills, pins = plan.fire.of_shot(shot, here.space, enemy)
    if enemy.pinned:
        pins = 0.0
    costs = 0 if shot.free else 1
    stand = here if shot.quiet else Stand(here.space, here.space, HIGH)
    gain = (kills + pins) * plan.harm_by(at, here.space) + kills * plan.enemy_less
    return plan.outlook(stand, plan.left - costs) + gain - PER_ROUND * shot.ammo


def worth_of_rest(plan: Plan, option: Any) -> float:
    """Gear, healing and waiting: what does no good is worth less than to do nothing."""
    view, me, here = plan.view, plan.stalker, plan.here
    idle = plan.outlook(here, plan.left)
    waiting = plan.outlook(here, plan.left - 1)
    hurt = lost(me)
    if isinstance(option, UseItem):
        return idle + worth_of_item(plan, option, hurt)
    if option is Act.LEAD_HEAL:
        return idle + (2.0 if hurt >= 2 else -1.0)
    if option is Act.LEAD_FOCUS:
        return idle + (1.5 if not me.focus else -1.0)
    if option is Act.DETECT:
        return idle + 0.5
    if option is Act.STAND_UP:
        return 99.0
    if isinstance(option, Loot):
        return waiting + (FIND if view.clock > 4 and not plan.watched >> here.space & 1 else -1.0)
    if isinstance(option, TakeArtifact):
        return waiting + ARTIFACT
    if isinstance(option, Reload):
        return (idle if me.focus else waiting) + worth_of_rounds(plan, option)
    if option is Act.PREPARE:
        return waiting + (FOCUS if not me.focus else 0.0) + BOLT
    if option is Act.DECOY:
        return waiting + worth_of_decoy(plan)
    if isinstance(option, Sic):
        return idle + plan.enemy_less
    if option is Act.COMPANION:
        return idle - 0.5
    if option is Act.RAPID or isinstance(option, UseGift):
        return idle - 1.0
    return idle if option is Act.END_TURN else idle - 2.0


def worth_of_rounds(plan: Plan, option: Reload) -> float:
    """An empty weapon is filled at once; one that is half empty when there is time.

    Who has Focus fills it for nothing: sooner, where magazines are left over, or the end is near.
    """
    weapon, left = WEAPON[option.weapon], plan.view.ammo(option.weapon) or 0
    spare = bool(plan.stalker.focus) and (plan.magazines(weapon.ammo) > 1 or plan.view.clock <= LATE)
    return EMPTY if left < 2 else HALF_EMPTY if spare or 2 * left <= weapon.capacity else -2.0


def lost(stalker: Stalker) -> int:
    return STALKER[stalker.id].hp - stalker.hp


def worth_of_item(plan: Plan, option: UseItem, hurt: int) -> float:
    """Less than nothing where it would be wasted."""
    item, me = ITEM[option.card], plan.stalker
    if item.use == Use.BLAST:
        return worth_of_blast(plan, item)
    if item.use == Use.SMOKE:
        return worth_of_smoke(plan, item)
    if item.use == Use.NOISE:
        return worth_of_decoy(plan) if plan.left == 0 else -1.0
    if item.use == Use.AID:
        hurt = max(hurt, *(lost(one) for one in plan.view.stalkers if one.space == me.space))
    good, gain = {
        Use.AID: (hurt >= item.amount or hurt > LEAST_TREATED, 4.0),
        Use.HEAL: (hurt >= item.amount or me.hp <= 5 < hurt, 4.0),
        Use.FLUSH: (me.dose >= 8, 2.0),
        Use.ENERGY: (plan.left == 0 and plan.worth(plan.here) < -plan.away[plan.here.space] - 2, 1.0),
        Use.CLEAN: (me.exposed, 1.0),
        Use.BOLTS: (not plan.bolts and bool(plan.view.fields()), 0.5),
    }[item.use]
    return gain if good else -1.0


def worth_of_blast(plan: Plan, item: Item) -> float:
    """It is an action, and draws everybody to where it bursts."""
    space, gain = plan.throw(item.amount, item.range)
    if gain <= 0:
        return -2.0
    here = plan.here
    noise = Stand(here.space, space, HIGH)
    return plan.outlook(noise, plan.left - 1) + gain - PER_GRENADE - plan.outlook(here, plan.left)


def worth_of_smoke(plan: Plan, item: Item) -> float:
    """Onto his own space, as the last thing in a turn, where somebody aims at it from afar."""
    space = plan.here.space
    away = plan.view.map.range[Side.HUMAN][space]
    if plan.left > 1 or any(away[enemy.space] <= item.range for enemy in plan.threat.enemies):
        return -2.0
    spared = plan.price * plan.threat.at_once(space)
    return plan.worth(plan.here) + spared - PER_GRENADE - plan.outlook(plan.here, plan.left)


def worth_of_decoy(plan: Plan) -> float:
    """Noise elsewhere, where the own Low would bring them here; it costs a bolt."""
    here = plan.here
    if here.side == HIGH or plan.left > 1:
        return -1.0
    return plan.decoy()[1] - plan.worth(here) - BOLT


# --- step by step -----------------------------------------------------------------------------------------------------


def go_on(view: StalkerView, options: Sequence[Any], *, bold: bool = False) -> Any:
    """On, as long as that is better than to stop here."""
    plan = Plan(view, bold=bold)
    walk = view.walk
    spaces = walk.left if walk is not None else 1
    here = plan.here
    if not plan.watched >> here.space & 1 and here.side != HIGH:
        here = Stand(here.space, here.space, LOW)
    stay = plan.outlook(here, plan.left)
    onward = worth_of_shadow if walk is not None and walk.shadow else worth_of_go
    ways = {option: onward(plan, view.map.number[option.space], spaces) for option in options if isinstance(option, Go)}
    best = max(ways, key=lambda option: ways[option], default=None)
    if best is not None and (Act.STOP not in options or ways[best] > stay + 0.01):
        return best
    return Act.STOP
