"""Lessons at a table: what the coach says now, which answers count, and what the other seats answer.

The place in a lesson is the number of answers on the tape, so that taking back and coming back need nothing. Where the
game is no longer on the lesson's path, as one from a file may be, the lesson is silent and play goes on without it.
"""

from __future__ import annotations

from typing import Any

from fivefires.kernel import Lesson, Runner, Step, key_of
from fivefires.kernel.lessons import lesson_of
from fivefires.kernel.tape import Answer
from fivefires.server.refusals import Refuse
from fivefires.server.wire import Coach, Refusal


def lesson_in(runner: Runner[Any]) -> Lesson | None:
    return lesson_of(runner.game.lessons, runner.setup)


def check_taught(runner: Runner[Any], seat: int, key: str) -> None:
    """Turn down what the lesson does not want to be answered now. The rules are not asked, and nothing changes."""
    step = _step_of(runner, seat)
    if step is None or not step.accept or key in step.accept:
        return
    refuse = Refuse("lesson")
    if step.else_say is not None:
        refuse.refusal = Refusal("lesson", step.else_say)
    raise refuse


def taught_key(runner: Runner[Any], seat: int) -> str | None:
    """What the lesson has a seat answer that is not the learner's."""
    step, lesson = _step_of(runner, seat), lesson_in(runner)
    if step is None or lesson is None or seat == lesson.learner:
        return None
    return (*step.accept, key_of(runner.options(seat)[0]))[0]


def coach(runner: Runner[Any], seat: int) -> Coach | None:
    """What the learner is told; nobody else is told anything."""
    lesson = lesson_in(runner)
    if lesson is None or seat != lesson.learner:
        return None
    place = _place(runner)
    if place >= len(lesson.steps):
        return Coach(lesson.id, lesson.decisions, lesson.decisions, over=True)
    said = sum(step.seat == seat and step.say is not None for step in lesson.steps[:place])
    step = _step_of(runner, seat)
    if step is None:  # Somebody else is asked, or the game has left the path.
        return Coach(lesson.id, said, lesson.decisions) if seat not in runner.asked() else None
    return Coach(lesson.id, said + 1, lesson.decisions, step.say, step.point, step.accept)


def _place(runner: Runner[Any]) -> int:
    return sum(isinstance(entry, Answer) for entry in runner.tape.line)


def _step_of(runner: Runner[Any], seat: int) -> Step | None:
    """What the lesson wants of a seat that is asked now. Where several are, their steps stand side by side."""
    lesson, question = lesson_in(runner), runner.question
    if lesson is None or question is None or seat not in runner.asked():
        return None
    place, several = _place(runner), max(len(question.choices), len(question.veil))
    offered = [key_of(option) for option in runner.options(seat)]
    for step in lesson.steps[place : place + several]:
        if step.seat == seat and all(key in offered for key in step.accept):
            return step
    return None
