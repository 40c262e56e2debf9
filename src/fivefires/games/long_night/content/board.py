"""Colony and locations: their entrances and spaces, and the tokens that are counted on them.

Entrances are named: the six of the colony `colony.1` to `colony.6` (L-040), which run counter-clockwise round the
board (L-042), and the single one of every other location like the location itself (L-055). An entrance space holds
one zombie, special zombie, barricade or trap (L-046), also at the colony (L-045).
"""

from __future__ import annotations

from . import vocabulary as v

# L-043, L-054, L-056
PEOPLE_SPACES = {
    v.COLONY: 24,
    v.POLICE_STATION: 3,
    v.GROCERY_STORE: 3,
    v.SCHOOL: 4,
    v.LIBRARY: 3,
    v.HOSPITAL: 4,
    v.GAS_STATION: 2,
    v.RAXXON: 4,
    v.HIDEOUT: 6,
}
ENTRANCES: dict[str, tuple[str, ...]] = {
    v.COLONY: tuple(f"colony.{number}" for number in range(1, 7)),
    **{place: (place,) for place in v.OUTSIDE},
}


def gate_of(entrance: str) -> str:
    """The space of an entrance on the drawing: that of a location is apart from its people."""
    return entrance if entrance in ENTRANCES[v.COLONY] else f"{entrance}.entrance"


PLACE_OF = {entrance: place for place, entrances in ENTRANCES.items() for entrance in entrances}
# L-041, L-055, L-056
ENTRANCE_SPACES = {
    **dict.fromkeys(ENTRANCES[v.COLONY], 3),
    v.POLICE_STATION: 4,
    v.GROCERY_STORE: 4,
    v.SCHOOL: 4,
    v.LIBRARY: 3,
    v.HOSPITAL: 4,
    v.GAS_STATION: 3,
    v.RAXXON: 4,
    v.HIDEOUT: 3,
}
# So many people must be on the board before all locations but one can be full.
CROWD = sum(PEOPLE_SPACES[place] for place in v.ORDINARY) - max(PEOPLE_SPACES[place] for place in v.ORDINARY)
NOISE_SPACES = 4  # everywhere outside the colony (L-059)
NUMBER = {place: number for number, place in enumerate(v.OUTSIDE, start=1)}  # L-063
BY_NUMBER = {number: place for place, number in NUMBER.items()}

SUPPLY = "supply"
HERE_OR_IDLE = {place: frozenset((SUPPLY, *entrances)) for place, entrances in ENTRANCES.items()}
ZOMBIE, ZOMBIE_TOKEN = "zombie-figure", "zombie-token"
BARRICADE, NOISE, FOOD, HELPLESS = "barricade-token", "noise-token", "food-token", "helpless-token"
BANDIT, DESPAIR, PROGRESS, BUILT = "bandit-figure", "despair-token", "progress-token", "improvement-token"
# Reverse sides are places of their own: a trap at an entrance (L-030), a helpless person who is unruly. These people
# have neither card nor player and never leave the colony (L-032). Everything else waits in the supply (L-086), bandits
# beside the hideout (L-407).
TRAP = {entrance: f"{entrance}.trap" for entrance in ENTRANCE_SPACES}
UNRULY = "colony.unruly"
# People spaces of Raxxon that are barred (L-489).
SEALED = "raxxon.people"
