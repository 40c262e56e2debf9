"""What the colony and I are short of, and what a search or a card is worth by that."""

from __future__ import annotations

from typing import Final

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.index import TYPE
from fivefires.games.long_night.content.piles import DECK, LOOT
from fivefires.games.long_night.state import Rule

from .goals import of
from .mind import Mind
from .worth import FEEDS, HANDY, IS_GEAR, SHARES

Needs = dict[v.ItemType, float]

# What a card of each type is good for one day, in dice: crises ask for every one of them.
ONE_DAY: Final[Needs] = {
    v.FOOD: 0.5,
    v.MEDICINE: 0.45,
    v.FUEL: 0.45,
    v.TOOL: 0.4,
    v.EDUCATION: 0.35,
    v.WEAPON: 0.35,
    v.SURVIVOR: 0.5,
}
LONG: Final = 3
# What a weapon is worth that somebody must bear.
ARMS: Final = 2.0


def needs_of(mind: Mind) -> Needs:
    """By type, what one more card of it is worth to this player."""
    if mind.needs is None:
        mind.needs = _find_needs(mind)
    return mind.needs


def _find_needs(mind: Mind) -> Needs:
    found = ONE_DAY.copy()
    view = mind.view
    if view.rounds < LONG:
        found[v.SURVIVOR] = 0.1
    if not mind.hostile:
        _for_the_colony(mind, found)
    for survivor in mind.group:
        if view.frostbite(survivor):
            found[v.MEDICINE] += 1.2
        elif view.wounds(survivor):
            found[v.MEDICINE] += 0.8 if view.damage(survivor) >= 2 else 0.2
    if mind.wish.keeps:
        _for_myself(mind, found)
    elif any(isinstance(part, v.MoreThanOthers) and part.of == v.Survivors() for part in mind.wish.conditions):
        found[v.SURVIVOR] += 1.0
    return found


def _for_the_colony(mind: Mind, found: Needs) -> None:
    view, counts = mind.view, mind.counts
    types = mind.crisis_types()
    mine = sum(counts.get(kind, 0) for kind in types)
    if mind.missing() > mine:
        for kind in types:
            found[kind] += min(1.0, 0.25 * mind.severity())
    if mind.goal.armed and not mind.armed():
        found[v.WEAPON] += ARMS
    for types, left in mind.open_parts():
        urgent = 1.2 if left > 2 * view.rounds else 0.8
        for kind in types:
            found[kind] += urgent
    stored = view.food + sum([FEEDS[card] for card in mind.hand])
    eats = mind.about_to_eat
    goal = eats + (of(mind.goal.food, mind.home) if mind.goal.food else 0)
    if stored < goal:
        found[v.FOOD] += 1.2
    elif stored < goal + eats and view.rounds > 1:
        found[v.FOOD] += 0.4


def _for_myself(mind: Mind, found: Needs) -> None:
    urge = 1.0 if mind.late else 0.4
    for types, number in mind.wish.keeps:
        if not types:
            if len(mind.hand) < number:
                for kind in found:
                    found[kind] += 0.2
        elif sum(mind.counts.get(kind, 0) for kind in types) < number:
            for kind in types:
                found[kind] += urge


def search_worth(mind: Mind, place: str) -> float:
    """What one search there brings on average."""
    worth = mind.worths.get(place)
    if worth is None:
        worth = mind.worths[place] = _find_worth(mind, needs_of(mind), place)
    return worth


def _find_worth(mind: Mind, needs: Needs, place: str) -> float:
    view = mind.view
    if place == v.HIDEOUT:
        return _loot_worth(mind, needs)
    if place == v.COLONY or not view.size(DECK[place]):
        return 0.0
    mean, best = 0.0, 0.0
    for kind, share in SHARES[place]:
        worth = share * needs[kind]
        mean += worth
        # One may look again for what one came for.
        best = max(best, worth)
    worth = mean + 0.5 * best
    if place == v.RAXXON and mind.in_force(Rule.RAXXON):
        worth -= 0.45
    if mind.goal.marks and not mind.hostile:
        worth += 0.6 if place in v.ORDINARY else 0.0
    return worth


def _loot_worth(mind: Mind, needs: Needs) -> float:
    """The best card of the loot, two times in three; whoever waits there with a weapon takes no such risk."""
    if mind.goal.armed and mind.armed():
        return 0.0
    best = max((card_worth(needs, card) for card in mind.view.known_cards(LOOT)), default=0.0)
    return 0.7 * best - 0.3


def card_worth(needs: Needs, card: str) -> float:
    """What one card is worth to this player."""
    kind = TYPE[card]
    worth = needs[kind]
    if kind is v.WEAPON and worth > ARMS and card not in IS_GEAR:
        return ONE_DAY[kind]
    if kind is v.FOOD:
        worth *= 0.6 + 0.2 * FEEDS[card]
    if card in HANDY:
        worth += 0.15
    return worth
