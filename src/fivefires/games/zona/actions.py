"""The action turn: up to two actions, and what can be done before, between and after them.

The actions are: move, local action, open a facility, search, rest, pass (Z-098). Both may be of the same kind,
local actions excepted (Z-099).
"""

from __future__ import annotations

from typing import TypeAlias

from fivefires.kernel import Prompt, seat_name

from . import camping, damage, encounters, facilities, fatigue, gear, items, local_actions
from .board import NEIGHBOURS, border, standing, threats_at, ways_from
from .content import vocabulary as v
from .content.board import LOCATIONS, SITES
from .content.index import REST_HEALS
from .names import name_of
from .piles import PACKED, SMALL, WORN
from .questions import Act, Local, Move, Open, Rest, Search, Use
from .solo import voice_threat
from .state import LOWEST_FATIGUE, ActionTurn, CampUnderWay, ZonaState, ZonaTable

ACTION = Prompt("ask-action", "Z-098")
FREE_ACT = Prompt("ask-free-act", "Z-485")
MOVE_AGAIN = Prompt("ask-move-again", "Z-100")
SLIP_BY = Prompt("ask-slip-by", "Z-101")

Deed: TypeAlias = Move | Local | Open | Search | Rest | Use | Act

_MOVES = {place.id: Move(place.id) for place in (*LOCATIONS, *SITES)}
_LOCALS = {location.id: Local(location.id) for location in LOCATIONS}


# --- the question -------------------------------------------------------------------------------------------


async def juncture(table: ZonaTable, turn: ActionTurn) -> None:
    """One question and what it leads to: an action, or something that costs none.

    With no action left the turn ends, unless something else can still be done (Z-485).
    """
    state, seat = table.state, turn.seat
    if state.under_way:
        assert isinstance(state.under_way[-1], CampUnderWay)
        await camping.camp(table, state.under_way[-1])
        return
    free = free_acts(state, turn)
    if not turn.actions_left and not free:
        turn.over = True
        return
    options = [*actions(state, turn), *free]
    if not turn.drops_over and (state.piles[SMALL[seat]] or state.piles[PACKED[seat]] or state.piles[WORN[seat]]):
        options.append(Act.DROP)
    if not must_leave(state, turn):
        options.append(Act.PASS if turn.actions_left else Act.END)
    answer = await table.ask(seat, ACTION if turn.actions_left else FREE_ACT, options, left=turn.actions_left)
    await act(table, turn, answer)


def actions(state: ZonaState, turn: ActionTurn) -> list[Deed]:
    """The actions that are possible now, at most 2 in a turn (Z-097)."""
    if not turn.actions_left:
        return []
    seat = turn.seat
    if must_leave(state, turn):
        return [_MOVES[place] for place in ways_out(state, seat)]
    me = state.scavengers[seat]
    found: list[Deed] = [_MOVES[place] for place, _kind in ways_from(state, seat)]
    if local_actions.available(state, turn):
        found.append(_LOCALS[me.place])
    if me.place in facilities.SITES_AT:
        found += facilities.ways_to_open(state, seat)
    found += [Search(token) for token in threats_at(state, me.place)]
    if me.fatigue > LOWEST_FATIGUE:
        found.append(Rest(rest_at(state, me.place)))
    return found


def must_leave(state: ZonaState, turn: ActionTurn) -> bool:
    """In a looted facility the first action is a move to one of its entrances, and nothing else is offered (Z-163)."""
    if turn.taken or not turn.actions_left:
        return False
    facility = state.facilities.get(state.scavengers[turn.seat].place)
    return facility is not None and facilities.looted(state, facility.deck)


def ways_out(state: ZonaState, seat: int) -> list[str]:
    """The entrances; a bar by a rumor does not hold where it would leave no way out."""
    ways = [place for place, _kind in ways_from(state, seat)]
    return ways or [place for place, _kind in NEIGHBOURS[state.side][state.scavengers[seat].place]]


def free_acts(state: ZonaState, turn: ActionTurn) -> list[Deed]:
    """Items that are used before or after an action, and gear that is rearranged (Z-229)."""
    found: list[Deed] = [*items.uses_on_turn(state, turn.seat, between=True)]
    if not turn.arranged and gear.can_rearrange(state, turn.seat):
        found.append(Act.GEAR)
    return found


async def act(table: ZonaTable, turn: ActionTurn, deed: Deed) -> None:
    """Passing the first action ends the turn (Z-119), and the second may be passed, too (Z-120)."""
    seat = turn.seat
    match deed:
        case Use():
            await items.use_on_turn(table, seat, deed)
        case Act.GEAR:
            turn.arranged = True
            await gear.rearrange(table, seat)
        case Act.DROP:
            await items.drop(table, seat)
        case Act():
            turn.over = True
        case _:
            turn.actions_left -= 1
            turn.taken += 1
            turn.arranged = False
            await perform(table, turn, deed)


