"""A run in two processes that would take very long: `python -m tests.lab.busy FOLDER` leaves their ids in a folder."""

from __future__ import annotations

import os
import sys
import time
from functools import partial
from pathlib import Path

from fivefires.lab.parallel import in_parallel

LONG = 600.0


def be_busy(folder: Path, _number: int) -> None:
    (folder / str(os.getpid())).touch()
    end = time.monotonic() + LONG
    while time.monotonic() < end:
        pass


if __name__ == "__main__":
    list(in_parallel(partial(be_busy, Path(sys.argv[1])), range(4), workers=2))
