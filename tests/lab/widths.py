"""How many answers the widest questions of a game have.

    python -m tests.lab.widths zona --games 400

Half of the games are played by chance, half mostly by the game's expert, who keeps more and so is asked more.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from fivefires.conformance.fuzz import legal_setups, setup_for
from fivefires.kernel import Game, Runner, seed_from
from fivefires.kernel.registry import find

LONGEST = 20_000
CURIOUS = 0.1


def widths(game: Game[Any], games: int) -> Counter[tuple[int, str]]:
    """How often a question had so many answers, over all legal set-ups."""
    found: Counter[tuple[int, str]] = Counter()
    setups = legal_setups(game)
    for number in range(games):
        setup = setup_for(game, setups, number // 2)
        _play(Runner(game, setup, seed_from(f"widths/{number}"), log=False), number, found)
    return found


def _play(runner: Runner[Any], number: int, found: Counter[tuple[int, str]]) -> None:
    chance, game = Random(number), runner.game
    expert = game.expert if number % 2 else None

    def choose(seat: int, options: Sequence[Any]) -> Any:
        assert runner.question is not None
        prompt = runner.question.prompt
        found[len(options), prompt.message] += 1
        if expert is None or chance.random() < CURIOUS:
            return options[int(chance.random() * len(options))]
        return expert(game.view(runner.state, seat), options, prompt)

    runner.run(choose, LONGEST)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=400)
    wanted = parser.parse_args()
    found = widths(find(wanted.game), wanted.games)
    print(f"{wanted.game}: {found.total()} questions in {wanted.games} games; the widest:")
    for (width, prompt), count in sorted(found.items(), reverse=True)[:5]:
        print(f"{width:5} answers  {count:5} times  {prompt}")


if __name__ == "__main__":
    main()
