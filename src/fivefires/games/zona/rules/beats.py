"""How what is told is staged. A beat is made only where a log is kept: most games are played without one."""

from __future__ import annotations

from fivefires.games.zona.show.names import NAME
from fivefires.games.zona.state import (
    EmissionUnderWay,
    EncounterUnderWay,
    EventUnderWay,
    ItemUnderWay,
    LocalUnderWay,
    RumorUnderWay,
    TestUnderWay,
    ZonaState,
    ZonaTable,
)
from fivefires.kernel import Beat, Message, message

NOBODY = -1
ROUND = Beat("phase", weight=1, by=NOBODY)
PHASE = Beat("phase", by=NOBODY)
LAST_ROUND = Beat("last-round", weight=2, by=NOBODY)
END = Beat("end", weight=2, by=NOBODY)

# What hurts, where nothing that is under way tells it.
EXHAUSTION = message("cause-exhaustion")
PRICE = message("cause-price")
REPUTATION = message("cause-reputation")
SHORTCUT = message("cause-shortcut")
TRIANGLES = message("cause-triangles")
ZONE = message("cause-zone")
UNTYPED = message("damage-untyped")


def of(table: ZonaTable, kind: str, seat: int, *about: str, weight: int = 0) -> Beat | None:
    """Something that a seat does, or that happens to it, where its scavenger stands."""
    if table.log is None:
        return None
    return Beat(kind, about, table.state.scavengers[seat].place, weight=weight, by=seat)


def going(table: ZonaTable, seat: int, origin: str, place: str) -> Beat | None:
    return Beat("move", at=place, path=(origin, place), by=seat) if table.log is not None else None


def rolled(table: ZonaTable, test: TestUnderWay) -> Beat | None:
    """The faces as they lie now."""
    if table.log is None:
        return None
    faces = tuple(NAME[face].id for face in test.faces)
    return Beat("roll", at=table.state.scavengers[test.seat].place, faces=faces, by=test.seat)


def token(table: ZonaTable, kind: str, threat: str, place: str) -> Beat | None:
    """A threat comes, goes or moves by itself."""
    return Beat(kind, (threat,), place) if table.log is not None else None


def cause(state: ZonaState) -> Message:
    """What damage comes from, by the innermost of what is under way."""
    for one in reversed(state.under_way):
        match one:
            case EncounterUnderWay():
                return NAME[one.token]
            case EventUnderWay() | RumorUnderWay() | EmissionUnderWay():
                return NAME[one.card]
            case ItemUnderWay():
                return NAME[one.source]
            case LocalUnderWay():
                return NAME[one.place]
            case _:
                continue
    return ZONE
