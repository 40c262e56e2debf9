"""The action turn: up to two actions, and what can be done before, between and after them.

The actions are: move, local action, open a facility, search, rest, pass (Z-098). Both may be of the same kind,
local actions excepted (Z-099). What can be done at all is found in `offers.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, TypeAlias

from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.index import REST_HEALS
from fivefires.games.zona.content.piles import IN_FORCE
from fivefires.games.zona.show.names import NAME, SEAT
from fivefires.games.zona.state import ActionTurn, Stage, ZonaTable, playing, turn_order
from fivefires.kernel import Prompt
from fivefires.kit.seats import take_next

from . import (
    beats,
    camping,
    damage,
    dropping,
    encounters,
    facilities,
    fatigue,
    gear,
    items,
    local_actions,
    market,
    offers,
    solo,
)
from .board import BORDER_KIND, border, standing, threats_at, ways_from
from .questions import DROP, GEAR, MEET, SLIP_BY, STAY, Act, Local, Move, Open, Rest, Search, Use

ASK_ACTION = Prompt("ask-action", "Z-098")
ASK_FREE_ACT = Prompt("ask-free-act", "Z-485")
ASK_MOVE_AGAIN = Prompt("ask-move-again", "Z-100")
ASK_SLIP_BY = Prompt("ask-slip-by", "Z-101")

ACTIONS = 2
FEWEST, MOST = 1, 3

Doing: TypeAlias = Coroutine[Any, Any, Any]


# --- the turn -----------------------------------------------------------------------------------------------


def begin_turn(table: ZonaTable) -> ActionTurn | None:
    """Two actions, or what cards have made of them, from 1 to 3 (Z-553); without a scavenger no turn (Z-096).

    An ability of the turn can be used again (Z-566). After the last turn the event phase begins.
    """
    state = table.state
    seat = take_next(state.order, partial(playing, state))
    if seat is None:
        state.stage = Stage.EVENTS
        table.tell("log-phase-events", "Z-094", beat=beats.PHASE)
        state.order = turn_order(state)
        return None
    state.active = seat
    me = state.scavengers[seat]
    turn = state.turn = ActionTurn(seat, ACTIONS)
    if me.actions_next:
        turn.actions_left = max(FEWEST, min(MOST, ACTIONS + me.actions_next))
        me.actions_next = 0
    if v.TURN in me.spent:
        me.spent.remove(v.TURN)
    if table.log is not None:
        table.tell("log-turn", "Z-095", beat=beats.of(table, "turn", seat), seat=SEAT[seat])
    return turn


def end_turn(table: ZonaTable) -> None:
    """The marketplace is filled up at the end of a turn with a purchase (Z-272)."""
    table.state.turn = None
    if table.state.market_touched:
        market.refill(table)


# --- the question -------------------------------------------------------------------------------------------


async def action_phase(table: ZonaTable) -> None:
    """One question of a turn and what it leads to: an action, or something that costs none.

    Each player finishes the whole turn before the next begins (Z-095), clockwise from the Voice (Z-094). With no action
    left the turn ends, unless something else can still be done (Z-485).
    """
    state = table.state
    turn = state.turn or begin_turn(table)
    if turn is None:
        return
    if state.under_way:
        await camping.camp(table)
    elif options := offers.offers(state, turn):
        answer = await table.ask(
            turn.seat, ASK_ACTION if turn.actions_left else ASK_FREE_ACT, options, left=turn.actions_left
        )
        del options  # the deed may bring what was offered into a deck
        await DO[type(answer)](table, turn, answer)
    else:
        end_turn(table)


def use(table: ZonaTable, turn: ActionTurn, deed: Use) -> Doing:
    return items.use_on_turn(table, turn.seat, deed)


async def act_freely(table: ZonaTable, turn: ActionTurn, deed: Act) -> None:
    """Gear (Z-528), dropping (Z-527), or the end: a pass of the first action ends the turn (Z-119), and so does one
    later (Z-120).
    """
    if deed is GEAR:
        turn.arranged = True
        await gear.rearrange(table, turn.seat)
    elif deed is DROP:
        await dropping.drop(table, turn.seat)
    else:
        end_turn(table)


def spend_action(turn: ActionTurn) -> None:
    """One of the actions is taken (Z-097), which counts towards the most there can be (Z-553), and gear may be arranged
    anew (Z-528).

    Losing or leaving an encounter does not end the turn: another action can follow (Z-121).
    """
    turn.actions_left -= 1
    turn.taken += 1
    turn.arranged = False


def act_by_moving(table: ZonaTable, turn: ActionTurn, deed: Move) -> Doing:
    spend_action(turn)
    return move(table, turn.seat, deed.place)


def act_locally(table: ZonaTable, turn: ActionTurn, deed: Local) -> Doing:
    spend_action(turn)
    return local_actions.local_action(table, turn)


def open_facility(table: ZonaTable, turn: ActionTurn, deed: Open) -> Doing:
    spend_action(turn)
    return facilities.open_facility(table, turn.seat, deed)


def search(table: ZonaTable, turn: ActionTurn, deed: Search) -> Doing:
    """An encounter with a token of this location, of the player's choice (Z-115); without tokens no search (Z-116)."""
    spend_action(turn)
    return encounters.encounter(table, turn.seat, deed.token, drawn=False)


