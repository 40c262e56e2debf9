"""The 82 Items: 14 for each of five characters, worth 28 Skill together, and 12 of Cora, worth 24 (R-011).

Each set is a plan of its own. Mayu turns goods into Favor, Zoey meddles with dice and news, Jake builds ever cheaper,
Garcia deals, Carter fights, and Cora breaks into what others leave alone. What the rulebook names is as it says
(R-533, R-534, R-535): the Scale is one Item (R-536), and Antibiotics may be played on another's turn (R-511).
"""

from __future__ import annotations

from . import vocabulary as v
from .uses import attack, attacked, others, others_raid, raid, raid_paid, roll, turn
from .vocabulary import CLOTHING, ELECTRICS, FOOD, GUNS, MEDICAL, PARTS, SCRAP, TOOLS, Cost, Item, Use


def _item(of: str, id: str, skill: int, use: Use, *price: tuple[v.Kind, int], once: bool = False) -> Item:
    return Item(id, of, skill, price, use, once)


def _pays(kind: v.Kind, count: int = 1) -> Cost:
    return Cost(goods=((kind, count),))


MAYU = (
    _item("mayu", "bandages", 1, turn(v.Gain(ap=2)), (MEDICAL, 1), (CLOTHING, 1), once=True),
    _item("mayu", "thermos", 1, turn(v.Gain(ap=1), cost=Cost(any=1)), (FOOD, 1), (ELECTRICS, 1)),
    _item("mayu", "herb_garden", 1, turn(v.Take(FOOD)), (FOOD, 1), (CLOTHING, 1)),
    _item("mayu", "arm_sling", 1, attacked(v.Brace(1)), (CLOTHING, 2)),
    _item("mayu", "water_filter", 1, turn(v.Draw(2)), (MEDICAL, 1), (ELECTRICS, 1), once=True),
    _item(
        "mayu",
        "antibiotics",
        2,
        v.When(v.Deed.FIGHT, v.Point.ANNOUNCED, v.Who.ANYBODY, (v.Gain(ap=4),)),
        (MEDICAL, 2),
        (FOOD, 1),
        (ELECTRICS, 1),
        once=True,
    ),
    _item(
        "mayu", "field_kit", 2, turn(v.Gain(favor=1), cost=_pays(MEDICAL, 2)), (MEDICAL, 2), (CLOTHING, 1), (FOOD, 1)
    ),
    _item("mayu", "stretcher", 2, turn(v.Walk(2)), (CLOTHING, 2), (MEDICAL, 2)),
    _item("mayu", "soup_kitchen", 2, turn(v.Gain(favor=1), cost=_pays(FOOD, 3)), (FOOD, 3), (CLOTHING, 1)),
    _item("mayu", "white_flag", 2, attacked(v.Stop()), (CLOTHING, 3), (FOOD, 1), once=True),
    _item("mayu", "clinic_bed", 3, turn(v.Gain(favor=1), cost=Cost(ap=6)), (MEDICAL, 2), (CLOTHING, 2), (FOOD, 2)),
    _item("mayu", "microscope", 3, turn(v.Uncover(v.Peekable.LARGE)), (ELECTRICS, 3), (MEDICAL, 2)),
    _item("mayu", "stimulants", 3, turn(v.Again()), (MEDICAL, 3), (FOOD, 2), once=True),
    _item("mayu", "ambulance", 4, turn(v.Jump()), (MEDICAL, 2), (CLOTHING, 2), (ELECTRICS, 2)),
)

ZOEY = (
    _item("zoey", "bicycle", 1, attacked(v.Stop()), (PARTS, 2), once=True),
    _item("zoey", "torch", 1, raid(v.Cheaper(1), sizes=(v.SMALL,)), (ELECTRICS, 1), (SCRAP, 1)),
    _item("zoey", "antenna", 1, turn(v.Incidents()), (ELECTRICS, 2), once=True),
    _item("zoey", "fuse_box", 1, roll(v.Who.OWN), (ELECTRICS, 1), (PARTS, 1), once=True),
    _item("zoey", "battery", 1, turn(v.Gain(ap=3)), (ELECTRICS, 1), (SCRAP, 1), (TOOLS, 1), once=True),
    _item("zoey", "taser", 2, roll(v.Who.ANYBODY), (ELECTRICS, 2), (PARTS, 1), (GUNS, 1)),
    _item("zoey", "radio_set", 2, turn(v.Incidents(from_map=True), cost=Cost(any=1)), (ELECTRICS, 3), (SCRAP, 2)),
    _item("zoey", "burglar_alarm", 2, attacked(v.Brace(2)), (ELECTRICS, 2), (TOOLS, 2)),
    _item("zoey", "drill", 2, raid(v.Cheaper(2), sizes=(v.MEDIUM,)), (PARTS, 2), (TOOLS, 1), (ELECTRICS, 1)),
    _item("zoey", "jammer", 2, others_raid(v.Stop(), paid=True), (ELECTRICS, 2), (SCRAP, 2), once=True),
    _item("zoey", "floodlight", 3, raid_paid(v.Sure(), cost=Cost(ap=2)), (ELECTRICS, 3), (PARTS, 2), (SCRAP, 1)),
    _item("zoey", "workbench_lamp", 3, turn(v.Build(less=1)), (ELECTRICS, 3), (TOOLS, 1), (SCRAP, 1)),
    _item("zoey", "drone", 3, turn(v.Uncover(v.Peekable.MEDIUM)), (ELECTRICS, 3), (PARTS, 2), (SCRAP, 1)),
    _item("zoey", "generator", 4, turn(v.Gain(ap=2)), (ELECTRICS, 3), (PARTS, 2), (SCRAP, 1)),
)

