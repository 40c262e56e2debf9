"""Item cards: played, equipped, contributed to the crisis, laid on the objective, requested, handed over."""

from __future__ import annotations

from collections.abc import Awaitable, Iterable

from fivefires.games.long_night.content import piles
from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.board import HELPLESS, UNRULY
from fivefires.games.long_night.content.index import FACE, ITEM, SIGN, STORY, TASK, TYPE, adds_people
from fivefires.games.long_night.content.piles import GEAR, GROUP, HAND
from fivefires.games.long_night.show.names import NAME, SEAT, TYPE_NAME
from fivefires.games.long_night.state import (
    LongNightState,
    LongNightTable,
    Reading,
    RequestUnderWay,
    count,
    owner_of,
)
from fivefires.kernel import Message, Prompt, message
from fivefires.kit.choosing import one_of, one_of_each
from fivefires.kit.underway import during

from . import beats, death, effects, triggers
from .board import has_room
from .questions import (
    CALM,
    DECLINE,
    DONE,
    EAT,
    HAND_OVER,
    LAY,
    NO,
    PERSON,
    PLAY,
    REQUEST,
    TAKE_CARD,
    WANTED,
    YES,
    Act,
    Calm,
    Eat,
    HandOver,
    Lay,
    Play,
    Take,
)  # fmt: skip
from .tracks import calm

# Members of an enum are slow to look up.
DEED_CALM = v.Deed.CALM
DEED_CONTRIBUTE = v.Deed.CONTRIBUTE
DEED_EQUIP = v.Deed.EQUIP
DEED_HAND_OVER = v.Deed.HAND_OVER
DEED_LAY = v.Deed.LAY
DEED_PLAY = v.Deed.PLAY
STAT_CONTRIBUTED = v.Stat.CONTRIBUTED
STAT_LAID = v.Stat.LAID

ASK_BEARER = Prompt("ask-bearer", "L-155")
ASK_CONTRIBUTE = Prompt("ask-contribute", "L-162")
ASK_WHOM = Prompt("ask-whom", "L-177")
ASK_WANTED = Prompt("ask-wanted", "L-582")
ASK_GIVE = Prompt("ask-give", "L-178", standing=(DECLINE.value,))
ASK_RECEIVER = Prompt("ask-receiver", "L-186")
ASK_ACCEPT = Prompt("ask-accept", "L-189")
ADDS_PEOPLE = frozenset(card for card, item in ITEM.items() if adds_people(item.play))


def take_one_of(cards: Iterable[str]) -> list[Take | Act]:
    """The choice of one of these cards, to which an end may be added."""
    return [*{FACE[card]: TAKE_CARD[card] for card in cards}.values()]


# --- playing --------------------------------------------------------------------------------------------------


def can_play(state: LongNightState, seat: int, card: str) -> bool:
    """Also for nothing (L-151), but nobody comes into a full colony (L-286), nor to an exile without room (L-332); on
    request nothing else is given (L-183).
    """
    return card not in ADDS_PEOPLE or has_room(state, seat)


def playable(state: LongNightState, seat: int) -> list[Play]:
    """Any number of cards in one's own turn (L-148, L-161), from a hand of any size (L-154), as far as there is room
    for people (L-286).
    """
    hand = state.piles[HAND[seat]]
    if not ADDS_PEOPLE.isdisjoint(hand) and not has_room(state, seat):
        hand = [card for card in hand if card not in ADDS_PEOPLE]
    return [*{FACE[card]: PLAY[card] for card in hand}.values()]


def play(table: LongNightTable, seat: int, card: str, source: str) -> Awaitable[None]:
    """Out of a hand (L-148), one's own or that of whoever gave it on request (L-179); gear is laid beside somebody
    (L-155).
    """
    table.move(card, source, piles.RESOLVING)
    table.used(f"item:{FACE[card]}")
    return equip(table, seat, card) if ITEM[card].gear else carry_out(table, seat, card)


async def equip(table: LongNightTable, seat: int, card: str) -> None:
    """Laid beside any own survivor, wherever it is (L-155), who may bear any number of things (L-158).

    That is a way to play a card (L-148), and texts that wait for any card to be played answer it; but nobody has taken
    that medicine yet, nor eaten that food (L-584).
    """
    state = table.state
    own = state.piles[GROUP[seat]]
    bearer = await one_of(table, seat, ASK_BEARER, own, PERSON.__getitem__, card=NAME[card])
    table.move(card, piles.RESOLVING, GEAR[bearer])
    table.tell("log-equips", "L-155", beat=beats.of(table, "use", bearer, card), survivor=NAME[bearer], card=NAME[card])
    await triggers.happen(table, DEED_EQUIP, seat, bearer, state.where[bearer], (TYPE[card], SIGN[card]))
    await triggers.happen(table, DEED_PLAY, seat, bearer, state.where.get(bearer, ""), (SIGN[card],))


