"""What things are called: the message of each card, place, entrance, type and face, by its id."""

from __future__ import annotations

from collections.abc import Sequence

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.board import ENTRANCES
from fivefires.games.long_night.content.index import (
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
from fivefires.games.long_night.content.piles import SEATS
from fivefires.kernel import Message, face_of, message, seat_name
from fivefires.kit.effects import words

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


# Cards with a way that only a module opens: what is printed on them without it is the attribute `plain`.
MODULE_WANTED = {
    card: condition.module
    for card, item in ITEM.items()
    for condition in words(item)
    if isinstance(condition, v.InPlay)
}


def effect_of(card: str, in_force: Sequence[str]) -> Message:
    """What a card does in this game: nothing is said of a module that is not in it."""
    module = MODULE_WANTED.get(SIGNED.get(card, card))
    return text_of(card, "effect" if module is None or module in in_force else "plain")