JAKE = (
    _item("jake", "crowbar", 1, raid(v.Cheaper(1)), (TOOLS, 1), (SCRAP, 1)),
    _item("jake", "jerrycan", 1, turn(v.Walk(3)), (SCRAP, 1), (PARTS, 1), once=True),
    _item("jake", "spare_wheel", 1, turn(v.Restore()), (PARTS, 2), once=True),
    _item("jake", "toolbelt", 1, turn(v.Pick(), cost=Cost(any=2)), (TOOLS, 1), (CLOTHING, 1)),
    _item("jake", "rivet_gun", 1, attack(v.Spare()), (PARTS, 1), (TOOLS, 1), once=True),
    _item("jake", "welder", 2, turn(v.Build(less=1)), (ELECTRICS, 1), (TOOLS, 3), (SCRAP, 1)),
    _item("jake", "super_gun", 2, attack(v.Spare()), (GUNS, 1), (PARTS, 2), (TOOLS, 1), once=True),
    _item("jake", "motorbike", 2, turn(v.Again(move=True)), (PARTS, 3), (SCRAP, 2)),
    _item("jake", "salvage_hook", 2, raid_paid(v.Loot(1)), (SCRAP, 3), (TOOLS, 2)),
    _item("jake", "stamping_press", 2, turn(v.Gain(skill=1), cost=_pays(SCRAP, 3)), (PARTS, 2), (TOOLS, 3)),
    _item("jake", "tow_truck", 3, turn(v.Jump(v.AT_MARKET)), (PARTS, 3), (SCRAP, 2), (ELECTRICS, 1)),
    _item("jake", "garage", 3, turn(v.Build(free=2)), (TOOLS, 4), (PARTS, 3), once=True),
    _item("jake", "scrap_heap", 3, turn(v.Take(SCRAP)), (SCRAP, 4), (TOOLS, 2)),
    _item("jake", "steam_hammer", 4, turn(v.Gain(skill=1), cost=Cost(ap=8)), (PARTS, 3), (TOOLS, 3), (SCRAP, 2)),
)

GARCIA = (
    _item("garcia", "purse", 1, turn(v.Draw(2)), (CLOTHING, 2), once=True),
    _item("garcia", "price_list", 1, turn(v.Pick(), cost=Cost(any=3)), (CLOTHING, 1), (MEDICAL, 1)),
    _item("garcia", "samples", 1, turn(v.Pick()), (FOOD, 2), (MEDICAL, 1), once=True),
    _item("garcia", "padlock", 1, attacked(v.Insure()), (TOOLS, 1), (MEDICAL, 1)),
    _item("garcia", "pushcart", 1, turn(v.Walk(1)), (TOOLS, 1), (FOOD, 1)),
    _item("garcia", "safe", 2, attacked(v.Insure(), v.Gain(ap=1), paid=True), (TOOLS, 2), (MEDICAL, 2)),
    _item("garcia", "stall", 2, turn(v.Pick(2), cost=Cost(any=4)), (CLOTHING, 2), (TOOLS, 2), (FOOD, 1)),
    _item("garcia", "invitation", 2, turn(v.Gain(favor=1), cost=Cost(any=4)), (CLOTHING, 3), (FOOD, 2)),
    _item("garcia", "bribe_box", 2, raid(v.Quiet()), (FOOD, 2), (MEDICAL, 1), (CLOTHING, 1)),
    _item(
        "garcia",
        "messenger",
        2,
        turn(v.Incidents(from_map=True), cost=_pays(FOOD)),
        (CLOTHING, 1),
        (FOOD, 2),
        (TOOLS, 1),
    ),
    _item("garcia", "scale", 3, turn(v.Gain(ap=3)), (ELECTRICS, 1), (SCRAP, 2), (PARTS, 2), once=True),
    _item("garcia", "warehouse", 3, turn(v.If(v.Poorest(), (v.Draw(2),))), (TOOLS, 2), (FOOD, 2), (CLOTHING, 1)),
    _item("garcia", "auction", 3, turn(v.Levy(4, keep=True)), (CLOTHING, 2), (FOOD, 3), (MEDICAL, 1), once=True),
    _item("garcia", "trading_post", 4, turn(v.Draw(1)), (MEDICAL, 2), (CLOTHING, 2), (TOOLS, 2)),
)

