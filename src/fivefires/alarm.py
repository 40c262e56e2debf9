"""An end to what takes too long: for rules, bots and files that may never come back."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


@contextmanager
def at_most(seconds: float, missed: str = "not done") -> Iterator[None]:
    """Interrupt what takes longer with a `TimeoutError`, where the system can do that."""
    if sys.platform == "win32":
        yield
        return

    def enough(_signal: int, _frame: Any) -> None:
        raise TimeoutError(f"{missed} within {seconds:g} seconds")

    before = signal.signal(signal.SIGALRM, enough)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
