"""The box, and the game set up: everything before the players choose their characters."""

from __future__ import annotations

from fivefires.games.zona.content import piles
from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.board import SITES
from fivefires.games.zona.content.index import (
    CHARACTER,
    EMISSION,
    FACILITY_DECKS,
    ITEM_LISTS,
    LOCK,
    RUMOR,
    SECTOR_DECKS,
    STORY_DECKS,
    THREAT_LISTS,
)  # fmt: skip
from fivefires.games.zona.state import Scavenger, ZonaState, ZonaTable
from fivefires.kernel import EVERYBODY, Box, Count, Setup, only
from fivefires.kit.components import add_cards, add_piles, add_tokens
from fivefires.kit.seats import clockwise

from . import emission, market, scavengers, solo

COMPONENTS: dict[str, int | Count] = {
    "test-die": 3,
    "board": 1,
    "green-event": 25,
    "yellow-event": 25,
    "lab-event": Count(10, ruled=True),
    "archive-event": Count(10, ruled=True),
    "observatory-event": 10,
    "bunker-event": Count(10, ruled=True),
    "sarcophagus-event": 14,
    "rumor-card": 21,
    "emission-card": Count(8, ruled=True),
    "green-mutant-token": 14,
    "yellow-mutant-token": 14,
    "green-anomaly-token": 14,
    "yellow-anomaly-token": 14,
    "lock-token": 8,
    "junk-card": 38,
    "equipment-card": 38,
    "green-artifact-card": 17,
    "yellow-artifact-card": 17,
    "secret-item-card": 16,
    "character-board": 10,
    "character-figure": Count(10, ruled=True),
    "starting-item-card": 40,
    "weakness-token": 12,
    "reputation-token": 4,
    "fatigue-dial": 4,
    "backpack-board": 4,
    "player-aid": 4,
    "token-tray": 1,
    "marketplace-board": 1,
    "emission-marker": 1,
    "rumor-token": 1,
    "voice-token": 1,
}
# Pieces without a face, which are only counted.
TOKENS = (
    "test-die", "board", "character-figure", "weakness-token", "reputation-token", "fatigue-dial", "backpack-board",
    "player-aid", "token-tray", "marketplace-board", "emission-marker", "rumor-token", "voice-token",
)  # fmt: skip

_ITEM_COMPONENT: dict[v.Deck | v.ItemType, str] = {
    v.JUNK: "junk-card",
    v.EQUIPMENT: "equipment-card",
    v.GREEN_ARTIFACT: "green-artifact-card",
    v.YELLOW_ARTIFACT: "yellow-artifact-card",
    v.SECRET: "secret-item-card",
    v.STARTING: "starting-item-card",
}


# --- the box --------------------------------------------------------------------------------------------------


def box(setup: Setup) -> Box:
    made = Box()
    add_piles(made, closed_piles())
    add_piles(made, open_piles(setup.players), sees=EVERYBODY)
    for seat in range(setup.players):
        made.pile(piles.LOOK[seat], sees=only(seat), ordered=False)
    fill(made)
    add_tokens(made, COMPONENTS, TOKENS)
    return made


def closed_piles() -> list[str]:
    """Decks, tray slots and secret items: their order is unknown to all, their size known (Z-524)."""
    return [
        *piles.EVENTS.values(),
        *piles.DECK.values(),
        *piles.TRAY.values(),
        *piles.SECRET_ITEMS.values(),
        piles.RUMORS,
        piles.EMISSIONS,
        piles.LOCK_SUPPLY,
        piles.CLOSED_BOX,
    ]


def open_piles(players: int) -> list[str]:
    """Everything else, discard piles included, which all may look through (Z-525)."""
    belongings = (piles.SMALL, piles.WORN, piles.PACKED, piles.TROPHIES, piles.SECRETS, piles.CHARACTER, piles.DEALT)
    return [
        *(names[seat] for names in belongings for seat in range(players)),
        *piles.AT.values(),
        *piles.EVENT_DISCARDS.values(),
        *piles.DISCARDS.values(),
        *piles.MARKET.values(),
        *piles.LOCKS.values(),
        piles.INCOMING,
        piles.MET,
        piles.RESOLVING,
        piles.RUMOR_DISCARDS,
        piles.IN_FORCE,
        piles.FLIPPED,
        piles.UNUSED_CHARACTERS,
        piles.BOX,
    ]


