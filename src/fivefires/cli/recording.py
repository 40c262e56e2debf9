"""A recorded game as a lesson: which chance it met at which address, and what was answered."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from fivefires.conformance.lessons import Outcomes, Shuffled, Turn, Unfit, Walk, listening
from fivefires.kernel import EVERYBODY, Game, Lesson, Option, Piece, Runner, Setup, Step, Table, files, key_of
from fivefires.kernel.files import Record
from fivefires.kernel.tape import Answer, Tape

from .trouble import Trouble
from .words import Words

WIDTH = 110


# --- from a record to a lesson --------------------------------------------------------------------


class Heard:
    """What was asked of chance in a game, and how deep each shuffled pile was looked into afterwards."""

    def __init__(self) -> None:
        self.outcomes: Outcomes = {}
        self.depths: dict[int, int] = {}
        self._places: dict[Piece, tuple[int, int]] = {}

    def listen(self, table: Table[Any]) -> None:
        listening(self.outcomes)(table)
        heard, listener = self, type(table)

        class Deep(listener):  # type: ignore[misc, valid-type]  # What listens is made for each game.
            __slots__ = ()

            def shuffle(self, pile: str) -> None:
                address = self.state.chance
                super().shuffle(pile)
                heard._lies(address, self.state.piles[pile])

            def _take(self, pile: list[Piece], *where: Any, **how: Any) -> Piece:
                piece: Piece = super()._take(pile, *where, **how)
                heard._touched(piece)
                return piece

            def reveal(self, pieces: Sequence[Piece], to: int = EVERYBODY) -> None:
                for piece in pieces:
                    heard._touched(piece)
                super().reveal(pieces, to)

        table.__class__ = Deep

    def _lies(self, address: int, pile: Sequence[Piece]) -> None:
        self._places.update({piece: (address, depth) for depth, piece in enumerate(reversed(pile), 1)})

    def _touched(self, piece: Piece) -> None:
        if piece in self._places:
            address, depth = self._places[piece]
            self.depths[address] = max(depth, self.depths.get(address, 0))

    def chance(self, *, whole: bool) -> dict[int, tuple[int, ...] | tuple[str, ...]]:
        """What is to be laid out: of a shuffled pile only what somebody got to, unless it shall be the whole."""
        laid: dict[int, tuple[int, ...] | tuple[str, ...]] = {}
        for address, outcome in sorted(self.outcomes.items()):
            cut = isinstance(outcome, Shuffled) and not whole
            if wanted := outcome.laid[: self.depths.get(address, 0)] if cut else outcome.laid:
                laid[address] = wanted
        return laid


def recorded(record: Record, game: Game[Any], id: str, seed: str, answers: int | None = None) -> Lesson:
    """The lesson that leads to this game, or to its first so many answers."""
    if answers is not None:
        record = msgspec.structs.replace(record, history=_first_answers(record, answers), parts={}, checkpoint=None)
    heard = Heard()
    runner = files.replay(record, game, stands=True, prepare=heard.listen)
    if not any(isinstance(entry, Answer) for entry in runner.tape.line):
        raise Trouble("nobody has answered anything in this game yet, so there is nothing to learn from it")
    setup = msgspec.structs.replace(record.setup, laid=msgspec.UNSET)
    lesson = Lesson(id, setup, seed, {}, tuple(_steps(runner)))
    for whole in (False, True):
        lesson = msgspec.structs.replace(lesson, chance=heard.chance(whole=whole))
        if (walk := _leading_there(game, lesson, runner)) is not None:
            return _pointing_at_what_is_seen(lesson, walk)
    if answers is not None:
        raise Trouble(f"answer {answers} is one of several to the same question; end the lesson before or after them")
    raise Trouble("the game depends on more than its answers and its chance, so no lesson leads to it")


def _first_answers(record: Record, answers: int) -> list[Any]:
    """What counts in the end, up to the entry before the next answer."""
    kept: list[Any] = []
    for entry in Tape.of(record.history).line:
        if isinstance(entry, Answer):
            if not answers:
                break
            answers -= 1
        kept.append(entry)
    return kept


def _steps(runner: Runner[Any]) -> Iterator[Step]:
    for entry in runner.tape.line:
        if isinstance(entry, Answer):
            option = entry.option
            about = option.about() if isinstance(option, Option) else ()
            yield Step(entry.seat, point=about, accept=(key_of(option),))


def _leading_there(game: Game[Any], lesson: Lesson, played: Runner[Any]) -> Walk | None:
    """The way through the lesson, where it tells the same tale and comes to the same question or the same end."""
    walk = Walk(game, lesson)
    try:
        walk.go()
    except Unfit:
        return None
    return walk if _tale(walk.runner) == _tale(played) else None


def _pointing_at_what_is_seen(lesson: Lesson, walk: Walk) -> Lesson:
    """An answer may be about something that the scene does not show, and a lesson points at what is there."""
    steps = (
        msgspec.structs.replace(step, point=tuple(id for id in step.point if id in turn.seen))
        for step, turn in zip(lesson.steps, walk.turns, strict=True)
    )
    return msgspec.structs.replace(lesson, steps=tuple(steps))


def _tale(runner: Runner[Any]) -> list[Any]:
    lines = [(line.text, line.to) for line in runner.log.lines] if runner.log else []
    asked = [(seat, [key_of(option) for option in runner.options(seat)]) for seat in runner.asked()]
    return [lines, asked, runner.state.result]


# --- from a lesson to Python ------------------------------------------------------------------------


def written(game: Game[Any], lesson: Lesson) -> str:
    """The lesson as a small Python file, in which each outcome and each step says what it is."""
    walk, words = Walk(game, lesson), Words(game.package)
    walk.go()
    lines = [
        f'"""The lesson {lesson.id} of {game.id}. Each step can be given something to say, and what else to accept."""',
        "",
        "from __future__ import annotations",
        "",
        "from fivefires.kernel import Lesson, Setup, Step",
        "",
        "LESSON = Lesson(",
        f"    id={_literal(lesson.id)},",
        f"    setup={_setup(lesson.setup)},",
        f"    seed={_literal(lesson.seed)},",
        "    chance={",
        *_chance(lesson, walk.outcomes),
        "    },",
        "    steps=(",
        *(line for step, turn in zip(lesson.steps, walk.turns, strict=True) for line in _step(step, turn, words)),
        "    ),",
        ")",
        "",
    ]
    return "\n".join(lines)


def _setup(setup: Setup) -> str:
    plain = Setup(setup.players)
    given = {name: getattr(setup, name) for name in setup.__struct_fields__}
    changed = {name: value for name, value in given.items() if name == "players" or value != getattr(plain, name)}
    return f"Setup({', '.join(f'{name}={_literal(value)}' for name, value in changed.items())})"


def _chance(lesson: Lesson, outcomes: Outcomes) -> Iterator[str]:
    for address, laid in lesson.chance.items():
        yield f"        # {outcomes[address]}"
        yield from _wrapped(f"        {address}: ", [_literal(one) for one in laid], ",")


def _step(step: Step, turn: Turn, words: Words) -> Iterator[str]:
    """A step under its question, in words."""
    rule = f" ({turn.question.prompt.rule})" if turn.question.prompt.rule else ""
    yield f"        # {' '.join(words.say(turn.question.text()).split())}{rule}"
    point = f", point={_literal(step.point)}" if step.point else ""
    yield f"        Step({step.seat}{point}, accept={_literal(step.accept)}),"


def _wrapped(head: str, items: Sequence[str], tail: str) -> Iterator[str]:
    """A tuple on one line, or on as many as it needs."""
    comma = "," if len(items) == 1 else ""
    line = f"{head}({', '.join(items)}{comma}){tail}"
    if len(line) <= WIDTH:
        yield line
        return
    indent = " " * (len(head) - len(head.lstrip()))
    yield f"{head}("
    row = ""
    for item in items:
        if row and len(indent) + 4 + len(row) + len(item) + 2 > WIDTH:
            yield f"{indent}    {row}"
            row = ""
        row += f"{' ' if row else ''}{item},"
    yield f"{indent}    {row}"
    yield f"{indent}){tail}"


def _literal(value: Any) -> str:
    """Plain data as Python has it, with the quotes that the rest of the code has."""
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_literal(key)}: {_literal(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_literal, value)) + "]"
    if isinstance(value, tuple):
        return "(" + ", ".join(map(_literal, value)) + ("," if len(value) == 1 else "") + ")"
    return repr(value)
