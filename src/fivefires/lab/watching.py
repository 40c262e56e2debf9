"""Watching a table: which cards are drawn, taken and used, and by which seat, without a word from the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fivefires.kernel import NOBODY, Box, Piece, Table, face_of

DRAWN, TAKEN, USED = 0, 1, 2

# What happened, at which seat, to which card, and how often.
Counts = dict[tuple[int, int, str], int]


def watched(box: Box, features: Sequence[str], counts: Counts) -> type[Table[Any]]:
    """The kind of table that counts into `counts`; a class of its own, because a table has no room for them.

    A card is drawn when it leaves a pile that nobody sees for one that somebody sees, and taken when it comes to a
    player. What is used belongs to whoever answered last, if it lies before that seat, else to whoever's turn it is.
    """
    moves, own, things, copies = moves_that_count(box), owned_piles(box), Things(box, features), copies_of(box)
    take = Table._take

    class Watched(Table[Any]):
        __slots__ = ()

        def used(self, feature: str) -> None:
            thing = things[feature]
            key = (USED, self._user(thing), thing)
            counts[key] = counts.get(key, 0) + 1

        def _user(self, thing: str) -> int:
            seat, lying = self.tape.last_seat, self.state.piles
            for piece in copies.get(thing, ()):
                for pile in own.get(seat, ()):
                    if piece in lying[pile]:
                        return seat
            active: int = self.state.active
            return active

        def _take(self, pile: list[Piece], index: int, source: str, target: str, *, to_bottom: bool = False) -> Piece:
            piece = take(self, pile, index, source, target, to_bottom=to_bottom)
            move = moves.get((source, target))
            if move is not None:
                drawn, taker = move
                face = piece.partition("#")[0]
                if drawn:
                    key = (DRAWN, self.state.active if taker < 0 else taker, face)
                    counts[key] = counts.get(key, 0) + 1
                if taker >= 0:
                    key = (TAKEN, taker, face)
                    counts[key] = counts.get(key, 0) + 1
            return piece

    return Watched


def copies_of(box: Box) -> dict[str, list[Piece]]:
    """All pieces with the same face."""
    copies: dict[str, list[Piece]] = {}
    for piece in box.pieces:
        copies.setdefault(face_of(piece), []).append(piece)
    return copies


def owners(box: Box) -> dict[str, int]:
    """The seat that each pile of a player belongs to: those of a family that is numbered from 0 on, as hands are."""
    families: dict[str, list[int]] = {}
    for name in box.piles:
        family, _, number = name.rpartition(".")
        if family and number.isdecimal():
            families.setdefault(family, []).append(int(number))
    return {
        f"{family}.{seat}": seat
        for family, seats in families.items()
        if sorted(seats) == list(range(len(seats)))
        for seat in seats
    }


def owned_piles(box: Box) -> dict[int, list[str]]:
    piles: dict[int, list[str]] = {}
    for pile, seat in owners(box).items():
        piles.setdefault(seat, []).append(pile)
    return piles


def moves_that_count(box: Box) -> dict[tuple[str, str], tuple[bool, int]]:
    """From where to where a card is drawn, and by which seat it is taken, -1 for none."""
    owner = owners(box)
    moves: dict[tuple[str, str], tuple[bool, int]] = {}
    for source, left in box.piles.items():
        for target, entered in box.piles.items():
            drawn = left.sees == NOBODY and entered.sees != NOBODY
            taker = owner.get(target, -1)
            if taker == owner.get(source, -1):
                taker = -1
            if drawn or taker >= 0:
                moves[source, target] = (drawn, taker)
    return moves


class Things(dict[str, str]):
    """What a feature is called in the tables: one that names a card, such as `item:crowbar`, by the card's face.

    Where the card is a feature by itself, what has a kind before it is something else: a reaction, for example.
    """

    def __init__(self, box: Box, features: Sequence[str]) -> None:
        super().__init__()
        self._cards = {face_of(piece) for piece in box.pieces} - set(features)

    def __missing__(self, feature: str) -> str:
        _kind, _, name = feature.partition(":")
        thing = self[feature] = name if name in self._cards else feature
        return thing
