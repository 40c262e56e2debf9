"""Status tokens (S-410, S-436 to S-450). They are limited: where none is left, none is given (S-009)."""

from __future__ import annotations

from typing import TypeAlias

from fivefires.games.stalker.content.piles import EXPOSED, FOCUS, MAP, PINNED, SUPPLY
from fivefires.games.stalker.content.vocabulary import Status
from fivefires.games.stalker.state import Enemy, Stalker, StalkerTable
from fivefires.kernel import message

# What can have a status: companions receive none (S-449).
Bearer: TypeAlias = Stalker | Enemy


def name(unit: Bearer) -> str:
    return unit.kind if isinstance(unit, Enemy) else unit.id


def pin(table: StalkerTable, unit: Bearer, rule: str) -> bool:
    """At most one (S-410)."""
    if unit.pinned or not table.shift(PINNED, 1, SUPPLY, MAP):
        return False
    unit.pinned = True
    table.tell("log-pinned", rule, unit=message(name(unit)))
    return True


def unpin(table: StalkerTable, unit: Bearer) -> None:
    if unit.pinned:
        unit.pinned = False
        table.shift(PINNED, 1, MAP, SUPPLY)


def expose(table: StalkerTable, unit: Bearer, rule: str) -> bool:
    if unit.exposed or not table.shift(EXPOSED, 1, SUPPLY, MAP):
        return False
    unit.exposed = True
    table.tell("log-exposed", rule, unit=message(name(unit)))
    return True


def unexpose(table: StalkerTable, unit: Bearer) -> bool:
    """Also whenever a unit moves, for whatever reason (S-444, S-447)."""
    if not unit.exposed:
        return False
    unit.exposed = False
    table.shift(EXPOSED, 1, MAP, SUPPLY)
    return True


def give(table: StalkerTable, unit: Bearer, status: Status, rule: str) -> None:
    if status == Status.PINNED:
        pin(table, unit, rule)
    elif status == Status.EXPOSED:
        expose(table, unit, rule)


def gain_focus(table: StalkerTable, stalker: Stalker, rule: str) -> bool:
    """At most one (S-436)."""
    if stalker.focus or not table.shift(FOCUS, 1, SUPPLY, MAP):
        return False
    stalker.focus = True
    table.tell("log-focus", rule, stalker=message(stalker.id))
    return True


def spend_focus(table: StalkerTable, stalker: Stalker) -> None:
    stalker.focus = False
    table.shift(FOCUS, 1, MAP, SUPPLY)
    table.used("focus")
