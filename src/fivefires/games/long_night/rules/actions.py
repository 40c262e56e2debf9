"""The turn's actions, as the player takes them (L-104); what can be done at all is found in `offers.py`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from msgspec.structs import replace

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.index import ACTIONS, FACE, ITEM, SIGN, SIGNED, TYPE
from fivefires.games.long_night.content.piles import GEAR, GROUP, HAND
from fivefires.games.long_night.show.names import NAME, SEAT
from fivefires.games.long_night.state import LongNightState, LongNightTable, Reading, count
from fivefires.kernel import Prompt, message
from fivefires.kit.choosing import one_of, one_option

from . import attacks, beats, cards, dice, effects, exile, moving, raxxon, searching, triggers, zombies
from .board import is_besieged
from .offers import Answer, offers, priced_uses, spent_key
from .powers import attack_value, search_value, total
from .questions import (
    ACCUSE_SOMEBODY,
    ASK_FOR_CARD,
    AT,
    CALL_KNIFE,
    CLEAN,
    CONTRIBUTE,
    EAT,
    END,
    PLAY,
    Attack,
    Attract,
    Barricade,
    Calm,
    Eat,
    HandOver,
    Lay,
    LayDie,
    Move,
    Play,
    RaiseDie,
    Search,
    Use,
)  # fmt: skip
from .tracks import change_food

# Members of an enum are slow to look up.
DEED_ABILITY = v.Deed.ABILITY
DEED_ATTRACT = v.Deed.ATTRACT
DEED_BARRICADE = v.Deed.BARRICADE
DEED_CLEAN = v.Deed.CLEAN
DEED_PLAY = v.Deed.PLAY
DEED_REQUEST = v.Deed.REQUEST
DEED_SPEND_FOOD = v.Deed.SPEND_FOOD
DEED_TURN_END = v.Deed.TURN_END
STAT_BARRICADES = v.Stat.BARRICADES
STAT_CLEANED = v.Stat.CLEANED

ASK_ACTION = Prompt("ask-action", "L-103")
ASK_ATTRACT_FROM = Prompt("ask-attract-from", "L-141")
ASK_USE_GIVEN = Prompt("ask-use-given", "L-183")
ASK_WHOM_TO_ACCUSE = Prompt("ask-whom-to-accuse", "L-191")
CLEANING = message("option-clean")
CLEANED = 3
ATTRACTED = 2


async def act(table: LongNightTable) -> None:
    """One action of the active player, or the end of the turn, also where nothing more can be done (L-104)."""
    state = table.state
    assert state.turn is not None
    seat = state.turn.seat
    if state.knife_called and not state.piles[HAND[seat]] and offers(state, seat) == [END]:
        await _end(table, seat)
    else:
        await _do(table, seat, await table.ask(seat, ASK_ACTION, lambda: offers(state, seat)))


def _do(table: LongNightTable, seat: int, answer: Answer) -> Awaitable[None]:
    act = _OPTIONS.get(type(answer))
    return act(table, seat, answer) if act is not None else _ACTS[answer](table, seat)


async def _end(table: LongNightTable, seat: int) -> None:
    turn = table.state.turn
    assert turn is not None
    await triggers.happen(table, DEED_TURN_END, seat, *cards.leader_at(table.state, seat))
    turn.over = True


async def _attack(table: LongNightTable, seat: int, answer: Attack) -> None:
    on = message("option-attack", survivor=NAME[answer.survivor])
    await dice.spend(table, seat, on, attack_value(table.state, answer.survivor))
    table.used("action:attack")
    await attacks.attack(table, seat, answer.survivor)


async def _search(table: LongNightTable, seat: int, answer: Search) -> None:
    """As often as there are dice for it (L-126, L-135)."""
    on = message("option-search", survivor=NAME[answer.survivor])
    await dice.spend(table, seat, on, search_value(table.state, answer.survivor))
    table.used("action:search")
    await searching.search(table, seat, answer.survivor)


async def _barricade(table: LongNightTable, seat: int, answer: Barricade) -> None:
    """Any die; on an empty entrance space of the survivor's place (L-137)."""
    state, survivor = table.state, answer.survivor
    await dice.spend(table, seat, message("option-barricade", survivor=NAME[survivor]))
    table.used("action:barricade")
    place = state.where[survivor]
    for _ in range(1 + total(state, v.BarricadesMore, survivor)):
        if await effects.put_barrier(table, seat, place):
            count(state, seat, STAT_BARRICADES)
    await triggers.happen(table, DEED_BARRICADE, seat, survivor, place)