async def carry_out(table: LongNightTable, seat: int, card: str) -> None:
    """On top of the waste pile, and its text is carried out (L-149) as far as possible (L-152).

    Events leave the game instead (L-150), and so do an exile's cards (L-326).
    """
    state = table.state
    me = state.players[seat]
    gone = ITEM[card].event or me.exiled
    if table.log is not None:
        table.tell("log-plays", "L-149", beat=beats.seat(table, "card", seat, card), seat=SEAT[seat], card=NAME[card])
    if not gone:
        table.move(card, piles.RESOLVING, piles.WASTE)
    reading = Reading(seat, card, asks=ITEM[card].user is not None)
    if not reading.asks:
        reading.survivor, reading.place = me.leader, state.where.get(me.leader, "")
    await effects.carry_out(table, reading, ITEM[card].play)
    if gone:
        table.move(card, piles.RESOLVING, piles.REMOVED)
    self = reading.survivor if reading.survivor in state.where else me.leader
    await triggers.happen(table, DEED_PLAY, seat, self, state.where.get(self, ""), (TYPE[card], SIGN[card]))


def discard(table: LongNightTable, seat: int, card: str) -> None:
    """From the hand to the waste pile without its text; an exile's card leaves the game (L-322, L-326)."""
    table.move(card, HAND[seat], piles.WASTE)
    table.tell("log-discards", "L-149", seat=SEAT[seat], card=NAME[card])
    if table.state.players[seat].exiled:
        table.move(card, piles.WASTE, piles.REMOVED)


# --- crisis and objective -------------------------------------------------------------------------------------


def contributable(state: LongNightState, seat: int) -> list[str]:
    """From the hand or from any own survivor's gear (L-162, L-166); nothing that was requested (L-180, L-182).

    Side effects are no items (L-442).
    """
    assert state.turn is not None
    lying = state.piles
    found = lying[HAND[seat]].copy()
    for survivor in lying[GROUP[seat]]:
        if lying[GEAR[survivor]]:
            found += [card for card in lying[GEAR[survivor]] if card in ITEM]
    borrowed = state.turn.borrowed
    return [card for card in found if SIGN[card] not in borrowed] if borrowed else found


def can_contribute(state: LongNightState, seat: int) -> bool:
    """A card in hand is enough, unless something was requested."""
    assert state.turn is not None
    return bool((state.piles[HAND[seat]] and not state.turn.borrowed) or contributable(state, seat))


def own_choices(state: LongNightState, seat: int, cards: Iterable[str]) -> list[str]:
    """Copies in hand are the same choice; with gear it matters who bears it, so each piece is one of its own."""
    hand = state.piles[HAND[seat]]
    return [*{FACE[card] if card in hand else SIGN[card]: card for card in cards}.values()]


def borne_by(state: LongNightState, seat: int, card: str) -> str:
    """One's own survivor who bears a card; nobody bears one in the hand."""
    return next((one for one in state.piles[GROUP[seat]] if card in state.piles[GEAR[one]]), "")


async def contribute(table: LongNightTable, seat: int) -> None:
    """Any number of cards, right or wrong (L-164), face down (L-163); they are not taken back (L-166)."""
    state = table.state
    begun = False
    while can_contribute(state, seat) and await _contributes_one(table, seat, may_stop=begun):
        begun = True
        count(state, seat, STAT_CONTRIBUTED)
        await triggers.happen(table, DEED_CONTRIBUTE, seat, *leader_at(state, seat))


