"""Events (S-213, S-214, S-219 to S-225, S-533 to S-537): the deck is the clock."""

from __future__ import annotations

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.index import EVENT
from fivefires.games.stalker.content.vocabulary import EventCard
from fivefires.games.stalker.state import StalkerState, StalkerTable
from fivefires.kernel import Beat, message

from . import ending, instructions


def current(state: StalkerState) -> EventCard | None:
    """Only the newest is active (S-213), and open to all with its end-of-round part (S-214)."""
    cards = state.piles[piles.EVENT]
    return EVENT[cards[-1]] if cards else None


async def draw(table: StalkerTable) -> None:
    """The top card, and its instant effects (S-220, S-224); an empty deck means that time is up (S-219)."""
    drawn = table.draw(piles.EVENTS, piles.EVENT)
    if not drawn:
        ending.end(table, ending.TIME)
    card = EVENT[drawn[0]]
    table.used(f"event:{card.id}")
    table.tell("log-event", "S-220", beat=Beat("card", about=(drawn[0],), weight=2, by=-1), event=message(card.id))
    await instructions.carry_out(table, card.instant, instructions.Source(f"{card.id}.instant"))


async def end_of_round(table: StalkerTable) -> None:
    """What is marked on the active card, after all other effects of the end of a round (S-533 to S-535)."""
    card = current(table.state)
    if card is not None:
        await instructions.carry_out(table, card.marked, instructions.Source(f"{card.id}.marked"))
