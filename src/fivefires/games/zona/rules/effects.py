"""Carrying out what cards say: one small function for each word of the vocabulary.

Effects are settled strictly from left to right, each completely before the next (Z-129, Z-136). One that cannot
happen is left out, and the next one follows (Z-559). Four words end the reading of a paragraph; their `Flow` travels
straight up to the card.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from enum import Enum
from typing import Any

from fivefires.games.zona.content import piles
from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.index import THREAT
from fivefires.games.zona.content.piles import TROPHIES
from fivefires.games.zona.show.names import NAME, SEAT
from fivefires.games.zona.state import (
    BAD,
    HIGHEST_FATIGUE,
    LAST_SPACE,
    REPUTATIONS,
    Died,
    LookUnderWay,
    MarkedUnderWay,
    ZonaState,
    ZonaTable,
    chooser,
    owned_artifacts,
    playing,
    turn_order,
)  # fmt: skip
from fivefires.kernel import Beat, Prompt, only
from fivefires.kit.choosing import one_of, one_of_each
from fivefires.kit.effects import Interpreter, Part, Prices, Ways

from . import (
    actions,
    attributes,
    beats,
    damage,
    encounters,
    entry,
    events,
    facilities,
    fatigue,
    items,
    marked,
    market,
    reputation,
    rumors,
    sarcophagus,
    solo,
    threats,
)  # fmt: skip
from .board import ENTRANCES, POWER_PLANT, candidates, nearest, threats_at
from .conditions import crowbars, holds, matching
from .questions import BURY_NOTHING, DECLINE, Act, At, Bury, Choose, Discard, Keep, Meet, Use
from .reading import way_name

ASK_CHOICE = Prompt("ask-choice", "Z-132")
ASK_MAY = Prompt("ask-may", "Z-135")
ASK_PAY_WITH = Prompt("ask-pay-with", "Z-361")
ASK_PLACE = Prompt("ask-place", "Z-184")
ASK_WHICH_THREAT = Prompt("ask-which-threat", "Z-289")
ASK_SALVAGE = Prompt("ask-salvage", "Z-525")
ASK_PEEK = Prompt("ask-peek", "Z-524")


class Flow(Enum):
    """How a story goes on after an effect that ends the reading of its paragraph."""

    GO_ON = "go-on"
    FAIL = "fail"
    UNCOVER = "uncover"


# The branches of a path that are no way of a choice.
BRANCHES = (
    "pass", "fail", "then", "otherwise", "good", "neutral", "bad", "low", "high", "defeated", "undefeated",
)  # fmt: skip


# --- costs ---------------------------------------------------------------------------------------------------

ARTIFACT = v.Match(artifact=True)


def _spend(table: ZonaTable, seat: int, cost: v.Cost) -> None:
    table.state.scavengers[seat].rubles -= cost.rubles


async def _wear_crowbar(table: ZonaTable, seat: int, cost: v.Cost) -> None:
    """It gets 1 damage, and its own effect does not happen (Z-262)."""
    crowbar = await items.damage_one(table, seat, crowbars(table.state, seat))
    if crowbar in crowbars(table.state, seat):
        events.use_crowbar(table.state, crowbar)


# A price is offered only to those who can pay all of it (Z-361), and paid part by part (Z-555). Fatigue must not go
# beyond 5 (Z-351), damage must not give a weakness (Z-359), judged before protection (Z-360).
PRICES = Prices[ZonaState, int](
    [
        Part(
            "rubles",
            have=lambda state, seat, cost: state.scavengers[seat].rubles,
            pay=_spend,
        ),
        Part(
            "discard",
            have=lambda state, seat, cost: len(matching(state, seat, cost.discard)),
            pay=lambda table, seat, cost: discard(table, seat, cost.discard),
        ),
        Part(
            "artifacts",
            have=lambda state, seat, cost: len(matching(state, seat, ARTIFACT)),
            each=lambda table, seat, cost: discard(table, seat, ARTIFACT),
        ),
        Part(
            "trophies",
            have=lambda state, seat, cost: len(state.piles[TROPHIES[seat]]),
            each=lambda table, seat, cost: discard_trophy(table, seat),
        ),
        Part("crowbar", have=lambda state, seat, cost: len(crowbars(state, seat)), pay=_wear_crowbar),
        Part(
            "reputation",
            have=lambda state, seat, cost: state.scavengers[seat].reputation - BAD,
            each=lambda table, seat, cost: reputation.worsen(table, seat),
        ),
        Part(
            "fatigue",
            have=lambda state, seat, cost: HIGHEST_FATIGUE - state.scavengers[seat].fatigue,
            pay=lambda table, seat, cost: fatigue.tire(table, seat, cost.fatigue),
        ),
        Part(
            "damage",
            can=lambda state, seat, cost: damage.fits(state, seat, cost.damage),
            pay=lambda table, seat, cost: damage.suffer(
                table, seat, cost.damage.radiation, cost.damage.mental, cost.damage.physical, cause=beats.PRICE
            ),
        ),
    ]
)
can_pay = PRICES.can_pay
pay = PRICES.pay


async def discard(table: ZonaTable, seat: int, match: v.Match) -> None:
    """Lose a matching item of choice; for an artifact it is never Siphon (Z-446)."""
    cards = items.one_of_a_kind(table.state, seat, matching(table.state, seat, match))
    if cards:
        await items.lose(table, seat, await one_of(table, seat, ASK_PAY_WITH, cards, Discard))


async def discard_trophy(table: ZonaTable, seat: int) -> None:
    """Lose a trophy of choice: it goes back to its slot (Z-026, Z-237)."""
    trophies = table.pile(TROPHIES[seat])
    if not trophies:
        return
    token = await one_of(table, seat, ASK_PAY_WITH, one_of_each(trophies), Discard)
    threats.discard_token(table, token, TROPHIES[seat])
    table.tell("log-discards", "Z-237", beat=beats.of(table, "loss", seat, token), seat=SEAT[seat], piece=NAME[token])


# --- goods, body, standing ---------------------------------------------------------------------------------


def gain(table: ZonaTable, seat: int, effect: v.Gain) -> None:
    table.state.scavengers[seat].rubles += effect.rubles
    if table.log is not None:
        table.tell("log-rubles", "Z-129", beat=beats.of(table, "gain", seat), seat=SEAT[seat], rubles=effect.rubles)


def lose(table: ZonaTable, seat: int, effect: v.Lose) -> None:
    """As much as there is, never a debt (Z-558)."""
    me = table.state.scavengers[seat]
    lost = min(effect.rubles, me.rubles)
    me.rubles -= lost
    table.tell("log-rubles-lost", "Z-129", beat=beats.of(table, "loss", seat), seat=SEAT[seat], rubles=lost)


def suffer(table: ZonaTable, seat: int, effect: v.Suffer) -> Awaitable[None]:
    """Amounts joined on the card are one package (Z-137), against which protection may be used (Z-138), unless it is
    averted (Z-457).

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
        cards = sorted(one_of_each(table.pile(discards)))
        if not cards:
            break
        answer = await table.ask(seat, ASK_SALVAGE, [Keep(card) for card in cards])
        table.move(answer.card, discards, piles.INCOMING)
        await items.find_place(table, seat, answer.card)
    await items.taken(table, seat, effect.deck)


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
    attribute = of if isinstance(of, v.Attribute) else await attributes.which_attribute(table, seat, of)
    if effect.mark is not None:
        return await marked_test(table, seat, effect, attribute)
    passed = await attributes.attribute_test(table, seat, attribute, effect.difficulty)
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


