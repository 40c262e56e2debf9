"""Fatigue: a dial from 1 to 5 that never leaves that range (Z-345)."""

from __future__ import annotations

from . import damage
from .names import SEAT
from .state import HIGHEST_FATIGUE, LOWEST_FATIGUE, ZonaTable


async def tire(table: ZonaTable, seat: int, by: int = 1) -> None:
    """Turn the dial up (Z-346). Every point beyond 5 is 1 damage instead (Z-348).

    That damage cannot be prevented (Z-349), has no type, and all of one increase is one package (Z-350).
    """
    me = table.state.scavengers[seat]
    beyond = max(0, me.fatigue + by - HIGHEST_FATIGUE)
    me.fatigue = min(HIGHEST_FATIGUE, me.fatigue + by)
    if table.log is not None:
        table.tell("log-tire", "Z-346", seat=SEAT[seat], by=by, fatigue=me.fatigue)
    if beyond:
        await damage.suffer_untyped(table, seat, beyond)


def relieve(table: ZonaTable, seat: int, by: int = 1) -> None:
    """Turn the dial down, at most to 1 (Z-347)."""
    me = table.state.scavengers[seat]
    if me.fatigue > LOWEST_FATIGUE:
        me.fatigue = max(LOWEST_FATIGUE, me.fatigue - by)
        table.tell("log-relieve", "Z-347", seat=SEAT[seat], fatigue=me.fatigue)


def exhaust(table: ZonaTable, seat: int) -> None:
    """The dial goes to 5 and never beyond (Z-477)."""
    table.state.scavengers[seat].fatigue = HIGHEST_FATIGUE
    table.tell("log-exhaust", "Z-477", seat=SEAT[seat])
