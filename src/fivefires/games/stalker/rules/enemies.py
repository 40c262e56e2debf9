"""Enemy activation (S-451 to S-466): a card is drawn, and its points are carried out enemy by enemy.

One enemy's activation is one step: the point under way stands on the agenda with those who have acted in it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content import vocabulary as v
from fivefires.games.stalker.content.contacts import COMPANION
from fivefires.games.stalker.content.index import ENEMY, HIGH, POINTS
from fivefires.games.stalker.content.terrain import Terrain
from fivefires.games.stalker.state import HIGH as RED
from fivefires.games.stalker.state import (
    NOWHERE,
    Activation,
    Beckoning,
    Enemy,
    StalkerState,
    StalkerTable,
    enemy_of,
    map_of,
)
from fivefires.kernel import Beat, face_of, message
from fivefires.kit.agenda import put_next
from fivefires.kit.bits import bits, members

from . import activation_order, attention, board, bottoms, closeness, harm, marching, status, striking

CHOMP = 3
PLEADING = 2


# --- the card ---------------------------------------------------------------------------------------------------------


def draw(table: StalkerTable, *, only: tuple[int, ...] = (), low: bool = False, rule: str = "S-452") -> None:
    """A high card if a High is on the map, else a low one (S-452), of which one part holds (S-457).

    Drawn for another reason it is for some enemies alone, and without its bottom part (S-206, S-293, S-456).
    """
    state = table.state
    high = attention.any_high(state) and not low
    deck, discards = (piles.HIGH, piles.HIGH_DISCARDS) if high else (piles.LOW, piles.LOW_DISCARDS)
    if not table.pile(deck):  # S-466
        table.move_all(discards, deck)
        table.shuffle(deck)
    drawn = table.draw(deck, discards)[0]
    card = face_of(drawn)
    table.used(f"activation:{card}")
    table.tell("log-card", rule, beat=Beat("card", about=(drawn,), weight=2, by=-1), card=message(card))
    if not high:
        card += ".low" if attention.tokens(state) else ".none"
    put_next(state.agenda, Activation(card, 0, only=only, whole=not only))


async def activate(table: StalkerTable, to_do: Activation) -> None:
    """The next enemy in the present point, or the next point that has one, or the bottom part (S-453, S-458)."""
    state = table.state
    points = POINTS[to_do.card]
    point, done = to_do.point, to_do.done
    while point < len(points):
        able = acting(state, points[point], done, to_do.only)
        if able:
            enemy = await activation_order.first(table, able, interest(state))
            going_on = Activation(to_do.card, point, (*done, enemy.number), to_do.only, to_do.whole)
            put_next(state.agenda, going_on)
            await DEEDS[type(points[point].do)](table, enemy, points[point].do)
            return
        point, done = point + 1, ()
    if to_do.whole and to_do.card in HIGH:
        await bottoms.BOTTOMS[HIGH[to_do.card].bottom](table)


def acting(state: StalkerState, point: v.Point, done: tuple[int, ...], only: tuple[int, ...]) -> list[Enemy]:
    """Who is named (S-458, S-459) and not Pinned (S-441, S-442), and has not acted in this point."""
    if point.most and len(done) >= state.size + point.most:
        return []
    return [
        enemy
        for enemy in state.enemies
        if not enemy.pinned
        and enemy.number not in done
        and (not only or enemy.number in only)
        and (not point.colours or board.team_of(state, enemy).colour in point.colours)
    ]


def interest(state: StalkerState) -> list[int]:
    """The points of interest: attention on the map, or else the lead stalker (S-454)."""
    return members(attention.tokens(state)) or [state.stalkers[state.lead].space]


# --- what points say --------------------------------------------------------------------------------------------------


async def go(table: StalkerTable, enemy: Enemy, deed: v.Go) -> None:
    """Its own movement, or the number on the card even if that is higher (S-469)."""
    goals = goals_of(table.state, enemy, deed.goal)
    if goals:
        spaces = deed.spaces or ENEMY[enemy.kind].movement
        why = message(f"why-{deed.goal}")
        await marching.move(table, enemy, goals, spaces, why=why, unstoppable=deed.unstoppable)


def goals_of(state: StalkerState, enemy: Enemy, goal: v.Goal) -> int:
    """Where a card sends it (S-663 to S-665); mutants go to the carcass as long as no High draws them away (S-702)."""
    map = map_of(state)
    if state.carcass != NOWHERE and not ENEMY[enemy.kind].human and not attention.any_high(state):
        return 1 << state.carcass
    if goal in (v.Goal.HIGH, v.Goal.ATTENTION):
        found = attention.tokens(state, RED) if goal == v.Goal.HIGH else 0
        spaces = members(found or attention.tokens(state))
        return bits(closeness.closest_spaces(state, enemy, spaces))
    if goal == v.Goal.ROOM:
        room = map.rooms.of[enemy.space]
        return map.indoor & ~(map.rooms.spaces[room] if room >= 0 else 0)
    if goal == v.Goal.FREE_ROOM:
        return bits(s for room in map.rooms.spaces if not room & of_its_colour(state, enemy) for s in members(room))
    if goal == v.Goal.CORNER:
        return covered(map) & ~of_its_colour(state, enemy)
    return covered(map) & ~seen_by_targets(state, enemy) if board.sees_target(state, enemy) else 0


def covered(map: Terrain) -> int:
    return bits(space for space, cover in enumerate(map.cover) if cover)


def of_its_colour(state: StalkerState, enemy: Enemy) -> int:
    """The spaces with enemies of its colour, its own among them."""
    colour = board.team_of(state, enemy).colour
    return bits(one.space for one in state.enemies if board.team_of(state, one).colour == colour)


def seen_by_targets(state: StalkerState, enemy: Enemy) -> int:
    """What those see whom this enemy may target (S-460, S-461)."""
    found = 0
    for stalker in state.stalkers:
        found |= board.view_from(state, stalker.space)
    for other in state.enemies:
        if board.hostile(state, enemy, other):
            found |= board.sight_of(state, other)
    along = state.companion
    if along is not None and COMPANION[along.id].target:
        found |= board.view_from(state, along.space)
    return found


async def advance(table: StalkerTable, enemy: Enemy, deed: v.Advance) -> None:
    await marching.advance(table, enemy, deed.spaces or ENEMY[enemy.kind].movement)


async def attack(table: StalkerTable, enemy: Enemy, deed: v.Attack) -> None:
    """The card may change the damage, for all or for a colour (S-462)."""
    colour = board.team_of(table.state, enemy).colour
    more = deed.all + sum(by for one, by in deed.more if one == colour)
    await striking.attack(table, enemy, more)


async def look_around(table: StalkerTable, enemy: Enemy, deed: v.LookAround) -> None:
    marching.look_around(table, enemy)


async def beckon(table: StalkerTable, enemy: Enemy, deed: v.Beckon) -> None:
    """Attention that it sees goes toward its owner (S-465)."""
    state = table.state
    sight = board.sight_of(state, enemy)
    for stalker in state.stalkers:
        if stalker.attention and sight >> stalker.noticed & 1:
            attention.beckon(table, stalker, deed.spaces, "S-465")


async def beckoned(table: StalkerTable, to_do: Beckoning) -> None:
    """After a Decoy each token that one of them sees goes one space, however many see it (S-294)."""
    state = table.state
    sight = 0
    for enemy in state.enemies:
        if enemy.number in to_do.enemies:
            sight |= board.sight_of(state, enemy)
    for stalker in state.stalkers:
        if stalker.attention and sight >> stalker.noticed & 1:
            attention.beckon(table, stalker, 1, "S-294")


async def special(table: StalkerTable, enemy: Enemy, deed: v.DoSpecial) -> None:
    """If it has one (S-464, S-474)."""
    kind = ENEMY[enemy.kind].special
    if kind:
        table.used(f"special:{enemy.kind}")
        await SPECIALS[kind](table, enemy)


async def withdraw(table: StalkerTable, enemy: Enemy) -> None:
    """Toward the closest space that no target sees, uninterrupted; then it looks back (S-640)."""
    state = table.state
    hidden = ~seen_by_targets(state, enemy) & ((1 << len(map_of(state).names)) - 1) & ~map_of(state).water
    why = message("why-withdraw")
    if not await marching.move(table, enemy, hidden, ENEMY[enemy.kind].movement, why=why, unstoppable=True):
        return
    if enemy_of(state, enemy.number) is not None:
        marching.look_back(table, enemy)


async def shuffle_on(table: StalkerTable, enemy: Enemy) -> None:
    """Advance 1, whomever it sees (S-643)."""
    await marching.advance(table, enemy, 1, unstoppable=True)


async def chomp(table: StalkerTable, enemy: Enemy) -> None:
    """Each stalker within range 1 loses 3 HP (S-648)."""
    for stalker in table.state.stalkers:
        if board.range_between(table.state, enemy, stalker.space) <= 1:
            await harm.lose_hp(table, stalker, CHOMP, "S-648")


async def howl(table: StalkerTable, enemy: Enemy) -> None:
    """All attention on the map goes 1 space toward its owner (S-708)."""
    for stalker in table.state.stalkers:
        attention.beckon(table, stalker, 1, "S-708")


async def stomp(table: StalkerTable, enemy: Enemy) -> None:
    """The ground shakes: each stalker within range 1 is Pinned (S-709)."""
    for stalker in table.state.stalkers:
        if board.range_between(table.state, enemy, stalker.space) <= 1:
            status.pin(table, stalker, "S-709")


async def unnerve(table: StalkerTable, enemy: Enemy) -> None:
    """Each stalker it sees loses Focus, or becomes Exposed without it (S-710)."""
    sight = board.sight_of(table.state, enemy)
    for stalker in table.state.stalkers:
        if sight >> stalker.space & 1:
            if stalker.focus:
                status.spend_focus(table, stalker)
            else:
                status.expose(table, stalker, "S-710")


async def beg(table: StalkerTable, enemy: Enemy) -> None:
    """It cries for help: High for each stalker within range 2 (S-711)."""
    for stalker in table.state.stalkers:
        if board.range_between(table.state, enemy, stalker.space) <= PLEADING:
            attention.place_high(table, stalker, stalker.space, "S-711")


SPECIALS: dict[v.Special, Callable[[StalkerTable, Enemy], Awaitable[None]]] = {
    v.Special.WITHDRAW: withdraw,
    v.Special.SHUFFLE: shuffle_on,
    v.Special.CHOMP: chomp,
    v.Special.HOWL: howl,
    v.Special.STOMP: stomp,
    v.Special.UNNERVE: unnerve,
    v.Special.BEG: beg,
}

DEEDS: dict[type[v.Deed], Callable[[StalkerTable, Enemy, Any], Awaitable[None]]] = {
    v.Go: go,
    v.Advance: advance,
    v.Attack: attack,
    v.LookAround: look_around,
    v.DoSpecial: special,
    v.Beckon: beckon,
}
