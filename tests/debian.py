"""Programs that tests need and no Python package brings: on the PATH, or Debian's, installed where that is allowed."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

# Debian keeps programs of servers where only root's PATH leads.
PLACES = f"{os.environ.get('PATH', os.defpath)}{os.pathsep}/usr/sbin"


def on_path(*names: str) -> str | None:
    """The first of these programs that is there."""
    return next((found for name in names if (found := shutil.which(name, path=PLACES))), None)


def installed(*names: str, packages: tuple[str, ...]) -> str | None:
    """The first of these programs, from Debian's packages if need be; none where nothing may be installed."""
    if (found := on_path(*names)) or os.geteuid() != 0 or shutil.which("apt-get") is None:
        return found
    with Path(tempfile.gettempdir(), "fivefires-debian.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # Several test processes may come here at once: the first one installs.
        if on_path(*names) is None:
            _install(packages)
    return on_path(*names)


def _install(packages: tuple[str, ...]) -> None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (
        ["apt-get", "update", "-qq"],
        ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages],
    ):
        subprocess.run(command, check=False, env=environment)
