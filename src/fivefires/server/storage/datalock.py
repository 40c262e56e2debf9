"""The lock on the data directory: two servers on the same games would overwrite each other."""

from __future__ import annotations

import os
import sys
from pathlib import Path


class Locked(Exception):
    """Another server uses this data directory."""


class DataLock:
    """Held as long as the process lives; the system frees it, however the process ends."""

    def __init__(self, data: Path) -> None:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._handle = os.open(data / "lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._handle)
        except OSError:
            os.close(self._handle)
            raise Locked(f"another server is already using the data directory {data}") from None

    def release(self) -> None:
        os.close(self._handle)


def _lock(handle: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
