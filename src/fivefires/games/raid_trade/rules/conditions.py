"""What a player has, and what cards ask about it."""

from __future__ import annotations

from fivefires.games.raid_trade.content import vocabulary as v
from fivefires.games.raid_trade.content.index import ITEM
from fivefires.games.raid_trade.content.piles import MADE, UNMADE
from fivefires.games.raid_trade.state import RaidTradeState, count_tokens, has, there
from fivefires.kit.effects import Conditions, Part, Prices

from . import dials, goods

holds = Conditions[RaidTradeState, int](
    {
        v.Has: lambda state, seat, asked: len(matching(state, seat, asked.match)) >= asked.count,
        v.Holds: lambda state, seat, asked: has(state, seat, asked.kind) >= asked.count,
        v.Liked: lambda state, seat, asked: state.players[seat].favor >= asked.favor,
        v.Listed: lambda state, seat, asked: state.players[seat].favor <= -asked.blacklist,
        v.Poorest: lambda state, seat, asked: goods.fewest(state, seat, there(state)),
    }
).holds


def matching(state: RaidTradeState, seat: int, match: v.Match) -> list[str]:
    """The player's Items of that worth, made or not."""
    lying = state.piles
    found = [] if match.made is True else [*lying[UNMADE[seat]]]
    if match.made is not False:
        found += lying[MADE[seat]]
    return [item for item in found if match.skill in (None, ITEM[item].skill)]


# What a price can ask for, in the order in which it is given.
PRICES = Prices[RaidTradeState, int](
    [
        Part(
            "ap",
            have=lambda state, seat, cost: state.players[seat].ap,
            pay=lambda table, seat, cost: dials.pay_ap(table, seat, cost.ap),
        ),
        Part(
            "goods",
            can=lambda state, seat, cost: goods.can_pay(state, seat, cost.goods),
            pay=lambda table, seat, cost: goods.spend(table, seat, dict(cost.goods)),
        ),
        Part(
            "any",
            can=lambda state, seat, cost: count_tokens(state, seat) >= cost.any + sum(dict(cost.goods).values()),
            pay=lambda table, seat, cost: goods.spend_any(table, seat, cost.any),
        ),
        Part(
            "blacklist",
            pay=lambda table, seat, cost: dials.gain_blacklist(table, seat, cost.blacklist),
        ),
    ]
)
