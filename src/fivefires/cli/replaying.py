"""Playing a record again as far as it goes, whatever is wrong with it, and telling its steps one by one."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import msgspec

from fivefires.kernel import Game, Refused, Runner
from fivefires.kernel import files as kernel_files
from fivefires.kernel.files import BadFile, NotReplayable, Record
from fivefires.kernel.log import Line
from fivefires.kernel.tape import Answer, Entry, Redeal, Roll, Shuffle, Takeback, Tokens

from .finding import reason_of
from .trouble import Trouble


def play_again(record: Record, game: Game[Any], to: int | None = None) -> Runner[Any]:
    """The record from its start, or NotReplayable that names the first step that does not hold."""
    check_allowed(record, game)
    return kernel_files.replay(record, game, to=to, hashes=record.version == game.version)


def check_allowed(record: Record, game: Game[Any]) -> None:
    """BadFile where the present rules do not allow the set-up, an earlier result included."""
    try:
        game.check(record.setup)
    except Refused as refused:
        raise BadFile(f"its set-up is not allowed ({reason_of(game, refused)})") from None
    except Exception as error:  # Rules of another version may fail in any way on what an old game took up.
        raise BadFile(f"the rules fail on its set-up ({type(error).__name__}: {error})") from None


def carried(record: Record, game: Game[Any]) -> Runner[Any]:
    """The game under the present rules, with fresh hashes where these have changed."""
    runner = play_again(record, game)
    return runner if record.version == game.version else kernel_files.carry_over(record, game, hashes=True)


def as_far_as_it_goes(record: Record, game: Game[Any], to: int | None = None) -> tuple[Runner[Any], str]:
    """The record up to step `to` or the end, or up to what stops it, with the sentence that says so."""
    try:
        if to is None or to >= len(record.history):
            return play_again(record, game), ""
        return before_step(record, game, to), ""
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
    told = {at: list(lines) for at, lines in groupby(runner.log.lines if runner.log else [], key=lambda line: line.at)}
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
        case Tokens(kinds=kinds):
            return f"drawn: {' '.join(kinds)}"
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
