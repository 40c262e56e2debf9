"""Decks and their discards."""

from __future__ import annotations

from fivefires.games.raid_trade.content.piles import (
    DRAWN,
    EVENT_DISCARDS,
    EVENTS,
    HAND,
    INCIDENT_AT,
    INCIDENT_DISCARDS,
    INCIDENTS,
    OPEN_EVENTS,
    RAID,
    RAID_DISCARDS,
)
from fivefires.games.raid_trade.show.names import NAME, SEAT
from fivefires.games.raid_trade.state import RaidTradeTable


def refill(table: RaidTradeTable, deck: str, discards: str) -> None:
    """An empty deck is renewed by shuffling its discards."""
    if not table.pile(deck) and table.pile(discards):
        table.move_all(discards, deck)
        table.shuffle(deck)


def refill_raids(table: RaidTradeTable, size: str) -> None:
    """Each colour for itself (R-177)."""
    refill(table, RAID[size], RAID_DISCARDS[size])


def draw_raid(table: RaidTradeTable, size: str) -> str:
    """The top card of the House's colour (R-170), seen by all (R-172); nothing where no card is left anywhere."""
    refill_raids(table, size)
    drawn = table.draw(RAID[size], DRAWN)
    return drawn[0] if drawn else ""


def lay_incident(table: RaidTradeTable, tile: str) -> None:
    """Where a tile has none, one is drawn and laid face up (R-137, R-138, R-139), after a shuffle if need be (R-157).

    Once it was taken, the next to enter draws a new one (R-147), whoever took it (R-148). With neither deck nor
    discards left, none is laid (R-158).
    """
    pile = INCIDENT_AT[tile]
    if table.pile(pile):
        return
    refill(table, INCIDENTS, INCIDENT_DISCARDS)
    for card in table.draw(INCIDENTS, pile):
        table.tell("log-incident", "R-137", tile=NAME[tile], card=NAME[card])


def draw_incident(table: RaidTradeTable, seat: int) -> None:
    """From the deck into the hand, where only its holder knows it (R-155)."""
    refill(table, INCIDENTS, INCIDENT_DISCARDS)
    if table.draw(INCIDENTS, HAND[seat]):
        table.tell("log-draws-incident", "R-155", seat=SEAT[seat])


def turn_up_events(table: RaidTradeTable) -> None:
    """Two lie open (R-020, R-076), from a deck that is shuffled anew when it is used up (R-103)."""
    while len(table.pile(OPEN_EVENTS)) < 2:
        refill(table, EVENTS, EVENT_DISCARDS)
        table.draw(EVENTS, OPEN_EVENTS)
