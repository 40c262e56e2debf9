"""Trade: with another player, by offers and answers, or with the Trader of the Black Market."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fivefires.games.raid_trade.content import vocabulary as v
from fivefires.games.raid_trade.content.board import MARKET
from fivefires.games.raid_trade.content.index import ITEM
from fivefires.games.raid_trade.content.index import TRADER as TRADER_TOKEN
from fivefires.games.raid_trade.content.piles import BAG, MADE, TRADER, UNMADE
from fivefires.games.raid_trade.show.names import SEAT
from fivefires.games.raid_trade.state import RaidTradeState, RaidTradeTable, Turn, count_tokens, has, there, tokens
from fivefires.kernel import Beat, Prompt
from fivefires.kit import bargains
from fivefires.kit.bargains import Offer, Terms
from fivefires.kit.choosing import one_of
from fivefires.kit.questions import Portion

from . import crafting, dials, escape, goods, map, moving, promises

ASK_MARKET = Prompt("ask-market", "R-282")

AP, RATE = 1, 4
GARCIA = "garcia"
# A ready offer for all that an Item lacks asks for so many tokens, and there are so many of these offers.
WHOLE, WHOLE_OFFERS = (2, 3), 1
# What these Items lack that are nearest to being crafted is asked for.
NEAREST = 4
# So many ready offers exchange Items, each of which its new owner could craft at once, or lacks so many tokens for.
SWAPS, SHORT = 2, 1
# A Gun is asked for with so many tokens of different kinds.
GUN_PRICES = (1, 2)


# --- with players -----------------------------------------------------------------------------------------------------


def free(state: RaidTradeState, seat: int, other: int) -> bool:
    """With Garcia neither pays AP, whoever's turn it is (R-270); nor does anybody in a week of free trade."""
    both = (state.players[seat].character, state.players[other].character)
    return GARCIA in both or map.news(state, v.FreeTrade) is not None


def can_trade(state: RaidTradeState, seat: int, other: int) -> bool:
    """Wherever they stand (R-264), but not inside the Outpost (R-265), and with the AP if it costs any (R-269).

    Whoever has passed may accept with AP that were kept (R-092).
    """
    me, him = state.players[seat], state.players[other]
    if me.inside or him.inside or him.out:
        return False
    return (me.ap >= AP and him.ap >= AP) or free(state, seat, other)


def partners(state: RaidTradeState, seat: int) -> list[int]:
    return [other for other in there(state) if other != seat and can_trade(state, seat, other)]


def owned(state: RaidTradeState, seat: int) -> dict[str, int]:
    """Only Resource Tokens and Items, crafted or not, can be traded (R-266); nothing of a Quest can (R-122)."""
    lying = state.piles
    return {**tokens(state, seat), **dict.fromkeys((*lying[UNMADE[seat]], *lying[MADE[seat]]), 1)}


def owns(state: RaidTradeState, seat: int) -> bool:
    lying = state.piles
    return bool(lying[UNMADE[seat]] or lying[MADE[seat]]) or count_tokens(state, seat) > 0


async def settle(table: RaidTradeTable, offer: Offer, partner: int) -> None:
    """Both have agreed (R-267), and each gives something (R-275). They pay 1 AP each, then the goods change hands
    (R-268). It is the active player's action (R-263, R-271),
    never the partner's (R-272), and one exchange with one partner (R-274). Promises are noted with it (R-559).
    """
    state = table.state
    turn = state.turn
    assert turn is not None
    turn.acted = True
    moving.end_move(turn)
    if not free(state, offer.by, partner):
        dials.pay_ap(table, offer.by, AP)
        dials.pay_ap(table, partner, AP)
    exchange(table, offer.by, partner, offer.give)
    exchange(table, partner, offer.by, offer.want)
    table.used("deal:agreed" if offer.by == turn.seat else "deal:agreed-counter")
    give, want = bargains.goods_name(offer.give), bargains.goods_name(offer.want)
    table.tell(
        "log-trades",
        "R-268",
        beat=Beat("trade", weight=1),
        seat=SEAT[offer.by],
        other=SEAT[partner],
        give=give,
        want=want,
    )
    promises.traded(table, offer.by, partner, offer.give, offer.want)
    promises.traded(table, partner, offer.by, offer.want, offer.give)
    promises.note(table, offer, partner)


