"""Re-dealing: another world that looks the same to one seat.

Pieces with the same back that the seat does not know change places; what others know of a piece stays with
the place. Done after the tail of a game is replayed, so that everything answered so far stays legal.
"""

from __future__ import annotations

from .box import Box
from .chance import Chance
from .state import Piece, State
from .table import Diverged


def swaps_for(state: State, box: Box, seat: int, chance: Chance) -> dict[Piece, Piece]:
    """For each piece that `seat` does not know, the piece that takes its place.

    The new world depends on what the seat knows and on chance alone: whatever lies where in truth, the same chance
    deals the same. Else a bot could learn the truth from its own thoughts.
    """
    hidden: dict[str, list[Piece]] = {}
    for pile in sorted(state.piles):
        for piece in state.piles[pile]:
            if not state.known.get(piece, 0) >> seat & 1:
                hidden.setdefault(box.pieces[piece].back, []).append(piece)
    swaps: dict[Piece, Piece] = {}
    address = 0
    for back in sorted(hidden):
        places, pool = hidden[back], sorted(hidden[back])
        order = chance.permutation(address, len(pool))
        address += len(pool)
        swaps.update({piece: pool[index] for piece, index in zip(places, order, strict=True) if pool[index] != piece})
    return swaps


def exchange(state: State, box: Box, swaps: dict[Piece, Piece]) -> None:
    if sorted(swaps) != sorted(swaps.values()) or any(piece not in box.pieces for piece in swaps):
        raise Diverged("the pieces that change places are not of this box")
    for pieces in state.piles.values():
        pieces[:] = [swaps.get(piece, piece) for piece in pieces]
    before = {piece: state.known.pop(piece, 0) for piece in swaps}
    state.known.update({swaps[piece]: seats for piece, seats in before.items() if seats})
