"""How mutants come onto the board, and what wakes them (N-081 to N-083, N-103 to N-105, N-163 to N-175)."""

from __future__ import annotations

from collections.abc import Sequence

from fivefires.games.zna.content import piles
from fivefires.games.zna.content.mutants import TOKENS
from fivefires.games.zna.content.vocabulary import Level
from fivefires.games.zna.state import NOBODY, Mutant, ZnaState, ZnaTable, figures, map_of, targets
from fivefires.kernel import Beat, message
from fivefires.kit.bits import members

KINDS = tuple(TOKENS)


def active_points(state: ZnaState, tile: int) -> Sequence[int]:
    """Without fog the green points (N-051, N-082), else the dark green ones too; heavy opens no more (N-083)."""
    map = map_of(state)
    return map.greens[tile] if state.fog[tile] == Level.NONE else map.points[tile]


def spawn(table: ZnaTable, tile: int, rule: str) -> None:
    """One mutant on each active point, in reading order (N-081, N-103)."""
    for point in active_points(table.state, tile):
        draw(table, point, rule)


def draw(table: ZnaTable, point: int, rule: str, *, awake: bool = False) -> Mutant | None:
    """One mutant from the bag, at a point or near it (N-104); none if the bag is empty (N-105) or the tile full."""
    area = room_near(table.state, point)
    if area is None:
        return None
    drawn = table.draw_tokens(KINDS, 1, piles.BAG, piles.ON_MAP)
    return appear(table, drawn[0], area, rule, awake=awake) if drawn else None


def room_near(state: ZnaState, point: int) -> int | None:
    """The point, or the nearest free area of its tile by steps, the first in reading order among equals (N-104)."""
    map = map_of(state)
    free = map.on[map.tile_of[point]] & map.open & ~figures(state)
    return min(members(free), key=map.walk[point].__getitem__, default=None)


def appear(table: ZnaTable, kind: str, area: int, rule: str, *, awake: bool = False, placed: bool = False) -> Mutant:
    """A figure of this kind, asleep unless it notices somebody (N-165, N-166, N-172); a placed one waits (N-174)."""
    state = table.state
    mutant = Mutant(state.arrived, kind, area, awake=awake)
    state.arrived += 1
    state.mutants.append(mutant)
    table.used(f"mutant:{kind}")
    if table.log is not None:
        at = map_of(state).names[area]
        table.tell("log-appears", rule, beat=Beat("appear", about=(figure(mutant),), at=at), mutant=message(kind))
    if not awake and not placed:
        notice(table, [mutant])
    return mutant


def notice(table: ZnaTable, mutants: Sequence[Mutant]) -> bool:
    """Wake those that identify a target: in sight, on their own or an orthogonally adjacent tile (N-165, N-171)."""
    map, there = map_of(table.state), NOBODY
    woken = False
    for mutant in mutants:
        if not mutant.awake:
            if there == NOBODY:
                there = targets(table.state)
            if map.watch[mutant.area] & there:
                wake(table, mutant, "N-171")
                woken = True
    return woken


def wake(table: ZnaTable, mutant: Mutant, rule: str) -> None:
    """It stays activated until it dies (N-175)."""
    if not mutant.awake:
        mutant.awake = True
        if table.log is not None:
            at = map_of(table.state).names[mutant.area]
            table.tell(
                "log-wakes", rule, beat=Beat("wake", about=(figure(mutant),), at=at), mutant=message(mutant.kind)
            )


def figure(mutant: Mutant) -> str:
    """What a figure is called on the table."""
    return f"{mutant.kind}.{mutant.number}"
