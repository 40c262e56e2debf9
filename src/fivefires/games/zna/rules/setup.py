"""The box, and the table set up as the scenario's page says (N-015 to N-038, N-135 to N-146)."""

from __future__ import annotations

import msgspec

from fivefires.games.zna.content import chemistry, piles
from fivefires.games.zna.content.events import EVENTS
from fivefires.games.zna.content.heroes import HEROES
from fivefires.games.zna.content.index import CARD, HERO, MARK, OBJECTIVE
from fivefires.games.zna.content.mutants import TOKENS
from fivefires.games.zna.content.objectives import BOSS, OBJECTIVES, UNKNOWN, UPGRADES
from fivefires.games.zna.content.resources import AMMUNITION, MARKED, SPECIALS, WEAPONS
from fivefires.games.zna.content.tiles import UNKNOWNS
from fivefires.games.zna.content.vocabulary import Piece
from fivefires.games.zna.state import Campaign, Stage, ZnaResult, ZnaState, ZnaTable, map_of, seat_of
from fivefires.kernel import EVERYBODY, Box, Count, Setup, message, only
from fivefires.kit.components import add_cards, add_piles, add_tokens

from . import campaign, gear, scenarios

# What the rulebook does not count is ruled here, with the same force as what is printed (N-001).
COMPONENTS: dict[str, int | Count] = {
    "scenario": 12,
    "unknown-tile": 4,
    "street-tile": Count(20, ruled=True),
    "hero-board": Count(6, ruled=True),
    "hero-figure": Count(6, ruled=True),
    "orange-marker": Count(12, ruled=True),
    "red-marker": Count(12, ruled=True),
    "resource-card": Count(56, ruled=True),
    "special-card": Count(24, ruled=True),
    "starting-card": Count(8, ruled=True),
    "event-card": Count(40, ruled=True),
    "objective-card": Count(24, ruled=True),
    "upgrade-card": Count(16, ruled=True),
    **{kind: Count(count, ruled=True) for kind, count in TOKENS.items()},
    "mutant-figure": Count(28, ruled=True),
    "boss-figure": Count(1, ruled=True),
    "courier-figure": Count(1, ruled=True),
    "help-sheet": Count(4, ruled=True),
    **{kind: Count(count, ruled=True) for kind, count in chemistry.COPIES.items()},
    **{cube: Count(chemistry.CUBES, ruled=True) for cube in chemistry.CUBE.values()},
    piles.MASK: Count(8, ruled=True),
    "health-cube": Count(6, ruled=True),
    "contamination-cube": Count(6, ruled=True),
    "ammunition-counter": Count(16, ruled=True),
    "drone": Count(1, ruled=True),
    "attack-die": Count(8, ruled=True),
    "light-die": Count(3, ruled=True),
    "heavy-die": Count(3, ruled=True),
    "cloth-bag": 2,
    piles.KEY: Count(3, ruled=True),
    "survivor": Count(4, ruled=True),
    "professor": Count(1, ruled=True),
    "lock": Count(2, ruled=True),
    piles.SAMPLE: Count(1, ruled=True),
    "vent": Count(4, ruled=True),
    "engine-counter": Count(1, ruled=True),
    "signal-counter": Count(1, ruled=True),
    "zone-marker": Count(2, ruled=True),
}
_CARDS = (
    "unknown-tile", "hero-board", "resource-card", "special-card", "starting-card", "event-card", "objective-card",
    "upgrade-card",
)  # fmt: skip
# Pieces without a face, which are only counted.
COUNTED = tuple(name for name in COMPONENTS if name not in _CARDS)


# --- the box ---------------------------------------------------------------------------------------------------


