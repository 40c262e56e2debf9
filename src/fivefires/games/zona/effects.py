"""Carrying out what cards say: one small function for each word of the vocabulary.

Effects are settled strictly from left to right, each completely before the next (Z-129, Z-136). One that cannot
happen is left out, and the next one follows (Z-559). Four words end the reading of a paragraph; their `Flow` travels
straight up to the card.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from enum import Enum
from functools import cache
from typing import Any

from fivefires.kernel import Prompt, face_of, only

from . import (
    actions,
    damage,
    encounters,
    entry,
    events,
    facilities,
    fatigue,
    items,
    marked,
    market,
    piles,
    reputation,
    rumors,
    sarcophagus,
    solo,
    tests,
    threats,
)  # fmt: skip
from .board import ENTRANCES, POWER_PLANT, candidates, nearest, threats_at, ways_from
from .choices import way_name
from .content import vocabulary as v
from .content.index import COUNTED_ARTIFACT, CROWBARS, ITEM, THREAT
from .names import NAME, SEAT
from .piles import TROPHIES
from .questions import BURY_NOTHING, DECLINE, Act, At, Bury, Choose, Discard, Keep, Meet, Use
from .state import (
    BAD,
    GOOD,
    HIGHEST_FATIGUE,
    LAST_SPACE,
    LOWEST_FATIGUE,
    REPUTATIONS,
    Died,
    LookUnderWay,
    MarkedUnderWay,
    ZonaState,
    ZonaTable,
    chooser,
    owned,
    owned_artifacts,
    playing,
    turn_order,
)  # fmt: skip

ASK_CHOICE = Prompt("ask-choice", "Z-132")
ASK_MAY = Prompt("ask-may", "Z-135")
ASK_PAY_WITH = Prompt("ask-pay-with", "Z-361")
ASK_DISCARD_WHICH = Prompt("ask-discard", "Z-234")
ASK_PLACE = Prompt("ask-place", "Z-184")
ASK_WHICH_THREAT = Prompt("ask-which-threat", "Z-289")
ASK_SALVAGE = Prompt("ask-salvage", "Z-525")
ASK_PEEK = Prompt("ask-peek", "Z-524")


class Flow(Enum):
    """How a story goes on after an effect that ends the reading of its paragraph."""

    GO_ON = "go-on"
    FAIL = "fail"
    UNCOVER = "uncover"


async def carry_out(table: ZonaTable, seat: int, effects: v.Effects) -> Flow | None:
    """Carry the effects out in order, up to the first that ends the reading."""
    for effect in effects:
        kind = type(effect)
        if kind in AT_ONCE:
            AT_ONCE[kind](table, seat, effect)
        elif kind in ENDS:
            return ENDS[kind]
        elif (flow := await HOW[kind](table, seat, effect)) is not None:
            return flow
    return None


# The branches of a path that are no way of a choice.
BRANCHES = (
    "pass", "fail", "then", "otherwise", "good", "neutral", "bad", "low", "high", "defeated", "undefeated",
)  # fmt: skip


async def follow(table: ZonaTable, seat: int, branch: str, effects: v.Effects) -> Flow | None:
    """Carry out one branch of an effect."""
    table.state.path.append(branch)
    flow = await carry_out(table, seat, effects)
    table.state.path.pop()
    return flow


# --- conditions ---------------------------------------------------------------------------------------------


def holds(state: ZonaState, seat: int, condition: v.Condition) -> bool:
    """Whether a condition holds at the moment when it is reached (Z-147). Owning is enough, nothing is used (Z-261)."""
    me = state.scavengers[seat]
    match condition:
        case v.Has(match, count):
            return len(matching(state, seat, match)) >= count
        case v.Crowbar():
            return bool(crowbars(state, seat))
        case v.Trophies(number):
            return len(state.piles[TROPHIES[seat]]) >= number
        case v.Secrets(number):
            return len(state.piles[piles.SECRETS[seat]]) >= number
        case v.Fatigue(number):
            return me.fatigue >= number
        case v.Weaknesses(number):
            return len(me.weaknesses) >= number
        case v.Hurt(number):
            return me.damage >= number
        case v.Standing(among):
            return REPUTATIONS[me.reputation] in among
        case v.ThreatHere(number):
            return len(threats_at(state, me.place)) >= number
        case v.Alone():
            return sum(other.place == me.place for other in state.scavengers) == 1
        case v.Not(inner):
            return not holds(state, seat, inner)


def matching(state: ZonaState, seat: int, match: v.Match, *, leave_out: str = "") -> list[str]:
    """The player's items of that type, category and name, worn or packed, used up or not."""
    cards = [*filter(cards_of(match).__contains__, owned(state, seat))]
    if leave_out in cards:
        cards.remove(leave_out)
    return cards


