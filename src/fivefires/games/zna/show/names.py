"""What things are called: cards by their face, areas by their tile, figures by their kind."""

from __future__ import annotations

from fivefires.games.zna.content.index import MARK
from fivefires.kernel import Message, face_of, message


def name_of(thing: str) -> Message:
    """A card, a token, a mask: copies have the same name, and a marked card that of the card it is like."""
    face = face_of(thing)
    mark = MARK.get(face)
    return message(mark.like if mark is not None else face)


def tile_name(title: str) -> Message:
    """A tile, or the place of an unknown one."""
    return message(f"zna-tile-{title}")


def area_name(area: str) -> Message:
    """Of "S07.r2c3" row 2, column 3 of its tile, as that is printed."""
    title, _, place = area.partition(".")
    return message("zna-area", tile=tile_name(title), row=int(place[1]), column=int(place[3]))


def figure_name(figure: str) -> Message:
    """Of "walker.3" the fourth mutant that came; heroes have but a name."""
    kind, _, number = figure.partition(".")
    return message("zna-figure", kind=message(kind), number=int(number) + 1) if number else message(kind)
