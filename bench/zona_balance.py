"""Measure what Zona's balance promises: who wins, how games end, how long they last, and how the scavengers compare.

    python bench/zona_balance.py                                  # every table with its usual number of games
    python bench/zona_balance.py --games 1000 --only scavengers   # ten scavengers, dealt without choice, and the seats

The same seeds give the same figures; `--seed` names others. Intervals are Wilson's, at 95 %.
"""

import argparse
import random
import sys
from collections import Counter
from collections.abc import Sequence
from math import sqrt
from statistics import median
from typing import Any

from fivefires.games.zona.game import GAME
from fivefires.games.zona.rules.questions import Character
from fivefires.games.zona.state import ZonaResult, ZonaState
from fivefires.kernel import Runner, Setup, seed_from

# By table: how many sit at it, and how many of them are experts.
SEATED = {
    "one expert among three random players": (4, 1),
    "four experts": (4, 4),
    "three experts": (3, 3),
    "two experts": (2, 2),
    "solo": (1, 1),
}


def interval(hits: int, of: int) -> str:
    """A share in per cent with its interval."""
    z, share = 1.96, hits / of
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    half = z * sqrt(share * (1 - share) / of + z * z / (4 * of * of)) / (1 + z * z / of)
    return f"{100 * share:.1f} % ({100 * (middle - half):.1f}–{100 * (middle + half):.1f})"


def play(name: str, number: int, players: int, experts: int, *, choosing: bool) -> tuple[Runner[ZonaState], list[int]]:
    """One game; the experts sit one seat further with each game. Without `choosing` chance keeps the character."""
    setup = Setup(players, "solo" if players == 1 else "race")
    runner = Runner(GAME, setup, seed_from(f"{name}/{number}"), log=False)
    chance = random.Random(f"{name}/{number}")
    seats = [(number + expert) % players for expert in range(experts)]
    views = [GAME.view(runner.state, seat) for seat in range(players)]

    def answer(seat: int, options: Sequence[Any]) -> Any:
        if seat not in seats or (not choosing and type(options[0]) is Character):
            return chance.choice(options)
        assert GAME.expert is not None
        assert runner.question is not None
        return GAME.expert(views[seat], options, runner.question.prompt)

    runner.run(answer)
    return runner, seats


def result_of(runner: Runner[ZonaState]) -> ZonaResult:
    result = runner.state.result
    assert result is not None
    return result


def seated(games: int, seed: str) -> None:
    for name, (players, experts) in SEATED.items():
        endings: Counter[str] = Counter()
        rounds, wins = [], 0
        for number in range(games):
            runner, seats = play(f"{seed}/{name}", number, players, experts, choosing=True)
            result = result_of(runner)
            endings[result.ending] += 1
            rounds.append(result.rounds)
            wins += result.winner in seats
        ways = ", ".join(f"{ending} {count}" for ending, count in sorted(endings.items()))
        print(
            f"{name}: experts win {interval(wins, games)}; {ways}; {median(rounds):g} rounds in the median", flush=True
        )


def scavengers(games: int, seed: str) -> None:
    """Whoever dies has played without winning, and so has everybody but the winner's last character."""
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    seats: Counter[int] = Counter()
    for number in range(games):
        runner, _seats = play(f"{seed}/scavengers", number, 4, 4, choosing=False)
        for scavenger in runner.state.scavengers:
            played.update(scavenger.played)
        winner = result_of(runner).winner
        if winner >= 0:
            seats[winner] += 1
            won[runner.state.scavengers[winner].played[-1]] += 1
        if (number + 1) % 500 == 0:
            print(f"  {number + 1} games", file=sys.stderr, flush=True)
    order = sorted(played, key=lambda one: -won[one] / played[one])
    for one in order:
        print(f"{one}: wins {interval(won[one], played[one])} of {played[one]} games")
    best, worst = (won[one] / played[one] for one in (order[0], order[-1]))
    if worst:
        print(f"best : worst = {best / worst:.2f}")
    mean = won.total() / played.total()
    for one in order:
        print(f"{one}: {100 * (won[one] / played[one] - mean):+.1f} points from the mean of {100 * mean:.1f} %")
    for seat in range(4):
        print(f"seat {seat + 1}: wins {interval(seats[seat], games)} of {games} games")


# What can be measured, and over how many games as a rule.
TABLES = {"seated": (seated, 400), "scavengers": (scavengers, 4000)}


def asked() -> argparse.Namespace:
    """What to measure; a word that is not known is refused before hours go by."""
    parser = argparse.ArgumentParser(description="Measure the balance of Zona.", allow_abbrev=False)
    usual = ", ".join(f"{number} for {name}" for name, (_, number) in TABLES.items())
    parser.add_argument("--games", type=int, help=f"games behind a row (default: {usual})")
    parser.add_argument("--only", nargs="+", choices=TABLES, default=[*TABLES], help="these tables (default: all)")
    parser.add_argument("--seed", default="seed", help="where the seeds of the games begin (default: %(default)s)")
    found = parser.parse_args()
    if found.games is not None and found.games < 1:
        parser.error("--games must be at least 1")
    return found


if __name__ == "__main__":
    wanted = asked()
    for word in wanted.only:
        measure, usual = TABLES[word]
        measure(wanted.games or usual, wanted.seed)
