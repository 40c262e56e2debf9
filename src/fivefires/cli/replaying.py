"""Playing a record again as far as it goes, whatever is wrong with it, and telling its steps one by one."""

from __future__ import annotations

from bisect import bisect_left
from itertools import groupby
from typing import Any

import msgspec

from fivefires.kernel import Game, Refused, Runner
from fivefires.kernel import files as kernel_files
from fivefires.kernel.files import BadFile, NotReplayable, Record
from fivefires.kernel.log import Line
from fivefires.kernel.tape import Answer, Entry, Redeal, Roll, Shuffle, Takeback

from .finding import reason_of
from .trouble import Trouble


def play_again(record: Record, game: Game[Any], to: int | None = None) -> Runner[Any]:
    """The record from its start, or NotReplayable that names the first step that does not hold.

    Rules may fail in any way on a record that they did not write; all of them end here.
    """
    try:
        return kernel_files.replay(record, game, to=to, hashes=record.version == game.version)
    except (NotReplayable, BadFile):
        raise
    except Refused as refused:
        raise BadFile(f"the file's set-up or parts are not allowed ({reason_of(game, refused)})") from None
    except Exception as error:
        raise NotReplayable(_failing_step(record, game), f"{type(error).__name__}: {error}") from error


def as_far_as_it_goes(record: Record, game: Game[Any], to: int | None = None) -> tuple[Runner[Any], str]:
    """The record up to step `to` or the end, or up to what stops it, with the sentence that says so."""
    try:
        if to is None or to >= len(record.history):
            return play_again(record, game), ""
        return before_step(record, game, _whole(record.history, to)), ""
    except NotReplayable as stop:
        return before_step(record, game, stop.step), f"step {stop.step}: {stop.reason}"


def before_step(record: Record, game: Game[Any], step: int) -> Runner[Any]:
    """The record up to a step, or to a little before it where the step lies inside a common answer."""
    while step >= 0:
        try:
            return play_again(record, game, step)
        except NotReplayable as stop:
            step = min(step - 1, stop.step)
    raise BadFile("the file cannot be replayed at all")


def _whole(history: list[Any], to: int) -> int:
    """An answer and the chance that follows it belong together."""
    while to < len(history) and isinstance(history[to], Roll | Shuffle):
        to += 1
    return to


def _failing_step(record: Record, game: Game[Any]) -> int:
    """The answer after which the rules fail, found by halves."""
    answers = [step for step, entry in enumerate(record.history) if isinstance(entry, Answer)]
    ends = [*answers[1:], len(record.history)]

    def fails(number: int) -> bool:
        try:
            kernel_files.replay(record, game, to=ends[number])
        except NotReplayable:
            return False
        except Exception:
            return True
        return False

    number = bisect_left(range(len(answers)), True, key=fails)
    return answers[number] if number < len(answers) else len(record.history)


# --- telling ------------------------------------------------------------------------------------


class Step(msgspec.Struct, omit_defaults=True):
    """One entry of a history, in words and in the lines that the rules told after it."""

    step: int
    what: str
    seat: int | None = None
    taken_back: bool = False
    lines: list[Line] = []


def steps_of(runner: Runner[Any]) -> tuple[list[Line], list[Step]]:
    """What was told before anybody answered, and every step of the history."""
    told = {
        at: list(lines) for at, lines in groupby(runner.log.lines if runner.log else [], key=lambda line: line.at)
    }
    steps: list[Step] = []
    standing: list[Step] = []
    for number, entry in enumerate(runner.tape.history):
        steps.append(Step(number, _what(entry), entry.seat if isinstance(entry, Answer) else None))
        if isinstance(entry, Takeback):
            for step in standing[entry.to :]:
                step.taken_back = True
            del standing[entry.to :]
        else:
            standing.append(steps[-1])
    for position, step in enumerate(standing):
        step.lines = told.get(position + 1, [])
    return told.get(0, []), steps


def _what(entry: Entry) -> str:
    match entry:
        case Answer(option=option):
            return option if isinstance(option, str) else _key(option)
        case Roll(count, sides, faces):
            return f"{count}d{sides}: {' '.join(map(str, faces))}"
        case Shuffle(order):
            return f"shuffle of {len(order)}"
        case Takeback():
            return "taken back"
        case Redeal():
            return "pieces exchanged"


def _key(option: Any) -> str:
    from fivefires.kernel import key_of

    return key_of(option)


def check_step(record: Record, step: int) -> None:
    if not 0 <= step <= len(record.history):
        raise Trouble(f"the file has the steps 0 to {len(record.history)}, not {step}")
