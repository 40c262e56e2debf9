"""Measure the way in: from a clone to the page, with empty caches, and a plain install of the wheel.

    python bench/lean.py

It fetches everything anew from the package registries, into a folder that is deleted afterwards.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MEGABYTE = 1_000_000
# What a clone grows by until the page is served: megabytes and seconds, and what a wheel's environment may hold.
MOST_MEGABYTES, MOST_SECONDS, MOST_INSTALLED = 450, 120, 180


def size(folder: Path) -> float:
    """Megabytes on the disk, each file once, links not followed."""
    files = {(at.lstat().st_ino, at.lstat().st_size) for at in folder.rglob("*") if at.is_symlink() or at.is_file()}
    return sum(bytes for _, bytes in files) / MEGABYTE


def run(*command: str, cwd: Path, env: dict[str, str]) -> None:
    subprocess.run(command, cwd=cwd, env=env, check=True, stdout=subprocess.DEVNULL)


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        caches = {"UV_CACHE_DIR": "uv", "npm_config_cache": "npm", "PIP_CACHE_DIR": "pip"}
        env = {**os.environ, **{variable: str(folder / "caches" / cache) for variable, cache in caches.items()}}
        env.pop("VIRTUAL_ENV", None)
        clone = folder / "clone"
        run("git", "clone", "--quiet", str(ROOT), str(clone), cwd=folder, env=env)
        before, start = size(clone), time.monotonic()
        run("make", "page", cwd=clone, env=env)
        seconds, grown = time.monotonic() - start, size(clone) - before
        print(f"from a clone to the page: {grown:.0f} MB of {MOST_MEGABYTES}, {seconds:.0f} s of {MOST_SECONDS}")

        python = str(clone / ".venv" / "bin" / "python")
        run(python, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder / "wheel"), cwd=clone, env=env)
        [wheel] = (folder / "wheel").glob("*.whl")
        run(sys.executable, "-m", "venv", str(folder / "plain"), cwd=folder, env=env)
        before = size(folder / "plain")
        run(str(folder / "plain" / "bin" / "pip"), "install", "--quiet", str(wheel), cwd=folder, env=env)
        run(str(folder / "plain" / "bin" / "fivefires"), "games", cwd=folder, env=env)
        installed = size(folder / "plain") - before
        print(f"the wheel: {wheel.stat().st_size / MEGABYTE:.1f} MB; installed {installed:.0f} MB of {MOST_INSTALLED}")


if __name__ == "__main__":
    main()