def box(setup: Setup) -> Box:
    """All pieces are in every game. Only who sees which face-down objectives depends on the players (N-144)."""
    made = Box()
    add_piles(made, closed_piles())
    add_piles(made, open_piles(), sees=EVERYBODY)
    for hero in piles.HEROES:
        made.pile(piles.SECRET[hero], sees=only(seat_of(setup.players, hero)), ordered=False)
    fill(made)
    add_tokens(made, COMPONENTS, COUNTED)
    return made


def closed_piles() -> list[str]:
    """Decks, what of them takes no part, and unknown tiles (N-396, N-397)."""
    return [
        piles.RESOURCES,
        piles.SPECIALS,
        piles.EVENTS,
        piles.EVENT_BOX,
        piles.OBJECTIVES,
        piles.UNKNOWN_BOX,
        *piles.PLACES.values(),
    ]


def open_piles() -> list[str]:
    """Discards, and everything that heroes have but face-down objectives (N-396, N-399)."""
    mine = (*piles.SPACES.values(), piles.UPGRADE, piles.OPEN, piles.DONE, piles.BOARD)
    return [
        *(names[hero] for names in mine for hero in piles.HEROES),
        piles.RESOURCE_DISCARDS,
        piles.SPECIAL_DISCARDS,
        piles.EVENT_DISCARDS,
        piles.OBJECTIVE_BOX,
        piles.REVEALED,
        piles.INCOMING,
        piles.GROUND,
        piles.UPGRADES,
        piles.BOX,
        piles.BOARDS,
    ]


def fill(made: Box) -> None:
    add_cards(made, HEROES, piles.BOARDS, "hero-board")
    add_cards(made, (*WEAPONS, *AMMUNITION), piles.RESOURCES, "resource-card")
    add_cards(made, SPECIALS, piles.SPECIALS, "special-card")
    add_cards(made, MARKED, piles.BOX, "starting-card")
    add_cards(made, EVENTS, piles.EVENT_BOX, "event-card")
    add_cards(made, OBJECTIVES, piles.OBJECTIVES, "objective-card")
    add_cards(made, UPGRADES, piles.UPGRADES, "upgrade-card")
    add_cards(made, UNKNOWNS, piles.UNKNOWN_BOX, "unknown-tile")


def start(setup: Setup) -> ZnaState:
    """A mission is the chosen scenario (N-006), a campaign goes on where the result before it says (N-005, N-008)."""
    if setup.mode != "campaign":
        return ZnaState(seats=setup.players, scenario=int(setup.options.get("scenario", 1)))
    if setup.earlier is None:
        return ZnaState(seats=setup.players, campaign=Campaign(1, []))
    kept = msgspec.convert(setup.earlier, ZnaResult).campaign
    assert kept is not None, "checked by `forbids`"
    return ZnaState(seats=setup.players, campaign=kept, scenario=kept.next, stage=Stage.CAMP)


def set_up(table: ZnaTable) -> None:
    """All tokens into their bags; heroes of a campaign get what they own (N-036, N-136)."""
    for kind, count in chemistry.COPIES.items():
        table.shift(kind, count, piles.SUPPLY, piles.BAG)
    if table.state.campaign is not None and table.state.campaign.heroes:
        campaign.unpack(table)


# --- a scenario begins -----------------------------------------------------------------------------------------


def begin(table: ZnaTable) -> None:
    """Fog markers (N-017), bags (N-022, N-023), decks (N-019 to N-021, N-034), then what the heroes have.

    What the rulebook grants a player is granted each hero (N-014, N-139), in a campaign's first link as in a mission
    (N-138, N-140). A loss would lead back to here (N-386). Last comes what the page puts on the board (N-018, N-060).
    """
    state, map = table.state, map_of(table.state)
    page = map.scenario
    state.fog = [int(tile.fog) for tile in page.tiles]
    state.explored = [False] * len(page.tiles)
    state.entered = [False] * len(page.tiles)
    table.tell("log-scenario", "N-135", scenario=message(f"zna-scenario-{page.id}"))
    table.used(f"scenario:{page.id}")
    for kind, count in zip(TOKENS, (page.bag.walkers, page.bag.runners, page.bag.brutes), strict=True):
        table.shift(kind, count, piles.SUPPLY, piles.BAG)
    table.shuffle(piles.RESOURCES)
    table.shuffle(piles.SPECIALS)  # N-020
    table.shuffle(piles.EVENT_BOX)
    table.draw(piles.EVENT_BOX, piles.EVENTS, page.clock + campaign.more_time(state))
    _unknown_tiles(table)
    _objectives(table)
    for hero in piles.HEROES:
        _equip(table, hero)
    if state.campaign is not None:
        state.began = campaign.keep(state)
    for hero in piles.HEROES:
        _aid(table, hero)
    scenarios.set_up(table)


