"""Reputation: good, neutral or bad."""

from __future__ import annotations

from fivefires.games.zona.show.names import SEAT
from fivefires.games.zona.state import BAD, GOOD, LOWEST_FATIGUE, NEUTRAL, REPUTATIONS, ZonaTable
from fivefires.kernel import Prompt, message

from . import beats, damage, fatigue
from .questions import BE_RELIEVED, DECLINE

ASK_IMPROVED = Prompt("ask-improved", "Z-357")


async def worsen(table: ZonaTable, seat: int) -> None:
    """Good becomes neutral, neutral becomes bad (Z-353); at bad it is 1 mental damage instead (Z-355, Z-356)."""
    reputation = table.state.scavengers[seat].reputation
    if reputation == BAD:
        await damage.suffer(table, seat, mental=1, cause=beats.REPUTATION)
    else:
        change(table, seat, reputation - 1)


async def improve(table: ZonaTable, seat: int) -> None:
    """Bad becomes neutral, neutral becomes good (Z-354); at good the player may lower fatigue by 1 instead (Z-357)."""
    me = table.state.scavengers[seat]
    if me.reputation != GOOD:
        change(table, seat, me.reputation + 1)
        return
    if me.fatigue == LOWEST_FATIGUE:
        return
    if await table.ask(seat, ASK_IMPROVED, [BE_RELIEVED, DECLINE]) is BE_RELIEVED:
        fatigue.relieve(table, seat)


def change(table: ZonaTable, seat: int, to: int) -> None:
    """Turn the token, or put it down or away: neutral is the state without one (Z-057)."""
    me = table.state.scavengers[seat]
    if me.reputation == NEUTRAL and to != NEUTRAL:
        table.shift("reputation-token", 1, "supply", f"seat.{seat}")
    elif to == NEUTRAL and me.reputation != NEUTRAL:
        table.shift("reputation-token", 1, f"seat.{seat}", "supply")
    me.reputation = to
    beat = beats.of(table, "standing", seat)
    name = message(f"reputation-{REPUTATIONS[to]}")
    table.tell("log-reputation", "Z-353", beat=beat, seat=SEAT[seat], reputation=name)
