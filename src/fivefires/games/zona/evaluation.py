"""How well each seat stands: about its chance to win, from what everybody can see.

For each scavenger it is guessed how many rounds it still takes to the Sarcophagus, and how likely one of its cards
is the last one read. Then the rounds that the rumors leave are gone through, and whoever comes first takes the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from .board import ENTRANCES
from .content.index import CHARACTER, DECK_OF
from .expert.plan import GATES, PLANT, prospects
from .expert.ways import way
from .expert.worth import WORTH
from .piles import EVENTS, PACKED, RUMORS, SARCOPHAGUS, SECRETS, SMALL, TROPHIES, WORN
from .state import PLAYING, Scavenger, Status, attribute

if TYPE_CHECKING:
    from .view import ZonaView

# Rounds that a first and a second secret take from where everything begins, walking and mending included.
TO_FIRST, TO_SECOND, TO_GATE, THROUGH_GATE = 4.6, 4.0, 1.6, 1.0
# Kit and money that shorten the way, in points.
RICH: Final = 18.0
NOT_ENTERED: Final = 13.0


def evaluate(view: ZonaView) -> list[float]:
    """A number from 0 to 1 for each seat; together at most 1, because the rumors may win as well."""
    rounds = view.size(RUMORS)
    arrivals = [arrival(view, seat) for seat in range(view.seats)]
    shares = [share(view, seat) for seat in range(view.seats)]
    standing = [0.0] * view.seats
    open_yet = 1.0
    for number in range(1, rounds + 1):
        ends = 0.0
        for seat, rounds_to_go in enumerate(arrivals):
            there = number - rounds_to_go + 0.5
            if there > 0:
                wins = shares[seat] * (there if there < 1 else 1.0)
                standing[seat] += open_yet * wins
                ends += wins
        open_yet *= max(0.0, 1.0 - ends)
    return standing


def share(view: ZonaView, seat: int) -> float:
    """How likely a Sarcophagus card is this scavenger's last."""
    me = view.scavengers[seat]
    if me.status != PLAYING:
        return 0.2 if me.status != Status.OUT else 0.0
    return prospects(SARCOPHAGUS, attributes(me)) * (1.1 if me.fatigue <= 2 else 0.9)


def attributes(me: Scavenger) -> tuple[int, ...]:
    return tuple(attribute(me, name) for name in ("alertness", "physique", "smarts", "willpower"))


def arrival(view: ZonaView, seat: int) -> float:
    """In how many rounds this scavenger will draw the first Sarcophagus card."""
    me = view.scavengers[seat]
    if me.status != PLAYING:
        return NOT_ENTERED - 4.0 * min(1, view.size(SECRETS[seat]))
    if me.place == SARCOPHAGUS:
        return 0.0
    if me.place == PLANT:
        return 0.6 + body(me) * 0.5
    secrets = view.size(SECRETS[seat])
    if secrets >= 2:
        walk = min(way(view, me.place, gate) for gate in GATES)
        return THROUGH_GATE + walk / 2 + body(me)
    rounds = TO_GATE + THROUGH_GATE + body(me) - 2.5 * means(view, seat)
    decks = [DECK_OF[card] for card in view.known_cards(SECRETS[seat])]
    here = view.deck_at(me.place) if me.place in ENTRANCES else ""
    inside = bool(here) and here not in decks and view.size(EVENTS[here]) > 0
    rounds += TO_SECOND if secrets else TO_FIRST + TO_SECOND
    if inside:
        rounds -= 2.2 - 0.6 / max(0.15, prospects(here, attributes(me)))
    elif secrets:
        rounds += 0.3 * nearest_door(view, me, decks)
    return max(1.5, rounds)


def nearest_door(view: ZonaView, me: Scavenger, decks: Sequence[str]) -> float:
    """The way to the next facility that is worth entering, less where it is open."""
    return min(
        (
            min(way(view, me.place, door) for door in doors) - (0.0 if view.is_open(site) else -1.0)
            for site, doors in ENTRANCES.items()
            if (deck := view.deck_at(site)) not in decks and view.size(EVENTS[deck])
        ),
        default=6.0,
    )


def body(me: Scavenger) -> float:
    """Rounds that wounds, fatigue and weaknesses cost."""
    free = CHARACTER[me.character].fortitude - me.damage
    return 0.35 * max(0, 4 - free) + 0.2 * max(0, me.fatigue - 2) + 0.9 * len(me.weaknesses)


def means(view: ZonaView, seat: int) -> float:
    """From 0 to 1: kit, trophies and money."""
    me = view.scavengers[seat]
    kit = 0.0
    for pile in (SMALL[seat], WORN[seat], PACKED[seat]):
        for card in view.known_cards(pile):
            kit += WORTH[card][0]
    points = kit + me.rubles / 150 + 2.0 * view.size(TROPHIES[seat])
    return min(1.0, points / RICH)
