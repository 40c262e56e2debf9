"""Scenes: how a view looks, as data that any front end can draw.

Ids of spaces, piles and things are those that options are about, so that a person can click the thing.
A scene is made anew whenever somebody looks; it is never stored or hashed.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from .text import Message

# What a row is for, where it is more than things side by side: dice of a roll, what is for sale, what threatens
# everybody, what is to be reached, a note that stays in sight.
RowRole = Literal["", "dice", "market", "crisis", "goal", "note"]
# When a veil is drawn over the map: always, when its owner is pointed at, or when all are asked for.
When = Literal["always", "pointed", "asked"]


class Goal(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody wants to reach, and how far it is: "secrets 1 of 2". `then` is what comes after it, if anything.

    Where `secret`, only its holder is shown it, and the page says so.
    """

    text: Message
    value: int | None = None
    end: int | None = None
    met: bool = False
    then: tuple[Message, ...] = ()
    secret: bool = False
    rule: str = ""


class Story(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is being told while somebody decides: the part of a card that is read now, and nothing else of it."""

    text: Message
    title: Message | None = None
    id: str = ""
    rule: str = ""


class Mark(msgspec.Struct, frozen=True, omit_defaults=True):
    """A number or sign on something: damage on an item, uses left, a price."""

    name: Message
    value: int | None = None
    icon: str = ""


class Thing(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card, token, figure or die. One that lies face down has no id and only its back for a name.

    `type` is the line under the name: what sort of thing this is. `rule`: the number of the paragraph behind it.
    `count`: how many of it there are, where they are only counted. `picture` is a drawing from the game's art, such as
    a portrait. On a map, `facing` is the direction in which a figure looks (0 north, then clockwise), and `spot` the
    place within its space.
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
    count: int = 1
    picture: str = ""
    facing: int | None = None
    spot: str = ""


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """Things side by side: a hand, a market row, the dice of a roll. `spots` is how many there is room for.

    `pinned`: it stays before everybody's eyes beside the board, small, and is read when it is pointed at. On a mat,
    too: there what can be acted on now is shown in full.
    """

    id: str
    name: Message
    things: tuple[Thing, ...] = ()
    spots: int = 0
    pinned: bool = False
    role: RowRole = ""


class Pile(msgspec.Struct, frozen=True, omit_defaults=True):
    """Things on top of each other: how many, and the top one where it can be seen.

    `things` is what may be looked through, the top one first. Piles of one `group` lie together. `text` and `rule`
    say what the pile is for, when it is pointed at.
    """

    id: str
    name: Message
    size: int
    top: Thing | None = None
    things: tuple[Thing, ...] = ()
    group: Message | None = None
    text: Message | None = None
    rule: str = ""


class Track(msgspec.Struct, frozen=True, omit_defaults=True):
    """A marker on a track or a dial; `danger` lies where the trouble begins. Where it is `low`, less is worse.

    Without an `end` it is a number that nothing bounds. `text` and `rule` say what it does, when it is pointed at.
    """

    id: str
    name: Message
    value: int
    end: int | None = None
    start: int = 0
    icon: str = ""
    danger: int | None = None
    low: bool = False
    text: Message | None = None
    rule: str = ""


class Spot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place within a space where things of one sort stand, such as an entrance."""

    id: str
    at: tuple[int, int]
    name: Message | None = None


class Space(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place on a board: its outline as points of a polygon, and what stands there.

    On a map of squares, `squares` are the columns and rows that it covers; its outline follows from them, and no name
    is printed on it. Everywhere else `label` says where its name stands, and a `plate` is a small place whose name and
    things share a sign.

    A space speaks when it is pointed at: `text` is what it does, `cost` what it takes to get there now, `rule` the
    number of the paragraph behind it. `signs` are what can be done there, small, beside its name; `marks` lie on it.
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
    plate: bool = False
    squares: tuple[tuple[int, int], ...] = ()
    spots: tuple[Spot, ...] = ()
    signs: tuple[Mark, ...] = ()
    marks: tuple[Mark, ...] = ()
    cost: Message | None = None


class Edge(msgspec.Struct, frozen=True, omit_defaults=True):
    """A way between two spaces, where it is more than a common border. It speaks like a space, where it has a name."""

    a: str
    b: str
    kind: str = ""
    icon: str = ""
    id: str = ""
    name: Message | None = None
    text: Message | None = None
    rule: str = ""


class Tile(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece of a map: a picture that covers `size` squares from a square on, turned by quarters clockwise.

    One that lies face down has neither id nor name of its own, and its back for a picture. With an `answer` it does not
    lie there yet: it shows how it would lie by the answer of this key, for as long as somebody looks at that.
    """

    at: tuple[int, int]
    size: tuple[int, int]
    picture: str = ""
    turns: int = 0
    id: str = ""
    name: Message | None = None
    face_down: bool = False
    answer: str = ""


class Wall(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line along the sides of squares, from one corner of the raster to another: a wall, door, window, fence."""

    start: tuple[int, int]
    end: tuple[int, int]
    kind: str = "wall"
    name: Message | None = None


class Veil(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that lies over many spaces: fog, where a figure can go, what it sees.

    `kind` is its pattern and `level` how thick it is, from 1 on. `of` is the thing that it belongs to, if any.
    """

    kind: str
    name: Message
    spaces: tuple[str, ...]
    level: int = 1
    when: When = "always"
    of: str = ""


class Path(msgspec.Struct, frozen=True, omit_defaults=True):
    """A way that was gone, or a shot, since the last question: from space to space."""

    spaces: tuple[str, ...]
    kind: str = "walk"
    seat: int | None = None
    of: str = ""


class Board(msgspec.Struct, frozen=True, omit_defaults=True):
    """A map. Where `square` is set, it is one of squares, each so many units wide, and spaces are given as squares.

    `centre` is the space to look at first. Veils, walls and tiles lie on squares.
    """

    id: str
    name: Message
    size: tuple[int, int]
    spaces: tuple[Space, ...]
    edges: tuple[Edge, ...] = ()
    art: str = ""
    square: int = 0
    tiles: tuple[Tile, ...] = ()
    walls: tuple[Wall, ...] = ()
    veils: tuple[Veil, ...] = ()
    paths: tuple[Path, ...] = ()
    centre: str = ""


class Mat(msgspec.Struct, frozen=True, omit_defaults=True):
    """What lies before a player, or before one of several figures of a player: then each mat has an `id`.

    `tokens` are small stacks that are counted and may be clicked. `goals` are what this player wants to reach, as far
    as the viewer may know.
    """

    seat: int
    name: Message
    text: Message | None = None
    tracks: tuple[Track, ...] = ()
    rows: tuple[Row, ...] = ()
    marks: tuple[Mark, ...] = ()
    icon: str = ""
    id: str = ""
    tokens: tuple[Thing, ...] = ()
    goals: tuple[Goal, ...] = ()
    picture: str = ""


class Reply(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of those to whom a deal was proposed, and what that seat has said, as soon as all may hear it."""

    seat: int
    said: Message | None = None


class Deal(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat proposes: what it gives, what it wants for it, and what each of those addressed has said.

    `terms` are what is said beside the goods: a promise, a price. A `counter` answers the deal before it. While a deal
    is `composed`, its author alone is shown it, with what has been put on either side so far.
    """

    by: int
    gives: tuple[Thing, ...] = ()
    wants: tuple[Thing, ...] = ()
    replies: tuple[Reply, ...] = ()
    terms: tuple[Message, ...] = ()
    counter: bool = False
    composed: bool = False
    rule: str = ""


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where we are, what is being told, and everything on the table.

    `status` are a few words each; what is told at length is a `story`. `goals` are common ones. `deals` are what is
    being haggled over, the newest last. At the end `verdict` says why it came out so, in a sentence or two.
    """

    status: tuple[Message, ...] = ()
    stories: tuple[Story, ...] = ()
    goals: tuple[Goal, ...] = ()
    verdict: tuple[Message, ...] = ()
    boards: tuple[Board, ...] = ()
    tracks: tuple[Track, ...] = ()
    piles: tuple[Pile, ...] = ()
    rows: tuple[Row, ...] = ()
    mats: tuple[Mat, ...] = ()
    deals: tuple[Deal, ...] = ()
