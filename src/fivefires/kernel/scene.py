"""Scenes: how a view looks, as data that any front end can draw.

Ids of spaces, piles and things are those that options are about, so that a person can click the thing.
A scene is made anew whenever somebody looks; it is never stored or hashed.
"""

from __future__ import annotations

import msgspec

from .text import Message


class Mark(msgspec.Struct, frozen=True, omit_defaults=True):
    """A number or sign on something: damage on an item, uses left, a price."""

    name: Message
    value: int | None = None
    icon: str = ""


class Thing(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card, token, figure or die. One that lies face down has no id and only its back for a name.

    `type` is the line under the name: what sort of thing this is. `rule`: the number of the paragraph behind it.
    """

    name: Message
    kind: str = "card"
    id: str = ""
    text: Message | None = None
    icon: str = ""
    seat: int | None = None
    face_down: bool = False
    marks: tuple[Mark, ...] = ()
    type: Message | None = None
    rule: str = ""


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """Things side by side: a hand, a market row, the dice of a roll. `spots` is how many there is room for.

    `pinned`: it stays before everybody's eyes beside the board, small, and is read when it is pointed at.
    """

    id: str
    name: Message
    things: tuple[Thing, ...] = ()
    spots: int = 0
    pinned: bool = False


class Pile(msgspec.Struct, frozen=True, omit_defaults=True):
    """Things on top of each other: how many, and the top one where it can be seen.

    `things` is what may be looked through, the top one first. Piles of one `group` lie together.
    """

    id: str
    name: Message
    size: int
    top: Thing | None = None
    things: tuple[Thing, ...] = ()
    group: Message | None = None


class Track(msgspec.Struct, frozen=True, omit_defaults=True):
    """A marker on a track or a dial; `danger` lies where the trouble begins. Where it is `low`, less is worse."""

    id: str
    name: Message
    value: int
    end: int
    start: int = 0
    icon: str = ""
    danger: int | None = None
    low: bool = False


class Space(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place on a board: its outline as points of a polygon, and what stands there.

    `label`: where its name stands. `rule`: the number of the paragraph behind it.
    """

    id: str
    name: Message
    outline: tuple[tuple[int, int], ...] = ()
    text: Message | None = None
    kind: str = ""
    icon: str = ""
    things: tuple[Thing, ...] = ()
    label: tuple[int, int] | None = None
    rule: str = ""


class Edge(msgspec.Struct, frozen=True, omit_defaults=True):
    """A way between two spaces, where it is more than a common border."""

    a: str
    b: str
    kind: str = ""
    icon: str = ""


class Board(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    name: Message
    size: tuple[int, int]
    spaces: tuple[Space, ...]
    edges: tuple[Edge, ...] = ()
    art: str = ""


class Mat(msgspec.Struct, frozen=True, omit_defaults=True):
    """What lies before a player."""

    seat: int
    name: Message
    text: Message | None = None
    tracks: tuple[Track, ...] = ()
    rows: tuple[Row, ...] = ()
    marks: tuple[Mark, ...] = ()
    icon: str = ""


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of where we are, and everything on the table."""

    status: tuple[Message, ...] = ()
    boards: tuple[Board, ...] = ()
    tracks: tuple[Track, ...] = ()
    piles: tuple[Pile, ...] = ()
    rows: tuple[Row, ...] = ()
    mats: tuple[Mat, ...] = ()