async def perform(table: ZonaTable, turn: ActionTurn, action: Move | Local | Open | Search | Rest) -> None:
    """Losing or leaving an encounter does not end the turn: another action can follow (Z-121)."""
    seat = turn.seat
    match action:
        case Move(place):
            await move(table, seat, place)
        case Local():
            await local_actions.local_action(table, turn)
        case Open():
            await facilities.open_facility(table, seat, action)
        case Search(token):
            await search(table, seat, token)
        case Rest(by):
            rest(table, seat, by)


# --- move ---------------------------------------------------------------------------------------------------


async def move(table: ZonaTable, seat: int, place: str, *, shortcuts_hurt: bool = True) -> None:
    """Go to an adjacent location (Z-100), then meet a threat if there is one (Z-101).

    What crossing the border costs is settled before (Z-090). Starting a turn beside a threat, or being relocated to
    one, causes no encounter (Z-291, Z-292).
    """
    me = table.state.scavengers[seat]
    table.tell("log-moves", "Z-100", seat=seat_name(seat), place=name_of(place))
    await cross(table, seat, place, shortcuts_hurt=shortcuts_hurt)
    me.place = place
    await pay_toll(table, seat, place)
    await meet_threat(table, seat)


async def cross(table: ZonaTable, seat: int, place: str, *, shortcuts_hurt: bool) -> None:
    """A shortcut does 1 damage of its type, in either direction (Z-088), which is ordinary damage (Z-089).

    Explorer's map spares it for the round (Z-464). The Power Plant's border is crossed by no movement, in or out
    (Z-082, Z-083).
    """
    state = table.state
    me = state.scavengers[seat]
    if state.rumor_token:
        await pay_toll(table, seat, border(me.place, place))
    kind = next(kind for beyond, kind in NEIGHBOURS[state.side][me.place] if beyond == place)
    if kind != v.OPEN and shortcuts_hurt and not me.safe_shortcuts:
        await damage.suffer(table, seat, **{kind: 1}, scene=v.SHORTCUT)


async def pay_toll(table: ZonaTable, seat: int, spot: str) -> None:
    """What a persistent rumor takes from whoever moves in or across."""
    for effect in standing(table.state, spot):
        if isinstance(effect, v.Toll):
            if effect.fatigue:
                await fatigue.tire(table, seat, effect.fatigue)
            await damage.suffer(table, seat, effect.damage.radiation, effect.damage.mental, effect.damage.physical)


async def meet_threat(table: ZonaTable, seat: int) -> None:
    """An encounter with exactly one of the tokens there (Z-101, Z-290); which one, the Voice of Zona decides (Z-289)."""
    state = table.state
    place = state.scavengers[seat].place
    tokens = threats_at(state, place)
    if not tokens:
        return
    if any(isinstance(effect, v.QuietEntry) for effect in standing(state, place)):
        if await table.ask(seat, SLIP_BY, [Act.SLIP_BY, Act.MEET]) is Act.SLIP_BY:
            return
    token = tokens[0] if len(tokens) == 1 else await voice_threat(table, tokens)
    await encounters.encounter(table, seat, token, drawn=False)


async def move_again(table: ZonaTable, seat: int, *, shortcuts_hurt: bool) -> None:
    """A move like any other that costs no action, and may be declined."""
    options = [_MOVES[place] for place, _kind in ways_from(table.state, seat)]
    answer = await table.ask(seat, MOVE_AGAIN, [*options, Act.STAY])
    if isinstance(answer, Move):
        await move(table, seat, answer.place, shortcuts_hurt=shortcuts_hurt)


def relocate(table: ZonaTable, seat: int, place: str) -> None:
    """No movement: neither encounter (Z-291) nor shortcut damage (Z-091)."""
    table.state.scavengers[seat].place = place
    table.tell("log-relocates", "Z-291", seat=seat_name(seat), place=name_of(place))


# --- search and rest ----------------------------------------------------------------------------------------


async def search(table: ZonaTable, seat: int, token: str) -> None:
    """An encounter with a token of this location, of the player's choice (Z-115); where none lies, no search (Z-116)."""
    await encounters.encounter(table, seat, token, drawn=False)


def rest_at(state: ZonaState, place: str) -> int:
    """Fatigue falls by 1 (Z-117), not below 1, where resting is not offered (Z-118)."""
    deep = [effect.by for effect in standing(state, place) if isinstance(effect, v.DeepRest)]
    return deep[0] if deep else 1


def rest(table: ZonaTable, seat: int, by: int) -> None:
    table.tell("log-rests", "Z-117", seat=seat_name(seat))
    fatigue.relieve(table, seat, by)
    heal_while_resting(table, seat)


def heal_while_resting(table: ZonaTable, seat: int) -> None:
    """Olga's rest heals."""
    heals = REST_HEALS.get(table.state.scavengers[seat].character)
    if heals is not None:
        table.used("ability:field_surgery")
        damage.heal(table, seat, heals.damage)


