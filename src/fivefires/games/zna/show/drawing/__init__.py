"""The tiles as drawings, made from the tiles as data: what is drawn is what the rules walk on.

`python -m fivefires.games.zna.show.drawing` writes them into `art`. A test sees to it that they are up to date.

A tile is seen from above, at night, under sodium lamps. It must look right whichever way it is turned, so nothing has a
shadow on one side, and streets run on over the edge in the same tone. All measures are of a square of 400 by 400.
"""

from __future__ import annotations

from fivefires.games.zna.content.tiles import STREETS, UNKNOWNS

from .streets import street
from .unknown import back, unknown


def drawings() -> dict[str, str]:
    """Every tile by the name of its file."""
    found = {f"tile-{tile.id}.svg": street(tile) for tile in STREETS}
    found |= {f"tile-{tile.id}.svg": unknown(tile) for tile in UNKNOWNS}
    found["tile-unknown.svg"] = back()
    return found
