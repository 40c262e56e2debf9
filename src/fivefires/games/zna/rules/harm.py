"""What heroes lose, and what comes of it: passing out, waking, death (N-225 to N-242, N-340 to N-348)."""

from __future__ import annotations

from fivefires.games.zna.content import piles
from fivefires.games.zna.content.index import HERO
from fivefires.games.zna.content.vocabulary import Face
from fivefires.games.zna.state import DEAD, NOBODY, OUT, STANDING, ZnaTable, map_of, masked, seat_of
from fivefires.kernel import Beat, Prompt, message
from fivefires.kit.bits import members
from fivefires.kit.choosing import one_option
from fivefires.kit.grids import nearest

from . import board, objectives, spawning
from .questions import To

ASK_STAND_UP = Prompt("ask-stand-up", "N-239")


def lose_health(table: ZnaTable, hero: int, points: int, rule: str) -> None:
    """At 0 he dies at once (N-225, N-344), also if he lies (N-240)."""
    me = table.state.heroes[hero]
    me.health = max(0, me.health - points)
    _tell(table, "log-loses-health", rule, hero, points)
    if not me.health:
        die(table, hero)


def lose_resistance(table: ZnaTable, hero: int, points: int, rule: str) -> None:
    """At 0 he passes out and lies where he is, with all that he has (N-228, N-241); he loses no more of it (N-240)."""
    me = table.state.heroes[hero]
    if me.status != STANDING:
        return
    me.resistance = max(0, me.resistance - points)
    _tell(table, "log-loses-resistance", rule, hero, points)
    if not me.resistance:
        me.status = OUT
        lose_control(table, hero)  # N-365
        table.used("passed-out")
        _tell(table, "log-passes-out", "N-228", hero)


def lose_mask(table: ZnaTable, hero: int, rule: str) -> None:
    """It falls into his area (N-117); without one he loses 1 resistance instead (N-343)."""
    state = table.state
    if masked(state, hero):
        table.shift(piles.MASK, 1, piles.ON[hero], piles.at(state.heroes[hero].area))
        _tell(table, "log-loses-mask", rule, hero)
    else:
        lose_resistance(table, hero, 1, rule)


def suffer(table: ZnaTable, hero: int, face: Face, rule: str) -> None:
    """One face of a power die (N-342, N-343). Where it brings both values to 0 the hero dies (N-347)."""
    if face.mask:
        lose_mask(table, hero, rule)
    if face.health:
        lose_health(table, hero, face.health, rule)
    if face.resistance:
        lose_resistance(table, hero, face.resistance, rule)


def die(table: ZnaTable, hero: int, line: str = "log-dies", rule: str = "N-344") -> None:
    """He stays where he lies, with his equipment (N-345); upgrade, objectives and credits are lost (N-346)."""
    state = table.state
    me = state.heroes[hero]
    me.status = DEAD
    me.credits = 0
    for pile in (piles.SECRET[hero], piles.OPEN[hero], piles.DONE[hero]):
        while state.piles[pile]:
            table.move(state.piles[pile][-1], pile, piles.OBJECTIVES, to_bottom=True)
        state.since.pop(pile, None)
    table.move_all(piles.UPGRADE[hero], piles.UPGRADES)
    lose_control(table, hero)
    table.used("died")
    _tell(table, line, rule, hero)


def lose_control(table: ZnaTable, hero: int) -> None:
    """His control over a mutant lapses when he falls, even if he is woken before its turn (N-365)."""
    for mutant in table.state.mutants:
        if mutant.control == hero:
            mutant.control = NOBODY


def heal(table: ZnaTable, hero: int, points: int) -> int:
    """Up to his maximum (N-235). Returns what he got."""
    me = table.state.heroes[hero]
    gained = min(points, HERO[me.id].health - me.health)
    me.health += gained
    return gained


async def decontaminate(table: ZnaTable, hero: int, points: int, by: int) -> int:
    """Up to his maximum (N-235); whoever was passed out wakes (N-229, N-230), which may be an objective (N-484)."""
    me = table.state.heroes[hero]
    gained = min(points, HERO[me.id].resistance - me.resistance)
    me.resistance += gained
    if me.status == OUT and me.resistance:
        await stand_up(table, hero)
        objectives.done(table, by, "smelling_salts")
    return gained


async def stand_up(table: ZnaTable, hero: int) -> None:
    """Where he lies, or on the nearest free area of an explored tile, as his player chooses (N-239).

    Mutants may notice him now (N-172). His place in the order counts if it is still to come (N-238).
    """
    state, map = table.state, map_of(table.state)
    me = state.heroes[hero]
    near = nearest(map.ground, me.area, board.free_areas(state, map) & board.explored_areas(state, map))
    if near:
        options = [To(map.names[area]) for area in members(near)]
        answer = await one_option(table, seat_of(state.seats, hero), ASK_STAND_UP, options, hero=message(me.id))
        me.area = map.number[answer.area]
    me.status = STANDING
    table.used("woken")
    _tell(table, "log-stands-up", "N-230", hero)
    spawning.notice(table, state.mutants)


def _tell(table: ZnaTable, line: str, rule: str, hero: int, points: int = 0) -> None:
    if table.log is not None:
        me = table.state.heroes[hero]
        at = map_of(table.state).names[me.area]
        table.tell(line, rule, beat=Beat(line[4:], about=(me.id,), at=at), hero=message(me.id), points=points)
