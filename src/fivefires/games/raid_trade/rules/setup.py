"""The box and its counts, and how the table is set up before anybody is asked."""

from __future__ import annotations

from fivefires.games.raid_trade.content import piles
from fivefires.games.raid_trade.content import vocabulary as v
from fivefires.games.raid_trade.content.board import CITY, HELIPAD, TILES, WASTELAND
from fivefires.games.raid_trade.content.characters import CHARACTERS
from fivefires.games.raid_trade.content.events import EVENTS
from fivefires.games.raid_trade.content.incidents import INCIDENTS
from fivefires.games.raid_trade.content.index import ITEM
from fivefires.games.raid_trade.content.quests import QUESTS
from fivefires.games.raid_trade.content.raids import RAID_CARDS
from fivefires.games.raid_trade.content.tokens import COPIES, PADS, TRADERS
from fivefires.games.raid_trade.state import Player, RaidTradeState, RaidTradeTable
from fivefires.kernel import EVERYBODY, Box, Count, Message, Setup, message, only
from fivefires.kit.components import add_cards, add_piles
from fivefires.kit.seats import clockwise

from . import building, decks, starting

# The component list; of the Resource Tokens only the sum is printed.
COMPONENTS: dict[str, int | Count] = {
    "map-tile": 9,
    "helipad-tile": 1,
    "trader-token": 4,
    "item-card": 70,
    "cora-item-card": 12,
    "small-house": 25,
    "medium-house": 15,
    "large-house": 10,
    "small-raid-card": 25,
    "medium-raid-card": 15,
    "large-raid-card": 10,
    "combat-die": 6,
    "raid-die": 1,
    "global-event": 10,
    "quest-card": 11,
    "incident-card": 30,
    "guard": 6,
    "helipad-token": 2,
    **{kind: Count(16, ruled=True) for kind in v.KINDS},
    str(v.FOOD): Count(17, ruled=True),
    str(v.SCRAP): Count(17, ruled=True),
    "credit-disc": 5,
    "outpost-tile": 1,
    "outpost-figure": 1,
    "cloth-bag": 1,
    "player-board": 6,
    "character-figure": 6,
    "detonation-token": 2,
}
# What is only counted, and where it lies at first.
_COUNTED = {
    **dict.fromkeys(v.KINDS, piles.BAG),
    **dict.fromkeys(("small-house", "medium-house", "large-house", "guard", "detonation-token"), piles.GONE),
    **dict.fromkeys(
        ("combat-die", "raid-die", "outpost-tile", "outpost-figure", "cloth-bag", "character-figure"), "table"
    ),
}


def box(setup: Setup) -> Box:
    made = Box()
    add_piles(made, [piles.INCIDENTS, piles.QUEST_DECK, piles.EVENTS, *piles.RAID.values()])
    add_piles(made, open_piles(setup.players), sees=EVERYBODY)
    for seat in range(setup.players):
        made.pile(piles.HAND[seat], sees=only(seat), ordered=False)
    fill(made)
    for name, place in _COUNTED.items():
        count = COMPONENTS[name]
        made.tokens(name, count if isinstance(count, int) else count.number, place)
    return made


def open_piles(players: int) -> list[str]:
    """Everything but decks and hands lies open."""
    belongings = (piles.CHARACTER, piles.UNMADE, piles.MADE, piles.QUESTS, piles.DISCS)
    return [
        *(names[seat] for names in belongings for seat in range(players)),
        *piles.INCIDENT_AT.values(),
        *piles.RAID_DISCARDS.values(),
        piles.INCIDENT_DISCARDS,
        piles.DRAWN,
        piles.OPEN_QUESTS,
        piles.OPEN_EVENTS,
        piles.ACTIVE_EVENT,
        piles.EVENT_DISCARDS,
        piles.DISC_STACK,
        piles.OPEN_DISCS,
        piles.TRADERS,
        piles.TRADER,
        piles.PADS,
        piles.PAD,
        piles.CHARACTERS,
        piles.TILE_STACK,
        piles.MAP,
        piles.BOX,
    ]


