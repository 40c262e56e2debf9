"""Dropping items: possible at any moment (Z-233), on offer where something could come of it (Z-527).

Between actions and in camp anything can be dropped. In the middle of a test, an encounter or a package of damage the
only thing that dropping changes is the number of artifacts: some impacts and some threats count them (Z-280).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from fivefires.games.zona.content.index import COUNTED_ARTIFACT, PER_ARTIFACT
from fivefires.games.zona.state import ZonaState, ZonaTable, owned
from fivefires.kernel import Prompt

from . import artifacts, items
from .questions import DROP_NOTHING, Drop

ASK_DROP = Prompt("ask-drop", "Z-233")


def can_drop(state: ZonaState, seat: int) -> bool:
    """Whether dropping is on offer between actions and in camp: not after an answer of nothing in this turn (Z-527)."""
    return state.turn is not None and not state.turn.drops_over and bool(owned(state, seat))


async def drop(table: ZonaTable, seat: int) -> None:
    """Drop an item at will (Z-233); after an answer of nothing it is not asked again in this turn (Z-527)."""
    turn = table.state.turn
    assert turn is not None
    cards = items.one_of_a_kind(table.state, seat, owned(table.state, seat))
    answer = await table.ask(seat, ASK_DROP, [*map(Drop, cards), DROP_NOTHING])
    if isinstance(answer, Drop):
        await items.lose(table, seat, answer.item)
    else:
        turn.drops_over = True


def for_impacts(state: ZonaState, seat: int, usable: Iterable[str], used: Sequence[str]) -> list[Drop]:
    """Artifacts that can be dropped to lower the impact of another one that would help now (Z-280, Z-527).

    Of what is usable only that counts which could be used with fewer artifacts.
    """
    me = state.scavengers[seat]
    helping = [
        card
        for card in usable
        if card in PER_ARTIFACT
        and card not in used
        and items.ready(me, card)
        and artifacts.impact_allowed(state, seat, card, count=1)
    ]
    if not helping:
        return []
    return [Drop(card) for card in counted(state, seat) if helping != [card]]


def counted(state: ZonaState, seat: int) -> list[str]:
    """The artifacts that impacts and threats count (Z-280, Z-281), copies in the same condition once."""
    return items.one_of_a_kind(state, seat, [card for card in owned(state, seat) if card in COUNTED_ARTIFACT])
