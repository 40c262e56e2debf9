"""Compare the speed of this tree with that of another one: in turns, by processor time.

    git worktree add --detach ../before REVISION
    python bench/against.py ../before/src --pairs 40
    python bench/against.py .venv-compiled/lib/python3.11/site-packages      # pure Python against `make compiled`

Each pair is one piece of work in either tree, cut into slices that are played in turns, now one tree first and now the
other, so that the machine's moods hit both. What is told is the ratio of this tree's time to the other's, as a median
with its 95 % interval.

Both play with the same seeds and choices. As long as their rules are the same that means the same games, which is
looked at first, and a decision here is compared with the same one there. Where rules have changed since, a decision is
another thing: what was asked in two steps may be asked in one. Then decisions are compared question by question: what
this tree takes from an answer to the next question, for each question that both trees ask, weighed by how often the
other tree asks it.

    python bench/against.py ../before/src --opcodes

counts what Python carries out for a decision instead of timing it, in the kernel and everywhere else. That is the same
on every machine, however busy it is, and tells whose the difference is: the kernel's or the rules'.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).resolve().parent.parent / "src"
SLICES = 8
GAMES = {
    "pig": 120_000,
    "embers": 24_000,
    "zona": 24_000,
    "long_night": 24_000,
    "raid_trade": 24_000,
    "stalker": 24_000,
    "zna": 24_000,
}
# So many decisions show whether both trees play the same games, and so many are counted opcode by opcode.
LOOKED_AT, COUNTED = 2_000, 1_500

# Asked for `name, what, decisions, number`, it tells what `what` says:
#   took   the seconds of all decisions together
#   asked  for each question how often it was answered, and the seconds from there to the next question
#   keys   a digest of everything that was on offer
#   codes  the opcodes of a decision, in the kernel and in everything else
WORKER = """
import hashlib, json, sys, time
from random import Random
from fivefires.conformance.fuzz import legal_setups
from fivefires.kernel import Runner, key_of, seed_from
from fivefires.kernel.registry import find

clock = time.process_time


def play(game, decisions, number, choose_in):
    setups, done, at, spent = legal_setups(game), 0, 0, 0.0
    while done < decisions:
        runner = None
        start = clock()
        runner = Runner(game, setups[(number + at) % len(setups)], seed_from(f"{number}/{at}"), log=False)
        done += runner.run(choose_in(runner), decisions - done)
        spent += clock() - start
        at += 1
    return spent


def took(game, decisions, number):
    chance = Random(number).random
    choose = lambda _seat, options: options[int(chance() * len(options))]
    return play(game, decisions, number, lambda _runner: choose)


def asked(game, decisions, number):
    chance, found = Random(number).random, {}

    def choose_in(runner):
        before, since = None, 0.0

        def choose(_seat, options):
            nonlocal before, since
            now = clock()
            if before is not None:
                of = found.setdefault(before, [0, 0.0])
                of[0] += 1
                of[1] += now - since
            before = runner.question.prompt.message
            option = options[int(chance() * len(options))]
            since = clock()
            return option

        return choose

    play(game, decisions, number, choose_in)
    return found


def keys(game, decisions, number):
    chance, told = Random(number).random, hashlib.blake2b()

    def choose(seat, options):
        told.update(json.dumps([seat, [key_of(option) for option in options]]).encode())
        return options[int(chance() * len(options))]

    play(game, decisions, number, lambda _runner: choose)
    return told.hexdigest()


def codes(game, decisions, number):
    chance, count, traced = Random(number).random, {"kernel": 0, "the rest": 0}, {}

    def step(frame, event, _arg):
        if event == "opcode":
            count[traced[frame.f_code]] += 1
        return step

    def enter(frame, _event, _arg):
        if frame.f_code not in traced:
            traced[frame.f_code] = "kernel" if "/fivefires/kernel/" in frame.f_code.co_filename else "the rest"
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        return step

    def choose(_seat, options):
        return options[int(chance() * len(options))]

    setups, done, at = legal_setups(game), 0, 0
    while done < decisions:
        sys.settrace(enter)
        runner = Runner(game, setups[(number + at) % len(setups)], seed_from(f"{number}/{at}"), log=False)
        done += runner.run(choose, decisions - done)
        sys.settrace(None)
        at += 1
    return {part: found / done for part, found in count.items()}


for line in sys.stdin:
    name, what, decisions, number = json.loads(line)
    print(json.dumps(globals()[what](find(name), decisions, number)), flush=True)
