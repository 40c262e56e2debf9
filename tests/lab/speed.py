"""What recording costs over bare play, and what a second process brings.

    python -m tests.lab.speed zona --players 4 --seconds 30

Bare and recorded play take turns, and their processor time is compared, so that other work on the machine counts for
little. Processes are compared by the clock, which that work does disturb, so the load is printed beside it; and by
their processor time, which says what they would do on a quiet machine.
"""

from __future__ import annotations

import argparse
import os
import resource
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from fivefires.bots.finding import named
from fivefires.kernel.registry import find
from fivefires.lab.plan import Plan
from fivefires.lab.playing import Recorder
from fivefires.lab.simulation import play_chunk, simulate


def bare(plan: Plan, numbers: range) -> None:
    recorder = Recorder(find(plan.game), plan.bots, record=False)
    for number in numbers:
        recorder.play(plan.job(number))


def recorded(plan: Plan, numbers: range) -> None:
    play_chunk(plan, numbers)


def processor_time(act: Callable[[Plan, range], None], plan: Plan, numbers: range) -> float:
    start = time.process_time()
    act(plan, numbers)
    return time.process_time() - start


def recording(plan: Plan, seconds: float) -> list[float]:
    """What a recorded chunk costs beside a bare one, again and again."""
    ratios: list[float] = []
    end = time.process_time() + seconds
    while time.process_time() < end:
        numbers = range(len(ratios) * plan.chunk, (len(ratios) + 1) * plan.chunk)
        costs = {act: processor_time(act, plan, numbers) for act in (bare, recorded)[:: 1 if len(ratios) % 2 else -1]}
        ratios.append(costs[recorded] / costs[bare])
    return ratios


def whole_run(plan: Plan, workers: int) -> tuple[float, float]:
    """Seconds of a whole run by the clock, and the processor time of everything that took part in it."""
    with tempfile.TemporaryDirectory() as folder:
        start, before = time.perf_counter(), _spent()
        simulate(plan, Path(folder) / "run", workers=workers)
        return time.perf_counter() - start, _spent() - before


def _spent() -> float:
    return sum(resource.getrusage(who).ru_utime for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--runs", type=int, default=5)
    typed = parser.parse_args()
    game = find(typed.game)
    plan = Plan(typed.game, game.version, (named("random"),), (game.default_setup(typed.players),), 0, 50, 50)
    os.environ["POLARS_MAX_THREADS"] = "1"
    ratios = recording(plan, typed.seconds)
    print(f"recording costs {median(ratios) - 1:.1%} (median of {len(ratios)}, {min(ratios) - 1:.1%} to "
          f"{max(ratios) - 1:.1%}); load {os.getloadavg()[0]:.1f}")  # fmt: skip
    each = processor_time(recorded, plan, range(50)) / 50
    games = max(50, int(typed.seconds / each))
    plan = Plan(typed.game, game.version, plan.bots, plan.setups, 0, games, 50)
    faster, dearer = [], []
    for _ in range(typed.runs):
        (one, one_spent), (two, two_spent) = whole_run(plan, 1), whole_run(plan, 2)
        faster.append(one / two)
        dearer.append(two_spent / one_spent)
        print(f"{games} games: {one:.1f} s in one process, {two:.1f} s in two; load {os.getloadavg()[0]:.1f}")
    print(f"two processes are {median(faster):.2f} times as fast, at {median(dearer):.2f} times the processor time")


if __name__ == "__main__":
    main()
