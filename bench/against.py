"""Compare the speed of this tree with that of another one: the same games, in turns, by processor time.

    python bench/against.py ../before/src --pairs 40

Each pair is one piece of work in either tree, cut into slices that are played in turns, now one tree first and now the
other; what is told is the ratio of this tree's time to the other's, as a median with its 95 % interval. Both play the
same games with the same seeds, so that the machine's moods hit both.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

HERE = Path(__file__).resolve().parent.parent / "src"
SLICES = 8
GAMES = {"pig": 120_000, "embers": 24_000, "zona": 24_000, "long_night": 24_000}

WORKER = """
import json, sys, time
from random import Random
from fivefires.conformance.fuzz import legal_setups
from fivefires.kernel import Runner, seed_from
from fivefires.kernel.registry import find

for line in sys.stdin:
    name, decisions, number = json.loads(line)
    game = find(name)
    setups = legal_setups(game)
    chance = Random(number).random
    choose = lambda _seat, options: options[int(chance() * len(options))]
    done, at, spent = 0, 0, 0.0
    while done < decisions:
        setup = setups[(number + at) % len(setups)]
        start = time.process_time()
        done += Runner(game, setup, seed_from(f"{number}/{at}"), log=False).run(choose, decisions - done)
        spent += time.process_time() - start
        at += 1
    print(json.dumps(spent / done * 1e6), flush=True)
"""


class Tree:
    """A process that plays games by the code of one tree."""

    def __init__(self, source: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": str(source), "PYTHONHASHSEED": "0"}
        self.process = subprocess.Popen(
            [sys.executable, "-c", WORKER], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def microseconds(self, game: str, decisions: int, number: int) -> float:
        """What a decision takes, in microseconds of processor time."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps([game, decisions, number]) + "\n")
        self.process.stdin.flush()
        return float(json.loads(self.process.stdout.readline()))

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(timeout=60)


def interval(values: list[float]) -> tuple[float, float]:
    """The 95 % interval of a median, by its order statistics."""
    ordered, count = sorted(values), len(values)
    reach = 1.96 * count**0.5 / 2
    low, high = max(0, int(count / 2 - reach)), min(count - 1, int(count / 2 + reach))
    return ordered[low], ordered[high]


def compare(other: Path, names: list[str], pairs: int) -> None:
    mine, theirs = Tree(HERE), Tree(other)
    try:
        for name in names:
            times: dict[Tree, list[float]] = {mine: [], theirs: []}
            for number in range(pairs + 1):
                spent = {mine: 0.0, theirs: 0.0}
                for part in range(number * SLICES, (number + 1) * SLICES):
                    for tree in (mine, theirs) if part % 2 else (theirs, mine):
                        spent[tree] += tree.microseconds(name, GAMES[name] // SLICES, part) / SLICES
                for tree, each in spent.items():
                    times[tree].append(each)
            ratios = [here / there for here, there in zip(times[mine][1:], times[theirs][1:], strict=True)]
            low, high = interval(ratios)
            print(
                f"{name}: {median(times[mine]):.2f} µs here, {median(times[theirs]):.2f} µs there, "
                f"ratio {median(ratios):.3f} ({low:.3f}–{high:.3f}) over {pairs} pairs",
                flush=True,
            )
    finally:
        mine.close()
        theirs.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("other", type=Path, help="the other tree's src folder")
    parser.add_argument("--pairs", type=int, default=40)
    parser.add_argument("--games", nargs="+", choices=sorted(GAMES), default=["pig", "zona", "long_night"])
    asked = parser.parse_args()
    compare(asked.other.resolve(), asked.games, asked.pairs)
