"""What things are called: cards by their face, spaces by their tile and letter, figures by their kind."""

from __future__ import annotations

from functools import cache

from fivefires.kernel import Message, face_of, message


@cache
def called(id: str) -> Message:
    """A stalker or an enemy, in questions that are asked again and again."""
    return message(id)


def name_of(thing: str) -> Message:
    """A card or a token: copies have the same name."""
    return message(face_of(thing))


def space_name(space: str) -> Message:
    """Of "T01.B" space B of tile 1."""
    tile, _, letter = space.partition(".")
    return message("stalker-space", tile=message(f"tile-{tile}"), letter=message(f"letter-{letter}"))


def figure_name(figure: str) -> Message:
    """Of "snork.3" the fourth enemy that came."""
    kind, _, number = figure.partition(".")
    return message("stalker-figure-name", kind=message(kind), number=int(number) + 1) if number else message(kind)
