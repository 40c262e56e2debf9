"""Items: gaining, using, damaging, repairing and losing them.

There are junk, equipment, secret items and artifacts (Z-220). Small items take no space, and one may own any
number of them (Z-221, Z-222). On their own turn players use items whenever they are asked something (Z-245,
Z-246), on others' turns only in their own tests and against their own damage (Z-247), and items that name a
moment at that moment (Z-248). The items of the appendix are data in `content/` (Z-486, Z-487):

* green artifacts: Cloister (Z-442), Pitch (Z-443), Siphon (Z-444, Z-445, Z-446), Sparkler (Z-447, Z-448,
  Z-449), Sponge (Z-450);
* yellow artifacts: Devil's gut (Z-451–Z-453), Eye of Chort (Z-454), Gutberry (Z-455), Magma (Z-456), Prod (Z-457,
  Z-458), Timber (Z-459, Z-460);
* junk: Counterfeit pass (Z-461), Crowbar (Z-462, Z-463), Explorer's map (Z-464, Z-465), Geiger counter (Z-466),
  Ration stamp (Z-467);
* equipment: Anomaly scanner (Z-468, Z-469), Repair kit (Z-470), Scavenger outfit (Z-471, Z-472), Smuggler GPS (Z-473);
* secret items: Gargantuan urine (Z-474, Z-475), Mutated embryo (Z-476), Mysterious compound (Z-477), Pioneer's PDA
  (Z-478, Z-479), Power plant blueprints (Z-480), Prof. Ivashchenko's notes (Z-481–Z-483), Welded container (Z-484);
* of the examples: Cossack moonshine (Z-490), Energy drink (Z-491), Spectrometer (Z-492), Technical records (Z-493),
  Commando knife (Z-494), Fleshwhip (Z-495), Gunk (Z-496), Clot (Z-497), Mercenary armor (Z-498–Z-500).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TypeAlias

from fivefires.games.zona.content import piles
from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.index import (
    ABILITY,
    AGAIN,
    ANY_TIME,
    APPRAISES,
    ARTIFACT,
    DURABLE,
    GEAR,
    IMPACT,
    ITEM,
    ON_TAKING,
    ON_TURN,
    SIXTH_SPOT,
    SMALL,
    SPARES_WEAR,
    USES,
)  # fmt: skip
from fivefires.games.zona.show.names import FEATURE, NAME, SEAT
from fivefires.games.zona.state import (
    TURNS,
    GainUnderWay,
    ItemUnderWay,
    LookUnderWay,
    RepairUnderWay,
    Scavenger,
    TakingUnderWay,
    ZonaState,
    ZonaTable,
    capacity,
    noted_in,
    owned,
    sources,
)  # fmt: skip
from fivefires.kernel import Prompt, face_of
from fivefires.kit.choosing import one_of
from fivefires.kit.underway import during
from fivefires.kit.ways import until_done

from . import artifacts, beats, conditions, effects, events, gear, market, possible
from .questions import DECLINE, MARK, SPARE, Damage, Deactivate, Drop, Keep, Repair, Use

ASK_MAKE_ROOM = Prompt("ask-make-room", "Z-232")
ASK_KEEP = Prompt("ask-keep", "Z-414")
ASK_TAKING = Prompt("ask-taking", "Z-462")
ASK_SPARE = Prompt("ask-spare", "Z-250")
ASK_WHICH_DAMAGED = Prompt("ask-which-damaged", "Z-260")
ASK_WHICH_DEACTIVATED = Prompt("ask-which-deactivated", "Z-255")
ASK_REPAIR = Prompt("ask-repair", "Z-253")


# --- gaining ----------------------------------------------------------------------------------------------


async def take(table: ZonaTable, seat: int, deck: v.Deck, cards: int = 1) -> None:
    """An order to take gives the top cards of the deck (Z-274), or the better one of those looked at; a crowbar adds to
    it (Z-462).
    """
    for _ in range(cards):
        await _take_one(table, seat, deck)
    await taken(table, seat, deck)


async def _take_one(table: ZonaTable, seat: int, deck: v.Deck) -> None:
    appraises = APPRAISES.get(table.state.scavengers[seat].character)
    if appraises is None:
        card = market.draw(table, deck, piles.INCOMING)
        if card is not None:
            await find_place(table, seat, card)
        return
    table.used("ability:trained_eye")
    await draw_and_keep(table, seat, deck, appraises.look, 1)


async def draw_and_keep(table: ZonaTable, seat: int, deck: v.Deck, draw: int, keep: int) -> None:
    """Draw cards that only the player sees, keep some of them, discard the rest (Z-414)."""
    look = piles.LOOK[seat]
    for _ in range(draw):
        market.draw(table, deck, look)
    under_way = LookUnderWay(seat, look, keep)
    await during(table.state.under_way, under_way, _keep_some(table, under_way))
    for card in [*table.pile(look)]:
        table.move(card, look, piles.DISCARDS[deck])
        table.tell("log-discards", "Z-414", beat=beats.of(table, "loss", seat, card), seat=SEAT[seat], piece=NAME[card])


async def _keep_some(table: ZonaTable, under_way: LookUnderWay) -> None:
    while under_way.left and table.pile(under_way.pile):
        await _keep_one(table, under_way)
        under_way.left -= 1


async def _keep_one(table: ZonaTable, under_way: LookUnderWay) -> None:
    """Pick one of the cards looked at; where all of them are kept there is nothing to pick."""
    seat, look = under_way.seat, under_way.pile
    if len(table.pile(look)) <= under_way.left:
        card = table.pile(look)[-1]
    else:
        answer = await table.ask(seat, ASK_KEEP, lambda: [Keep(card) for card in sorted(table.pile(look))])
        card = answer.card
    table.move(card, look, piles.INCOMING)
    await find_place(table, seat, card)


async def taken(table: ZonaTable, seat: int, deck: v.Deck) -> None:
    """After an order to take, or to draw and keep, junk was settled, a crowbar may add to it (Z-462).

    It does so once for the whole order, for each crowbar, and what it adds is no new order (Z-533); it does nothing
    for cards that were bought (Z-463), and nothing where the card that gave the order was opened with it (Z-262).
    """
    order = TakingUnderWay(seat, deck, events.crowbars_used(table.state))
    ways, take = partial(_uses_on_taking, table.state, order), partial(_use_on_taking, table, order)
    await during(table.state.under_way, order, until_done(table, seat, ASK_TAKING, ways, take, DECLINE))


async def _use_on_taking(table: ZonaTable, order: TakingUnderWay, way: Use) -> None:
    on_taking = await use(table, order.seat, way, order.used)
    del way  # a crowbar that is used up may be in the next deck already
    assert isinstance(on_taking, v.OnTaking)
    for effect in on_taking.do:
        await _add_to_order(table, order.seat, effect)


def _uses_on_taking(state: ZonaState, order: TakingUnderWay) -> list[Use]:
    return [
        Use(source, number, *way)
        for source in sources(state, order.seat, ON_TAKING)
        for number, use in ON_TAKING[source]
        if use.deck == order.deck
        for way in ways_of_using(state, order.seat, source, order.used)
    ]


async def _add_to_order(table: ZonaTable, seat: int, effect: v.Effect) -> None:
    assert isinstance(effect, v.Take)
    card = market.draw(table, effect.deck, piles.INCOMING)
    if card is not None:
        await find_place(table, seat, card)


async def find_place(table: ZonaTable, seat: int, card: str) -> None:
    """A gained item goes left of the board if it is small, onto the body or into the backpack if not (Z-044, Z-228)."""
    if table.log is not None:
        table.tell("log-gains", "Z-274", beat=beats.of(table, "gain", seat, card), seat=SEAT[seat], item=NAME[card])
    if not USES[card]:
        table.used(FEATURE[card])
    if card in SMALL:
        table.move(card, piles.INCOMING, piles.SMALL[seat])
        return
    under_way = GainUnderWay(seat, card)
    table.state.under_way.append(under_way)
    if card not in GEAR or not await gear.wear_new(table, seat, card):
        await pack(table, seat, card)
    table.state.under_way.pop()


async def pack(table: ZonaTable, seat: int, card: str) -> None:
    """Put an item into the backpack; without a free space something is dropped for it, or it is (Z-231, Z-232).

    The 6th spot counts (Z-238), and the last use of an item makes room (Z-529).
    """
    state = table.state
    packed = piles.PACKED[seat]
    while len(state.piles[packed]) >= capacity(state, seat):
        drops = [Drop(other) for other in one_of_a_kind(state, seat, [*state.piles[packed], card])]
        answer = await table.ask(seat, ASK_MAKE_ROOM, [*drops, *last_uses(state, seat)])
        if isinstance(answer, Use):
            await use_on_turn(table, seat, answer)
            continue
        if answer.item == card:
            to_discards(table, seat, card, piles.INCOMING)
            return
        to_discards(table, seat, answer.item, packed)
    table.move(card, piles.INCOMING, packed)


def last_uses(state: ZonaState, seat: int) -> list[Drop | Use]:
    """A packed item that is used up makes room, too (Z-529)."""
    packed, tokens = state.piles[piles.PACKED[seat]], state.scavengers[seat].tokens
    return [
        use
        for use in uses_on_turn(state, seat)
        if use.source in packed and ITEM[use.source].lasts == tokens.get(use.source, 0) + 1
    ]


def one_of_a_kind(state: ZonaState, seat: int, cards: Sequence[str]) -> list[str]:
    """Of copies in the same condition one: which of them is meant makes no difference (Z-539)."""
    tokens = state.scavengers[seat].tokens
    return [*{(face_of(card), tokens.get(card, 0)): card for card in reversed(cards)}.values()][::-1]


# --- using ------------------------------------------------------------------------------------------------


def ready(me: Scavenger, source: str) -> bool:
    """A durable item can be used once a round (Z-254), an ability as often as its board says (Z-566)."""
    if source in me.tokens:
        return source not in DURABLE
    return source not in ABILITY or ABILITY[source].once not in me.spent


# How a source is used: with a negator for its impact or "", by notes that repeat it or "".
Ways: TypeAlias = Sequence[tuple[str, str]]
PLAINLY: Ways = (("", ""),)
NOT_AT_ALL: Ways = ()


def ways_of_using(state: ZonaState, seat: int, source: str, used: Sequence[str]) -> Ways:
    """How a source can be used now.

    Once while one effect is resolved (Z-249); with its impact or with a negator for it (Z-279, Z-286); a deactivated
    durable artifact once more by Prof. Ivashchenko's notes, which bring its impact (Z-481, Z-482).
    """
    if not ready(state.scavengers[seat], source):
        again = notes(state, seat, source, used)
        allowed = again and (source not in IMPACT or artifacts.impact_allowed(state, seat, source))
        return [("", again)] if allowed else NOT_AT_ALL
    if source in used:
        return NOT_AT_ALL
    if source not in IMPACT:
        return PLAINLY
    ways = [("", "")] if artifacts.impact_allowed(state, seat, source) else []
    return ways + artifacts.negators(state, seat, source, used)


def notes(state: ZonaState, seat: int, source: str, used: Sequence[str]) -> str:
    """What can repeat a deactivated durable artifact (Z-481); consumables are never deactivated (Z-483)."""
    if source in ARTIFACT:
        me = state.scavengers[seat]
        for found in sources(state, seat, AGAIN):
            if found not in used and ready(me, found):
                return found
    return ""


async def use(table: ZonaTable, seat: int, way: Use, used: list[str] | None = None) -> v.Use:
    """Use an item or ability: its token, then negation or impact (Z-288); the effect is the caller's.

    `used` is the list of what was used in this test, package or encounter and is not used again in it (Z-249). Notes
    are marked in place of what they repeat (Z-481).
    """
    source = way.source
    if used is not None:
        used += [spent for spent in (source, way.negator, way.again) if spent]
    impact = IMPACT[source] if source in IMPACT and not way.negator else None
    count = artifacts.times(table.state, seat, impact) if impact is not None else 0
    table.used(FEATURE[source])
    if table.log is not None:
        table.tell("log-uses", "Z-250", beat=beats.of(table, "use", seat, source), seat=SEAT[seat], source=NAME[source])
    if way.again:
        table.used(FEATURE[way.again])
    await mark(table, seat, source if way.negator else way.again or source)
    if way.negator:
        table.used(FEATURE[way.negator])
        table.tell("log-negates", "Z-286", seat=SEAT[seat], negator=NAME[way.negator])
        await mark(table, seat, way.again or way.negator)
    if impact is not None:
        await artifacts.settle_impact(table, seat, source, impact, count)
    return USES[source][way.number]


async def mark(table: ZonaTable, seat: int, source: str) -> None:
    """Each use puts 1 token on the card (Z-250); an ability is spent for its period (Z-566).

    Ivan may leave a token off once a round; he is asked where he has something else to spare (Z-539).
    """
    me = table.state.scavengers[seat]
    ability = ABILITY.get(source)
    if ability is not None:
        if ability.once in (v.ROUND, v.TURN):
            me.spent.append(ability.once)
        return
    if await _spared(table, seat, source):
        return
    if source in DURABLE:
        me.tokens[source] = 1
    else:
        await add_token(table, seat, source)


async def _spared(table: ZonaTable, seat: int, card: str) -> bool:
    me = table.state.scavengers[seat]
    spares = SPARES_WEAR.get(me.character)
    if spares is None or v.ROUND in me.spent:
        return False
    if not _can_be_spared(spares, card):
        return False
    if _another_to_spare(table.state, seat, spares, card) and (
        await table.ask(seat, ASK_SPARE, [SPARE, MARK], item=NAME[card]) is MARK
    ):
        return False
    me.spent.append(v.ROUND)
    table.used("ability:drill")
    return True


def _can_be_spared(spares: v.SparesWear, card: str) -> bool:
    return ITEM[card].lasts != 1 and any(category in spares.categories for category in ITEM[card].spec.categories)


def _another_to_spare(state: ZonaState, seat: int, spares: v.SparesWear, card: str) -> bool:
    """Whether the player may rather spare something else in this round; if not, there is nothing to ask (Z-539)."""
    me = state.scavengers[seat]
    return any(one != card and _can_be_spared(spares, one) and ready(me, one) for one in owned(state, seat))


async def add_token(table: ZonaTable, seat: int, card: str) -> None:
    """One more damage token; the last space of the durability track discards the item (Z-252, Z-258).

    A single-use item is gone with the first (Z-251).
    """
    me = table.state.scavengers[seat]
    tokens = me.tokens.get(card, 0) + 1
    if tokens >= ITEM[card].lasts:
        await lose(table, seat, card)
    else:
        me.tokens[card] = tokens


# --- in one's own turn --------------------------------------------------------------------------------------


def uses_on_turn(state: ZonaState, seat: int, *, between: bool = False, used: Sequence[str] = ()) -> list[Use]:
    """What the player can use at a question of one's own turn (Z-540); `between` actions there is more (Z-485).

    Nothing is offered that could do nothing now, nor what was used in this test or package already (Z-249), and nothing
    on others' turns (Z-247).
    """
    if state.active != seat or state.stage not in TURNS:
        return []
    index = ON_TURN if between else ANY_TIME
    offers: list[Use] = []
    for source in sources(state, seat, index):
        for number, use in index[source]:
            if (
                (not use.at or state.scavengers[seat].place in use.at)
                and (use.needs is None or conditions.holds(state, seat, use.needs))
                and possible.is_possible(state, seat, use.do)
            ):
                for negator, again in ways_of_using(state, seat, source, used):
                    offers.append(Use(source, number, negator, again))
    return offers


async def use_on_turn(table: ZonaTable, seat: int, way: Use, used: list[str] | None = None) -> None:
    """Use it and carry out what it says."""
    under_way = ItemUnderWay(seat, way.source)
    table.state.under_way.append(under_way)
    on_turn = await use(table, seat, way, used)
    assert isinstance(on_turn, v.OnTurn)
    await effects.carry_out(table, seat, on_turn.do)
    table.state.under_way.pop()


# --- damaging, deactivating, repairing ----------------------------------------------------------------------


async def damage_one(table: ZonaTable, seat: int, cards: list[str]) -> str:
    """One of these, of the player's choice, gets a token without its effect (Z-257, Z-260); no durable one (Z-259).

    The answer is the item, or nothing.
    """
    cards = one_of_a_kind(table.state, seat, [card for card in cards if card not in DURABLE])
    if not cards:
        return ""
    card = await one_of(table, seat, ASK_WHICH_DAMAGED, cards, Damage)
    table.tell("log-item-damaged", "Z-257", seat=SEAT[seat], item=NAME[card])
    await add_token(table, seat, card)
    return card


async def deactivate_one(table: ZonaTable, seat: int) -> None:
    """A usable durable item gets a token as if it had been used (Z-255)."""
    me = table.state.scavengers[seat]
    cards = [card for card in owned(table.state, seat) if card in DURABLE and card not in me.tokens]
    cards = one_of_a_kind(table.state, seat, cards)
    if not cards:
        return
    one = await one_of(table, seat, ASK_WHICH_DEACTIVATED, cards, Deactivate)
    me.tokens[one] = 1
    table.tell("log-item-deactivated", "Z-255", seat=SEAT[seat], item=NAME[one])


def repairable(state: ZonaState, seat: int) -> list[str]:
    """Consumables with damage (Z-253): not durable items (Z-256), and never Pitch or Gutberry (Z-443, Z-455)."""
    tokens = state.scavengers[seat].tokens
    return [card for card in owned(state, seat) if card in tokens and card not in DURABLE and ITEM[card].spec.mendable]


def repair_one(table: ZonaTable, seat: int, card: str) -> None:
    """Each repair removes 1 damage token (Z-253)."""
    tokens = table.state.scavengers[seat].tokens
    tokens[card] -= 1
    if not tokens[card]:
        del tokens[card]
    table.tell("log-repairs", "Z-253", beat=beats.of(table, "use", seat, card), seat=SEAT[seat], item=NAME[card])


async def repair(table: ZonaTable, seat: int, amount: int) -> None:
    """So many repairs, spread as wished; fewer may be used (Z-404)."""
    state, under_way = table.state, RepairUnderWay(seat, amount)

    def ways() -> list[Repair]:
        return [Repair(card) for card in repairable(state, seat)] if under_way.left else []

    async def take(way: Repair) -> None:
        repair_one(table, seat, way.item)
        under_way.left -= 1

    repairing = until_done(table, seat, ASK_REPAIR, ways, take, DECLINE, lambda: {"left": under_way.left})
    await during(state.under_way, under_way, repairing)


# --- losing -----------------------------------------------------------------------------------------------


async def lose(table: ZonaTable, seat: int, card: str) -> None:
    """An item leaves its owner (Z-234); with it may go the 6th spot (Z-242), and what lay on it (Z-243)."""
    to_discards(table, seat, card, where(table.state, seat, card))
    if card in SIXTH_SPOT:
        await gear.lose_sixth_spot(table, seat)


def to_discards(table: ZonaTable, seat: int, card: str, source: str) -> None:
    """Junk, equipment and artifacts go to the discards of their type (Z-234), secret and starting items to the box.

    The box takes them for the rest of the game (Z-235, Z-236). What is under way no longer names an item that is gone:
    it may lie unknown in a new deck soon (Z-273).
    """
    type = ITEM[card].type
    table.move(card, source, piles.DISCARDS[type] if isinstance(type, v.Deck) else piles.BOX)
    table.state.scavengers[seat].tokens.pop(card, None)
    for under_way in table.state.under_way:
        if card in (noted := noted_in(under_way)):
            noted.remove(card)
    if table.log is not None:
        table.tell("log-loses", "Z-234", beat=beats.of(table, "loss", seat, card), seat=SEAT[seat], item=NAME[card])


def where(state: ZonaState, seat: int, card: str) -> str:
    """In which pile of its owner an item lies."""
    if card in SMALL:
        return piles.SMALL[seat]
    return piles.WORN[seat] if card in state.piles[piles.WORN[seat]] else piles.PACKED[seat]
