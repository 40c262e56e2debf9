"""State: plain typed data, and nothing else is the truth.

A game's state is a struct of numbers, text, lists and string-keyed dictionaries of such. The kernel's
part of it is the same in every game: where the pieces are, who knows them, how far chance was used,
what is under way.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Literal, NewType, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from .text import Message

S = TypeVar("S", bound="State")
T = TypeVar("T", bound=msgspec.Struct)

# A piece is known by its name: its face, and a `#2` behind it for the second copy of that face.
Piece = str

# Who knows a piece, as a set of bits; everybody includes the spectators, who sit on no seat.
NOBODY = 0
EVERYBODY = -1
SPECTATOR = 31


def only(*seats: int) -> int:
    """The bits of these seats."""
    bits = NOBODY
    for seat in seats:
        bits |= 1 << seat
    return bits


class Result(msgspec.Struct, kw_only=True):
    """How a game ended. Games add their own fields; a later set-up may take it up again."""

    ending: str
    winners: list[int] = []


class Tally(msgspec.Struct):
    """The running total of a large choice that is being made in short questions."""

    seat: int
    least: int
    most: int
    total: int = 0
    chosen: list[str] = []


class Event(msgspec.Struct, kw_only=True):
    """Something that is about to happen and that cards may answer. Games derive theirs with `tag=True`."""

    fired: list[str] = []
    cancelled: bool = False

    def happening(self) -> Message | None:
        """What happens, for those who may answer it: a sentence that names nothing which they may not know."""
        return None


class State(msgspec.Struct, kw_only=True):
    """What is true in a game. Games that have events or a result of their own declare these fields again."""

    seats: int
    active: int = 0
    piles: dict[str, list[Piece]] = {}
    known: dict[Piece, int] = {}
    stock: dict[str, dict[str, int]] = {}
    chance: int = 0
    events: list[Any] = []
    tallies: list[Tally] = []
    result: Result | None = None


def digest(state: State) -> str:
    """A hash of everything that is true, the same on every machine."""
    encoded = msgspec.msgpack.encode(state, order="deterministic")
    return hashlib.blake2b(encoded, digest_size=8).hexdigest()


# --- copying -----------------------------------------------------------------------------------

_ATOMS = (int, float, str, bool, bytes, NoneType)
_copiers: dict[type, Callable[[Any], Any]] = {}


def copy_of(struct: T) -> T:
    """A copy that shares nothing mutable with the original, by code generated from the field types."""
    copier = _copiers.get(type(struct))
    if copier is None:
        copier = _copiers[type(struct)] = _make_copier(type(struct))
    copied: T = copier(struct)
    return copied


def _make_copier(struct_type: type[msgspec.Struct]) -> Callable[[Any], Any]:
    hints = get_type_hints(struct_type)
    copies = [f"{name}={_copy_expression(hints[name], f'old.{name}')}" for name in struct_type.__struct_fields__]
    scope: dict[str, Any] = {"copy_of": copy_of, "copy_any": copy_any, "struct_type": struct_type}
    exec(f"def copier(old):\n    return struct_type({', '.join(copies)})", scope)
    made: Callable[[Any], Any] = scope["copier"]
    return made


def _copy_expression(hint: Any, value: str, depth: int = 0) -> str:
    """Python source that copies `value`, which is of type `hint`."""
    if is_immutable(hint):
        return value
    origin, args = get_origin(hint), get_args(hint)
    item = f"x{depth}"
    if origin is list:
        if is_immutable(args[0]):
            return f"{value}.copy()"
        return f"([{_copy_expression(args[0], item, depth + 1)} for {item} in {value}] if {value} else [])"
    if origin is dict:
        if is_immutable(args[1]):
            return f"{value}.copy()"
        key = f"k{depth}"
        inner = _copy_expression(args[1], item, depth + 1)
        return f"({{{key}: {inner} for {key}, {item} in {value}.items()}} if {value} else {{}})"
    if _is_struct(hint):
        return f"copy_of({value})"
    if origin in (Union, UnionType) and NoneType in args and len(args) == 2:
        (inner,) = (arg for arg in args if arg is not NoneType)
        return f"(None if {value} is None else {_copy_expression(inner, value, depth)})"
    return f"copy_any({value})"


def copy_any(value: Any) -> Any:
    """A copy of what the field types leave open: one of several kinds, or something inside a tuple."""
    if isinstance(value, msgspec.Struct):
        return copy_of(value)
    if isinstance(value, dict):
        return {key: copy_any(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return type(value)([copy_any(item) for item in value])
    return value


def is_immutable(hint: Any) -> bool:
    if isinstance(hint, NewType):
        return is_immutable(hint.__supertype__)
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal or hint in _ATOMS:
        return True
    if origin is tuple:
        return all(is_immutable(arg) for arg in args if arg is not Ellipsis)
    if origin in (Union, UnionType):
        return all(is_immutable(arg) for arg in args)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return True
    return _is_struct(hint) and hint.__struct_config__.frozen and not _unplain(hint, set(), frozen=True)


def _is_struct(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct)


def unplain_field(state_type: type) -> str | None:
    """The first field of a state that is not plain data (a set, an int key, an object), or None."""
    return _unplain(state_type, set())


def _unplain(hint: Any, seen: set[Any], frozen: bool = False, path: str = "") -> str | None:
    if isinstance(hint, NewType):
        return _unplain(hint.__supertype__, seen, frozen, path)
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal or hint in _ATOMS or (isinstance(hint, type) and issubclass(hint, Enum)):
        return None
    if _is_struct(hint):
        if hint in seen:
            return None
        seen.add(hint)
        if frozen and not hint.__struct_config__.frozen:
            return path or str(hint)
        hints = get_type_hints(hint)
        return next(
            filter(
                None,
                (_unplain(hints[name], seen, frozen, f"{path}.{name}") for name in hint.__struct_fields__),
            ),
            None,
        )
    if origin is dict and (
        args[0] not in (str,) and not (isinstance(args[0], NewType) and args[0].__supertype__ is str)
    ):
        return path
    if origin in (Union, UnionType, tuple) or (origin in (list, dict) and not frozen):
        inner = [arg for arg in args if arg is not Ellipsis]
        return next(filter(None, (_unplain(arg, seen, frozen, path) for arg in inner)), None)
    if hint is Any and path == ".events":  # A game without reactions has no events, and others declare theirs.
        return None
    return path or str(hint)
