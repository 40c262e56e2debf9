"""Replays for those who look: a record played again in one go, and what a seat saw at each question on the way."""

from __future__ import annotations

from typing import Any

import msgspec

from fivefires.kernel import Message, Runner, Sight
from fivefires.kernel.files import NotReplayable, Record, seed_of
from fivefires.kernel.questions import Question
from fivefires.kernel.tape import Answer, Takeback, Tape
from fivefires.server.table.sight import lines_for, seen
from fivefires.server.wire import Series, StepInfo

from .work import game_of, load_record


class Stop(msgspec.Struct):
    """A question on the way, as one seat saw it. `step` is where a replay finds it."""

    step: int
    sight: Sight | None
    seat: int | None
    text: Message | None
    lines: int
    values: list[list[float]] = []


class Shown(msgspec.Struct, frozen=True):
    """From where to where a replay is shown, how much of it, and who may still take back what came last."""

    first: int = 0
    last: int = -1
    most: int = 1
    holder: int | None = None


class Projector(Runner[Any]):
    """Plays a record and stops, as it were, at each question. It never shows more than `seen` does."""

    def __init__(self, record: Record, seat: int, shown: Shown | None = None, *, charts: bool = False) -> None:
        self.stops: list[Stop] = []
        self.watcher, self.shown, self.charts = seat, shown or Shown(), charts
        self.shots = self.window = 0
        self.steps = steps_of_line(record.history)
        history = [_fresh(entry) for entry in record.history]
        super().__init__(game_of(record), record.setup, seed_of(record), tape=Tape.of(history), stands=True)
        if self.tape.recorded:
            raise NotReplayable(self.steps[self.tape.head], "the game is over, but the record goes on")
        self._stop(self.question)

    def _replayed(self, question: Question) -> Any:
        self._stop(question)
        return super()._replayed(question)

    def _stop(self, question: Question | None) -> None:
        position = self.tape.head
        step = self.steps[position]
        window = question.window if question is not None else 0
        if window and window == self.window:
            return  # How many have been asked in a reaction window, and how far it has come, is nobody's business.
        self.window = window
        wanted = self.shown.first <= step <= self.shown.last and self.shots < self.shown.most
        self.shots += wanted
        # Only the last stop can be one at which somebody may still take back what led there.
        holder = self.shown.holder if position == len(self.tape.line) else None
        lines = lines_for(self, self.watcher)
        told = lines[-1].text if lines and len(lines) > (self.stops[-1].lines if self.stops else 0) else None
        asked = question.seat if question and question.several is None and not question.veiled else None
        sees = self._seen(question, step, holder) if wanted else None
        self.stops.append(Stop(step, sees, asked if holder is None else holder, told, len(lines), self._values()))

    def _seen(self, question: Question | None, step: int, holder: int | None) -> Sight:
        """What the watcher saw here; nothing can be answered or taken back in a replay."""
        before, self.question = self.question, question
        try:
            sees = seen(self, self.watcher, holder=holder)
        finally:
            self.question = before
        return msgspec.structs.replace(sees, step=step, can_undo=False, can_redo=False)

    def _values(self) -> list[list[float]]:
        if not self.charts:
            return []
        seats = range(self.state.seats)
        return [[float(chart.value(self.state, seat)) for seat in seats] for chart in self.game.charts]


def _fresh(entry: Any) -> Any:
    """A copy, because replaying puts options in the place of their keys."""
    return Answer(entry.seat, entry.option, entry.hash) if isinstance(entry, Answer) else entry


def steps_of_line(history: list[Any]) -> list[int]:
    """For each position of what was not taken back, the step of the history that it stands for, and the end."""
    steps: list[int] = []
    for step, entry in enumerate(history):
        if isinstance(entry, Takeback):
            del steps[entry.to :]
        else:
            steps.append(step)
    return [*steps, len(history)]


def reel(data: bytes, seat: int, shown: Shown) -> list[tuple[int, bytes]]:
    """What a seat saw at each question from one step to another, each with the number of its log lines.

    The sights are encoded here, as they go over the wire: the way between two processes changes what is left out.
    """
    projector = Projector(load_record(data), seat, shown)
    return [(stop.lines, msgspec.json.encode(stop.sight)) for stop in projector.stops if stop.sight is not None]


def frame_at(data: bytes, seat: int, step: int, holder: int | None) -> list[tuple[int, bytes]]:
    """What a seat saw at the last question up to a step."""
    before = [stop.step for stop in Projector(load_record(data), seat).stops if stop.step <= step]
    return reel(data, seat, Shown(before[-1], before[-1], 1, holder)) if before else []


def steps(data: bytes, seat: int, holder: int | None) -> list[StepInfo]:
    """Where a replay can go, as one seat may know it."""
    projector = Projector(load_record(data), seat, Shown(holder=holder))
    return [StepInfo(stop.step, stop.seat, stop.text) for stop in projector.stops]


def charts(data: bytes) -> list[Series]:
    """The numbers of a finished game over time."""
    projector = Projector(load_record(data), 0, charts=True)
    at = tuple(stop.step for stop in projector.stops)
    return [
        Series(
            chart.id,
            Message(f"chart-{chart.id}"),
            at,
            tuple(
                tuple(stop.values[number][seat] for stop in projector.stops) for seat in range(projector.state.seats)
            ),
        )
        for number, chart in enumerate(projector.game.charts)
    ]
