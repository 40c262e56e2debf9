"""Prices: offered only to those who can pay in full, and paid part by part.

A price is a struct of the game's own, with a field for each thing that can be asked for. What each of them takes
stands in one place: whether somebody has it, and how it is given.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Generic, TypeVar

from fivefires.kernel import Table

from .words import Data

S = TypeVar("S")
R = TypeVar("R")

# Gives a part of a price; it may have to ask.
Pay = Callable[[Table[Any], R, Any], Awaitable[Any] | None]


class Part(Generic[S, R]):
    """One thing that a price can ask for: so much as its field says, once where that is no number.

    `have` says how much of it somebody has; where that is no matter of counting, `can` says whether it is enough. `pay`
    gives all of it, `each` one after the other. `fields` are several where they are paid in one.
    """

    def __init__(
        self,
        *fields: str,
        have: Callable[[S, R, Any], int] | None = None,
        can: Callable[[S, R, Any], bool] | None = None,
        pay: Pay[R] | None = None,
        each: Pay[R] | None = None,
    ) -> None:
        self.fields = fields
        self.have = have
        self.can = can
        self.pay = pay
        self.each = each

    def amount(self, price: Data) -> int:
        asked = getattr(price, self.fields[0])
        return asked if isinstance(asked, int) else 1


class Prices(Generic[S, R]):
    """How the prices of a game are paid: its parts, in the order in which they are given."""

    def __init__(self, parts: Sequence[Part[S, R]]) -> None:
        self.parts = parts
        self._asked: dict[Data, list[tuple[Part[S, R], int]]] = {}

    def asked(self, price: Data) -> list[tuple[Part[S, R], int]]:
        """The parts that a price asks for, and how much of each."""
        found = self._asked.get(price)
        if found is None:
            nothing = dict(zip(price.__struct_fields__, price.__struct_defaults__, strict=True))
            found = self._asked[price] = [
                (part, part.amount(price))
                for part in self.parts
                if any(getattr(price, field) != nothing[field] for field in part.fields)
            ]
        return found

    def can_pay(self, state: S, reader: R, price: Data | None) -> bool:
        """Whether somebody has all of it."""
        if price is not None:
            for part, amount in self.asked(price):
                can, have = part.can, part.have
                if can is not None and not can(state, reader, price):
                    return False
                if have is not None and have(state, reader, price) < amount:
                    return False
        return True

    async def pay(self, table: Table[Any], reader: R, price: Data | None) -> None:
        """Give one part after the other."""
        if price is None:
            return
        for part, amount in self.asked(price):
            if part.pay is not None:
                asks = part.pay(table, reader, price)
                if asks is not None:
                    await asks
            each = part.each
            if each is not None:
                for _ in range(amount):
                    asks = each(table, reader, price)
                    if asks is not None:
                        await asks
