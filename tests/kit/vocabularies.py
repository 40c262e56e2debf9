"""Whether cards are written in the words of their vocabulary: what a type checker cannot see in data is found here."""

from __future__ import annotations

from functools import cache
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from fivefires.kit.effects import Data, words

# What the type parameters of the kit's words stand for in a game's vocabulary.
PARAMETERS = {"E_co": "Effect", "P_co": "Cost", "C_co": "Condition"}


def misused(card: object, vocabulary: ModuleType) -> list[str]:
    """The fields that do not hold what the vocabulary wants there."""
    return [
        f"{type(word).__name__}.{field}"
        for word in words(card)
        for field, hint in fields(type(word)).items()
        if not fits(getattr(word, field), hint, vocabulary)
    ]


@cache
def fields(kind: type[Data]) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {field: hints[field] for field in kind.__struct_fields__}


def fits(value: object, hint: Any, vocabulary: ModuleType) -> bool:
    """Whether a value is of the type that a field declares, its tuples to the last part."""
    if isinstance(hint, TypeVar):
        return fits(value, getattr(vocabulary, PARAMETERS[hint.__name__]), vocabulary)
    origin, parts = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return any(fits(value, part, vocabulary) for part in parts)
    if origin is Literal:
        return value in parts
    if origin is tuple and isinstance(value, tuple):
        hints = parts[:1] * len(value) if parts[-1] is Ellipsis else parts
        return len(value) == len(hints) and all(fits(*pair, vocabulary) for pair in zip(value, hints, strict=True))
    if hint is str:
        return isinstance(value, str)
    return type(value) is (NoneType if hint is None else origin or hint)
