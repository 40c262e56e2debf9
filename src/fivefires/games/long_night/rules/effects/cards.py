"""What cards say of cards: drawn, found, discarded, given, stolen, dropped, looked at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fivefires.games.long_night.content import piles
from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.piles import DECK, GEAR, HAND, LOOK
from fivefires.games.long_night.rules import attacks, beats, cards, death, searching
from fivefires.games.long_night.rules.conditions import matching
from fivefires.games.long_night.rules.questions import DONE, NONE, TAKE_CARD, Act, Bury, Take
from fivefires.games.long_night.show.names import NAME, SEAT
from fivefires.games.long_night.state import LongNightTable, Reading, clockwise, owner_of
from fivefires.kernel import Prompt, only

from .meant import How, amount, deck_left, where, which_player, who

ASK_DISCARD = Prompt("ask-discard", "L-152")
ASK_GIVE_AWAY = Prompt("ask-give-away", "L-152")
ASK_FIND = Prompt("ask-find", "L-352")
ASK_PEEK = Prompt("ask-peek", "L-558")
ASK_BURY = Prompt("ask-bury", "L-558")


async def draw(table: LongNightTable, reading: Reading, effect: v.Draw) -> None:
    seat = reading.seat
    for place in await where(table, reading, effect.where, lambda state, place: bool(deck_left(state, place))):
        if place in DECK:
            table.draw(DECK[place], LOOK[seat], effect.look)
            await searching.keep_some(table, seat, effect.keep)
            searching.put_back(table, seat, place)


async def find(table: LongNightTable, reading: Reading, effect: v.Find) -> None:
    """The deck is looked through, the card shown, the deck shuffled (L-226, L-352)."""
    seat = reading.seat
    for place in await where(table, reading, effect.where, lambda state, place: bool(deck_left(state, place))):
        if place in DECK:
            table.reveal(table.pile(DECK[place]), only(seat))
            for _ in range(effect.cards):
                if not await _finds_one(table, seat, place, effect.match):
                    break
                table.tell("log-finds", "L-352", seat=SEAT[seat], card=NAME[table.pile(HAND[seat])[-1]])
            table.shuffle(DECK[place])


async def _finds_one(table: LongNightTable, seat: int, place: str, match: v.Match) -> bool:
    state = table.state
    answer = await table.ask(
        seat, ASK_FIND, lambda: or_none(matching(state.piles[DECK[place]], match)), place=NAME[place]
    )
    if not isinstance(answer, Take):
        return False
    table.move(answer.card, DECK[place], piles.RESOLVING)
    table.move(answer.card, piles.RESOLVING, HAND[seat])
    return True


def or_none(found: list[str]) -> list[Take | Act]:
    """Cards to choose from, or the admission that there is none.

    The question is put in any case: else the table could tell from its absence what nobody has seen (L-552).
    """
    return cards.take_one_of(found) or [NONE]


async def discard(table: LongNightTable, reading: Reading, effect: v.Discard) -> None:
    hand = table.pile(HAND[reading.seat])
    for _ in range(min(len(hand), amount(table, reading, effect.cards))):
        if effect.pick is v.CHANCE:
            if not discard_by_chance(table, reading.seat, effect.match):
                return
        elif not await discard_one(table, reading.seat, effect.match, ASK_DISCARD):
            return


def discard_by_chance(table: LongNightTable, seat: int, match: v.Match) -> bool:
    found = matching(table.pile(HAND[seat]), match)
    if not found:
        table.tell("log-has-none", "L-152", seat=SEAT[seat])
        return False
    cards.discard(table, seat, table.pick(found))
    return True


async def discard_one(table: LongNightTable, seat: int, match: v.Match, prompt: Prompt) -> bool:
    """A card of choice that fits, for a price (L-221) or as a loss."""
    hand = table.pile(HAND[seat])
    if is_plain(hand, match):
        cards.discard(table, seat, hand[0])
        return True
    answer = await table.ask(seat, prompt, lambda: or_none(matching(hand, match)))
    if not isinstance(answer, Take):
        table.tell("log-has-none", "L-152", seat=SEAT[seat])
        return False
    cards.discard(table, seat, answer.card)
    return True


def is_plain(hand: Sequence[str], match: v.Match) -> bool:
    """Whether there is nothing to choose, as everybody can see: any card will do, and there is only one."""
    return len(hand) == 1 and match == v.ANY_CARD


async def give(table: LongNightTable, reading: Reading, effect: v.Give) -> None:
    seat = reading.seat
    others = [one for one in clockwise(table.state, seat) if one != seat]
    hand = table.pile(HAND[seat])
    if not others or not hand:
        return
    other = await which_player(table, reading, others)
    for _ in range(min(len(hand), effect.cards)):
        if not await _give_one(table, seat, other, effect.match):
            return
        table.tell("log-gives-away", "L-552", beat=beats.seat(table, "give", seat), seat=SEAT[seat], other=SEAT[other])


async def _give_one(table: LongNightTable, seat: int, other: int, match: v.Match) -> bool:
    hand = table.pile(HAND[seat])
    if is_plain(hand, match):
        table.move(hand[0], HAND[seat], HAND[other])
        return True
    answer = await table.ask(seat, ASK_GIVE_AWAY, lambda: or_none(matching(hand, match)), seat=SEAT[other])
    if not isinstance(answer, Take):
        return False
    table.move(answer.card, HAND[seat], HAND[other])
    return True


async def steal(table: LongNightTable, reading: Reading, effect: v.Steal) -> None:
    seat = reading.seat
    others = [one for one in clockwise(table.state, seat) if one != seat and table.pile(HAND[one])]
    if others:
        other = await which_player(table, reading, others)
        for _ in range(effect.cards):
            attacks.steal(table, seat, other)


async def drop_gear(table: LongNightTable, reading: Reading, effect: v.DropGear) -> None:
    """Whoever lived by it dies at once (L-292)."""
    state = table.state
    for survivor in await who(table, reading, effect.who):
        gear = matching(state.piles[GEAR[survivor]], effect.match)
        if not gear:
            continue
        card, seat = gear[0], owner_of(state, survivor)
        if len(gear) > 1:
            card = (await table.ask(seat, ASK_DISCARD, [TAKE_CARD[one] for one in gear])).card
        place = state.where[survivor]
        goal = DECK.get(place, piles.LOOT if place == v.HIDEOUT else piles.WASTE)
        table.move(card, GEAR[survivor], goal)
        table.tell("log-drops", "L-157", survivor=NAME[survivor], card=NAME[card])
        if place in DECK:
            table.shuffle(goal)
        await death.outlive(table, survivor)


async def peek(table: LongNightTable, reading: Reading, effect: v.Peek) -> None:
    seat = reading.seat
    if effect.at is v.Peekable.HAND:
        await _peek_at_hand(table, reading, effect.cards)
        return
    pile = {v.Peekable.CRISES: piles.CRISES, v.Peekable.CROSSROADS: piles.CROSSROADS}.get(effect.at, "")
    if not pile:
        places = await where(table, reading, effect.where, lambda state, place: bool(deck_left(state, place)))
        if not places or places[0] not in DECK:
            return
        pile = DECK[places[0]]
    table.draw(pile, LOOK[seat], effect.cards)
    while table.pile(LOOK[seat]) and await _buries_one(table, seat, pile, effect.bury):
        pass
    for _ in range(len(table.pile(LOOK[seat]))):
        table.draw(LOOK[seat], pile)


async def _buries_one(table: LongNightTable, seat: int, pile: str, bury: bool) -> bool:
    def offers() -> list[Any]:
        return [*(Bury(card) for card in table.state.piles[LOOK[seat]] if bury), DONE]

    answer = await table.ask(seat, ASK_BURY if bury else ASK_PEEK, offers)
    if not isinstance(answer, Bury):
        return False
    table.move(answer.card, LOOK[seat], pile, to_bottom=True)
    return True


async def _peek_at_hand(table: LongNightTable, reading: Reading, count: int) -> None:
    seat = reading.seat
    others = [one for one in clockwise(table.state, seat) if one != seat and table.pile(HAND[one])]
    if others:
        other = await which_player(table, reading, others)
        show_some(table, seat, other, count)
        table.tell("log-peeks", "L-552", seat=SEAT[seat], other=SEAT[other])


def show_some(table: LongNightTable, seat: int, other: int, count: int) -> None:
    """So many different cards of another's hand, by chance, to one player alone."""
    hand = [*table.pile(HAND[other])]
    for _ in range(min(count, len(hand))):
        card = table.pick(hand)
        hand.remove(card)
        table.reveal([card], only(seat))


HOW: dict[type, How] = {
    v.Draw: draw,
    v.Find: find,
    v.Discard: discard,
    v.Give: give,
    v.Steal: steal,
    v.DropGear: drop_gear,
    v.Peek: peek,
}
