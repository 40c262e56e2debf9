"""The terrain: what follows from the tiles of a map, as tables that are made once and never change.

Spaces are numbers here, in reading order of the map. Windows mean something else to each side (S-122 to S-125), so
there are three grounds. A card that opens a gate chooses another terrain of the same map (`gates`): numbers of spaces
stay what they were.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from itertools import accumulate
from operator import or_
from typing import Final, NamedTuple

from fivefires.kit.bits import bits, members
from fivefires.kit.grids import ALL_ROUND, Laid, Plan, Rays, Regions, Tile, Vision, ranges, regions, walks
from fivefires.kit.grids import Ground as Passing
from fivefires.kit.grids.directions import CARDINAL, JOINED
from fivefires.kit.grids.distances import FAR
from fivefires.kit.grids.passages import EVERYTHING, LOW, NOTHING
from fivefires.kit.grids.pictures import BLANK, lined
from fivefires.kit.grids.plans import Crossing

from . import vocabulary as v
from .overlays import OVERLAY
from .tiles import TILE

# Only what lies in front.
STRAIGHT: Final = Vision(FAR, 0, 0)

# Symbols are numbered through all overlays of a map: those of overlay 0 from 0 on, those of overlay 1 from here on.
SPAN: Final = 32


class Petal(NamedTuple):
    """A symbol of an anomaly on the map (S-539)."""

    number: int
    space: int
    petals: int


Symbols = tuple[Petal, ...]


class Sight(dict[int, int]):
    """By space, what a unit sees that faces one way, its own space included: found when somebody first stands there.

    So darkness costs nothing where nobody looks.
    """

    def __init__(self, rays: Rays, facing: int, vision: Vision) -> None:
        super().__init__()
        self.look: Final = partial(rays.look, facing=facing, vision=vision)

    def __missing__(self, space: int) -> int:
        found = self[space] = self.look(space)
        return found


# By facing.
Looks = tuple[Sight, ...]

# What a window lets through (S-122 to S-125). A companion takes it as psionic enemies do.
WINDOWS: Final = {v.Side.HUMAN: EVERYTHING, v.Side.PSIONIC: LOW, v.Side.BEAST: NOTHING}

# Each Lost Areas tile has one entrance (S-580), printed with this letter.
LOST_ENTRANCE: Final = "A"

# Maps by name: the tiles of each. Missions add theirs.
MAPS: Final[dict[str, tuple[v.Placed, ...]]] = {}


class Terrain:
    """One map (S-003), and all that can be asked of it without asking who stands where.

    Spaces are adjacent by their sides, not by corners (S-116).
    """

    def __init__(self, placed: tuple[v.Placed, ...], gates: str = "", lost: str = "", entrance: str = "") -> None:
        if lost:
            placed = (*placed, v.Placed(lost, 0, 1 + max(one.row for one in placed)))
        self.placed: Final = placed
        # The two entrances are adjacent for steps and range, not for sight (S-581, S-582).
        joins = ((entrance, f"{lost}.{LOST_ENTRANCE}"),) if lost else ()
        self.plan: Final = Plan([_laid(one) for one in placed], by_letter=True, joins=joins)
        spaces = self.plan.spaces
        self.names: Final = tuple(space.name for space in spaces)
        self.number: Final = self.plan.number
        # How many units a space holds: its whole squares (S-108, S-109).
        self.room: Final = tuple(space.room for space in spaces)
        self.least_room: Final = min(self.room)
        self.water: Final = _lettered(self.plan, "water")
        self.indoor: Final = _lettered(self.plan, "indoor")
        self.rooms: Final = regions(self.plan, self.indoor, _is_open)
        self.buildings: Final = regions(self.plan, self.indoor, _touches)
        self.cover: Final = _of_rooms(_values(self.plan, "cover"), self.rooms)
        self.radiation: Final = _values(self.plan, "radiation")
        self.ground: Final = {side: _ground(self.plan, self.water, side, gates) for side in v.Side}
        # Range by side (S-151, S-152), and steps as if nobody stood about (S-156).
        self.range: Final = {side: ranges(ground) for side, ground in self.ground.items()}
        self.walk: Final = {side: walks(ground) for side, ground in self.ground.items()}
        # By space and range, what lies no farther away, as stalkers measure it (S-153, S-154).
        self.within: Final = tuple(_within(away) for away in self.range[v.Side.HUMAN])
        # By space and number of steps, where so many steps of a stalker come at most.
        self.around: Final = tuple(_within(away) for away in self.walk[v.Side.HUMAN])
        self._spread: Final[dict[tuple[v.Side, int], Rays]] = {}
        self._looks: Final[dict[tuple[v.Side, Vision, int], Looks]] = {}
        self._called: Final[dict[tuple[str, ...], int]] = {}
        self._symbols: Final[dict[tuple[int, int, int], Symbols]] = {}
        # By index of an anomaly, number of its overlay and space of its centre: all spaces with a symbol.
        self.field: Final = Fields(self)
        # Of each radiation that there is, from the least up, the spaces that have no more.
        self.clean: Final = tuple(
            bits(space for space, radiation in enumerate(self.radiation) if radiation <= most)
            for most in sorted({*self.radiation})
        )

    def looks(self, side: v.Side, vision: Vision, dark: int = 0) -> Looks:
        """By facing and space, what a unit sees: it spreads in one direction from space to space (S-165, S-169).

        It ends at the map's edge, at its maximum and at walls (S-170), never turns (S-171), and counts its own steps
        (S-172), none at all at 0 (S-173); nobody stands in its way (S-176, S-177). `dark` are spaces without
        visibility (S-191); a unit there still sees its own (S-192).
        """
        key = side, vision, dark
        found = self._looks.get(key)
        if found is None:
            found = self._looks[key] = tuple(Sight(self._rays(side, dark), facing, vision) for facing in CARDINAL)
        return found

    def _rays(self, side: v.Side, dark: int) -> Rays:
        """One for all kinds of units that see by it."""
        key = side, dark
        found = self._spread.get(key)
        if found is None:
            found = self._spread[key] = Rays(self.ground[side], dark)
        return found

    def ahead(self, side: v.Side) -> Looks:
        """By facing and space, what lies straight ahead, however far."""
        return self.looks(side, STRAIGHT)

    def all_round(self, dark: int = 0) -> Sight:
        """What a stalker sees from each space: all four directions without limit (S-166)."""
        return self.looks(v.Side.HUMAN, ALL_ROUND, dark)[0]

    def called(self, names: tuple[str, ...]) -> int:
        """The spaces with these names."""
        found = self._called.get(names)
        if found is None:
            found = self._called[names] = bits(self.number[name] for name in names)
        return found

    def symbols(self, index: int, overlay: int, centre: int) -> Symbols:
        """Each symbol of the overlay with this index, whose centre lies on this space."""
        key = index, overlay, centre
        found = self._symbols.get(key)
        if found is None:
            found = self._symbols[key] = _symbols(self, index, OVERLAY[overlay], centre)
        return found


class Fields(dict[tuple[int, int, int], int]):
    """The spaces with symbols of an overlay, found when it is first asked for."""

    def __init__(self, map: Terrain) -> None:
        super().__init__()
        self.map: Final = map

    def __missing__(self, key: tuple[int, int, int]) -> int:
        found = self[key] = bits(petal.space for petal in self.map.symbols(*key))
        return found


# Between the map and the set-up card of its Lost Area, and between that and the space of the entrance.
BELOW: Final = "+"
AT: Final = "@"


@cache
def terrain(map: str, gates: str = "") -> Terrain:
    """A map by its name; with a Lost Area it is "A1+cave@T02.D" (S-580)."""
    name, _, below = map.partition(BELOW)
    tile, _, entrance = below.partition(AT)
    return Terrain(MAPS[name], gates, tile, entrance)


# --- how it is made ---------------------------------------------------------------------------------------------------


@cache
def _tile(id: str) -> Tile:
    return Tile(id, lined(TILE[id].picture))


def _laid(placed: v.Placed) -> Laid:
    return Laid(_tile(placed.tile), placed.column, placed.row, placed.turns)


def _ground(plan: Plan, water: int, side: v.Side, gates: str) -> Passing:
    """What each line is to one side: open (S-117), a fence (S-118), a wall (S-119, S-120), a door (S-121).

    A window is what the side says (S-122, S-123, S-124). Of two printed sides the stricter holds (S-126), a window
    being translated first (S-127); of several openings the mildest serves (S-128). Nobody enters water, and all see
    over it (S-113, S-114).
    """
    lines = {v.DOOR: EVERYTHING, v.FENCE: LOW, v.WINDOW: WINDOWS[side]}
    lines |= {gate: EVERYTHING if gate in gates else NOTHING for gate in v.GATES}
    return Passing(plan, spaces={plan.spaces[space].name: LOW for space in members(water)}, lines=lines)


def _lettered(plan: Plan, what: str) -> int:
    return bits(number for number, space in enumerate(plan.spaces) if space.letter in getattr(TILE[space.tile], what))


def _values(plan: Plan, what: str) -> tuple[int, ...]:
    """Cover and radiation are printed on spaces (S-134)."""
    found = []
    for space in plan.spaces:
        marks: tuple[tuple[str, int], ...] = getattr(TILE[space.tile], what)
        found.append(next((value for letters, value in marks if space.letter in letters), 0))
    return tuple(found)


def _of_rooms(values: tuple[int, ...], rooms: Regions) -> tuple[int, ...]:
    """All spaces of a room have the cover that is printed on one of them (S-135)."""
    best = [max(values[space] for space in members(room)) for room in rooms.spaces]
    return tuple(best[room] if room >= 0 else value for value, room in zip(values, rooms.of, strict=True))


def _within(away: Sequence[int]) -> tuple[int, ...]:
    at = [0] * (1 + max(steps for steps in away if steps < FAR))
    for space, steps in enumerate(away):
        if steps < FAR:
            at[steps] |= 1 << space
    return tuple(accumulate(at, or_))


def _is_open(crossing: Crossing) -> bool:
    """Walls, doors and windows enclose a room (S-129)."""
    return crossing.lines == (BLANK, BLANK)


def _touches(crossing: Crossing) -> bool:
    """Rooms side by side form one building (S-130), and one alone does too (S-131)."""
    return crossing.direction != JOINED


def _symbols(map: Terrain, index: int, overlay: v.Overlay, centre: int) -> Symbols:
    column, row = map.plan.spaces[centre].squares[0]
    found: list[tuple[int, int]] = []
    for petal in overlay.petals:
        space = map.plan.at.get((column + petal.column, row + petal.row))
        if space is not None and not map.water >> space & 1:
            found += [(space, petals) for petals in petal.petals]
    return tuple(Petal(index * SPAN + at, space, petals) for at, (space, petals) in enumerate(found))
