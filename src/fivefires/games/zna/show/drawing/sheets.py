"""A whole drawing: its frame, and the letters of a picture by their place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .ground import LIGHT
from .pens import SIZE, Cell

HEAD: Final = f'viewBox="0 0 {SIZE} {SIZE}" width="{SIZE}" height="{SIZE}" fill="none"'


def whole(parts: Iterator[str]) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" {HEAD}>{LIGHT}{"".join(parts)}</svg>\n'


def cells_of(picture: str) -> dict[Cell, str]:
    return {(row, column): letter for row, line in enumerate(picture.split()) for column, letter in enumerate(line)}
