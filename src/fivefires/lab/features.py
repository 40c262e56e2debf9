"""Features: a scene, a question and its options as vectors of fixed size, for every game alike.

A scene is drawn from a view, so nothing is in them that the seat may not see. Each track, pile, card and mark has a
word for what and where it is; the word decides the place in the vector, and the number is added there. Words that meet
in one place are the price of one size for all games; a larger size makes it seldom.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import log1p
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from fivefires.kernel import AnyOption, Message, face_of, key_of
from fivefires.kernel.scene import Mark, Pile, Row, Scene, Thing, Track

Vector = NDArray[np.float32]
Word = tuple[str, float]

# No feature leaves these bounds.
LIMIT = 4.0


def vector(words: Iterable[Word], size: int) -> Vector:
    made = np.zeros(size, np.float32)
    for word, value in words:
        at, sign = _place(word, size)
        made[at] += sign * value
    return np.clip(made, -LIMIT, LIMIT)


@lru_cache(maxsize=1 << 16)
def _place(word: str, size: int) -> tuple[int, int]:
    """Where a word stands, and with which sign: words that meet by chance then cancel as often as they add up."""
    code = crc32(word.encode())
    return code % size, 1 if code >> 31 else -1


def scene_words(scene: Scene) -> Iterator[Word]:
    for message in scene.status:
        yield from _message("status", message)
    for board in scene.boards:
        for space in board.spaces:
            yield from _things(f"{board.id}/{space.id}", space.things)
    yield from _lying("", scene.tracks, scene.rows)
    for pile in scene.piles:
        yield from _pile(pile)
    for mat in scene.mats:
        where = f"mat.{mat.seat}"
        yield from _lying(where, mat.tracks, mat.rows)
        yield from _marks(where, mat.marks)


def task_words(text: Message, rule: str) -> Iterator[Word]:
    yield f"rule/{rule}", 1.0
    yield from _message("question", text)


def option_words(option: AnyOption) -> Iterator[Word]:
    """What an option does and what it is about, so that the same answer looks alike wherever it is offered."""
    key = key_of(option)
    yield key, 1.0
    for part in key.split(":"):
        yield f"part/{face_of(part)}", 1.0


def scaled(value: float) -> float:
    """Large numbers count for less than their size."""
    return log1p(value) / 4 if value >= 0 else -log1p(-value) / 4


def _message(where: str, message: Message) -> Iterator[Word]:
    yield f"{where}/{message.id}", 1.0
    for name, value in message.args.items():
        if isinstance(value, int):
            yield f"{where}/{message.id}/{name}", scaled(value)
        elif isinstance(value, Message):
            yield f"{where}/{message.id}/{name}/{value.id}", 1.0


def _lying(where: str, tracks: Sequence[Track], rows: Sequence[Row]) -> Iterator[Word]:
    for track in tracks:
        yield f"{where}/track/{track.id}", (track.value - track.start) / max(1, track.end - track.start)
    for row in rows:
        yield from _things(f"{where}/{row.id}", row.things)


def _pile(pile: Pile) -> Iterator[Word]:
    yield f"pile/{pile.id}", scaled(pile.size)
    if pile.top is not None:
        yield from _things(f"pile/{pile.id}", (pile.top,))


def _things(where: str, things: Sequence[Thing]) -> Iterator[Word]:
    for thing in things:
        word = f"{where}/{thing.name.id}{'' if thing.seat is None else thing.seat}"
        yield word, 1.0
        yield from _marks(word, thing.marks)


def _marks(where: str, marks: Sequence[Mark]) -> Iterator[Word]:
    for mark in marks:
        yield f"{where}/{mark.name.id}", 1.0 if mark.value is None else scaled(mark.value)
