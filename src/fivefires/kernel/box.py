"""The box: every physical piece of a game, and the piles that they lie in.

A box is built once for a set-up and never changes; where each piece is stands in the state.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from .state import NOBODY, Piece, State


class Zone(msgspec.Struct, frozen=True):
    """A place for pieces. `sees` are the seats that know what lies there.

    The order of a deck, a row or a discard pile is on the table for all to see; nobody can follow which
    card leaves a hand, so `ordered` is False for hands.

    Of the piles of one `lot` everybody knows how many pieces of each component lie there together: one betrayal
    among nine objectives, say. A world that is dealt for a thought keeps to that.
    """

    sees: int = NOBODY
    ordered: bool = True
    lot: str = ""


class Kind(msgspec.Struct, frozen=True):
    """What a piece looks like from outside and which line of the component list counts it."""

    component: str
    back: str


class Box:
    """Pieces with an identity lie in piles; tokens without one are counted in stocks, place by place."""

    def __init__(self) -> None:
        self.pieces: dict[Piece, Kind] = {}
        self.piles: dict[str, Zone] = {}
        self._layout: dict[str, list[Piece]] = {}
        self._known: dict[Piece, int] = {}
        self._stock: dict[str, dict[str, int]] = {}

    def copy(self) -> Box:
        """The same pieces in the same piles, to which others can be added."""
        made = Box()
        made.pieces, made.piles, made._known = self.pieces.copy(), self.piles.copy(), self._known.copy()
        made._layout = {name: pieces.copy() for name, pieces in self._layout.items()}
        made._stock = {component: places.copy() for component, places in self._stock.items()}
        return made

    def pile(self, name: str, sees: int = NOBODY, *, ordered: bool = True, lot: str = "") -> None:
        if name in self.piles:
            raise ValueError(f"there are two piles {name!r}")
        self.piles[name] = Zone(sees, ordered, lot)
        self._layout[name] = []

    def add(self, face: str, into: str, component: str, *, back: str = "", copies: int = 1) -> list[Piece]:
        """Put pieces into the box; pieces with the same back cannot be told apart face down."""
        if "#" in face:
            raise ValueError(f"{face!r}: the sign # is for copies")
        made: list[Piece] = []
        for _ in range(copies):
            number = 1
            while (piece := face if number == 1 else f"{face}#{number}") in self.pieces:
                number += 1
            self.pieces[piece] = Kind(component, back or component)
            made.append(piece)
        self._layout[into] += made
        if sees := self.piles[into].sees:
            self._known.update(dict.fromkeys(made, sees))
        return made

    def tokens(self, component: str, count: int, into: str = "supply") -> None:
        places = self._stock.setdefault(component, {})
        places[into] = places.get(into, 0) + count

    def lay_out(self, state: State) -> None:
        """Put every piece where the box has it, before set-up begins."""
        state.piles = {name: pieces.copy() for name, pieces in self._layout.items()}
        state.stock = {component: places.copy() for component, places in self._stock.items()}
        state.known = self._known.copy()

    def counts(self, state: State) -> dict[str, int]:
        """How many of each component lie on the table and in the box together."""
        counted: dict[str, int] = {}
        for piece in (piece for pile in state.piles.values() for piece in pile):
            component = self.pieces[piece].component
            counted[component] = counted.get(component, 0) + 1
        for component, places in state.stock.items():
            counted[component] = counted.get(component, 0) + sum(places.values())
        return counted

    def census(self, state: State) -> list[str]:
        """What is wrong with the pieces: lost, doubled, invented, in a pile that is not declared, or known wrongly."""
        wrong = [f"the pile {name!r} is not declared" for name in state.piles if name not in self.piles]
        lying = [piece for pile in state.piles.values() for piece in pile]
        present = set(lying)
        if present != self.pieces.keys():
            wrong += [f"{piece} is in no pile" for piece in _missing(self.pieces, present)]
            wrong += [f"{piece} is not of this box" for piece in _missing(present, self.pieces)]
        if len(lying) != len(present):
            wrong += [f"{piece} is in two places" for piece in sorted(present) if lying.count(piece) > 1]
        wrong += [f"{component} is not of this box" for component in _missing(state.stock, self._stock)]
        for component, places in self._stock.items():
            held = state.stock.get(component, {})
            if sum(held.values()) != sum(places.values()) or min(held.values(), default=0) < 0:
                wrong.append(f"{component}: {held} instead of {sum(places.values())} in all")
        known = state.known
        for name, pieces in state.piles.items():
            if pieces and name in self.piles and (sees := self.piles[name].sees):
                unseen = [piece for piece in pieces if known.get(piece, 0) & sees != sees]
                wrong += [f"{piece} lies in {name!r} unknown to those who see it" for piece in unseen]
        return wrong


def _missing(wanted: Iterable[Piece], there: Iterable[Piece]) -> list[Piece]:
    present = set(there)
    return sorted(piece for piece in set(wanted) if piece not in present)
