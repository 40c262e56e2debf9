"""Action dice: rolled for all before the first turn, spent in one's own turn, raised with food."""

from __future__ import annotations

from fivefires.games.long_night.show.names import SEAT
from fivefires.games.long_night.state import LongNightState, LongNightTable, group, in_game
from fivefires.kernel import Message, Prompt
from fivefires.kit.choosing import one_of

from . import beats, code
from .powers import more_dice
from .questions import DIE, DONE, FACE, Die

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
        if table.log is not None:
            table.tell("log-dice", "L-096", beat=beats.dice(table, seat, *rolled), seat=SEAT[seat], count=number)


def idle(state: LongNightState) -> int:
    return ALL_DICE - len(state.code_dice) - sum(len(me.dice) + len(me.used) for me in state.players)


def best(state: LongNightState, seat: int) -> int:
    return max(state.players[seat].dice, default=0)


def values(dice: list[int], least: int = 1) -> list[int]:
    """The different values, lowest first."""
    return sorted({die for die in dice if die >= least})


async def which(table: LongNightTable, seat: int, options: list[int], prompt: Prompt) -> int:
    return await one_of(table, seat, prompt, options, DIE.__getitem__)


async def spend(table: LongNightTable, seat: int, on: Message, least: int = 1) -> int:
    """A die of at least that value (L-107) goes over to the used ones, and is not spent again (L-106).

    The lowest that is enough, for it can do nothing that the others cannot; the player is asked where Raxxon waits for
    just that value (L-586), and told what it is spent on.
    """
    me = table.state.players[seat]
    fit = values(me.dice, least)
    value = fit[0]
    if len(fit) > 1 and value in code.lacking(table.state):
        value = (await table.ask(seat, ASK_DIE, [DIE[one] for one in fit], what=on)).value
    me.dice.remove(value)
    me.used.append(value)
    if table.log is not None:
        table.tell("log-spends", "L-106", beat=beats.dice(table, seat, value), seat=SEAT[seat], value=value)
    return value


# --- effects on dice ------------------------------------------------------------------------------------------


async def reroll(table: LongNightTable, seat: int, number: int) -> None:
    """Up to so many unused dice, one after the other, each as it lies then."""
    me = table.state.players[seat]
    for _ in range(min(number, len(me.dice))):
        answer = await table.ask(seat, ASK_REROLL, [*(DIE[value] for value in values(me.dice)), DONE])
        if not isinstance(answer, Die):
            return
        _become(table, seat, answer.value, table.roll(HIGHEST)[0])


async def raise_die(table: LongNightTable, seat: int, by: int) -> None:
    """Never above 6 (L-175), by a card or an exile's food (L-322)."""
    me = table.state.players[seat]
    low = [value for value in values(me.dice) if value < HIGHEST]
    if low:
        value = await which(table, seat, low, ASK_RAISE)
        _become(table, seat, value, min(HIGHEST, value + by))


async def set_die(table: LongNightTable, seat: int, value: int) -> None:
    """A die of choice shows that value; with 0 the player says which."""
    me = table.state.players[seat]
    if not me.dice:
        return
    old = await which(table, seat, values(me.dice), ASK_SET)
    if not value:
        value = (await table.ask(seat, ASK_SET, [FACE[face] for face in range(1, HIGHEST + 1)])).value
    _become(table, seat, old, value)


def _become(table: LongNightTable, seat: int, old: int, value: int) -> None:
    """An unused die shows another value now: it was rerolled, raised or turned (L-152, L-174)."""
    unused = table.state.players[seat].dice
    unused[unused.index(old)] = value
    table.tell("log-die-becomes", "L-174", beat=beats.dice(table, seat, value), seat=SEAT[seat], old=old, value=value)


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
