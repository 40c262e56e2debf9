"""Re-dealing: another world that looks the same to one seat.

Pieces with the same back that the seat does not know change places; what others know of a piece stays with
the place. Done after the tail of a game is replayed, so that everything answered so far stays legal.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from .box import Box
from .chance import Chance
from .state import Piece, State
from .table import Diverged

# Of all streams that are forked off a seed, the one that deals anew where a game branches.
_BRANCHES = -1
# Pieces that a seat does not know, by the lot that they lie in.
Hidden = dict[str, list[Piece]]


def swaps_for(state: State, box: Box, seat: int, chance: Chance) -> dict[Piece, Piece]:
    """For each piece that `seat` does not know, the piece that takes its place.

    The new world depends on what the seat knows and on chance alone: whatever lies where in truth, the same chance
    deals the same. Else a bot could learn the truth from its own thoughts.
    """
    hidden = _hidden_by_back(state, box, seat)
    swaps: dict[Piece, Piece] = {}
    deal = _Dealing(chance)
    for back in sorted(hidden):
        lots = hidden[back]
        dealt = deal.lots(lots, box) if len(lots) > 1 else {lot: deal.shuffled(lots[lot]) for lot in lots}
        for lot, places in lots.items():
            swaps.update({piece: other for piece, other in zip(places, dealt[lot], strict=True) if piece != other})
    return swaps


def dealing(seed: bytes) -> Chance:
    """What deals hidden pieces anew where a game is played on from a step of another one: see `branches`."""
    return Chance(seed).fork(_BRANCHES)


def _hidden_by_back(state: State, box: Box, seat: int) -> dict[str, Hidden]:
    hidden: dict[str, Hidden] = {}
    known, pieces = state.known, box.pieces
    for pile in sorted(state.piles):
        lot = box.piles[pile].lot
        for piece in state.piles[pile]:
            if not known.get(piece, 0) >> seat & 1:
                hidden.setdefault(pieces[piece].back, {}).setdefault(lot, []).append(piece)
    return hidden


class _Dealing:
    """Shuffles one thing after the other, each by words of chance of its own."""

    def __init__(self, chance: Chance) -> None:
        self._chance, self._address = chance, 0

    def shuffled(self, pieces: Iterable[Piece]) -> list[Piece]:
        pool = sorted(pieces)
        order = self._chance.permutation(self._address, len(pool))
        self._address += len(pool)
        return [pool[index] for index in order]

    def lots(self, lots: Hidden, box: Box) -> Hidden:
        """Each lot gets as many pieces of each component as it has, which is public; which ones, is chance."""
        component = {piece: box.pieces[piece].component for lot in lots.values() for piece in lot}
        stacks: dict[str, list[Piece]] = {}
        for name in sorted(set(component.values())):
            stacks[name] = self.shuffled(piece for piece in component if component[piece] == name)
        dealt: Hidden = {}
        for lot in sorted(lots):
            counts = Counter(component[piece] for piece in lots[lot])
            dealt[lot] = self.shuffled(stacks[name].pop() for name in sorted(counts) for _ in range(counts[name]))
        return dealt


def exchange(state: State, box: Box, swaps: dict[Piece, Piece]) -> None:
    if swaps.keys() != set(swaps.values()) or not swaps.keys() <= box.pieces.keys():
        raise Diverged("the pieces that change places are not of this box")
    for pieces in state.piles.values():
        pieces[:] = [swaps.get(piece, piece) for piece in pieces]
    before = {piece: state.known.pop(piece, 0) for piece in swaps}
    state.known.update({swaps[piece]: seats for piece, seats in before.items() if seats})
