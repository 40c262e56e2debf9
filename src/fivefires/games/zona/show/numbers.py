"""Zona as numbers, for programs that learn: from what the view gives, the seat that looks first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fivefires.games.zona.content import piles
from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.board import LOCAL_ACTIONS
from fivefires.games.zona.content.index import ATTRIBUTES, DECK_OF
from fivefires.games.zona.rules.board import DISTANCE, ENTRANCES, PLACES
from fivefires.games.zona.rules.questions import Local, Move
from fivefires.games.zona.state import PLAYING, Scavenger, Stage
from fivefires.kernel import AnyOption
from fivefires.kit.numbers import Row, from_seat, group_row, one_of

if TYPE_CHECKING:
    from .view import ZonaView

PLACE: Final = one_of(PLACES)
STAGE: Final = one_of(Stage)
NAMES: Final = tuple(v.Attribute)
NO_ATTRIBUTES: Final = {str(name): 0 for name in NAMES}
GATES: Final = tuple(action.place for action in LOCAL_ACTIONS if action.function == "to_power_plant")
# As far as nothing is told to be: no way leads there.
FAR: Final = 8
NOWHERE: Final = (0.0,) * 5


def numbers(view: ZonaView) -> list[float]:
    """The round and what is going on, which facilities are open, then each scavenger."""
    test, turn = view.test, view.turn
    told = [
        min(view.round, 20) / 20,
        view.size(piles.RUMORS) / 20,
        view.marker / 10,
        0.0 if test is None else view.test_total / 12,
        0.0 if test is None else test.difficulty / 12,
        float(view.encounter is not None),
        0.0 if turn is None else turn.actions_left / 3,
        *STAGE[view.stage],
        *[float(view.is_open(site)) for site in ENTRANCES],
    ]
    wanted = _wanted(view)
    told += [float(site in wanted) for site in ENTRANCES]
    for seat in from_seat(view.seat, view.seats):
        told += _scavenger(view, seat)
    return told


def _wanted(view: ZonaView) -> list[str]:
    """The facilities whose secret the seat that looks may still find; a spectator looks for all of them."""
    found = [DECK_OF[card] for card in view.secrets(view.seat)] if view.seat < view.seats else []
    return [site for site in ENTRANCES if view.deck_at(site) not in found and not view.is_looted(site)]


def _scavenger(view: ZonaView, seat: int) -> list[float]:
    me = view.scavengers[seat]
    chosen = me.character in ATTRIBUTES
    attributes = ATTRIBUTES[me.character] if chosen else NO_ATTRIBUTES
    return [
        float(view.active == seat),
        float(me.status == PLAYING),
        me.rubles / 1000,
        me.fatigue / 10,
        me.reputation,
        me.damage / 10,
        view.free_fortitude(seat) / 10 if chosen else 0.0,
        len(view.secrets(seat)) / 2,
        len(view.items(seat)) / 8,
        len(view.trophies(seat)) / 4,
        *_weak(me, attributes),
        *_place(me),
    ]


def _weak(me: Scavenger, attributes: dict[str, int]) -> list[float]:
    return [(attributes[name] - (name in me.weaknesses)) / 4 for name in NAMES]


def _place(me: Scavenger) -> Row:
    return PLACE[me.place]


def numbers_of(view: ZonaView, option: AnyOption) -> Row:
    return group_row(option, view) + (_there(view, option.place) if isinstance(option, Move | Local) else NOWHERE)


def _there(view: ZonaView, place: str) -> Row:
    """What lies at a place, and how far it is from there to a secret that is still wanted, and to a gate."""
    away = DISTANCE[view.side][place]
    return (
        min([away.get(site, FAR) for site in _wanted(view)], default=FAR) / FAR,
        min([away.get(gate, FAR) for gate in GATES]) / FAR,
        len(view.threats(place)) / 3,
        float(place in ENTRANCES),
        1.0,
    )
