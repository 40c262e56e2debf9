"""Where pieces lie: the names of all piles.

The last piece of a pile is on top. Tray slots are queues: tokens are drawn at the bottom and discarded on top.
"""

from __future__ import annotations

from . import vocabulary as v
from .board import LOCATIONS, SITES
from .index import SECTOR_DECKS, STORY_DECKS

SEATS = range(4)
SARCOPHAGUS = "sarcophagus"

# What a player owns, by seat. All of it is open (Z-045).
SMALL = tuple(f"small.{seat}" for seat in SEATS)
WORN = tuple(f"worn.{seat}" for seat in SEATS)
PACKED = tuple(f"packed.{seat}" for seat in SEATS)
TROPHIES = tuple(f"trophies.{seat}" for seat in SEATS)
SECRETS = tuple(f"secrets.{seat}" for seat in SEATS)
CHARACTER = tuple(f"character.{seat}" for seat in SEATS)
DEALT = tuple(f"dealt.{seat}" for seat in SEATS)
# Cards that one player alone looks at.
LOOK = tuple(f"look.{seat}" for seat in SEATS)
# An item that still has to find its place.
INCOMING = "incoming"

# Threat tokens on the board: facilities and bunkers never have any (Z-072, Z-368).
AT = {
    **{location.id: f"at.{location.id}" for location in LOCATIONS if location.sector is not None},
    SARCOPHAGUS: "at.sarcophagus",
}
# The token of an encounter that came from the tray.
MET = "met"
TRAY = {(colour, kind): f"tray.{colour}_{kind}" for colour in (v.GREEN, v.YELLOW) for kind in v.ThreatKind}

EVENTS = {deck: f"events.{deck}" for deck in (*SECTOR_DECKS, *STORY_DECKS)}
EVENT_DISCARDS = {deck: f"discards.events.{deck}" for deck in EVENTS}
# The event or rumor card that is being resolved.
RESOLVING = "resolving"

RUMORS = "rumors"
RUMOR_DISCARDS = "discards.rumors"
IN_FORCE = "rumors.in_force"
EMISSIONS = "emissions"
FLIPPED = "emissions.flipped"

DECK = {deck: f"deck.{deck}" for deck in v.Deck}
DISCARDS = {deck: f"discards.{deck}" for deck in v.Deck}
ROWS = (v.JUNK, v.EQUIPMENT)
COLUMNS = (1, 2, 3, 4)
MARKET: dict[tuple[str, int], str] = {(row, column): f"market.{row}.{column}" for row in ROWS for column in COLUMNS}
SPOTS: dict[str, list[tuple[int, str]]] = {row: [(column, MARKET[row, column]) for column in COLUMNS] for row in ROWS}

SECRET_ITEMS = {site.id: f"secret_items.{site.id}" for site in SITES}
LOCKS = {site.id: f"lock.{site.id}" for site in SITES}
UNUSED_CHARACTERS = "characters"
# Unused locks, the belongings of characters that are not in play, and spent secret and starting items.
BOX = "box"
# Locks before they are laid out, and secret items that are in no pile, which nobody sees (Z-013).
LOCK_SUPPLY = "box.locks"
CLOSED_BOX = "box.secret_items"
