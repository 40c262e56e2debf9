"""The two artifact decks, 17 cards each (Z-018), eleven of them named in the appendix (Z-486).

Artifacts are sold, not bought: the better one serves, the more its value tempts its owner to part with it.
"""

from __future__ import annotations

from typing import Final

from .vocabulary import (
    ALERTNESS,
    ANOMALY,
    CLOTHING,
    CONFRONTATION,
    DETECTION,
    DEVICE,
    EMISSION,
    FACILITY,
    FOOD,
    GREEN,
    GREEN_ARTIFACT,
    LIGHT,
    LOST,
    MEDICINE,
    MUTANT,
    NEAREST_BUNKER,
    ODDITY,
    PHYSIQUE,
    SARCOPHAGUS,
    SMARTS,
    TORSO,
    WEAPON,
    WILLPOWER,
    WON,
    YELLOW,
    AgainstDamage,
    Avert,
    Consumable,
    Damage,
    Durable,
    Heal,
    Hurt,
    Impact,
    InEmission,
    InEncounter,
    InTest,
    Item,
    MoveAgain,
    NegateImpact,
    OnEventDraw,
    OnTurn,
    Relieve,
    Relocate,
    SingleUse,
    Suffer,
    Take,
    Test,
    Weaknesses,
    WhileForcing,
)

GREEN_ARTIFACTS: Final[tuple[Item, ...]] = (
    # Named in the appendix.
    Item(  # Z-442; the protection is ours
        "cloister",
        200,
        (ODDITY,),
        Durable(),
        (InEmission(flee_cost=1), AgainstDamage(any=1, scene=EMISSION)),
        small=True,
    ),
    Item("pitch", 200, (ODDITY,), Consumable(3), (AgainstDamage(physical=2),), mendable=False),  # Z-443
    Item("siphon", 200, (ODDITY,), Durable(), small=True, sixth_spot=True, counts=False),  # Z-444, Z-445
    Item(  # Z-447, Z-449
        "sparkler",
        200,
        (ODDITY,),
        Durable(),
        (OnTurn((Test(WILLPOWER, 3, passed=(Heal(1),), failed=(Suffer(radiation=1),)),), needs=Hurt(1)),),
    ),
    Item("sponge", 200, (ODDITY,), Durable(), (AgainstDamage(convert=1),)),  # Z-450
    # Named in the examples.
    Item("gunk", 200, (ODDITY,), SingleUse(), (AgainstDamage(radiation=2),), small=True, copies=2),  # Z-496
    Item(  # Z-497, Z-500
        "clot",
        300,
        (ODDITY,),
        Durable(),
        (AgainstDamage(radiation=1, physical=1),),
        impact=Impact(fatigue=2, per_artifact=True),
        copies=2,
    ),
    Item(  # Z-495, Z-500
        "fleshwhip",
        300,
        (ODDITY, WEAPON),
        Consumable(4),
        (InTest((PHYSIQUE,), plus=1),),
        impact=Impact(damage=Damage(physical=1), per_artifact=True),
    ),
    # The rest.
    Item(
        "weeping_amber",
        300,
        (ODDITY,),
        Durable(),
        (InTest((WILLPOWER,), plus=1),),
        small=True,
        impact=Impact(fatigue=1),
    ),
    Item("feather_stone", 300, (ODDITY,), Durable(), (InTest((ALERTNESS, PHYSIQUE), reroll=1),)),
    Item("needle_moss", 200, (ODDITY,), Consumable(3), (OnTurn((Heal(1),)),), impact=Impact(fatigue=1)),
    Item("cold_ember", 300, (ODDITY, LIGHT), Durable(), (AgainstDamage(mental=1),)),
    Item(
        "deaf_shell",
        200,
        (ODDITY,),
        Durable(),
        (InTest((ALERTNESS,), plus=1, step=DETECTION),),
        impact=Impact(fatigue=1),
    ),
    Item("magpie_coin", 300, (ODDITY,), Durable(), (InTest(reroll=2),), small=True, impact=Impact(rubles=100)),
    Item(
        "widows_thread", 300, (ODDITY,), SingleUse(), (OnTurn((Relocate(NEAREST_BUNKER),), between=True),), small=True
    ),
)

