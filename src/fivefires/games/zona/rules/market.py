"""The marketplace: two rows of four columns; buying, selling, and decks that run out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.index import ARTIFACT, ITEM, PRICE, THREAT
from fivefires.games.zona.content.piles import COLUMNS, DECK, DISCARDS, INCOMING, MARKET, ROWS, SPOTS, TROPHIES
from fivefires.games.zona.show.names import NAME, SEAT, deck_name
from fivefires.games.zona.state import SaleUnderWay, Scavenger, TradeUnderWay, ZonaState, ZonaTable, owned
from fivefires.kernel import Done, Prompt, face_of
from fivefires.kit.choosing import one_of_each
from fivefires.kit.underway import during
from fivefires.kit.ways import until_done

from . import beats, items, threats
from .board import standing
from .questions import Buy, Sell, Use

ASK_TRADE = Prompt("ask-trade", "Z-269")
ASK_SALE = Prompt("ask-sell", "Z-276")


# --- decks --------------------------------------------------------------------------------------------------


def draw(table: ZonaTable, deck: v.Deck, target: str) -> str | None:
    """The top card; an empty deck is renewed from its discards, and where there are none, nothing comes (Z-273)."""
    pile = DECK[deck]
    if not table.state.piles[pile]:
        renew(table, deck)
    drawn = table.draw(pile, target)
    return drawn[0] if drawn else None


def renew(table: ZonaTable, deck: v.Deck) -> None:
    if table.pile(DISCARDS[deck]):
        table.move_all(DISCARDS[deck], DECK[deck])
        table.shuffle(DECK[deck])
        table.tell("log-renewed", "Z-273", deck=deck_name(deck))


def has_cards(state: ZonaState, deck: v.Deck) -> bool:
    return bool(state.piles[DECK[deck]] or state.piles[DISCARDS[deck]])


# --- buying -------------------------------------------------------------------------------------------------


def columns_for(me: Scavenger) -> int:
    """Two columns for all (Z-266), the third for neutral and good (Z-267), the fourth for good reputation (Z-268)."""
    return 3 + me.reputation


def occasion(seat: int, effect: v.Trade) -> TradeUnderWay:
    """The column rule holds for what cards allow too, unless they say otherwise (Z-270)."""
    return TradeUnderWay(seat, [*effect.rows], effect.cut, effect.every_column, effect.most)


def offers(state: ZonaState, seat: int, trade: TradeUnderWay) -> list[Buy]:
    """What this player can buy now, each judged by rubles and reputation at the moment (Z-265, Z-269).

    Copies of one card in a row are one offer, the first of them (Z-539).
    """
    first: dict[tuple[str, str, int], Buy] = {}
    for offer in _offers(state, seat, trade):
        first.setdefault((offer.row, face_of(offer.card), offer.price), offer)
    return [*first.values()]


def can_buy(state: ZonaState, seat: int, trade: TradeUnderWay) -> bool:
    return next(_offers(state, seat, trade), None) is not None


def _offers(state: ZonaState, seat: int, trade: TradeUnderWay) -> Iterator[Buy]:
    me, lying = state.scavengers[seat], state.piles
    rubles, shift = me.rubles, -trade.cut
    if state.rumor_token == me.place and (cheaper := standing(state, me.place, v.PriceShift)) is not None:
        shift += cheaper.by
    columns = COLUMNS[-1] if trade.every_column else columns_for(me)
    for row in trade.rows:
        for column, spot in SPOTS[row][:columns]:
            for card in lying[spot]:
                price = PRICE[card]
                if shift:
                    price = max(0, price + shift)
                if price <= rubles:
                    yield Buy(row, column, card, price)


async def trade(table: ZonaTable, seat: int, effect: v.Trade) -> None:
    """An occasion to buy: while camping, or where a card allows it (Z-264)."""
    state, under_way = table.state, occasion(seat, effect)

    def ways() -> list[Buy | Use]:
        buys = offers(state, seat, under_way) if under_way.left else []
        return [*buys, *items.uses_on_turn(state, seat)] if buys else []

    async def take(way: Buy | Use) -> None:
        if isinstance(way, Buy):
            under_way.left -= 1
            await buy(table, seat, way)
        else:
            await items.use_on_turn(table, seat, way)

    await during(state.under_way, under_way, until_done(table, seat, ASK_TRADE, ways, take, Done.DONE))


async def buy(table: ZonaTable, seat: int, answer: Buy) -> None:
    """Pay the price and take the card; its spot stays empty until the end of the turn (Z-271)."""
    state = table.state
    state.scavengers[seat].rubles -= answer.price
    state.market_touched = True
    table.move(answer.card, MARKET[answer.row, answer.column], INCOMING)
    beat = beats.of(table, "trade", seat, answer.card)
    table.tell("log-buys", "Z-265", beat=beat, seat=SEAT[seat], item=NAME[answer.card], price=answer.price)
    await items.find_place(table, seat, answer.card)


# --- filling ------------------------------------------------------------------------------------------------


def fill(table: ZonaTable, row: v.Deck) -> None:
    """Cards move left into the gaps, and the spots at the right are filled from the row's own deck (Z-272)."""
    filled, lying = 0, table.state.piles
    for column, spot in SPOTS[row]:
        if lying[spot]:
            filled += 1
            if filled < column:
                table.move_all(spot, MARKET[row, filled])
    for column in COLUMNS[filled:]:
        draw(table, row, MARKET[row, column])