@cache
def cards_of(match: v.Match) -> frozenset[str]:
    """All items that are meant; Siphon is never meant by an artifact (Z-445)."""
    return frozenset(
        card
        for card, item in ITEM.items()
        if (match.type is None or item.type == match.type)
        and (match.category is None or match.category in item.spec.categories)
        and (match.artifact is None or (card in COUNTED_ARTIFACT) is match.artifact)
    )


# --- costs ---------------------------------------------------------------------------------------------------

ARTIFACT = v.Match(artifact=True)


def can_pay(state: ZonaState, seat: int, cost: v.Cost, *, without: str = "") -> bool:
    """A price is offered only to those who can pay all of it (Z-361, Z-555).

    Fatigue must not go beyond 5 (Z-351), damage must not give a weakness (Z-359), judged before protection (Z-360).
    `without` is an item that may be gone by then.
    """
    if cost is v.FREE:
        return True
    me = state.scavengers[seat]
    return (
        me.rubles >= cost.rubles
        and me.fatigue + cost.fatigue <= HIGHEST_FATIGUE
        and (cost.damage is v.NONE or damage.fits(state, seat, cost.damage))
        and (not cost.trophies or len(state.piles[TROPHIES[seat]]) >= cost.trophies)
        and (not cost.artifacts or len(matching(state, seat, ARTIFACT)) >= cost.artifacts)
        and (cost.discard is None or bool(matching(state, seat, cost.discard, leave_out=without)))
        and (not cost.crowbar or bool(crowbars(state, seat)))
        and (not cost.reputation or me.reputation - cost.reputation >= BAD)
    )


def crowbars(state: ZonaState, seat: int) -> list[str]:
    """Only an item named Crowbar answers an effect that asks for one (Z-263)."""
    return [card for card in owned(state, seat) if card in CROWBARS]


async def pay(table: ZonaTable, seat: int, cost: v.Cost) -> None:
    """Pay a price, part by part (Z-555). A crowbar gets 1 damage, and its own effect does not happen (Z-262)."""
    if cost == v.FREE:
        return
    table.state.scavengers[seat].rubles -= cost.rubles
    if cost.discard is not None:
        await discard(table, seat, cost.discard)
    for _ in range(cost.artifacts):
        await discard(table, seat, ARTIFACT)
    for _ in range(cost.trophies):
        await discard_trophy(table, seat)
    if cost.crowbar:
        crowbar = await items.damage_one(table, seat, crowbars(table.state, seat))
        if crowbar in crowbars(table.state, seat):
            events.use_crowbar(table.state, crowbar)
    for _ in range(cost.reputation):
        await reputation.worsen(table, seat)
    if cost.fatigue:
        await fatigue.tire(table, seat, cost.fatigue)
    if cost.damage != v.NONE:
        await damage.suffer(table, seat, cost.damage.radiation, cost.damage.mental, cost.damage.physical)


async def discard(table: ZonaTable, seat: int, match: v.Match) -> None:
    """Lose a matching item of choice; for an artifact it is never Siphon (Z-446)."""
    cards = matching(table.state, seat, match)
    if not cards:
        return
    card = cards[0]
    if len(cards) > 1:
        card = (await table.ask(seat, ASK_PAY_WITH, [Discard(one) for one in cards])).piece
    await items.lose(table, seat, card)


async def discard_trophy(table: ZonaTable, seat: int) -> None:
    """Lose a trophy of choice: it goes back to its slot (Z-026, Z-237)."""
    trophies = table.pile(TROPHIES[seat])
    if not trophies:
        return
    token = trophies[0]
    if len(trophies) > 1:
        token = (await table.ask(seat, ASK_PAY_WITH, [Discard(one) for one in trophies])).piece
    threats.discard_token(table, token, TROPHIES[seat])
    table.tell("log-discards", "Z-237", seat=SEAT[seat], piece=NAME[token])


# --- goods, body, standing ---------------------------------------------------------------------------------


def gain(table: ZonaTable, seat: int, effect: v.Gain) -> None:
    table.state.scavengers[seat].rubles += effect.rubles
    if table.log is not None:
        table.tell("log-rubles", "Z-129", seat=SEAT[seat], rubles=effect.rubles)


