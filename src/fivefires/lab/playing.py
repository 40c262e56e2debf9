"""Playing one game of a plan to its end, and writing down what happened in it."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any
from weakref import WeakKeyDictionary

import msgspec

from fivefires.bots.finding import Named, new_bot
from fivefires.bots.random import RandomBot
from fivefires.kernel import Bot, Box, Game, Result, Runner, Setup, Table, files, let_choose, seed_from
from fivefires.kernel.bots import NotOffered
from fivefires.kernel.chains import next_setup
from fivefires.kernel.failures import told
from fivefires.kernel.runner import Choose, RuleError

from .plan import Job, thinks
from .watching import Counts, watched

LONGEST = 100_000
# A curve has a point for every few decisions, and up to so many points: when it is full, one in so many is kept, and
# the steps get as much longer.
FIRST = 4
POINTS = 32
LONGER = 4


class Curve(msgspec.Struct):
    """Where the charts of all seats stood, decision by decision; `values` has them chart by chart, seat by seat."""

    decisions: list[int] = []
    rounds: list[int | None] = []
    values: list[list[float]] = []

    def thin_out(self) -> None:
        kept = slice(None, None, LONGER)
        self.decisions, self.rounds, self.values = self.decisions[kept], self.rounds[kept], self.values[kept]


# What is true of a unit at the end: its seat, its name, the name of the fact, and the fact.
Facts = list[tuple[int, str, str, int | float | str]]


class Played(msgspec.Struct):
    """What is kept of a game. `error` says what has failed, and `file` reproduces it.

    `following` is what is played next, in a chain that goes on.
    """

    job: Job
    result: Result | None
    decisions: int
    rounds: int | None
    curve: Curve
    counts: Counts
    units: Facts
    moves: list[list[float]]
    seconds: float
    error: str = ""
    file: bytes = b""
    following: Setup | None = None


class Recorder:
    """Plays the games of one set of bots, one after the other."""

    def __init__(self, game: Game[Any], bots: Sequence[Named], *, record: bool = True) -> None:
        self._game, self._bots, self._record = game, bots, record
        self._counts: Counts = {}
        # Of boxes that are in use: there is one for each set-up, and a chain may have any number of those.
        self._tables: WeakKeyDictionary[Box, type[Table[Any]]] = WeakKeyDictionary()

    def play(self, job: Job) -> Played:
        start = time.perf_counter()
        self._counts.clear()
        runner = Runner(self._game, job.setup, seed_from(job.seed), log=False, prepare=self._watch)
        moves: list[list[float]] = [[] for _ in job.seating]
        curve, units, error, file = Curve(), Facts(), "", b""
        choose = self._chooser(runner, job, moves)
        try:
            decisions = self._run(runner, choose, curve)
            if runner.over:
                units = self._units(runner)
            else:
                error, file = f"the game has not ended after {LONGEST} decisions", files.save(runner)
        except RuleError as failed:
            decisions, error = 0, str(failed)
            file = files.encode(files.error_record(runner, failed.history, error))
        except NotOffered as failed:
            decisions, error = 0, f"{self._bots[job.seating[failed.seat]]}: {failed}"
            file = files.save(runner)
        except Exception as failed:  # A bot is somebody's program.
            decisions, error, file = 0, f"a bot fails: {told(failed)}", files.save(runner)
        following = None
        if runner.over and job.link is not None:
            try:
                following = next_setup(self._game, job.setup, runner.state.result)
            except Exception as failed:  # So is what tells what follows.
                error, file = f"what follows cannot be told: {told(failed)}", files.save(runner)
        seconds = time.perf_counter() - start
        result: Result | None = runner.state.result
        rounds = getattr(result, "rounds", None) or getattr(runner.state, "round", None)
        counts = self._counts.copy()
        return Played(job, result, decisions, rounds, curve, counts, units, moves, seconds, error, file, following)

    def _watch(self, table: Table[Any]) -> None:
        if self._record:
            kind = self._tables.get(table.box)
            if kind is None:
                kind = self._tables[table.box] = watched(table.box, self._game.features(), self._counts)
            table.__class__ = kind

    # --- who answers -----------------------------------------------------------------------------

    def _chooser(self, runner: Runner[Any], job: Job, moves: list[list[float]]) -> Choose:
        wishes = [self._bots[index] for index in job.seating]
        bots = [new_bot(wish, random.Random(f"{job.seed}/{seat}").getrandbits(32)) for seat, wish in enumerate(wishes)]
        if all(type(bot) is RandomBot for bot in bots) and not any(map(thinks, wishes)):
            # They need nothing but the options.
            chance = random.Random(job.seed).random
            return lambda _seat, options: options[int(chance() * len(options))]
        answers = [
            _timed(runner, bot, seat, wish.budget, times) if thinks(wish) else partial(let_choose, bot, runner, seat)
            for seat, (bot, wish, times) in enumerate(zip(bots, wishes, moves, strict=True))
        ]
        return lambda seat, _options: answers[seat]()

    # --- the curves ------------------------------------------------------------------------------

    def _run(self, runner: Runner[Any], choose: Choose, curve: Curve) -> int:
        if not self._record:
            return runner.run(choose, LONGEST)
        decisions, stride = 0, FIRST
        self._sample(runner, decisions, curve)
        while not runner.over and decisions < LONGEST:
            decisions += runner.run(choose, stride)
            self._sample(runner, decisions, curve)
            if len(curve.decisions) > POINTS:
                curve.thin_out()
                stride *= LONGER
        return decisions

    def _sample(self, runner: Runner[Any], decisions: int, curve: Curve) -> None:
        state = runner.state
        curve.decisions.append(decisions)
        curve.rounds.append(getattr(state, "round", None))
        curve.values.append(
            [float(chart.value(state, seat)) for chart in self._game.charts for seat in range(state.seats)]
        )

    # --- the units -------------------------------------------------------------------------------

    def _units(self, runner: Runner[Any]) -> Facts:
        """How the units of all seats stand, in games that have some."""
        declared, state = self._game.units, runner.state
        if declared is None or not self._record:
            return []
        return [
            (seat, unit, fact, value)
            for seat in range(state.seats)
            for unit, facts in declared.of(state, seat).items()
            for fact, value in facts.items()
        ]


def _timed(runner: Runner[Any], bot: Bot, seat: int, budget: int, times: list[float]) -> Callable[[], Any]:
    """A bot that thinks, with the seconds that each of its moves took."""

    def answer() -> Any:
        start = time.perf_counter()
        option = let_choose(bot, runner, seat, budget)
        times.append(time.perf_counter() - start)
        return option

    return answer
