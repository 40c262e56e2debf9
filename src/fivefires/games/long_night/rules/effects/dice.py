"""What cards say of action dice."""

from __future__ import annotations

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.rules import dice
from fivefires.games.long_night.state import LongNightTable, Reading

from .meant import AtOnce, How


def roll_die(table: LongNightTable, reading: Reading, effect: v.RollDie) -> None:
    if not effect.value:
        dice.give(table, reading.seat, effect.dice)
        return
    number = min(effect.dice, dice.idle(table.state))
    table.state.players[reading.seat].dice += [effect.value] * number


async def reroll(table: LongNightTable, reading: Reading, effect: v.Reroll) -> None:
    await dice.reroll(table, reading.seat, effect.dice)


async def raise_die(table: LongNightTable, reading: Reading, effect: v.RaiseDie) -> None:
    await dice.raise_die(table, reading.seat, effect.by)


async def set_die(table: LongNightTable, reading: Reading, effect: v.SetDie) -> None:
    await dice.set_die(table, reading.seat, effect.value)


async def lose_dice(table: LongNightTable, reading: Reading, effect: v.LoseDice) -> None:
    await dice.lose(table, reading.seat, effect.dice)


async def recover(table: LongNightTable, reading: Reading, effect: v.Recover) -> None:
    await dice.recover(table, reading.seat, effect.dice)


AT_ONCE: dict[type, AtOnce] = {
    v.RollDie: roll_die,
}

HOW: dict[type, How] = {
    v.Reroll: reroll,
    v.RaiseDie: raise_die,
    v.SetDie: set_die,
    v.LoseDice: lose_dice,
    v.Recover: recover,
}
