"""Seconds into iterations: a bot has no clock, so what it may take is worked out before it plays."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

import msgspec

from fivefires.kernel import Game, Runner, Setup, let_choose, seed_from

from .finding import Named, bot_type

# Positions that are thought over, and how far they lie apart on average.
POSITIONS = 24
APART = 12
FEW, MANY = 8, 40
# Budgets are for the slow positions: in nineteen of twenty the bot is done sooner.
SLOW = 0.95


def settled(wish: Named, game: Game[Any], setups: Sequence[Setup]) -> Named:
    """A bot with its seconds translated, on this machine, into iterations."""
    if not wish.seconds:
        return wish
    return msgspec.structs.replace(wish, budget=iterations(wish, game, setups))


def iterations(wish: Named, game: Game[Any], setups: Sequence[Setup]) -> int:
    """How many iterations fit into the bot's seconds, by how long a few and many take in the middle of games."""
    bot = bot_type(wish.bot)
    costs = []
    for seed, runner in enumerate(islice(_positions(game, setups), POSITIONS)):
        seat = runner.asked()[0]
        few, many = (_seconds(runner, bot(seed), seat, budget) for budget in (FEW, MANY))
        each = max((many - few) / (MANY - FEW), 1e-7)
        costs.append((each, max(0.0, few - FEW * each)))
    costs.sort()
    each, start = costs[int(len(costs) * SLOW)] if costs else (1.0, 0.0)
    return max(1, int((wish.seconds - start) / each))


def _positions(game: Game[Any], setups: Sequence[Setup]) -> Iterator[Runner[Any]]:
    """Places in random games where there is something to choose."""
    chance = random.Random(1)
    for number in range(1000):
        runner = Runner(game, setups[number % len(setups)], seed_from(f"pace/{number}"), log=False)
        while asked := runner.asked():
            if len(runner.options(asked[0])) > 1:
                yield runner
            runner.run(lambda _seat, options: chance.choice(options), chance.randint(1, 2 * APART))


def _seconds(runner: Runner[Any], bot: Any, seat: int, budget: int) -> float:
    start = time.perf_counter()
    let_choose(bot, runner, seat, budget)
    return time.perf_counter() - start
