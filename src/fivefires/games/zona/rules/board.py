"""The board: what is adjacent to what, and which places an effect means.

Sectors (Z-066, Z-067, Z-068), bunkers (Z-070) and facilities (Z-075) are data of `content/board.py`. Bunkers lie
in no sector (Z-071); the Government Bunker is a facility and no bunker (Z-075); the Barracks are an entrance of the
Underground Archive (Z-077), each facility having two (Z-545). Which locations have a common border (Z-544), which of
these are shortcuts (Z-546), blockades of the 1–2 side (Z-547) or the Power Plant's own border (Z-548), stands there
too, and the order in which locations are handled (Z-549).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TypeVar

from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.board import BORDERS, LOCATIONS, SITES
from fivefires.games.zona.content.index import STANDING
from fivefires.games.zona.content.piles import AT, IN_FORCE, SARCOPHAGUS
from fivefires.games.zona.state import ZonaState
from fivefires.kit import graphs

from .entry import SITE_AT, can_enter

POWER_PLANT = "power_plant"
SECTOR = {location.id: location.sector for location in LOCATIONS}
BUNKERS = tuple(location.id for location in LOCATIONS if location.sector is None)
# Outdoors are exactly the green, yellow and red locations (Z-092).
OUTDOORS = tuple(location.id for location in LOCATIONS if location.sector is not None)
ENTRANCES = {site.id: site.entrances for site in SITES}
PLACES = (*SECTOR, *ENTRANCES, SARCOPHAGUS)
SIDES = (12, 34)


def _neighbours(side: int) -> dict[str, tuple[tuple[str, str], ...]]:
    """For each place what lies beyond its borders, and the kind of border (Z-065).

    The 1–2 side has blockades inside the map (Z-085), the 3–4 side only at its edge and around the facilities
    (Z-086); what they separate is not adjacent for any effect (Z-087). The Power Plant's border is crossed by no
    movement, and it is adjacent to nothing (Z-082, Z-084). A facility is adjacent to its entrances only (Z-076).
    """
    found: dict[str, list[tuple[str, str]]] = {place: [] for place in PLACES}
    for border in BORDERS:
        if border.kind != v.PLANT and not (side == 12 and border.blocked12):
            found[border.a].append((border.b, border.kind))
            found[border.b].append((border.a, border.kind))
    for site, entrances in ENTRANCES.items():
        for entrance in entrances:
            found[site].append((entrance, v.OPEN))
            found[entrance].append((site, v.OPEN))
    return {place: tuple(sorted(beyond)) for place, beyond in found.items()}


NEIGHBOURS = {side: _neighbours(side) for side in SIDES}
# What lies beyond, facilities left out.
BEYOND = {
    side: {place: tuple(beyond for beyond, _kind in ways if beyond not in ENTRANCES) for place, ways in found.items()}
    for side, found in NEIGHBOURS.items()
}
BORDER_KIND = {
    side: {(place, beyond): kind for place, ways in found.items() for beyond, kind in ways}
    for side, found in NEIGHBOURS.items()
}


# The same as a graph, and how many borders lie between two places, shortcuts allowed. Nobody walks through a facility.
WAYS = {
    side: {place: tuple(beyond for beyond, _kind in ways) for place, ways in found.items()}
    for side, found in NEIGHBOURS.items()
}
DISTANCE = {
    side: {start: graphs.distances(ways, start, ends=ENTRANCES) for start in PLACES} for side, ways in WAYS.items()
}


@cache
def border(a: str, b: str) -> str:
    """The name of the border between two locations."""
    return f"{a}/{b}" if a < b else f"{b}/{a}"


E = TypeVar("E")


def standing(state: ZonaState, spot: str, kind: type[E]) -> E | None:
    """What the persistent rumor does at this location or border: only where its token lies (Z-183)."""
    if not spot or state.rumor_token != spot:
        return None
    effect = STANDING[state.piles[IN_FORCE][0]].get(kind)
    assert effect is None or isinstance(effect, kind)
    return effect


def closed(state: ZonaState) -> str:
    """The location or border that the persistent rumor keeps everybody from, or nothing."""
    token = state.rumor_token
    return token if token and v.Barred in STANDING[state.piles[IN_FORCE][0]] else ""


def barred(shut: str, origin: str, target: str) -> bool:
    """Whether what is closed keeps everybody from going from here to there."""
    return shut == target or shut == border(origin, target)


def ways_from(state: ZonaState, seat: int) -> tuple[str, ...]:
    """The adjacent places that this player may go to (Z-081, Z-102, Z-104); not across a closed border (Z-572)."""
    place = state.scavengers[seat].place
    ways = BEYOND[state.side][place]
    if place in SITE_AT and (site := SITE_AT[place]) in state.opened and can_enter(state, seat, site):
        ways = (*ways, site)
    if state.rumor_token and (shut := closed(state)):
        return _not_barred(ways, place, shut)
    return ways


@cache
def _not_barred(ways: tuple[str, ...], place: str, shut: str) -> tuple[str, ...]:
    return tuple(beyond for beyond in ways if not barred(shut, place, beyond))


# --- which places an effect means -----------------------------------------------------------------------


def candidates(state: ZonaState, seat: int, where: v.Where, *, origin: str | None = None) -> list[str]:
    """The places for which every given field holds, in the order of the board.

    `origin` is given where something else than the reader moves.
    """
    place = state.scavengers[seat].place if origin is None else origin
    found = [*described(where)]
    if where.here:
        found = [place] if place in found else []
    elif where.adjacent:
        found = [spot for spot in _adjacent(state, seat, place) if spot in found]
    if where.entrance:
        found = [spot for spot in found if spot in ENTRANCES.get(place, ())]
    if where.occupied is not None:
        found = [spot for spot in found if where.occupied is _occupied(state, spot)]
    if where.threats is not None:
        found = [spot for spot in found if where.threats is bool(threats_at(state, spot))]
    return found


@cache
def described(where: v.Where) -> tuple[str, ...]:
    """The places that fit as far as the map alone tells."""
    return tuple(
        spot
        for spot in where.ids or PLACES
        if (not where.sectors or SECTOR.get(spot) in where.sectors) and (not where.bunker or spot in BUNKERS)
    )


def _adjacent(state: ZonaState, seat: int, place: str) -> Sequence[str]:
    shut = closed(state)
    beyond = [
        spot
        for spot, _kind in NEIGHBOURS[state.side][place]
        if not (shut and barred(shut, place, spot)) and (spot not in ENTRANCES or can_enter(state, seat, spot))
    ]
    return sorted(beyond, key=PLACES.index)


def _occupied(state: ZonaState, spot: str) -> bool:
    return any(scavenger.place == spot for scavenger in state.scavengers)


def threats_at(state: ZonaState, place: str) -> Sequence[str]:
    """The tokens that lie there, the oldest first."""
    return state.piles[AT[place]] if place in AT else ()


def nearest(state: ZonaState, origin: str, places: Sequence[str]) -> list[str]:
    """Those that are the fewest borders away; a closed border is none (Z-572)."""
    shut = closed(state)
    steps = _distances_round(state.side, origin, shut) if shut else DISTANCE[state.side][origin]
    return graphs.nearest(steps, places)


@cache
def _distances_round(side: int, origin: str, shut: str) -> dict[str, int]:
    """Without what is closed."""
    ways = {place: _not_barred(beyond, place, shut) for place, beyond in WAYS[side].items()}
    return graphs.distances(ways, origin, ends=ENTRANCES)
