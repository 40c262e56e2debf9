"""An enemy's attack (S-498 to S-523): target, charge, facing, damage; and reactions after a stalker's turn."""

from __future__ import annotations

from fivefires.games.stalker.content.contacts import COMPANION
from fivefires.games.stalker.content.index import ENEMY
from fivefires.games.stalker.content.vocabulary import Manner, Part, Side, Twist
from fivefires.games.stalker.state import (
    NOBODY,
    Companion,
    Enemy,
    Reactions,
    Stalker,
    StalkerState,
    StalkerTable,
    Struck,
    Trace,
    Unit,
    enemy_of,
    map_of,
)
from fivefires.kernel import Beat, Prompt, message
from fivefires.kit.agenda import put_next
from fivefires.kit.bits import members
from fivefires.kit.underway import during

from . import (
    activation_order,
    anomalies,
    attention,
    board,
    closeness,
    companions,
    control,
    defence,
    marching,
    status,
    wounds,
)
from .questions import Foe, To, Who

ASK_TARGET = Prompt("ask-target", "S-501")
ASK_POUNCE = Prompt("ask-pounce", "S-642")

# Twists: 2 less for each space between, 4 more after at most one space (S-639, S-644).
SCATTER, MAUL = 2, 4
SHAMBLE_HARD = 8


# --- step 1: the target -----------------------------------------------------------------------------------------------


async def attack(
    table: StalkerTable, enemy: Enemy, more: int = 0, only: Stalker | None = None, *, why: str = "closest"
) -> None:
    """Against the closest stalker in sight, else the closest other target (S-501, S-502); without one it ends (S-503).

    A reaction has one target alone (S-519).
    """
    state = table.state
    target = only if only is not None else await choose(table, enemy)
    if target is None:
        return
    table.used(f"attack:{enemy.kind}")
    if not isinstance(target, Stalker):
        await against_other(table, enemy, target, more, why)
        return
    moved = await charge(table, enemy, target)
    if enemy_of(state, enemy.number) is not None:
        await against(table, enemy, target, more, moved, why)


async def choose(table: StalkerTable, enemy: Enemy) -> Unit | None:
    """The closest stalker in sight (S-501), else the closest other target (S-502, S-461), else nobody (S-503)."""
    state = table.state
    sight = board.sight_of(state, enemy)
    going = closeness.Going(state)
    near = (lambda one: going.steps(enemy, one.space), lambda one: going.corners(enemy, one.space))
    stalkers = [one for one in state.stalkers if one.space >= 0 and sight >> one.space & 1]
    if stalkers:
        return await closeness.the_closest(
            table, ASK_TARGET, stalkers, near, lambda one: Who(one.id), enemy=message(enemy.kind)
        )
    others: list[Unit] = [one for one in state.enemies if board.hostile(state, enemy, one) and sight >> one.space & 1]
    along = state.companion
    if along is not None and COMPANION[along.id].target and sight >> along.space & 1:  # S-461
        others.append(along)
    if others:
        return await closeness.the_closest(table, ASK_TARGET, others, near, name_target, enemy=message(enemy.kind))
    return None


def name_target(one: Unit) -> Foe | Who:
    return Foe(board.figure(one)) if isinstance(one, Enemy) else Who(one.id)


async def charge(table: StalkerTable, enemy: Enemy, target: Unit) -> int:
    """Toward the target unless it is within range 1 (S-504), uninterrupted, as far as its space (S-505, S-506).

    A snork jumps (S-642).
    """
    state, card = table.state, ENEMY[enemy.kind]
    if card.strike.manner != Manner.CHARGE or board.range_between(state, enemy, target.space) <= 1:
        return 0
    if card.strike.twist == Twist.POUNCE:
        return await pounce(table, enemy, target)
    path = await marching.plan(table, enemy, 1 << target.space, card.movement)
    moved, _ = await marching.walk(table, enemy, path, message("why-charge"), unstoppable=True)
    return moved


