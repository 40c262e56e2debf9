"""How somebody who knows the game thinks: judgement and no rule. It reads a view and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from fivefires.kernel import Pass
from fivefires.kit.experts import by_question

from .content import DAYS_LEFT, PLACES, SUPPLY, needed
from .rules import Add, Head, Watch
from .show import CaravanView

# A caravan that comes through loses about so much water for each day of the shortest road.
THIRST = 1.6
# So much does one water more or less change the drivers' chance.
SLOPE = 0.11


def is_raider(view: CaravanView) -> bool:
    return view.role == "raider"


def road(view: CaravanView, options: Sequence[Head]) -> Head:
    """Drivers take the short road while there is water for it, raiders always the hard one."""
    hard = max(options, key=lambda one: PLACES[one.place].each)
    easy = min(options, key=lambda one: PLACES[one.place].each)
    enough = view.water > DAYS_LEFT[view.place] * THIRST
    return hard if is_raider(view) or enough else easy


def watch(view: CaravanView, options: Sequence[Watch]) -> Watch:
    """Drivers leave behind whom they trust least, a raider whom the others trust most."""

    def doubt(one: Watch) -> int:
        return view.doubts[one.seat]

    return min(options, key=doubt) if is_raider(view) else max(options, key=doubt)


def add(view: CaravanView, options: Sequence[Add]) -> Add:
    """Drivers add as little as will do, if everybody does; a raider spoils the wagon while nobody suspects it."""

    def worth(one: Add) -> int:
        return SUPPLY[one.card].worth

    if is_raider(view):
        return min(options, key=worth) if suspicion(view) <= 1 else by_worth(options, 1)
    cards = view.seats - 1
    fair = -(-needed(view.ahead, cards) // cards)
    return by_worth(options, fair + (max(view.doubts) > 0))


def by_worth(options: Sequence[Add], wanted: int) -> Add:
    """The least that is worth as much as is wanted, else the best there is; scouts are kept for later."""
    enough = [one for one in options if SUPPLY[one.card].worth >= wanted]
    return min(enough, key=cost) if enough else max(options, key=cost)


def cost(one: Add) -> tuple[int, bool]:
    card = SUPPLY[one.card]
    return card.worth, card.id == "scout"


def suspicion(view: CaravanView) -> int:
    """By how much the others doubt this seat more than the next one."""
    others = [doubts for seat, doubts in enumerate(view.doubts) if seat != view.seat]
    return view.doubts[view.seat] - max(others)


def send(view: CaravanView, options: Sequence[Any]) -> Any:
    """Drivers send their scouts, raiders keep theirs."""
    return Pass.PASS if is_raider(view) else next(one for one in options if one is not Pass.PASS)


ANSWERS: dict[str, Callable[[CaravanView, Sequence[Any]], Any]] = {
    "ask-road": road,
    "ask-watch": watch,
    "ask-card": add,
    "ask-react": send,
}
choose = by_question(ANSWERS)


def evaluate(view: CaravanView) -> list[float]:
    """About each seat's chance to win: that of the drivers, or what is left of it, by who may be the raider."""
    drivers = min(0.97, max(0.03, 0.5 + SLOPE * (view.water - DAYS_LEFT[view.place] * THIRST)))
    others = view.seats - 1
    chances = []
    for seat in range(view.seats):
        known = seat == view.seat or is_raider(view)
        raider = float(seat == view.seat and is_raider(view)) if known else 1 / others
        chances.append(drivers * (1 - raider) + (1 - drivers) * raider)
    return chances
