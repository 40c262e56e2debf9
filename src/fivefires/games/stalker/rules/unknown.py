"""Unknown tokens (S-199 to S-212): what lay there was nothing, or somebody."""

from __future__ import annotations

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.index import UNKNOWN
from fivefires.games.stalker.state import (
    NOWHERE,
    Closest,
    Several,
    StalkerState,
    StalkerTable,
    Unknown,
    lead_seat,
    map_of,
)
from fivefires.kernel import Beat, Prompt, message
from fivefires.kit.agenda import put_last, put_next
from fivefires.kit.choosing import one_of

from . import arrivals, board, closeness, enemies
from .questions import Foe, To

ASK_UNKNOWN = Prompt("ask-unknown", "S-211")
ASK_WAKES = Prompt("ask-wakes", "S-207")


def stacks(state: StalkerState) -> list[int]:
    """Those on the map; a single token is a stack (S-199)."""
    return [stack for stack, space in enumerate(state.unknown) if space != NOWHERE]


async def reveal_closest(table: StalkerTable, to_do: Closest) -> None:
    """The one closest to the lead stalker (S-156, S-160, S-162); nothing happens where there is none (S-212)."""
    state, map = table.state, map_of(table.state)
    found = stacks(state)
    if found:
        here = state.stalkers[state.lead].space
        stack = await closeness.the_closest(
            table,
            ASK_UNKNOWN,
            found,
            (
                lambda one: closeness.measure_from(state, here, state.unknown[one])[0],
                lambda one: closeness.measure_from(state, here, state.unknown[one])[1],
            ),
            lambda one: To(map.names[state.unknown[one]]),
        )
        put_next(state.agenda, Unknown(stack))


def reveal_all(table: StalkerTable, spaces: list[int] | None = None) -> None:
    """All of them, or those on some spaces (S-210)."""
    state = table.state
    found = [
        stack
        for stack in stacks(state)
        if spaces is None or state.unknown[stack] in spaces
        for _token in table.pile(piles.UNKNOWN_STACK[stack])
    ]
    if found:
        put_last(state.agenda, Several(tuple(found)))


async def resolve_several(table: StalkerTable, to_do: Several) -> None:
    """One after the other, in the order that the lead stalker chooses (S-210, S-211)."""
    state, map = table.state, map_of(table.state)
    left = [*to_do.stacks]
    stack = await one_of(
        table, lead_seat(state), ASK_UNKNOWN, list(dict.fromkeys(left)), lambda one: To(map.names[state.unknown[one]])
    )
    left.remove(stack)
    put_next(state.agenda, Unknown(stack), *([Several(tuple(left))] if left else []))


async def resolve(table: StalkerTable, to_do: Unknown) -> None:
    """The top token is turned up (S-199): X is nothing (S-200), a colour is enemies (S-201, S-203, S-204, S-205)."""
    state, map = table.state, map_of(table.state)
    space, facing = state.unknown[to_do.stack], state.arrows[to_do.stack]
    drawn = table.draw(piles.UNKNOWN_STACK[to_do.stack], piles.UNKNOWN_DISCARDS)
    if not drawn:
        return
    if not table.pile(piles.UNKNOWN_STACK[to_do.stack]):
        state.unknown[to_do.stack] = NOWHERE
    face = UNKNOWN[drawn[0]]
    table.used(f"unknown:{face.id}")
    table.tell("log-unknown", "S-199", beat=Beat("look", at=map.names[space], weight=1, by=-1), token=message(face.id))
    if face.colour is None:
        return
    kind = arrivals.kind_of(state, face.colour)
    placed = 0
    while kind and placed < face.count and await arrivals.come(table, kind, space, facing, "S-201") is not None:
        placed += 1
    if not placed and kind:
        await wake(table, kind, space)


async def wake(table: StalkerTable, kind: str, space: int) -> None:
    """None was left: a card is drawn for the closest enemy of that colour alone (S-205 to S-208)."""
    state = table.state
    same = [enemy for enemy in state.enemies if enemy.kind == kind]
    if not same:
        return
    going = closeness.Going(state)
    enemy = await closeness.the_closest(
        table,
        ASK_WAKES,
        same,
        (lambda one: going.steps(one, space), lambda one: going.corners(one, space)),
        lambda one: Foe(board.figure(one)),
    )
    enemies.draw(table, only=(enemy.number,), rule="S-205")
