"""The 30 Incidents; the first eleven are for other players' turns.

Scavenger and Chief Thuma are given (R-531, R-532).
"""

from __future__ import annotations

from . import vocabulary as v
from .uses import attack, attacked, others, others_raid, raid, raid_paid, roll, turn
from .vocabulary import CLOTHING, ELECTRICS, FOOD, GUNS, MEDICAL, PARTS, SCRAP, TOOLS, Cost, Incident, Use


def _incident(id: str, use: Use, *price: tuple[v.Kind, int]) -> Incident:
    return Incident(id, price, use)


INCIDENTS = (
    _incident("chief_thuma", attacked(v.Stop(), paid=True), (GUNS, 1), (FOOD, 1)),
    _incident("roadblock", others(v.Deed.STEP, v.Cheaper(-2)), (PARTS, 1)),
    _incident("false_alarm", others_raid(v.Cheaper(-2)), (ELECTRICS, 1)),
    _incident("sirens", others_raid(v.Stop(), paid=True), (ELECTRICS, 1), (PARTS, 1)),
    _incident("power_cut", others(v.Deed.CRAFT, v.Stop()), (ELECTRICS, 1), (TOOLS, 1)),
    _incident("strike", others(v.Deed.WORK, v.Stop()), (FOOD, 1), (CLOTHING, 1)),
    _incident("bad_omen", roll(v.Who.OTHERS), (CLOTHING, 1)),
    _incident("bystander", attacked(v.Cover(), rolled=True), (FOOD, 1)),
    _incident("thick_coat", attacked(v.Insure()), (CLOTHING, 2)),
    _incident("informant", others_raid(v.Draw(2), paid=True), (FOOD, 1)),
    _incident("warning_shot", attacked(v.Brace(2)), (SCRAP, 1)),
    _incident("scavenger", turn(v.Draw(3)), (SCRAP, 1)),
    _incident("shortcut", turn(v.Walk(3)), (SCRAP, 1)),
    _incident("strong_coffee", turn(v.Gain(ap=3)), (FOOD, 1)),
    _incident("good_deed", turn(v.Gain(favor=1)), (MEDICAL, 1)),
    _incident("old_map", turn(v.Uncover(v.Peekable.LARGE)), (CLOTHING, 1)),
    _incident("lucky_charm", roll(v.Who.OWN), (SCRAP, 1)),
    _incident("inside_man", raid(v.Cheaper(4)), (FOOD, 2)),
    _incident("master_key", raid_paid(v.Sure()), (TOOLS, 1)),
    _incident("full_sacks", raid_paid(v.Loot(2)), (PARTS, 1)),
    _incident("clean_hands", raid(v.Quiet()), (MEDICAL, 1)),
    _incident("ambush", attack(v.Cheaper(3)), (GUNS, 1)),
    _incident("aimed_shot", attack(v.Pierce(), paid=True), (ELECTRICS, 1)),
    _incident("second_wind", turn(v.Again()), (MEDICAL, 1), (FOOD, 1)),
    _incident("quick_feet", turn(v.Again(move=True)), (FOOD, 1)),
    _incident("lost_and_found", turn(v.Restore()), (PARTS, 1), (SCRAP, 1)),
    _incident("apprentice", turn(v.Build(less=2)), (TOOLS, 1), (SCRAP, 1)),
    _incident("night_school", turn(v.Gain(skill=1), cost=Cost(ap=3)), (TOOLS, 1), (CLOTHING, 1)),
    _incident("burglary", turn(v.Rob(2, v.SAME_TILE)), (GUNS, 1)),
    _incident("bad_news", turn(v.Drain(3)), (ELECTRICS, 1)),
)
