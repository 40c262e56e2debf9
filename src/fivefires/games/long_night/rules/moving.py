"""Moving survivors."""

from __future__ import annotations

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.show.names import NAME
from fivefires.games.long_night.state import LongNightTable, Turn, count
from fivefires.kernel import Prompt
from fivefires.kit.choosing import one_of

from . import beats, exposure, triggers
from .board import goals_for
from .questions import GOAL

# Members of an enum are slow to look up.
DEED_MOVE = v.Deed.MOVE
RISK_MOVE = v.Risk.MOVE
STAT_MOVES = v.Stat.MOVES

ASK_GOAL = Prompt("ask-goal", "L-170")


async def move(table: LongNightTable, seat: int, survivor: str) -> None:
    """The one move of the turn (L-169), to any other location: distance does not matter (L-170), but exiles never enter
    the colony (L-317).
    """
    state = table.state
    goals = goals_for(state, seat, state.where[survivor])
    assert state.turn is not None
    use_up(state.turn, survivor)
    goal = await one_of(table, seat, ASK_GOAL, goals, GOAL[survivor].__getitem__, survivor=NAME[survivor])
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
    origin, state.where[survivor] = state.where[survivor], goal
    count(state, seat, STAT_MOVES)
    if table.log is not None:
        table.tell(
            "log-moves",
            "L-170",
            beat=beats.going(table, survivor, origin, goal),
            survivor=NAME[survivor],
            place=NAME[goal],
        )
    if not safe:
        await exposure.expose(table, survivor, RISK_MOVE)
    if survivor in state.where:
        await triggers.happen(table, DEED_MOVE, seat, survivor, goal)


def put(table: LongNightTable, survivor: str, place: str) -> None:
    """Placed by a text: no move, no roll (L-486)."""
    state = table.state
    origin, state.where[survivor] = state.where.get(survivor, place), place
    table.tell(
        "log-placed",
        "L-486",
        beat=beats.going(table, survivor, origin, place),
        survivor=NAME[survivor],
        place=NAME[place],
    )