def lose(table: ZonaTable, seat: int, effect: v.Lose) -> None:
    """As much as there is, never a debt (Z-558)."""
    me = table.state.scavengers[seat]
    lost = min(effect.rubles, me.rubles)
    me.rubles -= lost
    table.tell("log-rubles-lost", "Z-129", seat=SEAT[seat], rubles=lost)


def suffer(table: ZonaTable, seat: int, effect: v.Suffer) -> Awaitable[None]:
    """Amounts joined on the card are one package (Z-137), against which protection may be used (Z-138).

    On cards damage and fatigue are a consequence and no price: they may overflow (Z-556).
    """
    if marked.averted(table.state):
        return _nothing()
    times = owned_artifacts(table.state, seat) if effect.per else 1
    return damage.suffer(table, seat, effect.radiation * times, effect.mental * times, effect.physical * times)


async def _nothing() -> None:
    """The damage was averted (Z-457)."""


async def heal(table: ZonaTable, seat: int, effect: v.Heal) -> None:
    damage.heal(table, seat, effect.damage)
    for _ in range(effect.weakness):
        await damage.heal_weakness(table, seat)


def weaken(table: ZonaTable, seat: int, effect: v.Weaken) -> Awaitable[None]:
    return damage.weaken(table, seat)


def tire(table: ZonaTable, seat: int, effect: v.Tire) -> Awaitable[None]:
    return fatigue.tire(table, seat, effect.by)


def relieve(table: ZonaTable, seat: int, effect: v.Relieve) -> None:
    fatigue.relieve(table, seat, effect.by)


def exhaust(table: ZonaTable, seat: int, effect: v.Exhaust) -> None:
    fatigue.exhaust(table, seat)


async def improve(table: ZonaTable, seat: int, effect: v.Improve) -> None:
    for _ in range(effect.steps):
        await reputation.improve(table, seat)


async def worsen(table: ZonaTable, seat: int, effect: v.Worsen) -> None:
    for _ in range(effect.steps):
        await reputation.worsen(table, seat)


def take(table: ZonaTable, seat: int, effect: v.Take) -> Awaitable[None]:
    return items.take(table, seat, effect.deck, effect.cards)


async def draw_keep(table: ZonaTable, seat: int, effect: v.DrawKeep) -> None:
    await items.draw_and_keep(table, seat, effect.deck, effect.draw, effect.keep)
    await items.taken(table, seat, effect.deck)


async def salvage(table: ZonaTable, seat: int, effect: v.Salvage) -> None:
    """Cards of choice from a discard pile, which all can look through (Z-525); junk is taken here, too (Z-462)."""
    discards = piles.DISCARDS[effect.deck]
    if not table.pile(discards):
        return
    for _ in range(effect.cards):
        cards = one_of_each(table.pile(discards))
        if not cards:
            break
        answer = await table.ask(seat, ASK_SALVAGE, [Keep(card) for card in cards])
        table.move(answer.card, discards, piles.INCOMING)
        await items.find_place(table, seat, answer.card)
    await items.taken(table, seat, effect.deck)


def one_of_each(cards: Sequence[str]) -> list[str]:
    """One copy of each card."""
    return sorted({face_of(card): card for card in cards}.values())


def trade(table: ZonaTable, seat: int, effect: v.Trade) -> Awaitable[None]:
    return market.trade(table, seat, effect)


def sell(table: ZonaTable, seat: int, effect: v.Sell) -> Awaitable[None]:
    return market.sell(table, seat, effect)


def repair(table: ZonaTable, seat: int, effect: v.Repair) -> Awaitable[None]:
    return items.repair(table, seat, effect.damage)


async def wear(table: ZonaTable, seat: int, effect: v.Wear) -> None:
    for _ in range(effect.times):
        await items.damage_one(table, seat, matching(table.state, seat, effect.match))


async def discard_items(table: ZonaTable, seat: int, effect: v.Discard) -> None:
    for _ in range(effect.count):
        await discard(table, seat, effect.match)


async def deactivate(table: ZonaTable, seat: int, effect: v.Deactivate) -> None:
    for _ in range(effect.count):
        await items.deactivate_one(table, seat)


def gain_trophy(table: ZonaTable, seat: int, effect: v.GainTrophy) -> None:
    token = threats.draw_token(table, effect.colour, v.MUTANT)
    if token is not None:
        threats.win_trophy(table, seat, token, piles.MET)


