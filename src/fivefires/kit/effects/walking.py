"""Going through what a card says, for tables that are built once, and for tests that read cards as a player would."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .words import Choose, Data, Way


def words(data: object) -> Iterator[Data]:
    """Every word of a text, however deep, itself included."""
    if isinstance(data, Data):
        yield data
        for field in data.__struct_fields__:
            yield from words(getattr(data, field))
    elif isinstance(data, tuple):
        for part in data:
            yield from words(part)


def kinds(data: object) -> frozenset[type[Data]]:
    return frozenset(type(word) for word in words(data))


def ways(data: object) -> Iterator[Way[Any, Any, Any]]:
    """All ways of choices inside a text, and what may be done, however deep."""
    return (word for word in words(data) if isinstance(word, Way))


def branches(effect: Data) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """What may follow inside an effect, each with its name: of a way its key, else the field that holds it."""
    if isinstance(effect, Choose):
        yield from ((way.key, way.do) for way in effect.options)
    elif isinstance(effect, Way):
        yield effect.key, effect.do
    else:
        for field in effect.__struct_fields__:
            inner = getattr(effect, field)
            if isinstance(inner, tuple) and inner and isinstance(inner[0], Data):
                yield field, inner
