"""Every Python of this machine from 3.11 on runs the tests of kernel, kit and games: `make pythons`.

Each has an environment of its own in `build/pythons`, made from the lock file, and none touches `.venv`. What is looked
for: `python3.N` on the PATH, those that uv names, and those of pyenv, whose commands on the PATH run only one of them.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[1]
ENVIRONMENTS = ROOT / "build/pythons"
TESTS = ("tests/kernel", "tests/kit", "tests/games", "tests/examples")
OLDEST, NEWEST = (3, 11), (3, 15)
# What these tests need of the lock file for development.
NEEDED = ("anyio", "hatchling", "hypothesis", "playwright", "pytest", "pytest-playwright", "pytest-xdist", "httpx")
_ASK = "import json, sys; print(json.dumps([sys.implementation.name, *sys.version_info[:3], sys._base_executable]))"

Version = tuple[int, int, int]


def wanted() -> list[tuple[int, int]]:
    """The Pythons that could be here, by their first two numbers."""
    return [(3, minor) for minor in range(OLDEST[1], NEWEST[1] + 1)]


def candidates(uv: str) -> Iterable[str]:
    for folder in os.environ.get("PATH", "").split(os.pathsep):
        yield from (str(Path(folder) / name) for name in ("python3", *(f"python3.{minor}" for _, minor in wanted())))
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    yield from (str(path) for path in sorted(pyenv.glob("versions/*/bin/python3")))
    listed = subprocess.run(
        [uv, "python", "list", "--only-installed", "--output-format", "json"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    if listed.returncode == 0:
        yield from (str(one["path"]) for one in json.loads(listed.stdout))


def ask(python: str) -> tuple[Version, str] | None:
    """What a command really runs: its version and file. None where it does not run, or is no CPython."""
    try:
        answer = subprocess.run([python, "-I", "-c", _ASK], capture_output=True, text=True, check=True, timeout=60)
        name, major, minor, micro, path = json.loads(answer.stdout)
    except (OSError, ValueError, subprocess.SubprocessError):
        return None
    return ((major, minor, micro), str(path)) if name == "cpython" else None


def newest(found: Iterable[tuple[Version, str]]) -> dict[tuple[int, int], tuple[Version, str]]:
    """Of each Python the newest that is here."""
    best: dict[tuple[int, int], tuple[Version, str]] = {}
    for version, path in found:
        kind = version[:2]
        if kind >= OLDEST and (kind not in best or version > best[kind][0]):
            best[kind] = (version, path)
    return dict(sorted(best.items()))


def classified(project: str) -> list[tuple[int, int]]:
    """The Pythons that the classifiers of `pyproject.toml` name."""
    named = re.findall(r'"Programming Language :: Python :: (\d+)\.(\d+)"', project)
    return [(int(major), int(minor)) for major, minor in named]


def run(uv: str, python: str, name: str, tests: list[str]) -> bool:
    """Make the environment and run the tests in it."""
    folder = ENVIRONMENTS / name
    inside = folder / "bin/python"
    install = [uv, "pip", "install", "--quiet", "--python", str(inside)]
    steps = [
        [uv, "venv", "--quiet", "--clear", "--python", python, str(folder)],
        [*install, "--requirement", "requirements.txt"],
        [*install, "--constraint", "requirements-dev.txt", *NEEDED],
        [*install, "--no-deps", "--no-build-isolation", "--editable", "."],
        [str(inside), "-m", "pytest", "-q", *tests],
    ]
    return all(subprocess.run(step, cwd=ROOT, check=False).returncode == 0 for step in steps)


def given_to_pytest(typed: list[str]) -> list[str]:
    """What was typed, in its order; all the tests where it names none, and two processes where it says nothing."""
    names_some = any((ROOT / one.partition("::")[0]).exists() for one in typed)
    return [*(() if names_some else TESTS), *(typed or ["-n", "2"])]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, epilog="All else goes to pytest, in place of all the tests.")
    parser.add_argument("--uv", default="uv")
    asked, typed = parser.parse_known_args()
    tests = given_to_pytest(typed)
    here = newest(answer for path in dict.fromkeys(candidates(asked.uv)) if (answer := ask(path)) is not None)
    told: list[str] = []
    failed = False
    for kind, (version, path) in here.items():
        name = ".".join(map(str, version))
        print(f"Python {name}: {' '.join(tests)}", flush=True)
        passed = run(asked.uv, path, ".".join(map(str, kind)), tests)
        failed |= not passed
        told.append(f"Python {name}: {'passed' if passed else 'failed'}")
    told += [f"Python {major}.{minor}: not on this machine" for major, minor in wanted() if (major, minor) not in here]
    named = classified((ROOT / "pyproject.toml").read_text())
    told += [f"Python {a}.{b}: a classifier names it, but it was not run" for a, b in named if (a, b) not in here]
    print("\n".join(told))
    return failed or not here


if __name__ == "__main__":
    sys.exit(main())
