"""Everything drawn: tiles from their data, busts, enemies, dice, tokens, the zone map, and the lid of the box.

`python -m fivefires.games.stalker.show.drawing` writes them into `art`. A test sees to it that they are up to date.
"""

from __future__ import annotations

from fivefires.games.stalker.content.tiles import TILES

from .box import box
from .busts import STALKERS
from .enemies import ENEMIES
from .signs import dice, tokens, veils
from .tiles import tile
from .zone import zone


def drawings() -> dict[str, str]:
    """Every drawing by the name of its file."""
    found = {f"tile-{one.id}.svg": tile(one) for one in TILES}
    found |= {f"portrait-{who}.svg": draw() for who, draw in STALKERS.items()}
    found |= {f"enemy-{kind}.svg": draw() for kind, draw in ENEMIES.items()}
    return found | dice() | tokens() | veils() | {"box.svg": box(), "zone.svg": zone()}