async def lose_trophy(table: ZonaTable, seat: int, effect: v.LoseTrophy) -> None:
    for _ in range(effect.count):
        await discard_trophy(table, seat)


# --- tests and choices -------------------------------------------------------------------------------------


async def test(table: ZonaTable, seat: int, effect: v.Test) -> Flow | None:
    """A test like any other (Z-130), after which only the part for its result applies (Z-131)."""
    of = effect.of
    attribute = of if isinstance(of, v.Attribute) else await tests.which_attribute(table, seat, of)
    if effect.mark is not None:
        return await marked_test(table, seat, effect, attribute)
    passed = await tests.attribute_test(table, seat, attribute, effect.difficulty)
    events.read_outcome(table, seat, "pass" if passed else "fail")
    outcome = effect.passed if passed else effect.failed
    return await follow(table, seat, "pass" if passed else "fail", outcome) if outcome else None


async def marked_test(table: ZonaTable, seat: int, effect: v.Test, attribute: str) -> Flow | None:
    """The symbol beside the difficulty lets in whatever helps in encounters of that kind (Z-217)."""
    under_way = MarkedUnderWay(seat, effect.mark or "")
    if await marked.test(table, under_way, attribute, effect.difficulty):
        events.read_outcome(table, seat, "pass")
        return await follow(table, seat, "pass", effect.passed)
    events.read_outcome(table, seat, "fail")
    if not effect.failed:
        return None
    table.state.under_way.append(under_way)
    if any(isinstance(one, v.Suffer) for one in effect.failed):
        await marked.avert(table, under_way)
    flow = await follow(table, seat, "fail", effect.failed)
    table.state.under_way.pop()
    return flow


async def choose(table: ZonaTable, seat: int, effect: v.Choose) -> Flow | None:
    """One of the alternatives, and only that one (Z-132); all may read the whole card first (Z-133, Z-134)."""
    events.open_card(table.state)
    way = await _choose_way(table, seat, effect.options)
    if way is None:
        return None
    tell_choice(table, seat, way.key)
    await pay(table, seat, way.cost)
    return await follow(table, seat, way.key, way.do)


async def _choose_way(table: ZonaTable, seat: int, options: Sequence[v.Option]) -> v.Option | None:
    """Items may be used before the answer (Z-529); where there is one way only, or none, nobody is asked."""
    state = table.state
    who = chooser(state, seat)
    while True:
        ways = [option for option in options if available(state, seat, option)]
        uses = items.uses_on_turn(state, seat) if who == seat else []
        if not ways or (len(ways) == 1 and not uses):
            return ways[0] if ways else None
        offers: list[Choose | Use] = [*(Choose(option.key) for option in ways), *uses]
        answer = await table.ask(who, ASK_CHOICE, offers)
        if isinstance(answer, Choose):
            return next(option for option in ways if option.key == answer.way)
        await items.use_on_turn(table, seat, answer)


def available(state: ZonaState, seat: int, way: v.Option | v.May) -> bool:
    """A way whose condition or price cannot be met is not offered (Z-557)."""
    return (way.needs is None or holds(state, seat, way.needs)) and can_pay(state, seat, way.cost)


async def may(table: ZonaTable, seat: int, effect: v.May) -> Flow | None:
    """What a player may do, the player may decline (Z-135)."""
    state = table.state
    who = chooser(state, seat)
    while available(state, seat, effect):
        answer = await table.ask(
            who, ASK_MAY, [Choose(effect.key), DECLINE, *(items.uses_on_turn(state, seat) if who == seat else ())]
        )
        if isinstance(answer, Use):
            await items.use_on_turn(table, seat, answer)
        elif isinstance(answer, Act):
            return None
        else:
            tell_choice(table, seat, effect.key)
            await pay(table, seat, effect.cost)
            return await follow(table, seat, effect.key, effect.do)
    return None


def tell_choice(table: ZonaTable, seat: int, way: str) -> None:
    if table.log is not None:
        state = table.state
        table.tell("log-chooses", "Z-132", seat=SEAT[chooser(state, seat)], way=way_name(state, way))


async def look(table: ZonaTable, seat: int, effect: v.If) -> Flow | None:
    if holds(table.state, seat, effect.needs):
        return await follow(table, seat, "then", effect.then)
    return await follow(table, seat, "otherwise", effect.otherwise)


