"""What suspended rules hold in local variables.

A local that matters escapes views, hashes and re-dealing. Nothing can forbid one, but it can be found: the
coroutines of a game at rest are walked, and every value that they hold is looked at.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from types import CoroutineType
from typing import Any

import msgspec

from fivefires.kernel import EVERYBODY, Runner, State, Table

from .words import Suspect

_DEEPEST = 6
_NOT_RULES = ("fivefires.kernel", "fivefires.conformance")


def suspended_locals(runner: Runner[Any]) -> list[tuple[str, str, Any]]:
    """(function, variable, value) for the rules that wait for an answer, the functions around them left out."""
    found: list[tuple[str, str, Any]] = []
    coroutine: Any = runner._coro
    while isinstance(coroutine, CoroutineType):
        frame = coroutine.cr_frame
        if frame is not None and not frame.f_globals["__name__"].startswith(_NOT_RULES):
            found += [(coroutine.__qualname__, name, value) for name, value in sorted(frame.f_locals.items())]
        coroutine = coroutine.cr_await
    return found


def hidden_in_locals(runner: Runner[Any]) -> list[Suspect]:
    """Locals that name a piece which not everybody knows: after a re-deal it would be another one."""
    state, pieces = runner.state, runner.table.box.pieces
    suspects = [
        (function, name, value)
        for function, name, value in suspended_locals(runner)
        if any(text in pieces and state.known.get(text, 0) != EVERYBODY for text in _texts(value, set()))
    ]
    # Which values are parts of the state is worth finding out only where one of them is suspect.
    owned = {id(part) for part in mutable_parts(state)} if suspects else set()
    return [
        Suspect(text, f"{function} keeps the hidden piece {{}} in its local variable {name!r}")
        for function, name, value in suspects
        for text in _texts(value, owned)
        if text in pieces and state.known.get(text, 0) != EVERYBODY
    ]


def plain_locals(runner: Runner[Any]) -> str:
    """The locals that are plain values, in a form that can be compared."""
    owned = {id(part) for part in mutable_parts(runner.state)}
    return repr(
        [
            (function, name, value)
            for function, name, value in suspended_locals(runner)
            if id(value) not in owned and _is_plain(value)
        ]
    )


def mutable_parts(value: Any) -> Iterator[Any]:
    """Every list, dictionary and struct that a state consists of, as often as it is reached."""
    if isinstance(value, msgspec.Struct):
        if not value.__struct_config__.frozen:
            yield value
        for name in value.__struct_fields__:
            yield from mutable_parts(getattr(value, name))
    elif isinstance(value, list | tuple):
        if isinstance(value, list):
            yield value
        for item in value:
            yield from mutable_parts(item)
    elif isinstance(value, dict):
        yield value
        for item in value.values():
            yield from mutable_parts(item)


def _texts(value: Any, owned: set[int], depth: int = 0) -> Iterator[str]:
    """The texts inside a local value, parts of the state and the table left out."""
    if id(value) in owned or depth > _DEEPEST or isinstance(value, Table | State):
        return
    if isinstance(value, str):
        yield value
    elif isinstance(value, msgspec.Struct):
        frozen = value.__struct_config__.frozen and _is_hashable(value)
        yield from _frozen_texts(value) if frozen else _field_texts(value, owned, depth)
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from _texts(key, owned, depth + 1)
            yield from _texts(item, owned, depth + 1)
    elif isinstance(value, list | tuple | set | frozenset):
        for item in value:
            yield from _texts(item, owned, depth + 1)


def _field_texts(value: msgspec.Struct, owned: set[int], depth: int) -> Iterator[str]:
    for name in value.__struct_fields__:
        yield from _texts(getattr(value, name), owned, depth + 1)


@lru_cache(maxsize=4096)
def _frozen_texts(value: msgspec.Struct) -> tuple[str, ...]:
    """The effects of a card and the like never change, and are held by one rule after the other."""
    return tuple(_field_texts(value, set(), 0))


def _is_hashable(value: object) -> bool:
    try:
        hash(value)
    except TypeError:
        return False
    return True


def _is_plain(value: Any) -> bool:
    if isinstance(value, list | tuple | set):
        return all(_is_plain(item) for item in value)
    return isinstance(value, int | str | float | bool | None)
