"""Twins: two games that differ only in what one onlooker may not know.

The second game is dealt anew from the onlooker's seat and then follows the first one answer by answer. As long
as the same answers are legal and nothing that was exchanged has come to light, the onlooker must see the same,
byte for byte. How long others think is the only difference allowed: the two are compared where they have come
equally far.
"""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from fivefires.kernel import Chance, Refused, Runner, key_of, sight
from fivefires.kernel.log import Log
from fivefires.kernel.tape import Answer, Redeal

FOLLOWED = 12


class Twin:
    """Follows a game from now on, in another world that looks the same from `seat`."""

    def __init__(self, runner: Runner[Any], seat: int, number: int) -> None:
        self.seat = seat
        self.live = runner
        self.begin = len(runner.tape.line)
        self.lines = len(runner.log.lines) if runner.log else 0
        self.twin = runner.copy()
        self.twin.redeal(seat, Chance(bytes(32)).fork(number))
        self.twin_begin = len(self.twin.tape.line)
        self.twin.log = self.twin.table.log = Log()
        self.swapped = [piece for entry in self.twin.tape.line if isinstance(entry, Redeal) for piece in entry.swaps]
        self.done = not self.swapped or runner.over

    def follow(self) -> str | None:
        """Catch up with the live game; a sentence where the onlooker could tell the two apart."""
        if self.done:
            return None
        answers = [entry for entry in self.live.tape.line[self.begin :] if isinstance(entry, Answer)]
        if not self._catch_up(answers):
            self.done = True
            return None
        if self.live.over or self.twin.over:  # A finished game is open.
            self.done = True
            return None
        if len(answers) >= FOLLOWED:
            self.done = True
        if self._came_to_light() or len(self._answers()) != len(answers) or self.live.parts or self.twin.parts:
            self.done = self.done or self._came_to_light()
            return None
        return self.difference()

    def difference(self) -> str | None:
        ours = self._seen(self.live, self.lines, self.begin)
        theirs = self._seen(self.twin, 0, self.twin_begin)
        if ours == theirs:
            return None
        self.done = True
        return f"seat {self.seat} can tell what it may not know: {_first_difference(ours, theirs)}"

    def _seen(self, runner: Runner[Any], lines: int, begin: int) -> bytes:
        seen = msgspec.structs.replace(sight(runner, self.seat, since=sys.maxsize), step=0)
        written = runner.log.lines[lines:] if runner.log else []
        log = [(line.text, line.rule) for line in written if line.to >> self.seat & 1]
        return msgspec.json.encode([seen, len(runner.tape.line) - begin, log])

    def _answers(self) -> list[Answer]:
        return [entry for entry in self.twin.tape.line[self.twin_begin :] if isinstance(entry, Answer)]

    def _catch_up(self, answers: list[Answer]) -> bool:
        """Give the twin the same answers; False where one is not legal there."""
        while (given := len(self._answers())) < len(answers) and not self.twin.over:
            seats = self.twin.asked()
            for answer in answers[given : given + len(seats)]:
                try:
                    self.twin.answer(answer.seat, key_of(answer.option))
                except Refused:
                    return False
            if len(self._answers()) == given:
                return False
        return True

    def _came_to_light(self) -> bool:
        bit = 1 << self.seat
        return any(game.state.known.get(piece, 0) & bit for game in (self.live, self.twin) for piece in self.swapped)


def _first_difference(ours: bytes, theirs: bytes) -> str:
    pairs = enumerate(zip(ours, theirs, strict=False))
    place = next((at for at, (a, b) in pairs if a != b), min(len(ours), len(theirs)))
    cut = slice(max(0, place - 60), place + 40)
    return f"…{ours[cut].decode(errors='replace')}… against …{theirs[cut].decode(errors='replace')}…"
