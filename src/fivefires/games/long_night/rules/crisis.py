"""The crisis: revealed at the start of a round, resolved in the colony phase."""

from __future__ import annotations

from fivefires.games.long_night.content import piles
from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.index import CRISIS, TYPE
from fivefires.games.long_night.show.names import NAME, text_of
from fivefires.games.long_night.state import LongNightState, LongNightTable, Reading, at_home
from fivefires.kernel import Beat

from . import beats, effects, triggers
from .conditions import read_for
from .powers import colony_total

SURPLUS = 2


def reveal(table: LongNightTable) -> None:
    """The top crisis is turned up for all (L-091); an empty pile is made anew from the discards (L-110)."""
    if not table.pile(piles.CRISES):
        table.move_all(piles.CRISIS_DISCARDS, piles.CRISES)
        table.shuffle(piles.CRISES)
    table.draw(piles.CRISES, piles.CRISIS)
    card = table.pile(piles.CRISIS)[0]
    table.used(f"crisis:{card}")
    beat = Beat("card", (card,), weight=1, by=beats.NOBODY)
    table.tell("log-crisis", "L-091", beat=beat, card=NAME[card], text=text_of(card, "effect"))


def target(state: LongNightState) -> int:
    """What prevents it (L-092): a point for each player who is not exiled (L-023, L-242), unless a card says else."""
    return max(0, len(at_home(state)) + state.target_shift - colony_total(state, v.CrisisEase))


def points(state: LongNightState, card: v.Crisis) -> int:
    """+1 for each card of a type asked for (L-022, L-240), whatever it is worth (L-165), -1 for any other (L-241)."""
    return sum(1 if TYPE[one] in card.prevent else -1 for one in state.piles[piles.CONTRIBUTED])


def show_contributed(table: LongNightTable) -> None:
    """Shuffled first, then one by one, so that nobody can tell who gave what (L-239, L-554)."""
    table.shuffle(piles.CONTRIBUTED)
    for card in reversed(table.pile(piles.CONTRIBUTED)):
        table.reveal([card])
        if table.log is not None:
            table.tell("log-contributed", "L-239", beat=Beat("card", (card,), by=beats.NOBODY), card=NAME[card])


async def resolve(table: LongNightTable) -> None:
    """All cards are shown, counted, and leave the game (L-245). The first player reads, exiled or not (L-574)."""
    state = table.state
    show_contributed(table)
    card = CRISIS[table.pile(piles.CRISIS)[0]]
    reading = read_for(state, state.knife, card.id, common=True)
    surplus = points(state, card) - target(state)
    table.tell("log-points", "L-242", points=points(state, card), target=target(state))
    table.move_all(piles.CONTRIBUTED, piles.REMOVED)
    table.move(card.id, piles.CRISIS, piles.CRISIS_DISCARDS)
    state.target_shift = 0
    await _strike_or_pass(table, reading, card, surplus)
    for me in state.players:  # Only now: some crises ask who gave nothing (L-589).
        me.contributed = 0


async def _strike_or_pass(table: LongNightTable, reading: Reading, card: v.Crisis, surplus: int) -> None:
    state = table.state
    if surplus < 0:
        table.used(f"failed:{card.id}")
        beat = Beat("crisis", (card.id,), weight=2, by=beats.NOBODY)
        table.tell("log-crisis-strikes", "L-242", beat=beat, card=NAME[card.id], text=text_of(card.id, "effect"))
        await effects.carry_out(table, reading, card.failure)
        await triggers.happen(table, v.Deed.CRISIS_FAILED)
        return
    state.prevented += 1
    table.used(f"prevented:{card.id}")
    beat = Beat("win", (card.id,), weight=1, by=beats.NOBODY)
    table.tell("log-crisis-prevented", "L-243", beat=beat, card=NAME[card.id])
    if surplus >= SURPLUS:
        await effects.carry_out(table, reading, card.surplus)  # L-024, L-244
    await triggers.happen(table, v.Deed.CRISIS_PREVENTED)
