"""The 11 Quests: what they ask for, and the power they give once a round. Shelter is as given (R-537)."""

from __future__ import annotations

from . import vocabulary as v
from .uses import attacked, raid, roll, turn
from .vocabulary import CLOTHING, ELECTRICS, FOOD, GUNS, MEDICAL, PARTS, SCRAP, Cost, Demand, Quest

QUESTS = (
    Quest("shelter", Demand(goods=((FOOD, 4),), skill=3, incidents=2), attacked(v.Spare())),
    Quest("town_wall", Demand(goods=((PARTS, 3), (SCRAP, 3)), items=2), attacked(v.Brace(2))),
    Quest("infirmary", Demand(goods=((MEDICAL, 4), (FOOD, 3)), items=2, ap=4), turn(v.Gain(ap=2))),
    Quest("radio_mast", Demand(goods=((ELECTRICS, 4),), items=3), turn(v.Incidents(), cost=Cost(any=1))),
    Quest("raiders_creed", Demand(goods=((GUNS, 4),), items=2, houses=2), raid(v.Cheaper(2))),
    Quest("exhibition", Demand(items=6), turn(v.Build(less=2))),
    Quest("envoy", Demand(any=5, items=2, favor=4), turn(v.Gain(favor=1), cost=Cost(any=2))),
    Quest("smugglers_run", Demand(any=12, items=2, ap=8), turn(v.Pick())),
    Quest("case_file", Demand(items=2, incidents=4), roll(v.Who.OWN)),
    Quest("evening_classes", Demand(goods=((CLOTHING, 3),), items=2, skill=5), turn(v.Gain(skill=1), cost=Cost(ap=5))),
    Quest("convoy", Demand(goods=((FOOD, 4), (PARTS, 1)), items=2, houses=2), turn(v.Walk(3))),
)
