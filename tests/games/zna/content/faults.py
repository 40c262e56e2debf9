"""What a tile, a map and a scenario's page must keep, as lists of what is wrong with one.

The tests use them twice: on the box, where nothing may be wrong, and on pages that were spoilt on purpose.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from fivefires.games.zna.content import vocabulary as v
from fivefires.games.zna.content.maps import FACE_DOWN, STREET_STEPS, TILES, ground_of, is_unknown, plan_of
from fivefires.games.zna.content.tiles import STREETS
from fivefires.kit.bits import bits, members
from fivefires.kit.graphs import parts
from fivefires.kit.grids import LOW as SEEN_ACROSS
from fivefires.kit.grids import NOTHING, Ground, Laid, Plan, Tile, plain, way

LETTERS = v.OPEN + v.LOW + v.SOLID + v.GREEN + v.DARK + v.BODIES + v.SPECIAL
STREET = {street.id: street for street in STREETS}
MIDDLES = ("r1c2", "r1c3", "r2c1", "r3c1", "r2c4", "r3c4", "r4c2", "r4c3")
# What the box holds of what a page can ask for.
BOX = {
    v.Piece.KEY: 3,
    v.Piece.SURVIVOR: 4,
    v.Piece.PROFESSOR: 1,
    v.Piece.LOCK: 2,
    v.Piece.VENT: 4,
    v.Piece.RADIO: 1,
    v.Piece.ENGINE: 1,
    v.Piece.BOSS: 1,
    v.Piece.COURIER: 1,
}
MUTANTS = v.Bag(14, 8, 6)
EVENTS = 40
MARKERS = 12
UNKNOWN_TILES = 4


# --- tiles -------------------------------------------------------------------------------------------------


def tile_faults(street: v.Street) -> Iterator[str]:
    """N-085 to N-087."""
    rows = street.picture.split()
    letters = "".join(rows)
    if [len(row) for row in rows] != [4, 4, 4, 4]:
        yield "is no square of 4 by 4"
        return
    if set(letters) - set(LETTERS):
        yield "has letters that mean nothing"
    shut = sum(letter in v.SHUT for letter in letters)
    if not 11 <= 16 - shut <= 15:
        yield f"has {16 - shut} open areas"
    ground = _alone(street)
    plan = ground.plan
    open_areas = [number for number, space in enumerate(plan.spaces) if space.letter not in v.SHUT]
    if len(parts({area: ground.ways[area] for area in open_areas})) != 1:
        yield "is not connected"
    for middle in MIDDLES:
        if plan.spaces[plan.called(f"{street.id}.{middle}")].letter in v.SHUT:
            yield f"is shut at {middle}"
    for name, point in (("green", v.GREEN), ("dark green", v.DARK)):
        if not 1 <= letters.count(point) <= 2:
            yield f"has {letters.count(point)} {name} points"
    if sum(letter in v.BODIES for letter in letters) > 2:
        yield "has too many bodies"
    yield from _special_faults(ground)


def _special_faults(ground: Ground) -> Iterator[str]:
    plan = ground.plan
    kinds = {space.letter.upper() for space in plan.spaces if space.letter.upper() in v.SPECIAL}
    if len(kinds) > 1:
        yield "has special areas of two kinds"
    framed = [n for n, space in enumerate(plan.spaces) if space.letter.upper() in v.SPECIAL]
    if framed and len(parts({area: [n for n in ground.ways[area] if n in framed] for area in framed})) > 1:
        yield "has two special areas"


def _alone(street: v.Street) -> Ground:
    plan = Plan([Laid(Tile(street.id, plain("\n".join(street.picture.split()))), 0, 0)])
    return Ground(plan, spaces={v.SOLID: NOTHING, v.LOW: SEEN_ACROSS}, steps=STREET_STEPS)


# --- pages -------------------------------------------------------------------------------------------------


def page_faults(page: v.Scenario) -> Iterator[str]:
    yield from _tile_faults(page)
    yield from _area_faults(page)
    yield from _way_faults(page)
    yield from _exit_faults(page)
    yield from _site_faults(page)
    yield from _box_faults(page)


def _tile_faults(page: v.Scenario) -> Iterator[str]:
    """N-016, N-060, N-066, N-079."""
    names = [one.tile for one in page.tiles]
    yield from (f"lays {name} twice" for name, times in Counter(names).items() if times > 1)
    unknown = [name for name in names if is_unknown(name)]
    if unknown != [f"X{number}" for number in range(1, len(unknown) + 1)] or len(unknown) > UNKNOWN_TILES:
        yield f"calls its unknown tiles {unknown}"
    if any(one.turns for one in page.tiles if is_unknown(one.tile)):
        yield "turns an unknown tile"
    places = {(one.column, one.row) for one in page.tiles}
    around = {
        (x, y): [place for place in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)) if place in places]
        for x, y in sorted(places)
    }
    if len(parts(around)) != 1:
        yield "falls into two boards"
    if min(column for column, _ in places) or min(row for _, row in places):
        yield "does not begin in the corner"


def named_areas(page: v.Scenario) -> list[str]:
    drone = [page.drone] if page.drone else []
    pieces = [put.area for put in page.pieces]
    return [*page.starts, *page.exit, *page.tunnel, *drone, *pieces, *(site.area for site in page.sites)]


def _area_faults(page: v.Scenario) -> Iterator[str]:
    """N-030: everything lies in an area that can be entered; what is worked, taken or met has its area for itself."""
    plan = plan_of(page)
    for area in named_areas(page):
        if plan.spaces[plan.called(area)].letter in v.SHUT:
            yield f"uses {area}, which is shut"
    bare = [
        *(put.area for put in page.pieces),
        *(site.area for site in page.sites),
        *([page.drone] if page.drone else []),
    ]
    for area in bare:
        if plan.spaces[plan.called(area)].letter != v.OPEN:
            yield f"puts something on what is printed at {area}"
    alone = [*page.starts, *bare]
    yield from (f"uses {area} twice" for area, times in Counter(alone).items() if times > 1)
    if len(page.starts) < 4:
        yield "has too few starting spaces"


def _way_faults(page: v.Scenario) -> Iterator[str]:
    """N-494: every starting space leads to everything, and to every open area, but through what is still closed."""
    plan = plan_of(page)
    shut = {number for tile in page.closed for number in members(plan.tiles[tile])}
    ground = ground_of(page)
    whole = [n for n, space in enumerate(plan.spaces) if space.letter not in v.SHUT]
    if len(parts({n: list(ground.ways[n]) for n in whole})) != 1:
        yield "is not connected"
    if not page.closed:
        return
    banks = parts({n: [m for m in ground.ways[n] if m not in shut] for n in whole if n not in shut})
    if len(banks) != 2:
        yield f"has {len(banks)} banks"
        return
    homes = [next(number for number, bank in enumerate(banks) if plan.called(area) in bank) for area in page.starts]
    if homes != [homes[0], homes[0], 1 - homes[0], 1 - homes[0]]:
        yield "does not start two heroes on either bank"
    locks = [put.area for put in page.pieces if put.piece is v.Piece.LOCK]
    if sorted(number for number, bank in enumerate(banks) for lock in locks if plan.called(lock) in bank) != [0, 1]:
        yield "has no lock on one of the banks"


def _exit_faults(page: v.Scenario) -> Iterator[str]:
    """N-377: room for four heroes, and for whoever must come along. A zone hangs together."""
    needs_exit = page.objective in ("exit", "keys", "sample", "ferry")
    if bool(page.exit) != needs_exit:
        yield "has an exit that nobody needs, or none where one is needed"
    with_them = sum(put.piece is v.Piece.PROFESSOR for put in page.pieces)
    if page.exit and len(set(page.exit)) < 4 + with_them:
        yield f"has an exit for {len(page.exit)}"
    ground = ground_of(page)
    for zone in (page.exit, page.tunnel):
        inside = [ground.plan.called(area) for area in zone]
        if inside and len(parts({n: [m for m in ground.ways[n] if m in inside] for n in inside})) != 1:
            yield "has an exit in pieces"
    if set(page.exit) & set(page.starts):
        yield "starts in its exit"


def _site_faults(page: v.Scenario) -> Iterator[str]:
    """An exit opens only after work on two other tiles. Keys and the locks of a bridge are such work already."""
    has_own = page.objective == "keys" or "bridge" in page.special
    wanted = 2 if page.exit and not has_own else 0
    if len(page.sites) != wanted:
        yield f"has {len(page.sites)} places of work"
    tiles = [tile_of(site.area) for site in page.sites]
    if len({*tiles}) != len(tiles) or {*tiles} & {tile_of(area) for area in (*page.exit, *page.starts)}:
        yield "has its places of work on one tile, or where it starts or ends"


def _box_faults(page: v.Scenario) -> Iterator[str]:
    """N-032 to N-034."""
    for piece, times in Counter(put.piece for put in page.pieces).items():
        if times > BOX[piece]:
            yield f"uses {times} of {BOX[piece]} {piece}"
    for kind in ("walkers", "runners", "brutes"):
        if not 0 <= getattr(page.bag, kind) <= getattr(MUTANTS, kind):
            yield f"wants {getattr(page.bag, kind)} {kind}"
    if not 1 <= page.clock <= EVENTS:
        yield f"has a clock of {page.clock}"
    if not 1 <= page.stars <= 3:
        yield f"has {page.stars} stars"
    for level, name in ((v.Level.MEDIUM, "orange"), (v.Level.HEAVY, "red")):
        if sum(one.fog is level for one in page.tiles) > MARKERS:
            yield f"has too few {name} markers"
    if page.objective not in v.OBJECTIVES or {*page.special} - {*v.SPECIALS}:
        yield "names a rule that does not exist"


# --- measuring ---------------------------------------------------------------------------------------------


def tile_of(area: str) -> str:
    return area.partition(".")[0]


def steps(page: v.Scenario, start: str, goals: tuple[str, ...]) -> int:
    """By the shortest way, as if nobody stood about."""
    ground = _ground(page)
    found = way(ground, ground.plan.called(start), bits(ground.plan.called(goal) for goal in goals))
    assert found is not None, f"no way from {start}"
    return len(found)


_ground = cache(ground_of)


def letters_of(tile: str) -> str:
    face = STREET[tile].picture if tile in STREET else None
    return "".join(face.split()) if face else "".join(FACE_DOWN.faces[0].squares)


def specials_of(tile: str) -> set[str]:
    return {letter.upper() for letter in letters_of(tile) if letter.upper() in v.SPECIAL}


def street_tiles(page: v.Scenario) -> list[str]:
    return [one.tile for one in page.tiles if one.tile in TILES]
