"""What cards say of the colony: its tracks, the helpless, the waste pile, the crisis and the main objective."""

from __future__ import annotations

from fivefires.games.long_night.content import piles
from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.index import CRISIS
from fivefires.games.long_night.content.piles import DECK, HAND
from fivefires.games.long_night.rules import beats, tracks, zombies
from fivefires.games.long_night.rules.board import free_people_spaces, helpless, unruly
from fivefires.games.long_night.rules.conditions import matching, number
from fivefires.games.long_night.rules.questions import TAKE_CARD
from fivefires.games.long_night.show.names import NAME, SEAT
from fivefires.games.long_night.state import LongNightTable, Reading
from fivefires.kernel import Prompt
from fivefires.kit.choosing import one_of_each, one_option

from .meant import AtOnce, How, amount, deck_left, where

ASK_SALVAGE = Prompt("ask-salvage", "L-052")


def change_morale(table: LongNightTable, reading: Reading, effect: v.ChangeMorale) -> None:
    tracks.change_morale(table, number(table.state, reading, effect.by))


def change_food(table: LongNightTable, reading: Reading, effect: v.ChangeFood) -> None:
    tracks.change_food(table, number(table.state, reading, effect.by))


def change_starvation(table: LongNightTable, reading: Reading, effect: v.ChangeStarvation) -> None:
    table.state.starvation = max(0, table.state.starvation + effect.by)
    table.tell("log-starvation", "L-236", count=table.state.starvation)


def change_rounds(table: LongNightTable, reading: Reading, effect: v.ChangeRounds) -> None:
    tracks.change_rounds(table, effect.by)


def add_helpless(table: LongNightTable, reading: Reading, effect: v.AddHelpless) -> None:
    """Not by an exile (L-319), unless it is the crisis that adds them (L-574); as many as find room (L-288)."""
    state = table.state
    if reading.source in CRISIS or not state.players[reading.seat].exiled:
        room = free_people_spaces(state, v.COLONY)
        tracks.add_helpless(table, amount(table, reading, effect.count), room, unruly_side=effect.unruly)


def rouse(table: LongNightTable, reading: Reading, effect: v.Rouse) -> None:
    tracks.rouse(table, amount(table, reading, effect.count))


def calm(table: LongNightTable, reading: Reading, effect: v.Calm) -> None:
    tracks.calm(table, amount(table, reading, effect.count))


async def kill_helpless(table: LongNightTable, reading: Reading, effect: v.KillHelpless) -> None:
    await _lose_helpless(table, amount(table, reading, effect.count), killed=True)


async def remove_helpless(table: LongNightTable, reading: Reading, effect: v.RemoveHelpless) -> None:
    await _lose_helpless(table, amount(table, reading, effect.count), killed=False)


async def _lose_helpless(table: LongNightTable, count: int, *, killed: bool) -> None:
    state = table.state
    for _ in range(min(count, helpless(state) + unruly(state))):
        unruly_one = await zombies.which_helpless(table, killed=killed)
        tracks.lose_helpless(table, unruly_one=unruly_one, killed=killed)


def clean_waste(table: LongNightTable, reading: Reading, effect: v.CleanWaste) -> None:
    clean(table, amount(table, reading, effect.cards))


def clean(table: LongNightTable, count: int) -> None:
    """The top cards of the waste pile leave the game (L-139); with fewer, all (L-140)."""
    gone = table.draw(piles.WASTE, piles.REMOVED, count)
    table.tell("log-cleans", "L-139", beat=beats.GAIN, count=len(gone))


async def salvage(table: LongNightTable, reading: Reading, effect: v.Salvage) -> None:
    for _ in range(effect.cards):
        lying = one_of_each(matching(table.pile(piles.WASTE), effect.match))
        if not lying:
            return
        answer = await one_option(table, reading.seat, ASK_SALVAGE, [TAKE_CARD[card] for card in lying])
        table.move(answer.card, piles.WASTE, HAND[reading.seat])
        table.tell("log-salvages", "L-052", seat=SEAT[reading.seat], card=NAME[answer.card])


def shift_target(table: LongNightTable, reading: Reading, effect: v.ShiftTarget) -> None:
    table.state.target_shift += effect.by
    table.tell("log-target-up" if effect.by > 0 else "log-target-down", "L-023", by=abs(effect.by))


async def add_to_crisis(table: LongNightTable, reading: Reading, effect: v.AddToCrisis) -> None:
    """Not for an exile, who adds nothing to the crisis in any way (L-318)."""
    if table.state.players[reading.seat].exiled:
        return
    for place in await where(table, reading, effect.where, lambda state, place: bool(deck_left(state, place))):
        if place in DECK:
            drawn = table.draw(DECK[place], piles.CONTRIBUTED, amount(table, reading, effect.cards))
            if drawn:
                table.tell("log-added-unseen", "L-163", place=NAME[place], count=len(drawn))


def mark(table: LongNightTable, reading: Reading, effect: v.Mark) -> None:
    table.state.marks += effect.by
    table.tell("log-marks", "L-004", count=table.state.marks)


AT_ONCE: dict[type, AtOnce] = {
    v.ChangeMorale: change_morale,
    v.ChangeFood: change_food,
    v.ChangeStarvation: change_starvation,
    v.ChangeRounds: change_rounds,
    v.AddHelpless: add_helpless,
    v.Rouse: rouse,
    v.Calm: calm,
    v.CleanWaste: clean_waste,
    v.ShiftTarget: shift_target,
    v.Mark: mark,
}

HOW: dict[type, How] = {
    v.KillHelpless: kill_helpless,
    v.RemoveHelpless: remove_helpless,
    v.Salvage: salvage,
    v.AddToCrisis: add_to_crisis,
}
