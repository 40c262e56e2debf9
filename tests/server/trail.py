"""A game in a chain of three, for the server's tests: whoever is asked says how the day ends, and is done."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from typing import Any

import msgspec

from fivefires.kernel import Game, Message, Prompt, Result, Setup, State, Table, View, message
from fivefires.kernel.game import Mode
from fivefires.kernel.lessons import Lesson
from fivefires.kernel.scene import Scene
from tests.server.toy import toy

DAYS = 3


class Camp(Result, kw_only=True):
    day: int


class TrailState(State, kw_only=True):
    day: int
    result: Camp | None = None


class Do(Enum):
    CAMP = "camp"
    LOSE = "lose"


async def step(table: Table[TrailState]) -> None:
    """One seat after the other leads: on the second day the second one."""
    state = table.state
    what = await table.ask((state.day - 1) % state.seats, Prompt("ask-roll-or-hold", "P-002"), list(Do))
    table.finish(Camp(ending=what.value, winners=[0], day=state.day))


def start(setup: Setup) -> TrailState:
    return TrailState(seats=setup.players, day=_day(setup))


def follows(setup: Setup, camp: Camp) -> Setup | None:
    """A later day is played in another mode, so that the first one's set-up is not just this one without a result."""
    if camp.ending != "camp" or camp.day == DAYS:
        return None
    return msgspec.structs.replace(setup, mode="later", earlier=msgspec.to_builtins(camp))


def forbids(setup: Setup) -> Message | None:
    return message("forbidden-day") if (setup.mode == "later") != (_day(setup) in (2, 3)) else None


def _day(setup: Setup) -> int:
    return 1 if setup.earlier is None else msgspec.convert(setup.earlier, Camp).day + 1


def trail(**changes: Any) -> Game[Any]:
    game: Game[Any] = toy()
    return replace(
        game,
        id="tests.server.trail:GAME",
        players=(2, 3, 4),
        modes=(Mode("first"), Mode("later")),
        state=TrailState,
        result=Camp,
        start=start,
        step=step,
        view=View,
        scene=lambda _view: Scene(),
        follows=follows,
        forbids=forbids,
        **changes,
    )


LESSON = Lesson("walking", Setup(2, "first"), "00" * 32)
GAME = trail(lessons=(LESSON,))
