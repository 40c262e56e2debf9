"""Using cards: Items, Incidents and the powers of Quests, on the own turn and when something happens.

Others may speak up at three points: after an announcement, after the payment, and after a roll (R-491). Those who can
are asked clockwise from the active player (R-492). All of it is one reaction for open cards and one for hidden ones.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from fivefires.games.raid_trade.content import vocabulary as v
from fivefires.games.raid_trade.content.index import ANSWERS, INCIDENT, ITEM, ON_TURN, ONCE, USE
from fivefires.games.raid_trade.content.piles import BOX, HAND, INCIDENT_DISCARDS, MADE, QUESTS
from fivefires.games.raid_trade.show.names import NAME, SEAT
from fivefires.games.raid_trade.state import (
    Crafting,
    Fight,
    Happening,
    Raid,
    RaidTradeState,
    RaidTradeTable,
    Roll,
    Step,
    Working,
    there,
)
from fivefires.kernel import EVERYBODY, Beat, Event, Reaction

from . import effects
from .conditions import PRICES
from .possible import is_possible

_DEEDS: dict[str, type[Event]] = {
    "raid": Raid,
    "fight": Fight,
    "roll": Roll,
    "step": Step,
    "craft": Crafting,
    "work": Working,
}


# --- on the own turn ------------------------------------------------------------------------------------------------


def uses_on_turn(state: RaidTradeState, seat: int) -> list[str]:
    """Crafted Items (R-255) and completed Quests (R-117) not used in this round (R-118, R-259), and Incidents in hand
    (R-153).
    """
    lying, used = state.piles, state.players[seat].used
    found = [card for card in lying[MADE[seat]] if card in ON_TURN and card not in used]
    found += [card for card in lying[QUESTS[seat]] if card in ON_TURN and card not in used]
    found += [card for card in lying[HAND[seat]] if card in ON_TURN]
    return [card for card in found if _serves(state, seat, ON_TURN[card])] if found else found


def ready(state: RaidTradeState, seat: int) -> list[str]:
    used = state.players[seat].used
    return [card for card in (*state.piles[MADE[seat]], *state.piles[QUESTS[seat]]) if card not in used]


def _serves(state: RaidTradeState, seat: int, use: v.Use) -> bool:
    return PRICES.can_pay(state, seat, use.cost) and is_possible(state, seat, use.do)


async def use_on_turn(table: RaidTradeTable, seat: int, card: str) -> None:
    """No action (R-153, R-256)."""
    spend(table, seat, card)
    use = ON_TURN[card]
    await PRICES.pay(table, seat, use.cost)
    await effects.EFFECTS.carry_out(table, seat, use.do)


def spend(table: RaidTradeTable, seat: int, card: str) -> None:
    """An Incident is discarded (R-152), a one-use Item goes to the box (R-257), all else waits for the next round
    (R-118, R-258, R-259).
    """
    if card in INCIDENT:
        table.move(card, HAND[seat], INCIDENT_DISCARDS)
        table.used(f"incident:{card}")
    elif card in ONCE:
        table.move(card, MADE[seat], BOX)
        table.used(f"item:{card}")
    else:
        table.state.players[seat].used.append(card)
        table.used(f"item:{card}" if card in ITEM else f"power:{card}")
    table.tell("log-uses", "R-256", beat=Beat("use", (card,), by=seat), seat=SEAT[seat], card=NAME[card])


# --- when something happens -----------------------------------------------------------------------------------------


def fits(state: RaidTradeState, seat: int, event: Any, use: v.When) -> bool:
    """Whether a card answers this deed: whose it is, against whom, and of which size.

    Whoever has passed may still answer (R-093). On another's turn only cards that say so can be used (R-154, R-262),
    powers of Quests among them (R-119).
    """
    if state.players[seat].out:
        return False
    match use.whose:
        case v.Who.OWN:
            whose = event.seat == seat
        case v.Who.AGAINST_ME:
            whose = isinstance(event, Fight) and event.target == seat
        case v.Who.OTHERS:
            whose = event.seat != seat
        case _:
            whose = True
    return whose and (not use.sizes or event.size in use.sizes) and _serves(state, seat, use)


def _answering(deed: str, point: str) -> Callable[[RaidTradeState, Any], list[tuple[int, str]]]:
    """Open cards that answer here, and Incidents in hand that everybody knows (R-156)."""
    found = {card: use for card, use in ANSWERS[deed, point].items() if card not in INCIDENT}
    names = frozenset(found)

    def bearers(state: RaidTradeState, event: Any) -> list[tuple[int, str]]:
        lying = state.piles
        return [
            (seat, card)
            for seat in range(state.seats)
            for pile in (lying[MADE[seat]], lying[QUESTS[seat]])
            if pile and not names.isdisjoint(pile)
            for card in pile
            if card in found and card not in state.players[seat].used and fits(state, seat, event, found[card])
        ]

    return bearers


def _answering_by_hand(deed: str, point: str) -> Callable[[RaidTradeState, Any], list[tuple[int, str]]]:
    found = {card: use for card, use in ANSWERS[deed, point].items() if card in INCIDENT}

    def bearers(state: RaidTradeState, event: Any) -> list[tuple[int, str]]:
        return [
            (seat, card)
            for seat in range(state.seats)
            for card in state.piles[HAND[seat]]
            if card in found and fits(state, seat, event, found[card])
        ]

    return bearers


def _could_hold(deed: str, point: str) -> Callable[[RaidTradeState, Any], Sequence[int]]:
    """Whoever has an Incident that not everybody knows might answer by it, as far as others can see (R-155)."""
    found = [use for card, use in ANSWERS[deed, point].items() if card in INCIDENT]

    def holders(state: RaidTradeState, event: Any) -> list[int]:
        known, lying = state.known, state.piles
        return [
            seat
            for seat in there(state)
            if (hand := lying[HAND[seat]])
            and any(known.get(card, 0) != EVERYBODY for card in hand)
            and any(fits(state, seat, event, use) for use in found)
        ]

    return holders


async def _pay(table: RaidTradeTable, seat: int, event: Happening, card: str) -> None:
    spend(table, seat, card)
    await PRICES.pay(table, seat, USE[card].cost)


async def _answer(table: RaidTradeTable, seat: int, event: Happening, card: str) -> None:
    await effects.EFFECTS.carry_out(table, seat, USE[card].do)


def _reactions() -> list[Reaction]:
    found: list[Reaction] = []
    for deed, point in sorted(ANSWERS):
        common = {"on": _DEEDS[deed], "at": point, "effect": _answer, "cost": _pay, "rule": "R-491"}
        open_cards = [card for card in ANSWERS[deed, point] if card not in INCIDENT]
        hidden = [card for card in ANSWERS[deed, point] if card in INCIDENT]
        if open_cards:
            found.append(Reaction(key="card", bearers=_answering(deed, point), **common))  # type: ignore[arg-type]
        if hidden:
            by_hand = _answering_by_hand(deed, point)
            found.append(
                Reaction(key="incident", bearers=by_hand, could_hold=_could_hold(deed, point), **common)  # type: ignore[arg-type]
            )
    return found


REACTIONS = _reactions()
