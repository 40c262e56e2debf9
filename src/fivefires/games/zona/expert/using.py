"""Items in one's own turn: when to use them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.index import DURABLE, IMPACT, ITEM, USES
from fivefires.games.zona.content.piles import EVENTS, RUMORS, SARCOPHAGUS
from fivefires.games.zona.rules import questions as q
from fivefires.games.zona.rules.board import ENTRANCES, SECTOR
from fivefires.games.zona.state import EventUnderWay
from fivefires.kit.experts import because

from .goods import bargain, impact_cost, reserve
from .plan import GATES, PLANT, Goal
from .ways import way
from .worth import Affairs

if TYPE_CHECKING:
    from fivefires.games.zona.show.view import ZonaView

Options = Sequence[Any]


def is_worth_using(view: ZonaView, my: Affairs, use: Any, goal: Goal | None = None) -> bool:
    """Whether to use an item now, of those that can be used in one's own turn."""
    found = USES[use.source][use.number]
    if not isinstance(found, v.OnTurn):
        return False
    worth = 0.0
    for effect in found.do:
        if (judge := _JUDGE.get(type(effect))) is not None:
            worth += judge(view, my, effect, goal)
    if use.source in IMPACT and not use.negator:
        worth -= impact_cost(my, use.source)
    return worth > 0.3


def _should_heal(view: ZonaView, my: Affairs, effect: v.Heal, goal: Goal | None) -> float:
    if effect.weakness and my.weaknesses:
        return 4.0
    if not effect.damage or my.damage < effect.damage:
        return -0.1 if my.damage else -1.0
    below = my.free <= (4 if my.place in (SARCOPHAGUS, PLANT) else 2)
    return 0.8 * effect.damage if below or my.place in GATES else -0.5


def _should_relieve(view: ZonaView, my: Affairs, effect: v.Relieve, goal: Goal | None) -> float:
    spare = my.fatigue - 1 - effect.by
    if spare < 0:
        return -0.2
    return 0.5 * effect.by if my.fatigue >= 4 else 0.0


def _should_move_on(view: ZonaView, my: Affairs, effect: v.MoveAgain, goal: Goal | None) -> float:
    if goal is None or goal.place == my.place:
        return -1.0
    turn = view.turn
    left = turn.actions_left if turn is not None else 0
    return 0.9 if way(view, my.place, goal.place) > left else -1.0


def _should_relocate(view: ZonaView, my: Affairs, effect: v.Relocate, goal: Goal | None) -> float:
    if goal is None:
        return -1.0
    if effect.to.bunker:
        return 1.5 if goal.kind == "camp" and way(view, my.place, goal.place) >= 2 else -1.0
    return 1.5 if SECTOR.get(goal.place) is not None and way(view, my.place, goal.place) >= 2 else -1.0


def _should_peek(view: ZonaView, my: Affairs, effect: v.Peek, goal: Goal | None) -> float:
    if view.current(EventUnderWay) is not None:
        return -1.0
    if effect.pile == v.THIS_DECK:
        deck = SARCOPHAGUS if my.place == SARCOPHAGUS else view.deck_at(my.place) if my.place in ENTRANCES else ""
        return 1.0 if deck and _top_is_unknown(view, EVENTS[deck]) else -1.0
    if effect.pile == v.RUMORS:
        return 0.5 if view.marker >= 3 and view.size(RUMORS) > 3 and _top_is_unknown(view, RUMORS) else -1.0
    return 0.5


def _top_is_unknown(view: ZonaView, pile: str) -> bool:
    cards = view.cards(pile)
    return bool(cards) and cards[-1] is None


def _should_act_more(view: ZonaView, my: Affairs, effect: v.ExtraAction, goal: Goal | None) -> float:
    """At the end of a turn that has not led where it should."""
    turn = view.turn
    if turn is None or turn.actions_left or goal is None:
        return -1.0
    return 1.8 if goal.place != my.place or goal.kind == "enter" else -1.0


