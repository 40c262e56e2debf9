"""The Nest: a toy that uses agenda, ways and what is under way, each as a large game would.

Whoever opens doors lets figures out. One after the other they wake, each may wake a further one, and then each strikes.
Against a strike shields are raised, one by one; whoever has no heart left falls, and nobody strikes them any more.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from enum import Enum
from functools import partial
from typing import Any

import msgspec

from fivefires.kernel import Box, Game, Interrupted, Option, Prompt, Result, Setup, State, Table, View
from fivefires.kernel.scene import Scene
from fivefires.kit.agenda import do_first, forget, put_last, put_next
from fivefires.kit.seats import left_of
from fivefires.kit.underway import during
from fivefires.kit.ways import until_done

ASK_DOORS, ASK_SHIELD = Prompt("ask-doors", "N-001"), Prompt("ask-shield", "N-004")


class Wake(msgspec.Struct, tag="wake"):
    """A figure, and how many more it wakes behind it."""

    figure: int
    further: int = 0


class Strike(msgspec.Struct, tag="strike"):
    figure: int
    seat: int


class Blow(msgspec.Struct, tag="blow"):
    seat: int
    force: int


class NestState(State, kw_only=True):
    agenda: list[Wake | Strike] = []
    under_way: list[Blow] = []
    hearts: list[int] = []
    shields: list[int] = []
    awake: list[int] = []
    doors: int = 0


NestTable = Table[NestState]


class Fallen(Interrupted):
    """Ends what was being done to whoever has fallen."""


class Doors(Option, frozen=True, tag="doors"):
    count: int


class Raise(Option, frozen=True, tag="raise"):
    left: int


class Bear(Enum):
    IT = "bear-it"


async def step(table: NestTable) -> None:
    """What is on the agenda comes first, one entry a step; then somebody opens doors (N-001)."""
    state = table.state
    if state.agenda:
        try:
            await do_first(table, state.agenda, HOW)
        except Fallen:
            forget(state.agenda, lambda to_do: isinstance(to_do, Strike) and not state.hearts[to_do.seat])
        return
    living = [seat for seat, hearts in enumerate(state.hearts) if hearts]
    if not living or state.doors >= 12:
        table.finish(Result(ending="over", winners=living))
    state.active = left_of(living, state.active)
    answer = await table.ask(state.active, ASK_DOORS, [Doors(count) for count in (1, 2, 3)])
    state.doors += 1
    put_last(state.agenda, Wake(len(state.awake), further=answer.count - 1))


async def wake(table: NestTable, to_do: Wake) -> None:
    """The next one wakes before anybody strikes (N-002), whoever is about to (N-003)."""
    state = table.state
    state.awake.append(to_do.figure)
    if to_do.further:
        put_next(state.agenda, Wake(to_do.figure + 1, to_do.further - 1))
    put_last(state.agenda, Strike(to_do.figure, state.active))


async def strike(table: NestTable, to_do: Strike) -> None:
    blow = Blow(to_do.seat, table.roll(3)[0])
    await during(table.state.under_way, blow, suffer(table, blow))


async def suffer(table: NestTable, blow: Blow) -> None:
    """Each shield takes 1 of the force (N-004); what is left costs hearts (N-005)."""
    state = table.state

    def ways() -> list[Raise]:
        return [Raise(state.shields[blow.seat])] if blow.force and state.shields[blow.seat] else []

    await until_done(
        table, blow.seat, ASK_SHIELD, ways, partial(shield, state, blow), Bear.IT, lambda: {"force": blow.force}
    )
    state.hearts[blow.seat] = max(0, state.hearts[blow.seat] - blow.force)
    if not state.hearts[blow.seat]:
        raise Fallen


async def shield(state: NestState, blow: Blow, way: Raise) -> None:
    state.shields[blow.seat] -= 1
    blow.force -= 1


HOW: dict[type, Callable[[NestTable, Any], Awaitable[None]]] = {Wake: wake, Strike: strike}


def box(setup: Setup) -> Box:
    made = Box()
    made.tokens("heart", 1)
    return made


def start(setup: Setup) -> NestState:
    return NestState(seats=setup.players, hearts=[4] * setup.players, shields=[3] * setup.players)


GAME = Game(
    id="nest",
    version=1,
    package=__name__,
    rule_prefix="N",
    players=(1, 2, 3),
    state=NestState,
    components={"heart": 1},
    box=box,
    start=start,
    setup=lambda table: None,
    step=step,
    view=View,
    scene=lambda view: Scene(),
)
