"""A row of numbers for an answer: what kind it is, what it names, and whom, from the seat that looks.

Each word of an answer has signs of its own, drawn from a digest of the word, and a row is their sum. So answers that
share a word look alike in it, no two answers look the same, and one width does for every game.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from functools import lru_cache
from hashlib import blake2b
from math import log1p, sqrt

import msgspec
import numpy as np
from numpy.typing import NDArray

from fivefires.kernel import AnyOption, Option, face_of, key_of
from fivefires.kernel.questions import tag_of

Vector = NDArray[np.float32]


@lru_cache(maxsize=1 << 16)
def row_of(option: AnyOption, seat: int, seats: int, width: int) -> bytes:
    """The row of an answer, for a seat that looks, as the bytes of an array: rows of a question are put together."""
    words = [*words_of(option, seat, seats)]
    row = np.zeros(width, np.float32)
    for word, value in words:
        row += value * _signs(word, width)
    row /= sqrt(len(words))
    return row.tobytes()


def words_of(option: AnyOption, seat: int, seats: int) -> Iterator[tuple[str, float]]:
    """What an answer says, each with its weight; all of it together is a word, too, so that it is like no other."""
    if not isinstance(option, Option):
        yield f"kind/{option.value}", 1.0
        return
    kind = tag_of(type(option))
    yield f"kind/{kind}", 1.0
    whole = [kind]
    for name in option.__struct_fields__:
        value = getattr(option, name)
        if name == "seat" and isinstance(value, int) and value >= 0:
            value = f"+{turned(value, seat, seats)}"
        whole.append(_plain(value))
        yield from _words_of_field(name, value)
    yield "/".join(whole) if len(whole) > 1 else key_of(option), 0.5


def _words_of_field(name: str, value: object) -> Iterator[tuple[str, float]]:
    if isinstance(value, int) and not isinstance(value, bool):
        yield f"number/{name}", scaled(value)
    yield f"part/{face_of(_plain(value))}", 1.0


def _plain(value: object) -> str:
    if isinstance(value, Enum):
        return str(value.value)
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


@lru_cache(maxsize=1 << 14)
def _signs(word: str, width: int) -> Vector:
    digest = blake2b(word.encode(), digest_size=64).digest()
    bits = np.unpackbits(np.frombuffer(digest * (1 + width // 512), np.uint8))[:width]
    return bits.astype(np.float32) * 2 - 1


def turned(number: int, seat: int, seats: int) -> int:
    """How many places after the seat that looks another one sits."""
    return (number - seat) % seats


def scaled(value: float) -> float:
    """Large numbers count for less than their size."""
    return log1p(value) / 4 if value >= 0 else -log1p(-value) / 4
