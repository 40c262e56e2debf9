"""Which dice count on Raxxon: the values that the code of the top experiment or the rescue still lacks."""

from __future__ import annotations

from fivefires.games.long_night.content.index import EXPERIMENT
from fivefires.games.long_night.content.piles import EXPERIMENTS
from fivefires.games.long_night.state import LongNightState, Rule

ALL_VALUES = range(1, 7)


def takes(state: LongNightState, value: int) -> bool:
    """Whether a die of that value may be laid there: in the rescue of R2 only one that is still missing (L-509), else
    any, as long as there is a code (L-444, L-513) and an experiment (L-456).
    """
    if Rule.RESCUE in state.in_force:
        return value not in state.code_dice
    return Rule.CODE in state.in_force and bool(state.piles[EXPERIMENTS])


def is_new(state: LongNightState, value: int) -> bool:
    """Whether a card may lay that value: not one that lies there already, unless the code has it twice (L-578)."""
    return takes(state, value) and (value not in state.code_dice or value in lacking(state))


def lacking(state: LongNightState) -> list[int]:
    """The values that would still count there: in the rescue each one once (L-509), else those of the code (L-448),
    as long as there is a code (L-444, L-513) and an experiment (L-456).
    """
    lying = state.code_dice.copy()
    if Rule.RESCUE in state.in_force:
        return [value for value in ALL_VALUES if value not in lying]
    if Rule.CODE not in state.in_force or not state.piles[EXPERIMENTS]:
        return []
    found = []
    for value in EXPERIMENT[state.piles[EXPERIMENTS][-1]].code:
        if value in lying:
            lying.remove(value)
        else:
            found.append(value)
    return found
