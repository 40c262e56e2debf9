"""Zona as numbers, for programs that learn: from what the view gives, the seat that looks first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fivefires.games.zona.content import piles
from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.index import ATTRIBUTES
from fivefires.games.zona.rules.board import ENTRANCES, PLACES
from fivefires.games.zona.state import PLAYING, Scavenger, Stage
from fivefires.kernel import AnyOption
from fivefires.kit.numbers import Row, from_seat, group_row, one_of

if TYPE_CHECKING:
    from .view import ZonaView

PLACE: Final = one_of(PLACES)
STAGE: Final = one_of(Stage)
NAMES: Final = tuple(v.Attribute)
NO_ATTRIBUTES: Final = {str(name): 0 for name in NAMES}


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
    for seat in from_seat(view.seat, view.seats):
        told += _scavenger(view, seat)
    return told


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
    return group_row(option, view)
