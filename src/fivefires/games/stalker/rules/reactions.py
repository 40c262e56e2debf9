"""What answers an attack, and costs no action (S-302, S-304): Palkan steps in, Salavina dodges, artifacts flare."""

from __future__ import annotations

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.vocabulary import Gift, Knack, Side
from fivefires.games.stalker.state import NOBODY, Stalker, StalkerState, StalkerTable, Struck, Walk, enemy_of, map_of
from fivefires.kernel import Reaction
from fivefires.kit.grids import way

from . import anomalies, board, defence, gear, harm, moving, pushing, status

INTERCEPT_RANGE = 2
SLIME_DOSE = 3
STONE_FLOWER_DICE = 2
# By petals of the anomaly die (S-610).
DODGE_STARS = {1: 4, 4: 2}
DODGE_HALVES, DODGE_PINS = 2, 3


# --- stepping in (S-608) ----------------------------------------------------------------------------------------------


def bodyguards(state: StalkerState, event: Struck) -> list[tuple[int, str]]:
    """Within range 2 of another stalker who is attacked, and able to get there."""
    if event.stalker == NOBODY:
        return []
    target = state.stalkers[event.stalker]
    found = []
    for stalker in state.stalkers:
        if stalker is target or event.enemy == NOBODY or stalker.pinned or not defence.has(stalker, Knack.BODYGUARD):
            continue
        path = way_to(state, stalker, target.space)
        if path is not None and len(path) <= INTERCEPT_RANGE and (not path or finds_room(state, stalker, path)):
            found.append((stalker.seat, stalker.id))
    return found


def way_to(state: StalkerState, stalker: Stalker, space: int) -> tuple[int, ...] | None:
    """Round enemies, who would stop him (S-254)."""
    enemies = board.enemy_spaces(state) & ~(1 << space)
    return way(map_of(state).ground[Side.HUMAN], stalker.space, 1 << space, enemies)


def finds_room(state: StalkerState, stalker: Stalker, path: tuple[int, ...]) -> bool:
    """Where it is full he pushes somebody, as after any movement (S-257)."""
    map = map_of(state)
    came = path[-2] if len(path) > 1 else stalker.space
    return board.has_room(state, map, path[-1]) or bool(pushing.pushes(state, map, stalker, path[-1], came))


async def step_in(table: StalkerTable, seat: int, event: Struck, source: str) -> None:
    """He moves there by all rules of movement and becomes the target, with 1 ★ in defence.

    What the artifacts of whom he protects have added stays with them.
    """
    state = table.state
    stalker = next(one for one in state.stalkers if one.id == source)
    goal = state.stalkers[event.stalker].space
    path = way_to(state, stalker, goal) or ()
    walk = Walk(stalker.number, 0, [stalker.space])
    for space in path:
        if not await moving.step(table, stalker, walk, space):
            break
    if path:
        await moving.arrive(table, stalker, walk)
    if stalker.space == goal:
        event.stalker, event.extra = stalker.number, 0
        event.stars += 1


# --- dodging (S-610) --------------------------------------------------------------------------------------------------


def dodgers(state: StalkerState, event: Struck) -> list[tuple[int, str]]:
    stalker = state.stalkers[event.stalker]
    able = stalker.focus and event.enemy != NOBODY and event.range <= 1 and defence.has(stalker, Knack.DODGE)
    return [(stalker.seat, stalker.id)] if able else []


async def dodge(table: StalkerTable, seat: int, event: Struck, source: str) -> None:
    status.spend_focus(table, table.state.stalkers[event.stalker])
    petals = anomalies.PETALS[table.roll(10)[0]]
    if petals == DODGE_HALVES:
        event.halved = True
    elif petals == DODGE_PINS:
        enemy = enemy_of(table.state, event.enemy)
        if enemy is not None:
            status.pin(table, enemy, "S-610")
    else:
        event.stars += DODGE_STARS[petals]


# --- artifacts --------------------------------------------------------------------------------------------------------


def _bearer(state: StalkerState, event: Struck, gift: Gift) -> list[tuple[int, str]]:
    if event.stalker == NOBODY:
        return []
    stalker = state.stalkers[event.stalker]
    card = gear.carrier_of(state, stalker, gift)
    return [(stalker.seat, card)] if card else []


def flowers(state: StalkerState, event: Struck) -> list[tuple[int, str]]:
    return _bearer(state, event, Gift.STONE_FLOWER) if event.enemy != NOBODY else []


async def flower(table: StalkerTable, seat: int, event: Struck, source: str) -> None:
    """2 dice more in defence, then Pinned (S-634)."""
    event.extra += STONE_FLOWER_DICE
    status.pin(table, table.state.stalkers[event.stalker], "S-634")


def slimes(state: StalkerState, event: Struck) -> list[tuple[int, str]]:
    """Whoever has one and is close to the attacker, whomever that attacks, be it an enemy or a companion (S-635)."""
    enemy = enemy_of(state, event.enemy)
    if enemy is None:
        return []
    return [
        (one.seat, card)
        for one in state.stalkers
        if (card := gear.carrier_of(state, one, Gift.SLIME)) and board.range_between(state, enemy, one.space) <= 1
    ]


async def slime(table: StalkerTable, seat: int, event: Struck, source: str) -> None:
    """The dose rises by 3, and the attacker is Pinned (S-635)."""
    state = table.state
    enemy = enemy_of(state, event.enemy)
    bearer = next(one for one in state.stalkers if source in state.piles[piles.ARTIFACT[one.number]])
    await harm.raise_dose(table, bearer, SLIME_DOSE, "S-635")
    if enemy is not None:
        status.pin(table, enemy, "S-635")


def chunks(state: StalkerState, event: Struck) -> list[tuple[int, str]]:
    return [] if state.stalkers[event.stalker].exposed else _bearer(state, event, Gift.MEAT_CHUNK)


async def chunk(table: StalkerTable, seat: int, event: Struck, source: str) -> None:
    """1 ★ more, then Exposed (S-637)."""
    event.stars += 1
    status.expose(table, table.state.stalkers[event.stalker], "S-637")


REACTIONS = (
    Reaction("step-in", Struck, defence.TARGETED, bodyguards, step_in, rule="S-608"),
    Reaction("stone-flower", Struck, defence.TARGETED, flowers, flower, rule="S-634"),
    Reaction("slime", Struck, defence.TARGETED, slimes, slime, rule="S-635"),
    Reaction("dodge", Struck, defence.DEFENDED, dodgers, dodge, rule="S-610"),
    Reaction("meat-chunk", Struck, defence.DEFENDED, chunks, chunk, rule="S-637"),
)
