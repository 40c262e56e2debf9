"""Checkpoints: copies of the state between two steps, from which games are resumed, copied and taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from .state import copy_of

if TYPE_CHECKING:
    from .table import Table

# Answers and outcomes between two checkpoints: a copy replays up to so many, a checkpoint costs a copy of the state.
STRIDE = 256
# How many are kept for undo, beside the newest one that lies behind the barrier.
KEPT = 8
# A copy takes no checkpoints of its own.
NEVER = 1 << 60


class Checkpoint(msgspec.Struct, gc=False):
    """The state between two steps, and how far tape and log had come."""

    at: int
    state: Any
    barrier: int
    last_seat: int = -1
    lines: int = 0


class Checkpoints:
    """The checkpoints of a running game, the newest last.

    A checkpoint costs a copy of the state, so they lie a stride apart. A game that is copied gets one more, `near` to
    where it stands: the first copy takes it on its way, and the following ones start from it.
    """

    __slots__ = ("boundary", "kept", "near", "next")

    def __init__(self, kept: list[Checkpoint], *, stride: int = STRIDE) -> None:
        self.kept = kept
        self.near: Checkpoint | None = None
        self.boundary = kept[-1].at if kept else 0
        self.next = self.boundary + stride

    @property
    def newest(self) -> Checkpoint:
        newest = self.kept[-1]
        return self.near if self.near is not None and self.near.at > newest.at else newest

    def take(self, table: Table[Any]) -> None:
        """Called between two steps, when the tape has come far enough for a new one."""
        tape = table.tape
        checkpoint = Checkpoint(
            tape.head,
            copy_of(table.state),
            tape.barrier,
            tape.last_seat,
            len(table.log) if table.log else 0,
        )
        self.kept = [checkpoint] if tape.barrier >= tape.head else [*self.kept[1 - KEPT :], checkpoint]
        self.next = tape.head + STRIDE

    def up_to(self, position: int) -> Checkpoint | None:
        """Forget those behind a position; the newest one that is left."""
        self.kept = [checkpoint for checkpoint in self.kept if checkpoint.at <= position]
        self.near = None
        self.boundary = self.kept[-1].at if self.kept else 0
        self.next = self.boundary + STRIDE
        return self.kept[-1] if self.kept else None
