"""Re-dealing: another world that looks the same to one seat.

Pieces with the same back that the seat does not know change places; what others know of a piece stays with
the place. Done after the tail of a game is replayed, so that everything answered so far stays legal.
"""

from __future__ import annotations

from .box import Box
from .chance import Chance
from .state import Piece, State


def swaps_for(state: State, box: Box, seat: int, chance: Chance) -> dict[Piece, Piece]:
    """For each piece that `seat` does not know, the piece that takes its place."""
    hidden: dict[str, list[Piece]] = {}
    for pile in sorted(state.piles):
        for piece in state.piles[pile]:
            if not state.known.get(piece, 0) >> seat & 1:
                hidden.setdefault(box.pieces[piece].back, []).append(piece)
    swaps: dict[Piece, Piece] = {}
    address = 0
    for back in sorted(hidden):
        pieces = hidden[back]
        order = chance.permutation(address, len(pieces))
        address += len(pieces)
        swaps.update(
            {piece: pieces[index] for piece, index in zip(pieces, order, strict=True) if pieces[index] != piece}
        )
    return swaps


def exchange(state: State, swaps: dict[Piece, Piece]) -> None:
    for pieces in state.piles.values():
        pieces[:] = [swaps.get(piece, piece) for piece in pieces]
    before = {piece: state.known.pop(piece, 0) for piece in swaps}
    state.known.update({swaps[piece]: seats for piece, seats in before.items() if seats})
