"""What things are worth to a player: tokens by what they are missing for, Items by their Skill."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from fivefires.games.raid_trade.content import vocabulary as v
from fivefires.games.raid_trade.content.index import ITEM, QUEST

if TYPE_CHECKING:
    from fivefires.games.raid_trade.show.view import RaidTradeView

# A token that a near Item or Quest asks for is worth more than one that lies about; a spare one least.
NEEDED, PLAIN, SPARE, GUN, WAY_OUT = 1.6, 1.0, 0.6, 1.3, 4.0
PER_SKILL = 1.2
# Items that are further away than so many tokens are not thought of.
NEAR = 3


def needs(view: RaidTradeView, seat: int) -> dict[str, int]:
    """How many of each kind the nearest Items ask for together."""
    mine = sorted(view.unmade(seat), key=lambda item: (view.missing_for(seat, item), -ITEM[item].skill))
    asked: dict[str, int] = {}
    for item in mine[:4]:
        if view.missing_for(seat, item) <= NEAR:
            for kind, amount in ITEM[item].price:
                asked[str(kind)] = max(asked.get(str(kind), 0), amount)
    for quest in view.open_quests:
        for kind, amount in QUEST[quest].demand.goods:
            asked[str(kind)] = max(asked.get(str(kind), 0), amount)
    return asked


def token_worth(view: RaidTradeView, seat: int, kind: str, extra: int = 0) -> float:
    """The worth of one more token, or of the last one that is held."""
    held = view.tokens(seat).get(kind, 0) + extra
    if view.scenario and kind == v.GUNS:
        return WAY_OUT / max(1, held)
    asked = needs(view, seat).get(kind, 0)
    if kind == v.GUNS and held < 1:
        return GUN
    return NEEDED if held < asked else PLAIN if held < asked + 2 else SPARE


def goods_worth(view: RaidTradeView, seat: int, goods: Mapping[str, int], *, losing: bool) -> float:
    whole = 0.0
    for good, amount in goods.items():
        if good in ITEM:
            whole += ITEM[good].skill * PER_SKILL
        else:
            whole += sum(token_worth(view, seat, good, -at - 1 if losing else at) for at in range(amount))
    return whole


def near_win(view: RaidTradeView, seat: int) -> bool:
    """Whether a player might win before the next turn of others, as far as anybody can see."""
    if view.scenario:
        return False
    me = view.players[seat]
    return me.skill >= 16 or me.favor >= 7 or len(view.quests(seat)) >= 2


def leads(view: RaidTradeView, seat: int) -> bool:
    mine = view.points(seat)
    return all(view.points(other) < mine for other in range(view.seats) if other != seat)
