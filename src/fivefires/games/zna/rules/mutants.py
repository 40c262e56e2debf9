"""The mutants' turn (N-269 to N-298): whom a mutant hunts, how it moves, and what it does with its actions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from fivefires.games.zna.content.index import MUTANT
from fivefires.games.zna.content.mutants import COURIER, HEAVY_DIE, LIGHT_DIE
from fivefires.games.zna.content.terrain import Terrain
from fivefires.games.zna.state import (
    NOBODY,
    OUT,
    STANDING,
    Flee,
    Mutant,
    Strike,
    Turn,
    ZnaState,
    ZnaTable,
    figures,
    map_of,
    mutant_of,
    seat_of,
    targets,
    walk_from,
)
from fivefires.kernel import Beat, Prompt, message
from fivefires.kit.bits import bits, members
from fivefires.kit.grids import reach, way

from . import ending, objectives, spawning, striking, wounds
from .questions import Act, Target, To

ASK_CONTROLLED = Prompt("ask-controlled", "N-360")
PEOPLE = striking.PEOPLE
# What is left of the courier's movement after a wound.
SLOWED = 2


# --- whom it hunts ---------------------------------------------------------------------------------------------


def area_of(state: ZnaState, target: int) -> int:
    return state.heroes[target].area if target < PEOPLE else state.people[target - PEOPLE].area


def health_of(state: ZnaState, target: int) -> int:
    return state.heroes[target].health if target < PEOPLE else state.people[target - PEOPLE].health


def is_standing(state: ZnaState, target: int) -> bool:
    if target < PEOPLE:
        return state.heroes[target].status == STANDING
    return state.people[target - PEOPLE].status == STANDING


def is_prey(state: ZnaState, target: int) -> bool:
    """Whether somebody can still be attacked: neither dead nor gone."""
    if target < PEOPLE:
        return state.heroes[target].status in (STANDING, OUT)
    return state.people[target - PEOPLE].status in (STANDING, OUT)


def everybody(state: ZnaState) -> range:
    return range(PEOPLE + len(state.people))


def candidates(state: ZnaState, mutant: Mutant) -> list[int]:
    """All who stand; but where it identifies none of them, those who lie on its own tile, if there are any (N-289)."""
    map = map_of(state)
    if not map.watch[mutant.area] & targets(state):
        on = map.on[map.tile_of[mutant.area]]
        lying = [
            target
            for target in everybody(state)
            if is_prey(state, target) and not is_standing(state, target) and on >> area_of(state, target) & 1
        ]
        if lying:
            return lying
    return [target for target in everybody(state) if is_standing(state, target)]


def choose(table: ZnaTable, mutant: Mutant) -> int:
    """The last attacker while he stands (N-278, N-288), else the closest, the weakest, or as dice decide."""
    if mutant.attacker != NOBODY and is_standing(table.state, mutant.attacker):
        return mutant.attacker
    return best(table, mutant, candidates(table.state, mutant))


def best(table: ZnaTable, mutant: Mutant, among: list[int]) -> int:
    """The closest by steps (N-279), of these the weakest (N-280), of these the lowest roll (N-281)."""
    state = table.state
    if not among:
        return NOBODY
    walk = walk_from(state, mutant.area)
    nearest = min(walk[area_of(state, target)] for target in among)
    among = [target for target in among if walk[area_of(state, target)] == nearest]
    weakest = min(health_of(state, target) for target in among)
    among = [target for target in among if health_of(state, target) == weakest]
    while len(among) > 1:  # repeated among those tied for lowest (N-290)
        rolls = table.roll(6, len(among))
        lowest = min(rolls)
        among = [target for target, roll in zip(among, rolls, strict=True) if roll == lowest]
    return among[0]


def adjacent(map: Terrain, here: int, there: int) -> bool:
    """One step apart, or in the same area (N-091, N-092)."""
    return here == there or bool(map.beside[here] >> there & 1)


# --- moving ----------------------------------------------------------------------------------------------------


def shut_for(state: ZnaState, map: Terrain, mutant: Mutant, *, anywhere: bool = False) -> int:
    """Where it cannot go: standing figures, a bridge that is shut (N-507), and unexplored tiles but its own (N-277,
    N-294).
    """
    shut = figures(state) & ~(1 << mutant.area)
    if not state.opened:
        shut |= map.closed
    if not anywhere:
        here = map.tile_of[mutant.area]
        for tile, explored in enumerate(state.explored):
            if not explored and tile != here:
                shut |= map.on[tile]
    return shut


def move_toward(table: ZnaTable, mutant: Mutant, target: int) -> bool:
    """A shortest way round figures to an area adjacent to its target (N-292), or as near as it can get (N-293).

    As far as its Movement (N-273); fog, swirls and swamp do nothing to it (N-295).
    """
    state, map = table.state, map_of(table.state)
    goal = area_of(state, target)
    shut = shut_for(state, map, mutant)
    speed = MUTANT[mutant.kind].movement
    path = way(map.ground, mutant.area, map.beside[goal], shut)
    if path is None:
        walk = walk_from(state, goal)
        near = min(members(reach(map.ground, mutant.area, speed, shut)), key=walk.__getitem__)
        if walk[near] >= walk[mutant.area]:
            return False
        path = way(map.ground, mutant.area, 1 << near, shut)
        assert path is not None, "it is within reach"
    path = path[:speed]
    if table.log is not None:
        names = tuple(map.names[area] for area in (mutant.area, *path))
        beat = Beat("move", about=(spawning.figure(mutant),), at=names[-1], path=names)
        table.tell(
            "log-mutant-moves",
            "N-292",
            beat=beat,
            mutant=message(mutant.kind),
            who=message(striking.name(table, target)),
        )
    mutant.area = path[-1]
    return True


def rush(table: ZnaTable, mutant: Mutant) -> None:
    """One Move action at once, out of turn (N-072, N-458); a courier has its own ways (N-513)."""
    if mutant.kind == COURIER:
        return
    target = choose(table, mutant)
    if target != NOBODY and not adjacent(map_of(table.state), mutant.area, area_of(table.state, target)):
        move_toward(table, mutant, target)


# --- its turn --------------------------------------------------------------------------------------------------


def line_up(table: ZnaTable) -> None:
    """Every activated mutant, in the order of arrival (N-269, N-285), also those that have just appeared (N-164).

    Those that wake later wait (N-286). A courier is always the first (N-513).
    """
    state = table.state
    spawning.notice(table, state.mutants)
    for mutant in state.mutants:
        if mutant.kind == COURIER:
            state.agenda.insert(0, Flee(mutant.number))
        elif mutant.awake:
            state.agenda.append(Turn(mutant.number))


async def act(table: ZnaTable, to_do: Turn) -> None:
    """All actions of one mutant (N-275, N-283): moves and attacks (N-276), on one target (N-287, N-291).

    It goes on attacking whom it hunts (N-338), chosen as for moving (N-339). One that is controlled does as its hero
    wants (N-360). After each action it may all be over (N-242, N-373); until then somebody stands who can be hunted.
    """
    state, map = table.state, map_of(table.state)
    mutant = mutant_of(state, to_do.mutant)
    if mutant is None:
        return
    if mutant.control != NOBODY:
        await controlled(table, mutant)
        return
    target = NOBODY
    for _ in range(MUTANT[mutant.kind].actions):
        if target == NOBODY or not is_prey(state, target):
            target = choose(table, mutant)
            tell_why(table, mutant, target)
        was_standing = is_standing(state, target)
        if adjacent(map, mutant.area, area_of(state, target)):
            await attack(table, mutant, target)
        elif not move_toward(table, mutant, target):
            other = best(table, mutant, beside(state, map, mutant))
            tell_stuck(table, mutant, other)
            if other == NOBODY:
                return
            await attack(table, mutant, other)
        if was_standing and not is_standing(state, target):
            target = NOBODY
        ending.check(table)


def tell_why(table: ZnaTable, mutant: Mutant, target: int) -> None:
    """Why it hunts whom it hunts, with the rule that decided."""
    if table.log is None:
        return
    why, rule = reason(table.state, mutant, target)
    where = map_of(table.state).names[mutant.area]
    beat = Beat("hunt", about=(spawning.figure(mutant), striking.figure(table, target)), at=where)
    who = message(striking.name(table, target))
    table.tell(f"log-hunts-{why}", rule, beat=beat, mutant=message(mutant.kind), who=who)


def reason(state: ZnaState, mutant: Mutant, target: int) -> tuple[str, str]:
    """One who lies, the last attacker, the only one, the closest, the weakest of these, or as the dice fell."""
    if not is_standing(state, target):
        return "lying", "N-289"
    if target == mutant.attacker:
        return "attacker", "N-278"
    walk = walk_from(state, mutant.area)
    others = [other for other in candidates(state, mutant) if other != target]
    if not others:
        return "only", "N-289"
    as_near = [other for other in others if walk[area_of(state, other)] == walk[area_of(state, target)]]
    if not as_near:
        return "closest", "N-279"
    if all(health_of(state, other) > health_of(state, target) for other in as_near):
        return "weakest", "N-280"
    return "lot", "N-281"


def tell_stuck(table: ZnaTable, mutant: Mutant, other: int) -> None:
    """It cannot get nearer: it turns to somebody beside it, or does nothing (N-291)."""
    if table.log is None:
        return
    beat = Beat("stuck", about=(spawning.figure(mutant),), at=map_of(table.state).names[mutant.area])
    if other == NOBODY:
        table.tell("log-mutant-waits", "N-291", beat=beat, mutant=message(mutant.kind))
    else:
        who = message(striking.name(table, other))
        table.tell("log-mutant-turns", "N-291", beat=beat, mutant=message(mutant.kind), who=who)


def beside(state: ZnaState, map: Terrain, mutant: Mutant) -> list[int]:
    """Others who stand next to it (N-291, N-339)."""
    return [
        target
        for target in everybody(state)
        if is_standing(state, target) and adjacent(map, mutant.area, area_of(state, target))
    ]


async def attack(table: ZnaTable, mutant: Mutant, target: int) -> None:
    """The power dice of its kind (N-274, N-282, N-337 to N-340)."""
    kind = MUTANT[mutant.kind]
    if table.log is not None:
        at = map_of(table.state).names[area_of(table.state, target)]
        beat = Beat("attack", about=(spawning.figure(mutant),), at=at)
        table.tell(
            "log-mutant-attacks",
            "N-337",
            beat=beat,
            mutant=message(mutant.kind),
            who=message(striking.name(table, target)),
        )
    dice = table.roll(6, kind.light + kind.heavy)
    await striking.strike(table, Strike(target, dice[: kind.light], dice[kind.light :], mutant.number), "N-340")


# --- control (N-360 to N-365) ----------------------------------------------------------------------------------


async def controlled(table: ZnaTable, mutant: Mutant) -> None:
    """The player of the controlling hero decides its actions, then it is free and stays activated (N-360).

    Each of them may end the game (N-373).
    """
    hero = mutant.control
    table.used("controlled")
    for left in range(MUTANT[mutant.kind].actions, 0, -1):
        acted = await controlled_action(table, mutant, hero, left)
        ending.check(table)
        if not acted:
            break
    mutant.control = NOBODY
    mutant.attacker = NOBODY


async def controlled_action(table: ZnaTable, mutant: Mutant, hero: int, left: int) -> bool:
    """Move anywhere it legally can, by up to three steps an answer, or attack an adjacent mutant (N-361)."""
    state, map = table.state, map_of(table.state)
    seat, speed, moved = seat_of(state.seats, hero), MUTANT[mutant.kind].movement, False
    while speed:
        there = reach(map.ground, mutant.area, min(speed, 3), shut_for(state, map, mutant)) & ~(1 << mutant.area)
        options: list[To | Target | Act] = [To(map.names[area]) for area in members(there)]
        if not moved:
            options += [Target(spawning.figure(other)) for other in within_reach(state, map, mutant)]
        answer = await table.ask(
            seat,
            ASK_CONTROLLED,
            [*options, Act.ENOUGH],
            hero=message(state.heroes[hero].id),
            mutant=message(mutant.kind),
            left=left,
        )
        if isinstance(answer, Target):
            strike_mutant(table, mutant, _named(state, answer.mutant), hero)
            return True
        if not isinstance(answer, To):
            return moved
        moved = True
        path = way(map.ground, mutant.area, 1 << map.number[answer.area], shut_for(state, map, mutant))
        assert path is not None, "only where it can go is offered"
        speed -= len(path)
        walk_led(table, mutant, path, hero)
    return True


def walk_led(table: ZnaTable, mutant: Mutant, path: Sequence[int], hero: int) -> None:
    """As the controlling hero wants it."""
    if table.log is not None:
        map = map_of(table.state)
        names = tuple(map.names[area] for area in (mutant.area, *path))
        beat = Beat("move", about=(spawning.figure(mutant),), at=names[-1], path=names)
        who = message(table.state.heroes[hero].id)
        table.tell("log-controlled-moves", "N-361", beat=beat, mutant=message(mutant.kind), hero=who)
    mutant.area = path[-1]


def within_reach(state: ZnaState, map: Terrain, mutant: Mutant) -> list[Mutant]:
    return [other for other in state.mutants if other is not mutant and adjacent(map, mutant.area, other.area)]


def _named(state: ZnaState, name: str) -> Mutant:
    return next(mutant for mutant in state.mutants if spawning.figure(mutant) == name)


def strike_mutant(table: ZnaTable, mutant: Mutant, victim: Mutant, hero: int) -> None:
    """Each health symbol is a wound, whatever the resistance (N-362); the victim hunts the controlling hero (N-363).

    A kill is his, with its chemistry token (N-364, N-493).
    """
    kind = MUTANT[mutant.kind]
    dice = table.roll(6, kind.light + kind.heavy)
    hits = sum(LIGHT_DIE[face - 1].health for face in dice[: kind.light])
    hits += sum(HEAVY_DIE[face - 1].health for face in dice[kind.light :])
    if table.log is not None:
        at = map_of(table.state).names[victim.area]
        faces = striking.shown(dice[: kind.light], dice[kind.light :])
        beat = Beat("attack", about=(spawning.figure(mutant),), at=at, faces=faces, weight=1 if hits else 0)
        attacker, other = message(mutant.kind), message(victim.kind)
        table.tell("log-controlled-attacks", "N-362", beat=beat, mutant=attacker, other=other, wounds=hits)
    victim.attacker = hero
    spawning.wake(table, victim, "N-363")
    if hits:
        objectives.done(table, hero, "puppeteer")
        distance = map_of(table.state).span[table.state.heroes[hero].area][victim.area]
        wounds.wound(table, victim, hits, hero, distance)


# --- the courier (N-513) ---------------------------------------------------------------------------------------


async def flee(table: ZnaTable, to_do: Flee) -> None:
    """3 areas toward the tunnel by a shortest way, 2 if it was wounded since; also over unexplored tiles."""
    state, map = table.state, map_of(table.state)
    courier = mutant_of(state, to_do.mutant)
    assert courier is not None, "it is the first to act, and its death ends the game"
    shut = shut_for(state, map, courier, anywhere=True)
    path = way(map.ground, courier.area, map.tunnel, shut) or way(map.ground, courier.area, map.tunnel)
    assert path is not None
    speed = SLOWED if courier.slowed else MUTANT[COURIER].movement
    steps = list(_until(path[:speed], shut))
    courier.slowed = False
    if steps:
        if table.log is not None:
            names = tuple(map.names[area] for area in (courier.area, *steps))
            beat = Beat("move", about=(spawning.figure(courier),), at=names[-1], path=names)
            table.tell("log-courier-runs", "N-513", beat=beat)
        courier.area = steps[-1]
    ending.check(table)


def _until(path: Iterable[int], shut: int) -> Iterable[int]:
    """As far as nobody stands in the way."""
    for area in path:
        if shut >> area & 1:
            return
        yield area


def on_tiles(state: ZnaState, tiles: Iterable[int]) -> list[Mutant]:
    """The mutants on these tiles."""
    map = map_of(state)
    there = bits(tiles)
    return [mutant for mutant in state.mutants if there >> map.tile_of[mutant.area] & 1]
