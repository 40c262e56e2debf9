"""The browser that the tests drive: `$CHROMIUM`, one on the PATH, or Debian's, installed where that is allowed."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

NAMES = ("chromium", "google-chrome", "chromium-browser")
INSTALL = (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"])
NONE = "No browser for the tests: install chromium, or name one by CHROMIUM=/path/to/chromium."


class NoBrowser(Exception):
    """Browser tests are never skipped: where there is no browser they fail, with this."""


def find() -> str:
    if named := os.environ.get("CHROMIUM"):
        if shutil.which(named) is None:
            raise NoBrowser(f"CHROMIUM={named} cannot be run.")
        return named
    return _on_path() or _installed()


def _on_path() -> str | None:
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def _installed() -> str:
    """Debian's own. Several test processes may come here at once: the first one installs."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        raise NoBrowser(NONE)
    with Path(tempfile.gettempdir(), "fivefires-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for command in INSTALL if _on_path() is None else ():
            subprocess.run(command, check=False, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"})
    found = _on_path()
    if found is None:
        raise NoBrowser(NONE)
    return found


if __name__ == "__main__":
    try:
        print(f"Browser tests use {find()}")
    except NoBrowser as missing:
        sys.exit(str(missing))