async def _contributes_one(table: LongNightTable, seat: int, *, may_stop: bool) -> bool:
    """Where everybody can see that there is only one card, nobody is asked which. Whoever lived by the gear that is
    given dies (L-292).
    """
    state = table.state

    def offers() -> list[Take | Act]:
        found = own_choices(state, seat, contributable(state, seat))
        stops = may_stop or len(found) == 1
        return [*(TAKE_CARD[card] for card in found), *((DONE,) if stops else ())]

    alone = not may_stop and len(contributable(state, seat)) == 1
    answer = TAKE_CARD[contributable(state, seat)[0]] if alone else await table.ask(seat, ASK_CONTRIBUTE, offers)
    if not isinstance(answer, Take):
        return False
    bearer = borne_by(state, seat, answer.card)
    table.move(answer.card, GEAR[bearer] if bearer else HAND[seat], piles.CONTRIBUTED)
    state.players[seat].contributed += 1  # L-167
    if table.log is not None:
        table.tell("log-contributes", "L-163", beat=beats.seat(table, "give", seat), seat=SEAT[seat])
    await death.outlive(table, bearer)
    return True


def leader_at(state: LongNightState, seat: int) -> tuple[str, str]:
    """The survivor who stands for the player in a deed of the player, and its place."""
    leader = state.players[seat].leader
    return leader, state.where.get(leader, "")


# What may be laid on a main objective (L-168).
LAID_ON = {key: task.lay for key, task in TASK.items()} | {key: stage.lay for key, stage in STORY.items()}


def layable(state: LongNightState, seat: int) -> list[str]:
    """One card a turn (L-581), of a type that the objective asks for; never a requested one (L-181)."""
    wanted = LAID_ON[state.task]
    if not wanted or state.turn is None or state.turn.laid:
        return []
    return [card for card in contributable(state, seat) if TYPE[card] in wanted]


def can_lay(state: LongNightState, seat: int) -> list[Lay]:
    return [LAY[card] for card in own_choices(state, seat, layable(state, seat))]


async def lay(table: LongNightTable, seat: int, card: str) -> None:
    """Open, by exiles too (L-168, L-328), one a turn (L-581). Whoever lived by the gear that is laid dies (L-292)."""
    state = table.state
    assert state.turn is not None
    state.turn.laid = True
    bearer = borne_by(state, seat, card)
    table.move(card, GEAR[bearer] if bearer else HAND[seat], piles.LAID)
    table.tell("log-lays", "L-168", beat=beats.seat(table, "give", seat, card), seat=SEAT[seat], card=NAME[card])
    await death.outlive(table, bearer)
    count(state, seat, STAT_LAID)
    await triggers.happen(table, DEED_LAY, seat, *leader_at(state, seat), (TYPE[card],))


# --- among players --------------------------------------------------------------------------------------------


def can_be_asked(state: LongNightState, seat: int) -> list[int]:
    """Whoever has cards and has not refused in this turn (L-184), wherever anybody is, exiled or not (L-185)."""
    assert state.turn is not None
    refused = state.turn.refused
    return [
        other
        for other, them in enumerate(state.players)
        if other != seat and not them.out and state.piles[HAND[other]] and other not in refused
    ]


async def request(table: LongNightTable, seat: int) -> str:
    """One player is asked for one card (L-177), by type or for any (L-582), and refuses or gives (L-178).

    Returns the card, shown to all and in the hand of whoever asked, to be used at once (L-179). Whoever refused is not
    asked again in this turn (L-184).
    """
    state = table.state
    assert state.turn is not None
    other = await one_of(table, seat, ASK_WHOM, can_be_asked(state, seat), REQUEST.__getitem__)
    wanted = (await table.ask(seat, ASK_WANTED, WANTED)).sort
    what = TYPE_NAME[v.ItemType(wanted)] if wanted else message("any-card")
    beat = beats.seat(table, "request", seat)
    table.tell("log-requests", "L-177", beat=beat, seat=SEAT[seat], other=SEAT[other], wanted=what)
    under_way = RequestUnderWay(seat, wanted)
    if not await during(state.under_way, under_way, _gives(table, seat, other, what)):
        state.turn.refused.append(other)
        table.tell("log-refuses", "L-184", beat=beats.seat(table, "refuse", other), seat=SEAT[other])
        return ""
    card = table.pile(piles.RESOLVING)[-1]
    if table.log is not None:
        table.tell("log-gives", "L-179", beat=beats.seat(table, "give", other), seat=SEAT[other], card=NAME[card])
    table.move(card, piles.RESOLVING, HAND[seat])
    return card


