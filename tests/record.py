"""Record games: one for each way that a game can end and each number of players it ended so with.

    python -m tests.record            # `make record`: after the rules have changed on purpose
    python -m tests.record zona       # `make record ARGS=zona`: only this game

The recorded games are replayed by tests/test_recorded_games.py with the state's hash at every answer, so that a
change of the rules that was not meant is found at the step where it happens.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

from fivefires.conformance.fuzz import legal_setups
from fivefires.kernel import Game, Runner, files, seed_from
from fivefires.kernel.registry import all_games
from tests.playthrough import playthrough

RECORDED = Path(__file__).parent / "recorded"
PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
# So many games are tried, and up to so many where an ending that the game knows has not come up.
TRIED, MOST = 600, 4000


def play(game: Game[Any], number: int) -> Runner[Any]:
    """A game by players who answer at random, but always alike; the game's expert, if any, plays half of them.

    Some endings are reached only by those who know what they do.
    """
    setups = legal_setups(game)
    expert = game.expert is not None and number // len(setups) % 2 == 1
    runner = Runner(game, setups[number % len(setups)], seed_from(number), hashes=True, log=False)
    chance = random.Random(number)
    while not runner.over:
        for seat in runner.asked():
            options = list(runner.options(seat))
            runner.answer(seat, _expert(runner, seat) if expert else chance.choice(options))
    return runner


def _expert(runner: Runner[Any], seat: int) -> Any:
    game, question = runner.game, runner.question
    assert game.expert is not None
    assert question is not None
    return game.expert(game.view(runner.state, seat), question.choices[seat], question.prompt)


def endings(game: Game[Any]) -> set[str]:
    """The ways to end that a game says it has."""
    return {feature.removeprefix("ending:") for feature in game.features() if feature.startswith("ending:")}


def record(game: Game[Any]) -> None:
    folder = RECORDED / game.id
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    seen: set[str] = set()
    missing = endings(game)
    for number in range(MOST):
        if number >= TRIED and not missing:
            return
        runner = play(game, number)
        result = runner.state.result
        missing.discard(result.ending)
        name = f"{result.ending}-{runner.setup.players}"
        if name not in seen:
            seen.add(name)
            file = files.record_of(runner)
            file.checkpoint = None
            (folder / f"{name}.json").write_bytes(files.encode(file) + b"\n")


if __name__ == "__main__":
    for found in all_games()[0]:
        if sys.argv[1:] and found.id not in sys.argv[1:]:
            continue
        record(found)
        PLAYTHROUGHS.mkdir(exist_ok=True)
        (PLAYTHROUGHS / f"{found.id}.txt").write_text(playthrough(found, 12), encoding="utf-8")
