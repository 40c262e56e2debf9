"""Whether using a card would do anything at all: what is idle is not offered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fivefires.games.raid_trade.content import vocabulary as v
from fivefires.games.raid_trade.content.index import ITEM
from fivefires.games.raid_trade.content.piles import (
    BAG,
    BOX,
    HAND,
    INCIDENT_AT,
    INCIDENT_DISCARDS,
    INCIDENTS,
    RAID,
    RAID_DISCARDS,
)
from fivefires.games.raid_trade.state import (
    DIAL_END,
    MOST_AP,
    MOST_INCIDENTS,
    Going,
    RaidTradeState,
    count_tokens,
    there,
)
from fivefires.kit.effects import do_something

from . import conditions, crafting, mines, rivals
from .map import DETONATION

Check = Callable[[RaidTradeState, int, Any], bool]


def is_possible(state: RaidTradeState, seat: int, do: v.Effects) -> bool:
    """Whether one of these effects would do something now; prices do not count."""
    return do_something(CHECKS, state, seat, do)


def _gain(state: RaidTradeState, seat: int, effect: v.Gain) -> bool:
    me = state.players[seat]
    return bool((effect.ap and me.ap < MOST_AP) or effect.skill or (effect.favor and me.favor < DIAL_END))


def _bag(state: RaidTradeState, seat: int, effect: v.Draw | v.Pick) -> bool:
    return any(state.stock[kind].get(BAG, 0) for kind in v.KINDS)


def _incidents(state: RaidTradeState, seat: int, effect: v.Incidents) -> bool:
    """The scenario has no Incidents (R-353); a full hand takes none (R-150)."""
    if state.scenario or len(state.piles[HAND[seat]]) >= MOST_INCIDENTS:
        return False
    if effect.from_map:
        return any(state.piles[pile] for pile in INCIDENT_AT.values())
    return bool(state.piles[INCIDENTS] or state.piles[INCIDENT_DISCARDS])


def _restore(state: RaidTradeState, seat: int, effect: v.Restore) -> bool:
    return bool(restorable(state, seat))


def restorable(state: RaidTradeState, seat: int) -> list[str]:
    """Used-up Items of the own character, in the order in which they went into the box.

    What restores is not restored, or two such Items would bring each other back for ever.
    """
    mine = state.players[seat].character
    return [
        piece
        for piece in state.piles[BOX]
        if piece in ITEM and ITEM[piece].of == mine and v.Restore() not in ITEM[piece].use.do
    ]


def _rob(state: RaidTradeState, seat: int, effect: v.Rob) -> bool:
    return any(count_tokens(state, other) for other in rivals.within(state, seat, effect.where))


def _drain(state: RaidTradeState, seat: int, effect: v.Drain) -> bool:
    return any(state.players[other].ap for other in rivals.within(state, seat, effect.where))


def _levy(state: RaidTradeState, seat: int, effect: v.Levy) -> bool:
    return any(count_tokens(state, other) >= effect.over for other in there(state) if other != seat)


def _walk(state: RaidTradeState, seat: int, effect: v.Walk) -> bool:
    turn = state.turn
    return turn is not None and turn.going is not Going.DONE and not state.players[seat].inside


def _jump(state: RaidTradeState, seat: int, effect: v.Jump) -> bool:
    return bool(rivals.jumps(state, seat, effect.where))


def _again(state: RaidTradeState, seat: int, effect: v.Again) -> bool:
    turn = state.turn
    return turn is not None and (turn.going is Going.DONE if effect.move else turn.acted)


def _uncover(state: RaidTradeState, seat: int, effect: v.Uncover) -> bool:
    return bool(state.piles[RAID[effect.size]] or state.piles[RAID_DISCARDS[effect.size]])


def _build(state: RaidTradeState, seat: int, effect: v.Build) -> bool:
    return bool(crafting.buildable(state, seat, effect))


def _mine(state: RaidTradeState, seat: int, effect: v.Mine) -> bool:
    return mines.store(seat) in state.stock[DETONATION] and bool(mines.houses_to_mine(state, seat))


def _if(state: RaidTradeState, seat: int, effect: v.If[v.Effect, v.Condition]) -> bool:
    return is_possible(state, seat, effect.then if conditions.holds(state, seat, effect.needs) else effect.otherwise)


CHECKS: dict[type[Any], Check] = {
    v.Gain: _gain,
    v.Draw: _bag,
    v.Pick: _bag,
    v.Take: lambda state, seat, effect: bool(state.stock[effect.kind].get(BAG, 0)),
    v.Incidents: _incidents,
    v.Restore: _restore,
    v.Rob: _rob,
    v.Drain: _drain,
    v.Levy: _levy,
    v.Walk: _walk,
    v.Jump: _jump,
    v.Again: _again,
    v.Uncover: _uncover,
    v.Build: _build,
    v.Mine: _mine,
    v.If: _if,
}
