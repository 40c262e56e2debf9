"""Lessons are played as they stand, to find what does not fit: laid chance that is never used, answers not offered.

A lesson names addresses of the stream of chance and keys of answers. Nothing else holds it to the rules, so a change of
the rules may leave a lesson behind that teaches something which does not happen any more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple, TypeAlias

import msgspec

from fivefires.kernel import Game, Lesson, Pass, Refused, RuleError, Runner, Table, key_of
from fivefires.kernel.failures import told
from fivefires.kernel.questions import Question
from fivefires.kernel.text import catalogue

Laid: TypeAlias = Sequence[int] | Sequence[str]


# --- what is asked of chance --------------------------------------------------------------------


class Rolled(msgspec.Struct, frozen=True):
    """Dice: how many, with how many sides, and what came up."""

    count: int
    sides: int
    faces: tuple[int, ...]

    @property
    def size(self) -> int:
        return self.count

    @property
    def laid(self) -> tuple[int, ...]:
        return self.faces

    def __str__(self) -> str:
        return f"{self.count}d{self.sides} is rolled"

    def misfit(self, laid: Laid) -> str | None:
        if len(laid) == self.count and all(isinstance(face, int) and 1 <= face <= self.sides for face in laid):
            return None
        return f"{_listed(laid)} cannot come up where {self}"


class Shuffled(msgspec.Struct, frozen=True):
    """A pile, with what lies in it then, the uppermost first."""

    pile: str
    pieces: tuple[str, ...]

    @property
    def size(self) -> int:
        return len(self.pieces)

    @property
    def laid(self) -> tuple[str, ...]:
        return self.pieces

    def __str__(self) -> str:
        return f"{self.pile} is shuffled"

    def misfit(self, laid: Laid) -> str | None:
        if strange := [piece for piece in laid if piece not in self.pieces]:
            return f"{_listed(strange)} does not lie where {self}"
        if twice := [piece for piece, count in Counter(laid).items() if count > 1]:
            return f"{_listed(twice)} cannot lie in two places where {self}"
        return None


class Drawn(msgspec.Struct, frozen=True):
    """Tokens: from which bag, and which kinds came out."""

    bag: dict[str, int]
    kinds: tuple[str, ...]

    @property
    def size(self) -> int:
        return len(self.kinds)

    @property
    def laid(self) -> tuple[str, ...]:
        return self.kinds

    def __str__(self) -> str:
        inside = ", ".join(f"{count} {kind}" for kind, count in self.bag.items())
        return f"{self.size} tokens are drawn from {inside}"

    def misfit(self, laid: Laid) -> str | None:
        if len(laid) == self.size and all(count <= self.bag.get(str(kind), 0) for kind, count in Counter(laid).items()):
            return None
        return f"{_listed(laid)} cannot come out where {self}"


Outcome: TypeAlias = Rolled | Shuffled | Drawn
# What was asked of chance, by the address where it begins.
Outcomes: TypeAlias = dict[int, Outcome]


def _listed(laid: Sequence[Any]) -> str:
    return ", ".join(map(str, laid))


def listening(found: Outcomes) -> Callable[[Table[Any]], None]:
    """Lets a table write down what it asks of chance; a class of its own, because a table has no room for it."""

    def keep(address: int, outcome: Outcome) -> None:
        if outcome.size:
            found[address] = outcome

    class Listening(Table[Any]):
        __slots__ = ()

        def roll(self, sides: int, count: int = 1) -> list[int]:
            address = self.state.chance
            faces = super().roll(sides, count)
            keep(address, Rolled(count, sides, tuple(faces)))
            return faces

        def shuffle(self, pile: str) -> None:
            address = self.state.chance
            super().shuffle(pile)
            keep(address, Shuffled(pile, tuple(reversed(self.state.piles[pile]))))

        def draw_tokens(self, kinds: Sequence[str], count: int, source: str, target: str) -> list[str]:
            address, stock = self.state.chance, self.state.stock
            bag = {kind: held for kind in kinds if (held := stock[kind].get(source, 0))}
            drawn = super().draw_tokens(kinds, count, source, target)
            keep(address, Drawn(bag, tuple(drawn)))
            return drawn

    def listen(table: Table[Any]) -> None:
        table.__class__ = Listening

    return listen


# --- a lesson, played by its own steps ------------------------------------------------------------


class Unfit(Exception):
    """A step that cannot be taken; the text says why."""


class Turn(NamedTuple):
    """What was asked at a step, the keys of what was offered, and the ids of all that the asked one saw."""

    question: Question
    keys: list[str]
    seen: frozenset[str]


class Walk:
    """One way through a lesson: each step gives the first answer that it accepts, or the one in `instead`.

    Windows stand until the steps close them, so that an answer belongs to every step.
    """

    def __init__(self, game: Game[Any], lesson: Lesson, instead: dict[int, str] | None = None) -> None:
        self.lesson, self.outcomes, self._instead = lesson, Outcomes(), instead or {}
        self.turns: list[Turn] = []
        taught = replace(game, lessons=(lesson,))
        self.runner = Runner(taught, lesson.laid, lesson.seed_bytes, prepare=listening(self.outcomes), stands=True)

    def go(self) -> None:
        """To the end of the steps, or Unfit."""
        while len(self.turns) < len(self.lesson.steps):
            try:
                self._next_question()
            except Unfit:
                raise
            except Exception as error:  # A rule that fails may do so again while the game is put back.
                what = error if isinstance(error, RuleError) else told(error)
                raise Unfit(f"step {max(len(self.turns) - 1, 0)}: the rules fail: {what}") from error

    def _next_question(self) -> None:
        question = self.runner.question
        if question is None:
            raise Unfit(f"step {len(self.turns)}: the game is over before it")
        if question.window:
            self.runner.close_window(self._decided_in(question))
            return
        for seat, offered in list(question.choices.items()):
            if len(self.turns) < len(self.lesson.steps):
                self.runner.answer(seat, self._answer(question, seat, offered))

    def _decided_in(self, question: Question) -> dict[int, str]:
        """What is decided in a reaction window, up to the first that reacts."""
        offered, decided = {question.seat: question.options} | (question.several or {}), dict[int, str]()
        for seat in question.veil:
            if len(self.turns) == len(self.lesson.steps):
                break
            decided[seat] = self._answer(question, seat, offered.get(seat, (Pass.PASS,)))
            if decided[seat] != Pass.PASS.value:
                break
        return decided

    def _answer(self, question: Question, seat: int, offered: Sequence[Any]) -> str:
        place, keys = len(self.turns), [key_of(option) for option in offered]
        step = self.lesson.steps[place]
        if step.seat != seat:
            raise Unfit(f"step {place}: seat {seat} is asked, not seat {step.seat}")
        if strange := [key for key in step.accept if key not in keys]:
            raise Unfit(f"step {place}: {_listed(strange)} is not offered, but {_listed(keys)}")
        self.turns.append(Turn(question, keys, self._seen_by(seat) if step.point else frozenset()))
        return self._instead.get(place) or (step.accept or keys)[0]

    def _seen_by(self, seat: int) -> frozenset[str]:
        scene = self.runner.game.scene(self.runner.game.view(self.runner.state, seat))
        return frozenset(_ids_in(msgspec.to_builtins(scene)))


def _ids_in(seen: Any) -> Iterator[str]:
    """The ids of everything in a scene that has one."""
    if isinstance(seen, dict):
        if isinstance(seen.get("id"), str):
            yield seen["id"]
        seen = list(seen.values())
    if isinstance(seen, list | tuple):
        for part in seen:
            yield from _ids_in(part)


# --- the faults of a lesson -----------------------------------------------------------------------


def lesson_faults(game: Game[Any], lesson: Lesson) -> list[str]:
    """Whatever does not fit in a lesson, each in a sentence that names the lesson and the place."""
    return [f"the lesson {lesson.id!r}, {fault}" for fault in (*_texts(game, lesson), *_played(game, lesson))]


def _texts(game: Game[Any], lesson: Lesson) -> Iterator[str]:
    texts = catalogue(game.package)
    for id in (f"lesson-{lesson.id}{part}" for part in ("", "-about", "-end") if lesson.decisions):
        if id not in texts:
            yield f"texts: there is no text for {id!r}"
    for place, step in enumerate(lesson.steps):
        for said in (step.say, step.else_say):
            if said is not None and said.id not in texts:
                yield f"step {place}: there is no text for {said.id!r}"


def _played(game: Game[Any], lesson: Lesson) -> Iterator[str]:
    try:
        walk = Walk(game, lesson)
    except Refused as refused:
        yield f"set-up: {catalogue(game.package).format(refused.reason)}"
        return
    try:
        walk.go()
    except Unfit as unfit:
        yield str(unfit)
        yield from _chance(lesson, walk.outcomes)
        return
    outcomes = walk.outcomes.copy()
    for place, (step, turn) in enumerate(zip(lesson.steps, walk.turns, strict=True)):
        if missing := [id for id in step.point if id not in turn.seen]:
            yield f"step {place}: {_listed(missing)} is not there to be pointed at"
        if step.else_say is not None and not (step.accept and set(turn.keys) - {*step.accept}):
            yield f"step {place}: nothing else can be answered, so {step.else_say.id!r} is never said"
        yield from _other_ways(game, lesson, place, (step.accept or turn.keys)[1:], outcomes)
    yield from _chance(lesson, outcomes)


def _other_ways(
    game: Game[Any], lesson: Lesson, place: int, others: Sequence[str], outcomes: Outcomes
) -> Iterator[str]:
    """What does not fit behind the other answers that a step accepts; what they ask of chance is added."""
    for other in others:
        walk = Walk(game, lesson, {place: other})
        try:
            walk.go()
        except Unfit as unfit:
            yield f"after {other} in step {place}, {unfit}"
        for address, outcome in walk.outcomes.items():
            outcomes.setdefault(address, outcome)


def _chance(lesson: Lesson, outcomes: Outcomes) -> Iterator[str]:
    for address, laid in sorted(lesson.chance.items()):
        outcome = outcomes.get(address)
        wrong = _unasked(address, outcomes) if outcome is None else outcome.misfit(laid)
        if wrong is not None:
            yield f"address {address}: {wrong}"


def _unasked(address: int, outcomes: Outcomes) -> str:
    for begin, outcome in outcomes.items():
        if begin < address < begin + outcome.size:
            return f"it lies inside address {begin}, where {outcome}"
    return "nothing is asked of chance there"


def all_lesson_faults(game: Game[Any]) -> list[str]:
    twice = [id for id, count in Counter(lesson.id for lesson in game.lessons).items() if count > 1]
    faults = [f"two lessons have the id {id!r}" for id in twice]
    return [*faults, *(fault for lesson in game.lessons for fault in lesson_faults(game, lesson))]
