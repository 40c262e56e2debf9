"""Companions (S-056, S-585 to S-591): who goes along acts by what stalkers do in their turns."""

from __future__ import annotations

from typing import Final

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.contacts import COMPANION
from fivefires.games.stalker.content.scripts import Trick
from fivefires.games.stalker.content.terrain import Terrain
from fivefires.games.stalker.content.vocabulary import Part, Side
from fivefires.games.stalker.state import NOWHERE, Companion, Enemy, Stalker, StalkerState, StalkerTable, map_of
from fivefires.kernel import Beat, Prompt, message
from fivefires.kit.bits import members

from . import anomalies, attention, board, dice, marching, status, wounds
from .questions import Act, Send, Sic

ASK_SEND = Prompt("ask-send", "S-589")

# Each of its actions works once in a stalker's turn.
SENT, SICCED = "sent", "sicced"
# What a window is to a companion: looked through, not walked through (S-125).
SIDE: Final = Side.PSIONIC


# --- coming and going -------------------------------------------------------------------------------------------------


def come_along(table: StalkerTable) -> None:
    """It starts with the stalkers (S-589), with the HP of its card; there is only one (S-056)."""
    state = table.state
    card = COMPANION.get(state.zone.companion)
    if card is not None:
        space = state.stalkers[0].space
        if not board.has_room(state, map_of(state), space):
            near = map_of(state).ground[SIDE].steps.of[space] & ~board.full_spaces(state, map_of(state))
            space = next(iter(members(near)), space)
        state.companion = Companion(card.id, space, card.hp)
        anomalies.cover(state, state.companion)
        if card.trick == Trick.HOLD:
            move_dog(table, piles.SUPPLY, piles.MAP)


def move_dog(table: StalkerTable, source: str, target: str) -> None:
    """The figure on the map, and the token on the card."""
    for token in ("dog-figure", "dog-token"):
        table.shift(token, 1, source, target)


def suffer(table: StalkerTable, points: int, rule: str) -> None:
    """It loses HP. At 0 it flees, which does not fail the mission (S-588)."""
    state = table.state
    one = state.companion
    if one is None or points <= 0:
        return
    one.hp = max(0, one.hp - points)
    table.tell("log-companion-loses", rule, companion=message(one.id), points=points)
    if not one.hp:
        if COMPANION[one.id].trick == Trick.HOLD:
            move_dog(table, piles.MAP, piles.SUPPLY)
        state.companion = None
        table.used(f"fled:{one.id}")
        table.tell("log-flees", "S-588", beat=Beat("flees", about=(one.id,), weight=1), companion=message(one.id))


# --- what it can do ---------------------------------------------------------------------------------------------------


def actions(state: StalkerState, stalker: Stalker) -> list[Act | Sic]:
    """What side b of its card lets a stalker do in his turn (S-589), each once and free (S-723)."""
    one = state.companion
    if one is None:
        return []
    found: list[Act | Sic] = []
    if SENT not in stalker.used and reach(state, map_of(state), one):
        found.append(Act.COMPANION)
    if SICCED not in stalker.used:
        found += [Sic(COMPANION[one.id].trick, board.figure(enemy)) for enemy in prey(state, one)]
    return found


def reach(state: StalkerState, map: Terrain, one: Companion) -> int:
    """Through full spaces, but not past enemies (S-590, S-591); it does not end on a full space (S-112)."""
    wave = seen = 1 << one.space
    enemies = board.enemy_spaces(state)
    for _ in range(COMPANION[one.id].moves):
        wave = map.ground[SIDE].steps.image(wave & ~enemies | wave & 1 << one.space) & ~seen
        seen |= wave
    return seen & ~(1 << one.space) & ~board.full_spaces(state, map, one)


def prey(state: StalkerState, one: Companion) -> list[Enemy]:
    """Whom its card lets it target (S-587): on its space, or in sight, in all four directions (S-167), and in range."""
    card = COMPANION[one.id]
    if card.trick == Trick.HOLD:
        return [enemy for enemy in board.enemies_at(state, one.space) if not enemy.pinned]
    seen = board.view_from(state, one.space)
    return [
        enemy
        for enemy in state.enemies
        if seen >> enemy.space & 1 and board.range_between(state, one, enemy.space) <= card.range
    ]


async def send(table: StalkerTable, stalker: Stalker, answer: Act) -> None:
    """It moves by the shortest way, without radiation (S-150); anomalies follow (S-569)."""
    state, map = table.state, map_of(table.state)
    one = state.companion
    assert one is not None
    stalker.used.append(SENT)
    spaces = [Send(map.names[space]) for space in members(reach(state, map, one))]
    chosen = await table.ask(stalker.seat, ASK_SEND, spaces, companion=message(one.id))
    table.used("companion:sent")
    way = path(state, map, one, map.number[chosen.space])
    one.covers = NOWHERE
    board.look_after(state, one, way[1])
    one.space = way[-1]
    if table.log is not None:
        names = tuple(map.names[space] for space in way)
        beat = Beat("move", about=(one.id,), at=names[-1], path=names)
        table.tell("log-companion-moves", "S-589", beat=beat, companion=message(one.id))
    attention.notice(table)
    await anomalies.touched(table, one, way)


def path(state: StalkerState, map: Terrain, one: Companion, goal: int) -> list[int]:
    """The spaces of a shortest way on which it meets no enemy before the end (S-590)."""
    enemies = board.enemy_spaces(state)
    came = {one.space: one.space}
    front = [one.space]
    while goal not in came:
        front = [
            there
            for here in front
            if here == one.space or not enemies >> here & 1
            for there in map.ground[SIDE].ways[here]
            if came.setdefault(there, here) == here and there != one.space
        ]
    found = [goal]
    while found[-1] != one.space:
        found.append(came[found[-1]])
    return found[::-1]


async def sic(table: StalkerTable, stalker: Stalker, answer: Sic) -> None:
    """The dog holds an enemy, the scout shoots at the torso (S-587); neither places attention (S-586).

    Whoever was shot at and lives turns to the scout, and may notice somebody then (S-402, S-316).
    """
    state = table.state
    one = state.companion
    assert one is not None
    card = COMPANION[one.id]
    enemy = next(enemy for enemy in state.enemies if board.figure(enemy) == answer.enemy)
    stalker.used.append(SICCED)
    table.used(f"companion:{card.trick}")
    table.tell("log-sic", "S-587", companion=message(one.id), enemy=message(enemy.kind))
    if card.trick == Trick.HOLD:
        status.pin(table, enemy, "S-587")
        return
    cover = board.cover_for(state, enemy.space, one.space)
    stars = dice.stars_of(dice.roll(table, card.dice)) - cover
    await wounds.hit(table, enemy, Part.TORSO, stars, one.space, "S-587")
    if any(other is enemy for other in state.enemies):
        marching.face_space(state, enemy, one.space)
        attention.notice(table)