def _unknown_tiles(table: ZnaTable) -> None:
    """As many as the scenario asks for, drawn unseen (N-060, N-066)."""
    map = map_of(table.state)
    if map.unknown:
        table.shuffle(piles.UNKNOWN_BOX)
        for title in map.unknown.values():
            table.draw(piles.UNKNOWN_BOX, piles.PLACES[title])


def _objectives(table: ZnaTable) -> None:
    """Those that name a boss or an unknown tile are left out where there is none (N-268)."""
    map = map_of(table.state)
    there = {UNKNOWN: bool(map.unknown), BOSS: bool(map.piece(Piece.BOSS)) or "engine" in map.scenario.special}
    for card, objective in OBJECTIVE.items():
        if objective.needs and not there[objective.needs]:
            table.move(card, piles.OBJECTIVES, piles.OBJECTIVE_BOX)
    table.shuffle(piles.OBJECTIVES)


def _equip(table: ZnaTable, hero: int) -> None:
    """Full health and resistance, a mask (N-025, N-027, N-028, N-381); who is new gets his starting resources (N-026).

    Starting tokens come out of the bag; one that is not there is forgone (N-035).
    """
    state = table.state
    me = state.heroes[hero]
    board = HERO[me.id]
    me.health, me.resistance = board.health, board.resistance
    table.shift(piles.MASK, 1, piles.SUPPLY, piles.ON[hero])
    if hero in campaign.veterans(state):
        return
    for card in board.starts:
        _starting_card(table, hero, card)
    for token in board.tokens:
        table.shift(token, 1, piles.BAG, piles.ON[hero])
    _deal(table, hero, piles.SPECIALS, board.specials)
    _deal(table, hero, piles.RESOURCES, 1)


def _starting_card(table: ZnaTable, hero: int, card: str) -> None:
    """His marked card, or one of the same name where another carries it (N-385)."""
    state = table.state
    if card in state.piles[piles.BOX]:
        put(table, hero, card, piles.BOX)
        return
    like = MARK[card].like
    for deck in (piles.RESOURCES, piles.SPECIALS):
        for other in state.piles[deck]:
            if CARD[other].id == like:
                put(table, hero, other, deck)
                return


def _aid(table: ZnaTable, hero: int) -> None:
    """What missions of later scenarios add (N-038), and a campaign after a loss (N-386)."""
    state = table.state
    if state.campaign is None:
        if state.scenario >= 5:
            _deal(table, hero, piles.SPECIALS, 1)
        if state.scenario >= 9:
            _deal(table, hero, piles.RESOURCES, 1)
    elif state.campaign.tries:
        _deal(table, hero, piles.SPECIALS, 1)


def _deal(table: ZnaTable, hero: int, deck: str, count: int) -> None:
    for _ in range(count):
        if table.pile(deck):
            put(table, hero, table.pile(deck)[-1], deck)


def put(table: ZnaTable, hero: int, card: str, source: str) -> None:
    """Into the first fitting space; he can arrange it before the first turn (N-141)."""
    fitting = gear.spaces_for(table.state, hero, card)
    if fitting:
        gear.receive(table, hero, card, source, fitting[0])
