"""Escape the City: the line, bombardment, Adrenaline, elimination, and the helicopter."""

from __future__ import annotations

from collections.abc import Sequence

from fivefires.games.raid_trade.content import vocabulary as v
from fivefires.games.raid_trade.content.board import HELIPAD
from fivefires.games.raid_trade.content.index import PAD as PAD_TOKEN
from fivefires.games.raid_trade.content.piles import BAG, BOX, FRESH, GONE, MADE, PAD, RAIDED, STORE, UNMADE, under
from fivefires.games.raid_trade.show.names import NAME, SEAT
from fivefires.games.raid_trade.state import (
    DIAL_END,
    RaidTradeState,
    RaidTradeTable,
    Turn,
    TurnOver,
    count_tokens,
    there,
    tokens,
)
from fivefires.kernel import Beat, Prompt
from fivefires.kit.choosing import portions
from fivefires.kit.seats import clockwise, left_of

from . import dials, ending, goods, map, mines, promises, rivals
from .questions import GiveSkill

ASK_GIVE_SKILL = Prompt("ask-give-skill", "R-431")
ASK_GIVE_GOODS = Prompt("ask-give-goods", "R-431")

SEATS_ABOARD = 3


# --- the line ---------------------------------------------------------------------------------------------------------


def place(state: RaidTradeState, tile: str) -> int:
    """A tile's place in the line (R-361), in either direction (R-362); the Helipad is the seventh (R-363)."""
    return next(at for at, one in enumerate(state.laid, 1) if one.tile == tile)


def stands(state: RaidTradeState, tile: str) -> bool:
    """A bombarded tile can no longer be entered (R-377)."""
    return not state.scenario or place(state, tile) > state.fallen


def bombard(table: RaidTradeTable) -> None:
    """The remaining tile farthest from the Helipad (R-373), which itself is never hit (R-381).

    Houses (R-374) and Guards with what lies under them (R-379) are gone. Those on it are out first, then the others
    gain Adrenaline (R-375, R-376, R-380), also when no tile is left (R-382): all at once, so that those who reach 10 by
    it inherit nothing of each other (R-451).
    """
    state = table.state
    if state.fallen < len(state.laid) - 1:
        tile = state.laid[state.fallen].tile
        state.fallen += 1
        beat = Beat("bombardment", at=tile, weight=2)
        table.tell("log-bombardment", "R-373", beat=beat, tile=NAME[tile])
        _raze(table, tile)
        eliminate(table, [seat for seat in there(state) if map.tile_of(state, state.players[seat]) == tile])
    left = there(state)
    for seat in left:
        dials.turn_dial(state.players[seat], -1)
    eliminate(table, [seat for seat in left if state.players[seat].favor == -DIAL_END])


def _raze(table: RaidTradeTable, tile: str) -> None:
    for square in [*map.squares_on(table.state, tile), *rivals.guards_on(table.state, tile)]:
        size = map.house_at(table.state, square)
        if size:
            table.shift(map.HOUSE[size], 1, square, GONE)
        if map.mined(table.state, square):
            mines.come_back(table, square)
        if map.guarded(table.state, square):
            table.shift(map.GUARD, 1, square, GONE)
            goods.move_all(table, under(square), BAG)


# --- elimination ------------------------------------------------------------------------------------------------------


def eliminate(table: RaidTradeTable, seats: Sequence[int]) -> None:
    """Several are handled clockwise from the starting player, and none of them receives anything (R-451).

    With the last one out everybody has lost (R-445). The active player's turn ends at once (R-450).
    """
    state = table.state
    gone = clockwise(sorted(seats), state.starter)
    for seat in gone:
        state.players[seat].out = True
        state.players[seat].passed = True
        state.players[seat].aboard = False
        promises.forget(state, seat)
    for seat in gone:
        table.tell("log-eliminated", "R-415", beat=Beat("death", weight=2), seat=SEAT[seat])
        _leave_goods(table, seat)
    if gone and not there(state):
        ending.end(table, "nobody", [])
    if state.turn is not None and state.turn.seat in gone:
        raise TurnOver