async def choose(table: ZonaTable, seat: int, effect: v.AnyChoice) -> Flow | None:
    """One of the alternatives, and only that one (Z-132); all may read the whole card first (Z-133, Z-134)."""
    events.open_card(table.state)
    way = await WAYS.choose(table, seat, ASK_CHOICE, effect.options)
    return None if way is None else await go(table, seat, way)


async def may(table: ZonaTable, seat: int, effect: v.AnyWay) -> Flow | None:
    """What a player may do, the player may decline (Z-135)."""
    return await go(table, seat, effect) if await WAYS.may(table, seat, ASK_MAY, effect) else None


async def go(table: ZonaTable, seat: int, way: v.AnyWay) -> Flow | None:
    tell_choice(table, seat, way.key)
    await pay(table, seat, way.cost)
    return await follow(table, seat, way.key, way.do)


def available(state: ZonaState, seat: int, way: v.AnyWay) -> bool:
    """A way whose condition or price cannot be met is not offered (Z-557)."""
    return (way.needs is None or holds(state, seat, way.needs)) and (way.cost is None or can_pay(state, seat, way.cost))


def _use(table: ZonaTable, seat: int, answer: Use) -> Awaitable[None]:
    return items.use_on_turn(table, seat, answer)


# Items may be used before the answer (Z-529); where there is one way only, or none, nobody is asked.
WAYS = Ways[ZonaState, int](
    option=Choose,
    decline=DECLINE,
    available=available,
    chooser=chooser,
    besides=lambda state, seat: items.uses_on_turn(state, seat) if chooser(state, seat) == seat else (),
    use=_use,
)