def exchange(table: RaidTradeTable, giver: int, taker: int, given: dict[str, int]) -> None:
    for good, amount in given.items():
        if good not in ITEM:
            goods.hand_over(table, giver, taker, {good: amount})
        elif good in table.pile(MADE[giver]):
            crafting.pass_on(table, good, giver, taker)
        else:
            table.move(good, UNMADE[giver], UNMADE[taker])


def ready(state: RaidTradeState, seat: int, to: Sequence[int]) -> list[Offer]:
    """Offers that make sense from what lies open: all that an own Item lacks for as many other goods, then a kind that
    an own Item lacks, for one that no Item needs. First come those that give an owner what their own Items lack.
    """
    held, wanted = tokens(state, seat), _needs(state, seat)
    spare = [kind for kind in held if kind not in wanted]
    spare += [kind for kind in held if held[kind] > 1 and kind in wanted]
    theirs = {other: _needs(state, other) for other in to} if spare else {}
    liked = _whole(state, seat, theirs)
    others: list[Offer] = []
    for want in wanted:
        owners = [other for other in theirs if has(state, other, want)]
        for give in spare if owners else ():
            if give != want:
                found = liked if any(give in theirs[other] for other in owners) else others
                found.append(Offer(seat, [*to], {give: 1}, {want: 1}))
                if held[give] > 1:
                    others.append(Offer(seat, [*to], {give: 2}, {want: 1}))
    return [*_for_gun(state, seat, to, held), *_swaps(state, seat, to), *liked, *others][: bargains.READY_OFFERS]


def _swaps(state: RaidTradeState, seat: int, to: Sequence[int]) -> list[Offer]:
    """An Item that another could craft for one that this player can craft at once: each has tokens that the own Items
    do not ask for. What could be crafted without the trade is kept. The scenario's Items are made before it begins.
    """
    if state.scenario:
        return []
    found: list[tuple[int, Offer]] = []
    purse, mine = goods.purse(state, seat), _unready(state, seat)
    for other in to:
        wanted = crafting.within(_unready(state, other), purse)
        if not wanted:
            continue
        want = max(wanted, key=_skill)
        for give in mine:
            short = crafting.missing(state, other, give)
            if short <= SHORT:
                worth = _skill(want) + _skill(give) - short
                found.append((worth, Offer(seat, [*to], {give: 1}, {want: 1})))
    found.sort(key=lambda one: -one[0])
    return [offer for _, offer in found[:SWAPS]]


def _unready(state: RaidTradeState, seat: int) -> list[str]:
    """Items in hand that their owner cannot craft now."""
    ready_now = crafting.craftable(state, seat, goods.purse(state, seat))
    return [item for item in state.piles[UNMADE[seat]] if item not in ready_now]


def _skill(item: str) -> int:
    return ITEM[item].skill


def _for_gun(state: RaidTradeState, seat: int, to: Sequence[int], held: Mapping[str, int]) -> list[Offer]:
    """In the scenario somebody who has more Guns is asked for one, for one or two tokens of what there is most of."""
    if not state.scenario or not any(has(state, other, v.GUNS) > held.get(v.GUNS, 0) for other in to):
        return []
    most = sorted((kind for kind in held if kind != v.GUNS), key=held.__getitem__, reverse=True)
    return [Offer(seat, [*to], dict.fromkeys(most[:count], 1), {str(v.GUNS): 1}) for count in GUN_PRICES[: len(most)]]


def _whole(state: RaidTradeState, seat: int, theirs: Mapping[int, Sequence[str]]) -> list[Offer]:
    """All that an Item lacks, two or three tokens, of somebody who has them, for as many that they lack themselves."""
    found: list[Offer] = []
    held = tokens(state, seat)
    for item in state.piles[UNMADE[seat]]:
        price = {str(kind): amount for kind, amount in ITEM[item].price}
        want = {kind: short for kind, amount in price.items() if (short := amount - held.get(kind, 0)) > 0}
        count = sum(want.values())
        if count not in WHOLE:
            continue
        for other, needs in theirs.items():
            give = _from([kind for kind in needs if kind not in want], held, price, count)
            if give and all(has(state, other, kind) >= amount for kind, amount in want.items()):
                found.append(Offer(seat, [*theirs], give, want))
                break
        if len(found) == WHOLE_OFFERS:
            break
    return found


