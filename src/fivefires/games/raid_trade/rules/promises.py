"""Promises about later turns bind nobody (R-276); whether they were kept is noted for all to see (R-559)."""

from __future__ import annotations

from fivefires.games.raid_trade.show.names import SEAT
from fivefires.games.raid_trade.state import RaidTradeState, RaidTradeTable
from fivefires.kernel import Beat, message
from fivefires.kit.bargains import Offer, Promise

PEACE, KEEP_OUT, LOAN = "peace", "keep-out", "loan"
KEPT, BROKEN = "kept", "broken"


def offered(state: RaidTradeState, offer: Offer) -> list[str]:
    """What the one who speaks may promise. A loan is of tokens: what was got is given back for one token."""
    open_ones = [one.what for one in state.talk.promises if not one.settled and one.by == offer.by]
    found = [PEACE] if state.scenario else [PEACE, KEEP_OUT]
    return [what for what in (*found, LOAN) if what not in open_ones]


def note(table: RaidTradeTable, offer: Offer, partner: int) -> None:
    if offer.promise:
        goods = dict(offer.want) if offer.promise == LOAN else {}
        table.state.talk.promises.append(Promise(offer.by, partner, offer.promise, table.state.round, goods))
        said = message(f"promise-{offer.promise}")
        table.tell("log-promises", "R-559", seat=SEAT[offer.by], other=SEAT[partner], promise=said)


def _settle(table: RaidTradeTable, promise: Promise, how: str) -> None:
    promise.settled = how
    table.used(f"promise:{how}")
    said = message(f"promise-{promise.what}")
    table.tell(f"log-promise-{how}", "R-559", beat=Beat("promise", weight=1), seat=SEAT[promise.by], promise=said)


def _open(state: RaidTradeState, seat: int, what: str) -> list[Promise]:
    return [one for one in state.talk.promises if not one.settled and one.by == seat and one.what == what]


def attacked(table: RaidTradeTable, seat: int, target: int) -> None:
    for promise in _open(table.state, seat, PEACE):
        if promise.to == target:
            _settle(table, promise, BROKEN)


def entered(table: RaidTradeTable, seat: int) -> None:
    for promise in _open(table.state, seat, KEEP_OUT):
        _settle(table, promise, BROKEN)


def traded(table: RaidTradeTable, giver: int, taker: int, goods: dict[str, int]) -> None:
    """What was lent has come back."""
    for promise in _open(table.state, giver, LOAN):
        if promise.to == taker and all(goods.get(good, 0) >= amount for good, amount in promise.goods.items()):
            _settle(table, promise, KEPT)


def end_turn(table: RaidTradeTable, seat: int, began: int) -> None:
    """A loan is due on the lender's next turn: one that was made before this turn began and still stands is broken."""
    loans = _open(table.state, seat, LOAN)
    for promise in loans:
        if table.state.talk.promises.index(promise) < began:
            _settle(table, promise, BROKEN)


def end_round(table: RaidTradeTable) -> None:
    """Peace and keeping out last until the end of the next round."""
    state = table.state
    for promise in state.talk.promises:
        if not promise.settled and promise.what != LOAN and promise.made < state.round:
            _settle(table, promise, KEPT)
    state.talk.promises[:] = [one for one in state.talk.promises if one.settled or not state.players[one.by].out]


def broken_by(state: RaidTradeState, seat: int) -> int:
    return sum(one.settled == BROKEN for one in state.talk.promises if one.by == seat)