async def _attract(table: LongNightTable, seat: int, answer: Attract) -> None:
    """Any die; up to 2 zombies of one other place (L-141, L-142). It never breaks in anywhere (L-143)."""
    state, survivor = table.state, answer.survivor
    await dice.spend(table, seat, message("option-attract", survivor=NAME[survivor]))
    table.used("action:attract")
    place = state.where[survivor]
    origins = [other for other in state.places if other != place and is_besieged(state, other)]
    origin = await one_of(table, seat, ASK_ATTRACT_FROM, origins, AT.__getitem__)
    await zombies.move(table, seat, origin, place, ATTRACTED + total(state, v.AttractsMore, survivor))
    await triggers.happen(table, DEED_ATTRACT, seat, survivor, place)


async def _clean(table: LongNightTable, seat: int) -> None:
    """Any die, with a survivor in the colony (L-138): the top 3 cards leave the game (L-139)."""
    state = table.state
    await dice.spend(table, seat, CLEANING)
    table.used("action:clean")
    inside = [one for one in state.piles[GROUP[seat]] if state.where[one] == v.COLONY]
    more = max(total(state, v.CleansMore, one) for one in inside)
    count(state, seat, STAT_CLEANED)
    effects.clean(table, CLEANED + more)
    await triggers.happen(table, DEED_CLEAN, seat, *cards.leader_at(state, seat))


def _move(table: LongNightTable, seat: int, answer: Move) -> Awaitable[None]:
    table.used("action:move")
    return moving.move(table, seat, answer.survivor)


async def _use(table: LongNightTable, seat: int, answer: Use, given: str = "") -> None:
    """For a die of at least the number before the text (L-145), or once a round for none (L-147, L-109), each player
    once with an improvement (L-565).

    A card that is its price was named with it; `given` is the one that somebody else gave for it (L-183).
    """
    state, sign = table.state, answer.source
    action = ACTIONS[SIGNED.get(sign, sign)][answer.number]
    survivor = bearer_of(state, seat, sign)
    if action.die:
        await dice.spend(table, seat, message("option-use", source=NAME[sign]), action.die)
    if action.once or not action.die:
        state.spent.append(spent_key(state, seat, SIGNED.get(sign, sign), answer.number))
    table.used(f"ability:{FACE.get(sign, sign)}:{answer.number}")
    table.tell("log-uses", "L-145", beat=beats.seat(table, "use", seat), seat=SEAT[seat], source=NAME[sign])
    reading = Reading(seat, sign, survivor, state.where[survivor])
    cost = action.cost
    if answer.paid and cost is not None:
        cards.discard(table, seat, given or next(one for one in table.pile(HAND[seat]) if FACE[one] == answer.paid))
        cost = replace(cost, cards=cost.cards - 1)
    # The kind that was given up may be spelled like a card that lies hidden: nothing that asks may still hold it.
    del answer
    await effects.pay(table, reading, cost)
    await effects.carry_out(table, reading, action.do)
    if survivor in state.where:
        await triggers.happen(table, DEED_ABILITY, seat, survivor, state.where[survivor], (sign,))


def bearer_of(state: LongNightState, seat: int, sign: str) -> str:
    """The survivor who has the ability or bears the item; for an improvement the leader."""
    source = SIGNED.get(sign, sign)
    for survivor in state.piles[GROUP[seat]]:
        if source == survivor or source in state.piles[GEAR[survivor]]:
            return survivor
    return state.players[seat].leader


def _play(table: LongNightTable, seat: int, answer: Play) -> Awaitable[None]:
    return cards.play(table, seat, answer.card, HAND[seat])


def _calm(table: LongNightTable, seat: int, answer: Calm) -> Awaitable[None]:
    return cards.calm_with(table, seat, answer.card)


