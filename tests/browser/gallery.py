"""The gallery of development builds, as it is served while somebody works on the page."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"


@contextmanager
def serving() -> Iterator[str]:
    """Its address."""
    node = Path(sys.executable).parent / "node"
    command = [str(node), "node_modules/vite/bin/vite.js", "--host", "127.0.0.1", "--port", "0"]
    # `node` is a script that begins the real one: both are in a group of their own, which ends together.
    with subprocess.Popen(
        command, cwd=WEB, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
    ) as process:
        assert process.stdout is not None
        try:
            found = None
            while found is None:
                line = re.sub(r"\x1b\[\d*m", "", process.stdout.readline())
                assert line, "the page is not served"
                found = re.search(r"http://127\.0\.0\.1:\d+", line)
            yield found.group()
        finally:
            os.killpg(process.pid, signal.SIGTERM)
