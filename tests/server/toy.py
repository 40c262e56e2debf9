"""A game for the server's tests: every seat in turn says what the rules should do next, even fail."""

from __future__ import annotations

import threading
from enum import Enum

from fivefires.kernel import Box, Game, Prompt, Result, Setup, State, Table, View, message, seat_name
from fivefires.kernel.scene import Scene, Track


class ToyState(State, kw_only=True):
    turns: int = 0
    told: int = 0
    ugly: bool = False


class Do(Enum):
    STAY = "stay"
    PASS = "pass-on"
    ROLL = "roll"
    VOTE = "vote"
    DARE = "dare"
    POLL = "poll"
    CRASH = "crash"
    HANG = "hang"
    UGLY = "ugly"
    END = "end"


class Vote(Enum):
    YES = "yes"
    NO = "no"


# Set as soon as the rules hang.
HANGING = threading.Event()

WHAT = Prompt("ask-roll-or-hold", "P-002")
VOTE = Prompt("ask-vote", "P-003", standing=("yes", "no"))


async def step(table: Table[ToyState]) -> None:
    state, who = table.state, table.state.active
    what = await table.ask(who, WHAT, list(Do))
    state.turns += 1
    table.tell("log-held", "P-004", seat=seat_name(who), turn=state.turns, score=0)
    match what:
        case Do.PASS:
            state.active = (who + 1) % state.seats
        case Do.ROLL:
            table.roll(6)
        case Do.VOTE:
            votes = await table.ask_all(range(state.seats), VOTE, lambda _seat: list(Vote))
            state.turns += list(votes.values()).count(Vote.YES)
        case Do.DARE:
            other = (who + 1) % state.seats
            answer = await table.ask(other, VOTE, list(Vote), default=Vote.NO)
            state.turns += 100 if answer is Vote.YES else 10
        case Do.POLL:
            votes = await table.ask_all(range(state.seats), VOTE, lambda _seat: list(Vote), default=Vote.NO)
            state.turns += 10 * list(votes.values()).count(Vote.NO)
        case Do.CRASH:
            raise ArithmeticError("this rule is broken")
        case Do.HANG:
            HANGING.set()
            while state.turns:
                state.told += 1
        case Do.UGLY:
            state.ugly = True
        case Do.END:
            table.finish(Result(ending="goal", winners=[who]))


class ToyView(View[ToyState]):
    @property
    def turns(self) -> int:
        if self._state.ugly:
            raise RuntimeError("the scene is broken")
        return self._state.turns


def scene(view: ToyView) -> Scene:
    return Scene(tracks=(Track("turns", message("score"), view.turns, 100),))


def toy(version: int = 1) -> Game[ToyState]:
    return Game(
        id="tests.server.toy:GAME",
        version=version,
        package="fivefires.examples.pig",
        rule_prefix="P",
        players=(2, 3),
        state=ToyState,
        components={"die": 1},
        box=_box,
        start=lambda setup: ToyState(seats=setup.players),
        setup=lambda table: None,
        step=step,
        view=ToyView,
        scene=scene,
        example=True,
        lapses=True,
    )


def _box(_setup: Setup) -> Box:
    box = Box()
    box.tokens("die", 1)
    return box


GAME = toy()
