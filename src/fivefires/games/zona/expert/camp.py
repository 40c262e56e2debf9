"""Camping and trade."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from fivefires.games.zona import questions as q
from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.index import THREAT, USES
from fivefires.games.zona.state import CampUnderWay

from . import stories
from .dangers import cure
from .goods import bargain, reserve
from .using import is_worth_using, worn
from .worth import Affairs

if TYPE_CHECKING:
    from fivefires.games.zona.view import ZonaView

Options = Sequence[Any]


def trade(view: ZonaView, options: Options) -> Any:
    """While camping, at the market or selling: the next thing worth doing, or the end."""
    my = Affairs(view, view.seat)
    camp = view.under_way[-1] if view.under_way else None
    if isinstance(camp, CampUnderWay):
        found = _camping(view, my, options)
        if found is not None:
            return found
    else:
        sale = _best_sale(my, options)
        if sale is not None:
            return sale
    return _best_buy(view, my, options) or options[-1]


def _camping(view: ZonaView, my: Affairs, options: Options) -> Any:
    """First what is free, then sales, healing, repairs and a cure."""
    free = (q.DOZE, q.FREE_HEAL, q.FREE_REPAIR)
    for option in options:
        if type(option) is q.Relief or option in free:
            return option
        if type(option) is q.Use:
            use = USES[option.source][option.number]
            if isinstance(use, v.InCamp) or is_worth_using(view, my, option):
                return option
    sale = _best_sale(my, options)
    if sale is not None:
        return sale
    cures = [option for option in options if type(option) is q.Cure]
    if cures and my.rubles >= 800 + 100 * min(3, my.damage):
        return cure(view, cures)
    if q.HEAL in options and my.damage > (0 if len(my.secrets) >= 2 else 1):
        return q.HEAL
    if q.OVERHAUL in options and worn(my) >= 2:
        return q.OVERHAUL
    return None


def _best_sale(my: Affairs, options: Options) -> Any:
    """Trophies are sold, unless they are ammunition; artifacts where their price beats their use."""
    best, most = None, 0.0
    for option in options:
        if type(option) not in (q.Sell, q.SellDear):
            continue
        price = option.price / 100 * my.ruble()
        if option.piece in THREAT:
            own = 2.2 if my.character == "valerian" and len(my.trophies) <= 2 else 0.0
        else:
            own = my.item(option.piece) * (1.6 if my.character == "lukas" else 1.0)
        if price - own > most:
            best, most = option, price - own
    return best


def _best_buy(view: ZonaView, my: Affairs, options: Options) -> Any:
    kept = reserve(view, my)
    best, most = None, 0.2
    for option in options:
        if type(option) is q.Buy:
            worth = bargain(my, option.card, option.price, kept)
            if worth > most:
                best, most = option, worth
    return best


def repair(view: ZonaView, options: Options) -> Any:
    """What is most worn of what is worth most."""
    my = Affairs(view, view.seat)
    repairs = [option for option in options if type(option) is q.Repair]
    return max(repairs, key=lambda option: my.item(option.item) * my.me.tokens.get(option.item, 0))


def declinable(view: ZonaView, options: Options) -> Any:
    """Questions whose last answer is to decline."""
    first = options[0]
    if type(first) is q.Repair:
        return repair(view, options)
    if type(first) is q.Choose:
        return stories.choose_way(view, options)
    return first
