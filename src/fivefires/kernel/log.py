"""The log: what happened, in lines with an audience."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import msgspec

from .state import Piece
from .text import Message


class Beat(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a line is staged: a kind (a roll, harm, a death), the things that it is `about`, the space where it happens,
    the path that was gone, the faces that were rolled.

    A face is a number of pips, or the id of the message that names it where dice bear signs. `weight` is 0 for what
    happens all the time, 1 for what everybody should notice, 2 for what turns the game. `by` is the seat that acts,
    where it is not the active one; -1 is nobody.

    A front end knows some kinds and shows the others plainly. A "turn" begins what one seat does, and a "phase" what
    nobody does: the strip of what others have done is divided there.
    """

    kind: str
    about: tuple[Piece, ...] = ()
    at: str = ""
    path: tuple[str, ...] = ()
    faces: tuple[int | str, ...] = ()
    weight: int = 0
    by: int | None = None


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """`at` is the position on the tape; `to` are the bits of those who may read it; `by` is the seat that acts."""

    at: int
    text: Message
    rule: str
    to: int
    by: int = -1
    beat: Beat | None = None


class Log:
    """The lines of a game. Those from before a checkpoint are fetched when somebody first looks at them."""

    __slots__ = ("_earlier", "_lines", "_read")

    def __init__(self) -> None:
        self._lines: list[Line] = []
        self._earlier: Callable[[], list[Line]] | None = None
        # What each seat may read of the first so many lines: a long log is not gone through again at each look.
        self._read: dict[int, tuple[int, list[Line]]] = {}

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

    def write(self, at: int, text: Message, rule: str, to: int, by: int = -1, beat: Beat | None = None) -> None:
        self._lines.append(Line(at, text, rule, to, by, beat))

    def for_seat(self, seat: int) -> list[Line]:
        """The lines that a seat may read. The list grows with the log; after a cut there is another one."""
        if self._earlier is not None:
            return [line for line in self.lines if line.to >> seat & 1]
        length = len(self._lines)
        read, lines = self._read.get(seat, (0, []))
        if read < length or not read:
            lines.extend([line for line in self._lines[read:] if line.to >> seat & 1])
            self._read[seat] = (length, lines)
        return lines

    def cut(self, length: int) -> None:
        """Forget everything that was written here after the first `length` lines."""
        if length < len(self._lines):
            del self._lines[length:]
            self._read = {}

    def put_before(self, lines: list[Line]) -> None:
        """Put lines in front of those that are there."""
        self._lines[:0] = lines
        self._read = {}

    def begin_with(self, earlier: Callable[[], list[Line]]) -> None:
        """Let `earlier` tell what was written before; it is asked once."""
        self._earlier = cache(earlier)
