"""Writes all drawings into `art`."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from . import drawings

FOLDER = Path(str(files("fivefires.games.stalker") / "art"))

for name, drawn in drawings().items():
    (FOLDER / name).write_text(drawn, encoding="utf-8")
