"""What things are called: the message of each piece, place, ability and symbol, by its id."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.index import ABILITY, CHARACTER, DECK_OF, EMISSION, ITEM, LOCK, RUMOR, THREAT
from fivefires.games.zona.content.piles import SEATS
from fivefires.games.zona.rules.board import PLACES
from fivefires.kernel import Message, face_of, message, seat_name

_PREFIX: dict[str, str] = {
    **dict.fromkeys((*ITEM, *THREAT, *CHARACTER, *LOCK, *RUMOR, *EMISSION, *ABILITY, *PLACES), ""),
    **dict.fromkeys(DECK_OF, "zona-ev-"),
    **dict.fromkeys(v.Attribute, "attribute-"),
    **dict.fromkeys(v.DamageType, "damage-"),
    **dict.fromkeys(v.Face, "face-"),
}


# The name of a piece, a place, an ability, an attribute, a damage type or a face of the dice.
NAME = {id: message(prefix + face_of(id)) for id, prefix in _PREFIX.items()}
NOTHING = message("words-nothing")
# The symbol beside the difficulty of a test, which admits items for encounters (Z-217), or none.
MARK = {"": message("test-mark-none"), **{str(kind): message(f"test-mark-{kind}") for kind in v.ThreatKind}}
# What is reported when a piece or ability comes into play.
FEATURE = {
    **{piece: f"item:{face_of(piece)}" for piece in ITEM},
    **{piece: f"threat:{face_of(piece)}" for piece in THREAT},
    **{card: f"event:{card}" for card in DECK_OF},
    **{ability: f"ability:{ability}" for ability in ABILITY},
    **{lock: f"lock:{lock}" for lock in LOCK},
    **{rumor: f"rumor:{rumor}" for rumor in RUMOR},
    **{card: f"emission:{card}" for card in EMISSION},
}
SEAT = tuple(seat_name(seat) for seat in SEATS)


def name_of(id: str) -> Message:
    return NAME[id]


@cache
def damage_name(radiation: int, mental: int, physical: int) -> Message:
    """What a package consists of: 1 mental, 2 physical."""
    amounts = zip((radiation, mental, physical), v.DamageType, strict=True)
    return joined([message("words-amount", amount=amount, what=NAME[kind]) for amount, kind in amounts if amount])


def joined(parts: Sequence[Message], by: str = "words-comma") -> Message:
    """One, two, three."""
    if not parts:
        return NOTHING
    first, *rest = parts
    return message(by, first=first, second=joined(rest, by)) if rest else first


def signed(number: int) -> Message | int:
    """A number that may be below 0, with a real minus sign."""
    return number if number >= 0 else message("words-minus", number=-number)


def slot_name(colour: str, kind: str) -> Message:
    """A kind of threat, as on the back of its tokens: a green mutant."""
    return message(f"slot-{colour}-{kind}")


def deck_name(deck: str) -> Message:
    """A deck of items, or one card of it."""
    return message(f"deck-{deck}")


def event_deck_name(deck: str) -> Message:
    """An event deck; those of facilities are named after the facility."""
    return message(f"events-{deck}")


def section_name(section: str) -> Message:
    """A part of an event card: a place, a reputation, the other locations, or the number of a paragraph."""
    if section.isdigit():
        return message("paragraph", number=int(section))
    if section == "other":
        return message("section-other")
    return NAME[section] if section in NAME else message(f"reputation-{section}")


def border_name(border: str) -> Message:
    first, second = border.split("/")
    return message("border", first=name_of(first), second=name_of(second))
