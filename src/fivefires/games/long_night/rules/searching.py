"""The search: look, keep one, or make noise and look again."""

from __future__ import annotations

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.board import NOISE as NOISE_TOKEN
from fivefires.games.long_night.content.board import NOISE_SPACES, SUPPLY
from fivefires.games.long_night.content.piles import DECK, HAND, LOOK, LOOT
from fivefires.games.long_night.show.names import NAME, SEAT
from fivefires.games.long_night.state import LongNightState, LongNightTable, Rule, SearchUnderWay, count
from fivefires.kernel import Prompt
from fivefires.kit.underway import during

from . import bandits, beats, exposure, triggers
from .board import noise_at
from .powers import has, total
from .questions import NOISE, SILENT, TAKE_CARD, Take

# Members of an enum are slow to look up.
DEED_NOISE = v.Deed.NOISE
DEED_SEARCH = v.Deed.SEARCH
RISK_SEARCH = v.Risk.SEARCH
STAT_SEARCHES = v.Stat.SEARCHES

ASK_SEARCH = Prompt("ask-search", "L-129")
ASK_SEARCH_SILENTLY = Prompt("ask-search-silently", "L-129")
ASK_KEEP = Prompt("ask-keep", "L-132")


def can_search(state: LongNightState, survivor: str) -> bool:
    """At every location with cards left, never in the colony (L-125)."""
    place = state.where[survivor]
    return place != v.COLONY and has_cards(state, place) and may_search(state, survivor)


def may_search(state: LongNightState, survivor: str) -> bool:
    return not has(state, v.Distracted, survivor)


def has_cards(state: LongNightState, place: str) -> bool:
    """In its deck, which is never filled up again (L-136), or at the hideout in the loot (L-424)."""
    return bool(state.piles[LOOT if place == v.HIDEOUT else DECK[place]])


async def search(table: LongNightTable, seat: int, survivor: str, sees: int = 0, keeps: int = 0) -> None:
    """One search, by the action or by a card; Raxxon is dangerous afterwards (L-436), the hideout is apart (L-422)."""
    state = table.state
    place = state.where[survivor]
    count(state, seat, STAT_SEARCHES)
    if place == v.HIDEOUT:
        await bandits.search_hideout(table, seat, survivor)
    else:
        await look_through(table, seat, survivor, place, sees, keeps)
    await triggers.happen(table, DEED_SEARCH, seat, survivor, place)
    if place == v.RAXXON and Rule.RAXXON in state.in_force:
        await exposure.expose(table, survivor, RISK_SEARCH)


async def look_through(table: LongNightTable, seat: int, survivor: str, place: str, sees: int, keeps: int) -> None:
    """Cards are drawn from the top and looked at (L-127), seen by the searcher alone (L-553), more of them for noise
    (L-129, L-130); then one is kept (L-132).
    """
    state = table.state
    under_way = SearchUnderWay(
        seat,
        survivor,
        place,
        keeps=1 + keeps + total(state, v.KeepsMore, survivor),
        silent=total(state, v.Silent, survivor),
    )
    await during(state.under_way, under_way, _search(table, under_way, sees))


async def _search(table: LongNightTable, under_way: SearchUnderWay, sees: int) -> None:
    state, seat, survivor, place = table.state, under_way.seat, under_way.survivor, under_way.place
    table.tell(
        "log-searches", "L-126", beat=beats.of(table, "look", survivor), survivor=NAME[survivor], place=NAME[place]
    )
    for _ in range(total(state, v.Loud, survivor)):
        await make_noise(table, seat, survivor, place)
    table.draw(DECK[place], LOOK[seat], 1 + sees + total(state, v.SeesMore, survivor))
    while can_go_on(state, under_way) and await goes_on(table, under_way):
        if under_way.silent:
            under_way.silent -= 1
        else:
            await make_noise(table, seat, survivor, place)
        table.draw(DECK[place], LOOK[seat])
    await keep_some(table, seat, under_way.keeps)
    put_back(table, seat, place)


async def goes_on(table: LongNightTable, under_way: SearchUnderWay) -> bool:
    """Keep a card, which ends the search (L-128), or make noise for another one (L-129), or no noise where a text says
    so.
    """
    state, seat = table.state, under_way.seat
    prompt, further = (ASK_SEARCH_SILENTLY, SILENT) if under_way.silent else (ASK_SEARCH, NOISE)
    answer = await table.ask(seat, prompt, lambda: [*_looked_at(state, seat), further], place=NAME[under_way.place])
    if not isinstance(answer, Take):
        return True
    keep(table, seat, answer.card)
    under_way.keeps -= 1
    return False


def can_go_on(state: LongNightState, under_way: SearchUnderWay) -> bool:
    """While a noise space is empty (L-130) and a card is left to be drawn (L-131)."""
    if not state.piles[DECK[under_way.place]]:
        return False
    return under_way.silent > 0 or can_be_louder(state, under_way.place)


def can_be_louder(state: LongNightState, place: str) -> bool:
    """At most 4 tokens are placed at a location in a round, all searches and effects together, whatever was taken off
    again meanwhile (L-058), on empty spaces (L-130), if there are any tokens (L-562).
    """
    return (
        state.noisy.get(place, 0) < NOISE_SPACES
        and noise_at(state, place) < NOISE_SPACES
        and state.stock[NOISE_TOKEN].get(SUPPLY, 0) > 0
    )


async def make_noise(table: LongNightTable, seat: int, survivor: str, place: str) -> None:
    if can_be_louder(table.state, place):
        table.shift(NOISE_TOKEN, 1, SUPPLY, place)
        table.state.noisy[place] = table.state.noisy.get(place, 0) + 1
        table.tell("log-noise", "L-129", beat=beats.place(table, "noise", place), place=NAME[place])
        await triggers.happen(table, DEED_NOISE, seat, survivor, place)


def _looked_at(state: LongNightState, seat: int) -> list[Take]:
    return [TAKE_CARD[card] for card in state.piles[LOOK[seat]]]


async def keep_some(table: LongNightTable, seat: int, number: int) -> None:
    """Exactly one of all cards drawn is kept (L-128, L-132), more where a text says so."""
    state = table.state
    for _ in range(number):
        looked = state.piles[LOOK[seat]]
        if len(looked) > 1:
            keep(table, seat, (await table.ask(seat, ASK_KEEP, lambda: _looked_at(state, seat))).card)
        elif looked:
            keep(table, seat, looked[0])


def keep(table: LongNightTable, seat: int, card: str) -> None:
    table.move(card, LOOK[seat], HAND[seat])
    table.tell("log-keeps-one", "L-132", beat=beats.seat(table, "gain", seat), seat=SEAT[seat])


def put_back(table: LongNightTable, seat: int, place: str) -> None:
    """The others go under the deck, in the order in which they were drawn (L-133, L-134)."""
    for card in [*table.pile(LOOK[seat])]:
        table.move(card, LOOK[seat], DECK[place], to_bottom=True)