def _should_take_shortcuts(view: ZonaView, my: Affairs, effect: v.SafeShortcuts, goal: Goal | None) -> float:
    if goal is None or goal.place == my.place or view.turn is None or not view.turn.actions_left:
        return -1.0
    return 0.8


def _should_be_quiet(view: ZonaView, my: Affairs, effect: v.QuietGate, goal: Goal | None) -> float:
    return 3.0 if len(my.secrets) >= 2 else -5.0


def _should_test(view: ZonaView, my: Affairs, effect: v.Test, goal: Goal | None) -> float:
    return my.effects((effect,), "") if my.damage >= 2 else -1.0


def _should_trade(view: ZonaView, my: Affairs, effect: v.Trade, goal: Goal | None) -> float:
    if my.rubles < 100:
        return -1.0
    kept = reserve(view, my)
    for row in effect.rows:
        for column in (1, 2, 3, 4) if effect.every_column else (1, 2, 3, 4)[: 3 + my.reputation]:
            card = view.market(row, column)
            if card and bargain(my, card, max(0, ITEM[card].spec.price - effect.cut), kept) > 0.3:
                return 1.0
    return -1.0


def _should_sell(view: ZonaView, my: Affairs, effect: v.Sell, goal: Goal | None) -> float:
    return 1.0 if my.goods() - my.rubles >= 500 else -0.5


_JUDGE: Final[dict[type, Callable[[ZonaView, Affairs, Any, Goal | None], float]]] = {
    v.Heal: _should_heal,
    v.Relieve: _should_relieve,
    v.Exhaust: lambda view, my, effect, goal: -1.0 if my.free <= 1 else -5.0,
    v.Tire: lambda view, my, effect, goal: -0.3 if my.fatigue <= 3 else -2.0,
    v.Gain: lambda view, my, effect, goal: effect.rubles / 100,
    v.Take: lambda view, my, effect, goal: 1.5,
    v.DrawKeep: lambda view, my, effect, goal: 2.0,
    v.Improve: lambda view, my, effect, goal: 0.6 if my.reputation < 1 else -0.1,
    v.Repair: lambda view, my, effect, goal: 0.3 * effect.damage if worn(my) >= effect.damage else -1.0,
    v.MoveAgain: _should_move_on,
    v.Relocate: _should_relocate,
    v.Peek: _should_peek,
    v.ExtraAction: _should_act_more,
    v.SafeShortcuts: _should_take_shortcuts,
    v.QuietGate: _should_be_quiet,
    v.Test: _should_test,
    v.Trade: _should_trade,
    v.Sell: _should_sell,
}


# Why an item is used, by the first of its effects that is found here.
_WHY: Final[dict[type, str]] = {
    v.Heal: "why-heal",
    v.Relieve: "why-relief",
    v.Gain: "why-gain",
    v.Take: "why-gain",
    v.DrawKeep: "why-gain",
    v.Improve: "why-reputation",
    v.Repair: "why-repair",
    v.MoveAgain: "why-move-on",
    v.Relocate: "why-relocate",
    v.Peek: "why-peek",
    v.ExtraAction: "why-extra-action",
    v.SafeShortcuts: "why-shortcuts",
    v.QuietGate: "why-quiet-gate",
    v.Trade: "why-buy",
    v.Sell: "why-sell",
}


def why_used(use: Any) -> str:
    found = USES[use.source][use.number]
    effects = found.do if isinstance(found, v.OnTurn) else ()
    return next((_WHY[type(effect)] for effect in effects if type(effect) in _WHY), "why-use")


def worn(my: Affairs) -> int:
    """Damage tokens that could be repaired."""
    return sum(tokens for card, tokens in my.me.tokens.items() if card not in DURABLE and ITEM[card].spec.mendable)


def first_worth_using(view: ZonaView, options: Options) -> Any:
    """The first item on offer that is worth using, or nothing."""
    my = None
    for option in options:
        if type(option) is q.Use:
            my = my or Affairs(view, view.seat)
            if is_worth_using(view, my, option):
                return because(option, why_used(option))
    return None
