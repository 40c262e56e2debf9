"""The 50 Raid Cards: 25 for Small Houses, 15 for Medium and 10 for Large ones.

Thirty have the die icon, twenty ask for Blacklist. Two of them are as the rulebook has them (R-538, R-539,
R-540).
"""

from __future__ import annotations

from . import vocabulary as v
from .vocabulary import CLOTHING, ELECTRICS, FOOD, GUNS, LARGE, MEDICAL, MEDIUM, PARTS, SCRAP, SMALL, TOOLS, Cost
from .vocabulary import RaidCard as Card


def _buy(key: str, cost: Cost, *do: v.Effect) -> v.May[v.Effect, Cost, v.Condition]:
    return v.May(key, do, cost)


SMALL_HOUSES = (
    Card("pantry", SMALL, 4, 2, do=(v.Take(FOOD),)),
    Card("tinkerer", SMALL, 6, 1, do=(v.Build(free=1),)),
    Card("attic", SMALL, 4, 2, do=(v.Pick(),)),
    Card("laundry", SMALL, 4, 1, do=(v.Take(CLOTHING),)),
    Card("bicycle_shed", SMALL, 4, 2, do=(v.Walk(2),)),
    Card("bare_kitchen", SMALL, 3),
    Card("nursery", SMALL, 3, do=(v.Gain(favor=1),)),
    Card("porch", SMALL, 3, fail=(v.Gain(ap=2),)),
    Card("back_garden", SMALL, 4, 2, fail=(v.Take(FOOD),)),
    Card("stairwell", SMALL, 4, 1, do=(v.Incidents(),)),
    Card("mailroom", SMALL, 4, 2, do=(v.Uncover(v.Peekable.MEDIUM),)),
    Card("study", SMALL, 3, 2, do=(_buy("read_on", Cost(any=2), v.Gain(skill=1)),)),
    Card("flooded_cellar", SMALL, 4, 1, fail=(v.Gain(ap=3),)),
    Card("hobby_room", SMALL, 4, 2, do=(v.Take(TOOLS),)),
    Card("dog_kennel", SMALL, 3, fail=(v.Take(GUNS),)),
    Card("tutor", SMALL, 4, blacklist=2, do=(_buy("take_lesson", Cost(ap=5), v.Gain(skill=1)),)),
    Card("neighbours", SMALL, 3, blacklist=1, do=(v.Draw(1),)),
    Card("orphans", SMALL, 5, blacklist=3, do=(v.Draw(2),)),
    Card("corner_shop", SMALL, 3, blacklist=1, do=(v.Take(FOOD),)),
    Card("tailor", SMALL, 3, blacklist=1, do=(v.Take(CLOTHING),)),
    Card("village_nurse", SMALL, 3, blacklist=1, do=(v.Take(MEDICAL),)),
    Card("squatters", SMALL, 3, blacklist=1, do=(v.Rob(1, v.SAME_TILE),)),
    Card("ragpickers", SMALL, 3, blacklist=1, do=(v.Take(SCRAP),)),
    Card("night_watchman", SMALL, 4, blacklist=2, do=(v.Take(GUNS),)),
    Card("schoolroom", SMALL, 4, blacklist=2, do=(v.Build(less=1),)),
)
MEDIUM_HOUSES = (
    Card("repair_shop", MEDIUM, 6, 3, do=(v.Take(PARTS),)),
    Card("pharmacy", MEDIUM, 5, 3, do=(v.Take(MEDICAL, 2),)),
    Card("electronics_store", MEDIUM, 6, 3, do=(v.Take(ELECTRICS),)),
    Card("office_floor", MEDIUM, 4),
    Card("gym_hall", MEDIUM, 5, do=(v.Gain(ap=3),)),
    Card("print_works", MEDIUM, 6, 2, do=(_buy("set_type", Cost(any=3), v.Gain(skill=2)),)),
    Card("locked_depot", MEDIUM, 6, 2, fail=(v.Draw(1),)),
    Card("gun_club", MEDIUM, 6, 3, do=(v.Take(GUNS, 2),)),
    Card("tool_hire", MEDIUM, 5, 3, do=(v.Build(less=2),), fail=(v.Take(TOOLS),)),
    Card("parish_hall", MEDIUM, 5, blacklist=2, do=(v.Pick(2),)),
    Card("soup_line", MEDIUM, 4, blacklist=2, do=(v.Take(FOOD, 2),)),
    Card("militia_post", MEDIUM, 5, blacklist=1, do=(v.Take(GUNS, 2),)),
    Card("family_firm", MEDIUM, 4, blacklist=1, do=(v.Gain(ap=2),)),
    Card("pawnbroker", MEDIUM, 4, blacklist=2, do=(_buy("pawn", Cost(any=2), v.Pick(2)),)),
    Card("commune", MEDIUM, 5, blacklist=3, do=(v.Gain(skill=1),)),
)
LARGE_HOUSES = (
    Card("department_store", LARGE, 8, 4, do=(v.Pick(2),)),
    Card("power_station", LARGE, 9, 4, do=(v.Again(),)),
    Card("archive", LARGE, 6, do=(v.Gain(skill=1),)),
    Card("barracks", LARGE, 8, 5, do=(v.Take(GUNS, 2),), fail=(v.Take(GUNS),)),
    Card("assembly_line", LARGE, 8, 5, do=(v.Build(free=2),)),
    Card("collapsed_wing", LARGE, 7, fail=(v.Restore(),)),
    Card("hospital", LARGE, 6, blacklist=3, do=(v.Gain(skill=1), v.Take(MEDICAL))),
    Card("refuge", LARGE, 7, blacklist=3, do=(v.Draw(2),)),
    Card("town_hall", LARGE, 6, blacklist=2, do=(v.Levy(5, keep=True),)),
    Card("grain_silo", LARGE, 7, blacklist=2, do=(v.Take(FOOD, 2),)),
)
RAID_CARDS = (*SMALL_HOUSES, *MEDIUM_HOUSES, *LARGE_HOUSES)
