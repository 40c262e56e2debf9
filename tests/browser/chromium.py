"""The browser that the tests drive: `$CHROMIUM`, one on the PATH, or Debian's, installed where that is allowed.

The light one has no window. Each person who opens the page in it costs a quarter of the time, but it shows no
notifications.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

LIGHT = ("chromium-headless-shell",)
WHOLE = ("chromium", "google-chrome", "chromium-browser")
PACKAGES = ("chromium", "chromium-headless-shell")
INSTALL = (
    ["apt-get", "update", "-qq"],
    ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *PACKAGES],
)
NONE = "No browser for the tests: install chromium, or name one by CHROMIUM=/path/to/chromium."


class NoBrowser(Exception):
    """Browser tests are never skipped: where there is no browser they fail, with this."""


def find() -> str:
    """The light one where it is there."""
    return _named() or _on_path(LIGHT + WHOLE) or _installed(LIGHT + WHOLE)


def whole() -> str:
    """One that can do everything."""
    return _named() or _on_path(WHOLE) or _installed(WHOLE)


def _named() -> str | None:
    named = os.environ.get("CHROMIUM")
    if named and shutil.which(named) is None:
        raise NoBrowser(f"CHROMIUM={named} cannot be run.")
    return named or None


def _on_path(names: tuple[str, ...]) -> str | None:
    return next((found for name in names if (found := shutil.which(name))), None)


def _installed(names: tuple[str, ...]) -> str:
    """Debian's own. Several test processes may come here at once: the first one installs."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        raise NoBrowser(NONE)
    with Path(tempfile.gettempdir(), "fivefires-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for command in INSTALL if _on_path(names) is None else ():
            subprocess.run(command, check=False, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"})
    found = _on_path(names)
    if found is None:
        raise NoBrowser(NONE)
    return found


if __name__ == "__main__":
    try:
        print(f"Browser tests use {whole()} and {find()}")
    except NoBrowser as missing:
        sys.exit(str(missing))