async def pounce(table: StalkerTable, enemy: Enemy, target: Unit) -> int:
    """On the target's space or next to it, over anomalies and fences (S-642); a trap there shuts (S-701)."""
    state, map = table.state, map_of(table.state)
    if board.has_room(state, map, target.space):
        space = target.space
    else:
        side = board.side_of(enemy)
        near = map.ground[side].near.of[target.space] & ~map.water & ~board.full_spaces(state, map)
        away = map.range[side][enemy.space]
        if not near:
            return 0
        space = await closeness.the_closest(
            table,
            ASK_POUNCE,
            members(near),
            (lambda one: away[one],),
            lambda one: To(map.names[one]),
            enemy=message(enemy.kind),
        )
    before, enemy.space = enemy.space, space
    state.traces.append(Trace(board.figure(enemy), (before, space)))
    marching.face_space(state, enemy, target.space)
    status.unexpose(table, enemy)
    anomalies.cover(state, enemy)
    if table.log is not None:
        names = (map.names[before], map.names[space])
        table.tell(
            "log-pounces",
            "S-642",
            beat=Beat("move", (board.figure(enemy),), names[1], names, weight=1, by=-1),
            enemy=message(enemy.kind),
        )
    attention.notice(table)
    await marching.spring_traps(table, enemy, [before, space])
    return map.range[Side.HUMAN][before][space]


# --- steps 2 to 4: facing, damage, defence ----------------------------------------------------------------------------


async def against(table: StalkerTable, enemy: Enemy, target: Stalker, more: int, moved: int, why: str) -> None:
    """It faces its target (S-508); out of range it deals no damage (S-507); it always hits (S-499)."""
    state, strike = table.state, ENEMY[enemy.kind].strike
    marching.face_space(state, enemy, target.space)
    attention.notice(table)
    away = board.range_between(state, enemy, target.space)
    if away > strike.range:
        table.tell("log-out-of-range", "S-507", enemy=message(enemy.kind), stalker=message(target.id))
        return
    damage = await damage_of(table, enemy, away, more, moved)
    if damage is not None:
        await strike_all(table, enemy, target, damage, why)


async def damage_of(table: StalkerTable, enemy: Enemy, away: int, more: int, moved: int) -> int | None:
    """As its card changes it, whoever the target is (S-500, S-509); nothing where it shambles on instead (S-643)."""
    strike = ENEMY[enemy.kind].strike
    damage = strike.damage + more
    if strike.twist == Twist.SHAMBLE:
        petals = anomalies.PETALS[table.roll(10)[0]]
        if petals == 1:
            await marching.advance(table, enemy, 1, unstoppable=True)
            return None
        damage += SHAMBLE_HARD - strike.damage if petals == 2 else 0
    elif strike.twist == Twist.SCATTER:
        damage -= SCATTER * max(0, away - 1)
    elif strike.twist == Twist.MAUL and moved <= 1:
        damage += MAUL
    return damage


def victims(state: StalkerState, enemy: Enemy, target: Unit) -> list[Unit]:
    """Some attacks hit every target on a space (S-519)."""
    if ENEMY[enemy.kind].strike.twist != Twist.SWEEP:
        return [target]
    along = state.companion
    others: list[Unit] = [
        *state.stalkers,
        *(one for one in state.enemies if board.hostile(state, enemy, one)),
        *([along] if along is not None and COMPANION[along.id].target else []),
    ]
    return [one for one in others if one.space == target.space]


async def strike_all(table: StalkerTable, enemy: Enemy, target: Unit, damage: int, why: str) -> None:
    """Stalkers defend themselves (S-511), enemies have thresholds (S-515), companions lose HP less cover (S-137)."""
    state = table.state
    for one in victims(state, enemy, target):
        if isinstance(one, Stalker):
            await hurt(table, enemy, one, damage, board.range_between(state, enemy, target.space), why)
        elif isinstance(one, Enemy):
            await maim(table, enemy, one, damage)
        else:
            cover = board.cover_for(state, one.space, enemy.space)
            companions.suffer(table, damage - cover, "S-461")


