"""Where pieces lie: the names of all piles, and of the places of tokens. The last piece of a pile is on top."""

from __future__ import annotations

from .board import TILES
from .vocabulary import SIZES

SEATS = range(5)

# What a player has, by seat. Only Incidents in hand are hidden, and of those only what came from the deck.
CHARACTER = tuple(f"character.{seat}" for seat in SEATS)
UNMADE = tuple(f"unmade.{seat}" for seat in SEATS)
MADE = tuple(f"made.{seat}" for seat in SEATS)
HAND = tuple(f"hand.{seat}" for seat in SEATS)
QUESTS = tuple(f"quests.{seat}" for seat in SEATS)
DISCS = tuple(f"discs.{seat}" for seat in SEATS)
# Tokens of a player, Houses raided in this round, and Houses raided before.
STORE = tuple(f"store.{seat}" for seat in SEATS)
FRESH = tuple(f"fresh.{seat}" for seat in SEATS)
RAIDED = tuple(f"raided.{seat}" for seat in SEATS)

CHARACTERS = "characters"
MAP = "map"
TILE_STACK = "tiles"
INCIDENTS, INCIDENT_DISCARDS = "incidents", "incidents.discards"
INCIDENT_AT = {tile: f"incident.{tile}" for tile in TILES}
RAID = {size: f"raid.{size}" for size in SIZES}
RAID_DISCARDS = {size: f"raid.{size}.discards" for size in SIZES}
DRAWN = "raid.drawn"
QUEST_DECK, OPEN_QUESTS = "quests", "quests.open"
EVENTS, OPEN_EVENTS, ACTIVE_EVENT, EVENT_DISCARDS = "events", "events.open", "events.active", "events.discards"
OPEN_DISCS = "discs"
DISC_STACK = "discs.stack"
TRADERS, TRADER = "traders", "trader"
PADS, PAD = "pads", "pad"
# Out of the game.
BOX = "box"
# Where tokens come from and go to, and what lies under a Guard on a square.
BAG = "bag"
GONE = "gone"


def under(square: str) -> str:
    return f"under.{square}"
