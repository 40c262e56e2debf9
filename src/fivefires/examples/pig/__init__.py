"""Pig: roll a die as often as you dare; a one loses what the turn has brought.

It is what the benchmark plays, so its log lines are put together only where somebody keeps a log.
"""

from __future__ import annotations

from enum import Enum

from fivefires.kernel import (
    Beat,
    Box,
    Chart,
    Game,
    Numbers,
    Prompt,
    Result,
    Setup,
    State,
    Table,
    View,
    message,
    seat_name,
)
from fivefires.kernel.scene import Mat, Scene, Track
from fivefires.kit.numbers import from_seat

GOAL = 100


class PigState(State, kw_only=True):
    scores: list[int]
    turn: int = 0
    die: int = 0


class Choose(Enum):
    ROLL = "roll"
    HOLD = "hold"


CHOICES = (ROLL, HOLD) = tuple(Choose)
ROLL_OR_HOLD = Prompt("ask-roll-or-hold", "P-002")


async def step(table: Table[PigState]) -> None:
    """One turn: roll as often as you dare, then hold (P-001, P-002)."""
    state, who = table.state, table.state.active
    while await table.ask(who, ROLL_OR_HOLD, CHOICES) is ROLL:
        state.die = die = table.roll(6)[0]
        if die == 1:
            if table.log is not None:
                table.tell("log-lost", "P-003", beat=Beat("roll", faces=(die,)), seat=seat_name(who), turn=state.turn)
            break
        state.turn += die
    else:
        hold(table, who)
    state.turn = 0
    state.active = (who + 1) % state.seats


def hold(table: Table[PigState], who: int) -> None:
    """The turn's total counts; a hundred points win (P-004, P-005)."""
    state = table.state
    score = state.scores[who] = state.scores[who] + state.turn
    if table.log is not None:
        table.tell("log-held", "P-004", seat=seat_name(who), turn=state.turn, score=score)
    if score >= GOAL:
        table.finish(Result(ending="goal", winners=[who]))


def box(_setup: Setup) -> Box:
    pig = Box()
    pig.tokens("die", 1)
    return pig


def start(setup: Setup) -> PigState:
    return PigState(seats=setup.players, scores=[0] * setup.players)


class PigView(View[PigState]):
    """Everything is open in Pig."""

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self._state.scores)

    @property
    def turn(self) -> int:
        return self._state.turn


def scene(view: PigView) -> Scene:
    mats = tuple(
        Mat(seat, seat_name(seat), tracks=(Track(f"score.{seat}", message("score"), score, GOAL),))
        for seat, score in enumerate(view.scores)
    )
    status = message("status-turn", seat=seat_name(view.active), turn=view.turn)
    return Scene(status=(status,), mats=mats)


def numbers(view: PigView) -> list[float]:
    """What the turn has brought, and how far everybody is, whoever looks first."""
    return [view.turn / GOAL, *(view.scores[seat] / GOAL for seat in from_seat(view.seat, view.seats))]


def numbers_of(_view: PigView, option: Choose) -> list[float]:
    return [float(option is ROLL)]


GAME = Game(
    id="pig",
    version=1,
    package=__name__,
    rule_prefix="P",
    players=(2,),
    state=PigState,
    components={"die": 1},
    box=box,
    start=start,
    setup=lambda table: None,
    step=step,
    view=PigView,
    scene=scene,
    charts=(Chart("score", lambda state, seat: state.scores[seat]),),
    numbers=Numbers(numbers, numbers_of),
    example=True,
)
