"""Everything of the box by its name: what each piece is."""

from __future__ import annotations

from typing import Final

from fivefires.kit.components import pieces_of

from . import anomalies, enemies
from .anomalies import ANOMALIES
from .decks import HIGH_CARDS, LOW_CARDS, WOUND_CARDS
from .enemies import ENEMIES
from .events import RANDOM_EVENTS
from .gear import ARMORS, ARTIFACTS, ATTACHMENTS, ITEMS, WEAPONS
from .lost_areas import LOST_CARDS
from .missions import ENTRIES
from .stalkers import STALKERS
from .tokens import LOOT as LOOT_TOKENS
from .tokens import UNKNOWN as UNKNOWN_TOKENS
from .vocabulary import EventCard, Face, Gear, Instruction, On, Once, Point, Remove, Shot, Stir, Unless

STALKER: Final = {card.id: card for card in STALKERS}
ENEMY: Final = {card.id: card for card in (*ENEMIES, *enemies.RARE)}
HUMANS: Final = frozenset(card.id for card in ENEMY.values() if card.human)
SIDE: Final = {card.id: card.side for card in ENEMY.values()}
ANOMALY: Final = {card.id: card for card in (*ANOMALIES, *anomalies.RARE)}
WEAPON: Final = pieces_of(WEAPONS)
ARMOR: Final = pieces_of(ARMORS)
ATTACHMENT: Final = pieces_of(ATTACHMENTS)
ITEM: Final = pieces_of(ITEMS)
ARTIFACT: Final = pieces_of(ARTIFACTS)
GEAR: Final[dict[str, Gear]] = {**WEAPON, **ARMOR, **ATTACHMENT, **ITEM, **ARTIFACT}
HIGH: Final = pieces_of(HIGH_CARDS)
LOW: Final = pieces_of(LOW_CARDS)
WOUND: Final = pieces_of(WOUND_CARDS)
LOOT: Final = pieces_of(LOOT_TOKENS)
UNKNOWN: Final = pieces_of(UNKNOWN_TOKENS)
MISSION_EVENTS: Final[tuple[EventCard, ...]] = tuple(
    card
    for mission in ENTRIES
    for card in (*mission.events, *([mission.own_event] if mission.own_event is not None else []))
)
EVENT: Final[dict[str, EventCard]] = {**pieces_of(RANDOM_EVENTS), **pieces_of(MISSION_EVENTS)}
ENVIRONMENT: Final = {card.id: card for mission in ENTRIES for card in mission.environment} | {
    card.id: card for card in LOST_CARDS
}


def _entered(face: Face) -> tuple[str, ...]:
    return face.spaces if face.trigger and face.on == On.ENTER else ()


# Of environment cards: the spaces that set front or back off as soon as somebody enters them, if there are any (S-182).
ENTERED: Final = {
    card.id: (_entered(card.front), _entered(card.back))
    for card in ENVIRONMENT.values()
    if _entered(card.front) or _entered(card.back)
}


def _removes(face: Face) -> bool:
    parts = (face.at_once, face.trigger, *(deed.do for deed in face.deeds))
    return any(isinstance(one, Remove) for part in parts for one in part)


# The environment cards that can leave a playthrough for good (S-189).
REMOVABLE: Final = tuple(card.id for card in ENVIRONMENT.values() if _removes(card.front) or _removes(card.back))
SHOT: Final[dict[str, dict[str, Shot]]] = {card.id: {shot.id: shot for shot in card.shots} for card in WEAPONS}


def _stirs(name: str, instructions: tuple[Instruction, ...]) -> dict[str, tuple[Point, ...]]:
    found = {f"{name}.{at}": one.points for at, one in enumerate(instructions) if isinstance(one, Stir)}
    for at, one in enumerate(instructions):
        if isinstance(one, Unless | Once):
            found |= _stirs(f"{name}.{at}", one.do)
    return found


def _stirs_of_face(name: str, face: Face) -> dict[str, tuple[Point, ...]]:
    found = _stirs(name, face.at_once) | _stirs(f"{name}.trigger", face.trigger)
    for deed in face.deeds:
        found |= _stirs(deed.id, deed.do)
    return found


# The points that enemies act by, under the name that an activation carries: of a card, of one of the two parts of a low
# card, or of an instruction.
POINTS: Final[dict[str, tuple[Point, ...]]] = {
    **{card.id: card.points for card in HIGH_CARDS},
    **{f"{card.id}.none": card.none for card in LOW_CARDS},
    **{f"{card.id}.low": card.low for card in LOW_CARDS},
}
for _event in (*RANDOM_EVENTS, *MISSION_EVENTS):
    POINTS.update(_stirs(f"{_event.id}.instant", _event.instant))
    POINTS.update(_stirs(f"{_event.id}.marked", _event.marked))
for _card in ENVIRONMENT.values():
    POINTS.update(_stirs_of_face(f"{_card.id}.front", _card.front))
    POINTS.update(_stirs_of_face(f"{_card.id}.back", _card.back))
for _mission in ENTRIES:
    POINTS.update(_stirs(f"{_mission.id}.failure", _mission.failure))
