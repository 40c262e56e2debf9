"""What the active player can do now: the move, the action, and all that is free."""

from __future__ import annotations

from typing import TypeAlias

from fivefires.games.raid_trade.content.piles import HAND
from fivefires.games.raid_trade.state import Going, RaidTradeState, Turn
from fivefires.kernel import EVERYBODY

from . import cards, claims, combat, crafting, escape, goods, guards, moving, outpost, raids, trading
from .questions import Act, Attack, AttackGuard, Claim, Craft, Go, Leave, RaidHouse, UseCard

Answer: TypeAlias = Go | RaidHouse | Attack | AttackGuard | Craft | Leave | Claim | UseCard | Act


def offers(state: RaidTradeState, turn: Turn) -> list[Answer]:
    """One move and one action (R-078), in either order (R-080), and what is free; nothing if nothing is left (R-487).

    One of the two alone is a turn as well (R-081), also where the action was lost (R-488), and in the scenario (R-359).
    Passing is chosen instead of move and action (R-094), not after one that a card has given anew, and a gift to the
    helicopter beside them (R-430).
    """
    found: list[Answer] = [*moving.steps(state, turn), *outpost.moves(state, turn)]
    purse = goods.purse(state, turn.seat)
    if not turn.acted:
        add_actions(state, turn, purse, found)
    found += claims.claims(state, turn, purse)
    found += [UseCard(card) for card in cards.uses_on_turn(state, turn.seat)]
    if escape.can_give(state, turn):
        found.append(Act.GIVE)
    if idle(turn):
        found.append(Act.PASS)
    elif found or holds_hidden(state, turn.seat):
        found.append(Act.END)
    return found


def idle(turn: Turn) -> bool:
    """Neither a move nor an action was made so far."""
    return not turn.acted and turn.going is Going.OPEN and not turn.more


def holds_hidden(state: RaidTradeState, seat: int) -> bool:
    """Whoever holds a card that not all know ends the turn in person: an end by itself would tell what it is not."""
    known = state.known
    return any(known.get(card, 0) != EVERYBODY for card in state.piles[HAND[seat]])


def add_actions(state: RaidTradeState, turn: Turn, purse: int, found: list[Answer]) -> None:
    """Raid, Combat, Trade and Craft (R-079, R-360); inside the Outpost its own actions (R-086) or Craft (R-305)."""
    seat = turn.seat
    found += raids.raids(state, turn)
    found += combat.attacks(state, turn)
    found += guards.attacks(state, turn)
    if state.players[seat].ap >= crafting.AP:
        found += [Craft(item) for item in crafting.craftable(state, seat, purse)]
    if trading.may_talk(state, turn):
        found.append(Act.TRADE)
    if trading.can_buy(state, turn):
        found.append(Act.MARKET)
    found += outpost.deeds(state, turn)
