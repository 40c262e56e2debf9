"""Dice: each roll can be answered before it counts (R-513)."""

from __future__ import annotations

from fivefires.games.raid_trade.content.index import CHARACTER
from fivefires.games.raid_trade.content.vocabulary import Point
from fivefires.games.raid_trade.show.names import SEAT
from fivefires.games.raid_trade.state import RaidTradeTable, Roll
from fivefires.kernel import Beat
from fivefires.kit.underway import during

RAID = "raid"


async def roll(table: RaidTradeTable, seat: int, die: str, *, attacking: bool = True, guard: bool = False) -> int:
    """A die with six faces; what it shows when all have spoken."""
    event = Roll(seat=seat, die=die, face=table.roll(6)[0], attacking=attacking, guard=guard)
    table.tell("log-rolls", "R-200", beat=Beat("roll", faces=(event.face,), by=seat), seat=SEAT[seat])
    await during(table.state.events, event, table.at(event, Point.ROLLED))
    return event.face


async def symbol(table: RaidTradeTable, seat: int, *, attacking: bool, guard: bool = False) -> str:
    """The own Combat Die once (R-227): the white half for an attacker, the gray one for a defender (R-200)."""
    character = table.state.players[seat].character
    face = CHARACTER[character].faces[await roll(table, seat, character, attacking=attacking, guard=guard) - 1]
    shown = face.attack if attacking else face.defence
    table.used(f"face:{character}:{'attack' if attacking else 'defence'}:{shown}")
    return str(shown)
