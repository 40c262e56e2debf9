"""In which order enemies act (S-454, S-455, S-520): the closest first, then by colour, then the lead stalker says."""

from __future__ import annotations

from collections.abc import Sequence

from fivefires.games.stalker.content.vocabulary import Colour
from fivefires.games.stalker.state import Enemy, StalkerState, StalkerTable
from fivefires.kernel import Prompt

from . import board, closeness
from .questions import Foe

ASK_FIRST = Prompt("ask-first", "S-455")

RANKS = [*Colour, None]


def rank(state: StalkerState, enemy: Enemy) -> int:
    """Boss, elite, pack, horde, then those without a token."""
    return RANKS.index(board.team_of(state, enemy).colour)


async def first(table: StalkerTable, enemies: Sequence[Enemy], spaces: Sequence[int]) -> Enemy:
    """The closest to the closest of these spaces."""
    if len(enemies) == 1:
        return enemies[0]
    state = table.state
    going = closeness.Going(state)
    return await closeness.the_closest(
        table,
        ASK_FIRST,
        enemies,
        (
            lambda enemy: min([going.steps(enemy, space) for space in spaces]),
            lambda enemy: going.corners(enemy, going.closest(enemy, spaces)[0]),
            lambda enemy: rank(state, enemy),
        ),
        lambda enemy: Foe(board.figure(enemy)),
    )
