"""The log: what happened, in lines with an audience."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import msgspec

from .text import Message


class Line(msgspec.Struct, frozen=True):
    """`at` is the position on the tape; `to` are the bits of those who may read it."""

    at: int
    text: Message
    rule: str
    to: int


class Log:
    """The lines of a game. Those from before a checkpoint are fetched when somebody first looks at them."""

    __slots__ = ("_earlier", "_lines")

    def __init__(self) -> None:
        self._lines: list[Line] = []
        self._earlier: Callable[[], list[Line]] | None = None

    def __len__(self) -> int:
        """How many lines were written here; those fetched from before do not count."""
        return len(self._lines)

    def __bool__(self) -> bool:
        return True

    @property
    def lines(self) -> list[Line]:
        if self._earlier is None:
            return self._lines
        return [*self._earlier(), *self._lines]

    def write(self, at: int, text: Message, rule: str, to: int) -> None:
        self._lines.append(Line(at, text, rule, to))

    def for_seat(self, seat: int) -> list[Line]:
        return [line for line in self.lines if line.to >> seat & 1]

    def cut(self, length: int) -> None:
        """Forget everything that was written here after the first `length` lines."""
        del self._lines[length:]

    def begin_with(self, earlier: Callable[[], list[Line]]) -> None:
        """Let `earlier` tell what was written before; it is asked once."""
        self._earlier = cache(earlier)
