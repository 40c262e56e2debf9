"""The 10 Global Events. Tough Luck, The Deal and Team Up are given (R-530)."""

from __future__ import annotations

from . import vocabulary as v
from .vocabulary import GlobalEvent

EVENTS = (
    GlobalEvent("tough_luck", v.Redraw()),
    GlobalEvent("the_deal", v.OpenOutpost()),
    GlobalEvent("team_up", v.Sharing(1)),
    GlobalEvent("open_roads", v.OpenRoads()),
    GlobalEvent("curfew", v.DearRaids(1)),
    GlobalEvent("rich_pickings", v.RichRaids(1)),
    GlobalEvent("ceasefire", v.Truce()),
    GlobalEvent("market_day", v.MarketDay(3)),
    GlobalEvent("street_fair", v.FreeTrade()),
    GlobalEvent("amnesty", v.Amnesty(2)),
)
