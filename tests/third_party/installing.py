"""A package is built and installed as whoever publishes a game would do it, offline and into a folder of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
LAST_CARAVAN = ROOT / "examples" / "last-caravan"


def install(package: Path, target: Path) -> Path:
    """Build the wheel of a package, and unpack it as installers do with one that holds only Python."""
    build = target.parent / "wheels"
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(build)]
    subprocess.run(command, cwd=package, check=True, capture_output=True)
    [wheel] = build.glob("*.whl")
    with zipfile.ZipFile(wheel) as files:
        files.extractall(target)
    return target


def run(target: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """A command of Python in that folder's parent, where nothing of this checkout is found but what is installed."""
    environment = {**os.environ, "PYTHONPATH": str(target)}
    return subprocess.run(
        [sys.executable, *command], cwd=target.parent, env=environment, capture_output=True, text=True, check=False
    )
