"""Exits, what opens them, and the bridge of scenario 6 (N-376, N-377, N-496, N-506 to N-509)."""

from __future__ import annotations

from fivefires.games.zna.content.vocabulary import Piece
from fivefires.games.zna.rules import spawning
from fivefires.games.zna.state import STANDING, ZnaState, ZnaTable, map_of
from fivefires.kernel import Beat, message


def is_open(state: ZnaState) -> bool:
    """An exit opens only after work on two other tiles; a bridge when both its locks were worked (N-377, N-507)."""
    map = map_of(state)
    return all(area in state.worked for area in map.sites) and (not map.closed or state.opened)


def reached(state: ZnaState) -> bool:
    """At least one hero stands, and all who stand are in the open exit zone (N-376), the professor too (N-504)."""
    zone = map_of(state).exit
    there = False
    for hero in state.heroes:
        if hero.status == STANDING:
            if not zone >> hero.area & 1:
                return False
            there = True
    return there and is_open(state) and all(zone >> person.area & 1 for person in state.people)


def cleared(state: ZnaState) -> bool:
    """Every tile explored, and no mutant on the board (N-508)."""
    return not state.mutants and all(state.explored)


# --- work ------------------------------------------------------------------------------------------------------


def can_work(state: ZnaState, hero: int) -> bool:
    map, area = map_of(state), state.heroes[hero].area
    if area in map.sites or (not state.opened and area in map.locks):
        return area not in state.worked
    return False


def work(table: ZnaTable, hero: int) -> None:
    """One action; the noise wakes every mutant on its tile (N-157, N-377)."""
    state, map = table.state, map_of(table.state)
    area = state.heroes[hero].area
    state.worked.append(area)
    what = map.sites.get(area, Piece.LOCK)
    table.used(f"work:{what}")
    if table.log is not None:
        beat = Beat("work", about=(state.heroes[hero].id,), at=map.names[area])
        table.tell(f"log-work-{what}", "N-377", beat=beat, hero=message(state.heroes[hero].id))
    for mutant in state.mutants:
        if map.tile_of[mutant.area] == map.tile_of[area]:
            spawning.wake(table, mutant, "N-377")
    if map.locks and all(lock in state.worked for lock in map.locks):
        state.opened = True
        table.tell("log-bridge-opens", "N-507")
    elif map.sites and is_open(state):
        table.tell("log-exit-opens", "N-377")


async def forget(table: ZnaTable) -> None:
    """Both locks must be worked in the same heroes' turn (N-507)."""
    state = table.state
    if not state.opened:
        locks = map_of(state).locks
        state.worked = [area for area in state.worked if area not in locks]
