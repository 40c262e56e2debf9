"""A fingerprint of seeded games, to be compared between processes, machines and hash seeds.

python -m fivefires.conformance.fingerprint pig 20
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys

from fivefires.kernel import Runner, files, seed_from
from fivefires.kernel.registry import find

from .fuzz import legal_setups


def fingerprint(name: str, games: int) -> str:
    """A hash over the whole records of so many games, with the hash of the state beside each answer."""
    game = find(name)
    setups = legal_setups(game)
    total = hashlib.blake2b(digest_size=16)
    for number in range(games):
        runner = Runner(game, setups[number % len(setups)], seed_from(number), hashes=True, log=False)
        turn = 0
        while not runner.over and turn < 100_000:
            for seat in runner.asked():
                options = runner.options(seat)
                runner.answer(seat, options[turn * 7919 % len(options)])
            turn += 1
        total.update(files.save(runner))
    return total.hexdigest()


def fingerprint_elsewhere(name: str, games: int, hash_seed: int) -> str:
    """The same in a process with its own order of sets, which finds the game where this one has found it."""
    paths = os.pathsep.join(path or os.getcwd() for path in sys.path)
    environment = {**os.environ, "PYTHONPATH": paths, "PYTHONHASHSEED": str(hash_seed)}
    command = [sys.executable, "-m", "fivefires.conformance.fingerprint", name, str(games)]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=600, check=True)
    return run.stdout.strip()


if __name__ == "__main__":
    print(fingerprint(sys.argv[1], int(sys.argv[2])))
