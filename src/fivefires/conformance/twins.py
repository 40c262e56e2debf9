"""Twins: two games that differ only in what one onlooker may not know.

The second game is dealt anew from the onlooker's seat and then follows the first one answer by answer. As long
as the same answers are legal and nothing that was exchanged has come to light, the onlooker must see the same,
byte for byte. How long others think is the only difference allowed: the two are compared where they have come
equally far.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import msgspec

from fivefires.kernel import Chance, Refused, Runner, key_of, sight
from fivefires.kernel.log import Log
from fivefires.kernel.questions import Question
from fivefires.kernel.runner import decided_in
from fivefires.kernel.tape import Answer, Redeal

from .light import Light
from .telling import told_apart, who_can_tell

FOLLOWED = 12


class Twin:
    """Follows a game from now on, in another world that looks the same from `seat`."""

    def __init__(self, runner: Runner[Any], seat: int, number: int) -> None:
        self.seat = seat
        self.live = runner
        self.begin = len(runner.tape.line)
        self.lines = len(runner.log.lines) if runner.log else 0
        self.twin = copy_with_log(runner)
        self.twin.redeal(seat, Chance(bytes(32)).fork(number))
        self.twin_begin = len(self.twin.tape.line)
        dealt = self.twin.tape.line[-1]
        self.swaps = dealt.swaps if isinstance(dealt, Redeal) else {}
        self.lights = Light(runner), Light(self.twin)
        self.done = not self.swaps or runner.over

    def follow(self) -> str | None:
        """Catch up with the live game; a sentence where the onlooker could tell the two apart."""
        if self.done:
            return None
        answers = [entry for entry in self.live.tape.line[self.begin :] if isinstance(entry, Answer)]
        if not self._catch_up(answers):
            self.done = True
            return None
        if self.live.over or self.twin.over:  # A finished game is open.
            self.done = True
            return None
        if len(answers) >= FOLLOWED:
            self.done = True
        if self._came_to_light() or len(self._answers()) != len(answers) or self.live.parts or self.twin.parts:
            self.done = self.done or self._came_to_light()
            return None
        return self.difference()

    def difference(self) -> str | None:
        ours = seen_by(self.live, self.seat, self.lines, self.begin)
        theirs = seen_by(self.twin, self.seat, 0, self.twin_begin)
        if ours == theirs:
            return None
        self.done = True
        return told_apart(who_can_tell(self.seat), ours, theirs, self.live, self.swaps)

    def _answers(self) -> list[Answer]:
        return [entry for entry in self.twin.tape.line[self.twin_begin :] if isinstance(entry, Answer)]

    def _catch_up(self, answers: list[Answer]) -> bool:
        """Give the twin the same answers; False where one is not legal there."""
        while (given := len(self._answers())) < len(answers) and (question := self.twin.question) is not None:
            try:
                repeat(self.twin, question, answers[given:])
            except Refused:
                return False
            if len(self._answers()) == given:
                return False
        return True

    def _came_to_light(self) -> bool:
        return any(light.has_shown(self.seat, self.swaps) for light in self.lights)


def copy_with_log(runner: Runner[Any]) -> Runner[Any]:
    """A copy that writes down what it tells from now on."""
    twin = runner.copy()
    twin.log = twin.table.log = Log()
    return twin


def seen_by(runner: Runner[Any], seat: int, lines: int, begin: int) -> bytes:
    """All that a seat can see of a game: what is shown, how far it has come since, what was told and staged since, and
    the numbers that a program would see.

    Whose silence counts as an answer is seen as well: the table goes on without them.
    """
    seen = sight(runner, seat, since=sys.maxsize)
    seen = msgspec.structs.replace(seen, step=0, answered=max(0, seen.answered - begin))
    written = runner.log.lines[lines:] if runner.log else []
    log = [(line.text, line.rule, line.by, line.beat) for line in written if line.to >> seat & 1]
    question = runner.question
    lapsing = sorted(question.default or ()) if question and not question.veiled else []
    return msgspec.json.encode([seen, len(runner.tape.line) - begin, log, lapsing, numbers_of(runner, seat)])


def numbers_of(runner: Runner[Any], seat: int) -> list[Any]:
    """What a game declares for programs that learn, about the table and about each answer."""
    numbers, view = runner.game.numbers, runner.game.view(runner.state, seat)
    if numbers is None:
        return []
    options = runner.options(seat) if seat in runner.asked() else ()
    return [numbers.table(view), [numbers.option(view, option) for option in options]]


def repeat(runner: Runner[Any], question: Question, answers: Sequence[Answer]) -> None:
    """Answer the open question as it was answered elsewhere; Refused where that is not legal here."""
    if question.veiled:
        runner.close_window(decided_in(question, answers))
    else:
        for answer in answers[: len(runner.asked())]:
            runner.answer(answer.seat, answer.option if isinstance(answer.option, str) else key_of(answer.option))
