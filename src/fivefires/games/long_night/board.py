"""Colony and locations: their spaces, and what can be counted on them.

Entrances are named: the six of the colony `colony.1` to `colony.6` (L-040), which run counter-clockwise round the
board (L-042), and the single one of every other location like the location itself (L-055). An entrance space holds
one zombie, special zombie, barricade or trap (L-046), also at the colony (L-045).
"""

from __future__ import annotations

from .content import vocabulary as v
from .content.index import INFLUENCE, KIND_OF
from .state import LongNightState

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


# --- entrances ------------------------------------------------------------------------------------------------


def zombies_at_entrance(state: LongNightState, entrance: str) -> int:
    """Ordinary zombies: figures, and the tokens that serve when these are used up (L-273)."""
    stock = state.stock
    return stock[ZOMBIE].get(entrance, 0) + stock[ZOMBIE_TOKEN].get(entrance, 0)


def specials_at_entrance(state: LongNightState, entrance: str) -> list[str]:
    return [figure for figure, at in state.lurking.items() if at == entrance]


def barred_spaces(state: LongNightState, entrance: str) -> int:
    """Barricades and traps."""
    tokens = state.stock[BARRICADE]
    return tokens.get(entrance, 0) + tokens.get(TRAP[entrance], 0)


def empty_spaces(state: LongNightState, entrance: str) -> int:
    stock = state.stock
    tokens = stock[BARRICADE]
    left = (
        ENTRANCE_SPACES[entrance]
        - stock[ZOMBIE].get(entrance, 0)
        - stock[ZOMBIE_TOKEN].get(entrance, 0)
        - tokens.get(entrance, 0)
        - tokens.get(TRAP[entrance], 0)
    )
    if state.lurking:
        left -= len(specials_at_entrance(state, entrance))
    return left


def open_entrances(state: LongNightState, place: str) -> list[str]:
    """Entrances of a place with an empty space."""
    return [entrance for entrance in ENTRANCES[place] if empty_spaces(state, entrance) > 0]


# --- places ---------------------------------------------------------------------------------------------------


def zombies_at(state: LongNightState, place: str) -> int:
    """Ordinary zombies at all entrances of a place."""
    return sum(zombies_at_entrance(state, entrance) for entrance in ENTRANCES[place])


def specials_at(state: LongNightState, place: str) -> list[str]:
    return [figure for figure, entrance in state.lurking.items() if PLACE_OF[entrance] == place]


def kinds_lurking(state: LongNightState, kind: str) -> list[str]:
    return [figure for figure in state.lurking if KIND_OF[figure] == kind]


def survivors_at(state: LongNightState, place: str) -> list[str]:
    return [survivor for survivor, at in state.where.items() if at == place]


def lowest(survivors: list[str]) -> str:
    """Influence tells them apart (L-010); no two are the same (L-011)."""
    return min(survivors, key=INFLUENCE.__getitem__)


def highest(survivors: list[str]) -> str:
    return max(survivors, key=INFLUENCE.__getitem__)


def bandits_at(state: LongNightState, place: str) -> int:
    return state.stock[BANDIT].get(place, 0)


def bandits_on_board(state: LongNightState) -> list[str]:
    """Where bandits stand; those beside the hideout wait (L-411)."""
    return [place for place in v.OUTSIDE if place in state.stock[BANDIT]]


def helpless(state: LongNightState) -> int:
    return state.stock[HELPLESS].get(v.COLONY, 0)


def unruly(state: LongNightState) -> int:
    return state.stock[HELPLESS].get(UNRULY, 0)


def free_people_spaces(state: LongNightState, place: str) -> int:
    """Survivors take one each, helpless tokens of either side in the colony (L-043, L-044, L-385), bandits elsewhere
    (L-404).
    """
    stock = state.stock
    left = PEOPLE_SPACES[place] - [*state.where.values()].count(place)
    if place == v.COLONY:
        return left - stock[HELPLESS].get(place, 0) - stock[HELPLESS].get(UNRULY, 0)
    if place == v.RAXXON:
        left -= stock[BARRICADE].get(SEALED, 0)
    return left - stock[BANDIT].get(place, 0)


def is_besieged(state: LongNightState, place: str) -> bool:
    """Whether an ordinary zombie stands there."""
    figures, tokens, entrances = state.stock[ZOMBIE].keys(), state.stock[ZOMBIE_TOKEN].keys(), ENTRANCES[place]
    return not (figures.isdisjoint(entrances) and tokens.isdisjoint(entrances))


def is_besieged_elsewhere(state: LongNightState, place: str) -> bool:
    """Whether an ordinary zombie stands at any other place."""
    figures, tokens, here = state.stock[ZOMBIE].keys(), state.stock[ZOMBIE_TOKEN].keys(), HERE_OR_IDLE[place]
    return not (figures <= here and tokens <= here)


def has_open_entrance(state: LongNightState, place: str) -> bool:
    if place != v.COLONY:
        return empty_spaces(state, place) > 0
    for entrance in ENTRANCES[place]:  # noqa: SIM110 (a generator costs more than the first entrance, which is mostly open)
        if empty_spaces(state, entrance) > 0:
            return True
    return False


def noise_at(state: LongNightState, place: str) -> int:
    return state.stock[NOISE].get(place, 0)


def food(state: LongNightState) -> int:
    """The store is common to all (L-051)."""
    return state.stock[FOOD].get(v.COLONY, 0)


def goals_for(state: LongNightState, seat: int, start: str = "", most: int = len(PEOPLE_SPACES)) -> list[str]:
    """Where a survivor of this player can go: an empty people space (L-170); exiles never enter the colony (L-317).

    All are counted in one go, up to so many. While Raxxon is sealed it is no place in play.
    """
    taken, bandits, tokens = [*state.where.values()], state.stock[BANDIT], state.stock[HELPLESS]
    barred = v.COLONY if state.players[seat].exiled else ""
    goals: list[str] = []
    for place in state.places:
        if place in (start, barred):
            continue
        here = taken.count(place) + bandits.get(place, 0)
        if place == v.COLONY:
            here += tokens.get(place, 0) + tokens.get(UNRULY, 0)
        if here < PEOPLE_SPACES[place]:
            goals.append(place)
            if len(goals) == most:
                break
    return goals


def has_room(state: LongNightState, seat: int) -> bool:
    """For somebody who joins this player: in the colony (L-286), for an exile anywhere else (L-332)."""
    return bool(goals_for(state, seat)) if state.players[seat].exiled else free_people_spaces(state, v.COLONY) > 0


def goes_anywhere(state: LongNightState) -> bool:
    """With few people on the board two locations have an empty people space, whoever stands where."""
    bandits = state.stock[BANDIT]
    return len(state.where) + sum(bandits.values()) - bandits.get(SUPPLY, 0) < CROWD
