"""Where everything stands on the drawing of the board (`art/map.svg`).

Outlines are in units of the board, whose size is `SIZE`; x grows to the right, y downwards. A front end sets the things
of a large space in rows under its label, and those of a plate in one row at its foot under its name; it draws plates a
little larger than they are given, for which there is room here. So a scene only has to put its things into the right
space:

- `PLACES[place]` for colony and locations: `outline` and `label` of the space of its people (survivors, helpless
  people, bandits). There is room for all people spaces of `content/board.py`, in the colony in four rows of six.
- `PLACES[place].entrance`: zombies, special zombies, barricades and traps of a location, as many as it has entrance
  spaces. The colony has `COLONY_ENTRANCES` instead, by the names of its entrances, counter-clockwise from the upper
  left (L-042).
- `PLACES[place].noise`: four noise tokens (L-059). The colony has none.
- `PLACES[place].deck`: one counter for the item deck. Colony and hideout have none.
- `FOOD` (food and starvation), `WASTE` and `GRAVEYARD`: up to two counters with a number each.

Names of plates should be short, for they stand on one line: 11 letters at entrances of the colony, 15 at other
entrances and for noise, 5 for decks, 9 for `FOOD`, `WASTE` and `GRAVEYARD`.

The drawing has a pad under every plate and shows how many spaces there are, so that an empty board can be read too.
The style sheet knows the kinds `colony`, `location`, `entrance`, `noise`, `deck`, `store` (food, waste) and `graveyard`
of spaces.
"""

from __future__ import annotations

from typing import NamedTuple

from fivefires.games.long_night.content import vocabulary as v

Point = tuple[int, int]
Outline = tuple[Point, ...]

SIZE = (1600, 1000)
ART = "map.svg"


class Ground(NamedTuple):
    """One place on the drawing: the space of its people, and its plates where it has them."""

    outline: Outline
    label: Point
    entrance: Outline = ()
    noise: Outline = ()
    deck: Outline = ()


def _chamfered(left: int, top: int, right: int, bottom: int, cut: int) -> Outline:
    """A rectangle without its corners."""
    return (
        (left + cut, top),
        (right - cut, top),
        (right, top + cut),
        (right, bottom - cut),
        (right - cut, bottom),
        (left + cut, bottom),
        (left, bottom - cut),
        (left, top + cut),
    )


def _plate(x: int, y: int, half: int, height: int = 34) -> Outline:
    """Around a point, half so wide and high."""
    return _chamfered(x - half, y - height, x + half, y + height, 8)


_DECK, _THREE, _FOUR = 32, 60, 80


def _location(left: int, top: int, entrance: int) -> Ground:
    """One of the six in the columns: the house above, people before it, the street below; doors towards the colony.

    Its name stands a little to the left on its board, for signs follow it.
    """
    inwards = left < SIZE[0] // 2
    near, far = (328, 112) if inwards else (112, 328)
    return Ground(
        _chamfered(left, top, left + 440, top + 325, 22),
        (left + 196, top + 160),
        _plate(left + near, top + 279, entrance),
        _plate(left + far, top + 279, _FOUR),
        _plate(left + (392 if inwards else 48), top + 92, _DECK),
    )


_WEST, _EAST = 14, 1146
_NORTH, _MIDDLE, _SOUTH = 6, 337, 668

PLACES: dict[str, Ground] = {
    v.COLONY: Ground(_chamfered(500, 238, 1100, 764, 62), (800, 402)),
    v.POLICE_STATION: _location(_WEST, _NORTH, _FOUR),
    v.GROCERY_STORE: _location(_WEST, _MIDDLE, _FOUR),
    v.SCHOOL: _location(_WEST, _SOUTH, _FOUR),
    v.LIBRARY: _location(_EAST, _SOUTH, _THREE),
    v.HOSPITAL: _location(_EAST, _MIDDLE, _FOUR),
    v.GAS_STATION: _location(_EAST, _NORTH, _THREE),
    v.RAXXON: Ground(
        _chamfered(470, 6, 1130, 212, 22),
        (800, 44),
        _plate(697, 165, _FOUR),
        _plate(903, 165, _FOUR),
        _plate(1049, 165, _DECK),
    ),
    v.HIDEOUT: Ground(
        _chamfered(470, 786, 997, 994, 22), (733, 822), _plate(636, 947, _THREE), _plate(832, 947, _FOUR)
    ),
}
COLONY_ENTRANCES: dict[str, Outline] = {
    "colony.1": _plate(628, 262, _THREE),
    "colony.2": _plate(536, 500, _THREE),
    "colony.3": _plate(628, 742, _THREE),
    "colony.4": _plate(972, 742, _THREE),
    "colony.5": _plate(1064, 500, _THREE),
    "colony.6": _plate(972, 262, _THREE),
}
FOOD: Outline = _plate(800, 742, _THREE)
GRAVEYARD: Outline = _plate(1064, 836, 49, 40)
WASTE: Outline = _plate(1064, 946, 49)
