"""Stop-watch and random choice, shared by the Python contenders so that only the framework differs."""

import argparse
import json
import random
import time
from collections.abc import Callable, Mapping

PlayGame = Callable[[], int]
"""Plays one whole game of random moves and returns how many decisions the players made."""

WARM_UP = 0.3
"""Seconds played before the watch starts: imports, caches and the interpreter's specialisation."""

rnd = random.Random(20).random
"""A fraction in [0, 1): `options[int(rnd() * len(options))]` costs half of a `random.choice`."""


def play_for(seconds: float, play_game: PlayGame) -> tuple[int, int, float]:
    """Play whole games until the time is over; return games, decisions and the seconds they really took.

    The clock is read once a game, some 120 decisions apart, so that reading it costs nothing.
    """
    games = decisions = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        decisions += play_game()
        games += 1
    return games, decisions, elapsed


def main(ways: Mapping[str, PlayGame]) -> None:
    """Measure the way named on the command line and print it as a list of name, value and unit."""
    parser = argparse.ArgumentParser()
    parser.add_argument("way", choices=ways)
    parser.add_argument("--seconds", type=float, default=1.5)
    arguments = parser.parse_args()
    play_game = ways[arguments.way]
    play_for(WARM_UP, play_game)
    games, decisions, elapsed = play_for(arguments.seconds, play_game)
    figures = {"µs/decision": elapsed / decisions * 1e6, "decisions/game": decisions / games}
    items = [{"name": arguments.way, "value": value, "unit": unit} for unit, value in figures.items()]
    print(json.dumps(items))
