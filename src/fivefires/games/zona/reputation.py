"""Reputation: good, neutral or bad."""

from __future__ import annotations

from fivefires.kernel import Prompt, message, seat_name

from . import damage, fatigue
from .questions import Act
from .state import LOWEST_FATIGUE, REPUTATIONS, ZonaTable

IMPROVED = Prompt("ask-improved", "Z-357")

BAD, NEUTRAL, GOOD = -1, 0, 1


async def worsen(table: ZonaTable, seat: int) -> None:
    """Good becomes neutral, neutral becomes bad (Z-353); at bad it is 1 mental damage instead (Z-355, Z-356)."""
    reputation = table.state.scavengers[seat].reputation
    if reputation == BAD:
        await damage.suffer(table, seat, mental=1)
    else:
        change(table, seat, reputation - 1)


async def improve(table: ZonaTable, seat: int) -> None:
    """Bad becomes neutral, neutral becomes good (Z-354); at good the player may lower fatigue by 1 instead (Z-357)."""
    me = table.state.scavengers[seat]
    if me.reputation != GOOD:
        change(table, seat, me.reputation + 1)
    elif me.fatigue > LOWEST_FATIGUE:
        if await table.ask(seat, IMPROVED, [Act.BE_RELIEVED, Act.DECLINE]) is Act.BE_RELIEVED:
            fatigue.relieve(table, seat)


def change(table: ZonaTable, seat: int, to: int) -> None:
    """Turn the token, or put it down or away: neutral is the state without one (Z-057)."""
    me = table.state.scavengers[seat]
    if me.reputation == NEUTRAL and to != NEUTRAL:
        table.shift("reputation-token", 1, "supply", f"seat.{seat}")
    elif to == NEUTRAL and me.reputation != NEUTRAL:
        table.shift("reputation-token", 1, f"seat.{seat}", "supply")
    me.reputation = to
    table.tell("log-reputation", "Z-353", seat=seat_name(seat), reputation=message(f"reputation-{REPUTATIONS[to]}"))
