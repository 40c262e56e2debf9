"""Equip, Pick up and Trade: one short sequence in which each thing moves at most once (N-176 to N-179, N-218 to N-222,
N-243 to N-246).

What is to move is put together first, as a plan in the state; limits are checked at its end (N-179, N-221). What is
called off costs nothing, and is not begun again before the hero has taken a step or an action.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fivefires.games.zna.content import piles
from fivefires.games.zna.content.chemistry import TOKEN_KINDS
from fivefires.games.zna.content.index import AMMO, CARD, HERO, WEAPON
from fivefires.games.zna.state import STANDING, Plan, Transfer, ZnaState, ZnaTable, map_of, masked, seat_of
from fivefires.kernel import Prompt, message
from fivefires.kit.choosing import one_option

from . import events, gear, objectives
from .gear import BELT, HANDS, PACK, SLOT
from .questions import Act, Put, Who
from .scenarios import keys

ASK_EQUIP = Prompt("ask-equip", "N-243")
ASK_PICK_UP = Prompt("ask-pick-up", "N-177")
ASK_PARTNER = Prompt("ask-partner", "N-218")
ASK_TRADE = Prompt("ask-trade", "N-221")
ASK_CONSENT = Prompt("ask-consent", "N-220")

GROUND = "ground"
EQUIP, PICK_UP, TRADE = "equip", "pick-up", "trade"
# So many things are offered at once, so that no question has more than 64 answers; the others come up when these go.
MOST_THINGS = 62
OPEN_HAND = 3
LOOSE = (*TOKEN_KINDS, piles.MASK, *piles.PORTABLE)


# --- what there is ---------------------------------------------------------------------------------------------


def belongings(state: ZnaState, hero: int) -> Iterator[str]:
    """A hero's Resources (N-127, N-178, N-221): cards, chemistry tokens, mask and scenario tokens, one of a kind.

    Upgrades, drone objectives and credits are none (N-219, N-222).
    """
    yield from gear.cards(state, hero)
    place = piles.ON[hero]
    for kind in LOOSE:
        if place in state.stock[kind]:
            yield kind


def on_ground(state: ZnaState, area: int) -> Iterator[str]:
    for card, where in state.lying.items():
        if where == area:
            yield card
    place = piles.at(area)
    for kind in LOOSE:
        if place in state.stock[kind]:
            yield kind


def lying_beside(state: ZnaState, hero: int) -> list[int]:
    """Passed-out and dead heroes in the same area (N-176, N-231)."""
    area = state.heroes[hero].area
    return [
        other for other, who in enumerate(state.heroes) if other != hero and who.area == area and who.status != STANDING
    ]


def anything_here(state: ZnaState, hero: int) -> bool:
    """Whether there is something to pick up (N-176); a mask is only for whoever has none (N-125)."""
    area = state.heroes[hero].area
    stock, place = state.stock, piles.at(area)
    if area in state.lying.values():
        return True
    full = masked(state, hero)
    for kind in LOOSE:
        if place in stock[kind] and not (full and kind == piles.MASK):
            return True
    for other, who in enumerate(state.heroes):
        if who.area == area and other != hero:  # Only one of them stands.
            for thing in belongings(state, other):
                if not (full and thing == piles.MASK):
                    return True
    return False


def partners(state: ZnaState, hero: int) -> list[int]:
    """Adjacent standing heroes who have not refused in this turn (N-218, N-220)."""
    me = state.heroes[hero]
    beside = map_of(state).beside[me.area]
    return [
        other
        for other, who in enumerate(state.heroes)
        if beside >> who.area & 1 and who.status == STANDING and other != hero and str(other) not in me.refused
    ]


# --- what is planned -------------------------------------------------------------------------------------------


def _is_left(state: ZnaState, plan: Plan, thing: str, source: str) -> bool:
    """Whether a card, or one more of a kind of token, has not been moved yet."""
    if thing in CARD:
        return not any(one.thing == thing for one in plan.transfers)
    moved = sum(one.thing == thing and one.source == source for one in plan.transfers)
    return state.stock[thing][source] > moved


def _takes(state: ZnaState, plan: Plan) -> list[Put]:
    """Things from the ground and from all who lie here (N-178); a mask only for whoever has none (N-125)."""
    hero = plan.hero
    place = piles.at(state.heroes[hero].area)
    found = [Put(thing, "self", place) for thing in on_ground(state, state.heroes[hero].area)]
    for other in lying_beside(state, hero):
        found += [Put(thing, "self", piles.ON[other]) for thing in belongings(state, other)]
    wants_mask = not masked(state, hero) and not any(one.thing == piles.MASK for one in plan.transfers)
    return [
        put for put in found if _is_left(state, plan, put.thing, put.source) and (put.thing != piles.MASK or wants_mask)
    ]


def _drops(state: ZnaState, plan: Plan) -> list[Put]:
    """Own things to the ground, at no cost (N-132, N-133)."""
    place = piles.ON[plan.hero]
    return [Put(thing, GROUND) for thing in belongings(state, plan.hero) if _is_left(state, plan, thing, place)]


def _gifts(state: ZnaState, plan: Plan, giver: int, taker: int) -> list[Put]:
    """What may change hands: a mask only to whoever has none (N-125)."""
    source, target = piles.ON[giver], piles.ON[taker]
    full = masked(state, taker)
    return [
        Put(thing, target, source)
        for thing in belongings(state, giver)
        if _is_left(state, plan, thing, source) and not (thing == piles.MASK and full)
    ]


def fits(state: ZnaState, plan: Plan, hero: int) -> bool:
    """Whether all that comes to a hero finds a space when all that leaves him is gone (N-179, N-221)."""
    me = piles.ON[hero]
    come = [one.thing for one in plan.transfers if one.target == me]
    gone = [one.thing for one in plan.transfers if one.source == me]
    left = {space: [card for card in state.piles[names[hero]] if card not in gone] for space, names in SPACES}
    loose = [thing for thing in come if thing in piles.PORTABLE]
    lost = [thing for thing in gone if thing in piles.PORTABLE]
    stowed = allotted(
        left, [thing for thing in come if thing in CARD], gear.portable(state, hero) + len(loose) - len(lost)
    )
    if stowed is None:
        return False
    size = sum(gear.tokens(state, hero).values())
    size += sum(thing in TOKEN_KINDS for thing in come) - sum(thing in TOKEN_KINDS for thing in gone)
    return size <= HERO[state.heroes[hero].id].chemistry


SPACES = tuple(piles.SPACES.items())


def allotted(held: dict[str, list[str]], new: Sequence[str], tokens: int) -> dict[str, str] | None:
    """A space for each new card: hands and slot first, then belt, then backpack; None if they do not all fit."""
    spaces = {space: [*cards] for space, cards in held.items()}
    found: dict[str, str] = {}
    for card in sorted(new, key=gear.two_handed):
        if card in WEAPON and gear.hands_taken(spaces[HANDS]) + WEAPON[card].hands <= gear.HAND_ROOM:
            space = HANDS
        elif card in AMMO and not spaces[SLOT]:
            space = SLOT
        elif len(spaces[BELT]) < gear.BELT_ROOM:
            space = BELT
        else:
            space = PACK
        spaces[space].append(card)
        found[card] = space
    return found if len(spaces[PACK]) + tokens <= gear.PACK_ROOM else None


def carry_out(table: ZnaTable, plan: Plan) -> None:
    """First everything leaves, then what comes is put away."""
    state = table.state
    for one in plan.transfers:
        if one.thing not in CARD:
            target = piles.at(state.heroes[plan.hero].area) if one.target == GROUND else one.target
            table.shift(one.thing, 1, one.source, target)
        else:
            _lift(table, one)
    for hero in (plan.hero, plan.partner):
        if hero < 0:
            continue
        come = [one.thing for one in plan.transfers if one.target == piles.ON[hero] and one.thing in CARD]
        held = {space: state.piles[names[hero]] for space, names in SPACES}
        stowed = allotted(held, come, gear.portable(state, hero)) or {}
        for card, space in stowed.items():
            gear.receive(table, hero, card, piles.INCOMING, space)
    for one in plan.transfers:
        if one.target == GROUND and one.thing in CARD:
            gear.lay(table, one.thing, piles.INCOMING, state.heroes[plan.hero].area)


def _lift(table: ZnaTable, one: Transfer) -> None:
    state = table.state
    if one.source.startswith("at."):
        del state.lying[one.thing]
        table.move(one.thing, piles.GROUND, piles.INCOMING)
        return
    hero = int(one.source[-1])
    table.move(one.thing, piles.SPACES[gear.space_of(state, hero, one.thing)][hero], piles.INCOMING)


def _add(plan: Plan, put: Put) -> None:
    me = piles.ON[plan.hero]
    source = put.source or me
    target = me if put.target == "self" else put.target
    plan.transfers.append(Transfer(put.thing, source, target))


# --- the three actions -----------------------------------------------------------------------------------------


async def pick_up(table: ZnaTable, hero: int) -> bool:
    """As much of what is here as he likes, for one action (N-176, N-177). What does not fit stays (N-179).

    Meanwhile he may drop things (N-133). A key that lies where it was put is loud (N-499).
    """
    state = table.state
    plan = state.plan = Plan(PICK_UP, hero)
    while True:
        fit = fits(state, plan, hero)
        takes, drops = _takes(state, plan) if fit else [], _drops(state, plan)
        options: list[Put | Act] = [*takes[: MOST_THINGS - len(drops)], *drops]
        if fit and any(one.target == piles.ON[hero] for one in plan.transfers):
            options.append(Act.ENOUGH)
        options.append(Act.CALL_OFF)
        answer = await table.ask(seat_of(state.seats, hero), ASK_PICK_UP, options, hero=message(state.heroes[hero].id))
        if not isinstance(answer, Put):
            break
        _add(plan, answer)
        if not _takes(state, plan) and fits(state, plan, hero):
            answer = Act.ENOUGH
            break
    if answer == Act.ENOUGH and _takes_key(state, plan) and not await _noise(table, hero):
        state.plan = None
        return True
    return _end(table, plan, answer == Act.ENOUGH)


def _takes_key(state: ZnaState, plan: Plan) -> bool:
    """Whether a key is to be picked up from where the scenario put it (N-499)."""
    area = state.heroes[plan.hero].area
    taken = any(one.thing == piles.KEY and one.source == piles.at(area) for one in plan.transfers)
    return taken and keys.untouched(state, area)


async def _noise(table: ZnaTable, hero: int) -> bool:
    """A key that lies where the scenario put it draws a fog event first (N-499). False where that fells the hero: then
    the key lies there as before.

    It is no search, so that full pockets find nothing more, now or later (N-467).
    """
    state = table.state
    me = state.heroes[hero]
    await events.draw(table, hero, "N-499")
    state.full_pockets = False
    if me.status != STANDING:
        return False
    state.keys_taken.append(me.area)
    return True


def _end(table: ZnaTable, plan: Plan, agreed: bool) -> bool:
    """Carry a plan out, or forget it; a trade is then over for this turn (N-220). Gifts may fill a partner (N-478)."""
    state = table.state
    state.plan = None
    me = state.heroes[plan.hero]
    if agreed:
        carry_out(table, plan)
        if plan.kind == TRADE:
            objectives.full_load(table, plan.partner)
        return True
    if plan.kind == TRADE:
        me.refused += str(plan.partner)
    else:
        me.called_off += f" {plan.kind}"
    return False


async def trade(table: ZnaTable, hero: int) -> bool:
    """Resources in either direction, with an adjacent hero whose player agrees (N-218 to N-222).

    Whoever opens it may drop things, too (N-133, N-221); three gifts of either are an open hand (N-476).
    """
    state = table.state
    seat, me = seat_of(state.seats, hero), state.heroes[hero]
    options = [Who(state.heroes[other].id) for other in partners(state, hero)]
    chosen = await one_option(table, seat, ASK_PARTNER, options, hero=message(me.id))
    partner = next(other for other, who in enumerate(state.heroes) if who.id == chosen.who)
    plan = state.plan = Plan(TRADE, hero, partner)
    while True:
        offers: list[Put | Act] = [*_gifts(state, plan, hero, partner), *_gifts(state, plan, partner, hero)]
        offers += _drops(state, plan)
        gifts = given(plan, hero, partner) + given(plan, partner, hero)
        if gifts and fits(state, plan, hero) and fits(state, plan, partner):
            offers.append(Act.ENOUGH)
        offers.append(Act.CALL_OFF)
        answer = await table.ask(
            seat, ASK_TRADE, offers, hero=message(me.id), other=message(chosen.who), things=len(plan.transfers)
        )
        if not isinstance(answer, Put):
            break
        _add(plan, answer)
    agreed = answer == Act.ENOUGH and await _consents(table, plan)
    if agreed:
        table.tell("log-trades", "N-218", hero=message(me.id), other=message(chosen.who))
        for giver, taker in ((hero, partner), (partner, hero)):
            if given(plan, giver, taker) >= OPEN_HAND:
                objectives.done(table, giver, "open_hand")
    return _end(table, plan, agreed)


def given(plan: Plan, giver: int, taker: int) -> int:
    """How many things change hands this way; what is dropped is no gift (N-476)."""
    return sum(one.source == piles.ON[giver] and one.target == piles.ON[taker] for one in plan.transfers)


async def _consents(table: ZnaTable, plan: Plan) -> bool:
    """Another player must agree to it (N-220)."""
    state = table.state
    seat = seat_of(state.seats, plan.partner)
    if seat == seat_of(state.seats, plan.hero):
        return True
    answer = await table.ask(
        seat,
        ASK_CONSENT,
        [Act.AGREE, Act.REFUSE],
        hero=message(state.heroes[plan.hero].id),
        other=message(state.heroes[plan.partner].id),
        given=given(plan, plan.hero, plan.partner),
        taken=given(plan, plan.partner, plan.hero),
    )
    return answer == Act.AGREE


async def equip(table: ZnaTable, hero: int, *, free: bool = False) -> bool:
    """Rearrange all cards among hands, belt, backpack and slot (N-243, N-246); anything may be dropped, too (N-133).

    Before the first turn it is free (N-141).
    """
    state = table.state
    plan = state.plan = Plan(EQUIP, hero)
    while True:
        done = [Act.ENOUGH] if plan.transfers and _arranged(state, plan) else []
        away = Act.READY if free and not plan.transfers else Act.CALL_OFF
        answer = await table.ask(
            seat_of(state.seats, hero),
            ASK_EQUIP,
            [*_arrangements(state, plan, drop=not free), *done, away],
            hero=message(state.heroes[hero].id),
        )
        if not isinstance(answer, Put):
            break
        source = gear.space_of(state, hero, answer.thing) if answer.thing in CARD else piles.ON[hero]
        plan.transfers.append(Transfer(answer.thing, source, answer.target))
    if answer != Act.ENOUGH:
        return _end(table, plan, False)
    state.plan = None
    _rearrange(table, plan)
    return True


def _rearrange(table: ZnaTable, plan: Plan) -> None:
    """All cards out of their spaces, then each into its new one or to the ground."""
    hero, area = plan.hero, table.state.heroes[plan.hero].area
    cards = [one for one in plan.transfers if one.thing in CARD]
    for one in plan.transfers:
        if one.thing in CARD:
            table.move(one.thing, piles.SPACES[one.source][hero], piles.INCOMING)
        else:
            table.shift(one.thing, 1, one.source, piles.at(area))
    for one in cards:
        if one.target == GROUND:
            gear.lay(table, one.thing, piles.INCOMING, area)
        else:
            table.move(one.thing, piles.INCOMING, piles.SPACES[one.target][hero])


def _arrangements(state: ZnaState, plan: Plan, *, drop: bool) -> list[Put]:
    """Each card that has not been moved yet, to each other space that may hold it (N-122, N-123)."""
    found: list[Put] = []
    moved = [one.thing for one in plan.transfers]
    for space, names in SPACES:
        for card in state.piles[names[plan.hero]]:
            if card not in moved:
                found += [Put(card, other) for other in _homes(card) if other != space]
    return [*found, *_drops(state, plan)] if drop else found


def _homes(card: str) -> tuple[str, ...]:
    """The spaces that may hold a card at all."""
    return (HANDS, BELT, PACK) if card in WEAPON else (SLOT, BELT, PACK) if card in AMMO else (BELT, PACK)


def _arranged(state: ZnaState, plan: Plan) -> bool:
    """Whether every space holds what it can (N-120 to N-123)."""
    hero = plan.hero
    after = {space: [*state.piles[names[hero]]] for space, names in SPACES}
    tokens = gear.portable(state, hero)
    for one in plan.transfers:
        if one.thing in CARD:
            after[one.source].remove(one.thing)
            if one.target != GROUND:
                after[one.target].append(one.thing)
        elif one.thing in piles.PORTABLE:
            tokens -= 1
    return (
        gear.hands_taken(after[HANDS]) <= gear.HAND_ROOM
        and len(after[BELT]) <= gear.BELT_ROOM
        and len(after[PACK]) + tokens <= gear.PACK_ROOM
        and len(after[SLOT]) <= 1
    )
