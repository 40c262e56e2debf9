"""What things are called: the message of each card, place, entrance, type and face, by its id."""

from __future__ import annotations

from fivefires.kernel import Message, face_of, message, seat_name

from .board import ENTRANCES
from .content import vocabulary as v
from .content.index import (
    BETRAYALS,
    CRISIS,
    CROSSROADS,
    EXILE,
    EXPERIMENT,
    IMPROVEMENT,
    ITEM,
    KIND_OF,
    MAIN,
    SECRET,
    SIDE_EFFECT,
    SIGN,
    SIGNED,
    STORY,
    SURVIVOR,
    TASK,
)  # fmt: skip
from .piles import SEATS

_CARDS = (
    *ITEM, *SURVIVOR, *CROSSROADS, *CRISIS, *MAIN, *STORY, *SECRET, *BETRAYALS, *EXILE, *IMPROVEMENT, *EXPERIMENT,
    *SIDE_EFFECT,
)  # fmt: skip

NAME: dict[str, Message] = {
    **{card: message(face_of(card)) for card in _CARDS},
    **{sign: message(face_of(card)) for card, sign in SIGN.items()},
    **{figure: message(kind) for figure, kind in KIND_OF.items()},
    **{key: message(key.partition(".")[0]) for key in TASK},
    **{place: message(place) for place in (v.COLONY, *v.OUTSIDE)},
    **{entrance: message("colony-entrance", number=number) for number, entrance in enumerate(ENTRANCES[v.COLONY], 1)},
    **{kind: message(f"type-{kind}") for kind in v.ItemType if kind not in ITEM},
    **{face: message(f"face-{face}") for face in v.Face},
}
TYPE_NAME = {kind: message(f"type-{kind}") for kind in v.ItemType}
SEAT = tuple(seat_name(seat) for seat in SEATS)


def name_of(id: str) -> Message:
    return NAME[id]


def text_of(card: str, part: str) -> Message:
    """One of the texts of a card: its effect, its story, what a way of it is called."""
    return message(f"{face_of(SIGNED.get(card, card))}.{part}")