async def _eat(table: LongNightTable, seat: int, answer: Eat) -> None:
    """An exile plays a food card, gives up its own text and raises a die by 1 (L-322)."""
    cards.discard(table, seat, answer.card)
    await dice.raise_die(table, seat, 1)
    played = (TYPE[answer.card], SIGN[answer.card])
    await triggers.happen(table, DEED_PLAY, seat, *cards.leader_at(table.state, seat), played)


async def _raise(table: LongNightTable, seat: int, answer: RaiseDie) -> None:
    """A food token raises a die by 1 (L-174), never above 6 (L-175), again and again (L-176)."""
    change_food(table, -1)
    unused = table.state.players[seat].dice
    unused[unused.index(answer.value)] += 1
    table.used("action:spend-food")
    await triggers.happen(table, DEED_SPEND_FOOD, seat, *cards.leader_at(table.state, seat))


def _lay_die(table: LongNightTable, seat: int, answer: LayDie) -> Awaitable[None]:
    return raxxon.lay_die(table, seat, answer.value)


def _hand_over(table: LongNightTable, seat: int, answer: HandOver) -> Awaitable[None]:
    return cards.hand_over(table, seat, answer.card)


async def _request(table: LongNightTable, seat: int) -> None:
    """A card that is given is used at once (L-179)."""
    card = await cards.request(table, seat)
    if card:
        await use_given(table, seat, card)
    await triggers.happen(table, DEED_REQUEST, seat, *cards.leader_at(table.state, seat))


async def use_given(table: LongNightTable, seat: int, card: str) -> None:
    """Played, or given up for something else (L-183, L-387). Gear that is given waits a turn before the crisis or the
    objective can have it (L-182).
    """
    state = table.state
    ways = ways_to_use(state, seat, card)
    way = await one_option(table, seat, ASK_USE_GIVEN, ways, card=NAME[card])
    if isinstance(way, Use):
        await _use(table, seat, way, given=card)
    elif isinstance(way, Calm):
        await cards.calm_with(table, seat, card)
    else:
        if ITEM[card].gear and state.turn is not None:
            state.turn.borrowed.append(SIGN[card])
        await _do(table, seat, way)


def ways_to_use(state: LongNightState, seat: int, card: str) -> list[Answer]:
    """Played or equipped; given up as the price of an ability, to calm somebody, as an exile for a die (L-183)."""
    found: list[Answer] = [PLAY[card]]
    found += [way for way in cards.calming(state, seat) if FACE[way.card] == FACE[card]]
    if TYPE[card] is v.FOOD and cards.can_eat(state, seat):
        found.append(EAT[card])
    return [*found, *(way for way in priced_uses(state, seat) if isinstance(way, Use) and way.paid == FACE[card])]


def _lay(table: LongNightTable, seat: int, answer: Lay) -> Awaitable[None]:
    return cards.lay(table, seat, answer.card)


async def _accuse(table: LongNightTable, seat: int) -> None:
    """Once a turn (L-191); an exile may do it too (L-195)."""
    turn = table.state.turn
    assert turn is not None
    named = (await one_option(table, seat, ASK_WHOM_TO_ACCUSE, exile.can_accuse(table.state, seat))).seat
    turn.vote_called = True
    await exile.call_vote(table, seat, named)


async def _call_knife(table: LongNightTable, seat: int) -> None:
    """Whoever wants a vote on the knife says so in one's own turn (L-583), exiles too, and one is enough (L-259)."""
    table.state.knife_called = True
    table.tell("log-calls-knife", "L-256", beat=beats.seat(table, "vote", seat), seat=SEAT[seat])


_ACTS: dict[Answer, Callable[[LongNightTable, int], Awaitable[None]]] = {
    END: _end,
    CLEAN: _clean,
    CONTRIBUTE: cards.contribute,
    ASK_FOR_CARD: _request,
    ACCUSE_SOMEBODY: _accuse,
    CALL_KNIFE: _call_knife,
}
_OPTIONS: dict[type, Callable[[LongNightTable, int, Any], Awaitable[None]]] = {
    Attack: _attack,
    Search: _search,
    Barricade: _barricade,
    Attract: _attract,
    Move: _move,
    Use: _use,
    Play: _play,
    Eat: _eat,
    Calm: _calm,
    RaiseDie: _raise,
    LayDie: _lay_die,
    HandOver: _hand_over,
    Lay: _lay,
}