def refill(table: ZonaTable) -> None:
    """At the end of a turn with a purchase (Z-272)."""
    table.state.market_touched = False
    for row in ROWS:
        fill(table, row)


def refresh(table: ZonaTable, rows: Sequence[v.Deck] = ROWS) -> None:
    """All cards of these rows are discarded, and all spots filled anew (Z-388)."""
    for row in rows:
        for column in COLUMNS:
            table.move_all(MARKET[row, column], DISCARDS[row])
    for row in rows:
        fill(table, row)
    table.tell("log-market", "Z-388")


# --- selling ------------------------------------------------------------------------------------------------


def sales(state: ZonaState, seat: int, effect: v.Sell) -> list[Sell]:
    """Only trophies and artifacts can be sold (Z-276), at their printed value and what the buyer adds.

    An artifact without a colour gets no bonus for one (Z-412); Siphon can be sold as well (Z-446). Players do not
    trade with each other (Z-275).
    """
    bonus = {v.GREEN: effect.green, v.YELLOW: effect.yellow}
    found: list[Sell] = []
    if effect.trophies:
        for token in one_of_each(state.piles[TROPHIES[seat]]):
            threat = THREAT[token]
            found.append(Sell(token, threat.spec.reward.trophy + effect.bonus + bonus[threat.colour]))
    if effect.artifacts:
        for card in items.one_of_a_kind(state, seat, owned(state, seat)):
            if card in ARTIFACT:
                item = ITEM[card]
                found.append(Sell(card, item.spec.price + effect.bonus + (bonus[item.colour] if item.colour else 0)))
    return found


async def sell(table: ZonaTable, seat: int, effect: v.Sell) -> None:
    """As many as the player likes, and as the occasion allows."""
    state, under_way = table.state, SaleUnderWay(seat, effect.most)

    def ways() -> list[Sell | Use]:
        found = sales(state, seat, effect) if under_way.left else []
        return [*found, *items.uses_on_turn(state, seat)] if found else []

    async def take(way: Sell | Use) -> None:
        if isinstance(way, Sell):
            under_way.left -= 1
            await sell_one(table, seat, way)
        else:
            await items.use_on_turn(table, seat, way)

    await during(state.under_way, under_way, until_done(table, seat, ASK_SALE, ways, take, Done.DONE))


async def sell_one(table: ZonaTable, seat: int, answer: Sell) -> None:
    """The price is paid (Z-311, Z-394); a sold trophy goes back to its slot, a sold artifact to its discards (Z-026,
    Z-234).
    """
    table.state.scavengers[seat].rubles += answer.price
    beat = beats.of(table, "trade", seat, answer.piece)
    table.tell("log-sells", "Z-276", beat=beat, seat=SEAT[seat], piece=NAME[answer.piece], price=answer.price)
    if answer.piece in THREAT:
        threats.discard_token(table, answer.piece, TROPHIES[seat])
    else:
        await items.lose(table, seat, answer.piece)
