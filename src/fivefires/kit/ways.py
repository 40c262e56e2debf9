"""Ways: one seat goes on in one way after another, until it has enough or nothing is left to do.

Softening damage, buying, repairing, preparing: the rules differ in what is offered and what it does, and not in how it
is asked.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

from fivefires.kernel import Prompt, Table

W = TypeVar("W")


def nothing() -> dict[str, Any]:
    return {}


async def until_done(
    table: Table[Any],
    seat: int,
    prompt: Prompt,
    ways: Callable[[], Sequence[W]],
    take: Callable[[W], Awaitable[None]],
    done: object,
    said: Callable[[], dict[str, Any]] = nothing,
) -> None:
    """Ask among the ways that there are now, and `done`; take one, and ask anew.

    Nobody is asked where there is no way. `said` gives the arguments of the question, as they are each time.
    """
    while offered := ways():
        answer: Any = await table.ask(seat, prompt, [*offered, done], **said())
        if answer is done:
            return
        doing = take(answer)
        del offered, answer  # what is done now may bring what was offered into a deck
        await doing