async def hurt(table: StalkerTable, enemy: Enemy, target: Stalker, damage: int, away: int, why: str) -> None:
    """One stalker is attacked: he may be protected, has cover (S-137, S-509), and defends himself (S-511)."""
    state = table.state
    state.traces.append(Trace(board.figure(enemy), (enemy.space, target.space), shot=True))
    if table.log is not None:
        names = map_of(state).names
        shot = (names[enemy.space], names[target.space])
        beat = Beat("attack", (board.figure(enemy), target.id), names[target.space], shot, weight=2, by=-1)
        table.tell(
            "log-attacks",
            "S-498",
            beat=beat,
            enemy=message(enemy.kind),
            stalker=message(target.id),
            damage=damage,
            why=message(f"why-{why}"),
        )
    event = Struck(enemy=enemy.number, stalker=target.number, damage=damage, range=away)
    lost = await defence.suffer(table, event, "S-510")
    await aftermath(table, enemy, state.stalkers[event.stalker], lost)


async def aftermath(table: StalkerTable, enemy: Enemy, victim: Stalker, lost: int) -> None:
    """What else the attack does (S-500): some of it only if HP were lost; a control card follows always (S-646)."""
    twist = ENEMY[enemy.kind].strike.twist
    if twist == Twist.HURL and lost:
        status.pin(table, victim, "S-500")
    elif twist == Twist.GNAW and lost:
        status.expose(table, victim, "S-500")
    elif twist == Twist.DRAIN and lost:
        enemy.lost = max(0, enemy.lost - 1)
    elif twist == Twist.CONTROL:
        await control.draw(table, victim)


# --- against other teams ----------------------------------------------------------------------------------------------


async def against_other(table: StalkerTable, enemy: Enemy, target: Enemy | Companion, more: int, why: str) -> None:
    """By the same steps, but an enemy has no defence, nor has a companion (S-461, S-515, S-588)."""
    state = table.state
    moved = await charge(table, enemy, target)
    here = state.companion is target if isinstance(target, Companion) else enemy_of(state, target.number) is not None
    if enemy_of(state, enemy.number) is None or not here:
        return
    marching.face_space(state, enemy, target.space)
    attention.notice(table)
    away = board.range_between(state, enemy, target.space)
    if away > ENEMY[enemy.kind].strike.range:
        return
    damage = await damage_of(table, enemy, away, more, moved)
    if damage is not None:
        event = Struck(enemy=enemy.number, stalker=NOBODY, damage=damage, range=away)
        await during(state.events, event, table.at(event, defence.TARGETED))  # S-635
        await strike_all(table, enemy, target, damage, why)


async def maim(table: StalkerTable, enemy: Enemy, target: Enemy, damage: int) -> None:
    """The damage, less cover, counts as ★ against the torso (S-515); if it survives both face each other (S-517)."""
    state = table.state
    stars = damage - board.cover_for(state, target.space, enemy.space)
    await wounds.hit(table, target, Part.TORSO, stars, enemy.space, "S-515")
    if enemy_of(state, target.number) is not None:
        marching.face_space(state, target, enemy.space)
        attention.notice(table)


# --- reactions --------------------------------------------------------------------------------------------------------


async def react(table: StalkerTable, to_do: Reactions) -> None:
    """After a stalker's turn every enemy that sees him attacks him, the closest first (S-518 to S-520, S-571).

    One that is Pinned loses that instead (S-440).
    """
    state = table.state
    stalker = state.stalkers[to_do.stalker]
    able = [enemy for enemy in board.watchers(state, stalker.space) if enemy.number not in to_do.done]
    if not able:
        return
    enemy = await activation_order.first(table, able, [stalker.space])
    put_next(state.agenda, Reactions(to_do.stalker, (*to_do.done, enemy.number)))
    if enemy.pinned:
        status.unpin(table, enemy)
        table.tell("log-unpinned", "S-440", enemy=message(enemy.kind))
    else:
        await attack(table, enemy, only=stalker, why="reaction")
