"""How what is told is staged. A beat is made only where a log is kept: most games are played without one."""

from __future__ import annotations

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.board import PLACE_OF
from fivefires.games.long_night.show.names import NAME
from fivefires.games.long_night.state import (
    AttackUnderWay,
    BiteUnderWay,
    LongNightState,
    LongNightTable,
    Reading,
    SearchUnderWay,
)
from fivefires.kernel import Beat, Message, message

NOBODY = -1
ROUND = Beat("phase", weight=1, by=NOBODY)
PHASE = Beat("phase", by=NOBODY)
LAST_ROUND = Beat("last-round", weight=2, by=NOBODY)
STORY = Beat("story", weight=1, by=NOBODY)
END = Beat("end", weight=2, by=NOBODY)
TURN = Beat("turn")
LOSS = Beat("loss", at=v.COLONY, weight=1)
GAIN = Beat("gain", at=v.COLONY)
DEATH = Beat("death", at=v.COLONY, weight=1)
ARRIVAL = Beat("arrival", at=v.COLONY)
FOOD_LOSS = Beat("loss", at=v.COLONY)
ROUNDS = Beat("time", weight=1, by=NOBODY)
PLAIN_WIN = Beat("win", weight=1)

# What hurts, where no text that is being read tells it.
EXPOSURE = message("cause-exposure")
FROST = message("cause-frost")
NIGHT = message("cause-night")


def of(table: LongNightTable, kind: str, survivor: str, *about: str, weight: int = 0) -> Beat | None:
    """Something that a survivor does, or that happens to it, where it stands."""
    if table.log is None:
        return None
    return Beat(kind, (survivor, *about), table.state.where.get(survivor, ""), weight=weight)


def seat(table: LongNightTable, kind: str, seat: int, *about: str, weight: int = 0) -> Beat | None:
    """Something that a player does, or that happens to one; the pieces are known to all."""
    return Beat(kind, about, weight=weight, by=seat) if table.log is not None else None


def place(table: LongNightTable, kind: str, where: str, weight: int = 0) -> Beat | None:
    """Something that happens at a place or at one of its entrances, by itself."""
    return Beat(kind, at=PLACE_OF.get(where, where), weight=weight) if table.log is not None else None


def going(table: LongNightTable, survivor: str, origin: str, goal: str) -> Beat | None:
    return Beat("move", (survivor,), goal, (origin, goal)) if table.log is not None else None


def dice(table: LongNightTable, seat: int, *faces: int) -> Beat | None:
    return Beat("roll", faces=faces, by=seat) if table.log is not None else None


def rolled(table: LongNightTable, survivor: str, face: int | str, weight: int = 0) -> Beat | None:
    """One die for a survivor: with pips, or the message of its sign."""
    if table.log is None:
        return None
    return Beat("roll", (survivor,), table.state.where.get(survivor, ""), faces=(face,), weight=weight)


def cause(state: LongNightState) -> Message:
    """What damage comes from, by the innermost of what is under way."""
    for one in reversed(state.under_way):
        match one:
            case Reading():
                return NAME[one.source]
            case AttackUnderWay():
                return NAME[one.survivor]
            case SearchUnderWay():
                return NAME[one.place]
            case BiteUnderWay():
                return EXPOSURE
            case _:
                continue
    return NIGHT
