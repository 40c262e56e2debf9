"""Raid & Trade as numbers, for programs that learn: from what the view gives, the seat that looks first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fivefires.games.raid_trade.content import piles
from fivefires.games.raid_trade.content.board import HELIPAD, TILES
from fivefires.games.raid_trade.content.characters import CHARACTERS
from fivefires.games.raid_trade.content.index import ITEM
from fivefires.games.raid_trade.content.vocabulary import KINDS, SIZES
from fivefires.games.raid_trade.rules.questions import Attack, Craft, Go, RaidHouse, Rival
from fivefires.games.raid_trade.state import FAVOR_TO_WIN, MOST_AP, QUESTS_TO_WIN, SKILL_TO_WIN, Going, Stage
from fivefires.kernel import AnyOption
from fivefires.kit.numbers import Row, from_seat, group_row, one_of

if TYPE_CHECKING:
    from .view import RaidTradeView

STAGE: Final = one_of(Stage)
GOING: Final = one_of(Going)
TILE: Final = one_of((*TILES, HELIPAD))
CHARACTER: Final = one_of(one.id for one in CHARACTERS)
NOTHING: Final = (0.0,) * 5


def numbers(view: RaidTradeView) -> list[float]:
    """The round and the turn, what the Outpost, the city and the helicopter still hold, then each player."""
    turn = view.turn
    houses = [*view.houses.values()]
    told = [
        view.round / 15,
        float(view.scenario),
        float(view.guard_fight is not None),
        len(view.happening) / 3,
        float(view.talk.offer is not None),
        len(view.open_quests) / 4,
        len(view.open_discs) / 4,
        view.discs_to_come / 8,
        view.favor_left / 20,
        view.fallen / 8,
        float(turn is not None and turn.acted),
        float(turn is not None and turn.beside),
        0.0 if turn is None else turn.free / 3,
        *STAGE[view.stage],
        *GOING["" if turn is None else turn.going],
        *[houses.count(size) / 10 for size in SIZES],
        *[missing / 12 for missing in (view.still_missing if view.scenario else (0, 0))],
    ]
    for seat in from_seat(view.seat, view.seats):
        told += _player(view, seat)
    return told


def _player(view: RaidTradeView, seat: int) -> list[float]:
    me = view.players[seat]
    return [
        float(view.active == seat),
        float(view.starter == seat),
        me.ap / MOST_AP,
        me.skill / SKILL_TO_WIN,
        me.favor / FAVOR_TO_WIN,
        len(view.quests(seat)) / QUESTS_TO_WIN,
        len(view.made(seat)) / 5,
        len(view.unmade(seat)) / 5,
        view.size(piles.HAND[seat]) / 5,
        float(me.inside),
        float(me.passed),
        float(me.out),
        float(me.aboard),
        *[view.has(seat, kind) / 4 for kind in KINDS],
        *CHARACTER[me.character],
        *TILE[view.tile_of(seat)],
    ]


def numbers_of(view: RaidTradeView, option: AnyOption) -> Row:
    """Its group; the AP that it takes, the Skill that it brings, how large a House is, and how strong a rival is."""
    return group_row(option, view) + _meant(view, option)


def _meant(view: RaidTradeView, option: AnyOption) -> Row:
    match option:
        case Go():
            return (option.ap / MOST_AP, 0.0, 0.0, 0.0, 0.0)
        case RaidHouse():
            size = view.house_at(option.square)
            return (option.ap / MOST_AP, 0.0, (SIZES.index(size) + 1) / 3 if size else 0.0, 0.0, 0.0)
        case Craft():
            return (0.0, ITEM[option.item].skill / 5, 0.0, 0.0, 0.0)
        case Attack() | Rival():
            rival = view.players[option.seat]
            return (0.0, 0.0, 0.0, view.count_tokens(option.seat) / 10, rival.ap / MOST_AP)
    return NOTHING
