"""Goods: what is kept, worn, spent and bought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.index import ABILITY, ARTIFACT, DURABLE, GEAR, IMPACT, ITEM, THREAT, USES
from fivefires.games.zona.content.piles import PACKED, WORN
from fivefires.games.zona.rules import questions as q
from fivefires.games.zona.rules.board import ENTRANCES
from fivefires.kit.experts import because

from .worth import Affairs

if TYPE_CHECKING:
    from fivefires.games.zona.show.view import ZonaView

Options = Sequence[Any]


def could_dress_better(my: Affairs) -> bool:
    """Whether another arrangement of gear than the present one would be worth more."""
    gear = [card for card in my.items if card in GEAR]
    worn = my.view.known_cards(WORN[my.seat])
    if len(worn) == len(gear):
        return False
    best = max(_arrangements(gear), key=lambda clothes: sum(my.item(card) for card in clothes))
    return sum(my.item(card) for card in best) > sum(my.item(card) for card in worn) + 0.01


def _arrangements(gear: list[str]) -> list[tuple[str, ...]]:
    found: list[tuple[tuple[str, ...], frozenset[str]]] = [((), frozenset())]
    for card in gear:
        covers = frozenset(ITEM[card].spec.covers)
        found += [((*worn, card), parts | covers) for worn, parts in found if not parts & covers]
    return [worn for worn, _parts in found]


def dress(view: ZonaView, options: Options) -> Any:
    """Of the arrangements on offer the one that is worth most."""
    me = view.me
    if not me.character:
        return options[-1]
    my = Affairs(view, view.seat)
    return max(options, key=lambda option: sum(my.item(card) for card in option.items))


def wear_new(view: ZonaView, options: Options) -> Any:
    """Wear what was gained where it is better than what it covers."""
    my = Affairs(view, view.seat)
    card = view.under_way[-1].item  # type: ignore[union-attr]
    parts = set(ITEM[card].spec.covers)
    covered = [other for other in view.known_cards(WORN[my.seat]) if parts & set(ITEM[other].spec.covers)]
    if my.item(card) > sum(my.item(other) for other in covered):
        return because(q.WEAR, "why-wear")
    return because(q.PACK, "why-pack")


def least(view: ZonaView, options: Options) -> Any:
    """Give away, drop or wear down what is worth least."""
    my = Affairs(view, view.seat)
    return min((option for option in options if type(option) is not q.Use), key=lambda option: _keeping(my, option))


def _keeping(my: Affairs, option: Any) -> float:
    piece: str = option.piece if type(option) is q.Discard else option.item
    return my.trophy(piece) if piece in THREAT else wanted(my, piece)


def wanted(my: Affairs, card: str) -> float:
    """What having this item is worth: its use or, for an artifact, its price; gear that cannot be worn little."""
    worth = my.item(card)
    if card in GEAR:
        parts = set(ITEM[card].spec.covers)
        rivals = [
            other for other in my.items if other in GEAR and other != card and parts & set(ITEM[other].spec.covers)
        ]
        if any(my.item(other) > worth for other in rivals):
            worth *= 0.25
    if card in ARTIFACT:
        worth = max(worth, ITEM[card].spec.price / 100 * my.ruble())
    copies = sum(ITEM[other].spec.id == ITEM[card].spec.id for other in my.items if other != card)
    return worth * (0.6 if copies else 1)


def keep(view: ZonaView, options: Options) -> Any:
    """Of cards looked at the one that is worth most."""
    my = Affairs(view, view.seat)
    return max((option for option in options if type(option) is q.Keep), key=lambda option: wanted(my, option.card))


def impact_cost(my: Affairs, card: str) -> float:
    impact = IMPACT[card]
    times = my.artifacts() if impact.per_artifact else 1
    hurt = impact.damage
    return (
        (my.strain(impact.fatigue * times) if impact.fatigue else 0.0)
        + my.harm((hurt.radiation + hurt.mental + hurt.physical) * times)
        + impact.trophies * 2.0
        + impact.rubles / 100 * my.ruble()
        + 0.4 * impact.reputation
    )


def use_cost(my: Affairs, option: Any) -> float:
    """What this use of an item costs."""
    source = option.source
    cost = 0.0
    if source in ABILITY:
        use = USES[source][option.number]
        return my.effects(use.then, "") * -1 if isinstance(use, v.InTest) and use.then else 0.0
    if source not in DURABLE:
        worth = my.item(source)
        left = ITEM[source].lasts - my.me.tokens.get(source, 0)
        cost += 0.75 * worth / max(1, left) if left > 1 else 0.6 * worth
    if source in IMPACT and not option.negator:
        cost += impact_cost(my, source)
    elif option.negator and option.negator not in ABILITY and option.negator not in DURABLE:
        cost += 0.4
    return cost


def reserve(view: ZonaView, my: Affairs) -> int:
    """What is kept for the next door and for healing."""
    if len(my.secrets) >= 2:
        return 0
    is_open = any(view.is_open(site) and view.deck_at(site) not in my.secrets for site in ENTRANCES)
    return 100 if is_open else 200


def bargain(my: Affairs, card: str, price: int, reserve: int) -> float:
    """How much better than its price a card of the market is."""
    if price > my.rubles - reserve:
        return -1.0
    worth = wanted(my, card)
    if card not in GEAR and not ITEM[card].spec.small:
        packed = list(my.view.known_cards(PACKED[my.seat]))
        if len(packed) >= my.view.capacity(my.seat):
            worth -= min(wanted(my, one) for one in packed)
    return worth - price / 100 * 0.6 * my.ruble()
