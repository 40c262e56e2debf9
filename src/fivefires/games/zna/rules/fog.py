"""The fog on tiles (N-039 to N-058): levels, what they cost a hero, and how they change."""

from __future__ import annotations

from functools import cache

from fivefires.games.zna.content import piles
from fivefires.games.zna.content.terrain import Terrain
from fivefires.games.zna.content.tiles import UNKNOWN as UNKNOWN_TILE
from fivefires.games.zna.content.vocabulary import Haunt, Level
from fivefires.games.zna.state import ZnaState, ZnaTable, map_of, masked
from fivefires.kernel import EVERYBODY, Beat, message
from fivefires.kit.bits import bits


def loss(level: int, mask: bool) -> int:
    """What each area entered costs: a mask helps in medium fog only (N-041 to N-043), heavy fog costs 1 anyway (N-044,
    N-045).
    """
    if level == Level.NONE or (level == Level.MEDIUM and mask):
        return 0
    return 1


def rise(table: ZnaTable, tile: int, rule: str) -> bool:
    """One level more, up to heavy (N-055, N-056); in some scenarios up to medium only (N-497).

    No mutant appears by it (N-057), and unexplored tiles rise as any other (N-058).
    """
    state = table.state
    if state.fog[tile] >= most(map_of(state)):
        return False
    _set(table, tile, state.fog[tile] + 1, "log-fog-rises", rule)
    return True


def most(map: Terrain) -> Level:
    """The highest level that there is (N-497)."""
    return Level.MEDIUM if "never-heavy" in map.scenario.special else Level.HEAVY


def fall(table: ZnaTable, tile: int, rule: str) -> bool:
    """One level less, down to none (N-050, N-056). A tile without fog costs nobody anything (N-054)."""
    if table.state.fog[tile] == Level.NONE:
        return False
    _set(table, tile, table.state.fog[tile] - 1, "log-fog-falls", rule)
    return True


def _set(table: ZnaTable, tile: int, level: int, line: str, rule: str) -> None:
    """Levels are marked by orange and red markers, which never run out (N-040, N-213, N-214)."""
    state = table.state
    state.fog[tile] = level
    if table.log is not None:
        title = map_of(state).titles[tile]
        table.tell(
            line, rule, beat=Beat("fog", at=title), tile=message(f"zna-tile-{title}"), level=message(LEVELS[level])
        )


LEVELS = ("fog-none", "fog-medium", "fog-heavy")


# --- unknown tiles (N-059 to N-075) ----------------------------------------------------------------------------


def face_up(state: ZnaState, map: Terrain, tile: int) -> str | None:
    """Which unknown tile lies there, once it is turned up."""
    title = map.unknown.get(tile)
    if title is None:
        return None
    pile = state.piles[piles.PLACES[title]]
    return pile[0] if pile and state.known.get(pile[0], 0) == EVERYBODY else None


def marked(state: ZnaState, map: Terrain) -> int:
    """The areas of swirls and swamp that do harm, of tiles that lie open (N-070, N-071)."""
    found = 0
    for tile, title in map.unknown.items():
        if face_up(state, map, tile) is not None:
            found |= _marked_here(state, map, title)
    return found


def _marked_here(state: ZnaState, map: Terrain, title: str) -> int:
    """Those of a tile that lies open."""
    return _marked_on(map, title, state.piles[piles.PLACES[title]][0])


@cache
def _marked_on(map: Terrain, title: str, piece: str) -> int:
    return bits(map.number[f"{title}.{area}"] for area in UNKNOWN_TILE[piece].marked)


def haunt(state: ZnaState, map: Terrain, tile: int) -> Haunt | None:
    piece = face_up(state, map, tile)
    return None if piece is None else UNKNOWN_TILE[piece].haunt


def harmless(state: ZnaState, map: Terrain, hero: int) -> int:
    """Where a hero can walk without losing or meeting anything: on explored tiles whose fog his mask keeps out.

    An unknown tile that was only scanned still has its screeches or wave in store (N-075).
    """
    most = int(Level.MEDIUM if masked(state, hero) else Level.NONE)  # N-042
    found, explored, on = 0, state.explored, map.on
    for tile, level in enumerate(state.fog):
        if level <= most and explored[tile]:
            found |= on[tile]
    for tile, title in map.unknown.items():
        if on[tile] & found:
            found &= ~(_marked_here(state, map, title) if state.entered[tile] else on[tile])
    return found
