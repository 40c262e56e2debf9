"""What places, gates, decks and tracks say when they are pointed at: what they do, and what it takes to get there."""

from __future__ import annotations

from collections import Counter
from functools import cache

from fivefires.games.long_night.content import piles
from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.board import ENTRANCE_SPACES, NUMBER, PEOPLE_SPACES
from fivefires.games.long_night.content.index import DECK_OF, ITEM
from fivefires.kernel import Message, message
from fivefires.kernel.scene import Mark

from .names import TYPE_NAME
from .view import LongNightView

# Places whose cards say more than what can be found there.
OWN_TEXT = {v.COLONY: "colony-text", v.RAXXON: "raxxon-text", v.HIDEOUT: "hideout-text"}
# So many types of items are named of a deck.
NAMED = 3


def text(view: LongNightView, place: str) -> Message:
    """What one does there, how much room is left, and how many zombies the end of the round brings."""
    if place not in view.places:
        return message("place-barred")
    counts = {
        "free": view.free_people_spaces(place),
        "spaces": PEOPLE_SPACES[place],
        "zombies": view.zombies_to_come(place),
    }
    if place in OWN_TEXT:
        return message(OWN_TEXT[place], **counts)
    first, second, third = (TYPE_NAME[kind] for kind in common_types(place))
    return message("place-text", first=first, second=second, third=third, **counts)


@cache
def common_types(place: str) -> tuple[v.ItemType, ...]:
    """What lies most often in a deck, as the cards are counted before a game."""
    counted = Counter(item.type for item in ITEM.values() if DECK_OF[item.id] == place)
    return tuple(kind for kind, _count in counted.most_common(NAMED))


def signs(place: str) -> tuple[Mark, ...]:
    """What can be had there, small, beside the name."""
    if place == v.COLONY:
        return (Mark(message("sign-home"), icon="home"), Mark(message("sign-clean"), icon="waste"))
    if place == v.HIDEOUT:
        return (Mark(message("sign-loot"), icon="loot"),)
    found = tuple(Mark(TYPE_NAME[kind], icon=kind) for kind in common_types(place)[:2])
    return (*found, Mark(message("sign-danger"), icon="exposure")) if place == v.RAXXON else found


def cost(view: LongNightView, place: str) -> Message | None:
    """Distance does not matter (L-170): a move and its exposure roll, if there is room."""
    if view.seat >= view.seats or place not in view.places:
        return None
    if place == v.COLONY and view.players[view.seat].exiled:
        return message("cost-exiled")
    if view.free_people_spaces(place) == 0:
        return message("cost-full")
    return message("cost-move")


def gate_text(view: LongNightView, entrance: str) -> Message:
    free, spaces = view.empty_spaces(entrance), ENTRANCE_SPACES[entrance]
    return message("gate-text" if entrance in NUMBER else "gate-home-text", free=free, spaces=spaces)


# --- decks and tracks ---------------------------------------------------------------------------------------------

ABOUT = {
    "crises": "L-242",
    "crossroads": "L-213",
    "survivors": "L-018",
    "contributed": "L-162",
    "waste": "L-238",
    "graveyard": "L-062",
    "laid": "L-168",
    "loot": "L-421",
    "improvements": "L-397",
    "experiments": "L-434",
    "side-effects": "L-442",
}


def about(pile: str) -> tuple[Message, str]:
    """What a pile is for, and its rule."""
    return message(f"about-{pile}"), ABOUT[pile]


def about_deck(view: LongNightView, place: str) -> Message:
    """What lies in a deck of items, by what was in it before the game; nothing is known of what is left."""
    first, second, third = (TYPE_NAME[kind] for kind in common_types(place))
    return message("about-deck", first=first, second=second, third=third, cards=view.size(piles.DECK[place]))
