"""The equipment deck: 38 cards (Z-014), four of them named in the appendix (Z-486)."""

from __future__ import annotations

from typing import Final

from .vocabulary import (
    ALERTNESS,
    ANOMALY,
    CLOTHING,
    DETECTED,
    DETECTION,
    DEVICE,
    DOCUMENT,
    ENCOUNTER,
    FACILITY,
    FOOD,
    GREEN,
    HANDS,
    HEAD,
    LEGS,
    LIGHT,
    MEDICINE,
    MET,
    MUTANT,
    PHYSIQUE,
    SHORTCUT,
    SMARTS,
    TESTING,
    TOOL,
    TORSO,
    TRIANGLE,
    WEAPON,
    YELLOW,
    AgainstDamage,
    AtLock,
    Consumable,
    Cost,
    Dismiss,
    Durable,
    Edge,
    Heal,
    InCamp,
    InEncounter,
    InTest,
    Item,
    MoveAgain,
    OnEventDraw,
    OnTurn,
    Relieve,
    Relocate,
    Repair,
    Sell,
    SingleUse,
    Tire,
    Trade,
    Where,
)

EQUIPMENT: Final[tuple[Item, ...]] = (
    # Named in the appendix.
    Item(  # Z-468, Z-469; the plus is ours
        "anomaly_scanner",
        300,
        (DEVICE,),
        Consumable(3),
        (InEncounter((MET, TESTING), ANOMALY, (Edge(plus=1, of=(ALERTNESS, SMARTS), scan=True),)),),
    ),
    Item(  # Z-470; the amount is ours. A kit that could mend itself would never be used up.
        "repair_kit", 200, (TOOL,), Consumable(2), (OnTurn((Repair(2),), between=True),), small=True, mendable=False
    ),
    Item(  # Z-471, Z-499, Z-500
        "scavenger_outfit",
        300,
        (CLOTHING,),
        Consumable(4),
        (AgainstDamage(radiation=1, negate_impact=True),),
        covers=(TORSO,),
        copies=2,
    ),
    Item(  # Z-473; where it leads is ours
        "smuggler_gps",
        200,
        (DEVICE,),
        Consumable(2),
        (OnTurn((Relocate(Where(sectors=(GREEN, YELLOW))),), at=("wetlands",), between=True),),
        small=True,
    ),
    # Named in the examples.
    Item(  # Z-498, Z-499, Z-500
        "mercenary_armor",
        500,
        (CLOTHING,),
        Consumable(5),
        (AgainstDamage(radiation=1, physical=1),),
        covers=(TORSO,),
        copies=2,
    ),
    Item("spectrometer", 300, (DEVICE,), Consumable(4), (InTest((SMARTS,), plus=1),)),  # Z-492
    Item(  # Z-493
        "technical_records", 200, (DOCUMENT,), Durable(), (InTest((SMARTS,), cancel=1),), small=True, copies=2
    ),
    Item("commando_knife", 300, (WEAPON,), Durable(), (InTest((PHYSIQUE,), plus=1, only=MUTANT),)),  # Z-494
    # Weapons.
    Item("assault_rifle", 500, (WEAPON,), Consumable(5), (InTest((PHYSIQUE,), plus=2, only=MUTANT),)),
    Item("hunting_rifle", 200, (WEAPON,), Consumable(4), (InTest((ALERTNESS, PHYSIQUE), plus=1, only=MUTANT),)),
    Item("pump_shotgun", 300, (WEAPON,), Consumable(3), (InTest((PHYSIQUE,), plus=1, reroll=2, only=MUTANT),)),
    Item("flare_gun", 200, (LIGHT, WEAPON), Consumable(2), (InEncounter(DETECTED, None, (Dismiss(),)),), small=True),
    # Medicine and food.
    Item("field_medkit", 200, (MEDICINE,), Consumable(3), (OnTurn((Heal(1),)),), copies=2),
    Item(
        "antirad_syringe",
        200,
        (MEDICINE,),
        SingleUse(),
        (AgainstDamage(radiation=3), OnTurn((Heal(2),))),
        small=True,
        copies=2,
    ),
    Item("adrenaline", 200, (MEDICINE,), SingleUse(), (InTest(plus=2),), small=True),
    Item("sedatives", 200, (MEDICINE,), Consumable(2), (AgainstDamage(mental=2), OnTurn((Relieve(1),))), small=True),
    Item("army_rations", 200, (FOOD,), Consumable(2), (OnTurn((Heal(1), Relieve(1))),), small=True),
    # Clothing: four body parts, and more good cards than parts.
    Item("hazmat_suit", 400, (CLOTHING,), Consumable(5), (AgainstDamage(radiation=2),), covers=(TORSO, HEAD)),
    Item("steel_helmet", 300, (CLOTHING,), Durable(), (AgainstDamage(physical=1),), covers=(HEAD,)),
    Item("faraday_hood", 300, (CLOTHING,), Durable(), (AgainstDamage(mental=1),), covers=(HEAD,)),
    Item("night_vision", 500, (CLOTHING, DEVICE), Durable(), (InTest((ALERTNESS,), plus=1),), covers=(HEAD,)),
    Item(
        "climbing_gloves", 400, (CLOTHING,), Durable(), (InTest((PHYSIQUE,), plus=1, no_threat=True),), covers=(HANDS,)
    ),
    Item("walking_frame", 500, (CLOTHING, DEVICE), Durable(), (InTest((PHYSIQUE,), plus=1),), covers=(LEGS,)),
    Item(
        "army_boots",
        200,
        (CLOTHING,),
        Durable(),
        (InTest((PHYSIQUE,), cancel=1), AgainstDamage(any=1, scene=SHORTCUT)),
        covers=(LEGS,),
    ),
    Item(
        "cargo_trousers",
        200,
        (CLOTHING,),
        Durable(),
        (AgainstDamage(physical=1, scene=ENCOUNTER),),
        covers=(LEGS,),
        sixth_spot=True,
    ),
    # Instruments.
    Item("field_glasses", 400, (DEVICE,), Durable(), (OnEventDraw((GREEN, YELLOW), look=2),)),
    Item("motion_detector", 200, (DEVICE,), Durable(), (InTest((ALERTNESS,), reroll=1, step=DETECTION),), small=True),
    Item("dosimeter", 300, (DEVICE,), Durable(), (InTest(calm=True, reroll=1, faces=(TRIANGLE,)),), small=True),
    Item(
        "cipher_wheel",
        400,
        (DOCUMENT, DEVICE),
        Consumable(3),
        (InTest((ALERTNESS, SMARTS), plus=1, scene=FACILITY),),
        small=True,
    ),
    Item("satellite_phone", 200, (DEVICE,), Consumable(3), (OnTurn((Sell(), Trade()), between=True),), small=True),
    # Tools.
    Item(
        "bolt_cutters",
        200,
        (TOOL,),
        Consumable(2),
        (AtLock(Cost(rubles=200, fatigue=1)), InTest((PHYSIQUE,), plus=1, scene=FACILITY)),
    ),
    Item("quad_bike", 500, (TOOL,), Durable(), (OnTurn((Tire(1), MoveAgain()), between=True),)),
    Item("camp_stove", 200, (TOOL,), Durable(), (InCamp((Heal(1), Relieve(1))),)),
)
