"""The Sarcophagus: the way in, the end of the game, and nothing else.

It is reached only from the Power Plant, with secrets of two different facilities (Z-058). There is no way out but
death (Z-059); one can rest, search, pass and use items there, but neither move nor take a local action (Z-173). A
threat that is not defeated stays, and can be searched (Z-172). Each of its cards has a way to the ending and a way
to fail (Z-174).
"""

from __future__ import annotations

from typing import NoReturn

from fivefires.games.zona.content import piles
from fivefires.games.zona.show.names import SEAT
from fivefires.games.zona.state import EventUnderWay, ZonaTable

from . import beats, ending, events


def win(table: ZonaTable, seat: int) -> NoReturn:
    """Being told to read the final paragraph wins the game at once (Z-168).

    Also with the last card of the deck, since that one is not discarded then (Z-170).
    """
    under_way = next(one for one in table.state.under_way if isinstance(one, EventUnderWay))
    events.read(table, under_way, "end")
    table.tell("log-wins", "Z-168", beat=beats.of(table, "win", seat, weight=2), seat=SEAT[seat])
    ending.end(table, "winner", winner=seat, card=under_way.card)


def check_last_card(table: ZonaTable) -> None:
    """The deck is never reshuffled (Z-171): with its last card discarded all players have lost (Z-169)."""
    if not table.pile(piles.EVENTS[piles.SARCOPHAGUS]):
        ending.end(table, "sarcophagus")
