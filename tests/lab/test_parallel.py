"""Whoever works for a run ends with it, however it ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

SECONDS = 30.0


def until(condition: Callable[[], bool]) -> bool:
    end = time.monotonic() + SECONDS
    while not condition() and time.monotonic() < end:
        time.sleep(0.05)
    return condition()


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return "\nState:\tZ" not in Path(f"/proc/{process}/status").read_text()


@pytest.fixture
def run(tmp_path: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A run whose two processes are at work; nothing of it outlives the test."""
    command = [sys.executable, "-m", "tests.lab.busy", str(tmp_path)]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as run:
        yield run
        run.kill()
    for worker in tmp_path.iterdir():
        with suppress(ProcessLookupError):
            os.kill(int(worker.name), signal.SIGKILL)


@pytest.mark.skipif(sys.platform != "linux", reason="looks at processes in /proc")
@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL], ids=lambda sign: sign.name)
def test_workers_end_with_the_run(tmp_path: Path, run: subprocess.Popen[bytes], sign: signal.Signals) -> None:
    assert until(lambda: len([*tmp_path.iterdir()]) == 2)
    workers = [int(path.name) for path in tmp_path.iterdir()]
    assert all(map(is_running, workers))
    run.send_signal(sign)
    assert run.wait(SECONDS) != 0
    assert until(lambda: not any(map(is_running, workers)))
