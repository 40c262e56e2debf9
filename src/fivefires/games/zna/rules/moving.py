"""Move (N-089, N-159 to N-175): where a hero can go, and what happens after each step."""

from __future__ import annotations

from fivefires.games.zna.content import piles
from fivefires.games.zna.content.index import HERO
from fivefires.games.zna.content.terrain import Terrain
from fivefires.games.zna.content.vocabulary import Ability, Haunt, Trait
from fivefires.games.zna.state import Strike, ZnaState, ZnaTable, map_of, masked, trait, waking
from fivefires.kernel import Beat, message
from fivefires.kit.grids import reach

from . import board, ending, fog, harm, mutants, objectives, spawning, striking
from .questions import Go

# As far as one answer leads (the rest of a longer Move is another answer).
STRIDE = 3
SPRINT = 2


def movement(state: ZnaState, hero: int) -> int:
    """Of the next Move action (N-108, N-159); Ines has 2 areas more in her first one of a turn (N-416)."""
    me = state.heroes[hero]
    bonus = SPRINT if not me.moves and HERO[me.id].ability == Ability.SPRINT else 0
    return trait(state, hero, Trait.MOVEMENT) + bonus


def leaving(state: ZnaState, map: Terrain, area: int) -> int:
    """What it costs to leave an area: 2 beside an activated mutant (N-158)."""
    return 2 if waking(state.mutants, map) >> area & 1 else 1


def budget(state: ZnaState, hero: int) -> int:
    """The movement that the next step can use: what is left of a Move, or else a whole new one."""
    map, me = map_of(state), state.heroes[hero]
    if me.steps >= leaving(state, map, me.area):
        return me.steps
    return movement(state, hero) if me.actions else 0


def ways(state: ZnaState, hero: int) -> list[Go]:
    """Each area next to him, and each up to three steps away by a way on which nothing is lost or met."""
    map, me = map_of(state), state.heroes[hero]
    here, have = me.area, me.steps
    slow = waking(state.mutants, map)
    least = 2 if slow >> here & 1 else 1
    if have < least:
        have = movement(state, hero) if me.actions else 0
        if have < least:
            return []
    free = board.free_areas(state, map)
    found = map.beside[here] & free
    if not found:
        return []
    if have > least:
        safe = free & fog.harmless(state, map, hero)
        found |= reach(map.ground, here, STRIDE if have > STRIDE else have, ~safe, slow) & ~(1 << here)
    return board.ways_to(map, found)


def price(state: ZnaState, hero: int, goal: int) -> int:
    """The movement that an answer of `ways` takes."""
    map, me = map_of(state), state.heroes[hero]
    slow = waking(state.mutants, map)
    if map.beside[me.area] >> goal & 1:
        return 2 if slow >> me.area & 1 else 1
    safe = board.free_areas(state, map) & fog.harmless(state, map, hero)
    return next(cost for cost in range(1, STRIDE + 1) if reach(map.ground, me.area, cost, ~safe, slow) >> goal & 1)


def way(map: Terrain, start: int, goal: int, most: int, free: int, slow: int) -> list[int]:
    """A cheapest way to an area that is not next to it: each step costs 1, or 2 where a slow area is left."""
    came, cost = {start: start}, {start: 0}
    waves: list[list[int]] = [[start]] + [[] for _ in range(most + 2)]
    for spent in range(most):
        for here in waves[spent]:
            then = spent + (2 if slow >> here & 1 else 1)
            for there in map.ground.ways[here]:
                if free >> there & 1 and then < cost.get(there, most + 1):
                    came[there], cost[there] = here, then
                    waves[then].append(there)
    path = [goal]
    while (back := came[path[-1]]) != start:
        path.append(back)
    return path[::-1]


async def go(table: ZnaTable, hero: int, goal: int) -> None:
    """Begin a Move action if what is left of one is too little (N-158, N-159), and walk there.

    A mutant that wakes stops him (N-167), and the end is checked after each step (N-373).
    """
    state, map = table.state, map_of(table.state)
    me = state.heroes[hero]
    slow = waking(state.mutants, map)
    if me.steps < (2 if slow >> me.area & 1 else 1):
        me.steps = movement(state, hero)
        if me.steps > trait(state, hero, Trait.MOVEMENT):
            table.used("ability:sprint")
        me.actions -= 1
        me.moves += 1
    path = [goal]
    if not map.beside[me.area] >> goal & 1:
        safe = board.free_areas(state, map) & fog.harmless(state, map, hero)
        path = way(map, me.area, goal, min(me.steps, STRIDE), safe, slow)
    for area in path:
        me.steps -= 2 if slow >> me.area & 1 else 1
        calm = await enter(table, hero, area)
        ending.check(table)
        if not calm:
            break


