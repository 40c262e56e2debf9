"""Choosing: one thing of several, one of each kind, and how much of each."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, TypeVar

from fivefires.kernel import Prompt, Table, gather

from .questions import Portion

T = TypeVar("T")
A = TypeVar("A")


def one_of(
    table: Table[Any], seat: int, prompt: Prompt, things: Sequence[T], option: Callable[[T], Any], /, **args: Any
) -> Awaitable[T]:
    """The one of these things that a seat chooses. Where there is only one, nobody is asked."""
    if len(things) == 1:
        return _given(things[0])
    options = [*map(option, things)]
    return _chosen(things, options, table.ask(seat, prompt, options, **args))


def one_option(table: Table[Any], seat: int, prompt: Prompt, options: Sequence[A], /, **args: Any) -> Awaitable[A]:
    """The answer of a seat. Where there is only one, nobody is asked."""
    return _given(options[0]) if len(options) == 1 else table.ask(seat, prompt, options, **args)


async def _given(thing: T) -> T:
    return thing


async def _chosen(things: Sequence[T], options: list[Any], answer: Awaitable[Any]) -> T:
    """What the question is about is not kept here: it may name a card that not everybody knows."""
    return things[options.index(await answer)]


def one_of_each(pieces: Sequence[str]) -> list[str]:
    """One copy of each card: copies are the same choice."""
    if len(pieces) < 2:
        return [*pieces]
    return [*{piece.partition("#")[0]: piece for piece in pieces}.values()]  # As in `face_of`, which would cost a call.


# --- portions ------------------------------------------------------------------------------------------------


async def portions(
    table: Table[Any], seat: int, prompt: Prompt, have: Mapping[str, int], least: int, most: int
) -> dict[str, int]:
    """Let a seat put together between `least` and `most` things: "2 Food" is one answer, and each kind is chosen once.

    So there are no more questions than kinds, however much is paid. Only what can still lead to the least is offered,
    and nobody is asked where there is only one way to pay. The prompt's text gets the running total as that of
    `gather` does.
    """
    kinds = {kind: amount for kind, amount in have.items() if amount}
    whole = sum(kinds.values())
    if whole < least:
        raise ValueError(f"{least} cannot be put together from {kinds}")
    if whole == least:
        return kinds
    if len(kinds) == 1 and least == most:
        return dict.fromkeys(kinds, least)

    def offers(picked: Sequence[Portion]) -> list[Portion]:
        left = {kind: amount for kind, amount in kinds.items() if all(kind != one.kind for one in picked)}
        missing = least - sum(one.amount for one in picked)
        rest = sum(left.values())
        return [
            Portion(kind, amount)
            for kind, most_of_it in left.items()
            for amount in range(max(1, missing - (rest - most_of_it)), most_of_it + 1)
        ]

    picked = await gather(table, seat, prompt, offers, least=least, most=most, worth=lambda one: one.amount)
    return {one.kind: one.amount for one in picked}
