"""The tape: everything that came into a game from outside, in order.

Replaying is running with the tape's head behind its end: the rules run as ever, and answers and
outcomes come from the tape until it is used up. Whoever learns something new puts a barrier on the
tape, and nothing before a barrier can be taken back.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec


class Answer(msgspec.Struct, gc=False, array_like=True, tag="a"):
    """One seat's answer: an option, or its key where the tape was read from a file."""

    seat: int
    option: Any
    hash: str = ""


class Roll(msgspec.Struct, gc=False, array_like=True, tag="d"):
    """So many dice with so many sides were asked for, and these faces came up."""

    count: int
    sides: int
    faces: tuple[int, ...]


class Shuffle(msgspec.Struct, gc=False, array_like=True, tag="s"):
    """A pile was shuffled: the old position of what lies at each place now."""

    order: tuple[int, ...]


class Takeback(msgspec.Struct, gc=False, array_like=True, tag="u"):
    """Everything from position `to` of the line on was taken back."""

    to: int


class Redeal(msgspec.Struct, gc=False, array_like=True, tag="r"):
    """What `seat` cannot know was exchanged: each piece was replaced by another one with the same back."""

    seat: int
    swaps: dict[str, str]


Entry: TypeAlias = Answer | Roll | Shuffle | Takeback | Redeal


class Tape:
    """`line` is what counts now; `history` also keeps what was taken back. They are one list until then."""

    __slots__ = ("barrier", "head", "history", "last_seat", "line")

    def __init__(self, line: list[Entry]) -> None:
        self.line = line
        self.history = line
        self.head = 0
        self.barrier = 0
        self.last_seat = -1

    @property
    def recorded(self) -> bool:
        """Whether the next entry is already on the tape."""
        return self.head < len(self.line)

    def write_outcome(self, outcome: Roll | Shuffle) -> None:
        """Chance has spoken: nothing before it can be taken back."""
        self.line.append(outcome)
        if self.history is not self.line:
            self.history.append(outcome)
        self.barrier = self.head = self.head + 1

    def write_answer(self, seat: int, option: Any, hash: str = "") -> None:
        """Another seat's answer is something new: what was answered before it stands."""
        if seat != self.last_seat:
            self.last_seat = seat
            self.barrier = self.head
        self.line.append(answer := Answer(seat, option, hash))
        if self.history is not self.line:
            self.history.append(answer)
        self.head += 1

    def write_thought(self, redeal: Redeal) -> None:
        """A re-deal is a thought: it changes nothing about what can be taken back."""
        self.line.append(redeal)
        if self.history is not self.line:
            self.history.append(redeal)
        self.pass_thought()

    def pass_thought(self) -> None:
        self.head += 1
        self.barrier += 1

    def pass_outcome(self) -> None:
        """Go on behind an outcome that is on the tape already."""
        self.barrier = self.head = self.head + 1

    def pass_answer(self, seat: int) -> None:
        """Go on behind an answer that is on the tape already."""
        if seat != self.last_seat:
            self.last_seat = seat
            self.barrier = self.head
        self.head += 1

    def learn(self) -> None:
        """Somebody knows more than before: what was answered so far stands."""
        self.barrier = self.head

    def cut(self, position: int) -> None:
        """Take back everything from `position` on; the history keeps it."""
        if self.history is self.line:
            self.history = self.line.copy()
        self.history.append(Takeback(position))
        del self.line[position:]

    def drop(self, position: int) -> None:
        """Forget everything from `position` on, without a trace: it never counted."""
        removed = len(self.line) - position
        del self.line[position:]
        if self.history is not self.line:
            del self.history[len(self.history) - removed :]

    @classmethod
    def of(cls, history: list[Entry]) -> Tape:
        """The tape that a recorded history leads to, its head at the start."""
        line: list[Entry] = []
        for entry in history:
            if isinstance(entry, Takeback):
                if not 0 <= entry.to <= len(line):
                    raise ValueError(f"nothing lies at position {entry.to} that could be taken back")
                del line[entry.to :]
            else:
                line.append(entry)
        tape = cls(line)
        if len(line) != len(history):
            tape.history = history.copy()
        return tape
