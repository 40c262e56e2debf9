"""Large choices as short sequences: pay any four resources, split the hits, pick a hand of cards.

One question a pick, with a running total that everybody who may see the choice can see; the way back is undo.
Hidden pieces are moved as they are picked instead of being gathered here, so that a re-deal finds them in a pile.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from .questions import AnyOption, Done, Prompt, key_of
from .state import Tally
from .table import Table

T = TypeVar("T", bound=AnyOption)


async def gather(
    table: Table[Any],
    seat: int,
    prompt: Prompt,
    offers: Callable[[Sequence[T]], Sequence[T]],
    *,
    least: int,
    most: int,
    worth: Callable[[T], int] = lambda _option: 1,
) -> list[T]:
    """Let a seat pick options until their worth is between `least` and `most`.

    `offers` gets what was picked so far and says what may still be added; it must end by running out or by
    reaching `most`. Done is offered once the least is reached.
    """
    tally = Tally(seat, least, most)
    table.state.tallies.append(tally)
    picked: list[T] = []
    while tally.total < most:
        fitting = [option for option in offers(picked) if tally.total + worth(option) <= most]
        enough = [Done.DONE] if tally.total >= least else []
        if not fitting and enough:
            break
        answer: T | Done = await table.ask(seat, prompt, [*fitting, *enough], total=tally.total, least=least, most=most)
        if isinstance(answer, Done):
            break
        picked.append(answer)
        tally.chosen.append(key_of(answer))
        tally.total += worth(answer)
    table.state.tallies.pop()
    return picked