async def by_reputation(table: ZonaTable, seat: int, effect: v.ByReputation) -> Flow | None:
    """The part of the reputation that the player has now; the others are ignored (Z-146, Z-147, Z-352)."""
    reputation = REPUTATIONS[table.state.scavengers[seat].reputation]
    return await follow(table, seat, reputation, getattr(effect, reputation))


# --- threats -----------------------------------------------------------------------------------------------


async def encounter(table: ZonaTable, seat: int, effect: v.Encounter) -> Flow | None:
    """Draw a token and meet it (Z-139); then the reading goes on whatever the outcome (Z-142).

    With an empty slot the way is free, without a reward (Z-534).
    """
    token = threats.draw_token(table, effect.colour, effect.kind)
    defeated = token is None or await encounters.encounter(table, seat, token, drawn=True, may_run=effect.may_run)
    return await after_encounter(table, seat, effect, defeated=defeated)


async def meet_threat(table: ZonaTable, seat: int, effect: v.MeetThreat) -> Flow | None:
    tokens = threats_at(table.state, table.state.scavengers[seat].place)
    if not tokens:
        return None
    token = await pick_token(table, seat, tokens)
    defeated = await encounters.encounter(table, seat, token, drawn=False)
    return await after_encounter(table, seat, effect, defeated=defeated)


async def after_encounter(
    table: ZonaTable, seat: int, effect: v.Encounter | v.MeetThreat, *, defeated: bool
) -> Flow | None:
    outcome = effect.defeated if defeated else effect.undefeated
    return await follow(table, seat, "defeated" if defeated else "undefeated", outcome) if outcome else None


async def draw_threat(table: ZonaTable, seat: int, effect: v.DrawThreat) -> Flow | None:
    """Draw a token without an encounter (Z-143); it is shown to all and goes back as a discard (Z-144).

    Where the card says so, one that is easy to detect becomes a trophy, if it can be one.
    """
    token = threats.draw_token(table, effect.colour, effect.kind)
    if token is None:
        return None
    table.tell("log-token-shown", "Z-144", threat=NAME[token])
    low = THREAT[token].spec.detection < effect.split
    if low and effect.keep and THREAT[token].spec.reward.trophy:
        threats.win_trophy(table, seat, token, piles.MET)
    else:
        threats.discard_token(table, token, piles.MET)
    return await follow(table, seat, "low" if low else "high", effect.low if low else effect.high)


async def place_threat(table: ZonaTable, seat: int, effect: v.PlaceThreat) -> None:
    """Draw a token and put it down, without an encounter (Z-145, Z-293)."""
    places = [place for place in candidates(table.state, seat, effect.where) if place in piles.AT]
    for place in await pick_places(table, seat, effect.where, places):
        threats.place_from_tray(table, effect.colour, effect.kind, place)


async def remove_threat(table: ZonaTable, seat: int, effect: v.RemoveThreat) -> None:
    """Tokens of one place go back to the top of their slots."""
    state = table.state
    places = [
        place
        for place in candidates(state, seat, effect.where)
        if any(effect.kind in (None, THREAT[token].kind) for token in threats_at(state, place))
    ]
    for place in await pick_places(table, seat, effect.where, places):
        for left in range(effect.count, 0, -1):
            tokens = [token for token in threats_at(state, place) if effect.kind in (None, THREAT[token].kind)]
            if not tokens:
                break
            everything = left >= len(tokens)
            token = tokens[0] if everything else await pick_token(table, seat, tokens, effect.where.pick)
            threats.discard_token(table, token, piles.AT[place])
            table.tell("log-token-removed", "Z-026", threat=NAME[token], place=NAME[place])


async def move_threat(table: ZonaTable, seat: int, effect: v.MoveThreat) -> None:
    """One token goes elsewhere, to where tokens of its colour belong (Z-507), without an encounter (Z-293)."""
    state = table.state
    places = [place for place in candidates(state, seat, effect.origin) if _movable(state, seat, place, effect.to)]
    for place in await pick_places(table, seat, effect.origin, places):
        token = await pick_token(table, seat, _movable(state, seat, place, effect.to), effect.origin.pick)
        for goal in await pick_places(table, seat, effect.to, _goals(state, seat, token, place, effect.to)):
            table.move(token, piles.AT[place], piles.AT[goal])
            table.tell("log-token-moved", "Z-293", threat=NAME[token], place=NAME[goal])


