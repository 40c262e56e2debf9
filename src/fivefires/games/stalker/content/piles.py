"""Where pieces lie: the names of all piles. Tokens without a face are only counted, at the places below.

Gear decks lie open: whoever may draw from one draws at random, so that they have no order to hide (S-362).
"""

from __future__ import annotations

STALKERS = range(4)

# Gear: what nobody owns, what the team keeps, and what a stalker has.
WEAPONS, ARMORS, ATTACHMENTS, ITEMS, ARTIFACTS = "weapons", "armors", "attachments", "items", "artifacts"
DECKS = (WEAPONS, ARMORS, ATTACHMENTS, ITEMS, ARTIFACTS)
STASH = "stash"
WEAPON = tuple(f"weapon.{stalker}" for stalker in STALKERS)
ARMOR = tuple(f"armor.{stalker}" for stalker in STALKERS)
ARTIFACT = tuple(f"artifact.{stalker}" for stalker in STALKERS)
PACK = tuple(f"pack.{stalker}" for stalker in STALKERS)
SLOTS = {"weapon": WEAPON, "armor": ARMOR, "artifact": ARTIFACT, "pack": PACK}

# Stalker cards: those not in play, and those of the team.
CARDS = "cards"
BOARD = tuple(f"board.{stalker}" for stalker in STALKERS)

# Decks of the enemies' phase, and their discards.
HIGH, HIGH_DISCARDS = "high", "discards.high"
LOW, LOW_DISCARDS = "low", "discards.low"
WOUNDS, WOUND_DISCARDS = "wounds", "discards.wounds"
CONTROL = "control"
DRAWN = tuple(f"drawn.{stalker}" for stalker in STALKERS)

# Events: the clock, the card in force with those before it, random ones, and what is not in play.
EVENTS, EVENT, RANDOM, EVENT_BOX = "events", "event", "random", "box.events"

# Environment cards: on the map or beside it, the deck that is asked by number, and what is out.
PLACED, ENVIRONMENT, ENVIRONMENT_BOX = "placed", "environment", "box.environment"
REMOVED = "removed"

# Lost Areas: set-up cards, the one that was drawn, and environment cards.
LOST, LOST_DISCARDS, LOST_CARDS = "lost", "discards.lost", "box.lost"

# Loot and unknown tokens: numbered stacks on the map, each with its place in the state.
LOOT, LOOT_DISCARDS = "loot", "discards.loot"
LOOT_STACK = tuple(f"loot.{number}" for number in range(31))
UNKNOWN, UNKNOWN_MIXED, UNKNOWN_DISCARDS = "unknown", "unknown.mixed", "discards.unknown"
UNKNOWN_STACK = tuple(f"unknown.{number}" for number in range(24))

# Anomaly cards and enemy cards: beside the map, and in the box.
ANOMALIES, ANOMALY_BOX = "anomalies", "box.anomalies"
ENEMIES, ENEMY_BOX = "enemies", "box.enemies"
BOX = "box"

# Contact cards: in the box, and in the card holder (S-026).
CONTACT_BOX, HOLDER = "box.contacts", "holder"

# Places of tokens.
SUPPLY, MAP = "supply", "map"
POCKET = tuple(f"pocket.{stalker}" for stalker in STALKERS)
BOLT, PINNED, EXPOSED, FOCUS, MARKER, DARKNESS = "bolt", "pinned", "exposed", "focus", "marker", "no-visibility"
ARTIFACT_TOKEN = "artifact-token"
TRAP, CARCASS, ENTRANCE = "trap", "carcass", "entrance"
MAGAZINE = {"pistol": "magazine-pistol", "rifle": "magazine-rifle", "shotgun": "magazine-shotgun"}


def beside(kind: str) -> str:
    """The supply of an enemy beside the map (S-408)."""
    return f"beside.{kind}"
