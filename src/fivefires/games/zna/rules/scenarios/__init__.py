"""What single scenarios have of their own (N-495 to N-519): objectives, failures, and what happens between the turns.

A scenario names these functions (`content/scenarios`); no rule asks for the number of a scenario.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache

from fivefires.games.zna.content.terrain import SCENARIO
from fivefires.games.zna.state import ZnaState, ZnaTable, map_of

from . import boss, courier, engine, exits, keys, professor, radio, survivors, tide, vents

# The moment of an objective that does not count at any time.
HEROES_END = "heroes-end"

OBJECTIVES: dict[str, Callable[[ZnaState], bool]] = {
    "exit": exits.reached,
    "keys": keys.delivered,
    "signal": radio.heard,
    "survivors": survivors.saved,
    "clear": exits.cleared,
    "sample": boss.delivered,
    "courier": courier.caught,
    "vents": vents.clean,
    "ferry": engine.away,
}
MOMENTS = {"vents": HEROES_END}

FAILURES: dict[str, Callable[[ZnaState], str]] = {
    "survivors": survivors.failed,
    "professor": professor.failed,
    "courier": courier.failed,
    "bridge": exits.failed,
}

SETUPS: dict[str, Callable[[ZnaTable], None]] = {
    "all-explored": radio.explore_all,
    "survivors": survivors.put,
    "professor": professor.put,
    "boss-sample": boss.put,
    "courier": courier.put,
    "noisy-keys": keys.put,
}

# What happens at the end of the heroes' turn, and of the mutants' turn before the clock (N-296).
AFTER_HEROES: dict[str, Callable[[ZnaTable], Awaitable[None]]] = {"professor": professor.walk, "bridge": exits.forget}
AFTER_MUTANTS: dict[str, Callable[[ZnaTable], None]] = {
    "reinforcements": radio.reinforce,
    "tide": tide.rise,
}
# What an alarm sets off beside what it opens (N-377).
ALARMS: dict[str, Callable[[ZnaTable], None]] = {
    "survivors": survivors.fade,
    "brood": exits.breed,
    "vents": vents.gasp,
}


def reached(state: ZnaState, moment: str) -> bool:
    objective, its_moment = _objective(state.scenario)
    return (its_moment is None or its_moment == moment) and objective(state)


@cache
def _objective(scenario: int) -> tuple[Callable[[ZnaState], bool], str | None]:
    """What is to be reached, and the moment at which it counts if there is one."""
    name = SCENARIO[scenario].objective
    return OBJECTIVES[name], MOMENTS.get(name)


def leaves_behind(state: ZnaState) -> bool:
    """Whether the objective is to reach an exit (N-376)."""
    return map_of(state).scenario.objective in ("exit", "ferry")


def failure(state: ZnaState) -> str:
    """How the scenario was lost, or nothing."""
    for fails in _failures(state.scenario):
        if failed := fails(state):
            return failed
    return ""


@cache
def _failures(scenario: int) -> list[Callable[[ZnaState], str]]:
    return [FAILURES[name] for name in SCENARIO[scenario].special if name in FAILURES]


def set_up(table: ZnaTable) -> None:
    for name in map_of(table.state).scenario.special:
        if name in SETUPS:
            SETUPS[name](table)


async def after_heroes(table: ZnaTable) -> None:
    for name in map_of(table.state).scenario.special:
        if name in AFTER_HEROES:
            await AFTER_HEROES[name](table)


def after_mutants(table: ZnaTable) -> None:
    radio.score(table)
    for name in map_of(table.state).scenario.special:
        if name in AFTER_MUTANTS:
            AFTER_MUTANTS[name](table)


def alarm(table: ZnaTable) -> None:
    """A fog event that raises fog has been drawn, by the clock or for a hero (N-377)."""
    exits.alarm(table)
    for name in map_of(table.state).scenario.special:
        if name in ALARMS:
            ALARMS[name](table)


# --- an action of its own (N-157) ------------------------------------------------------------------------------


def can_work(state: ZnaState, hero: int) -> bool:
    """A site that has not been worked yet, a lock, or the engine, in the hero's area."""
    if not map_of(state).work >> state.heroes[hero].area & 1:
        return False
    return exits.can_work(state, hero) or engine.can_work(state, hero)


def work(table: ZnaTable, hero: int) -> None:
    if exits.can_work(table.state, hero):
        exits.work(table, hero)
    else:
        engine.work(table, hero)
