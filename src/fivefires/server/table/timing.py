"""How long a table waits: for reactions, for those who say nothing, and for somebody's move.

- A reaction window stands for the table's reaction time, whether anybody could react or not. What others see must not
  tell who is armed, and neither must when they see it. So nobody's answer closes a window: its time does. Where one
  person plays with bots it is short; where only bots play there is nobody to hide anything from, and the runner closes
  windows as it comes to them. A table on which a move may take hours can agree to ask only who can react. Then there
  is no window, and the others can tell.
- A question with a default waits for those who are asked, and then takes the default for whoever has said nothing.
  Somebody who plays with bots alone keeps nobody waiting, and is waited for.
- Any other question waits until the table's deadline, after which a bot stands in.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

import msgspec

from fivefires.kernel import Pass, Refused
from fivefires.server.config import Config
from fivefires.server.refusals import Refuse
from fivefires.server.storage.rows import SeatRow, TableRow

from . import standing
from .draft import Draft
from .play import Play

# Nobody is called to their device for a wait that is shorter than it takes to come.
SHORT_WAIT = 300.0
# Two clocks count a wait. A question's time must be over by both.
MARGIN = 0.01


class Timing(msgspec.Struct, frozen=True):
    """`reacting` is how long a reaction window stands, in seconds; 0 where none does. None waits for ever."""

    reacting: float
    silence: float | None

    def left(self, table: TableRow, play: Play | None, now: float) -> float | None:
        """How many seconds the open question has, if its time runs out by itself."""
        due = self.due(table, play)
        return None if due is None else max(0.0, due - now)

    def due(self, table: TableRow, play: Play | None) -> float | None:
        """When the time of the open question is over."""
        if play is None or table.status != "playing":
            return None
        if play.window is not None:
            return table.due
        waiting = [since for seat, since in table.asked_since.items() if play.has_default(seat)]
        return None if self.silence is None or not waiting else min(waiting) + self.silence

    def is_short(self, play: Play | None) -> bool:
        """Whether what is asked will be over before somebody who is away could come."""
        if play is None:
            return False
        if play.window is not None:
            return True
        question = play.runner.question
        return bool(question and question.default) and self.silence is not None and self.silence <= SHORT_WAIT


def timing_of(config: Config, table: TableRow, seats: Sequence[SeatRow]) -> Timing:
    people = sum(seat.kind == "human" for seat in seats)
    return Timing(_reacting(config, table, people), _silence(config, table, people))


def _reacting(config: Config, table: TableRow, people: int) -> float:
    if not people or table.reactions == "asked":
        return 0.0
    if table.reaction_seconds is not None:
        return table.reaction_seconds
    return config.reaction_seconds if people > 1 else config.reaction_seconds_alone


def _silence(config: Config, table: TableRow, people: int) -> float | None:
    if people < 2 or table.silence_seconds == 0:
        return None
    if table.silence_seconds is not None:
        return table.silence_seconds
    return config.silence_seconds if table.deadline_hours is None else table.deadline_hours * 3600


def run_out(draft: Draft, step: int, timing: Timing, now: float) -> None:
    """The time of a question is over: a window closes, and silence becomes the default."""
    play = draft.play
    if play is None or play.runner.step != step:
        raise Refuse("busy")
    if play.window is not None:
        play.runner.close_window()
        return
    lapse(draft, timing, now)


def lapse(draft: Draft, timing: Timing, now: float) -> None:
    """Take the default for everybody who has said nothing in time. Nobody takes that back."""
    play, silence = draft.play, timing.silence
    assert play is not None
    step = play.runner.step
    late = [
        seat
        for seat, since in draft.table.asked_since.items()
        if silence is not None and since + silence <= now and play.has_default(seat)
    ]
    if not late:
        raise Refuse("busy")
    for seat in late:
        if play.runner.step == step:
            play.runner.lapse(seat)
    play.let_stand()
    draft.table.confirmed = play.runner.step


def let_pass(draft: Draft) -> None:
    """Whoever has passed until their turn passes in every window until then. Then nothing stands any more."""
    play = draft.play
    while play is not None and not play.runner.over:
        runner, step = play.runner, play.runner.step
        standing.end(draft, runner.state.active)
        if not play.reacting:
            return
        passing = [seat for seat in runner.asked() if draft.seats[seat].passing and Pass.PASS in runner.options(seat)]
        for seat in passing:
            if runner.step == step:
                runner.answer(seat, Pass.PASS)
        if runner.step == step:
            return


class Timer:
    """Calls `over` with the step of the question that is open, when its time is over."""

    def __init__(self, over: Callable[[int], Awaitable[None]]) -> None:
        self._over = over
        self._question: tuple[int, float] | None = None
        self._waiting: asyncio.Task[None] | None = None

    def watch(self, step: int, due: float | None, now: float) -> None:
        """See to it that this question's time is over then; without a time it has none."""
        question = None if due is None else (step, due)
        if question == self._question and self._waiting is not None and not self._waiting.done():
            return
        self.stop()
        self._question = question
        if due is not None:
            self._waiting = asyncio.create_task(self._wait(step, max(0.0, due - now) + MARGIN))

    async def _wait(self, step: int, seconds: float) -> None:
        await asyncio.sleep(seconds)
        # A table that goes to sleep or is in trouble sees to it when somebody looks after it again.
        with suppress(Refuse, Refused):
            await self._over(step)

    def stop(self) -> None:
        waiting, self._waiting = self._waiting, None
        if waiting is not None and waiting is not asyncio.current_task():
            waiting.cancel()
