"""What the scripted player does between missions: which mission, which place, whom to ask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fivefires.games.stalker.content.contacts import COMPANION, PATRON, TRADER
from fivefires.games.stalker.content.scripts import PlaceKind
from fivefires.games.stalker.content.zone import PLACE
from fivefires.games.stalker.rules.questions import Accept, Act, Call, Visit
from fivefires.games.stalker.show.view import StalkerView

from . import aims

# A purse from which small services are paid.
SPARE = 1500


def place(view: StalkerView, options: Sequence[Any]) -> Any:
    """Something useful on the way, then the mission that has failed least."""
    visits = [option for option in options if isinstance(option, Visit)]
    others = [option for option in visits if PLACE[option.place].kind != PlaceKind.MISSION]
    if others and not view.zone.place:
        return max(others, key=lambda option: worth(view, option.place))
    missions = [option for option in visits if PLACE[option.place].kind == PlaceKind.MISSION]
    failures = view.campaign.failures if view.campaign is not None else {}
    return min(missions, key=lambda option: failures.get(PLACE[option.place].mission, 0), default=Act.ENOUGH)


def worth(view: StalkerView, name: str) -> int:
    """Contacts first, as long as there is money for them; then the best stash."""
    return 1100 if PLACE[name].kind == PlaceKind.CONTACT else PLACE[name].worth


def contact(view: StalkerView, options: Sequence[Any]) -> Any:
    """A contract and company cost nothing; then whoever sells what is wanted, then services."""
    calls = [option for option in options if isinstance(option, Call)]
    for kinds in (PATRON, TRADER, COMPANION):
        able = [option for option in calls if not option.price or option.price <= view.coupons - SPARE // 2]
        found = [option for option in able if option.contact in kinds]
        if found:
            return max(found, key=lambda option: option.contact)
    paid = [option for option in calls if option.price <= view.coupons - SPARE]
    return paid[0] if paid else Act.ENOUGH


def offer(view: StalkerView, options: Sequence[Any]) -> Any:
    """The dearest that leaves something for the mission."""
    able = [option for option in options if isinstance(option, Accept) and option.price <= view.coupons - SPARE // 2]
    return max(able, key=lambda option: option.price, default=Act.LEAVE)


def leave(view: StalkerView, options: Sequence[Any]) -> Any:
    return Act.LEAVE


def send(view: StalkerView, options: Sequence[Any]) -> Any:
    """To the nearest enemy, else along with the others."""
    away = aims.distances(view, view.places)
    enemies = [enemy.space for enemy in view.enemies]
    number = view.map.number
    return min(options, key=lambda option: (number[option.space] not in enemies, away[number[option.space]]))


ANSWERS = {
    "ask-place": place,
    "ask-contact": contact,
    "ask-offer": offer,
    "ask-sell": leave,
    "ask-send": send,
}
