"""The agenda: what must still be done, as a list of to-do structs in the state, of which a step does one.

Figures that appear, wake others and attack would be a chain of rules that call each other, ever deeper. On an agenda
each is an entry: steps stay short, copies are cheap, and a game can be saved between any two. One enemy's turn is one
step. What is being done stays at the head until it is done, so that everybody can see it there.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeVar

from fivefires.kernel import Interrupted

T = TypeVar("T")


async def do_first(table: Any, agenda: list[T], how: Mapping[type, Callable[[Any, Any], Awaitable[None]]]) -> None:
    """Do what is at the head, as its type says, and take it off; also where a death breaks it off."""
    to_do = agenda[0]
    try:
        await how[type(to_do)](table, to_do)
    except Interrupted:
        _take_off(agenda, to_do)
        raise
    _take_off(agenda, to_do)


def put_next(agenda: list[T], *to_do: T) -> None:
    """What follows from what is being done, and comes before everything else."""
    agenda[1:1] = to_do


def put_last(agenda: list[T], *to_do: T) -> None:
    """What waits its turn."""
    agenda += to_do


def forget(agenda: list[T], moot: Callable[[T], bool]) -> None:
    """Take off what need no longer be done: whoever was to act is gone."""
    agenda[:] = [to_do for to_do in agenda if not moot(to_do)]


def _take_off(agenda: list[T], done: T) -> None:
    """It may have been forgotten meanwhile, and others may be equal to it."""
    for at, to_do in enumerate(agenda):
        if to_do is done:
            del agenda[at]
            return
