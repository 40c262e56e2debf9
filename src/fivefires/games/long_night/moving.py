"""Moving survivors."""

from __future__ import annotations

from fivefires.kernel import Prompt

from . import deeds, exposure
from .board import goals_for
from .content import vocabulary as v
from .names import NAME
from .questions import AT
from .state import LongNightTable, Turn, count

# Members of an enum are slow to look up.
DEED_MOVE = v.Deed.MOVE
RISK_MOVE = v.Risk.MOVE
STAT_MOVES = v.Stat.MOVES

ASK_GOAL = Prompt("ask-goal", "L-170")


async def move(table: LongNightTable, seat: int, survivor: str) -> None:
    """The one move of the turn (L-169), to any other location: distance does not matter (L-170)."""
    state = table.state
    goals = goals_for(state, seat, state.where[survivor])
    assert state.turn is not None
    use_up(state.turn, survivor)
    goal = goals[0]
    if len(goals) > 1:
        goal = (await table.ask(seat, ASK_GOAL, [AT[place] for place in goals], survivor=NAME[survivor])).place
    await go(table, seat, survivor, goal)


def use_up(turn: Turn, survivor: str) -> None:
    """A move; whoever has another one still has the one of the turn."""
    (turn.again.remove if survivor in turn.again else turn.moved.append)(survivor)


def give_another(turn: Turn, survivor: str) -> None:
    (turn.moved.remove if survivor in turn.moved else turn.again.append)(survivor)


async def go(table: LongNightTable, seat: int, survivor: str, goal: str, *, safe: bool = False) -> None:
    """Every move is followed by an exposure roll (L-171), at the goal already (L-172, L-173).

    Somebody who dies of it has not moved, as far as crossroads cards can see (L-217).
    """
    state = table.state
    state.where[survivor] = goal
    count(state, seat, STAT_MOVES)
    table.tell("log-moves", "L-170", survivor=NAME[survivor], place=NAME[goal])
    if not safe:
        await exposure.expose(table, survivor, RISK_MOVE)
    if survivor in state.where:
        await deeds.happen(table, DEED_MOVE, seat, survivor, goal)


def put(table: LongNightTable, survivor: str, place: str) -> None:
    """Placed by a text: no move, no roll (L-486)."""
    table.state.where[survivor] = place
    table.tell("log-placed", "L-486", survivor=NAME[survivor], place=NAME[place])
