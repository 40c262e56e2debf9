"""The log: what happened, in lines with an audience."""

from __future__ import annotations

import msgspec

from .text import Message


class Line(msgspec.Struct, frozen=True):
    """`at` is the position on the tape; `to` are the bits of those who may read it."""

    at: int
    text: Message
    rule: str
    to: int


class Log:
    __slots__ = ("lines",)

    def __init__(self) -> None:
        self.lines: list[Line] = []

    def write(self, at: int, text: Message, rule: str, to: int) -> None:
        self.lines.append(Line(at, text, rule, to))

    def for_seat(self, seat: int) -> list[Line]:
        return [line for line in self.lines if line.to >> seat & 1]

    def cut(self, length: int) -> None:
        """Forget everything after the first `length` lines."""
        del self.lines[length:]