def fill(made: Box) -> None:
    """Every piece (R-006) where it lies before the set-up; the Credit Discs lie face up in a stack (R-025)."""
    for tile in TILES:
        made.add(tile, piles.TILE_STACK, "map-tile")
    made.add(HELIPAD, piles.BOX, "helipad-tile")
    add_cards(made, CHARACTERS, piles.CHARACTERS, "player-board")
    for item in ITEM.values():
        made.add(item.id, piles.BOX, "cora-item-card" if item.of == "cora" else "item-card")
    for card in RAID_CARDS:
        made.add(card.id, piles.RAID[card.size], f"{card.size}-raid-card")
    add_cards(made, EVENTS, piles.EVENTS, "global-event")
    add_cards(made, QUESTS, piles.QUEST_DECK, "quest-card")
    add_cards(made, INCIDENTS, piles.INCIDENTS, "incident-card")
    add_cards(made, TRADERS, piles.TRADERS, "trader-token")
    add_cards(made, PADS, piles.PADS, "helipad-token")
    for disc, copies in COPIES.items():
        made.add(disc, piles.DISC_STACK, "credit-disc", copies=copies)


def forbids(setup: Setup) -> Message | None:
    """Neither variant is combined with the scenario (R-479), whose drawing alone may be the Wasteland's (R-480).

    With each other they may be combined (R-478).
    """
    if setup.mode == "escape" and "custom_city" in setup.variants:
        return message("refused-escape-custom")
    youngest = str(setup.options.get("youngest", ""))
    if youngest.startswith("seat-") and int(youngest.removeprefix("seat-")) > setup.players:
        return message("refused-youngest")
    return None


def start(setup: Setup) -> RaidTradeState:
    """Three to five seats (R-001, R-331); one side for all tiles (R-477), with its own changes of the rules (R-452)."""
    return RaidTradeState(
        seats=setup.players,
        side=WASTELAND if setup.options.get("sides") == "wasteland" else CITY,
        scenario=setup.mode == "escape",
        players=[Player() for _ in range(setup.players)],
    )


def set_up(table: RaidTradeTable) -> None:
    """No Incident lies on the map at first, not even where the figures stand (R-054)."""
    rank_ages(table)
    shuffle_decks(table)
    if table.state.scenario:
        building.lay_line(table)
    elif "custom_city" not in table.setup.variants:
        building.lay_city(table)
        if table.state.side == CITY:
            building.place_houses(table)
    if table.setup.options.get("characters") == "dealt":
        starting.deal_characters(table)


def rank_ages(table: RaidTradeTable) -> None:
    """Ages are a rank of the seats, drawn or entered, clockwise from the youngest (R-053), who begins (R-052)."""
    state = table.state
    youngest = str(table.setup.options.get("youngest", "drawn"))
    first = table.roll(state.seats)[0] - 1 if youngest == "drawn" else int(youngest.removeprefix("seat-")) - 1
    state.rank = clockwise(range(state.seats), first)
    state.starter = state.active = first
    state.order = [*state.rank]


def shuffle_decks(table: RaidTradeTable) -> None:
    """Nobody knows what lies where in a deck (R-024). There are three raid decks, each for itself (R-023).

    The base game has events (R-020), Incidents (R-021), Quests (R-022) and a Trader (R-017), with the option only one
    of those with four kinds (R-019).
    """
    for deck in piles.RAID.values():
        table.shuffle(deck)
    if table.state.scenario:
        return
    for deck in (piles.EVENTS, piles.INCIDENTS, piles.QUEST_DECK):
        table.shuffle(deck)
    decks.turn_up_events(table)
    table.draw(piles.QUEST_DECK, piles.OPEN_QUESTS, table.state.seats)
    four = table.setup.options.get("trader") == "four-kinds"
    trader = table.pick([one.id for one in TRADERS if not four or len(one.kinds) == 4])
    table.move(trader, piles.TRADERS, piles.TRADER)
    table.move_all(piles.TRADERS, piles.BOX)
    table.move_all(piles.PADS, piles.BOX)
