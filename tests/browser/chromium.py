"""The browser that the tests drive: `$CHROMIUM`, one on the PATH, or Debian's, installed where that is allowed.

The light one has no window. Each person who opens the page in it costs a quarter of the time, but it shows no
notifications.
"""

from __future__ import annotations

import os
import shutil
import sys

from tests import debian

LIGHT = ("chromium-headless-shell",)
WHOLE = ("chromium", "google-chrome", "chromium-browser")
PACKAGES = ("chromium", "chromium-headless-shell")
NONE = "No browser for the tests: install chromium, or name one by CHROMIUM=/path/to/chromium."


class NoBrowser(Exception):
    """Browser tests are never skipped: where there is no browser they fail, with this."""


def find() -> str:
    """The light one where it is there."""
    return _named() or _found(LIGHT + WHOLE)


def whole() -> str:
    """One that can do everything."""
    return _named() or _found(WHOLE)


def _named() -> str | None:
    named = os.environ.get("CHROMIUM")
    if named and shutil.which(named) is None:
        raise NoBrowser(f"CHROMIUM={named} cannot be run.")
    return named or None


def _found(names: tuple[str, ...]) -> str:
    found = debian.installed(*names, packages=PACKAGES)
    if found is None:
        raise NoBrowser(NONE)
    return found


if __name__ == "__main__":
    try:
        print(f"Browser tests use {whole()} and {find()}")
    except NoBrowser as missing:
        sys.exit(str(missing))
