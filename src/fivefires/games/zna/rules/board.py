"""Where figures can be, and the answers that lead there (N-080, N-086 to N-095)."""

from __future__ import annotations

from functools import cache
from typing import Final

from fivefires.games.zna.content.terrain import Terrain
from fivefires.games.zna.state import ZnaState, figures
from fivefires.kit.bits import members

from .questions import Go


def free_areas(state: ZnaState, map: Terrain) -> int:
    """Open areas without a standing figure (N-080, N-093, N-161); lying heroes, drones and tokens do not count
    (N-094, N-095), nor does who stands beside a diagonal step (N-170). A bridge may still be shut (N-507).
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
    """The answers that lead to these areas, eight areas at a time."""
    found: list[Go] = []
    size, tables = _ways(map)
    for eight, table in zip(areas.to_bytes(size, "little"), tables, strict=True):
        if eight:
            found += table[eight]
    return found


class _Eight(dict[int, list[Go]]):
    """The answers that lead to eight areas in a row, by the bits of those that are meant; made when first asked for."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.ways: Final = tuple(Go(name) for name in names)

    def __missing__(self, eight: int) -> list[Go]:
        found = self[eight] = [self.ways[area] for area in members(eight)]
        return found


@cache
def _ways(map: Terrain) -> tuple[int, tuple[_Eight, ...]]:
    tables = tuple(_Eight(map.names[start : start + 8]) for start in range(0, len(map.names), 8))
    return len(tables), tables
