"""From the component list to the box: pieces and their copies, piles, and tokens that are only counted.

Cards are data with an `id`, and `copies` where there are several alike. A piece is named after its face, further copies
with `#2`, `#3` behind it, as the box names them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol, TypeVar

from fivefires.kernel import NOBODY, Box, Count


class Card(Protocol):
    """Anything with a face of its own: a card, a tile, a token that is not like the others."""

    @property
    def id(self) -> str: ...


C = TypeVar("C", bound=Card)


def copies_of(id: str, copies: int = 1) -> list[str]:
    """The names of so many pieces with the same face."""
    return [id if number == 1 else f"{id}#{number}" for number in range(1, copies + 1)]


def pieces_of(*lists: Iterable[C]) -> dict[str, C]:
    """What each piece is, of all these lists: every copy by its name."""
    found: dict[str, C] = {}
    for cards in lists:
        for card in cards:
            for piece in copies_of(card.id, _copies(card)):
                if piece in found:
                    raise ValueError(f"two pieces have the same name: {piece}")
                found[piece] = card
    return found


def add_piles(box: Box, names: Iterable[str], sees: int = NOBODY, *, ordered: bool = True) -> None:
    """Piles that the same seats see."""
    for name in names:
        box.pile(name, sees, ordered=ordered)


def add_cards(box: Box, cards: Iterable[Card], into: str, component: str, *, back: str = "") -> None:
    """Cards of one line of the component list, all their copies."""
    for card in cards:
        box.add(card.id, into, component, back=back, copies=_copies(card))


def add_tokens(box: Box, components: Mapping[str, int | Count], names: Iterable[str]) -> None:
    """Pieces without a face, which are only counted: as many as the component list has of each."""
    for name in names:
        count = components[name]
        box.tokens(name, count if isinstance(count, int) else count.number)


def _copies(card: Card) -> int:
    copies: int = getattr(card, "copies", 1)
    return copies
