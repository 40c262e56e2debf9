"""Drawing: a plan as a picture again, for a person to look at and for a test to compare."""

from __future__ import annotations

from collections.abc import Mapping

from fivefires.kit.bits import members

from .directions import EAST, NORTH, SOUTH, WEST
from .pictures import BLANK, Picture, written
from .plans import Plan, extent


def drawn(plan: Plan, marks: Mapping[int, str] | None = None) -> str:
    """The whole map; `marks` are letters that stand on spaces instead of their own.

    Where two tiles print different lines at their seam, that of the northern or western one is drawn unless it is
    blank.
    """
    shown = dict(plan.letters)
    for number, letter in (marks or {}).items():
        shown.update(dict.fromkeys(plan.spaces[number].squares, letter))
    columns, rows = extent(plan)
    beyond_east, beyond_south = range(columns.start, columns.stop + 1), range(rows.start, rows.stop + 1)
    picture = Picture(
        tuple("".join(shown.get((column, row), BLANK) for column in columns) for row in rows),
        tuple("".join(_upright(plan, column, row) for column in beyond_east) for row in rows),
        tuple("".join(_across(plan, column, row) for column in columns) for row in beyond_south),
    )
    return written(picture)


def marked(some: int, letter: str) -> dict[int, str]:
    """One letter for each space of a bit set."""
    return dict.fromkeys(members(some), letter)


def _upright(plan: Plan, column: int, row: int) -> str:
    line = plan.lines.get((column - 1, row, EAST), BLANK)
    return line if line != BLANK else plan.lines.get((column, row, WEST), BLANK)


def _across(plan: Plan, column: int, row: int) -> str:
    line = plan.lines.get((column, row - 1, SOUTH), BLANK)
    return line if line != BLANK else plan.lines.get((column, row, NORTH), BLANK)
