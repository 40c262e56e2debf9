"""Resource Tokens: drawn from the bag by chance, spent into it, taken and given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from fivefires.games.raid_trade.content.piles import BAG, STORE
from fivefires.games.raid_trade.content.vocabulary import KINDS, Kind
from fivefires.games.raid_trade.state import RaidTradeState, RaidTradeTable, count_tokens, tokens
from fivefires.kernel import Prompt
from fivefires.kit.choosing import portions

ASK_PAY_ANY = Prompt("ask-pay-any", "R-281", routine=True)
ASK_PICK = Prompt("ask-pick", "R-035", routine=True)

PriceLike = Sequence[tuple[Kind, int]]
_BYTE: Final = {kind: 8 * number for number, kind in enumerate(KINDS)}
_BYTES: Final = tuple(_BYTE.items())
_ENOUGH: Final = sum(1 << byte + 7 for byte in _BYTE.values())


def draw(table: RaidTradeTable, seat: int, count: int) -> int:
    """Random tokens out of those in the bag (R-035); fewer where there are fewer (R-185)."""
    return len(table.draw_tokens(KINDS, count, BAG, STORE[seat]))


def take(table: RaidTradeTable, seat: int, kind: str, count: int) -> int:
    return table.shift(kind, count, BAG, STORE[seat])


def can_pay(state: RaidTradeState, seat: int, price: PriceLike) -> bool:
    place, stock = STORE[seat], state.stock
    return all(stock[kind].get(place, 0) >= amount for kind, amount in price)


def packed(price: PriceLike) -> int:
    """A price as one number, a byte for each kind: so a purse is compared with many prices in no time."""
    return sum(amount << _BYTE[kind] for kind, amount in price)


def purse(state: RaidTradeState, seat: int) -> int:
    """What a player owns, packed likewise; the highest bit of each byte is set and stays set where it is enough."""
    place, stock, whole = STORE[seat], state.stock, _ENOUGH
    for kind, byte in _BYTES:
        held = stock[kind].get(place, 0)
        if held:
            whole += held << byte
    return whole


def buys(whole: int, price: int) -> bool:
    return (whole - price) & _ENOUGH == _ENOUGH


def spend(table: RaidTradeTable, seat: int, goods: Mapping[str, int]) -> None:
    """What is spent goes back into the bag at once (R-036)."""
    for kind, amount in goods.items():
        table.shift(kind, amount, STORE[seat], BAG)


async def spend_any(table: RaidTradeTable, seat: int, count: int) -> None:
    """Tokens of the payer's choice."""
    spend(table, seat, await portions(table, seat, ASK_PAY_ANY, tokens(table.state, seat), count, count))


async def pick(table: RaidTradeTable, seat: int, count: int, kinds: Sequence[str] = KINDS) -> None:
    """Tokens from the bag, of the player's choice."""
    stock = table.state.stock
    there = {kind: min(count, held) for kind in kinds if (held := stock[kind].get(BAG, 0))}
    count = min(count, sum(there.values()))
    if count:
        for kind, amount in (await portions(table, seat, ASK_PICK, there, count, count)).items():
            take(table, seat, kind, amount)


def lose_one(table: RaidTradeTable, seat: int, target: str) -> None:
    """One token by chance."""
    table.draw_tokens(KINDS, 1, STORE[seat], target)


def hand_over(table: RaidTradeTable, seat: int, other: int, goods: Mapping[str, int]) -> None:
    for kind, amount in goods.items():
        table.shift(kind, amount, STORE[seat], STORE[other])


def move_all(table: RaidTradeTable, source: str, target: str) -> None:
    """Every token that lies in one place comes to another."""
    for kind in KINDS:
        table.shift(kind, table.state.stock[kind].get(source, 0), source, target)


def fewest(state: RaidTradeState, seat: int, seats: Sequence[int]) -> bool:
    mine = count_tokens(state, seat)
    return all(count_tokens(state, other) >= mine for other in seats)