def _movable(state: ZonaState, seat: int, place: str, to: v.Where) -> list[str]:
    return [token for token in threats_at(state, place) if _goals(state, seat, token, place, to)]


def _goals(state: ZonaState, seat: int, token: str, place: str, to: v.Where) -> list[str]:
    return [
        goal
        for goal in candidates(state, seat, to, origin=place)
        if goal != place and goal in piles.AT and threats.goes_to(token, goal)
    ]


# --- picking places and tokens -------------------------------------------------------------------------------


async def pick_places(table: ZonaTable, seat: int, where: v.Where, places: list[str]) -> list[str]:
    """Of the places that fit, the one picked by whom the card names, or all of them; none where none fits."""
    state = table.state
    if where.pick == v.NEAREST:
        places = nearest(state, state.scavengers[seat].place, places)
    if where.pick == v.ALL:
        return solo.narrowed(state, places)
    if len(places) <= 1:
        return places
    if where.pick == v.CHANCE:
        return [table.pick(places)]
    if where.pick == v.VOICE:
        return [await solo.voice_place(table, places)]
    return [(await table.ask(chooser(state, seat), ASK_PLACE, [At(place) for place in places])).place]


async def pick_token(table: ZonaTable, seat: int, tokens: Sequence[str], pick: v.Pick = v.READER) -> str:
    if len(tokens) == 1:
        return tokens[0]
    if pick == v.VOICE:
        return await solo.voice_threat(table, tokens)
    return (await table.ask(chooser(table.state, seat), ASK_WHICH_THREAT, [Meet(token) for token in tokens])).token


# --- places ------------------------------------------------------------------------------------------------


async def relocate(table: ZonaTable, seat: int, effect: v.Relocate) -> None:
    """A change of place that is no movement: no encounter (Z-291) and no shortcut damage (Z-091)."""
    places = relocations(table.state, seat, effect.to)
    for place in await pick_places(table, seat, effect.to, places):
        if place != table.state.scavengers[seat].place:
            actions.relocate(table, seat, place)


def relocations(state: ZonaState, seat: int, where: v.Where) -> list[str]:
    """Where a relocation can lead: never out of the Sarcophagus or the Power Plant, nor into them (Z-059, Z-083).

    The entry bans of facilities hold (Z-366).
    """
    here = state.scavengers[seat].place
    if here in (piles.SARCOPHAGUS, POWER_PLANT):
        return []
    return [
        place
        for place in candidates(state, seat, where)
        if place not in (piles.SARCOPHAGUS, POWER_PLANT)
        and (place != here or where.pick == v.NEAREST)
        and (place not in ENTRANCES or entry.can_enter(state, seat, place))
    ]


def move_again(table: ZonaTable, seat: int, effect: v.MoveAgain) -> Awaitable[None]:
    return actions.move_again(table, seat, shortcuts_hurt=effect.shortcuts_hurt)


# --- decks, turns, the round -------------------------------------------------------------------------------


async def peek(table: ZonaTable, seat: int, effect: v.Peek) -> None:
    """The reader alone looks at the top cards, and may put some of them at the bottom (Z-562)."""
    state = table.state
    pile = _pile_to_peek(state, seat, effect.pile)
    if not pile or not state.piles[pile]:
        return
    shown = len(state.piles[pile]) if effect.pile == v.SECRET_ITEMS else min(effect.cards, len(state.piles[pile]))
    show_top(table, seat, pile, shown)
    under_way = LookUnderWay(seat, pile, min(effect.bury, shown), shown)
    state.under_way.append(under_way)
    while under_way.left and await _bury_one(table, under_way):
        under_way.left -= 1
        under_way.shown -= 1
    state.under_way.pop()


def show_top(table: ZonaTable, seat: int, pile: str, cards: int) -> None:
    """Only the reader gets to know what lies there, until it is drawn or shuffled."""
    top = table.pile(pile)[-cards:]
    table.reveal(top, to=only(seat))
    if table.log is not None:
        table.tell("log-peeks", "Z-524", seat=SEAT[seat], cards=cards, to=~only(seat))
        for card in reversed(top):
            table.tell("log-peeks-card", "Z-524", card=NAME[card], to=only(seat))


