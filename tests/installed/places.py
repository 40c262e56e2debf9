"""An environment as `uvx` and `pipx` make one: the wheel, what it needs, and nothing else."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import venv
from importlib.metadata import distribution
from pathlib import Path

ROOT = Path(__file__).parents[2]


def build_wheel(folder: Path) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    [wheel] = folder.glob("*.whl")
    return wheel


def install(wheel: Path, folder: Path) -> Path:
    """Its command. What the wheel needs is taken from this environment, where the lock file's versions lie already."""
    venv.create(folder)
    site = Path(sysconfig.get_path("purelib", vars={"base": str(folder), "platbase": str(folder)}))
    for name in locked():
        put(name, site)
    shutil.unpack_archive(wheel, site, "zip")
    command = folder / "bin" / "fivefires"
    command.write_text(f"#!{folder}/bin/python\nfrom fivefires.cli import main\nmain()\n", encoding="utf-8")
    command.chmod(0o755)
    return command


def locked() -> list[str]:
    """The packages that playing needs on this system."""
    lines = (ROOT / "requirements.txt").read_text(encoding="utf-8").splitlines()
    named = [match for line in lines if (match := re.match(r"([\w.-]+)==\S+(?: ; (.*?))? \\$", line))]
    return [match[1] for match in named if not match[2] or holds(match[2])]


def holds(marker: str) -> bool:
    from packaging.markers import Marker

    return Marker(marker).evaluate()


def put(name: str, site: Path) -> None:
    """All files of an installed package that lie beside the modules, as a link where the disk has them already."""
    here = Path(sysconfig.get_path("purelib"))
    for file in distribution(name).files or ():
        source = Path(str(file.locate()))
        if ".." in file.parts or not source.is_file() or "__pycache__" in file.parts:
            continue
        target = site / source.relative_to(here)
        target.parent.mkdir(parents=True, exist_ok=True)
        try:
            os.link(source, target)
        except OSError:
            shutil.copyfile(source, target)
