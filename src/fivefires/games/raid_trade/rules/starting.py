"""Starting: characters, and in the scenario tokens and starting goods."""

from __future__ import annotations

from fivefires.games.raid_trade.content import piles
from fivefires.games.raid_trade.content import vocabulary as v
from fivefires.games.raid_trade.content.board import CITY
from fivefires.games.raid_trade.content.index import ITEM, TRADER
from fivefires.games.raid_trade.show.names import NAME, SEAT
from fivefires.games.raid_trade.state import RaidTradeTable, Stage
from fivefires.kernel import Prompt
from fivefires.kit.choosing import one_of

from . import dials, goods, map, mines
from .questions import Card
from .roads import STREETS, circle

ASK_CHARACTER = Prompt("ask-character", "R-027")
ASK_TRADER = Prompt("ask-trader", "R-338")
ASK_PAD = Prompt("ask-pad", "R-338")
ASK_STARTING_ITEM = Prompt("ask-starting-item", "R-350")

STARTING_SKILL, STARTING_GOODS = 4, 2


def next_stage(table: RaidTradeTable, done: Stage) -> None:
    """What is still to be settled before the first round."""
    state = table.state
    custom = "custom_city" in table.setup.variants
    if state.scenario:
        state.stage = {Stage.CHARACTERS: Stage.TOKENS, Stage.TOKENS: Stage.STARTING}.get(done, Stage.ROUND)
    elif done is Stage.CHARACTERS and custom:
        state.stage = Stage.BUILD
    elif done is not Stage.OUTPOST and state.side != CITY:
        state.stage = Stage.OUTPOST
    else:
        state.stage = Stage.ROUND
    if state.stage is Stage.STARTING:
        state.order = [*state.rank]
    if state.stage is Stage.ROUND:
        place_figures(table)


def place_figures(table: RaidTradeTable) -> None:
    """On the section beside the Trader's circle (R-029), in the scenario on the starting tile (R-355)."""
    state = table.state
    start = STREETS[state.side, state.laid[0].tile].sections[0] if state.scenario else circle(state.side)
    for me in state.players:
        me.section = start


async def choose_character(table: RaidTradeTable) -> None:
    """A different one for each (R-027), in seat order from the starting player (R-028); Cora like any (R-519)."""
    state = table.state
    seat = state.order.pop(0)
    state.active = seat
    card = await one_of(table, seat, ASK_CHARACTER, [*table.pile(piles.CHARACTERS)], Card)
    take_character(table, seat, card)
    if not state.order:
        after_characters(table)


def deal_characters(table: RaidTradeTable) -> None:
    table.shuffle(piles.CHARACTERS)
    for seat in table.state.rank:
        take_character(table, seat, table.pile(piles.CHARACTERS)[-1])
    after_characters(table)


def take_character(table: RaidTradeTable, seat: int, character: str) -> None:
    """The board and the die (R-030), and all Item Cards, uncrafted (R-031) and open (R-032)."""
    table.move(character, piles.CHARACTERS, piles.CHARACTER[seat])
    table.state.players[seat].character = character
    for item in ITEM.values():
        if item.of == character:
            table.move(item.id, piles.BOX, piles.UNMADE[seat])
    if character == mines.CORA:
        table.shift(map.DETONATION, 2, piles.GONE, mines.store(seat))
    table.tell("log-character", "R-027", seat=SEAT[seat], character=NAME[character])


def after_characters(table: RaidTradeTable) -> None:
    """What nobody plays stays in the box (R-051)."""
    table.move_all(piles.CHARACTERS, piles.BOX)
    next_stage(table, Stage.CHARACTERS)


# --- the scenario -----------------------------------------------------------------------------------------------------


async def choose_tokens(table: RaidTradeTable) -> None:
    """The youngest player picks the Trader Token and the Helipad Token (R-338)."""
    state = table.state
    seat = state.active = state.rank[0]
    four = table.setup.options.get("trader") == "four-kinds"
    traders = [one for one in table.pile(piles.TRADERS) if not four or len(TRADER[one].kinds) == 4]
    trader = await one_of(table, seat, ASK_TRADER, traders, Card)
    table.move(trader, piles.TRADERS, piles.TRADER)
    pad = await one_of(table, seat, ASK_PAD, [*table.pile(piles.PADS)], Card)
    table.move(pad, piles.PADS, piles.PAD)
    table.move_all(piles.TRADERS, piles.BOX)
    table.move_all(piles.PADS, piles.BOX)
    next_stage(table, Stage.TOKENS)


async def choose_items(table: RaidTradeTable) -> None:
    """1 Gun and two random tokens (R-349), and crafted Items of one's own worth exactly 4 (R-350, R-352), so Skill 4
    (R-351).
    """
    state = table.state
    seat = state.order.pop(0)
    state.active = seat
    goods.take(table, seat, v.GUNS, 1)
    goods.draw(table, seat, STARTING_GOODS)
    while (left := STARTING_SKILL - state.players[seat].skill) > 0:
        found = [item for item in table.pile(piles.UNMADE[seat]) if ITEM[item].skill <= left]
        item = await one_of(table, seat, ASK_STARTING_ITEM, found, Card, left=left)
        table.move(item, piles.UNMADE[seat], piles.MADE[seat])
        dials.gain_skill(table, seat, ITEM[item].skill)
        table.tell("log-starts-with", "R-350", seat=SEAT[seat], item=NAME[item])
    if not state.order:
        next_stage(table, Stage.STARTING)
