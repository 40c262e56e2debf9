"""What things are called: the message of each piece, place and symbol, by its id."""

from __future__ import annotations

from functools import cache

from fivefires.games.raid_trade.content import vocabulary as v
from fivefires.games.raid_trade.content.board import HELIPAD, SIDES
from fivefires.games.raid_trade.content.index import (
    CHARACTER,
    DISC,
    EVENT,
    INCIDENT,
    ITEM,
    PAD,
    QUEST,
    RAID_CARD,
    TRADER,
)
from fivefires.games.raid_trade.content.piles import SEATS
from fivefires.kernel import Message, face_of, message, seat_name

_TILES = [side.tile for side in SIDES]
# The name of a card, a token, a tile, a kind of Resource, or a size of House.
NAME = {
    **{
        id: message(face_of(id))
        for id in (*CHARACTER, *ITEM, *RAID_CARD, *INCIDENT, *QUEST, *EVENT, *TRADER, *PAD, *DISC, *v.KINDS)
    },
    **{tile: message(f"tile-{tile}") for tile in _TILES},
    **{size: message(f"house-{size}") for size in v.SIZES},
}
SEAT = tuple(seat_name(seat) for seat in SEATS)


def name_of(id: str) -> Message:
    return NAME[id]


@cache
def section_name(section: str) -> Message:
    """Old Mill, road b."""
    tile, _, letter = section.partition(".")
    if tile == HELIPAD:
        return NAME[tile]
    return message("section", tile=NAME[tile], road=message(f"road-{letter}"))


@cache
def square_name(square: str) -> Message:
    """Old Mill, no. 3; a Guard may stand on no square at all."""
    tile, _, number = square.partition(".")
    if not number.isdigit():
        return message("on-the-road", tile=NAME[tile])
    return message("square", tile=NAME[tile], number=int(number))
