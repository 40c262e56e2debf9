"""Deals: what is offered and what is accepted, by how much nearer it brings each side to a win."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from fivefires.games.raid_trade.content import vocabulary as v
from fivefires.games.raid_trade.content.index import ITEM
from fivefires.kit.bargains import Offer, Promised, Put, Ready, Say, With

from . import flight
from .worth import exchanged, leads, near_win, plan

if TYPE_CHECKING:
    from fivefires.games.raid_trade.show.view import RaidTradeView

# The other side may gain so much more than oneself, whoever leads not at all.
GENEROUS, EQUAL = 1.5, 1.0
# A promise is worth a little, less with every one that was broken.
PROMISE = 0.3
# Now and then one asks for what gains the other side nothing.
TRIED = -0.1
# By the AP that are left: with these one raid less, or a smaller one, can be paid after a trade.
AP_WORTH = {6: 1.5, 12: 0.5, 8: 0.3, 10: 0.3, 14: 0.3}
LEFT_OVER = 0.0
# An Item is given to whoever lacks at most so many tokens for it.
NEARLY = 1
# With so few players there are few to trade with.
FEW = 3
# After so many offers that were declined in a round one is silent.
HEARD = 6


def gains(view: RaidTradeView, offer: Offer, partner: int) -> tuple[float, float]:
    """What the one who offers gains, and what the partner does."""
    if any(good in ITEM for good in (*offer.give, *offer.want)):
        mine = exchanged(view, offer.by, offer.want, offer.give)
        theirs = exchanged(view, partner, offer.give, offer.want)
    else:
        maker, taker = plan(view, offer.by), plan(view, partner)
        mine = maker.gains(offer.want) - maker.losses(offer.give)
        theirs = taker.gains(offer.give) - taker.losses(offer.want)
    if offer.promise:
        theirs += PROMISE / (1 + view.broken_promises(offer.by))
    return mine, theirs


def price(view: RaidTradeView, seat: int, other: int) -> float:
    """What the AP of a trade is worth to a seat: much where a raid less could be paid afterwards."""
    return 0.0 if view.trade_is_free(seat, other) else AP_WORTH.get(view.players[seat].ap, LEFT_OVER)


def suits(view: RaidTradeView, own: float, other: float, partner: int, seat: int | None = None) -> bool:
    """A gain, and not too much of one for the other; never for somebody who could win by it (R-551)."""
    me = view.seat if seat is None else seat
    if own <= price(view, me, partner) or near_win(view, partner):
        return False
    return other <= own * (EQUAL if leads(view, partner) else GENEROUS) + 0.5


def promised(view: RaidTradeView, what: str, to: int | None = None) -> bool:
    """Whether the own word on this still stands, to this seat or to anybody."""
    return any(
        one.by == view.seat and one.what == what and not one.settled and to in (None, one.to)
        for one in view.talk.promises
    )


def promising(view: RaidTradeView) -> bool:
    """Items could be exchanged, or somebody has what an own Item lacks and could use what is spare here. One offer a
    turn, and few a round.
    """
    if view.talk.offers or sum(mark.startswith(f"{view.seat}>") for mark in view.talk.declined) >= HEARD:
        return False
    if swapping(view):
        return True
    mine = plan(view, view.seat)
    spare = [kind for kind in mine.held if mine.spare(kind) > 0]
    if not mine.lacking or not spare:
        return False
    few = view.seats <= FEW  # With few others one also asks for what they would rather keep.
    for other in range(view.seats):
        if other == view.seat or view.players[other].out or near_win(view, other):
            continue
        theirs = plan(view, other)
        if any(theirs.spare(kind) > 0 or (few and view.has(other, kind)) for kind in mine.lacking) and (
            len(spare) > 1 or any(kind in theirs.lacking for kind in spare)
        ):
            return True
    return False


def swapping(view: RaidTradeView) -> bool:
    """Somebody has an Item that can be crafted here at once, and could do more with one of the own Items."""
    mine = [item for item in view.unmade(view.seat) if view.missing_for(view.seat, item)]
    for other in range(view.seats):
        if other == view.seat or near_win(view, other) or not view.can_trade(view.seat, other):
            continue
        gives = [item for item in mine if view.missing_for(other, item) <= NEARLY]
        wants = [
            item
            for item in view.unmade(other)
            if not view.missing_for(view.seat, item) and view.missing_for(other, item)
        ]
        if not wants:
            continue
        want = max(wants, key=lambda item: ITEM[item].skill)
        if any(_both_gain(view, Offer(view.seat, [other], {give: 1}, {want: 1}), other) for give in gives):
            return True
    return False


def _both_gain(view: RaidTradeView, offer: Offer, other: int) -> bool:
    """Whether an own offer is worth its AP to both, and not much more to oneself."""
    mine, theirs = gains(view, offer, other)
    worth_it = mine > price(view, view.seat, other) and theirs > price(view, other, view.seat)
    return worth_it and mine <= theirs * GENEROUS + 0.5


def answer(view: RaidTradeView, options: Sequence[Any]) -> Any:
    offer = view.talk.offer
    assert offer is not None
    if view.scenario and flight.arms(view, offer):
        return Say.ACCEPT
    them, me = gains(view, offer, view.seat)
    if suits(view, me, them, offer.by):
        return Say.ACCEPT
    if (
        Say.COUNTER in options
        and not near_win(view, offer.by)
        and me > -1
        and them > 0
        and sum(offer.give.values()) == 1
    ):
        return Say.COUNTER
    return Say.DECLINE


def hear(view: RaidTradeView, options: Sequence[Any]) -> Any:
    offer = view.talk.offer
    assert offer is not None
    them, me = gains(view, offer, view.seat)
    return Say.ACCEPT if suits(view, me, them, offer.by) else Say.DECLINE


def partner(view: RaidTradeView, options: Sequence[Any]) -> Any:
    """All of them: somebody may have what is missing."""
    if Say.TO_ALL in options:
        return Say.TO_ALL
    return next(option for option in options if isinstance(option, With))


def open_with(view: RaidTradeView, options: Sequence[Any]) -> Any:
    """The ready offer that brings most, if it brings anything."""
    offer = view.talk.offer
    assert offer is not None
    best, found = 0.0, None
    if view.scenario and (gun := flight.asks_for_gun(options)) is not None:
        return gun
    trying = view.round % 2 == 0 and not any(mark.startswith(f"{view.seat}>") for mark in view.talk.declined)
    for option in options:
        if isinstance(option, Ready):
            made = Offer(offer.by, offer.to, dict(option.give), dict(option.want))
            for other in offer.to:
                if not owns(view, other, made.want) or near_win(view, other):
                    continue
                mine, theirs = gains(view, made, other)
                mine -= price(view, view.seat, other)
                likely = theirs > (TRIED if trying else 0.0)
                if mine > best and likely:
                    best, found = mine, option
    return Say.NEVER_MIND if found is None else found


def owns(view: RaidTradeView, seat: int, goods: Mapping[str, int]) -> bool:
    return all(_has(view, seat, good) >= amount for good, amount in goods.items())


def _has(view: RaidTradeView, seat: int, good: str) -> int:
    return int(good in view.unmade(seat) or good in view.made(seat)) if good in ITEM else view.has(seat, good)


def give(view: RaidTradeView, options: Sequence[Any]) -> Any:
    """A counter gives what the first offer wanted, if that is still there."""
    first = view.talk.first
    wanted = first.want if first is not None else {}
    for option in options:
        if isinstance(option, Put) and wanted.get(option.good, 0) == option.amount:
            return option
    if Say.ENOUGH in options:
        return Say.ENOUGH
    return min(
        (option for option in options if isinstance(option, Put)),
        key=lambda option: plan(view, view.seat).losses({option.good: option.amount}),
    )


def want(view: RaidTradeView, options: Sequence[Any]) -> Any:
    """A counter asks for one more of what was offered, the smallest change."""
    first = view.talk.first
    offered = first.give if first is not None else {}
    for option in options:
        if isinstance(option, Put) and offered.get(option.good, 0) + 1 == option.amount:
            return option
    if Say.ENOUGH in options:
        return Say.ENOUGH
    return max(
        (option for option in options if isinstance(option, Put) and option.amount == 1),
        key=lambda option: plan(view, view.seat).gains({option.good: 1}),
    )


def send(view: RaidTradeView, options: Sequence[Any]) -> Any:
    """What makes sense is sent; what does not is left."""
    offer = view.talk.offer
    assert offer is not None
    useful = any(gains(view, offer, other)[0] > 0 for other in offer.to)
    word = next((one for one in options if isinstance(one, Promised) and one.what == "peace"), None)
    if word is not None and useful and not view.tokens(view.seat).get(v.GUNS, 0):
        return word  # what one could not do anyway is promised lightly
    return Say.SEND if offer.give and offer.want and useful else Say.NEVER_MIND


def who(view: RaidTradeView, options: Sequence[Any]) -> Any:
    """Of several whoever stands worst."""
    return min(options, key=lambda option: view.points(option.seat))