YELLOW_ARTIFACTS: Final[tuple[Item, ...]] = (
    # Named in the appendix.
    Item("devils_gut", 300, (ODDITY,), Durable(), (WhileForcing(by_weaknesses=True),)),  # Z-451–Z-453
    Item(
        "eye_of_chort", 300, (ODDITY,), Durable(), (InTest(plus=2),), impact=Impact(trophies=1)
    ),  # Z-454; the plus is ours
    Item(
        "gutberry", 300, (ODDITY,), Consumable(3), (OnTurn((Heal(2),)),), mendable=False
    ),  # Z-455; the healing is ours
    Item(  # Z-456; the plus and the impact are ours
        "magma",
        300,
        (ODDITY,),
        Durable(),
        (InTest((PHYSIQUE,), plus=2, step=CONFRONTATION),),
        impact=Impact(damage=Damage(radiation=1)),
    ),
    Item("prod", 300, (ODDITY,), Durable(), (InEncounter(LOST, MUTANT, (Avert(),)),)),  # Z-457, Z-458
    Item(  # Z-459, Z-460; the protection is ours
        "timber", 400, (ODDITY,), Durable(), (AgainstDamage(any=2),), impact=Impact(fatigue=2, over_limit=True)
    ),
    # The rest.
    Item(
        "black_honey",
        300,
        (ODDITY, FOOD),
        Consumable(3),
        (OnTurn((Relieve(3),)),),
        impact=Impact(damage=Damage(mental=1)),
    ),
    Item(
        "mirror_tear",
        300,
        (ODDITY,),
        Durable(),
        (InTest((SMARTS,), plus=2),),
        impact=Impact(fatigue=1, per_artifact=True),
    ),
    Item(
        "drowned_bell",
        300,
        (ODDITY,),
        Durable(),
        (InTest((WILLPOWER,), plus=2),),
        impact=Impact(damage=Damage(mental=1)),
    ),
    Item("still_heart", 300, (ODDITY,), Durable(), (AgainstDamage(mental=2),), small=True, impact=Impact(fatigue=1)),
    Item("lead_egg", 300, (ODDITY,), Durable(), (NegateImpact(),), small=True),
    Item(
        "wanderers_knot",
        300,
        (ODDITY,),
        Durable(),
        (OnTurn((MoveAgain(),), between=True),),
        impact=Impact(damage=Damage(mental=1)),
    ),
    Item(
        "ninth_candle", 300, (ODDITY, LIGHT), Durable(), (InTest(reroll=3),), impact=Impact(damage=Damage(radiation=2))
    ),
    Item(
        "grey_rose",
        500,
        (ODDITY, MEDICINE),
        SingleUse(),
        (OnTurn((Heal(weakness=1),), needs=Weaknesses(1)),),
        small=True,
    ),
    Item(
        "blind_compass",
        300,
        (ODDITY, DEVICE),
        Durable(),
        (OnEventDraw((GREEN, YELLOW, FACILITY, SARCOPHAGUS), look=2),),
        impact=Impact(fatigue=1),
    ),
    Item(
        "iron_lung",
        500,
        (ODDITY, CLOTHING),
        Durable(),
        (AgainstDamage(radiation=2),),
        covers=(TORSO,),
        impact=Impact(fatigue=1),
    ),
    Item(
        "lodestone",
        300,
        (ODDITY,),
        Durable(),
        (InEncounter(WON, ANOMALY, (Take(GREEN_ARTIFACT),)),),
        impact=Impact(damage=Damage(radiation=1)),
    ),
)
