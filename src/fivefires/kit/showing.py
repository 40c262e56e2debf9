"""Showing: what most scenes are made of. Cards that lie face down, rows and piles of them, tokens that are counted.

A game gives `draw`, which draws a card that can be seen. What this seat does not know never gets there: it has no name
and no id, only its back.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fivefires.kernel import Message, Piece, View
from fivefires.kernel.scene import Mark, Pile, Row, RowRole, Thing

Draw = Callable[[Piece], Thing]


def shown(card: Piece | None, back: Message, draw: Draw) -> Thing:
    """A card, or its back where it lies face down."""
    return Thing(back, face_down=True) if card is None else draw(card)


def row(
    view: View[Any],
    pile: str,
    name: Message,
    draw: Draw,
    back: Message,
    *,
    spots: int = 0,
    pinned: bool = False,
    role: RowRole = "",
) -> Row:
    """What lies in a pile, side by side."""
    return Row(pile, name, tuple([shown(card, back, draw) for card in view.cards(pile)]), spots, pinned, role)


def closed_pile(
    view: View[Any],
    pile: str,
    name: Message,
    group: Message | None = None,
    *,
    text: Message | None = None,
    rule: str = "",
) -> Pile:
    """A pile of which only the size is seen."""
    return Pile(pile, name, view.size(pile), group=group, text=text, rule=rule)


def open_pile(
    view: View[Any],
    pile: str,
    name: Message,
    draw: Draw,
    group: Message | None = None,
    *,
    listed: Draw | None = None,
    text: Message | None = None,
    rule: str = "",
) -> Pile:
    """A pile whose top card lies open, if this seat knows it.

    With `listed`, one may look through all that one knows of it, from the top down: briefly, for they can be many.
    """
    cards = view.cards(pile)
    top = shown(cards[-1], name, draw) if cards else None
    seen = () if listed is None else tuple([listed(card) for card in reversed(cards) if card is not None])
    return Pile(pile, name, len(cards), top, seen, group, text, rule)


def tokens(name: Message, count: int, icon: str = "", rule: str = "") -> list[Thing]:
    """So many tokens that are all alike, each for itself."""
    return [Thing(name, "token", icon=icon, rule=rule)] * count


def counter(name: Message, count: int, number: Message, icon: str = "", rule: str = "") -> tuple[Thing, ...]:
    """One token for all of a kind, with their number on it; none where there are none."""
    return (Thing(name, "token", icon=icon, marks=(Mark(number, count),), rule=rule),) if count else ()
