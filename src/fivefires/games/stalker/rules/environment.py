"""Environment cards (S-088 to S-091, S-179 to S-190): where they lie, which side shows, and what they offer."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.index import ENVIRONMENT
from fivefires.games.stalker.content.vocabulary import CardDeed, Face, On, Snare
from fivefires.games.stalker.state import NOBODY, Overlay, Sprung, Stalker, StalkerState, StalkerTable, map_of
from fivefires.kernel import message
from fivefires.kit.agenda import put_last

# Numbers of cards of Lost Areas begin with this letter (S-579).
LOST = "L"


class Offer(NamedTuple):
    """An action of a card that lies on the map or beside it."""

    overlay: Overlay
    deed: CardDeed


def face_of_card(overlay: Overlay) -> Face:
    """The side that shows; a is the front, b the back (S-180, S-185)."""
    card = ENVIRONMENT[overlay.card]
    return card.back if overlay.back else card.front


def side_of_card(overlay: Overlay) -> str:
    """The name under which the instructions of the side that shows are found."""
    return f"{overlay.card}.{'back' if overlay.back else 'front'}"


def lay(table: StalkerTable, card: str) -> None:
    """From the deck onto the map or beside it (S-089, S-090)."""
    table.move(card, piles.ENVIRONMENT, piles.PLACED)
    table.state.overlays.append(Overlay(card))
    table.used(f"environment:{card}")


def numbered(state: StalkerState, number: str) -> list[str]:
    """The cards of a number that are still in the deck (S-087, S-091)."""
    return [card for card in state.piles[piles.ENVIRONMENT] if ENVIRONMENT[card].number == number]


def turn(table: StalkerTable, overlay: Overlay) -> None:
    """It stays where it is, with the other side up (S-186, S-187)."""
    overlay.back = not overlay.back
    overlay.work = 0
    table.used(f"turned:{overlay.card}")
    table.tell("log-flipped", "S-186", card=message(overlay.card))


def discard(table: StalkerTable, overlay: Overlay) -> None:
    """Back to the mission box (S-188), or to the cards of Lost Areas (S-579)."""
    state = table.state
    state.overlays[:] = [one for one in state.overlays if one is not overlay]
    lost = ENVIRONMENT[overlay.card].number.startswith(LOST)
    table.move(overlay.card, piles.PLACED, piles.LOST_CARDS if lost else piles.ENVIRONMENT_BOX)


def remove(table: StalkerTable, overlay: Overlay) -> None:
    """It is kept apart, and not used again in this playthrough (S-189)."""
    state = table.state
    state.overlays[:] = [one for one in state.overlays if one is not overlay]
    table.move(overlay.card, piles.PLACED, piles.REMOVED)


def offers(state: StalkerState, stalker: Stalker) -> list[Offer]:
    """What cards let him do here (S-181)."""
    here, found = map_of(state).names[stalker.space], []
    for overlay in state.overlays:
        deeds = deeds_of(overlay.card, overlay.back).get(here)
        if deeds is not None:
            found += [Offer(overlay, deed) for deed in deeds if can_do(state, stalker, deed)]
    return found


@cache
def deeds_of(card: str, back: bool) -> dict[str, list[CardDeed]]:
    """By space what this side lets somebody do there."""
    found: dict[str, list[CardDeed]] = {}
    for deed in face_of_card(Overlay(card, back)).deeds:
        for space in deed.spaces:
            found.setdefault(space, []).append(deed)
    return found


def can_do(state: StalkerState, stalker: Stalker, deed: CardDeed) -> bool:
    """What comes first is done, what it takes is in his pockets, and what it places is left (S-009, S-359).

    Quiet work goes on once in a turn (S-716).
    """
    if deed.patient and deed.id in stalker.used:
        return False
    if deed.needs and deed.needs not in state.achieved:
        return False
    if deed.holds and deed.holds not in held(state, stalker):
        return False
    return not any(isinstance(one, Snare) for one in deed.do) or _can_snare(state, stalker)


def _can_snare(state: StalkerState, stalker: Stalker) -> bool:
    return stalker.space not in state.traps and bool(state.stock[piles.TRAP].get(piles.SUPPLY))


def happens(table: StalkerTable, on: On, kind: str = "", stalker: int = NOBODY) -> None:
    """Something that a card waits for has happened once more (S-302, S-704); what it says follows (S-303)."""
    for overlay in table.state.overlays:
        face = face_of_card(overlay)
        if face.on == on and face.trigger and (not face.kinds or kind in face.kinds):
            put_last(table.state.agenda, Sprung(overlay.card, stalker))


def held(state: StalkerState, stalker: Stalker) -> list[str]:
    """His personal findings (S-279, S-703)."""
    return [overlay.card for overlay in state.overlays if overlay.holder == stalker.number]
