"""Sight: everything that one seat gets to see, made in one place.

Whatever leaves the table for a person or a program (page, terminal, replay, export) is a `Sight`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from .log import Line
from .questions import AnyOption, Option, Question, key_of, label_of
from .runner import Runner
from .scene import Scene
from .state import EVERYBODY, Result
from .text import Message, message


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option as it is shown."""

    key: str
    label: Message
    note: Message | None = None
    about: tuple[str, ...] = ()


class Asked(msgspec.Struct, frozen=True, omit_defaults=True):
    """The question to this seat. `given` is its part of a common answer that others are still thinking about."""

    text: Message
    rule: str
    offers: tuple[Offer, ...]
    several: bool = False
    given: str = ""


class Sight(msgspec.Struct, frozen=True, omit_defaults=True):
    """`step` names the question. `waiting` says for what, to those who are not asked; `waiting_for` for whom."""

    seat: int
    step: int
    scene: Scene
    log: tuple[Line, ...]
    question: Asked | None = None
    waiting: Message | None = None
    waiting_for: tuple[int, ...] = ()
    can_undo: bool = False
    can_redo: bool = False
    result: Result | None = None


def sight(runner: Runner[Any], seat: int, *, since: int = 0) -> Sight:
    """What `seat` sees now, with the log lines from number `since` on."""
    view = runner.game.view(runner.state, seat)
    return _sight(runner, seat, since, runner.game.scene(view), lambda options: offers(options, view))


def safe_sight(
    runner: Runner[Any], seat: int, *, since: int = 0, failed: Callable[[Exception], None] = lambda _error: None
) -> Sight:
    """What `seat` sees. A scene that fails falls back to question and log: the game can still be played.

    `failed` is told of what went wrong.
    """
    try:
        return sight(runner, seat, since=since)
    except Exception as error:
        failed(error)
        return _sight(runner, seat, since, Scene(), lambda options: _plain_offers(runner, seat, options))


def _plain_offers(runner: Runner[Any], seat: int, options: Sequence[AnyOption]) -> tuple[Offer, ...]:
    """The options with their labels, or with their bare keys where the labels are what fails."""
    try:
        return offers(options, runner.game.view(runner.state, seat))
    except Exception:
        return tuple(Offer(key_of(option), message(key_of(option))) for option in options)


def _sight(
    runner: Runner[Any],
    seat: int,
    since: int,
    scene: Scene,
    offered: Callable[[Sequence[AnyOption]], tuple[Offer, ...]],
) -> Sight:
    lines = runner.log.for_seat(seat)[since:] if runner.log else []
    question = runner.question
    return Sight(
        seat,
        runner.step,
        scene,
        tuple(_line(line) for line in lines),
        _asked(question, seat, offered, runner.parts) if question and seat in question.choices else None,
        _waiting(question, seat) if question else None,
        tuple(runner.asked()) if question and not question.veiled else (),
        runner.can_undo(seat),
        runner.can_redo(seat),
        runner.state.result,
    )


def _line(line: Line) -> Line:
    """Who else may read a line is nobody's business."""
    return Line(line.at, line.text, line.rule, EVERYBODY)


def _asked(
    question: Question,
    seat: int,
    offered: Callable[[Sequence[AnyOption]], tuple[Offer, ...]],
    parts: dict[int, AnyOption],
) -> Asked:
    given = parts.get(seat)
    return Asked(
        question.text(),
        question.prompt.rule,
        offered(question.choices[seat]),
        question.several is not None,
        key_of(given) if given is not None else "",
    )


def offers(options: Sequence[AnyOption], view: Any) -> tuple[Offer, ...]:
    return tuple(
        Offer(option.key(), option.label(view), option.note(view), option.about())
        if isinstance(option, Option)
        else Offer(key_of(option), label_of(option, view))
        for option in options
    )


def _waiting(question: Question, seat: int) -> Message | None:
    if seat in question.choices:
        return None
    return message("waiting-for-reactions") if question.veiled else message("waiting-for-choice")
