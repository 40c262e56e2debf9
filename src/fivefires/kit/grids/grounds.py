"""Grounds: what one kind of unit makes of a plan.

The same wall, window or water may stop one kind and not another, so there is a ground for each kind that differs. A
ground is made once and never changes; a card that opens a door chooses another ground. It says what the letters let
through and how steps are taken. From that follow its tables, by the numbers of spaces.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from fivefires.kit.bits import Relation, members

from .directions import CARDINAL, COLUMNS, DIAGONAL, JOINED, ORDER, ROWS, opposite
from .passages import EVERYTHING, NOTHING, RANGE, SIGHT, STEP
from .pictures import BLANK, WALL
from .plans import JOIN, Plan, Square

# What lines let through unless a ground says otherwise. One goes and measures by a join, and does not see by it.
USUAL: Final[Mapping[str, int]] = {BLANK: EVERYTHING, WALL: NOTHING, JOIN: STEP | RANGE}


class Steps(NamedTuple):
    """In how many directions a step leads, and where a diagonal one does not.

    A diagonal step passes between two squares; so many of them as `beside` says, 0 to 2, must be open to go round by.
    `over_corners`: whether a step may lead over the corner of a tile to one that touches it only there.
    """

    diagonal: bool = False
    beside: int = 1
    over_corners: bool = True


FOUR: Final = Steps()
EIGHT: Final = Steps(diagonal=True)


class Ground:
    """Where one kind of unit steps, measures and sees from space to space.

    `spaces` says by name, else by letter, what a space lets through; `lines` says it of lines. Spaces of which nothing
    is said let everything through, blanks and walls are what they usually are, and any other line must be explained.
    """

    def __init__(
        self,
        plan: Plan,
        *,
        spaces: Mapping[str, int] | None = None,
        lines: Mapping[str, int] | None = None,
        steps: Steps = FOUR,
    ) -> None:
        meanings = _meanings(plan, lines or {})
        self.plan: Final = plan
        self.lets: Final = _lets(plan, spaces or {})
        # By square and side: what passes there.
        self.passing: Final = _passing(plan, self.lets, meanings)
        # By direction and space: the spaces that one step leads to, and all of them together.
        self.toward: Final = _toward(self, meanings[JOIN], STEP, steps)
        self.steps: Final = Relation(_together(self.toward))
        # By space: the directions in which steps lead, each with the spaces that one comes to.
        self.sides: Final = tuple(_sides(self.toward, number) for number in range(len(plan.spaces)))
        # The same as a graph: of each space its neighbours, in the order in which equal ways are preferred.
        self.ways: Final = {number: _in_order(self.toward, number) for number in range(len(plan.spaces))}
        # The spaces at range 1, which is being adjacent without asking whether one can go there.
        self.near: Final = Relation(_together(_toward(self, meanings[JOIN], RANGE, steps)))
        # By one of the four directions and space: the spaces that are seen next in that direction.
        self.seen: Final = _toward(self, meanings[JOIN], SIGHT, FOUR)[: len(CARDINAL)]


# --- what passes between two squares ------------------------------------------------------------------


def _meanings(plan: Plan, lines: Mapping[str, int]) -> dict[str, int]:
    meanings = {**USUAL, **lines}
    for line in plan.lines.values():
        if line not in meanings:
            raise ValueError(f"it is not said what the line {line!r} lets through")
    return meanings


def _lets(plan: Plan, spaces: Mapping[str, int]) -> tuple[int, ...]:
    for name in spaces:
        if len(name) > 1:
            plan.called(name)
    return tuple(spaces.get(space.name, spaces.get(space.letter, EVERYTHING)) for space in plan.spaces)


def _passing(plan: Plan, lets: Sequence[int], meanings: Mapping[str, int]) -> dict[Square, tuple[int, ...]]:
    """Of both printed lines the stricter holds, and nothing passes that one of the two spaces does not let through."""
    found: dict[Square, tuple[int, ...]] = {}
    for (column, row), here in plan.at.items():
        sides = []
        for side in CARDINAL:
            x, y = column + COLUMNS[side], row + ROWS[side]
            there = plan.at.get((x, y))
            if there is None:
                sides.append(NOTHING)
                continue
            lines = meanings[plan.lines[column, row, side]] & meanings[plan.lines[x, y, opposite(side)]]
            sides.append(lines & lets[here] & lets[there])
        found[column, row] = tuple(sides)
    return found


# --- what leads from space to space -------------------------------------------------------------------


def _toward(ground: Ground, join: int, what: int, steps: Steps) -> tuple[tuple[int, ...], ...]:
    """By direction and space, where one comes. Of several openings between two spaces the mildest serves."""
    plan = ground.plan
    found = [[0] * len(plan.spaces) for _ in ORDER]
    for (column, row), here in plan.at.items():
        sides = [side for side in CARDINAL if ground.passing[column, row][side] & what]
        if steps.diagonal:
            sides += [side for side in DIAGONAL if _slips(ground, (column, row), side, what, steps)]
        for side in sides:
            there = plan.at[column + COLUMNS[side], row + ROWS[side]]
            if there != here:
                found[side][here] |= 1 << there
    for a, b in plan.joins:
        if join & ground.lets[a] & ground.lets[b] & what:
            found[JOINED][a] |= 1 << b
            found[JOINED][b] |= 1 << a
    return tuple(map(tuple, found))


def _slips(ground: Ground, square: Square, side: int, what: int, steps: Steps) -> bool:
    """Whether a diagonal step is stopped neither by a corner of tiles nor by what lies beside it."""
    size = ground.plan.size
    column, row = square
    new_column = (column + COLUMNS[side]) // size != column // size
    new_row = (row + ROWS[side]) // size != row // size
    if new_column and new_row and not steps.over_corners:
        return False
    return round_by(ground, square, side, what) >= steps.beside


def round_by(ground: Ground, square: Square, side: int, what: int) -> int:
    """How many of the two ways round a square's corner point are open; -1 where the square beyond it is shut itself."""
    plan, passing = ground.plan, ground.passing
    (column, row), (upright, across) = square, DIAGONAL[side]
    x, y = column + COLUMNS[side], row + ROWS[side]
    if (x, y) not in plan.at or not ground.lets[plan.at[square]] & ground.lets[plan.at[x, y]] & what:
        return -1
    by_column = passing[square][upright] & what and passing[column, y][across] & what
    by_row = passing[square][across] & what and passing[x, row][upright] & what
    return (1 if by_column else 0) + (1 if by_row else 0)


def _together(toward: Sequence[Sequence[int]]) -> list[int]:
    found = [0] * len(toward[0])
    for of in toward:
        found = [some | more for some, more in zip(found, of, strict=True)]
    return found


def _sides(toward: Sequence[Sequence[int]], number: int) -> tuple[tuple[int, int], ...]:
    return tuple((side, toward[side][number]) for side in ORDER if toward[side][number])


def _in_order(toward: Sequence[Sequence[int]], number: int) -> tuple[int, ...]:
    """The neighbours of a space, those of the first direction first; each once."""
    return tuple(dict.fromkeys(there for side in ORDER for there in members(toward[side][number])))
