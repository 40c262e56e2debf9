"""The drawings that follow from data: tiles, made from the pictures that the rules walk on, and the faces of dice.

`python -m fivefires.games.raid_trade.show.drawing` writes them into `art`. A test sees to it that they are up to date.
"""

from __future__ import annotations

from fivefires.games.raid_trade.content.board import SIDES
from fivefires.games.raid_trade.content.characters import CHARACTERS

from . import faces, tiles


def drawings() -> dict[str, str]:
    """Every side of every tile and every face of the Combat Dice, by the name of its file."""
    found = {tiles.name_of(side.tile, side.of): tiles.draw(side) for side in SIDES}
    return found | {faces.name_of(face): faces.draw(face) for one in CHARACTERS for face in one.faces}
