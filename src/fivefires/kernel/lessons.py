"""Lessons: a game whose chance is laid out, so that somebody can learn by playing it.

A set-up names its lesson (`Setup.laid`). Chance then gives what the lesson has for an address of the stream, and what
the seed has everywhere else. Copies, files and proofs hold as for any game; a game that thinks ahead forks the stream,
and a fork knows nothing of what was laid out. Where a learner leaves the path and something else is asked for at an
address, the seed answers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from .chance import Chance, seed_from
from .setups import Setup
from .text import Message


class Step(msgspec.Struct, frozen=True):
    """One answer of a lesson: who gives it, what the coach says, what it points at, and which answers count.

    Where `accept` is empty any answer counts. `else_say` is said to whoever gives another one.
    """

    seat: int
    say: Message | None = None
    point: tuple[str, ...] = ()
    accept: tuple[str, ...] = ()
    else_say: Message | None = None


class Lesson(msgspec.Struct, frozen=True):
    """The place in a lesson is the number of answers on the tape, so that undo and coming back need nothing.

    `chance` gives for an address of the stream the faces of the dice rolled there, the pieces on top of the pile that
    is shuffled there (the first one uppermost), or the kinds of the tokens drawn there.
    """

    id: str
    setup: Setup
    seed: str
    chance: Mapping[int, tuple[int, ...] | tuple[str, ...]] = {}
    steps: tuple[Step, ...] = ()

    @property
    def laid(self) -> Setup:
        """The set-up that is played, which says that its chance is laid out."""
        return msgspec.structs.replace(self.setup, laid=self.id)

    @property
    def learner(self) -> int:
        """The seat of whoever learns: the first to whom something is said. The lesson plays the others."""
        return next((step.seat for step in self.steps if step.say is not None), 0)

    @property
    def decisions(self) -> int:
        """How many answers the learner gives."""
        return sum(step.seat == self.learner and step.say is not None for step in self.steps)

    @property
    def seed_bytes(self) -> bytes:
        return seed_from(self.seed)

    def step(self, answers: int) -> Step | None:
        """What is to be answered next, after so many answers."""
        return self.steps[answers] if answers < len(self.steps) else None


class Laid(Chance):
    """The numbers of a seed, but for what a lesson lays out."""

    __slots__ = ("_outcomes",)

    def __init__(self, seed: bytes, outcomes: Mapping[int, tuple[int, ...] | tuple[str, ...]]) -> None:
        super().__init__(seed)
        self._outcomes = outcomes

    def number(self, address: int, sides: int) -> int:
        faces = self._faces(address, sides, 1)
        return faces[0] - 1 if faces else super().number(address, sides)

    def dice(self, address: int, sides: int, count: int) -> tuple[int, ...]:
        return self._faces(address, sides, count) or super().dice(address, sides, count)

    def tops(self, address: int, pieces: Sequence[str]) -> Sequence[str]:
        laid = [piece for piece in self._outcomes.get(address, ()) if isinstance(piece, str)]
        fits = len(set(laid)) == len(laid) and all(piece in pieces for piece in laid)
        return laid if fits else ()

    def tokens(self, address: int) -> tuple[str, ...]:
        return tuple(kind for kind in self._outcomes.get(address, ()) if isinstance(kind, str))

    def _faces(self, address: int, sides: int, count: int) -> tuple[int, ...]:
        faces = tuple(face for face in self._outcomes.get(address, ()) if isinstance(face, int))
        fits = len(faces) == count and all(1 <= face <= sides for face in faces)
        return faces if fits else ()


def chance_for(lessons: Sequence[Lesson], setup: Setup, seed: bytes) -> Chance:
    """The chance of a game: laid out where its set-up names a lesson."""
    lesson = lesson_of(lessons, setup)
    return Chance(seed) if lesson is None else Laid(seed, lesson.chance)


def lesson_of(lessons: Sequence[Lesson], setup: Setup) -> Lesson | None:
    """The lesson that a set-up names, if it names one that there is."""
    return next((lesson for lesson in lessons if lesson.id == setup.laid), None)


def unfit(lesson: Lesson) -> str | None:
    """What is wrong with how a lesson lays chance out, whatever is played in it."""
    for address, outcome in lesson.chance.items():
        if address < 0 or not outcome or len({type(one) for one in outcome}) > 1:
            return f"what the lesson {lesson.id!r} lays out at address {address} is no roll, pile or draw"
    return None
