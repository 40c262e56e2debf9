"""Street tiles as drawings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fivefires.games.zna.content import vocabulary as v

from .ground import covering, ground, lamps, light, rails, raster
from .prints import printed
from .sheets import cells_of, whole
from .walls import houses, low_things

# What lies where one can look across and not walk, by tile.
LOW_THINGS: Final = {
    "S02": "fountain",
    "S05": "sandbags",
    "S06": "wreck",
    "S07": "water",
    "S10": "desks",
    "S15": "pumps",
    "S16": "stairs",
    "S17": "trench",
    "S18": "water",
    "S20": "water",
}
RAILS: Final = {"S01": "across and down", "S18": "across"}
# Street lamps, by tile. They stand where four areas meet, so that they are in nobody's way.
LAMPS: Final = {
    "S01": ((100, 100), (300, 300)),
    "S02": ((100, 100), (300, 300)),
    "S03": ((100, 300), (300, 100)),
    "S04": ((300, 100), (100, 300)),
    "S05": ((200, 100), (300, 300)),
    "S06": ((100, 200), (300, 300)),
    "S07": ((300, 100), (100, 300)),
    "S08": ((300, 100), (100, 300)),
    "S09": ((200, 100), (100, 300)),
    "S10": ((100, 100), (200, 300)),
    "S11": ((300, 100), (200, 300)),
    "S12": ((200, 100), (100, 300)),
    "S13": ((200, 100), (300, 300)),
    "S14": ((100, 100), (300, 300)),
    "S15": ((200, 100), (300, 300)),
    "S16": ((300, 100), (200, 300)),
    "S17": ((300, 100), (100, 300)),
    "S18": ((200, 100), (200, 300)),
    "S19": ((100, 100), (300, 300)),
    "S20": ((100, 100), (200, 300)),
}
# What the ground is where it is more than asphalt with a broken line in the middle.
GROUNDS: Final = {
    "S01": "bare",
    "S02": "cobbles",
    "S07": "grass",
    "S08": "bare",
    "S10": "bare",
    "S17": "bare",
    "S18": "bare",
    "S20": "cobbles",
}


def street(tile: v.Street) -> str:
    return whole(_street(tile))


def _street(tile: v.Street) -> Iterator[str]:
    seed = int(tile.id[1:])
    cells = cells_of(tile.picture)
    yield from ground(seed)
    yield from covering(GROUNDS.get(tile.id, ""), cells)
    if tile.id in RAILS:
        yield from rails(RAILS[tile.id])
    yield from light(LAMPS[tile.id])
    yield raster()
    yield from low_things([cell for cell in cells if cells[cell] == v.LOW], LOW_THINGS.get(tile.id, ""), seed)
    yield from houses([cell for cell in cells if cells[cell] == v.SOLID], seed)
    yield from printed(cells)
    yield from lamps(LAMPS[tile.id])
