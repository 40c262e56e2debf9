"""Where pieces lie: the names of all piles. Tokens are only counted, at the places below."""

from __future__ import annotations

HEROES = range(4)

RESOURCES, RESOURCE_DISCARDS = "resources", "discards.resources"
SPECIALS, SPECIAL_DISCARDS = "specials", "discards.specials"
EVENTS, EVENT_DISCARDS, EVENT_BOX = "events", "discards.events", "box.events"
# The cards that a search turns up, and the one that is being put away.
REVEALED, INCOMING = "revealed", "incoming"
OBJECTIVES, OBJECTIVE_BOX = "objectives", "box.objectives"
UPGRADES = "upgrades"
# Starting cards and tiles that take no part.
BOX = "box"
UNKNOWN_BOX = "box.unknown"
PLACES = {name: f"place.{name}" for name in ("X1", "X2", "X3", "X4")}
# Cards on the ground; the state says of each in which area.
GROUND = "ground"

# Hero boards: those not in play, and those of the four.
BOARDS = "boards"
BOARD = tuple(f"board.{hero}" for hero in HEROES)

# What a hero has, by number: heroes of one player stay separate (N-013).
HANDS = tuple(f"hands.{hero}" for hero in HEROES)
BELT = tuple(f"belt.{hero}" for hero in HEROES)
PACK = tuple(f"pack.{hero}" for hero in HEROES)
SLOT = tuple(f"slot.{hero}" for hero in HEROES)
UPGRADE = tuple(f"upgrade.{hero}" for hero in HEROES)
SECRET = tuple(f"secret.{hero}" for hero in HEROES)
OPEN = tuple(f"open.{hero}" for hero in HEROES)
DONE = tuple(f"done.{hero}" for hero in HEROES)
SPACES = {"hands": HANDS, "slot": SLOT, "belt": BELT, "pack": PACK}

# Places of tokens.
SUPPLY, BAG, ON_MAP, DEAD = "supply", "bag", "map", "dead"
ON = tuple(f"hero.{hero}" for hero in HEROES)
MASK, KEY, SAMPLE = "gas-mask", "key", "sample"
PORTABLE = (KEY, SAMPLE)


def at(area: int) -> str:
    """The place of tokens that lie in an area."""
    return f"at.{area}"
