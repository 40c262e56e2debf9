"""How well each seat stands: about its chance to win, from what everybody can see."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from fivefires.games.raid_trade.state import DIAL_END, FAVOR_TO_WIN, QUESTS_TO_WIN, SKILL_TO_WIN

if TYPE_CHECKING:
    from fivefires.games.raid_trade.show.view import RaidTradeView

# The nearest way to win counts most; tokens are steps on any of them.
SHARP, NEAR, WAY, TOKEN, AP = 7.0, 1.0, 0.25, 0.008, 0.003
SEATS_ABOARD = 3


def evaluate(view: RaidTradeView) -> list[float]:
    seats = range(view.seats)
    if view.scenario:
        return [flight(view, seat) for seat in seats]
    heavy = [exp(SHARP * progress(view, seat)) for seat in seats]
    whole = sum(heavy)
    return [one / whole for one in heavy]


def progress(view: RaidTradeView, seat: int) -> float:
    """From 0 at the start to about 1 for a win."""
    me = view.players[seat]
    ways = sorted(
        [me.skill / SKILL_TO_WIN, max(0, me.favor) / FAVOR_TO_WIN, len(view.quests(seat)) / QUESTS_TO_WIN], reverse=True
    )
    blacklist = min(0, me.favor) * 0.01
    goods = min(view.count_tokens(seat), 20) * TOKEN
    return NEAR * ways[0] + WAY * (ways[1] + ways[2]) + goods + me.ap * AP + blacklist


def flight(view: RaidTradeView, seat: int) -> float:
    """In the scenario: how far along the line, how much to give, and how little Adrenaline."""
    me = view.players[seat]
    if me.out or not me.section:
        return 0.0 if me.out else 0.3
    at = next(number for number, one in enumerate(view.laid) if one.tile == view.tile_of(seat))
    calm = (DIAL_END + min(0, me.favor)) / DIAL_END
    gifts = min(1.0, (me.skill + view.count_tokens(seat)) / 12)
    return min(1.0, calm * (0.1 + 0.06 * at + 0.2 * gifts + 0.2 * me.aboard))
