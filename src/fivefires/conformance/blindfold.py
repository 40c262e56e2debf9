"""Whether a bot's answers come from what it may know: tables that differ only in the rest must get the same ones.

python -m fivefires.conformance.blindfold zona search --pairs 10000
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from math import isclose
from typing import Any

from fivefires.bots.finding import Named, named, new_bot
from fivefires.kernel import AnyOption, Chance, Game, Runner, key_of, let_choose, seed_from
from fivefires.kernel.registry import find
from fivefires.kernel.tape import Redeal

from .fuzz import legal_setups

APART = 25
# After so many games without a pair there is none.
BARREN = 20


def pairs(game: Game[Any], seed: int) -> Iterator[tuple[Runner[Any], Runner[Any], int]]:
    """Two tables and the seat that is asked at both: there is something to choose, and something was exchanged.

    A game in which nothing is hidden has no such tables.
    """
    chance = random.Random(seed)
    setups = [setup for setup in legal_setups(game) if setup.players > 1]
    number = barren = 0
    while setups and barren < BARREN:
        number, barren = number + 1, barren + 1
        runner = Runner(game, setups[(number - 1) % len(setups)], seed_from(f"{seed}/{number - 1}"), log=False)
        while not runner.over:
            runner.run(lambda _seat, options: chance.choice(options), chance.randint(1, APART))
            for seat in runner.asked():
                twin = runner.copy()
                twin.redeal(seat, Chance(bytes(32)).fork(chance.getrandbits(64)))
                exchanged = any(isinstance(entry, Redeal) and entry.swaps for entry in twin.tape.line)
                if exchanged and len(runner.options(seat)) > 1:
                    barren = 0
                    yield runner, twin, seat


def differences(
    game: Game[Any], bot: Named, count: int, seed: int = 0, told: Callable[[int, int], None] | None = None
) -> list[str]:
    """What a bot answered at one table and not at the other."""
    found = []
    for number, (table, twin, seat) in zip(range(count), pairs(game, seed), strict=False):
        one, other = (_answer(bot, number, runner, seat) for runner in (table, twin))
        if key_of(one) != key_of(other):
            found.append(f"pair {number}, seat {seat}: {key_of(one)} and {key_of(other)}")
        if told is not None:
            told(number + 1, len(found))
    return found


def uneven(game: Game[Any], count: int, seed: int = 0) -> list[str]:
    """Where the evaluation says something else of the two tables."""
    assert game.evaluate is not None
    found = []
    for number, (table, twin, seat) in zip(range(count), pairs(game, seed), strict=False):
        one, other = (game.evaluate(game.view(runner.state, seat)) for runner in (table, twin))
        if not all(map(isclose, one, other)):
            found.append(f"pair {number}, seat {seat}: {told(one)} and {told(other)}")
    return found


def told(chances: Sequence[float]) -> str:
    return ", ".join(f"{chance:.4g}" for chance in chances)


def _answer(bot: Named, seed: int, runner: Runner[Any], seat: int) -> AnyOption:
    return let_choose(new_bot(bot, seed), runner, seat, bot.budget)


def show(pairs: int, differ: int) -> None:
    if pairs % 100 == 0:
        print(f"\r{pairs} pairs, {differ} differ", end="", file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("bot")
    parser.add_argument("--pairs", type=int, default=10_000)
    parser.add_argument("--budget", type=int, default=16)
    parser.add_argument("--seed", type=int, default=0)
    typed = parser.parse_args()
    start = time.perf_counter()
    found = differences(find(typed.game), named(typed.bot, typed.budget), typed.pairs, typed.seed, show)
    print(f"\n{typed.pairs} pairs in {time.perf_counter() - start:.0f} s, {len(found)} differ")
    print("\n".join(found[:20]))
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
