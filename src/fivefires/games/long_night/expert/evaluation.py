"""How well each seat stands: about its chance to win, from what the viewer can see.

The colony's chance rises with its morale and what keeps it up, and with every step of the main objective. A player wins
with it if his own card is fulfilled too; a betrayer wins with its fall.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import TYPE_CHECKING, Final

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.board import ENTRANCES
from fivefires.games.long_night.content.piles import HAND, WASTE
from fivefires.games.long_night.rules.stories import NEXT

from .mind import Mind

if TYPE_CHECKING:
    from fivefires.games.long_night.show.view import LongNightView

# Of an objective that is worked on: what the colony's strength counts, and what is still to be done; of one that is
# held out: strength, and the rounds to go. Fitted to games of experts.
BASE, BY_STRENGTH, BY_REST = -1.5, 0.36, -2.1
HOLD, HOLD_STRENGTH, HOLD_ROUNDS = -0.4, 0.54, -0.76
# In the last round little more can be done.
TOO_LATE: Final = -1.5
# What each stage of a scenario that is still to come leaves of the chance.
STAGE: Final = 0.55
# How likely somebody has fulfilled a card that only he sees, and one's own once it is, or not yet.
THEIRS, DONE, OPEN = 0.45, 0.8, 0.35


def evaluate(view: LongNightView) -> list[float]:
    """A number from 0 to 1 for each seat."""
    colony = chance(view)
    if view.cooperative:
        return [colony] * view.seats
    standing = [colony * THEIRS if not one.out else 0.0 for one in view.players]
    if view.seat < view.seats and not view.players[view.seat].out:
        standing[view.seat] = own(view, colony)
    return standing


def own(view: LongNightView, colony: float) -> float:
    mind = Mind(view)
    ready = DONE if view.fulfilled else OPEN
    if mind.foe:
        return (1.0 - colony) * ready
    wish = sum(min(1.0, _share(mind, types, number)) for types, number in mind.wish.keeps)
    part = wish / len(mind.wish.keeps) if mind.wish.keeps else 0.0
    return colony * (ready + (0.15 * part if ready == OPEN else 0.0))


def _share(mind: Mind, types: Sequence[v.ItemType], number: int) -> float:
    have = sum(mind.counts.get(kind, 0) for kind in types) if types else len(mind.hand)
    return have / number


def chance(view: LongNightView) -> float:
    """The colony's chance to reach the main objective."""
    if view.morale <= 0:
        return 0.0
    mind = Mind(view)
    if mind.goal.survive:
        return _logistic(HOLD + HOLD_STRENGTH * strength(mind) + HOLD_ROUNDS * view.rounds)
    parts = [1.0 - min(1.0, have / need) for have, need in view.progress() if need]
    left = sum(parts) / len(parts) if parts else 0.5
    late = TOO_LATE if view.rounds <= 1 and left > 0.3 else 0.0
    found = _logistic(BASE + BY_STRENGTH * strength(mind) + BY_REST * left + late)
    task = view.task
    while task in NEXT:
        task, found = NEXT[task], found * STAGE
    return found


def _logistic(value: float) -> float:
    return 1.0 / (1.0 + exp(-value))


def strength(mind: Mind) -> float:
    """Morale, and what will become of it: hunger, waste, wounds, full entrances; cards, people and dice help."""
    view = mind.view
    value = float(view.morale)
    value -= 0.3 * view.starvation + 0.08 * max(0, view.size(WASTE) - 5)
    value += 0.12 * min(4, view.food - view.food_needed)
    value -= 0.1 * (view.helpless + 2 * view.unruly)
    value += 0.35 * (len(view.where) - 2 * view.seats)
    for survivor in view.where:
        damage = view.damage(survivor)
        if damage:
            value -= (0.1, 0.1, 0.4, 0.4, 0.4)[min(4, damage)]
    value += 0.05 * sum(view.size(HAND[seat]) for seat in range(view.seats))
    if view.crisis and mind.missing() <= 0:
        value += 0.6
    for place in view.places:
        if place == v.COLONY or view.survivors_at(place):
            value += _entrances(mind, place)
    return value


def _entrances(mind: Mind, place: str) -> float:
    slacks = [slack for slack, _ in mind.colony_slacks()] if place == v.COLONY else [mind.slack_at(place)]
    full = 1 / len(ENTRANCES[place])
    return sum((0.5 * slack if slack < 0 else 0.06 * min(3, slack)) * (1.0 if slack < 0 else full) for slack in slacks)
