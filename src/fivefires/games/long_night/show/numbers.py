"""The Long Night as numbers, for programs that learn: from what the view gives, the seat that looks first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fivefires.games.long_night.content import piles
from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.board import PEOPLE_SPACES
from fivefires.games.long_night.content.index import TYPE
from fivefires.games.long_night.state import Stage
from fivefires.kernel import AnyOption
from fivefires.kit.numbers import Row, from_seat, group_row, one_of

if TYPE_CHECKING:
    from .view import LongNightView

STAGE: Final = one_of(Stage)
PLACES: Final = tuple(PEOPLE_SPACES)
TYPES: Final = tuple(v.ItemType)


def numbers(view: LongNightView) -> list[float]:
    """The colony, the objective and the crisis, each place, one's own hand, then each player with the survivors."""
    told = [
        view.round / 8,
        view.rounds / 8,
        view.morale / 8,
        view.starvation / 6,
        view.food / 12,
        view.food_needed / 12,
        view.helpless / 12,
        view.unruly / 6,
        view.size(piles.WASTE) / 20,
        view.size(piles.CONTRIBUTED) / 6,
        view.crisis_target / 6 if view.crisis else 0.0,
        float(view.cooperative),
        float(bool(view.task) and view.main_met),
        *STAGE[view.stage],
        *_progress(view),
    ]
    there = [*view.where.values()]
    for place in PLACES:
        told += [view.zombies_at(place) / 6, there.count(place) / 4, view.noise(place) / 4]
    told += _hand(view)
    for seat in from_seat(view.seat, view.seats):
        told += _player(view, seat)
    return told


def _progress(view: LongNightView) -> list[float]:
    """How far the first three parts of the main objective are, once there is one."""
    if not view.task:
        return [0.0] * 3
    parts = [have / max(1, need) for have, need in view.progress()[:3]]
    return [*parts, *[0.0] * (3 - len(parts))]


def _hand(view: LongNightView) -> list[float]:
    """How many cards of each type one's own hand has; a spectator has none."""
    hand = [TYPE[card] for card in view.known_cards(piles.HAND[view.seat])] if view.seat < view.seats else []
    return [hand.count(type) / 4 for type in TYPES]


def _player(view: LongNightView, seat: int) -> list[float]:
    player, group = view.players[seat], view.group(seat)
    return [
        float(view.active == seat),
        float(player.exiled),
        float(player.out),
        view.size(piles.HAND[seat]) / 8,
        len(player.dice) / 4,
        sum(player.dice) / 24,
        player.contributed / 3,
        len(group) / 4,
        sum(view.wounds(one) for one in group) / 6,
        sum(view.where.get(one) == v.COLONY for one in group) / 4,
        sum(len(view.gear(one)) for one in group) / 4,
    ]


def numbers_of(view: LongNightView, option: AnyOption) -> Row:
    return group_row(option, view)
