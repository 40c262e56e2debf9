"""Where figures can be, and the answers that lead there (N-080, N-086 to N-095)."""

from __future__ import annotations

from fivefires.games.zna.content.terrain import Terrain
from fivefires.games.zna.state import ZnaState, figures
from fivefires.kit.bits import members

from .questions import Go

_GO: dict[int, tuple[Go, ...]] = {}


def free_areas(state: ZnaState, map: Terrain) -> int:
    """Open areas without a standing figure (N-080, N-093, N-161); lying heroes, drones and tokens do not count
    (N-094, N-095), nor does who stands beside a diagonal step (N-170).
    """
    free = map.open & ~figures(state)
    return free if state.opened else free & ~map.closed


def explored_areas(state: ZnaState, map: Terrain) -> int:
    """The areas of explored tiles (N-088): where one can stand up (N-239), and the professor walks (N-505)."""
    found = 0
    for tile, on in enumerate(map.on):
        if state.explored[tile]:
            found |= on
    return found


def ways_to(map: Terrain, areas: int) -> list[Go]:
    """The answers that lead to these areas, each made once."""
    number = map.scenario.number
    made = _GO.get(number)
    if made is None:
        made = _GO[number] = tuple(Go(name) for name in map.names)
    return [made[area] for area in members(areas)]
