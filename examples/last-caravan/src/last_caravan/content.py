"""The cards, the places and the road between them, as data."""

from __future__ import annotations

from dataclasses import dataclass

from fivefires.kit import graphs
from fivefires.kit.components import pieces_of

PLAYERS = (3, 4, 5)
ROLES = {"raider": 1, "driver": 4}
HAND, MOST_CARDS = 3, 5
# The fewer there are, the more one raider spoils.
WATER = {3: 10, 4: 9, 5: 6}
MOST_WATER = 12
# What a scout adds, and how much may be missing for that.
SCOUTED = 2


@dataclass(frozen=True)
class Supply:
    id: str
    worth: int
    copies: int


SUPPLIES = (
    Supply("rope", 1, copies=10),
    Supply("mule", 2, copies=10),
    Supply("camel", 3, copies=6),
    Supply("slit-skin", -2, copies=6),
    Supply("scout", 1, copies=4),
)
SUPPLY = pieces_of(SUPPLIES)


@dataclass(frozen=True)
class Place:
    """`each` is what a card must be worth on average, in halves: 3 stands for one and a half (LC-007)."""

    id: str
    each: int
    water: int = 0
    cards: int = 0


PLACES = {
    place.id: place
    for place in (
        Place("well", 0),
        Place("flats", 3),
        Place("canyon", 4),
        Place("cistern", 2, water=2),
        Place("market", 2, cards=1),
        Place("tower", 3),
        Place("glass-dunes", 4),
        Place("grove", 2, water=2),
        Place("huts", 2, cards=1),
        Place("bridge", 3),
        Place("bone-pass", 4),
        Place("harbour", 3),
    )
}
START, GOAL = "well", "harbour"
ROAD: dict[str, list[str]] = {
    "well": ["flats"],
    "flats": ["canyon", "cistern"],
    "canyon": ["tower"],
    "cistern": ["market"],
    "market": ["tower"],
    "tower": ["glass-dunes", "grove"],
    "glass-dunes": ["bridge"],
    "grove": ["huts"],
    "huts": ["bridge"],
    "bridge": ["bone-pass"],
    "bone-pass": ["harbour"],
    "harbour": [],
}
# How many days it is from a place to the harbour on the shortest road.
DAYS_LEFT = {place: graphs.distances(ROAD, place)[GOAL] for place in PLACES}


def needed(place: str, cards: int) -> int:
    """What so many cards must be worth together at a place, rounded up (LC-007)."""
    return (PLACES[place].each * cards + 1) // 2