def fill(made: Box) -> None:
    for type, items in ITEM_LISTS.items():
        into = piles.DECK[type] if isinstance(type, v.Deck) else piles.CLOSED_BOX if type == v.SECRET else piles.BOX
        add_cards(made, items, into, _ITEM_COMPONENT[type])
    for (colour, kind), threats in THREAT_LISTS.items():
        add_cards(made, threats, piles.TRAY[colour, kind], f"{colour}-{kind}-token")
    for deck in (*SECTOR_DECKS, *STORY_DECKS):
        add_cards(made, SECTOR_DECKS.get(deck) or STORY_DECKS[deck], piles.EVENTS[deck], f"{deck}-event")
    add_cards(made, RUMOR.values(), piles.RUMORS, "rumor-card")
    add_cards(made, EMISSION.values(), piles.EMISSIONS, "emission-card")
    add_cards(made, LOCK.values(), piles.LOCK_SUPPLY, "lock-token")
    add_cards(made, CHARACTER.values(), piles.UNUSED_CHARACTERS, "character-board")


# --- the set-up -----------------------------------------------------------------------------------------------


def start(setup: Setup) -> ZonaState:
    """One to four players (Z-001); one or two use the 1–2 side of the board, three or four the other (Z-002)."""
    return ZonaState(
        seats=setup.players,
        side=12 if setup.players <= 2 else 34,
        scavengers=[Scavenger() for _ in range(setup.players)],
    )


def set_up(table: ZonaTable) -> None:
    lay_event_decks(table)
    lay_locks(table)
    lay_secret_items(table)
    lay_market(table)
    lay_tray(table)
    lay_rumors_and_emissions(table)
    give_voice(table)
    if table.setup.options.get("characters") != "free":
        scavengers.deal(table)


def lay_event_decks(table: ZonaTable) -> None:
    """The sector decks and the Sarcophagus deck are shuffled (Z-003), and each facility's apart (Z-004).

    Each facility deck lies at the site of its name (Z-005), or by chance at any of the four (Z-006).
    """
    for deck in piles.EVENTS.values():
        table.shuffle(deck)
    decks = [*FACILITY_DECKS]
    for site in SITES:
        deck = site.deck if table.setup.options.get("decks") != "random" else table.pick(decks)
        decks.remove(deck)
        table.state.deck_at[site.id] = deck


def lay_locks(table: ZonaTable) -> None:
    """One lock beside each facility's deck, by chance (Z-008); the other four are not in this game (Z-009)."""
    table.shuffle(piles.LOCK_SUPPLY)
    for pile in piles.LOCKS.values():
        table.draw(piles.LOCK_SUPPLY, pile)
    table.move_all(piles.LOCK_SUPPLY, piles.BOX)


def lay_secret_items(table: ZonaTable) -> None:
    """Four piles with as many cards as there are players (Z-011), 2 in solo (Z-512); the rest stays away (Z-012)."""
    table.shuffle(piles.CLOSED_BOX)
    for pile in piles.SECRET_ITEMS.values():
        table.draw(piles.CLOSED_BOX, pile, max(2, table.state.seats))


def lay_market(table: ZonaTable) -> None:
    """Junk, equipment (Z-014) and both artifact decks (Z-018) are shuffled; all 8 market spots are filled (Z-015)."""
    for deck in piles.DECK.values():
        table.shuffle(deck)
    for row in piles.ROWS:
        market.fill(table, row)


def lay_tray(table: ZonaTable) -> None:
    """Tokens lie sorted by colour and kind (Z-016), each stack shuffled (Z-017); the top one can be seen (Z-526)."""
    for slot in piles.TRAY.values():
        table.shuffle(slot)
        table.reveal(table.pile(slot)[-1:])


def lay_rumors_and_emissions(table: ZonaTable) -> None:
    """Both decks are shuffled (Z-019, Z-022), with the marker on space 0 (Z-020); solo has fewer rumors (Z-515)."""
    table.shuffle(piles.RUMORS)
    table.shuffle(piles.EMISSIONS)
    emission.show_back(table)
    if solo.is_solo(table.state):
        solo.set_up(table)


def give_voice(table: ZonaTable) -> None:
    """One player starts with the Voice of Zona: by chance, or whoever takes the first seat (Z-023)."""
    state = table.state
    if not solo.is_solo(state):
        first_seat = table.setup.options.get("voice") == "first-seat"
        state.voice = 0 if first_seat else table.roll(state.seats)[0] - 1
    state.order = clockwise(range(state.seats), state.voice)
