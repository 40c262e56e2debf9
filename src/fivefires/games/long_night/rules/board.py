"""What can be read off the board, which is data in `content/board.py`: what stands where, and where there is room."""

from __future__ import annotations

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.board import (
    BANDIT,
    BARRICADE,
    CROWD,
    ENTRANCE_SPACES,
    ENTRANCES,
    FOOD,
    HELPLESS,
    HERE_OR_IDLE,
    NOISE,
    PEOPLE_SPACES,
    PLACE_OF,
    SEALED,
    SUPPLY,
    TRAP,
    UNRULY,
    ZOMBIE,
    ZOMBIE_TOKEN,
)
from fivefires.games.long_night.content.index import INFLUENCE, KIND_OF
from fivefires.games.long_night.state import LongNightState

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
    """Where bandits stand and can be fought (L-426); those beside the hideout wait (L-411)."""
    return [place for place in v.OUTSIDE if place in state.stock[BANDIT]]


def helpless(state: LongNightState) -> int:
    return state.stock[HELPLESS].get(v.COLONY, 0)


def unruly(state: LongNightState) -> int:
    return state.stock[HELPLESS].get(UNRULY, 0)


def free_people_spaces(state: LongNightState, place: str) -> int:
    """Survivors take one each, helpless tokens of either side in the colony (L-043, L-044, L-385), bandits elsewhere
    (L-404, L-410), and barricades at the barred Raxxon (L-505).
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


def goals_for(state: LongNightState, seat: int, start: str = "") -> list[str]:
    """Where a survivor of this player can go or enter (L-302): an empty people space (L-170); exiles never enter the
    colony (L-317).

    All are counted in one go. While Raxxon is sealed it is no place in play.
    """
    bandits, tokens = state.stock[BANDIT], state.stock[HELPLESS]
    taken = [*state.where.values(), *[v.COLONY] * (tokens.get(v.COLONY, 0) + tokens.get(UNRULY, 0))]
    barred = (start, v.COLONY) if state.players[seat].exiled else (start,)
    return [
        place
        for place in state.places
        if place not in barred and taken.count(place) + bandits.get(place, 0) < PEOPLE_SPACES[place]
    ]


def has_room(state: LongNightState, seat: int) -> bool:
    """For somebody who joins this player: in the colony (L-286), for an exile anywhere else (L-332)."""
    return bool(goals_for(state, seat)) if state.players[seat].exiled else free_people_spaces(state, v.COLONY) > 0


def goes_anywhere(state: LongNightState) -> bool:
    """With few people on the board two locations have an empty people space, whoever stands where."""
    bandits = state.stock[BANDIT]
    return len(state.where) + sum(bandits.values()) - bandits.get(SUPPLY, 0) < CROWD
