"""What is under way: a stack in the state of what is being done, the innermost last.

A test inside the damage of a test is two entries. Views and conditions read there what a question is about, so nothing
that matters is kept only in a local variable. A death or the end of a turn breaks everything off (`Interrupted`); each
entry takes itself and all above it off the stack on its way out.
"""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import Any, TypeVar

from fivefires.kernel import Interrupted

T = TypeVar("T")
R = TypeVar("R")


async def during(stack: list[Any], what: object, doing: Awaitable[R]) -> R:
    """Do something while this is under way."""
    depth = len(stack)
    stack.append(what)
    try:
        done = await doing
    except Interrupted:
        del stack[depth:]
        raise
    del stack[depth:]
    return done


def innermost(stack: Sequence[object], kind: type[T]) -> T | None:
    """The latest of this kind that is under way."""
    for one in reversed(stack):
        if isinstance(one, kind):
            return one
    return None