"""


class Tree:
    """A process that plays games by the code of one tree."""

    def __init__(self, source: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": str(source), "PYTHONHASHSEED": "0"}
        self.process = subprocess.Popen(
            [sys.executable, "-c", WORKER], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, game: str, what: str, decisions: int, number: int) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps([game, what, decisions, number]) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(timeout=60)


# For each question how often it was answered, and the seconds that took. A tree that plays the same games has one.
Spent = dict[str, tuple[int, float]]


def piece(game: str, number: int, same: bool, trees: tuple[Tree, Tree], decisions: int) -> tuple[Spent, Spent]:
    """One piece of work in both trees, slice by slice in turns."""
    spent: dict[Tree, Spent] = {tree: {} for tree in trees}
    for part in range(number * SLICES, (number + 1) * SLICES):
        for tree in trees if part % 2 else reversed(trees):
            size = decisions // SLICES
            found = {"": (size, tree.ask(game, "took", size, part))} if same else tree.ask(game, "asked", size, part)
            for question, (count, seconds) in found.items():
                before = spent[tree].get(question, (0, 0.0))
                spent[tree][question] = before[0] + count, before[1] + seconds
    return spent[trees[0]], spent[trees[1]]


def weighed(here: Spent, there: Spent) -> tuple[float, float, float]:
    """The microseconds of a decision here and there, each question as often as there, and how much of it both ask."""
    both = [question for question in there if question in here]
    count = sum(there[question][0] for question in both)
    mine = sum(there[question][0] * here[question][1] / here[question][0] for question in both)
    theirs = sum(there[question][1] for question in both)
    return mine / count * 1e6, theirs / count * 1e6, count / sum(often for often, _ in there.values())


def interval(values: list[float]) -> tuple[float, float]:
    """The 95 % interval of a median, by its order statistics."""
    ordered, count = sorted(values), len(values)
    reach = 1.96 * count**0.5 / 2
    low, high = max(0, int(count / 2 - reach)), min(count - 1, int(count / 2 + reach))
    return ordered[low], ordered[high]


def count(other: Path, names: list[str], decisions: int) -> None:
    mine, theirs = Tree(HERE), Tree(other)
    try:
        for name in names:
            here, there = (tree.ask(name, "codes", decisions, 0) for tree in (mine, theirs))
            parts = [(part, here[part], there[part]) for part in there]
            parts.append(("together", sum(here.values()), sum(there.values())))
            told = (f"{part} {now:.0f} against {then:.0f} ({now / then:.3f})" for part, now, then in parts)
            print(f"{name}: opcodes of a decision: {', '.join(told)}", flush=True)
    finally:
        mine.close()
        theirs.close()


def compare(other: Path, names: list[str], pairs: int, sizes: dict[str, int]) -> None:
    trees = mine, theirs = Tree(HERE), Tree(other)
    try:
        for name in names:
            looked_at = min(LOOKED_AT, sizes[name])
            same = mine.ask(name, "keys", looked_at, 0) == theirs.ask(name, "keys", looked_at, 0)
            # The first piece warms both up.
            found = [weighed(*piece(name, number, same, trees, sizes[name])) for number in range(pairs + 1)][1:]
            ratios = [here / there for here, there, _ in found]
            low, high = interval(ratios)
            covered = min(share for _, _, share in found)
            how = (
                "the same games" if same else f"other games, by {covered:.0%} of the questions and their weights there"
            )
            print(
                f"{name}: {median(here for here, _, _ in found):.2f} µs here, "
                f"{median(there for _, there, _ in found):.2f} µs there, "
                f"ratio {median(ratios):.3f} ({low:.3f}–{high:.3f}) over {pairs} pairs; {how}",
                flush=True,
            )
    finally:
        mine.close()
        theirs.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("other", type=Path, help="the folder in which the other tree's package lies")
    parser.add_argument("--pairs", type=int, default=40)
    parser.add_argument("--games", nargs="+", choices=sorted(GAMES), default=["pig", "zona", "long_night"])
    parser.add_argument("--decisions", type=int, help="so many in each piece of work, and not as many as usual")
    parser.add_argument("--opcodes", action="store_true", help="count opcodes, and measure no time")
    asked = parser.parse_args()
    sizes = {name: asked.decisions or usual for name, usual in GAMES.items()}
    if asked.opcodes:
        count(asked.other.resolve(), asked.games, asked.decisions or COUNTED)
    else:
        compare(asked.other.resolve(), asked.games, asked.pairs, sizes)