def tell_choice(table: ZonaTable, seat: int, way: str) -> None:
    if table.log is not None:
        state = table.state
        who = chooser(state, seat)
        table.tell(
            "log-chooses", "Z-132", beat=beats.of(table, "choice", who), seat=SEAT[who], way=way_name(state, way)
        )


async def look(table: ZonaTable, seat: int, effect: v.If[v.Effect, v.Condition]) -> Flow | None:
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
    table.tell("log-token-shown", "Z-144", beat=beats.of(table, "card", seat, token), threat=NAME[token])
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
            beat = beats.token(table, "loss", token, place)
            table.tell("log-token-removed", "Z-026", beat=beat, threat=NAME[token], place=NAME[place])


async def move_threat(table: ZonaTable, seat: int, effect: v.MoveThreat) -> None:
    """One token goes elsewhere, to where tokens of its colour belong (Z-507), without an encounter (Z-293)."""
    state = table.state
    places = [place for place in candidates(state, seat, effect.origin) if _movable(state, seat, place, effect.to)]
    for place in await pick_places(table, seat, effect.origin, places):
        token = await pick_token(table, seat, _movable(state, seat, place, effect.to), effect.origin.pick)
        for goal in await pick_places(table, seat, effect.to, _goals(state, seat, token, place, effect.to)):
            table.move(token, piles.AT[place], piles.AT[goal])
            beat = Beat("move", (token,), goal, (place, goal))
            table.tell("log-token-moved", "Z-293", beat=beat, threat=NAME[token], place=NAME[goal])


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
    return [await one_of(table, chooser(state, seat), ASK_PLACE, places, At)]


async def pick_token(table: ZonaTable, seat: int, tokens: Sequence[str], pick: v.Pick = v.READER) -> str:
    if len(tokens) > 1 and pick == v.VOICE:
        return await solo.voice_threat(table, tokens)
    return await one_of(table, chooser(table.state, seat), ASK_WHICH_THREAT, one_of_each(tokens), Meet)


# --- places ------------------------------------------------------------------------------------------------


async def relocate(table: ZonaTable, seat: int, effect: v.Relocate) -> None:
    """A change of place that is no movement: no encounter (Z-291) and no shortcut damage (Z-091)."""
    places = relocations(table.state, seat, effect.to)
    for place in await pick_places(table, seat, effect.to, places):
        if place != table.state.scavengers[seat].place:
            actions.relocate(table, seat, place)


def relocations(state: ZonaState, seat: int, where: v.Where) -> list[str]:
    """Where a relocation (Z-291) can lead: never out of the Sarcophagus or the Power Plant, nor into them (Z-059,
    Z-083).

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
    pile = pile_to_peek(state, seat, effect.pile)
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
        table.tell(
            "log-peeks", "Z-524", beat=beats.of(table, "look", seat), seat=SEAT[seat], cards=cards, to=~only(seat)
        )
        for card in reversed(top):
            table.tell("log-peeks-card", "Z-524", card=NAME[card], to=only(seat))


def pile_to_peek(state: ZonaState, seat: int, pile: v.Peekable) -> str:
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

ASKING: dict[type[Any], Callable[[ZonaTable, int, Any], Awaitable[Flow | None]]] = {
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

EFFECTS = Interpreter[ZonaState, int, Flow](at_once=AT_ONCE, asking=ASKING, ends=ENDS, path=lambda state: state.path)
carry_out = EFFECTS.carry_out
follow = EFFECTS.follow