async def enter(table: ZnaTable, hero: int, area: int) -> bool:
    """One step, and all that follows from it, in order (N-168). False where a mutant woke, or where he is the first on
    an unknown tile (N-167); a street that was only scanned stops nobody.

    The fog takes its toll at once, before the next step (N-047), of heroes alone (N-049), and of no one who is put
    somewhere (N-048).

    Unknown tiles are turned up (N-069) and do what they do (N-070 to N-073). All parts are carried out, also for a hero
    who passes out or dies on the way (N-169). Being the first on a tile may
    accomplish something (N-472, N-482, N-489).
    """
    state, map = table.state, map_of(table.state)
    me = state.heroes[hero]
    me.area = area
    tile = map.tile_of[area]
    if table.log is not None:
        table.tell("log-walks", "N-159", beat=Beat("move", about=(me.id,), at=map.names[area]), hero=message(me.id))
    fresh, unknown = not state.entered[tile], tile in map.unknown
    if unknown:
        turn_up(table, tile)
    if state.fog[tile] and (loss := fog.loss(state.fog[tile], masked(state, hero))):
        harm.lose_resistance(table, hero, loss, "N-046")
    if unknown:
        await _marked(table, hero, area, tile)
    if fresh:
        state.entered[tile] = True
        objectives.first_entry(table, hero, tile, unknown)
    explore(table, tile, "N-081")
    if unknown:
        await _set_off(table, tile)
    return not spawning.notice(table, state.mutants) and not (fresh and unknown)


def turn_up(table: ZnaTable, tile: int) -> None:
    """An unknown tile lies open from now on (N-069)."""
    title = map_of(table.state).unknown.get(tile)
    if title is None:
        return
    pile = table.pile(piles.PLACES[title])
    if table.unknown(piles.PLACES[title]):
        table.reveal(pile)
        table.used(f"unknown:{pile[0]}")
        table.tell("log-turned-up", "N-069", tile=message(f"zna-tile-{pile[0]}"))


def explore(table: ZnaTable, tile: int, rule: str) -> None:
    """The first entry or scan makes a tile spawn, and only that (N-088)."""
    state = table.state
    if not state.explored[tile]:
        state.explored[tile] = True
        spawning.spawn(table, tile, rule)


async def _marked(table: ZnaTable, hero: int, area: int, tile: int) -> None:
    """Swirls cost 1 health (N-062, N-070), of the swamp a light die decides (N-064, N-071), always (N-074)."""
    state, map = table.state, map_of(table.state)
    haunt = fog.haunt(state, map, tile)
    if haunt is None or not fog.marked(state, map) >> area & 1:
        return
    if haunt == Haunt.SWIRLS:
        harm.lose_health(table, hero, 1, "N-070")
    else:
        await striking.strike(table, Strike(hero, light=table.roll(6)), "N-071")


async def _set_off(table: ZnaTable, tile: int) -> None:
    """Screeches and wave happen once, when the first hero has come and the tile has spawned (N-072 to N-075)."""
    state, map = table.state, map_of(table.state)
    haunt = fog.haunt(state, map, tile)
    if haunt not in (Haunt.SCREECHES, Haunt.WAVE) or tile in state.set_off:
        return
    state.set_off.append(tile)
    table.used(f"set-off:{haunt}")
    table.tell(f"log-{haunt}", "N-063" if haunt == Haunt.SCREECHES else "N-065")
    if haunt == Haunt.SCREECHES:
        called = [mutant for mutant in state.mutants if map.tile_of[mutant.area] in map.around[tile]]
        for mutant in called:
            spawning.wake(table, mutant, "N-072")
        for mutant in called:
            mutants.rush(table, mutant)
    else:
        lines = [line for line in map.lines[tile] if line]
        for other in table.pick(lines) if lines else ():
            fog.rise(table, other, "N-073")
