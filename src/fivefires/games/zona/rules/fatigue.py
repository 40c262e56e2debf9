"""Fatigue: a dial from 1 to 5 that never leaves that range (Z-345)."""

from __future__ import annotations

from collections.abc import Awaitable

from fivefires.games.zona.content.index import RELIEVES
from fivefires.games.zona.show.names import SEAT
from fivefires.games.zona.state import HIGHEST_FATIGUE, LOWEST_FATIGUE, ZonaTable
from fivefires.kernel import Prompt
from fivefires.kit.ways import until_done

from . import beats, damage, items
from .questions import TAKE_IT, Use

ASK_BEFORE_FATIGUE = Prompt("ask-before-fatigue", "Z-348")


async def tire(table: ZonaTable, seat: int, by: int = 1) -> None:
    """Turn the dial up (Z-346). Every point beyond 5 is 1 damage instead (Z-348).

    That damage cannot be prevented (Z-349), has no type, and all of one increase is one package (Z-350). On one's own
    turn one may eat first (Z-529).
    """
    me = table.state.scavengers[seat]
    if me.fatigue + by > HIGHEST_FATIGUE:
        await _eat_first(table, seat, by)
    beyond = me.fatigue + by - HIGHEST_FATIGUE
    me.fatigue = HIGHEST_FATIGUE if beyond > 0 else me.fatigue + by
    if table.log is not None:
        table.tell("log-tire", "Z-346", seat=SEAT[seat], by=by, fatigue=me.fatigue)
    if beyond > 0:
        await damage.suffer_untyped(table, seat, beyond)


async def _eat_first(table: ZonaTable, seat: int, by: int) -> None:
    """Use what relieves, as long as the dial would be turned beyond its end."""
    state, used = table.state, list[str]()

    def ways() -> list[Use]:
        if state.scavengers[seat].fatigue + by <= HIGHEST_FATIGUE:
            return []
        return [use for use in items.uses_on_turn(state, seat, used=used) if use.source in RELIEVES]

    def take(way: Use) -> Awaitable[None]:
        return items.use_on_turn(table, seat, way, used)

    await until_done(table, seat, ASK_BEFORE_FATIGUE, ways, take, TAKE_IT, lambda: {"by": by})


def relieve(table: ZonaTable, seat: int, by: int = 1) -> None:
    """Turn the dial down, at most to 1 (Z-347)."""
    me = table.state.scavengers[seat]
    if me.fatigue > LOWEST_FATIGUE:
        me.fatigue = max(LOWEST_FATIGUE, me.fatigue - by)
        if table.log is not None:
            table.tell("log-relieve", "Z-347", seat=SEAT[seat], fatigue=me.fatigue)


def exhaust(table: ZonaTable, seat: int) -> None:
    """The dial goes to 5 and never beyond (Z-477)."""
    table.state.scavengers[seat].fatigue = HIGHEST_FATIGUE
    table.tell("log-exhaust", "Z-477", beat=beats.of(table, "harm", seat), seat=SEAT[seat])
