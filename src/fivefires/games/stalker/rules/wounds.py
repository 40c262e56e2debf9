"""What enemies suffer (S-408 to S-426, S-445 to S-448): thresholds, wound cards, death."""

from __future__ import annotations

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.index import WOUND
from fivefires.games.stalker.content.vocabulary import EnemyCard, Hit, On, Part, Threshold
from fivefires.games.stalker.state import Enemy, StalkerTable, enemy_of, lead_seat, map_of
from fivefires.kernel import Beat, Prompt, message
from fivefires.kit.agenda import forget
from fivefires.kit.bits import members
from fivefires.kit.choosing import one_option

from . import board, environment, loot, pushing, status
from .questions import To

ASK_AWAY = Prompt("ask-away", "S-416")


def thresholds(card: EnemyCard, part: Part) -> tuple[Threshold, ...]:
    """Each body part has its own (S-387, S-471)."""
    return card.head if part == Part.HEAD and card.head else card.torso


def reached(card: EnemyCard, part: Part, stars: int) -> Threshold | None:
    """Only the highest that was reached takes effect (S-396)."""
    best = None
    for threshold in thresholds(card, part):
        if stars >= threshold.stars and (best is None or threshold.stars > best.stars):
            best = threshold
    return best


async def hit(table: StalkerTable, enemy: Enemy, part: Part, stars: int, source: int, rule: str) -> bool:
    """Compare the ★ with the thresholds and do what is reached, from left to right (S-396, S-400, S-515).

    False is a miss (S-399, S-516).
    """
    threshold = reached(board.card_of(enemy), part, stars)
    if threshold is None:
        table.tell("log-misses", "S-399", enemy=message(enemy.kind))
        return False
    for effect in threshold.hits:
        if enemy_of(table.state, enemy.number) is None:
            break
        if effect == Hit.KILL:
            lose(table, enemy, board.card_of(enemy).hp, rule)
        elif effect == Hit.LOSE:
            lose(table, enemy, 1, rule)  # Exposed changes nothing about it (S-448)
        else:
            await wound(table, enemy, source, heavy=effect == Hit.HEAVY, rule=rule)
    return True


async def wound(table: StalkerTable, enemy: Enemy, source: int, *, heavy: bool, rule: str) -> None:
    """One who is Exposed suffers more (S-445, S-446); else a wound card is drawn and applied (S-398, S-411)."""
    pinned, exposed = enemy.pinned, status.unexpose(table, enemy)
    if exposed and heavy:
        lose(table, enemy, 2, "S-446")
        return
    heavy = heavy or exposed
    if not table.pile(piles.WOUNDS):  # S-421
        table.move_all(piles.WOUND_DISCARDS, piles.WOUNDS)
        table.shuffle(piles.WOUNDS)
    card = table.draw(piles.WOUNDS, piles.WOUND_DISCARDS)[0]
    result = WOUND[card].heavy if heavy else WOUND[card].light
    table.used(f"wound:{result}")
    table.tell("log-wounded", rule, enemy=message(enemy.kind), wound=message("wound-heavy" if heavy else "wound-light"))
    await apply(table, enemy, result, source, pinned=pinned, exposed=exposed)


async def apply(table: StalkerTable, enemy: Enemy, result: int, source: int, *, pinned: bool, exposed: bool) -> None:
    """The six results (S-412, S-413, S-415, S-418, S-419, S-420).

    `pinned` and `exposed` are as they were when it was wounded; the old Exposed is gone by now (S-414).
    """
    if result in (1, 2) or (result == 3 and not pinned):
        status.pin(table, enemy, "S-412")
    if result == 2 or (result == 5 and not exposed):
        status.expose(table, enemy, "S-413")
    if result == 3 and pinned:
        await push_away(table, enemy, source)
    if result in (4, 6) or (result == 5 and exposed):
        lose(table, enemy, 1, "S-418")
    if result == 6:
        table.move_all(piles.WOUND_DISCARDS, piles.WOUNDS)
        table.shuffle(piles.WOUNDS)


async def push_away(table: StalkerTable, enemy: Enemy, source: int) -> None:
    """One space farther from the attacker, or from the centre of an anomaly (S-416, S-417); else it stays."""
    state, map = table.state, map_of(table.state)
    away = map.range[board.side_of(enemy)]
    near = map.ground[board.side_of(enemy)].steps.of[enemy.space] & ~board.full_spaces(state, map, enemy)
    farther = [space for space in members(near) if away[source][space] > away[source][enemy.space]]
    if farther:
        spaces = [To(map.names[space]) for space in farther]
        answer = await one_option(table, lead_seat(state), ASK_AWAY, spaces, enemy=message(enemy.kind))
        pushing.shove_enemy(table, enemy, map.number[answer.space], "S-416")


def lose(table: StalkerTable, enemy: Enemy, points: int, rule: str) -> None:
    """HP that are lost stay marked on it (S-422); at 0 it dies (S-423)."""
    enemy.lost += points
    if enemy.lost >= board.card_of(enemy).hp:
        die(table, enemy, rule)
    else:
        table.tell("log-enemy-loses", rule, enemy=message(enemy.kind), points=points)


def die(table: StalkerTable, enemy: Enemy, rule: str) -> None:
    """Its standee goes back to the supply (S-423); a human leaves loot, whoever killed it (S-424, S-426).

    Cards may wait for it (S-704).
    """
    state = table.state
    card = board.card_of(enemy)
    if table.log is not None:
        beat = Beat("kill", about=(board.figure(enemy),), at=map_of(state).names[enemy.space], weight=2)
        table.tell("log-enemy-dies", rule, beat=beat, enemy=message(enemy.kind))
    table.used(f"killed:{enemy.kind}")
    status.unpin(table, enemy)
    status.unexpose(table, enemy)
    state.enemies[:] = [other for other in state.enemies if other.number != enemy.number]
    table.shift(card.standee, 1, piles.MAP, piles.beside(enemy.kind))
    forget(state.agenda, lambda to_do: getattr(to_do, "enemy", None) == enemy.number)
    if card.human:
        loot.leave(table, enemy.space)
    environment.happens(table, On.SLAIN, enemy.kind)
