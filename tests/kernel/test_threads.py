"""Several threads may wake games at once, in a process that has decoded none before."""

from __future__ import annotations

import subprocess
import sys

import pytest

WAKE = """
import sys, threading
import msgspec
from fivefires.kernel import Runner, seed_from
from fivefires.kernel.registry import find

game = find({game!r})
state = msgspec.json.encode(Runner(game, game.default_setup(), seed_from(1)).state)
ready, woken = threading.Barrier(8), []
sys.setswitchinterval(1e-6)

def wake():
    ready.wait()
    woken.append(msgspec.json.decode(state, type=game.state))

threads = [threading.Thread(target=wake) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(len(woken))
"""


@pytest.mark.parametrize("game", ["long_night", "stalker", "zona"])
def test_states_are_decoded_by_several_threads_at_once(game: str) -> None:
    done = subprocess.run([sys.executable, "-c", WAKE.format(game=game)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "8\n"), done.stderr
