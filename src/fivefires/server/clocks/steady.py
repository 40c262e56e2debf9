"""The clock that nobody sets: how long something has taken, whatever the clock on the wall says meanwhile."""

from __future__ import annotations

import time
from pathlib import Path

_BOOT = Path("/proc/sys/kernel/random/boot_id")
# The clock that goes on while a machine sleeps, on the systems that have one.
_CLOCK = getattr(time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", None))


def steady() -> float:
    """Seconds since some moment."""
    return time.clock_gettime(_CLOCK) if _CLOCK is not None else time.monotonic()


def boot() -> str:
    """Names what the steady clock counts from, so that two times can be compared; empty where that has no name."""
    try:
        return _BOOT.read_text().strip()
    except OSError:
        return ""
