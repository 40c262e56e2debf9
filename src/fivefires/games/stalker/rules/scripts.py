"""What places, contacts and epilogues say, one small function for each word (S-043, S-044, S-047, S-050, S-105)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content import scripts as s
from fivefires.games.stalker.content.index import GEAR
from fivefires.games.stalker.state import Campaign, StalkerState, StalkerTable, lead_seat
from fivefires.kernel import Prompt, face_of, message

from . import gear
from .questions import Accept, Act

ASK_OFFER = Prompt("ask-offer", "S-044")


async def carry_out(table: StalkerTable, words: Sequence[s.Word], place: str = "") -> None:
    """In order; what cannot be done is skipped alone (S-009, S-010). `place` is where the script stands."""
    for word in words:
        await WORDS[type(word)](table, word, place)


def record(state: StalkerState) -> Campaign:
    """The playthrough; scripts are read in campaigns only."""
    assert state.campaign is not None
    return state.campaign


async def meet(table: StalkerTable, word: s.Meet, place: str) -> None:
    """The card goes into the holder, where its position means nothing (S-027, S-043)."""
    if word.contact in table.pile(piles.CONTACT_BOX):
        table.move(word.contact, piles.CONTACT_BOX, piles.HOLDER)
        table.used(f"contact:{word.contact}")
        table.tell("log-meets", "S-043", contact=message(word.contact))


async def coupons(table: StalkerTable, word: s.Coupons, place: str) -> None:
    """Kept as a number (S-069)."""
    table.state.coupons += word.amount
    table.tell("log-coupons", "S-105", amount=word.amount)


async def find(table: StalkerTable, word: s.Find, place: str) -> None:
    """At random, of a tier or of all (S-361, S-362)."""
    for _ in range(word.count):
        cards = [
            card for card in table.pile(word.deck) if not word.tier or getattr(GEAR[card], "tier", None) == word.tier
        ]
        if cards:
            keep(table, table.pick(cards))


async def named(table: StalkerTable, word: s.Named, place: str) -> None:
    for _ in range(word.count):
        deck = gear.HOMES[type(GEAR[word.face])]
        card = next((one for one in table.pile(deck) if face_of(one) == word.face), "")
        if card:
            keep(table, card)


def keep(table: StalkerTable, card: str) -> None:
    """Out of its deck into the stash."""
    table.move(card, gear.HOMES[type(GEAR[card])], piles.STASH)
    table.used(f"card:{face_of(card)}")
    table.tell("log-stashed", "S-044", card=message(face_of(card)))


async def magazines(table: StalkerTable, word: s.Magazines, place: str) -> None:
    table.shift(piles.MAGAZINE[word.kind], word.count, piles.SUPPLY, piles.STASH)
    table.tell("log-stashed", "S-044", card=message(piles.MAGAZINE[word.kind]))


async def strike_out(table: StalkerTable, word: s.StrikeOut, place: str) -> None:
    """It cannot be visited again (S-047, S-048)."""
    now = record(table.state)
    if place and place not in now.struck:
        now.struck.append(place)


async def stick(table: StalkerTable, word: s.Stick, place: str) -> None:
    """The places that it shows become available (S-050)."""
    now = record(table.state)
    if word.sticker not in now.stickers:
        now.stickers.append(word.sticker)
        table.tell("log-sticker", "S-050", sticker=message(f"sticker-{word.sticker}"))


async def bargain(table: StalkerTable, word: s.Bargain, place: str) -> None:
    """One of the offers that the team can pay, or none (S-044)."""
    state = table.state
    bids = [bid for bid in word.bids if bid.price <= state.coupons]
    if not bids:
        return
    options = [*(Accept(bid.id, bid.price) for bid in bids), Act.LEAVE]
    answer = await table.ask(lead_seat(state), ASK_OFFER, options, coupons=state.coupons)
    if isinstance(answer, Accept):
        bid = next(bid for bid in bids if bid.id == answer.offer)
        state.coupons -= bid.price
        table.used(f"offer:{bid.id}")
        await carry_out(table, bid.do, place)


WORDS: dict[type, Callable[[StalkerTable, Any, str], Awaitable[None]]] = {
    s.Meet: meet,
    s.Coupons: coupons,
    s.Find: find,
    s.Named: named,
    s.Magazines: magazines,
    s.StrikeOut: strike_out,
    s.Stick: stick,
    s.Bargain: bargain,
}
