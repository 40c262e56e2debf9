"""What has come to light, and be it for a moment: a card that is discarded and shuffled away within one answer."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from fivefires.kernel import Piece, Runner


class Known(dict[Piece, int]):
    """Who knows which piece, as in any state; and `learnt`, what anybody has got to know, in order."""

    def __init__(self, known: dict[Piece, int]) -> None:
        super().__init__(known)
        self.learnt: list[tuple[Piece, int]] = []

    def __setitem__(self, piece: Piece, seats: int) -> None:
        super().__setitem__(piece, seats)
        self.learnt.append((piece, seats))

    def update(self, known: dict[Piece, int]) -> None:  # type: ignore[override]  # The kernel gives it nothing else.
        for piece, seats in known.items():
            self[piece] = seats


class Light:
    """Notices, from now on, what comes to light at one table."""

    def __init__(self, runner: Runner[Any]) -> None:
        known = runner.state.known
        if not isinstance(known, Known):
            known = runner.state.known = Known(known)
        self._known, self._begin = known, len(known.learnt)

    def has_shown(self, seat: int, pieces: Collection[Piece]) -> bool:
        """Whether this seat knows one of these pieces, or has known one in the meantime."""
        learnt = self._known.learnt[self._begin :]
        now = any(self._known.get(piece, 0) >> seat & 1 for piece in pieces)
        return now or any(seats >> seat & 1 and piece in pieces for piece, seats in learnt)
