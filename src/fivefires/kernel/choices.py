"""Large choices as short sequences: pay any four resources, split the hits, pick a hand of cards.

One question a pick, whose text gets the running total (`$total`, `$least`, `$most`); the way back is undo.
Hidden pieces are moved as they are picked instead of being gathered here, so that a re-deal finds them in a pile.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from .moments import Interrupted
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
    tallies = table.state.tallies
    depth = len(tallies)
    tallies.append(tally)
    picked: list[T] = []
    try:
        while tally.total < most:
            fitting = [option for option in offers(picked) if tally.total + worth(option) <= most]
            enough = [Done.DONE] if tally.total >= least else []
            if not fitting and enough:
                break
            answer: T | Done = await table.ask(
                seat, prompt, [*fitting, *enough], total=tally.total, least=least, most=most
            )
            if isinstance(answer, Done):
                break
            picked.append(answer)
            tally.chosen.append(key_of(answer))
            tally.total += worth(answer)
    except Interrupted:
        del tallies[depth:]
        raise
    tallies.pop()
    return picked
