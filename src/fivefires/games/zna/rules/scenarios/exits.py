"""Exits, what opens them, and the bridge of scenario 6 (N-376, N-377, N-496, N-506 to N-509)."""

from __future__ import annotations

from fivefires.games.zna.content.vocabulary import Piece
from fivefires.games.zna.rules import spawning
from fivefires.games.zna.state import STANDING, ZnaState, ZnaTable, map_of, standing
from fivefires.kernel import Beat, message
from fivefires.kit.bits import members

# So many mutants come out of each tile in fog at an alarm (N-509).
BROOD = 2


def is_open(state: ZnaState) -> bool:
    """Whether an alarm has opened the exit, or brought the bridge down (N-377, N-507)."""
    return state.opened


def released(state: ZnaState) -> bool:
    """Whether everything is done but the alarm: all sites or locks worked, all keys found (N-377, N-499, N-507)."""
    map = map_of(state)
    work = (*map.sites, *map.locks)
    return all(area in state.worked for area in work) and len(state.keys_taken) == len(map.piece(Piece.KEY))


def alarm(table: ZnaTable) -> None:
    """It opens what is released, while somebody stands in the exit (N-377), or next to the bridge (N-507)."""
    state, map = table.state, map_of(table.state)
    if state.opened or not map.exit or not released(state):
        return
    here = [state.heroes[hero].area for hero in standing(state)]
    if any((map.beside[area] if map.closed else 1 << area) & map.exit for area in here):
        state.opened = True
        table.tell("log-bridge-opens" if map.closed else "log-exit-opens", "N-507" if map.closed else "N-377")


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


def breed(table: ZnaTable) -> None:
    """At an alarm two mutants come out of each explored tile in fog, on points drawn by chance (N-509)."""
    state, map = table.state, map_of(table.state)
    for tile, level in enumerate(state.fog):
        if level and state.explored[tile]:
            for _ in range(BROOD):
                spawning.draw(table, table.pick(map.points[tile]), "N-509")


# --- work ------------------------------------------------------------------------------------------------------


def can_work(state: ZnaState, hero: int) -> bool:
    map, area = map_of(state), state.heroes[hero].area
    return (area in map.sites or area in map.locks) and area not in state.worked


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
    if released(state):
        table.tell("log-bridge-released" if map.locks else "log-exit-released", "N-507" if map.locks else "N-377")


# --- the bridge ------------------------------------------------------------------------------------------------


async def forget(table: ZnaTable) -> None:
    """Both locks must be worked in the same heroes' turn (N-507)."""
    if not released(table.state):
        table.state.worked.clear()


def failed(state: ZnaState) -> str:
    """While the bridge is up each bank needs somebody who stands: nobody else could work its lock or come (N-507)."""
    if state.opened:
        return ""
    map = map_of(state)
    (bridge,) = {map.columns[map.tile_of[area]] for area in members(map.closed)}
    banks = {map.columns[map.tile_of[state.heroes[hero].area]] < bridge for hero in standing(state)}
    return "" if len(banks) > 1 else "bank-lost"