def _pile_to_peek(state: ZonaState, seat: int, pile: v.Pile) -> str:
    """Where the cards lie; `THIS_DECK` is the one that the reader would draw from."""
    if pile == v.RUMORS:
        return piles.RUMORS
    if pile == v.SARCOPHAGUS_EVENTS:
        return piles.EVENTS[piles.SARCOPHAGUS]
    if pile == v.SECRET_ITEMS:
        site = entry.site_in_reach(state.scavengers[seat].place)
        return piles.SECRET_ITEMS[site] if site else ""
    decks = {v.GREEN_EVENTS: "green", v.YELLOW_EVENTS: "yellow"}
    deck = decks.get(pile) or events.deck_for(state, seat)
    return piles.EVENTS[deck] if deck else ""


async def _bury_one(table: ZonaTable, under_way: LookUnderWay) -> bool:
    """Put one of the cards at the bottom; False where the reader has enough."""

    def offers() -> list[Bury | Act]:
        shown = table.pile(under_way.pile)[-under_way.shown :]
        return [*(Bury(card) for card in sorted(shown)), BURY_NOTHING]

    answer = await table.ask(under_way.seat, ASK_PEEK, offers)
    if isinstance(answer, Act):
        return False
    table.move(answer.card, under_way.pile, under_way.pile, to_bottom=True)
    table.tell("log-buries", "Z-524", seat=SEAT[under_way.seat])
    return True


def search_secret_items(table: ZonaTable, seat: int, effect: v.SearchSecretItems) -> Awaitable[None]:
    return facilities.search_secret_items(table, seat)


def shift_emission(table: ZonaTable, seat: int, effect: v.ShiftEmission) -> None:
    """Only arrows of rumors can bring the marker to the last space (Z-535)."""
    state = table.state
    state.marker = max(0, min(LAST_SPACE - 1, state.marker + effect.by))
    table.tell("log-marker", "Z-176", space=state.marker)


def actions_next_turn(table: ZonaTable, seat: int, effect: v.ActionsNextTurn) -> None:
    table.state.scavengers[seat].actions_next += effect.by


def extra_action(table: ZonaTable, seat: int, effect: v.ExtraAction) -> None:
    """One more action in this turn, up to 3."""
    turn = table.state.turn
    if turn is not None and turn.taken + turn.actions_left < actions.MOST:
        turn.actions_left += 1


def safe_shortcuts(table: ZonaTable, seat: int, effect: v.SafeShortcuts) -> None:
    """No shortcut damage for the rest of the round (Z-464), and nothing else (Z-465)."""
    table.state.scavengers[seat].safe_shortcuts = True


def quiet_gate(table: ZonaTable, seat: int, effect: v.QuietGate) -> None:
    """This turn's local action at the gates or the Power Plant does no harm (Z-574)."""
    assert table.state.turn is not None
    table.state.turn.quiet_gate = True


async def each(table: ZonaTable, seat: int, effect: v.Each) -> None:
    """Every scavenger there carries it out, in turn order (Z-571); a death does not stop the others (Z-334)."""
    state = table.state
    places = candidates(state, seat, effect.where)
    depth, branch = len(state.under_way), len(state.path)
    for who in turn_order(state):
        if state.scavengers[who].place in places and not (effect.others and who == seat):
            try:
                await carry_out(table, who, effect.do)
            except Died:
                del state.under_way[depth:], state.path[branch:]
    if not playing(state, seat) and not rumors.under_way(state):
        raise Died


def refresh_market(table: ZonaTable, seat: int, effect: v.RefreshMarket) -> None:
    market.refresh(table, effect.rows)


# --- the story, and encounters -------------------------------------------------------------------------------


def reach_the_end(table: ZonaTable, seat: int, effect: v.Win) -> None:
    sarcophagus.win(table, seat)


def dismiss(table: ZonaTable, seat: int, effect: v.Dismiss) -> None:
    encounters.dismiss(table)


def edge(table: ZonaTable, seat: int, effect: v.Edge) -> None:
    encounters.add_edge(table, effect)


def avert(table: ZonaTable, seat: int, effect: v.Avert) -> None:
    encounters.avert(table)


# Effects that end the reading of a paragraph.
ENDS: dict[type[Any], Flow] = {v.GoOn: Flow.GO_ON, v.Fail: Flow.FAIL, v.UncoverSecret: Flow.UNCOVER}

