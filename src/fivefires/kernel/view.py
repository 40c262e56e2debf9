"""Views: the only readers of secrets.

A view is built up from nothing: a game's view gives out what a seat may see, field by field, and pieces
only through `cards`, which asks what the seat knows. Bots and scenes get views and never the state.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Generic

from .state import Piece, S


class View(Generic[S]):
    """A lazy, read-only look at a state from one seat (`SPECTATOR` for those who sit on none).

    Games derive theirs, in whose properties alone `self._state` is read.
    """

    __slots__ = ("_state", "seat")

    def __init__(self, state: S, seat: int) -> None:
        self._state = state
        self.seat = seat

    @property
    def seats(self) -> int:
        return self._state.seats

    @property
    def active(self) -> int:
        return self._state.active

    def size(self, pile: str) -> int:
        return len(self._state.piles[pile])

    def cards(self, pile: str) -> list[Piece | None]:
        """What lies in a pile, bottom first; None for what this seat does not know."""
        known, seat = self._state.known, self.seat
        return [piece if known.get(piece, 0) >> seat & 1 else None for piece in self._state.piles[pile]]

    def known_cards(self, pile: str) -> list[Piece]:
        return [piece for piece in self.cards(pile) if piece is not None]

    def card(self, pile: str) -> Piece:
        """The card of a pile that holds one at a time; an empty name where there is none, or none that is known."""
        known = self.known_cards(pile)
        return known[0] if known else ""

    def stock(self, component: str) -> Mapping[str, int]:
        """How many tokens of a kind lie where."""
        return MappingProxyType(self._state.stock[component])
