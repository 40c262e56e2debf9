"""Scavengers: who plays whom, and how a character enters the game.

There are ten (Z-488), with the values that the examples fix (Z-489): four attributes from 1 to 4 (Z-050) that add up to
9 or 10, a fortitude track of 5 to 7 spaces (Z-506), and one ability of its own each (Z-055).
"""

from __future__ import annotations

from fivefires.games.zona.content import piles
from fivefires.games.zona.content.index import CHARACTER, GEAR, SMALL, STARTING_ITEMS, USES
from fivefires.games.zona.content.vocabulary import Reputation
from fivefires.games.zona.show.names import NAME, SEAT
from fivefires.games.zona.state import Scavenger, Status, ZonaTable
from fivefires.kernel import Prompt

from . import beats, gear, reputation, threats
from .questions import Character

ASK_CHOOSE = Prompt("ask-character", "Z-029")
ASK_PICK = Prompt("ask-pick-character", "Z-032")

KIT = ("backpack-board", "fatigue-dial", "player-aid")


def deal(table: ZonaTable) -> None:
    """Each player is dealt 2 of the 10 characters by chance (Z-029), open to all (Z-030)."""
    table.shuffle(piles.UNUSED_CHARACTERS)
    for seat in range(table.state.seats):
        table.draw(piles.UNUSED_CHARACTERS, piles.DEALT[seat], 2)


async def choose(table: ZonaTable) -> None:
    """All keep 1 of their 2, independently of each other (Z-029, Z-030); the others are left for later (Z-031)."""
    answers = await table.ask_all(
        range(table.state.seats), ASK_CHOOSE, lambda seat: [Character(one) for one in table.pile(piles.DEALT[seat])]
    )
    for seat, answer in answers.items():
        keep_only(table, seat, answer.character)


def keep_only(table: ZonaTable, seat: int, kept: str) -> None:
    """Keep one of the characters dealt (Z-029); the others are unused again (Z-031, Z-336)."""
    if kept:
        table.move(kept, piles.DEALT[seat], piles.CHARACTER[seat])
    table.move_all(piles.DEALT[seat], piles.UNUSED_CHARACTERS)


async def pick(table: ZonaTable, seat: int) -> None:
    """With free choice each picks any that nobody has taken, in turn order from the Voice (Z-032, Z-033)."""
    free = sorted(table.pile(piles.UNUSED_CHARACTERS))
    answer = await table.ask(seat, ASK_PICK, [Character(one) for one in free])
    table.move(answer.character, piles.UNUSED_CHARACTERS, piles.CHARACTER[seat])


async def enter(table: ZonaTable, seat: int) -> None:
    """Set a character up by the back of its board (Z-041), a first one and a replacement alike (Z-338).

    Damage is placed as it is, without protection and without a weakness (Z-036, Z-037); then rubles (Z-038), reputation
    (Z-039), the figure (Z-040), the kit (Z-042) with the dial at 1 (Z-043), and the items (Z-044).
    """
    state = table.state
    character = CHARACTER[table.pile(piles.CHARACTER[seat])[0]]
    played = [*state.scavengers[seat].played, character.id]
    state.scavengers[seat] = Scavenger(
        status=Status.PLAYING,
        character=character.id,
        place=character.place,
        rubles=character.rubles,
        damage=character.damage,
        played=played,
    )
    reputation.change(table, seat, _REPUTATION[character.reputation])
    for part in KIT:
        table.shift(part, 1, "supply", f"seat.{seat}")
    beat = beats.of(table, "arrival", seat, character.id, weight=1)
    place = NAME[character.place]
    table.tell("log-enters", "Z-040", beat=beat, seat=SEAT[seat], character=NAME[character.id], place=place)
    if character.damage:
        table.tell(
            "log-enters-hurt", "Z-036", beat=beats.of(table, "harm", seat), seat=SEAT[seat], amount=character.damage
        )
    await unpack(table, seat)


_REPUTATION = {Reputation.BAD: -1, Reputation.NEUTRAL: 0, Reputation.GOOD: 1}


async def unpack(table: ZonaTable, seat: int) -> None:
    """Small items left of the board, gear worn or packed as its owner likes, everything else packed (Z-044)."""
    items = STARTING_ITEMS[table.state.scavengers[seat].character]
    for card in items:
        table.move(card, piles.BOX, piles.SMALL[seat] if card in SMALL else piles.PACKED[seat])
        if not USES[card]:
            table.used(f"item:{card}")
    if any(card in GEAR for card in items):
        await gear.rearrange(table, seat)


def place_threats(table: ZonaTable, seat: int) -> None:
    """The two locations on the board's back get their tokens, in turn order (Z-034, Z-035); not for replacements."""
    threats.starting_threats(table, table.pile(piles.CHARACTER[seat])[0])