CARTER = (
    _item("carter", "helmet", 1, attacked(v.Spare()), (CLOTHING, 1), (SCRAP, 1), once=True),
    _item("carter", "brass_knuckles", 1, attack(v.Cheaper(1)), (SCRAP, 2)),
    _item("carter", "holster", 1, turn(v.Take(GUNS, 2)), (CLOTHING, 1), (FOOD, 1), once=True),
    _item("carter", "whistle", 1, turn(v.Drain(2, v.SAME_TILE)), (SCRAP, 1), (FOOD, 1), once=True),
    _item("carter", "boots", 1, turn(v.Walk(1)), (CLOTHING, 2)),
    _item("carter", "shield_plate", 2, attacked(v.Cover(), rolled=True, cost=Cost(ap=2)), (SCRAP, 2), (CLOTHING, 1)),
    _item("carter", "shotgun", 2, attack(v.Pierce(), paid=True), (GUNS, 2), (SCRAP, 2)),
    _item("carter", "handcuffs", 2, turn(v.Rob(2, v.SAME_TILE)), (SCRAP, 3), (CLOTHING, 1), once=True),
    _item("carter", "battering_ram", 2, raid(v.Cheaper(3), sizes=(v.LARGE,)), (SCRAP, 2), (FOOD, 2)),
    _item("carter", "guard_dog", 2, attacked(v.Brace(1)), (FOOD, 3), (CLOTHING, 1)),
    _item("carter", "armory", 3, turn(v.Take(GUNS), cost=Cost(any=2)), (GUNS, 1), (SCRAP, 2), (FOOD, 1)),
    _item("carter", "flak_jacket", 3, attacked(v.Stop(), paid=True), (CLOTHING, 2), (SCRAP, 2), once=True),
    _item(
        "carter",
        "bounty_board",
        3,
        v.When(v.Deed.FIGHT, v.Point.PAID, v.Who.OWN, (v.Gain(favor=1),), Cost(ap=2)),
        (FOOD, 3),
        (CLOTHING, 2),
    ),
    _item("carter", "armored_car", 4, turn(v.Walk(3)), (SCRAP, 3), (GUNS, 1), (FOOD, 1)),
)

CORA = (
    _item("cora", "fuse_wire", 1, turn(v.Mine()), (ELECTRICS, 1), (TOOLS, 1), once=True),
    _item("cora", "gas_mask", 1, raid(v.Quiet()), (MEDICAL, 1), (CLOTHING, 1), once=True),
    _item("cora", "rope", 1, turn(v.Walk(1)), (CLOTHING, 2), (TOOLS, 1)),
    _item("cora", "stopwatch", 1, turn(v.Gain(ap=2)), (ELECTRICS, 1), (TOOLS, 1), once=True),
    _item("cora", "blueprint", 2, turn(v.Uncover(v.Peekable.SMALL)), (ELECTRICS, 1), (TOOLS, 1), (CLOTHING, 1)),
    _item("cora", "shaped_charge", 2, raid_paid(v.Sure(), cost=_pays(SCRAP)), (MEDICAL, 2), (ELECTRICS, 1), (TOOLS, 1)),
    _item("cora", "smoke_bomb", 2, attacked(v.Stop()), (MEDICAL, 1), (CLOTHING, 1), (ELECTRICS, 1), once=True),
    _item("cora", "tripwire", 2, others(v.Deed.STEP, v.Cheaper(-2)), (ELECTRICS, 2), (TOOLS, 2)),
    _item("cora", "forged_pass", 2, turn(v.Draw(2), cost=Cost(blacklist=1)), (CLOTHING, 2), (MEDICAL, 1)),
    _item("cora", "mine_kit", 3, turn(v.Mine(), cost=Cost(any=2)), (MEDICAL, 2), (ELECTRICS, 1), (TOOLS, 1)),
    _item("cora", "safe_house", 3, turn(v.Restore()), (TOOLS, 2), (MEDICAL, 1), (CLOTHING, 1), once=True),
    _item(
        "cora",
        "demolition_plan",
        4,
        raid(v.Cheaper(3), sizes=(v.MEDIUM, v.LARGE)),
        (ELECTRICS, 2),
        (MEDICAL, 2),
        (TOOLS, 1),
    ),
)

ITEMS = (*MAYU, *ZOEY, *JAKE, *GARCIA, *CARTER, *CORA)
