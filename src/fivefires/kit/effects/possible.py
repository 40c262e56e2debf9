"""Whether effects could do anything at all: what is idle need not be offered."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

S = TypeVar("S")
R = TypeVar("R")


def do_something(
    checks: Mapping[type[Any], Callable[[S, R, Any], bool]], state: S, reader: R, effects: Iterable[Any]
) -> bool:
    """Whether one of these would do something now. A word without a check always does."""
    for effect in effects:
        check = checks.get(type(effect))
        if check is None or check(state, reader, effect):
            return True
    return False
