"""How a bargain goes: who is asked what, one word a step."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from fivefires.kernel import Prompt, Table, seat_name

from .words import (
    ASK_ANSWER,
    ASK_GIVE,
    ASK_HEAR,
    ASK_OFFER,
    ASK_PARTNER,
    ASK_SEND,
    ASK_WANT,
    ASK_WHO,
    MOST_COUNTERS,
    MOST_GOODS,
    MOST_OFFERS,
    READY_OFFERS,
    Bargain,
    Offer,
    Promised,
    Put,
    Ready,
    Say,
    Terms,
    With,
    Word,
    by_rule,
    goods_name,
    said,
)  # fmt: skip

S = TypeVar("S")
# No question is longer than this; of many goods only few of each are offered in one answer.
MOST_ANSWERS = 60
FEW = 3
# What those addressed can say.
ANSWERS = (Say.ACCEPT, Say.DECLINE, Say.COUNTER, Say.NO_MORE, Say.NOTHING)


def mark_of(offer: Offer, to: int) -> str:
    """By this an offer that was declined is recognised. With another promise it is another offer."""
    promise = f"+{offer.promise}" if offer.promise else ""
    return f"{offer.by}>{to}:{said(offer.give)}>{said(offer.want)}{promise}"


def may_begin(terms: Terms[S], state: S, seat: int) -> bool:
    """Whether a seat may make an offer now: there is somebody to speak to, and the turn has room for more talk."""
    bargain = terms.bargain(state)
    if bargain.offers >= MOST_OFFERS or not owns(terms, state, seat):
        return False
    silenced = bargain.silenced
    return any(f"{other}>{seat}" not in silenced and owns(terms, state, other) for other in terms.partners(state, seat))


def owns(terms: Terms[S], state: S, seat: int) -> bool:
    """Whether a seat has anything to give."""
    return bool(terms.goods(state, seat)) if terms.owns is None else terms.owns(state, seat)


def listeners(terms: Terms[S], state: S, seat: int) -> list[int]:
    """Who can be addressed: partners who own something and have not asked for silence."""
    silenced = terms.bargain(state).silenced
    return [
        other
        for other in terms.partners(state, seat)
        if f"{other}>{seat}" not in silenced and owns(terms, state, other)
    ]


def begin(bargain: Bargain, seat: int) -> None:
    """This seat says that it wants to trade; nothing is left of what was said before."""
    lapse(bargain)
    bargain.word = Word.PARTNER
    bargain.offer = Offer(seat)


def lapse(bargain: Bargain) -> None:
    """Nothing is left of what was said, but for promises and what was declined (until the round ends)."""
    bargain.word = Word.SILENT
    bargain.offer = bargain.first = None
    bargain.countering.clear()
    bargain.accepted.clear()
    bargain.counters = {}


def end_turn(bargain: Bargain) -> None:
    lapse(bargain)
    bargain.offers = 0


def end_round(bargain: Bargain) -> None:
    bargain.declined.clear()
    bargain.silenced.clear()


def able(terms: Terms[S], state: S, offer: Offer, other: int) -> bool:
    """Whether the two can trade, and both own what is named, at this moment."""
    if other not in terms.partners(state, offer.by):
        return False
    return _owns(terms.goods(state, offer.by), offer.give) and _owns(terms.goods(state, other), offer.want)


def _owns(owned: dict[str, int], asked: dict[str, int]) -> bool:
    return all(owned.get(good, 0) >= amount for good, amount in asked.items())


async def speak(table: Table[Any], terms: Terms[Any]) -> None:
    """The next word of the bargain that is under way."""
    await _WORDS[terms.bargain(table.state).word](table, terms)


def _current(terms: Terms[Any], state: Any) -> tuple[Bargain, Offer]:
    bargain = terms.bargain(state)
    assert bargain.offer is not None
    return bargain, bargain.offer


def _asks(terms: Terms[Any], prompt: Prompt) -> Prompt:
    return by_rule(prompt, terms.rules.get(prompt.message, terms.rule))


async def _partner(table: Table[Any], terms: Terms[Any]) -> None:
    """To one seat, or to all who can take part."""
    bargain, offer = _current(terms, table.state)
    found = listeners(terms, table.state, offer.by)
    options: list[With | Say] = [*map(With, found), *([Say.TO_ALL] if len(found) > 1 else []), Say.NEVER_MIND]
    answer = await table.ask(offer.by, _asks(terms, ASK_PARTNER), options)
    if answer is Say.NEVER_MIND:
        bargain.offers += 1
        lapse(bargain)
        return
    offer.to = [answer.seat] if isinstance(answer, With) else found
    bargain.word = Word.OPENING


async def _opening(table: Table[Any], terms: Terms[Any]) -> None:
    """One of the ready offers, each once, or one of one's own."""
    state = table.state
    bargain, offer = _current(terms, state)
    ready = _worth_saying(terms, state, offer)
    made = [Ready(tuple(sorted(one.give.items())), tuple(sorted(one.want.items()))) for one in ready]
    answer = await table.ask(offer.by, _asks(terms, ASK_OFFER), [*dict.fromkeys(made), Say.COMPOSE, Say.NEVER_MIND])
    if isinstance(answer, Ready):
        offer.give, offer.want = dict(answer.give), dict(answer.want)
        bargain.word = Word.SENDING
    elif answer is Say.COMPOSE:
        bargain.word = Word.GIVING
    else:
        bargain.offers += 1
        lapse(bargain)