async def rest(table: ZonaTable, turn: ActionTurn, deed: Rest) -> None:
    """Less fatigue (Z-117), and for Olga less damage (Z-118)."""
    spend_action(turn)
    if table.log is not None:
        table.tell("log-rests", "Z-117", beat=beats.of(table, "rest", turn.seat), seat=SEAT[turn.seat])
    fatigue.relieve(table, turn.seat, deed.by)
    heal_while_resting(table, turn.seat)


def heal_while_resting(table: ZonaTable, seat: int) -> None:
    """Olga's rest heals."""
    heals = REST_HEALS.get(table.state.scavengers[seat].character)
    if heals is not None:
        table.used("ability:field_surgery")
        damage.heal(table, seat, heals.damage)


DO: dict[type[Any], Callable[[ZonaTable, ActionTurn, Any], Doing]] = {
    Use: use,
    Act: act_freely,
    Move: act_by_moving,
    Local: act_locally,
    Open: open_facility,
    Search: search,
    Rest: rest,
}


# --- move ---------------------------------------------------------------------------------------------------


async def move(table: ZonaTable, seat: int, place: str, *, shortcuts_hurt: bool = True) -> None:
    """Go to an adjacent location (Z-100), then meet a threat if there is one (Z-101).

    What crossing the border costs is settled before (Z-090, Z-550). Starting a turn beside a threat, or being relocated
    to one, causes no encounter (Z-291, Z-292).
    """
    state = table.state
    me = state.scavengers[seat]
    if table.log is not None:
        table.tell(
            "log-moves", "Z-100", beat=beats.going(table, seat, me.place, place), seat=SEAT[seat], place=NAME[place]
        )
    if state.rumor_token and state.rumor_token == border(me.place, place):
        await pay_toll(table, seat, state.rumor_token)
    kind = BORDER_KIND[state.side][me.place, place]
    if kind != v.OPEN and shortcuts_hurt and not me.safe_shortcuts:
        await hurt_by_shortcut(table, seat, kind)
    me.place = place
    if state.rumor_token == place:
        await pay_toll(table, seat, place)
    if threats_at(state, place):
        await meet_threat(table, seat)


# 1 damage of one type, in the order in which packages have them.
_SHORTCUT = {str(kind): tuple(int(kind == type) for type in v.DamageType) for kind in v.DamageType}


async def hurt_by_shortcut(table: ZonaTable, seat: int, kind: str) -> None:
    """A shortcut does 1 damage of its type, in either direction (Z-088), which is ordinary damage (Z-089).

    Explorer's map spares it for the round (Z-464). The Power Plant's border is crossed by no movement, in or out
    (Z-082, Z-083).
    """
    await damage.suffer(table, seat, *_SHORTCUT[kind], scene=v.SHORTCUT, cause=beats.SHORTCUT)


async def pay_toll(table: ZonaTable, seat: int, spot: str) -> None:
    """What a persistent rumor takes from whoever moves in or across."""
    toll = standing(table.state, spot, v.Toll)
    if toll is None:
        return
    if toll.fatigue:
        await fatigue.tire(table, seat, toll.fatigue)
    hurt, rumor = toll.damage, NAME[table.pile(IN_FORCE)[0]]
    await damage.suffer(table, seat, hurt.radiation, hurt.mental, hurt.physical, cause=rumor)


async def meet_threat(table: ZonaTable, seat: int) -> None:
    """An encounter with exactly one of the tokens there (Z-101, Z-290), of the Voice of Zona's choice (Z-289)."""
    state = table.state
    place = state.scavengers[seat].place
    tokens = threats_at(state, place)
    quiet = standing(state, place, v.QuietEntry) if state.rumor_token == place else None
    if quiet is not None and await table.ask(seat, ASK_SLIP_BY, [SLIP_BY, MEET]) is SLIP_BY:
        return
    token = await solo.voice_threat(table, tokens)
    await encounters.encounter(table, seat, token, drawn=False)


async def move_again(table: ZonaTable, seat: int, *, shortcuts_hurt: bool) -> None:
    """A move like any other that costs no action, and may be declined (Z-554)."""
    state = table.state
    while True:
        answer = await table.ask(
            seat, ASK_MOVE_AGAIN, [*offers.moves_to(ways_from(state, seat)), *items.uses_on_turn(state, seat), STAY]
        )
        if not isinstance(answer, Use):
            break
        await items.use_on_turn(table, seat, answer)
    if isinstance(answer, Move):
        await move(table, seat, answer.place, shortcuts_hurt=shortcuts_hurt)


def relocate(table: ZonaTable, seat: int, place: str) -> None:
    """No movement: neither encounter (Z-291) nor shortcut damage (Z-091)."""
    me = table.state.scavengers[seat]
    beat = beats.going(table, seat, me.place, place)
    me.place = place
    table.tell("log-relocates", "Z-291", beat=beat, seat=SEAT[seat], place=NAME[place])
