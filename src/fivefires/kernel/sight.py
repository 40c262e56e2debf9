"""Sight: everything that one seat gets to see, made in one place.

Whatever leaves the table for a person or a program (page, terminal, replay, export) is a `Sight`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Any

import msgspec

from .log import Line
from .questions import AnyOption, Done, Group, Odds, Option, Pass, Prompt, Question, key_of, label_of
from .runner import Runner
from .scene import Scene
from .state import EVERYBODY, SPECTATOR, Result
from .text import Message, message

# What is no answer of its own, as the option and as its key.
PASSES = (Pass.PASS, Pass.PASS.value)


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option as it is shown. `hurts` says what cannot be had back; `unit` is the figure that it is an answer for."""

    key: str
    label: Message
    note: Message | None = None
    about: tuple[str, ...] = ()
    group: Group = ""
    unit: str = ""
    odds: Odds | None = None
    hurts: Message | None = None


class Asked(msgspec.Struct, frozen=True, omit_defaults=True):
    """The question to this seat. `given` is its part of a common answer that others are still thinking about.

    `default` is the answer of whoever says nothing, where there is one. A `reaction` is asked for in a window. The
    answers in `standing` can be given until it is this seat's turn, which it is not now.
    """

    text: Message
    rule: str
    offers: tuple[Offer, ...]
    several: bool = False
    given: str = ""
    default: str = ""
    reaction: bool = False
    standing: tuple[str, ...] = ()


class Sight(msgspec.Struct, frozen=True, omit_defaults=True):
    """`step` names the question. `waiting` says for what, to those who are not asked; `waiting_for` for whom.

    `answered` is where this seat's last answer stands on the tape, by which log lines are told apart (`Line.at`): those
    behind it have happened since. A pass is no answer here, because it is given while others act.
    """

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
    answered: int = 0


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
        _asked(runner, question, seat, offered) if question and seat in question.choices else None,
        _waiting(question, seat) if question else None,
        tuple(runner.asked()) if question and not question.veiled else (),
        runner.can_undo(seat),
        runner.can_redo(seat),
        runner.state.result,
        runner.tape.last_answer(seat, PASSES) if seat != SPECTATOR else 0,
    )


def _line(line: Line) -> Line:
    """Who else may read a line is nobody's business."""
    return msgspec.structs.replace(line, to=EVERYBODY)


def _asked(
    runner: Runner[Any], question: Question, seat: int, offered: Callable[[Sequence[AnyOption]], tuple[Offer, ...]]
) -> Asked:
    given, default = runner.parts.get(seat), question.default.get(seat) if question.default else None
    offers = offered(question.choices[seat])
    return Asked(
        question.text(),
        question.rule or question.prompt.rule,
        offers,
        question.several is not None and not question.veiled,
        key_of(given) if given is not None else "",
        key_of(default) if default is not None else "",
        question.veiled and Pass.PASS in question.choices[seat],
        standing(question.prompt, offers) if runner.state.active != seat else (),
    )


def standing(prompt: Prompt, offers: Sequence[Offer]) -> tuple[str, ...]:
    """Those of the offered answers that may be given beforehand."""
    if not prompt.standing:
        return ()
    offered = {offer.key for offer in offers}
    return tuple(key for key in prompt.standing if key in offered)


def offers(options: Sequence[AnyOption], view: Any) -> tuple[Offer, ...]:
    return tuple(_offer(option, view) for option in options)


def _offer(option: AnyOption, view: Any) -> Offer:
    if isinstance(option, Option):
        return Offer(
            option.key(),
            option.label(view),
            option.note(view),
            option.about(),
            option.group(view),
            option.unit(view),
            option.odds(view),
            option.hurts(view),
        )
    return Offer(
        key_of(option),
        label_of(option, view),
        _said(option, "note", view),
        group=_group(option),
        odds=_said(option, "odds", view),
        hurts=_said(option, "hurts", view),
    )


def _group(option: Enum) -> Group:
    """Of answers without fields a game may say the group as an attribute of its Enum; passing and being done end."""
    if isinstance(option, Pass | Done):
        return "end"
    group: Group = getattr(option, "group", "")
    return group


def _said(option: Enum, what: str, view: Any) -> Any:
    """A note, odds or what hurts, where the Enum of such answers has a method for it."""
    say = getattr(option, what, None)
    return None if say is None else say(view)


def _waiting(question: Question, seat: int) -> Message | None:
    if seat in question.choices:
        return None
    if question.veiled:
        return message("waiting-for-reactions" if question.silence is None else "waiting-for-veiled")
    return message("waiting-for-choice")