def _worth_saying(terms: Terms[Any], state: Any, offer: Offer) -> list[Offer]:
    """The ready offers that both sides could keep now, and that somebody addressed has not declined yet."""
    declined = terms.bargain(state).declined
    mine, theirs = terms.goods(state, offer.by), {to: terms.goods(state, to) for to in offer.to}
    return [
        one
        for one in terms.ready(state, offer.by, offer.to)[:READY_OFFERS]
        if _owns(mine, one.give)
        and any(_owns(owned, one.want) and mark_of(one, to) not in declined for to, owned in theirs.items())
    ]


async def _giving(table: Table[Any], terms: Terms[Any]) -> None:
    bargain, offer = _current(terms, table.state)
    if await _put(table, terms, ASK_GIVE, terms.goods(table.state, offer.by), offer.give):
        bargain.word = Word.WANTING


async def _wanting(table: Table[Any], terms: Terms[Any]) -> None:
    bargain, offer = _current(terms, table.state)
    if await _put(table, terms, ASK_WANT, _wished(terms, table.state, offer), offer.want):
        bargain.word = Word.SENDING


def _wished(terms: Terms[Any], state: Any, offer: Offer) -> dict[str, int]:
    """What one of those addressed could give beside what is already asked for."""
    most: dict[str, int] = {}
    for other in offer.to:
        owned = terms.goods(state, other)
        if _owns(owned, offer.want):
            for good, amount in owned.items():
                most[good] = max(most.get(good, 0), amount)
    several = len(offer.to) > 1
    return {
        good: amount for good, amount in most.items() if good not in offer.give and not (several and terms.unique(good))
    }


async def _put(
    table: Table[Any], terms: Terms[Any], prompt: Prompt, owned: dict[str, int], side: dict[str, int]
) -> bool:
    """Add one good with its number to a side; True when that side is done. Each good is put once.

    Whoever puts a counter together may leave it, and silence means that: nobody waits for it longer than for an answer.
    """
    bargain, offer = _current(terms, table.state)
    room = MOST_GOODS - sum(side.values())
    if len(owned) * room > MOST_ANSWERS and sum(min(most, room) for most in owned.values()) > MOST_ANSWERS:
        room = min(room, FEW)
    options: list[Put | Say] = [
        Put(good, amount)
        for good, most in owned.items()
        if good not in side
        for amount in range(1, min(most, room) + 1)
    ]
    if side:
        options.append(Say.ENOUGH)
    if not options:
        return True
    counter = bargain.first is not None
    if counter:
        options.append(Say.NEVER_MIND)
    silence = Say.NEVER_MIND if counter else None
    answer = await table.ask(offer.by, _asks(terms, prompt), options, default=silence, goods=goods_name(side))
    if answer is Say.NEVER_MIND:
        _drop_counter(table, terms)
        return False
    if isinstance(answer, Put):
        side[answer.good] = answer.amount
        return sum(side.values()) >= MOST_GOODS
    return True


async def _sending(table: Table[Any], terms: Terms[Any]) -> None:
    """Send it, with a promise or without, or leave it. A counter goes to the one who made the offer.

    Only what has goods on both sides can be sent.
    """
    state = table.state
    bargain, offer = _current(terms, state)
    counter, whole = bargain.first is not None, bool(offer.give and offer.want)
    promises = [Promised(what) for what in terms.promises(state, offer)] if whole and not offer.promise else []
    options: list[Say | Promised] = [*([Say.SEND] if whole else []), *promises, Say.NEVER_MIND]
    answer = await table.ask(
        offer.by,
        _asks(terms, ASK_SEND),
        options,
        default=Say.NEVER_MIND if counter else None,
        give=goods_name(offer.give),
        want=goods_name(offer.want),
    )
    if isinstance(answer, Promised):
        offer.promise = answer.what
        return
    if not counter:
        bargain.offers += 1
    if answer is not Say.SEND:
        _drop_counter(table, terms) if counter else lapse(bargain)
        return
    table.heard()
    if not counter:
        table.used("offers")
    told = "log-counter" if counter else "log-offer"
    table.tell(told, terms.rule, seat=seat_name(offer.by), give=goods_name(offer.give), want=goods_name(offer.want))
    bargain.word = Word.HEARING if counter else Word.ANSWERING


