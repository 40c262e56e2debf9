"""Morale, food and the other counts of the colony."""

from __future__ import annotations

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.board import FOOD, HELPLESS, SUPPLY, UNRULY
from fivefires.games.long_night.content.index import TASK
from fivefires.games.long_night.state import HIGHEST_MORALE, HIGHEST_ROUND, LongNightTable
from fivefires.kit.effects import kinds

from . import beats, ending
from .board import food

# Main objectives that ask to hold out for a number of rounds.
COUNTS_ROUNDS = frozenset(key for key, task in TASK.items() if v.RoundsLeft in kinds(task.goal))


def change_morale(table: LongNightTable, by: int, rule: str = "L-049") -> None:
    """Between 0 and 10 (L-048), on the morale track (L-047). At 0 the game is over at once (L-335), except that a
    batch of zombies is added to its end first (L-336).
    """
    state = table.state
    before = state.morale
    state.morale = min(HIGHEST_MORALE, max(0, before + by))
    if state.morale > before:
        table.tell("log-morale-up", rule, beat=beats.GAIN, by=state.morale - before, morale=state.morale)
    elif state.morale < before:
        table.tell("log-morale-down", rule, beat=beats.LOSS, by=before - state.morale, morale=state.morale)
    check_morale(table)


def check_morale(table: LongNightTable) -> None:
    if table.state.morale == 0 and not table.state.adding:
        ending.end(table, "morale")


def change_food(table: LongNightTable, by: int) -> int:
    """As far as there are tokens (L-562); a loss takes what is there. Returns how many moved."""
    start, goal = (SUPPLY, v.COLONY) if by > 0 else (v.COLONY, SUPPLY)
    moved = table.shift(FOOD, abs(by), start, goal)
    if moved:
        line, beat = ("log-food-up", beats.GAIN) if by > 0 else ("log-food-down", beats.FOOD_LOSS)
        table.tell(line, "L-051", beat=beat, by=moved, food=food(table.state))
    return moved


def change_rounds(table: LongNightTable, by: int) -> None:
    """A card never moves the marker to 0: only the step of the round does (L-255). Where rounds must be held out, no
    card makes them fewer or more (L-585).
    """
    state = table.state
    if state.task in COUNTS_ROUNDS:
        table.tell("log-rounds-stay", "L-585", rounds=state.rounds)
        return
    state.rounds = min(HIGHEST_ROUND, max(1, state.rounds + by))
    table.tell("log-rounds", "L-050", beat=beats.ROUNDS, rounds=state.rounds)


# --- helpless people ------------------------------------------------------------------------------------------


def add_helpless(table: LongNightTable, count: int, room: int, *, unruly_side: bool = False) -> int:
    """Those who find a space (L-288) and a token (L-562)."""
    moved = table.shift(HELPLESS, min(count, max(0, room)), SUPPLY, UNRULY if unruly_side else v.COLONY)
    if moved:
        table.tell("log-unruly-come" if unruly_side else "log-helpless-come", "L-383", beat=beats.ARRIVAL, count=moved)
    return moved


def rouse(table: LongNightTable, count: int) -> None:
    """Their tokens are turned over (L-031, L-383)."""
    moved = table.shift(HELPLESS, count, v.COLONY, UNRULY)
    if moved:
        table.tell("log-roused", "L-383", count=moved)


def calm(table: LongNightTable, count: int) -> None:
    moved = table.shift(HELPLESS, count, UNRULY, v.COLONY)
    if moved:
        table.tell("log-calmed", "L-387", count=moved)


def lose_helpless(table: LongNightTable, *, unruly_one: bool, killed: bool) -> None:
    """A killed one costs 1 morale, whichever side its token shows (L-268, L-305)."""
    table.shift(HELPLESS, 1, UNRULY if unruly_one else v.COLONY, SUPPLY)
    table.tell("log-helpless-dies" if killed else "log-helpless-leaves", "L-305", beat=beats.DEATH)
    if killed:
        change_morale(table, -1, "L-305")
