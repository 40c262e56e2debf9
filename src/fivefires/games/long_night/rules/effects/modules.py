"""What cards say of improvements, experiments and pills."""

from __future__ import annotations

from fivefires.games.long_night.content import piles
from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.index import FIGURES, KIND_OF
from fivefires.games.long_night.content.piles import GEAR
from fivefires.games.long_night.rules import code, dice, improvements, raxxon
from fivefires.games.long_night.show.names import NAME
from fivefires.games.long_night.state import LongNightTable, Reading, Rule

from .meant import AtOnce, How, amount, self_of, where


async def progress(table: LongNightTable, reading: Reading, effect: v.Progress) -> None:
    await improvements.advance(table, reading, amount(table, reading, effect.count))


async def lose_progress(table: LongNightTable, reading: Reading, effect: v.LoseProgress) -> None:
    await improvements.set_back(table, reading, amount(table, reading, effect.count))


async def break_out(table: LongNightTable, reading: Reading, effect: v.BreakOut) -> None:
    if Rule.CODE in table.state.in_force:
        for _ in range(effect.cards):
            await raxxon.break_out(table)


def contain(table: LongNightTable, reading: Reading, effect: v.Contain) -> None:
    """The card goes away, but that is no containment by vote (L-517)."""
    if Rule.CODE in table.state.in_force and table.pile(piles.EXPERIMENTS):
        raxxon.discard_top(table, "log-discarded")


def lay_die(table: LongNightTable, reading: Reading, effect: v.LayDie) -> None:
    """A die that nobody has in use, where it counts (L-578)."""
    if code.is_new(table.state, effect.value) and dice.idle(table.state):
        table.state.code_dice.append(effect.value)
        table.tell("log-die-on-raxxon", "L-445", value=effect.value)


async def side_effect(table: LongNightTable, reading: Reading, effect: v.SideEffect) -> None:
    """Equipped for good (L-441, L-442), unless somebody has it already (L-443)."""
    survivor = await self_of(table, reading)
    if survivor and Rule.PILLS in table.state.in_force and effect.id in table.pile(piles.SIDE_EFFECTS):
        table.move(effect.id, piles.SIDE_EFFECTS, GEAR[survivor])
        table.tell("log-side-effect", "L-441", survivor=NAME[survivor], card=NAME[effect.id])
        table.used(f"side-effect:{effect.id}")


async def slain(table: LongNightTable, reading: Reading, effect: v.Slain) -> None:
    if reading.figure in table.state.lurking:
        await raxxon.slay(table, reading)


async def prowl(table: LongNightTable, reading: Reading, effect: v.Prowl) -> None:
    for place in (await where(table, reading, effect.to))[:1]:
        raxxon.prowl(table, reading.figure, place)


async def spawn(table: LongNightTable, reading: Reading, effect: v.Spawn) -> None:
    waiting = [one for one in FIGURES[KIND_OF[reading.figure]] if one in table.pile(piles.FIGURES)]
    for place in (await where(table, reading, effect.where))[:1]:
        if waiting:
            await raxxon.place(table, waiting[0], place)


AT_ONCE: dict[type, AtOnce] = {
    v.Contain: contain,
    v.LayDie: lay_die,
}

HOW: dict[type, How] = {
    v.Progress: progress,
    v.LoseProgress: lose_progress,
    v.BreakOut: break_out,
    v.SideEffect: side_effect,
    v.Slain: slain,
    v.Prowl: prowl,
    v.Spawn: spawn,
}
