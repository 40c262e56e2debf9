"""The same games in two builds: one line a game, to be compared with the lines of the other build.

    python -m tests.both_builds pure
    python -m tests.both_builds compiled        # `make compiled` runs and compares both

A line stands for every answer, roll and shuffle of its game and for the state's hash at every answer. A build that is
not what it is said to be, and a recorded game that comes out otherwise, is an error in either.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from typing import Any

from fivefires.conformance.fuzz import legal_setups
from fivefires.kernel import Game, Runner, files
from fivefires.kernel.registry import all_games
from fivefires.kernel.state import digest
from tests.extensions import listed
from tests.playthrough import playthrough
from tests.record import RECORDED, play

PLAYED = 96


def games() -> Iterator[str]:
    for game in all_games()[0]:
        yield from recorded(game)
        yield from played(game)
        yield f"{game.id}, told: {short(playthrough(game, 12).encode())}"


def recorded(game: Game[Any]) -> Iterator[str]:
    for path in sorted((RECORDED / game.id).glob("*.json")):
        yield f"{game.id}, recorded {path.stem}: {fingerprint(files.verify(files.decode(path.read_bytes()), game))}"


def played(game: Game[Any]) -> Iterator[str]:
    """Half by chance and half by the game's expert, spread over all legal set-ups."""
    setups = len(legal_setups(game))
    for number in sorted({max(2 * setups, PLAYED) * share // PLAYED for share in range(PLAYED)}):
        runner = play(game, number)
        yield f"{game.id}, played {number}, {runner.state.result.ending}: {fingerprint(runner)}"


def fingerprint(runner: Runner[Any]) -> str:
    return short(files.encode(files.record_of(runner)) + digest(runner.state).encode())


def short(data: bytes) -> str:
    return hashlib.blake2b(data, digest_size=8).hexdigest()


def machine_code() -> set[str]:
    """The modules that were loaded as machine code."""
    loaded = {name: module for name, module in sys.modules.items() if name.startswith("fivefires.")}
    return {name for name, module in loaded.items() if not str(module.__file__).endswith(".py")}


def main(build: str) -> None:
    lines = list(games())
    found = machine_code()
    if found != ({*listed()} & sys.modules.keys() if build == "compiled" else set()):
        sys.exit(f"This is not the {build} build: {', '.join(sorted(found)) or 'nothing'} is machine code.")
    print(*lines, sep="\n")
    print(f"The {build} build: {len(lines)} games, {len(found)} modules of machine code.", file=sys.stderr)


if __name__ == "__main__":
    main(sys.argv[1])
