"""Camping and trade."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.index import THREAT, USES
from fivefires.games.zona.rules import questions as q
from fivefires.kit.experts import because

from .dangers import cure
from .goods import bargain, reserve
from .using import is_worth_using, why_used, worn
from .worth import Affairs

if TYPE_CHECKING:
    from fivefires.games.zona.show.view import ZonaView

Options = Sequence[Any]


def camp(view: ZonaView, options: Options) -> Any:
    """While camping: the next thing worth doing, or the end."""
    my = Affairs(view, view.seat)
    return _camping(view, my, options) or _best_buy(view, my, options) or because(options[-1], "why-camp-done")


def trade(view: ZonaView, options: Options) -> Any:
    """At the market or selling: the best bargain, or the end."""
    my = Affairs(view, view.seat)
    return _best_sale(my, options) or _best_buy(view, my, options) or because(options[-1], "why-no-bargain")


def _camping(view: ZonaView, my: Affairs, options: Options) -> Any:
    """First what is free, then sales, healing, repairs and a cure."""
    free = (q.DOZE, q.FREE_HEAL, q.FREE_REPAIR)
    for option in options:
        if type(option) is q.Relief or option in free:
            return because(option, "why-free")
        if type(option) is q.Use:
            use = USES[option.source][option.number]
            if isinstance(use, v.InCamp) or is_worth_using(view, my, option):
                return because(option, why_used(option))
    sale = _best_sale(my, options)
    if sale is not None:
        return sale
    cures = [option for option in options if type(option) is q.Cure]
    if cures and my.rubles >= 800 + 100 * min(3, my.damage):
        return because(cure(view, cures), "why-cure")
    heals = [option for option in options if type(option) is q.Heal]
    wished = my.damage - (0 if len(my.secrets) >= 2 else 1)
    if heals and wished > 0:
        return because(heals[min(wished, len(heals)) - 1], "why-heal")
    if q.OVERHAUL in options and worn(my) >= 2:
        return because(q.OVERHAUL, "why-repair")
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
    return because(best, "why-sell")


def _best_buy(view: ZonaView, my: Affairs, options: Options) -> Any:
    kept = reserve(view, my)
    best, most = None, 0.2
    for option in options:
        if type(option) is q.Buy:
            worth = bargain(my, option.card, option.price, kept)
            if worth > most:
                best, most = option, worth
    return because(best, "why-buy")


def repair(view: ZonaView, options: Options) -> Any:
    """What is most worn of what is worth most."""
    my = Affairs(view, view.seat)
    repairs = [option for option in options if type(option) is q.Repair]
    return max(repairs, key=lambda option: my.item(option.item) * my.me.tokens.get(option.item, 0))
