"""What the scripted player does between missions: which mission, which place, whom to ask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fivefires.games.stalker.content.contacts import COMPANION, PATRON, TRADER
from fivefires.games.stalker.content.scripts import Meet, PlaceKind
from fivefires.games.stalker.content.zone import PLACE
from fivefires.games.stalker.rules.questions import Accept, Act, Call, Visit
from fivefires.games.stalker.show.view import StalkerView

from . import aims, shopping

# The offers of scripts that bring armor.
OFFERS_OF_ARMOR = {"b2_armor", "s6_buy"}
# What a trader is worth beside stashes, and another contact.
NEW_TRADER, OTHERS = 1100, 650
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
    """Traders first, then the best stash; whoever offers a service is no better than a poor one."""
    if PLACE[name].kind != PlaceKind.CONTACT:
        return PLACE[name].worth
    return (
        NEW_TRADER if any(isinstance(word, Meet) and word.contact in TRADER for word in PLACE[name].script) else OTHERS
    )


def contact(view: StalkerView, options: Sequence[Any]) -> Any:
    """A contract costs nothing; then whoever sells what is wanted most; then company, and services."""
    calls = [option for option in options if isinstance(option, Call)]
    able = [option for option in calls if not option.price or option.price <= view.coupons - SPARE // 2]
    contracts = [option for option in able if option.contact in PATRON]
    if contracts:
        return max(contracts, key=lambda option: option.contact)
    traders = {option: _appetite(view, option.contact) for option in calls if option.contact in TRADER}
    wanted = [option for option, appetite in traders.items() if any(appetite)]
    if wanted:
        return max(wanted, key=lambda option: (traders[option], option.contact))
    company = [option for option in able if option.contact in COMPANION]
    if company:
        return max(company, key=lambda option: option.contact)
    paid = [option for option in calls if option.contact not in TRADER and option.price <= view.coupons - SPARE]
    return paid[0] if paid else Act.ENOUGH


def _appetite(view: StalkerView, trader: str) -> list[bool]:
    """What the team would buy from him, the most urgent first; or sell to him."""
    return [*shopping.wishes(view, trader), shopping.buys_surplus(view, trader)]


def offer(view: StalkerView, options: Sequence[Any]) -> Any:
    """The dearest that leaves something for the mission; of equals armor, as long as somebody has none that is good."""
    able = [option for option in options if isinstance(option, Accept) and option.price <= view.coupons - SPARE // 2]
    lacking = shopping.lacks_armor(view)
    return max(able, key=lambda option: (option.price, (option.offer in OFFERS_OF_ARMOR) == lacking), default=Act.LEAVE)


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
