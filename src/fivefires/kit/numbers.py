"""What games share that tell their tables as numbers, for programs that learn."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import Any, Final, get_args

from fivefires.kernel import AnyOption, Group, Option

GROUPS: Final = get_args(Group)
Row = tuple[float, ...]


def one_of(names: Iterable[str]) -> dict[str, Row]:
    """For each name a row with a one in its place. "Nothing" has zeros alone, if it is no name itself."""
    known = [*names]
    rows = {name: tuple(float(other == name) for other in known) for name in known}
    return {"": (0.0,) * len(known), **rows}


def from_seat(seat: int, seats: int) -> list[int]:
    """All seats, from the one that looks on. A spectator looks from the first."""
    first = seat if 0 <= seat < seats else 0
    return [*range(first, seats), *range(first)]


_GROUP: Final = one_of(GROUPS)


def group_row(option: AnyOption, view: Any) -> Row:
    """Which group of answers it belongs to."""
    if isinstance(option, Option):
        return _GROUP[option.group(view)]
    return _GROUP[_named(option)]


def _named(option: Enum) -> str:
    group = getattr(option, "group", "end")
    return group if isinstance(group, str) else "end"
