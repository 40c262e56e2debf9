"""Moving: step by step along the roads, over borders and barricades."""

from __future__ import annotations

from fivefires.games.raid_trade.content import vocabulary as v
from fivefires.games.raid_trade.show.names import NAME, SEAT
from fivefires.games.raid_trade.state import Going, RaidTradeState, RaidTradeTable, Step, Turn
from fivefires.kernel import Beat
from fivefires.kit.underway import during

from . import decks, dials, escape, guards, map, rivals
from .questions import Go
from .roads import TILE_OF

BORDER, BARRICADE = 1, 1


def steps(state: RaidTradeState, turn: Turn) -> list[Go]:
    """Where one step leads, as far as the AP last (R-059, R-128).

    Each border costs 1 (R-124), each barricade 1 more (R-125); a height line is no way at all (R-129). Others neither
    block the way nor the section (R-133, R-134); where one stands within a section is no move (R-135). From a guarded
    tile nobody leaves (R-365) until its Guards are gone (R-366).
    """
    me = state.players[turn.seat]
    if me.inside or turn.going is Going.DONE:
        return []
    shut = state.scenario and bool(rivals.guards_on(state, TILE_OF[me.section]))
    found: list[Go] = []
    for there, border, barricade in map.city(state).steps[me.section]:
        if border and (shut or not escape.stands(state, TILE_OF[there])):
            continue
        ap = cost(state, turn, there, border, barricade)
        if ap <= me.ap:
            found.append(Go(there, ap))
    return found


def cost(state: RaidTradeState, turn: Turn, to: str, border: bool, barricade: bool) -> int:
    """In the scenario a tile costs as much as its place in the line (R-361), a barricade 1 more as ever (R-364)."""
    if turn.free:
        return 0
    over = 0 if not barricade or map.news(state, v.OpenRoads) is not None else BARRICADE
    if not border:
        return over
    return over + (escape.place(state, TILE_OF[to]) if state.scenario else BORDER)


async def step(table: RaidTradeTable, turn: Turn, go: Go) -> None:
    """One step of the move (R-136); the next may follow, or the move is over."""
    turn.going = Going.UNDER_WAY
    event = Step(seat=turn.seat, to=go.section, cost=go.ap)
    await during(table.state.events, event, _step(table, turn, event))


async def _step(table: RaidTradeTable, turn: Turn, event: Step) -> None:
    state = table.state
    me = state.players[turn.seat]
    await table.at(event, v.Point.ANNOUNCED)
    dials.pay_ap(table, turn.seat, min(event.cost, me.ap))
    turn.free = max(0, turn.free - 1)
    before = TILE_OF[me.section]
    me.section = event.to
    tile = TILE_OF[event.to]
    if table.log is not None:
        table.tell(
            "log-moves", "R-123", beat=Beat("move", at=event.to), seat=SEAT[turn.seat], tile=NAME[tile], ap=event.cost
        )
    if tile != before:
        await enter(table, turn, tile)


async def enter(table: RaidTradeTable, turn: Turn, tile: str) -> None:
    """Crossing onto a tile draws an Incident if it has none (R-137), tile by tile (R-140); in the scenario its Guards
    attack (R-369).
    """
    if not table.state.scenario:
        decks.lay_incident(table, tile)
    else:
        await guards.meet(table, turn, tile)


def end_move(turn: Turn) -> None:
    """Once the action starts, a begun move is over (R-082)."""
    if turn.going is Going.UNDER_WAY:
        turn.going = Going.DONE
