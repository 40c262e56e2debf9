"""What comes next: the set-up, then rounds of an action phase, an event phase and a rumor phase (Z-093)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from fivefires.games.zona.content import piles
from fivefires.games.zona.content.index import DURABLE
from fivefires.games.zona.content.vocabulary import ROUND
from fivefires.games.zona.state import (
    Died,
    EmissionUnderWay,
    Stage,
    Status,
    ZonaState,
    ZonaTable,
    in_game,
    playing,
    turn_order,
)
from fivefires.kit.seats import clockwise, left_of

from . import actions, beats, death, emission, ending, events, market, rumors, scavengers, solo


async def step(table: ZonaTable) -> None:
    """Do what comes next. A death ends whatever was being resolved (Z-334)."""
    state = table.state
    try:
        await STEPS[state.stage](table)
    except Died:
        state.under_way[:] = [one for one in state.under_way if isinstance(one, EmissionUnderWay)]
        state.path.clear()
        actions.end_turn(table)


# --- set-up ---------------------------------------------------------------------------------------------------


async def choose_characters(table: ZonaTable) -> None:
    """Dealt characters are chosen by all at once, free ones picked in turn order from the Voice (Z-029, Z-033).

    In the same order they enter (Z-035).
    """
    state = table.state
    if table.setup.options.get("characters") != "free":
        await scavengers.choose(table)
    else:
        await scavengers.pick(table, state.order.pop(0))
        if state.order:
            return
    state.stage = Stage.ENTER
    state.order = clockwise(range(state.seats), state.voice)


async def enter(table: ZonaTable) -> None:
    """One player after the other places starting threats and enters (Z-035); alone there are more of them (Z-513)."""
    state = table.state
    seat = state.order.pop(0)
    scavengers.place_threats(table, seat)
    if solo.is_solo(state):
        solo.more_threats(table)
    await scavengers.enter(table, seat)
    if not state.order:
        begin_round(table)


def begin_round(table: ZonaTable) -> None:
    state = table.state
    state.round += 1
    state.stage = Stage.ACTIONS
    state.order = turn_order(state)
    table.tell("log-round", "Z-093", beat=beats.ROUND, round=state.round)
    if len(table.pile(piles.RUMORS)) == 1:
        table.tell("log-last-round", "Z-060", beat=beats.LAST_ROUND)


# --- the event phase ------------------------------------------------------------------------------------------


async def event_phase(table: ZonaTable) -> None:
    """Every scavenger draws and resolves one event card, in turn order (Z-094, Z-122), in a turn of its own (Z-540).

    What was bought in it is replaced at its end (Z-272).
    """
    state = table.state
    if not state.order:
        state.stage = Stage.RUMOR
        state.active = max(state.voice, 0)
        return
    seat = state.order.pop(0)
    if playing(state, seat):
        state.active = seat
        await events.event(table, seat)
        if state.market_touched:
            market.refill(table)


# --- the end of the round -------------------------------------------------------------------------------------


async def close(table: ZonaTable) -> None:
    """The rumor is discarded already; the token goes on, items are refreshed, new characters enter (Z-192).

    After the last rumor the game is over before anybody enters (Z-060, Z-061).
    """
    state = table.state
    pass_voice(state)
    refresh(state)
    if not table.pile(piles.RUMORS):
        ending.end(table, "rumors")
    dead = [seat for seat, me in enumerate(state.scavengers) if me.status == Status.DEAD]
    state.order = clockwise(dead, state.voice)
    state.stage = Stage.RESTART


def pass_voice(state: ZonaState) -> None:
    """To the next player on the left (Z-189), past those who are out of the game (Z-190). Solo has no token (Z-517)."""
    if state.voice >= 0:
        state.voice = left_of(in_game(state), state.voice)


def refresh(state: ZonaState) -> None:
    """All deactivated items can be used again (Z-191, Z-256), and abilities of the round (Z-566); the map is folded
    (Z-464).
    """
    for me in state.scavengers:
        me.safe_shortcuts = False
        if ROUND in me.spent:
            me.spent.remove(ROUND)
        if me.tokens:
            me.tokens = {card: tokens for card, tokens in me.tokens.items() if card not in DURABLE}


async def restart(table: ZonaTable) -> None:
    """One player after the other may enter with a new character (Z-336, Z-337), without starting threats (Z-339).

    Then the game goes on, or it is over with nobody left (Z-340, Z-532). The token goes on from whoever drops out now
    (Z-190).
    """
    state = table.state
    if state.order:
        await death.restart(table, state.order.pop(0))
        return
    if not in_game(state):
        ending.end(table, "nobody-left")
    if state.voice >= 0 and state.scavengers[state.voice].status == Status.OUT:
        pass_voice(state)
    begin_round(table)


STEPS: dict[Stage, Callable[[ZonaTable], Awaitable[None]]] = {
    Stage.CHOOSE: choose_characters,
    Stage.ENTER: enter,
    Stage.ACTIONS: actions.action_phase,
    Stage.EVENTS: event_phase,
    Stage.RUMOR: rumors.draw_rumor,
    Stage.EMISSION_FLIP: emission.flip,
    Stage.EMISSION_FLEE: emission.flee,
    Stage.EMISSION_DAMAGE: emission.hurt,
    Stage.EMISSION_THREATS: emission.replace_threats,
    Stage.EMISSION_MARKET: emission.replace_market,
    Stage.RESOLVE_RUMOR: rumors.resolve_rumor,
    Stage.CLOSE: close,
    Stage.RESTART: restart,
}