async def _gives(table: LongNightTable, seat: int, other: int, wanted: Message) -> bool:
    """Only a card that can be used at once (L-183), of the type that was named or another one (L-582)."""
    state = table.state

    def offers() -> list[Take | Act]:
        hand = state.piles[HAND[other]]
        if not ADDS_PEOPLE.isdisjoint(hand):
            hand = [card for card in hand if can_play(state, seat, card)]
        return [*take_one_of(hand), DECLINE]

    answer = await table.ask(other, ASK_GIVE, offers, seat=SEAT[seat], wanted=wanted)
    if not isinstance(answer, Take):
        return False
    table.move(answer.card, HAND[other], piles.RESOLVING)
    return True


def can_hand_over(state: LongNightState, seat: int) -> list[HandOver]:
    """Gear of own survivors beside whom another survivor stands; each item once a turn (L-186, L-190).

    Not where everybody beside them has refused it (L-572).
    """
    assert state.turn is not None
    found: list[HandOver] = []
    for survivor in state.piles[GROUP[seat]]:
        gear = state.piles[GEAR[survivor]]
        if gear:
            place = state.where[survivor]
            if any(at == place and other != survivor for other, at in state.where.items()):
                found += [HAND_OVER[card] for card in gear if card in ITEM and SIGN[card] not in state.turn.handed]
    if state.turn.unwanted:
        return [one for one in found if receivers(state, borne_by(state, seat, one.card), one.card)]
    return found


def receivers(state: LongNightState, giver: str, card: str) -> list[str]:
    """Who stands beside the giver, except for players who have refused this item in this turn (L-572)."""
    assert state.turn is not None
    near = [one for one, at in state.where.items() if at == state.where[giver] and one != giver]
    unwanted = state.turn.unwanted
    return [one for one in near if refusal(card, owner_of(state, one)) not in unwanted] if unwanted else near


def refusal(card: str, seat: int) -> str:
    return f"{SIGN[card]}:{seat}"


async def hand_over(table: LongNightTable, seat: int, card: str) -> None:
    """To another survivor at the same location, whoever controls it (L-186), who agrees (L-189), once a turn (L-190).
    Whoever lived by it dies (L-292).

    What was used this round stays used, because it is the item that is spent (L-187, L-188). What was refused was not
    handed over: it may be offered to another player (L-572).
    """
    state = table.state
    assert state.turn is not None
    giver = borne_by(state, seat, card)
    near, place = receivers(state, giver, card), state.where[giver]
    receiver = await one_of(table, seat, ASK_RECEIVER, near, PERSON.__getitem__, card=NAME[card])
    owner = owner_of(state, receiver)
    if owner != seat and await table.ask(owner, ASK_ACCEPT, (YES, NO), card=NAME[card], seat=SEAT[seat]) is NO:
        state.turn.unwanted.append(refusal(card, owner))
        table.tell("log-unwanted", "L-189", seat=SEAT[owner], card=NAME[card])
        return
    state.turn.handed.append(SIGN[card])
    table.move(card, GEAR[giver], GEAR[receiver])
    beat = beats.of(table, "give", giver, card)
    table.tell("log-hands-over", "L-186", beat=beat, survivor=NAME[giver], receiver=NAME[receiver], card=NAME[card])
    await death.outlive(table, giver)
    await triggers.happen(table, DEED_HAND_OVER, seat, receiver, place, (TYPE[card], SIGN[card]))


# --- medicine and food without their texts --------------------------------------------------------------------


def of_type(state: LongNightState, seat: int, kind: v.ItemType) -> list[str]:
    return [card for card in state.piles[HAND[seat]] if TYPE[card] is kind]


def calming(state: LongNightState, seat: int) -> list[Calm]:
    """While somebody is unruly, any medicine will do (L-387)."""
    if UNRULY not in state.stock[HELPLESS]:
        return []
    return [CALM[card] for card in one_of_each(of_type(state, seat, v.MEDICINE))]


async def calm_with(table: LongNightTable, seat: int, card: str) -> None:
    """A medicine goes to the waste pile without its text, and one unruly person is calm (L-387, L-388)."""
    discard(table, seat, card)
    calm(table, 1)
    await triggers.happen(table, DEED_CALM, seat, *leader_at(table.state, seat))


def edible(state: LongNightState, seat: int) -> list[Eat]:
    """An exile raises dice with food cards (L-321, L-322), besides playing them (L-323)."""
    if not can_eat(state, seat):
        return []
    return [EAT[card] for card in one_of_each(of_type(state, seat, v.FOOD))]


def can_eat(state: LongNightState, seat: int) -> bool:
    me = state.players[seat]
    return me.exiled and any(die < 6 for die in me.dice)
