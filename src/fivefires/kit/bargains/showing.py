"""How a bargain looks: the offer on the table, and the one that it answers, for any game's scene.

What is still being put together is shown to its author alone: the others hear of an offer when it is sent.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from fivefires.kernel import Message, message
from fivefires.kernel.scene import Deal, Reply, Thing

from .talk import mark_of
from .words import Bargain, Offer, Say, Word

# A good and how many of it there are, drawn.
DrawGood: TypeAlias = Callable[[str, int], Thing]
_NOT_SENT = (Word.PARTNER, Word.OPENING, Word.GIVING, Word.WANTING, Word.SENDING)
_SAID = {say: message(f"words-said-{say.value}") for say in (Say.ACCEPT, Say.DECLINE, Say.COUNTER)}


def deals(bargain: Bargain, seat: int, draw: DrawGood, rule: str = "") -> tuple[Deal, ...]:
    """What is talked about, as this seat hears it: the first offer, and after it the counter that answers it."""
    found: list[Deal] = []
    if bargain.first is not None:
        found.append(_deal(bargain.first, draw, rule, _replies(bargain, bargain.first)))
    offer = bargain.offer
    if offer is None:
        return tuple(found)
    counter, composed = bargain.first is not None, bargain.word in _NOT_SENT
    if not composed:
        found.append(_deal(offer, draw, rule, _replies(bargain, offer), counter=counter))
    elif offer.by == seat and (offer.to or offer.give):
        found.append(_deal(offer, draw, rule, _silent(offer), counter=counter, composed=True))
    return tuple(found)


def _deal(
    offer: Offer,
    draw: DrawGood,
    rule: str,
    replies: tuple[Reply, ...],
    *,
    counter: bool = False,
    composed: bool = False,
) -> Deal:
    return Deal(
        offer.by,
        tuple([draw(good, amount) for good, amount in offer.give.items()]),
        tuple([draw(good, amount) for good, amount in offer.want.items()]),
        replies,
        (message(f"promise-{offer.promise}"),) if offer.promise else (),
        counter,
        composed,
        rule,
    )


def _silent(offer: Offer) -> tuple[Reply, ...]:
    return tuple([Reply(other) for other in offer.to])


def _replies(bargain: Bargain, offer: Offer) -> tuple[Reply, ...]:
    return tuple([Reply(other, _said(bargain, offer, other)) for other in offer.to])


def _said(bargain: Bargain, offer: Offer, other: int) -> Message | None:
    """Answers are in the bargain only when the last of them is in."""
    if other in bargain.accepted:
        return _SAID[Say.ACCEPT]
    if other in bargain.countering or str(other) in bargain.counters:
        return _SAID[Say.COUNTER]
    return _SAID[Say.DECLINE] if mark_of(offer, other) in bargain.declined else None