def _leave_goods(table: RaidTradeTable, seat: int) -> None:
    """Tokens are dealt one by one, from the left (R-446), in random order (R-447), to those still in the game; with
    nobody left they go to the bag (R-448). Items and Houses go to the box (R-449).
    """
    state = table.state
    heirs = there(state)
    at = seat
    while count_tokens(state, seat):
        if heirs:
            at = left_of(heirs, at)
        goods.lose_one(table, seat, STORE[at] if heirs else BAG)
    for pile in (MADE[seat], UNMADE[seat]):
        table.move_all(pile, BOX)
    for size in v.SIZES:
        for kept in (FRESH[seat], RAIDED[seat]):
            table.shift(map.HOUSE[size], state.stock[map.HOUSE[size]].get(kept, 0), kept, GONE)


# --- the helicopter ---------------------------------------------------------------------------------------------------


def demand(state: RaidTradeState) -> tuple[int, int]:
    """Skill and tokens, times the number of players at the start (R-427)."""
    if not state.piles[PAD]:
        return 0, 0
    token = PAD_TOKEN[state.piles[PAD][0]]
    return token.skill * state.seats, token.goods * state.seats


def missing(state: RaidTradeState) -> tuple[int, int]:
    skill, tokens_asked = demand(state)
    return skill - state.given_skill, tokens_asked - state.given_goods


def can_give(state: RaidTradeState, turn: Turn) -> bool:
    """On the own turn, standing on the Helipad Tile (R-431) without a Guard on it (R-426), with one of three seats
    (R-434, R-435, R-436).
    """
    me = state.players[turn.seat]
    if not state.scenario or not map.on_helipad(me) or rivals.guards_on(state, HELIPAD):
        return False
    if not me.aboard and sum(one.aboard for one in state.players) >= SEATS_ABOARD:
        return False
    skill, wanted = missing(state)
    return bool((skill and me.skill) or (wanted and count_tokens(state, turn.seat)))


async def give(table: RaidTradeTable, turn: Turn) -> None:
    """No action and no AP (R-430): any amount up to what is missing, of any kind (R-428), spent for good (R-429).

    Whoever has no token to add gives Skill. The first gift takes a seat (R-435). The helicopter leaves the moment the
    demand is met (R-425, R-439), with one alone as well (R-432); what is incomplete stays (R-433).
    """
    state = table.state
    seat = turn.seat
    me = state.players[seat]
    skill, wanted = missing(state)
    most = min(skill, me.skill)
    given = 0
    if most:
        least = 0 if wanted and count_tokens(state, seat) else 1
        options = [GiveSkill(amount) for amount in range(least, most + 1)]
        answer = await table.ask(seat, ASK_GIVE_SKILL, options, missing=skill)
        given = answer.amount
        me.skill -= given
        me.gave += given
        state.given_skill += given
    held = min(wanted, count_tokens(state, seat))
    if held:
        least = 0 if given else 1
        paid = await portions(table, seat, ASK_GIVE_GOODS, tokens(state, seat), least, held)
        goods.spend(table, seat, paid)
        state.given_goods += sum(paid.values())
        given += sum(paid.values())
    if given:
        me.aboard = True
        table.tell("log-gives", "R-431", beat=Beat("give", weight=1), seat=SEAT[seat])
    if missing(state) == (0, 0):
        fly(table)


def fly(table: RaidTradeTable) -> None:
    """All givers still in the game are aboard and win together (R-438); the others lose (R-440)."""
    aboard = [seat for seat, me in enumerate(table.state.players) if me.aboard]
    ending.end(table, "alone" if len(aboard) == 1 else "flown", aboard)


def looted(table: RaidTradeTable) -> None:
    """Two Guards with tokens under them on the Helipad: all lose at once (R-442, R-443, R-444)."""
    state = table.state
    laden = [
        square
        for square in rivals.guards_on(state, HELIPAD)
        if any(state.stock[kind].get(under(square), 0) for kind in v.KINDS)
    ]
    if len(laden) >= 2:
        ending.end(table, "looted", [])
