"""Whether using an item would do anything at all: what is idle is not offered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.state import GOOD, LOWEST_FATIGUE, ZonaState
from fivefires.kit.effects import do_something

from . import actions, effects, items, market
from .board import nearest, ways_from

Check = Callable[[ZonaState, int, Any], bool]


def is_possible(state: ZonaState, seat: int, do: v.Effects) -> bool:
    """Whether using an item with these effects would do anything good now; prices do not count."""
    return do_something(CHECKS, state, seat, do)


def _heal(state: ZonaState, seat: int, effect: v.Heal) -> bool:
    me = state.scavengers[seat]
    return bool((effect.damage and me.damage) or (effect.weakness and me.weaknesses))


def _relocate(state: ZonaState, seat: int, effect: v.Relocate) -> bool:
    places = effects.relocations(state, seat, effect.to)
    here = state.scavengers[seat].place
    return bool(places) and (effect.to.pick != v.NEAREST or nearest(state, here, places) != [here])


def _peek(state: ZonaState, seat: int, effect: v.Peek) -> bool:
    pile = effects.pile_to_peek(state, seat, effect.pile)
    return bool(pile and state.piles[pile])


def _act_more(state: ZonaState, seat: int, effect: v.ExtraAction) -> bool:
    return state.turn is not None and state.turn.taken + state.turn.actions_left < actions.MOST


def _quiet(state: ZonaState, seat: int, effect: v.QuietGate) -> bool:
    return state.turn is not None and not state.turn.quiet_gate and not state.turn.local_done


def _never(state: ZonaState, seat: int, effect: v.Effect) -> bool:
    return False


CHECKS: dict[type[Any], Check] = {
    v.Heal: _heal,
    v.Relieve: lambda state, seat, effect: state.scavengers[seat].fatigue > LOWEST_FATIGUE,
    v.Repair: lambda state, seat, effect: bool(items.repairable(state, seat)),
    v.Improve: lambda state, seat, effect: (
        state.scavengers[seat].reputation < GOOD or state.scavengers[seat].fatigue > LOWEST_FATIGUE
    ),
    v.Take: lambda state, seat, effect: market.has_cards(state, effect.deck),
    v.DrawKeep: lambda state, seat, effect: market.has_cards(state, effect.deck),
    v.Sell: lambda state, seat, effect: bool(market.sales(state, seat, effect)),
    v.Trade: lambda state, seat, effect: market.can_buy(state, seat, market.occasion(seat, effect)),
    v.Relocate: _relocate,
    v.MoveAgain: lambda state, seat, effect: bool(ways_from(state, seat)),
    v.Peek: _peek,
    v.ExtraAction: _act_more,
    v.SafeShortcuts: lambda state, seat, effect: not state.scavengers[seat].safe_shortcuts,
    v.QuietGate: _quiet,
    v.Tire: _never,
    v.Exhaust: _never,
    v.Suffer: _never,
    v.Worsen: _never,
}
