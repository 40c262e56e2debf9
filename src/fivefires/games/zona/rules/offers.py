"""What the active player can do now: the actions, and what can be done before, between and after them (Z-098)."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.board import LOCATIONS
from fivefires.games.zona.content.index import REST_HEALS, THREAT
from fivefires.games.zona.state import LOWEST_FATIGUE, ActionTurn, ZonaState
from fivefires.kit.choosing import one_of_each

from . import dropping, entry, facilities, gear, items, local_actions
from .board import standing, threats_at, ways_from
from .questions import DROP, END, GEAR, PASS, Act, Local, Move, Open, Rest, Search, Use

Answer: TypeAlias = Move | Local | Open | Search | Rest | Use | Act

_LOCALS = {location.id: Local(location.id) for location in LOCATIONS}
_SEARCHES = {token: Search(token) for token in THREAT}
_RESTS = {by: Rest(by) for by in range(1, 5)}


def offers(state: ZonaState, turn: ActionTurn) -> list[Answer]:
    """Everything that can be done before, between and after actions; nothing where the turn is over.

    Items can be used (Z-485), gear rearranged (Z-229) and things dropped (Z-527) at all of these moments, also when no
    action is left. To take gear off or to drop something is by itself no reason to ask (Z-539). In a looted facility
    the first action is the way out (Z-163).
    """
    seat = turn.seat
    leaving = not turn.taken and must_leave(state, seat)
    found = _actions(state, turn, leaving=leaving)
    options: list[Answer] = [*items.uses_on_turn(state, seat, between=True)]
    if not (found or options or (not turn.arranged and gear.can_wear_more(state, seat))):
        return []
    if not turn.arranged and gear.can_rearrange(state, seat):
        options.append(GEAR)
    if dropping.can_drop(state, seat):
        options.append(DROP)
    options += found
    if not turn.actions_left:
        options.append(END)
    elif not leaving:
        options.append(PASS)
    return options


def _actions(state: ZonaState, turn: ActionTurn, *, leaving: bool) -> list[Answer]:
    found: list[Answer] = []
    if turn.actions_left:
        if leaving:
            found += moves_to(ways_from(state, turn.seat))
        else:
            add_actions(state, turn, found)
    return found


def add_actions(state: ZonaState, turn: ActionTurn, found: list[Answer]) -> None:
    """Those of the six actions (Z-098) that are possible now, at most 2 in a turn (Z-097).

    One local action (Z-106) where its price can be met (Z-109), a search among tokens (Z-116), a rest (Z-117) that
    helps (Z-118).
    """
    seat = turn.seat
    me = state.scavengers[seat]
    place = me.place
    found += moves_to(ways_from(state, seat))
    if not turn.local_done and local_actions.available(state, seat):
        found.append(_LOCALS[place])
    if place in entry.SITE_AT:
        found += facilities.ways_to_open(state, seat)
    for token in one_of_each(threats_at(state, place)):
        found.append(_SEARCHES[token])
    if me.fatigue > LOWEST_FATIGUE or (me.damage and me.character in REST_HEALS):
        found.append(_RESTS[rest_at(state, place) if state.rumor_token == place else 1])


@cache
def moves_to(places: tuple[str, ...]) -> tuple[Move, ...]:
    return tuple(Move(place) for place in places)


def must_leave(state: ZonaState, seat: int) -> bool:
    """In a looted facility the first action is a move to one of its entrances, and nothing else is offered (Z-163)."""
    place = state.scavengers[seat].place
    return place in state.deck_at and entry.looted(state, state.deck_at[place])


def rest_at(state: ZonaState, place: str) -> int:
    """Fatigue falls by 1 (Z-117), not below 1, where only a rest that heals is offered (Z-118)."""
    deep = standing(state, place, v.DeepRest)
    return deep.by if deep is not None else 1
