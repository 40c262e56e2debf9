"""Everybody who looks at a table, from their seats or as spectators, and what each of them has been shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from fivefires.kernel import SPECTATOR, Runner
from fivefires.kernel.log import Line
from fivefires.server.refusals import Refuse
from fivefires.server.table.sight import lines_for
from fivefires.server.wire import ChatLine, Frame, TableInfo

from .outlets import Outlet, encoded

# A log that was told, and up to where. The same list has only grown since; after something was taken back there is
# another one.
Told: TypeAlias = tuple[list[Line], int]
NOTHING: Told = ([], 0)


def told(lines: list[Line]) -> Told:
    return lines, len(lines)


class Audience:
    """The sockets of each seat. All sockets of one seat have been told the same lines of the log."""

    def __init__(self, most: int, each: int) -> None:
        self._most, self._each = most, each
        self._outlets: dict[int, set[Outlet]] = {}
        self._told: dict[int, Told] = {}

    def seats(self) -> list[int]:
        """The seats that somebody looks from; spectators share one."""
        return [seat for seat, outlets in self._outlets.items() if outlets]

    @property
    def size(self) -> int:
        """How many sockets there are."""
        return sum(map(len, self._outlets.values()))

    def add(self, outlet: Outlet, runner: Runner[Any] | None) -> bool:
        """True where nobody has looked from this seat before."""
        seat = outlet.viewer.seat
        self._told[seat] = told(lines_for(runner, seat) if runner is not None else [])
        others = self._outlets.setdefault(seat, set())
        others.add(outlet)
        return len(others) == 1 and seat != SPECTATOR

    def check_room(self, seat: int) -> None:
        """Whoever plays has room, however many watch."""
        full = len(self._outlets.get(seat, ())) >= self._each if seat != SPECTATOR else self.size >= self._most
        if full:
            raise Refuse("limit")

    def remove(self, outlet: Outlet) -> bool:
        """True where nobody looks from this seat any more."""
        others = self._outlets.get(outlet.viewer.seat, set())
        was_there = outlet in others
        others.discard(outlet)
        return was_there and not others and outlet.viewer.seat != SPECTATOR

    def news(self, seat: int, lines: list[Line]) -> int:
        """From which line on the log is new to those who look from this seat."""
        known, length = self._told.get(seat, NOTHING)
        return length if known is lines else common(known[:length], lines)

    def show(self, frames: dict[int, bytes], lines: dict[int, Told]) -> None:
        self._told.update(lines)
        for seat, frame in frames.items():
            self._put(seat, frame)

    def show_table(self, info: Callable[[int], TableInfo]) -> None:
        """What has changed about the table and not about the game."""
        for seat in self.seats():
            self._put(seat, encoded(Frame(table=info(seat))))

    def show_chat(self, line: ChatLine, *, to_spectators: bool) -> None:
        for seat in self.seats():
            if seat != SPECTATOR or to_spectators:
                self._put(seat, encoded(Frame(chat=(line,))))

    def _put(self, seat: int, frame: bytes) -> None:
        for outlet in self._outlets.get(seat, ()):
            outlet.put(frame)

    def send_away(self, reason: Refuse, seat: int | None = None) -> None:
        """Close the sockets of a seat, or all of them."""
        for number in self.seats() if seat is None else [seat]:
            for outlet in self._outlets.get(number, ()):
                outlet.end(reason.refusal)


def common(old: list[Line], new: list[Line]) -> int:
    """How many lines at the beginning are the same."""
    count = 0
    for a, b in zip(old, new, strict=False):
        if a is not b and a != b:
            break
        count += 1
    return count
