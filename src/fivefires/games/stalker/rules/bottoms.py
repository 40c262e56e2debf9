"""The bottom parts of high activation cards (S-456, S-660 to S-662)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from fivefires.games.stalker.content.index import ENEMY
from fivefires.games.stalker.content.vocabulary import Bottom, Part, Side
from fivefires.games.stalker.state import HIGH, NOBODY, Closest, StalkerTable, Struck, map_of
from fivefires.kit.agenda import put_next

from . import attention, board, defence, harm, status, wounds

GRENADE = 6


async def nothing(table: StalkerTable) -> None:
    """Not every card has one."""


async def expose_enemies(table: StalkerTable) -> None:
    """Swarming: enemies whom a stalker sees become Exposed (S-660)."""
    state = table.state
    seen = 0
    for stalker in state.stalkers:
        seen |= board.view_from(state, stalker.space)
    for enemy in state.enemies:
        if seen >> enemy.space & 1:
            status.expose(table, enemy, "S-660")


async def expose_seen(table: StalkerTable) -> None:
    """Stalkers whom an enemy sees become Exposed."""
    for stalker in table.state.stalkers:
        if board.is_watched(table.state, stalker):
            status.expose(table, stalker, "S-456")


async def grenade(table: StalkerTable) -> None:
    """Fire in the Hole!: 6 damage where attention lies 1 or 2 away from a human and no human is (S-661).

    Stalkers there may defend themselves; to enemies it is an attack at the torso.
    """
    state = table.state
    away = map_of(state).range[Side.HUMAN]
    humans = [enemy.space for enemy in state.enemies if ENEMY[enemy.kind].human]
    spaces = []
    for stalker in state.stalkers:
        space = stalker.noticed
        near = stalker.attention and space not in humans and any(away[human][space] <= 2 for human in humans)
        if near and space not in spaces:
            spaces.append(space)
    for space in spaces:
        for stalker in state.stalkers:
            if stalker.space == space:
                event = Struck(enemy=NOBODY, stalker=stalker.number, damage=GRENADE)
                await defence.suffer(table, event, "S-661")
        for enemy in board.enemies_at(state, space):
            await wounds.hit(table, enemy, Part.TORSO, GRENADE, space, "S-661")


async def pin_crossfire(table: StalkerTable) -> None:
    """Assault: stalkers in range and sight of two humans become Pinned (S-662)."""
    state = table.state
    for stalker in state.stalkers:
        shooters = [
            enemy
            for enemy in board.watchers(state, stalker.space)
            if ENEMY[enemy.kind].human
            and board.range_between(state, enemy, stalker.space) <= ENEMY[enemy.kind].strike.range
        ]
        if len(shooters) >= 2:
            status.pin(table, stalker, "S-662")


async def reinforce(table: StalkerTable) -> None:
    """The unknown token closest to the lead stalker is resolved."""
    put_next(table.state.agenda, Closest())


async def call_in(table: StalkerTable) -> None:
    """Each High goes to its owner."""
    for stalker in table.state.stalkers:
        if stalker.attention == HIGH:
            attention.beckon(table, stalker, len(map_of(table.state).names), "S-456")


async def rattle(table: StalkerTable) -> None:
    """Stalkers in sight lose Focus, or 1 HP without it."""
    for stalker in table.state.stalkers:
        if board.is_watched(table.state, stalker):
            if stalker.focus:
                status.spend_focus(table, stalker)
            else:
                await harm.lose_hp(table, stalker, 1, "S-456")


BOTTOMS: dict[Bottom, Callable[[StalkerTable], Awaitable[None]]] = {
    Bottom.NONE: nothing,
    Bottom.EXPOSE_ENEMIES: expose_enemies,
    Bottom.EXPOSE_SEEN: expose_seen,
    Bottom.GRENADE: grenade,
    Bottom.PIN_CROSSFIRE: pin_crossfire,
    Bottom.REINFORCE: reinforce,
    Bottom.CALL: call_in,
    Bottom.RATTLE: rattle,
}