# Effects that nobody is asked anything about.
AT_ONCE: dict[type[Any], Callable[[ZonaTable, int, Any], None]] = {
    v.Gain: gain,
    v.Lose: lose,
    v.Relieve: relieve,
    v.Exhaust: exhaust,
    v.GainTrophy: gain_trophy,
    v.Win: reach_the_end,
    v.ShiftEmission: shift_emission,
    v.ActionsNextTurn: actions_next_turn,
    v.ExtraAction: extra_action,
    v.SafeShortcuts: safe_shortcuts,
    v.QuietGate: quiet_gate,
    v.RefreshMarket: refresh_market,
    v.Dismiss: dismiss,
    v.Edge: edge,
    v.Avert: avert,
}

HOW: dict[type[Any], Callable[[ZonaTable, int, Any], Awaitable[Flow | None]]] = {
    v.Suffer: suffer,
    v.Heal: heal,
    v.Weaken: weaken,
    v.Tire: tire,
    v.Improve: improve,
    v.Worsen: worsen,
    v.Take: take,
    v.DrawKeep: draw_keep,
    v.Salvage: salvage,
    v.Trade: trade,
    v.Sell: sell,
    v.Repair: repair,
    v.Wear: wear,
    v.Discard: discard_items,
    v.Deactivate: deactivate,
    v.LoseTrophy: lose_trophy,
    v.Test: test,
    v.Encounter: encounter,
    v.MeetThreat: meet_threat,
    v.DrawThreat: draw_threat,
    v.PlaceThreat: place_threat,
    v.RemoveThreat: remove_threat,
    v.MoveThreat: move_threat,
    v.Choose: choose,
    v.May: may,
    v.If: look,
    v.ByReputation: by_reputation,
    v.Relocate: relocate,
    v.MoveAgain: move_again,
    v.Peek: peek,
    v.SearchSecretItems: search_secret_items,
    v.Each: each,
}


# --- whether something could happen --------------------------------------------------------------------------


def could_happen(state: ZonaState, seat: int, effects: v.Effects) -> bool:
    """Whether using an item with these effects would do anything good now; prices do not count."""
    for effect in effects:
        could = COULD.get(type(effect))
        if could is None or could(state, seat, effect):
            return True
    return False


def _could_heal(state: ZonaState, seat: int, effect: v.Heal) -> bool:
    me = state.scavengers[seat]
    return bool((effect.damage and me.damage) or (effect.weakness and me.weaknesses))


def _could_relocate(state: ZonaState, seat: int, effect: v.Relocate) -> bool:
    places = relocations(state, seat, effect.to)
    here = state.scavengers[seat].place
    return bool(places) and (effect.to.pick != v.NEAREST or nearest(state, here, places) != [here])


def _could_peek(state: ZonaState, seat: int, effect: v.Peek) -> bool:
    pile = _pile_to_peek(state, seat, effect.pile)
    return bool(pile and state.piles[pile])


def _could_act_more(state: ZonaState, seat: int, effect: v.ExtraAction) -> bool:
    return state.turn is not None and state.turn.taken + state.turn.actions_left < actions.MOST


def _could_be_quiet(state: ZonaState, seat: int, effect: v.QuietGate) -> bool:
    return state.turn is not None and not state.turn.quiet_gate and not state.turn.local_done


def _never(state: ZonaState, seat: int, effect: v.Effect) -> bool:
    return False


COULD: dict[type[Any], Callable[[ZonaState, int, Any], bool]] = {
    v.Heal: _could_heal,
    v.Relieve: lambda state, seat, effect: state.scavengers[seat].fatigue > LOWEST_FATIGUE,
    v.Repair: lambda state, seat, effect: bool(items.repairable(state, seat)),
    v.Improve: lambda state, seat, effect: (
        state.scavengers[seat].reputation < GOOD or state.scavengers[seat].fatigue > LOWEST_FATIGUE
    ),
    v.Take: lambda state, seat, effect: market.has_cards(state, effect.deck),
    v.DrawKeep: lambda state, seat, effect: market.has_cards(state, effect.deck),
    v.Sell: lambda state, seat, effect: bool(market.sales(state, seat, effect)),
    v.Trade: lambda state, seat, effect: market.can_buy(state, seat, market.occasion(seat, effect)),
    v.Relocate: _could_relocate,
    v.MoveAgain: lambda state, seat, effect: bool(ways_from(state, seat)),
    v.Peek: _could_peek,
    v.ExtraAction: _could_act_more,
    v.SafeShortcuts: lambda state, seat, effect: not state.scavengers[seat].safe_shortcuts,
    v.QuietGate: _could_be_quiet,
    v.Tire: _never,
    v.Exhaust: _never,
    v.Suffer: _never,
    v.Worsen: _never,
}