def _from(kinds: Sequence[str], held: Mapping[str, int], kept: Mapping[str, int], count: int) -> dict[str, int]:
    """So many tokens of these kinds beside what is kept; nothing if there are not so many."""
    given: dict[str, int] = {}
    for kind in kinds:
        amount = min(count - sum(given.values()), held.get(kind, 0) - kept.get(kind, 0))
        if amount > 0:
            given[kind] = amount
    return given if sum(given.values()) == count else {}


def _needs(state: RaidTradeState, seat: int) -> list[str]:
    """What is missing for the Items that are nearest to being crafted, the nearest first."""
    held, mine = tokens(state, seat), state.piles[UNMADE[seat]]
    lacking = [[(kind, amount - held.get(kind, 0)) for kind, amount in ITEM[item].price] for item in mine]
    short = [sum([amount for _, amount in one if amount > 0]) for one in lacking]
    nearest = sorted(range(len(mine)), key=short.__getitem__)[:NEAREST]
    return [*dict.fromkeys([str(kind) for at in nearest for kind, amount in lacking[at] if amount > 0])]


# What the kit does with offers: they are accepted, declined, countered or silenced by all at once,
# checked again, settled with one of those who accept, and not repeated once declined.
TERMS: Terms[RaidTradeState] = Terms(
    bargain=lambda state: state.talk,
    goods=owned,
    partners=partners,
    settle=settle,
    ready=ready,
    promises=promises.offered,
    rule="R-544",
    rules={
        "ask-answer-offer": "R-545",
        "ask-hear-counter": "R-556",
        "ask-send": "R-559",
        "ask-who-trades": "R-547",
    },
    unique=lambda good: good in ITEM,
    owns=owns,
)


def may_talk(state: RaidTradeState, turn: Turn) -> bool:
    """Three offers a turn (R-550). Talk costs nothing (R-548)."""
    return bargains.may_begin(TERMS, state, turn.seat)


# --- with the Trader --------------------------------------------------------------------------------------------------


def rate(state: RaidTradeState) -> int:
    day = map.news(state, v.MarketDay)
    return day.rate if isinstance(day, v.MarketDay) else RATE


def for_sale(state: RaidTradeState) -> list[str]:
    """Kinds of the Trader Token of which the bag has one (R-282, R-284) after the four went in (R-283)."""
    kinds = TRADER_TOKEN[state.piles[TRADER][0]].kinds if state.piles[TRADER] else ()
    return [str(kind) for kind in kinds if state.stock[kind].get(BAG, 0)]


def can_buy(state: RaidTradeState, turn: Turn) -> bool:
    """On the Trader's tile (R-278), for 1 AP and four tokens (R-280), Garcia too (R-285). A bombarded tile has no
    Trader (R-378).
    """
    me = state.players[turn.seat]
    if not map.at_market(state, me) or not escape.stands(state, MARKET):
        return False
    return me.ap >= AP and count_tokens(state, turn.seat) >= rate(state) and bool(for_sale(state))


async def buy(table: RaidTradeTable, turn: Turn) -> None:
    """The turn's Trade action (R-277): any four (R-281) for one of a kind of one's choice (R-282)."""
    seat = turn.seat
    turn.acted = True
    moving.end_move(turn)
    dials.pay_ap(table, seat, AP)
    await goods.spend_any(table, seat, rate(table.state))
    kind = await one_of(table, seat, ASK_MARKET, for_sale(table.state), lambda kind: Portion(kind, 1))
    goods.take(table, seat, kind, 1)
    table.used("market")
    table.tell("log-buys", "R-280", seat=SEAT[seat], kind=bargains.goods_name({kind: 1}))
