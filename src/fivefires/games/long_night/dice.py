"""Action dice: rolled for all before the first turn, spent in the own turn, raised with food."""

from __future__ import annotations

from fivefires.kernel import Prompt

from .names import SEAT
from .powers import more_dice
from .questions import DIE, DONE, FACE, Die
from .state import LongNightState, LongNightTable, group, in_game

ALL_DICE = 30
HIGHEST = 6
ASK_DIE = Prompt("ask-die", "L-107")
ASK_REROLL = Prompt("ask-reroll", "L-152")
ASK_RAISE = Prompt("ask-raise", "L-174")
ASK_SET = Prompt("ask-set", "L-152")
ASK_LOSE = Prompt("ask-lose-die", "L-152")
ASK_RECOVER = Prompt("ask-recover", "L-152")


def roll_for_all(table: LongNightTable) -> None:
    """All dice go back first (L-093); each player rolls 1 and 1 for each survivor, wherever it stands (L-094, L-096).

    An exile rolls too (L-100). In round 1 that makes 3 dice, with two players 4 (L-095).
    """
    state = table.state
    for me in state.players:
        me.dice, me.used = [], []
    for seat in in_game(state):
        survivors = group(state, seat)
        give(table, seat, max(1, 1 + len(survivors) + more_dice(state, survivors)))


def give(table: LongNightTable, seat: int, number: int) -> None:
    """Rolled at once, as far as there are idle dice (L-564)."""
    state = table.state
    number = min(number, idle(state))
    if number > 0:
        rolled = table.roll(HIGHEST, number)
        state.players[seat].dice += rolled
        table.tell("log-dice", "L-096", seat=SEAT[seat], count=number)


def idle(state: LongNightState) -> int:
    return ALL_DICE - len(state.code_dice) - sum(len(me.dice) + len(me.used) for me in state.players)


def best(state: LongNightState, seat: int) -> int:
    return max(state.players[seat].dice, default=0)


def values(dice: list[int], least: int = 1) -> list[int]:
    """The different values, lowest first."""
    return sorted({die for die in dice if die >= least})


async def which(table: LongNightTable, seat: int, options: list[int], prompt: Prompt = ASK_DIE) -> int:
    if len(options) == 1:
        return options[0]
    answer: Die = await table.ask(seat, prompt, [DIE[value] for value in options])
    return answer.value


async def spend(table: LongNightTable, seat: int, least: int = 1) -> int:
    """A die of at least that value (L-107) goes over to the used ones, and is not spent again (L-106)."""
    me = table.state.players[seat]
    fit = values(me.dice, least)
    value = fit[0] if len(fit) == 1 else (await table.ask(seat, ASK_DIE, [DIE[one] for one in fit])).value
    me.dice.remove(value)
    me.used.append(value)
    return value


# --- effects on dice ------------------------------------------------------------------------------------------


async def reroll(table: LongNightTable, seat: int, number: int) -> None:
    """Up to so many unused dice, one after the other, each as it lies then."""
    me = table.state.players[seat]
    for _ in range(min(number, len(me.dice))):
        answer = await table.ask(seat, ASK_REROLL, [*(DIE[value] for value in values(me.dice)), DONE])
        if not isinstance(answer, Die):
            return
        me.dice[me.dice.index(answer.value)] = table.roll(HIGHEST)[0]


async def raise_die(table: LongNightTable, seat: int, by: int) -> None:
    """Never above 6 (L-175)."""
    me = table.state.players[seat]
    low = [value for value in values(me.dice) if value < HIGHEST]
    if low:
        value = await which(table, seat, low, ASK_RAISE)
        me.dice[me.dice.index(value)] = min(HIGHEST, value + by)


async def set_die(table: LongNightTable, seat: int, value: int) -> None:
    """A die of choice shows that value; with 0 the player says which."""
    me = table.state.players[seat]
    if not me.dice:
        return
    old = await which(table, seat, values(me.dice), ASK_SET)
    if not value:
        value = (await table.ask(seat, ASK_SET, [FACE[face] for face in range(1, HIGHEST + 1)])).value
    me.dice[me.dice.index(old)] = value


async def lose(table: LongNightTable, seat: int, number: int) -> None:
    me = table.state.players[seat]
    for _ in range(min(number, len(me.dice))):
        value = await which(table, seat, values(me.dice), ASK_LOSE)
        me.dice.remove(value)
        me.used.append(value)


async def recover(table: LongNightTable, seat: int, number: int) -> None:
    me = table.state.players[seat]
    for _ in range(min(number, len(me.used))):
        value = await which(table, seat, values(me.used), ASK_RECOVER)
        me.used.remove(value)
        me.dice.append(value)
