"""Death, and the next character.

A scavenger may have up to 3 weaknesses and live (Z-330).
"""

from __future__ import annotations

from typing import NoReturn

from fivefires.games.zona.content import piles
from fivefires.games.zona.content.index import DECK_OF, ITEM
from fivefires.games.zona.content.vocabulary import Deck
from fivefires.games.zona.show.names import NAME, SEAT
from fivefires.games.zona.state import Died, EncounterUnderWay, EventUnderWay, Scavenger, Status, ZonaTable, owned
from fivefires.kernel import Beat, Prompt

from . import beats, encounters, events, scavengers, threats
from .questions import NO_SECRET, STOP, Act, Character, Secret

ASK_RESTART = Prompt("ask-restart", "Z-335")
ASK_KEEP_SECRET = Prompt("ask-keep-secret", "Z-341")


def die(table: ZonaTable, seat: int) -> NoReturn:
    """A fourth weakness kills (Z-331): everything is discarded, and the figure leaves the board (Z-332).

    It ends an encounter (Z-308), an event and the turn (Z-334); a single secret is lost, of several one may be kept
    (Z-341, Z-342).
    """
    state = table.state
    me = state.scavengers[seat]
    beat = beats.of(table, "death", seat, me.character, weight=2)
    table.tell("log-dies", "Z-331", beat=beat, seat=SEAT[seat], character=NAME[me.character])
    leave_encounter(table, seat)
    discard_belongings(table, seat)
    table.move(me.character, piles.CHARACTER[seat], piles.BOX)
    table.shift("weakness-token", len(me.weaknesses), f"seat.{seat}", "supply")
    for part in ("reputation-token", *scavengers.KIT):
        table.shift(part, 1, f"seat.{seat}", "supply")
    if len(table.pile(piles.SECRETS[seat])) == 1:
        discard_secrets(table, seat)
    state.scavengers[seat] = Scavenger(status=Status.DEAD, played=me.played)
    discard_event(table, seat)
    raise Died


def leave_encounter(table: ZonaTable, seat: int) -> None:
    """A token that the scavenger had drawn counts as not defeated (Z-308)."""
    for under_way in table.state.under_way:
        if (
            isinstance(under_way, EncounterUnderWay)
            and under_way.seat == seat
            and under_way.token in table.pile(piles.MET)
        ):
            encounters.leave(table, under_way)


def discard_belongings(table: ZonaTable, seat: int) -> None:
    """Items go to their discards or the box, trophies to their slots in the order in which they were won (Z-333)."""
    for pile in (piles.SMALL[seat], piles.WORN[seat], piles.PACKED[seat], piles.INCOMING, piles.LOOK[seat]):
        for card in [*table.pile(pile)]:
            type = ITEM[card].type
            table.move(card, pile, piles.DISCARDS[type] if isinstance(type, Deck) else piles.BOX)
    for token in [*table.pile(piles.TROPHIES[seat])]:
        threats.discard_token(table, token, piles.TROPHIES[seat])
    assert not owned(table.state, seat)


def discard_event(table: ZonaTable, seat: int) -> None:
    """An event card under way is discarded, which counts for looting and for the last Sarcophagus card (Z-334)."""
    for under_way in table.state.under_way:
        if (
            isinstance(under_way, EventUnderWay)
            and under_way.seat == seat
            and under_way.card in table.pile(piles.RESOLVING)
        ):
            events.discard(table, under_way)


def discard_secrets(table: ZonaTable, seat: int, kept: str = "") -> None:
    """Secrets go to their facility's discards and not back to its deck (Z-344)."""
    for card in [*table.pile(piles.SECRETS[seat])]:
        if card != kept:
            table.move(card, piles.SECRETS[seat], piles.EVENT_DISCARDS[DECK_OF[card]])


# --- the next character ---------------------------------------------------------------------------------------


async def restart(table: ZonaTable, seat: int) -> None:
    """At the end of the rumor phase (Z-337) the player may go on with one of two characters never chosen before.

    Two of the unused ones (Z-031) are dealt, or the only one left (Z-335); the other returns to them (Z-336). A secret
    may be kept (Z-341). Whoever declines, or finds none left, is out of the game (Z-340).
    """
    table.shuffle(piles.UNUSED_CHARACTERS)
    dealt = piles.DEALT[seat]
    table.draw(piles.UNUSED_CHARACTERS, dealt, 2)
    answer: Character | Act = STOP
    if table.pile(dealt):
        answer = await table.ask(seat, ASK_RESTART, [*(Character(one) for one in table.pile(dealt)), STOP])
    scavengers.keep_only(table, seat, answer.character if isinstance(answer, Character) else "")
    if isinstance(answer, Character):
        await keep_secret(table, seat)
        await scavengers.enter(table, seat)
    else:
        table.state.scavengers[seat].status = Status.OUT
        discard_secrets(table, seat)
        table.tell("log-out", "Z-340", beat=Beat("death", weight=2, by=seat), seat=SEAT[seat])


async def keep_secret(table: ZonaTable, seat: int) -> None:
    """Of two or more secrets one may be kept (Z-341, Z-342); a single one was lost with the dead character."""
    secrets = table.pile(piles.SECRETS[seat])
    if not secrets:
        return
    answer = await table.ask(seat, ASK_KEEP_SECRET, [*(Secret(card) for card in secrets), NO_SECRET])
    discard_secrets(table, seat, answer.card if isinstance(answer, Secret) else "")
