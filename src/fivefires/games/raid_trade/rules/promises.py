"""Promises about later turns bind nobody (R-276); whether they were kept is noted for all to see (R-559)."""

from __future__ import annotations

from fivefires.games.raid_trade.content.vocabulary import KINDS
from fivefires.games.raid_trade.show.names import SEAT
from fivefires.games.raid_trade.state import RaidTradeState, RaidTradeTable
from fivefires.kernel import Beat, message
from fivefires.kit.bargains import Offer, Promise, mark_of

PEACE, KEEP_OUT, LOAN = "peace", "keep-out", "loan"
KEPT, BROKEN, VOID = "kept", "broken", "void"


def offered(state: RaidTradeState, offer: Offer) -> list[str]:
    """What the one who speaks may promise, and has not promised any of those addressed already.

    What was got may be lent: then it is given back for one token.
    """
    standing = [
        one.what for one in state.talk.promises if not one.settled and one.by == offer.by and one.to in offer.to
    ]
    found = [PEACE] if state.scenario else [PEACE, KEEP_OUT]
    return [what for what in (*found, LOAN) if what not in standing]


def note(table: RaidTradeTable, offer: Offer, partner: int) -> None:
    if offer.promise:
        goods = dict(offer.want) if offer.promise == LOAN else {}
        table.state.talk.promises.append(Promise(offer.by, partner, offer.promise, table.state.round, goods))
        said = message(f"promise-{offer.promise}")
        table.tell("log-promises", "R-559", seat=SEAT[offer.by], other=SEAT[partner], promise=said)


def _settle(table: RaidTradeTable, promise: Promise, how: str) -> None:
    promise.settled = how
    if how != VOID:
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


def traded(table: RaidTradeTable, giver: int, taker: int, goods: dict[str, int], price: dict[str, int]) -> None:
    """What was lent has come back, for one token and no more."""
    fair = sum(price.values()) == 1 and not price.keys().isdisjoint(KINDS)
    for promise in _open(table.state, giver, LOAN):
        back = all(goods.get(good, 0) >= amount for good, amount in promise.goods.items())
        if promise.to == taker and back and fair:
            _settle(table, promise, KEPT)


def end_turn(table: RaidTradeTable, seat: int, began: int) -> None:
    """A loan is due on the borrower's next turn: one that was made before this turn began and still stands is broken,
    unless the lender would not have it back.
    """
    state = table.state
    loans = _open(state, seat, LOAN)
    for promise in loans:
        if state.talk.promises.index(promise) < began:
            _settle(table, promise, VOID if _not_taken_back(state, promise) else BROKEN)


def _not_taken_back(state: RaidTradeState, promise: Promise) -> bool:
    """In this round the lender has turned down what was lent, offered for one token."""
    offers = [Offer(promise.by, [promise.to], promise.goods, {kind: 1}) for kind in KINDS]
    return any(mark_of(offer, promise.to) in state.talk.declined for offer in offers)


def end_round(table: RaidTradeTable) -> None:
    """Peace and keeping out last until the end of the next round."""
    state = table.state
    for promise in state.talk.promises:
        if not promise.settled and promise.what != LOAN and promise.made < state.round:
            _settle(table, promise, KEPT)


def forget(state: RaidTradeState, seat: int) -> None:
    """With one of the two out of the game a promise is neither kept nor broken."""
    for promise in state.talk.promises:
        if not promise.settled and seat in (promise.by, promise.to):
            promise.settled = VOID


def broken_by(state: RaidTradeState, seat: int) -> int:
    return sum(one.settled == BROKEN for one in state.talk.promises if one.by == seat)
