"""Features: a scene and a question as a vector of fixed size, for every game that declares no numbers of its own.

A scene is drawn from a view, so nothing is in them that the seat may not see. Each track, pile, card and mark has a
word for what and where it is; the word decides the place in the vector, and the number is added there. Words that meet
in one place are the price of one size for all games; a larger size makes it seldom.

Seats are counted from the one that looks: the same table looks the same to each of its players.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from zlib import crc32

import numpy as np

from fivefires.kernel import Message
from fivefires.kernel.scene import Goal, Mark, Pile, Row, Scene, Thing, Track

from .rows import Vector, scaled, turned

Word = tuple[str, float]

# No feature leaves these bounds.
LIMIT = 4.0


def vector(words: Iterable[Word], size: int) -> Vector:
    made = np.zeros(size, np.float32)
    for word, value in words:
        at, sign = place(word, size)
        made[at] += sign * value
    return np.clip(made, -LIMIT, LIMIT)


@lru_cache(maxsize=1 << 16)
def place(word: str, size: int) -> tuple[int, int]:
    """Where a word stands, and with which sign: words that meet by chance then cancel as often as they add up."""
    code = crc32(word.encode())
    return code % size, 1 if code >> 31 else -1


class Reader:
    """Reads a scene aloud, as the words of a seat that looks."""

    def __init__(self, seat: int, seats: int) -> None:
        self._seat, self._seats = seat, seats

    def scene(self, scene: Scene) -> Iterator[Word]:
        for message in scene.status:
            yield from self.message("status", message)
        for story in scene.stories:
            yield from self.message("story", story.text)
        yield from self._goals("", scene.goals)
        for board in scene.boards:
            for space in board.spaces:
                yield from self._things(f"{board.id}/{space.id}", space.things)
        yield from self._lying("", scene.tracks, scene.rows)
        for pile in scene.piles:
            yield from self._pile(pile)
        for deal in scene.deals:
            by = f"deal.{self._turned(deal.by)}"
            yield from self._things(f"{by}/gives", deal.gives)
            yield from self._things(f"{by}/wants", deal.wants)
        for mat in scene.mats:
            # What belongs to a seat is often called by its number: behind the last dot, and on its mat.
            where = f"mat.{self._turned(mat.seat)}{mat.id}"
            own = f".{mat.seat}"
            yield from self._lying(where, mat.tracks, mat.rows, own)
            yield from self._marks(where, mat.marks)
            yield from self._things(where, mat.tokens)
            yield from self._goals(where, mat.goals)

    def message(self, where: str, message: Message) -> Iterator[Word]:
        """A text with all that it names, to the last number in it."""
        yield f"{where}/{message.id}", 1.0
        for name, value in message.args.items():
            word = f"{where}/{message.id}/{name}"
            if isinstance(value, int):
                yield word, scaled(value)
            elif value.id == "seat":
                yield f"{word}/+{self._turned(_number(value) - 1)}", 1.0
            else:
                yield from self.message(word, value)

    def _turned(self, number: int) -> int:
        return turned(number, self._seat, self._seats)

    def _lying(self, where: str, tracks: Sequence[Track], rows: Sequence[Row], own: str = "") -> Iterator[Word]:
        for track in tracks:
            id = track.id.removesuffix(own)
            yield f"{where}/track/{id}", _reached(track)
        for row in rows:
            yield from self._things(f"{where}/{row.id.removesuffix(own)}", row.things)

    def _goals(self, where: str, goals: Sequence[Goal]) -> Iterator[Word]:
        for goal in goals:
            yield from self.message(f"{where}/goal", goal.text)
            if goal.value is not None and goal.end:
                yield f"{where}/goal/{goal.text.id}/reached", goal.value / goal.end

    def _pile(self, pile: Pile) -> Iterator[Word]:
        yield f"pile/{pile.id}", scaled(pile.size)
        if pile.top is not None:
            yield from self._things(f"pile/{pile.id}", (pile.top,))

    def _things(self, where: str, things: Sequence[Thing]) -> Iterator[Word]:
        for thing in things:
            whose = "" if thing.seat is None else f"+{self._turned(thing.seat)}"
            word = f"{where}/{thing.name.id}{whose}"
            yield word, 1.0 if thing.count == 1 else scaled(thing.count)
            yield from self._marks(word, thing.marks)

    def _marks(self, where: str, marks: Sequence[Mark]) -> Iterator[Word]:
        for mark in marks:
            yield f"{where}/{mark.name.id}", 1.0 if mark.value is None else scaled(mark.value)

    def question(self, text: Message, rule: str) -> Iterator[Word]:
        yield f"rule/{rule}", 1.0
        yield from self.message("question", text)


def stage_words(widest: int) -> Iterator[Word]:
    """Where answers are chosen by stages, how many of them are still in one choice."""
    if widest > 1:
        yield "stage", 1.0
        yield "stage/width", scaled(widest)


def _reached(track: Track) -> float:
    """How far a track is gone; a number that nothing bounds is told as others are."""
    if track.end is None:
        return scaled(track.value)
    return (track.value - track.start) / max(1, track.end - track.start)


def _number(seat: Message) -> int:
    number = seat.args["number"]
    assert isinstance(number, int)
    return number
