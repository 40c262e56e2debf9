"""The 16 secret items (Z-011), seven of them named in the appendix (Z-486).

A price of 0 means that nobody buys it; those marked as artifacts count as such and can be sold (Z-278, Z-282).
"""

from __future__ import annotations

from typing import Final

from .vocabulary import (
    CLOTHING,
    DEVICE,
    DOCUMENT,
    DRAWN,
    EQUIPMENT,
    FACILITY,
    HEAD,
    LEGS,
    MEDICINE,
    MUTANT,
    ODDITY,
    PHYSIQUE,
    SARCOPHAGUS,
    SARCOPHAGUS_EVENTS,
    TOOL,
    TORSO,
    WEAPON,
    Again,
    AgainstDamage,
    Consumable,
    Damage,
    Dismiss,
    DrawKeep,
    Durable,
    Exhaust,
    ExtraAction,
    Gain,
    Heal,
    Hurt,
    Impact,
    InEncounter,
    InTest,
    Item,
    OnEventDraw,
    OnTurn,
    Peek,
    QuietGate,
    SingleUse,
)

SECRETS: Final[tuple[Item, ...]] = (
    # Named in the appendix.
    Item(  # Z-474, Z-475
        "gargantuan_urine", 0, (ODDITY,), Consumable(2), (InEncounter(DRAWN, MUTANT, (Dismiss(),)),), small=True
    ),
    Item(  # Z-476; what it gives is ours
        "mutated_embryo",
        0,
        (ODDITY,),
        SingleUse(),
        (OnTurn((Gain(400), Heal(weakness=1)), at=("research_station",), between=True),),
        small=True,
    ),
    Item(  # Z-477; the healing is ours
        "mysterious_compound", 0, (MEDICINE,), SingleUse(), (OnTurn((Exhaust(), Heal(5)), needs=Hurt(1)),), small=True
    ),
    Item(  # Z-478, Z-479; what it gives is ours
        "pioneers_pda",
        0,
        (DEVICE, DOCUMENT),
        SingleUse(),
        (OnTurn((QuietGate(),), at=("moscow_eye", "pripyat"), between=True),),
        small=True,
        impact=Impact(fatigue=2, over_limit=True),
    ),
    Item(  # Z-480; what it gives is ours
        "plant_blueprints",
        0,
        (DOCUMENT,),
        SingleUse(),
        (OnTurn((QuietGate(), Peek(SARCOPHAGUS_EVENTS, 3, bury=2)), at=("power_plant",), between=True),),
        small=True,
    ),
    Item("ivashchenkos_notes", 0, (DOCUMENT,), Durable(), (Again(),), small=True),  # Z-481–Z-483
    Item(  # Z-484; what it holds is ours
        "welded_container",
        0,
        (TOOL,),
        SingleUse(),
        (OnTurn((DrawKeep(EQUIPMENT, 4, 2),), at=("research_station", "roadhouse", "village"), between=True),),
    ),
    # The rest.
    Item("directorate_pass", 0, (DOCUMENT,), Durable(), (InTest(plus=1, scene=FACILITY),), small=True),
    Item("phase_suit", 0, (CLOTHING,), Durable(), (AgainstDamage(radiation=1, physical=1),), covers=(TORSO, LEGS)),
    Item("null_crown", 0, (CLOTHING, DEVICE), Durable(), (AgainstDamage(mental=2),), covers=(HEAD,)),
    Item("coil_rifle", 0, (WEAPON, DEVICE), Consumable(4), (InTest((PHYSIQUE,), plus=3, only=MUTANT),)),
    Item("serum_twelve", 0, (MEDICINE,), SingleUse(), (OnTurn((Heal(damage=2, weakness=1),)),), small=True),
    Item("homunculus", 400, (ODDITY,), Durable(), (InTest(plus=1),), artifact=True, impact=Impact(fatigue=2)),
    Item(
        "frozen_second",
        400,
        (ODDITY,),
        Consumable(2),
        (OnTurn((ExtraAction(),), between=True),),
        artifact=True,
        small=True,
        mendable=False,
        impact=Impact(fatigue=2),
    ),
    Item(
        "source_splinter",
        500,
        (ODDITY,),
        Durable(),
        (InTest(plus=1, reroll=1, scene=SARCOPHAGUS), InTest(reroll=1, scene=FACILITY)),
        artifact=True,
        small=True,
        impact=Impact(damage=Damage(radiation=2)),
    ),
    Item("sealed_dossier", 0, (DOCUMENT,), Consumable(2), (OnEventDraw((FACILITY, SARCOPHAGUS), look=3),), small=True),
)
