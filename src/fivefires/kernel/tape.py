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


class Tokens(msgspec.Struct, gc=False, array_like=True, tag="t"):
    """So many tokens were drawn from a bag, and these kinds came out."""

    count: int
    kinds: tuple[str, ...]


class Takeback(msgspec.Struct, gc=False, array_like=True, tag="u"):
    """Everything from position `to` of the line on was taken back."""

    to: int


class Redeal(msgspec.Struct, gc=False, array_like=True, tag="r"):
    """What `seat` cannot know was exchanged: each piece was replaced by another one with the same back."""

    seat: int
    swaps: dict[str, str]


Outcome: TypeAlias = Roll | Shuffle | Tokens
Entry: TypeAlias = Answer | Roll | Shuffle | Tokens | Takeback | Redeal


class Tape:
    """`line` is what counts now; `history` also keeps what was taken back.

    Up to the last takeback the history stands in `_past`; behind it, it is the line from `_since` on.
    """

    __slots__ = ("_last", "_past", "_since", "barrier", "head", "last_seat", "line")

    def __init__(self, line: list[Entry]) -> None:
        self.line = line
        self._past: list[Entry] = []
        self._since = 0
        # Where each seat's last answer was found, and up to where it was looked for.
        self._last: dict[int, tuple[int, int]] | None = None
        self.head = 0
        self.barrier = 0
        self.last_seat = -1

    @property
    def recorded(self) -> bool:
        """Whether the next entry is already on the tape."""
        return self.head < len(self.line)

    @property
    def history(self) -> list[Entry]:
        """Everything that was ever written, in order."""
        return [*self._past, *self.line[self._since :]]

    def since(self, step: int) -> list[Entry]:
        """The history from a step on."""
        past = len(self._past)
        if step < past:
            return [*self._past[step:], *self.line[self._since :]]
        return self.line[self._since + step - past :]

    @property
    def length(self) -> int:
        """How many entries the history has."""
        return len(self._past) + len(self.line) - self._since

    def write_outcome(self, outcome: Outcome) -> None:
        """Chance has spoken: nothing before it can be taken back."""
        self.line.append(outcome)
        self.barrier = self.head = self.head + 1

    def write_answer(self, seat: int, option: Any, hash: str = "") -> None:
        """Another seat's answer is something new: what was answered before it stands."""
        if seat != self.last_seat:
            self.last_seat = seat
            self.barrier = self.head
        self.line.append(Answer(seat, option, hash))
        self.head += 1

    def write_thought(self, redeal: Redeal) -> None:
        """A re-deal is a thought: it changes nothing about what can be taken back."""
        self.line.append(redeal)
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

    def last_answer(self, seat: int, without: tuple[Any, ...] = ()) -> int:
        """The length of the tape with this seat's last answer on it, 0 where it has given none but those `without`.

        Whoever asks again and again has only looked through what is new.
        """
        if self._last is None:
            self._last = {}
        read, found = self._last.get(seat, (0, 0))
        if read > self.head:
            read = found = 0
        for at in range(self.head - 1, read - 1, -1):
            entry = self.line[at]
            if isinstance(entry, Answer) and entry.seat == seat and entry.option not in without:
                found = at + 1
                break
        self._last[seat] = (self.head, found)
        return found

    def learn(self) -> None:
        """Somebody knows more than before: what was answered so far stands."""
        self.barrier = self.head

    def cut(self, position: int) -> None:
        """Take back everything from `position` on; the history keeps it."""
        self._past = [*self.history, Takeback(position)]
        self._since = position
        self._last = None
        del self.line[position:]

    def drop(self, position: int) -> None:
        """Forget everything from `position` on, without a trace: it never counted."""
        self._last = None
        del self.line[position:]
        if position < self._since:
            del self._past[position - self._since :]
            self._since = position

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
            tape._past, tape._since = history.copy(), len(line)
        return tape
