"""The terrain: what follows from a scenario's tiles, as tables that are made once and never change.

Areas and tiles are numbers here: areas in reading order of the map, tiles in the order of the scenario's page.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from fivefires.kit.bits import bits, members
from fivefires.kit.grids import NOWHERE, Laid, mutual_sight, spans, walks
from fivefires.kit.grids.directions import CARDINAL, COLUMNS, ROWS

from . import vocabulary as v
from .maps import ground_of, is_unknown
from .scenarios import SCENARIOS

SCENARIO: Final = {scenario.number: scenario for scenario in SCENARIOS}


class Terrain:
    """One scenario's map, and all that can be asked of it without asking who stands where."""

    def __init__(self, scenario: v.Scenario) -> None:
        self.scenario: Final = scenario
        self.ground: Final = ground_of(scenario)
        self.plan: Final = self.ground.plan
        laid, spaces = [*self.plan.laid], self.plan.spaces
        self.names: Final = tuple(space.name for space in spaces)
        self.number: Final = self.plan.number
        # Adjacent areas (N-091), those in sight (N-098), the distance for range (N-096) and by steps (N-097).
        self.beside: Final = self.ground.steps.of
        self.seen: Final = mutual_sight(self.ground)
        self.span: Final = spans(self.plan)
        self.walk: Final = walks(self.ground)
        self.open: Final = bits(n for n, space in enumerate(spaces) if space.letter not in v.SHUT)
        # Tiles.
        self.titles: Final = tuple(one.title for one in laid)
        self.tile_of: Final = tuple(self.titles.index(space.tile) for space in spaces)
        self.on: Final = tuple(self.plan.tiles[title] for title in self.titles)
        self.orthogonal: Final = tuple(_orthogonal(laid, tile) for tile in laid)
        self.around: Final = tuple(_around(laid, tile) for tile in laid)
        self.lines: Final = tuple(tuple(_line(laid, tile, side) for side in CARDINAL) for tile in laid)
        self.columns: Final = tuple(tile.column for tile in laid)
        # What is printed on areas.
        greens, darks = self.plan.lettered(v.GREEN), self.plan.lettered(v.DARK)
        self.greens: Final = tuple(tuple(members(greens & on)) for on in self.on)
        self.darks: Final = tuple(tuple(members(darks & on)) for on in self.on)
        self.points: Final = tuple(tuple(members((greens | darks) & on)) for on in self.on)
        self.bodies: Final = self.plan.lettered(v.BODIES)
        self.special: Final = tuple(
            space.letter.upper() if space.letter.upper() in v.SPECIAL else "" for space in spaces
        )
        # Where a standing hero must be for a mutant in an area to notice him (N-171).
        self.watch: Final = tuple(
            seen & bits_of(self.on, (self.tile_of[area], *self.orthogonal[self.tile_of[area]]))
            for area, seen in enumerate(self.seen)
        )
        # What the scenario puts where (N-018): starting spaces (N-029), zones, and the drone if there is one (N-266).
        self.starts: Final = tuple(self.number[name] for name in scenario.starts)
        self.exit: Final = bits(self.number[name] for name in scenario.exit)
        self.to_exit: Final = _nearest(self.walk, members(self.exit))
        self.tunnel: Final = bits(self.number[name] for name in scenario.tunnel)
        self.drone: Final = self.number[scenario.drone] if scenario.drone else NOWHERE
        self.closed: Final = bits_of(self.on, [self.titles.index(title) for title in scenario.closed])
        # The distance by steps while a bridge is shut (N-097, N-507).
        self.parted: Final = walks(self.ground, self.closed) if self.closed else self.walk
        self.unknown: Final = {at: title for at, title in enumerate(self.titles) if is_unknown(title)}
        self.pieces: Final = tuple((put.piece, self.number[put.area]) for put in scenario.pieces)
        self.sites: Final = {self.number[site.area]: site.work for site in scenario.sites}
        self.locks: Final = tuple(self.piece(v.Piece.LOCK))
        # Where there is something to work at, be it at some time only (N-157).
        self.work: Final = bits((*self.sites, *self.locks, *self.piece(v.Piece.ENGINE)))

    def piece(self, kind: v.Piece) -> list[int]:
        """The areas where the scenario puts pieces of this kind."""
        return [area for piece, area in self.pieces if piece == kind]


def _nearest(walk: Sequence[Sequence[int]], goals: list[int]) -> tuple[int, ...]:
    """From each area the steps to the nearest of these; 0 where there are none."""
    return tuple(min((steps[goal] for goal in goals), default=0) for steps in walk)


def bits_of(on: tuple[int, ...], tiles: tuple[int, ...] | list[int]) -> int:
    """The areas of these tiles."""
    found = 0
    for tile in tiles:
        found |= on[tile]
    return found


def _at(laid: list[Laid]) -> dict[tuple[int, int], int]:
    return {(tile.column, tile.row): number for number, tile in enumerate(laid)}


def _orthogonal(laid: list[Laid], tile: Laid) -> tuple[int, ...]:
    there = _at(laid)
    found = [there.get((tile.column + COLUMNS[side], tile.row + ROWS[side])) for side in CARDINAL]
    return tuple(number for number in found if number is not None)


def _around(laid: list[Laid], tile: Laid) -> tuple[int, ...]:
    """This tile and the up to eight around it (N-072)."""
    return tuple(
        number
        for number, other in enumerate(laid)
        if abs(other.column - tile.column) <= 1 and abs(other.row - tile.row) <= 1
    )


def _line(laid: list[Laid], tile: Laid, side: int) -> tuple[int, ...]:
    """The tiles in a straight line up to the edge; gaps do not stop it (N-073)."""
    x, y = COLUMNS[side], ROWS[side]
    found = []
    for number, other in enumerate(laid):
        across, down = other.column - tile.column, other.row - tile.row
        if across * y == down * x and across * x + down * y > 0:
            found.append(number)
    return tuple(found)


@cache
def terrain(number: int) -> Terrain:
    return Terrain(SCENARIO[number])