async def _answering(table: Table[Any], terms: Terms[Any]) -> None:
    """All who own the goods answer at once; the rest is heard when the last has answered, clockwise."""
    state = table.state
    bargain, offer = _current(terms, state)
    asked = [
        other
        for other in offer.to
        if able(terms, state, offer, other) and mark_of(offer, other) not in bargain.declined
    ]
    if not asked:
        table.tell("log-offer-lapses", terms.rule)
        lapse(bargain)
        return
    give, want = goods_name(offer.give), goods_name(offer.want)
    heard = await table.ask_all(
        asked,
        _asks(terms, ASK_ANSWER),
        lambda seat: ANSWERS,
        default=Say.NOTHING,
        seat=seat_name(offer.by),
        give=give,
        want=want,
    )
    for seat in [seat for seat in table.seats_from(offer.by) if seat in heard]:
        _note(table, terms, bargain, offer, seat, heard[seat])
    if bargain.accepted:
        bargain.word = Word.CHOOSING
    elif bargain.countering:
        bargain.first = offer
        _next_counter(bargain)
    else:
        lapse(bargain)


def _note(table: Table[Any], terms: Terms[Any], bargain: Bargain, offer: Offer, seat: int, answer: Say) -> None:
    table.used(f"offer:{answer.value}")
    if answer is Say.ACCEPT:
        bargain.accepted.append(seat)
    elif answer is Say.COUNTER:
        bargain.countering.append(seat)
    else:
        bargain.declined.append(mark_of(offer, seat))
    if answer is Say.NO_MORE:
        bargain.silenced.append(f"{seat}>{offer.by}")
    table.tell(f"log-answer-{answer.value}", terms.rule, seat=seat_name(seat), other=seat_name(offer.by))


async def _choosing(table: Table[Any], terms: Terms[Any]) -> None:
    """Exactly one acceptance settles it; of several the active seat picks. Who is there, and with what, is looked at
    again.
    """
    state = table.state
    bargain, offer = _current(terms, state)
    partners = [seat for seat in bargain.accepted if able(terms, state, offer, seat)]
    if len(partners) > 1:
        answer = await table.ask(offer.by, _asks(terms, ASK_WHO), [With(seat) for seat in partners])
        partners = [answer.seat]
    await _settle(table, terms, offer, partners)


async def _settle(table: Table[Any], terms: Terms[Any], offer: Offer, partners: list[int]) -> None:
    lapse(terms.bargain(table.state))
    if partners:
        await terms.settle(table, offer, partners[0])
    else:
        table.tell("log-offer-lapses", terms.rule)


def _drop_counter(table: Table[Any], terms: Terms[Any]) -> None:
    bargain, offer = _current(terms, table.state)
    table.tell("log-counter-dropped", terms.rule, seat=seat_name(offer.by))
    _next_counter(bargain)


def _next_counter(bargain: Bargain) -> None:
    """The next of those who want to counter puts an offer together; then the talk is over."""
    assert bargain.first is not None
    first = bargain.first
    if not bargain.countering:
        lapse(bargain)
        return
    seat = bargain.countering.pop(0)
    bargain.counters[str(seat)] = bargain.counters.get(str(seat), 0) + 1
    bargain.offer = Offer(seat, [first.by])
    bargain.word = Word.GIVING


async def _hearing(table: Table[Any], terms: Terms[Any]) -> None:
    """The active seat takes a counter or does not. Where it asks for another, the same seat may counter again.

    A counter that it has turned down already in this round is not heard again.
    """
    state = table.state
    bargain, offer = _current(terms, state)
    active = offer.to[0]
    if not able(terms, state, offer, active) or mark_of(offer, active) in bargain.declined:
        table.tell("log-offer-lapses", terms.rule)
        _next_counter(bargain)
        return
    again = bargain.counters[str(offer.by)] < MOST_COUNTERS
    options = [Say.ACCEPT, Say.DECLINE, *([Say.COUNTER] if again else [])]
    answer = await table.ask(
        active,
        _asks(terms, ASK_HEAR),
        options,
        seat=seat_name(offer.by),
        give=goods_name(offer.give),
        want=goods_name(offer.want),
    )
    table.used(f"counter:{answer.value}")
    if answer is Say.ACCEPT:
        await _settle(table, terms, offer, [active] if able(terms, state, offer, active) else [])
        return
    bargain.declined.append(mark_of(offer, active))
    table.tell("log-counter-declined", terms.rule, seat=seat_name(active), other=seat_name(offer.by))
    if answer is Say.COUNTER:
        bargain.countering.insert(0, offer.by)
    _next_counter(bargain)


_WORDS: dict[Word, Callable[[Table[Any], Terms[Any]], Awaitable[None]]] = {
    Word.PARTNER: _partner,
    Word.OPENING: _opening,
    Word.GIVING: _giving,
    Word.WANTING: _wanting,
    Word.SENDING: _sending,
    Word.ANSWERING: _answering,
    Word.CHOOSING: _choosing,
    Word.HEARING: _hearing,
}
