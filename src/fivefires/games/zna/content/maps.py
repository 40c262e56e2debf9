"""A scenario's map: its tiles laid out, and what stepping, measuring and seeing mean on them.

Plans and grounds never change and hold no figure. They are made once a map, by whoever keeps its tables.
"""

from __future__ import annotations

from typing import Final

from fivefires.kit.grids import LOW, NOTHING, Ground, Laid, Plan, Steps, Tile, plain

from . import vocabulary as v
from .tiles import STREETS, UNKNOWN_PICTURE

TILES: Final = {street.id: Tile(street.id, plain(street.picture)) for street in STREETS}
# What every place of an unknown tile looks like, whichever of the four lies there (N-067).
FACE_DOWN: Final = Tile("X", plain(UNKNOWN_PICTURE))

# Eight directions, into the next tile too (N-160), never over the corner of a tile (N-162) nor between two areas that
# are both shut (N-089, N-090).
STREET_STEPS: Final = Steps(diagonal=True, beside=1, over_corners=False)


def is_unknown(tile: str) -> bool:
    """Whether this is the place of an unknown tile."""
    return tile not in TILES


def plan_of(scenario: v.Scenario) -> Plan:
    """The areas of a map, of as many tiles as its page says (N-016, N-076, N-085).

    The place of an unknown tile gives them their names.
    """
    return Plan(
        [Laid(TILES.get(one.tile, FACE_DOWN), one.column, one.row, one.turns, name=one.tile) for one in scenario.tiles]
    )


def ground_of(scenario: v.Scenario) -> Ground:
    """Open, low and solid areas (N-086); where no tile lies there is no way and no view (N-099)."""
    return Ground(plan_of(scenario), spaces={v.SOLID: NOTHING, v.LOW: LOW}, steps=STREET_STEPS)
