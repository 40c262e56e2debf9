"""The 56 threat tokens, 14 in each slot of the tray (Z-016).

Green ones suit a scavenger with a starting kit, yellow ones want preparation. Every ability changes a decision:
whether to run, what to spend, and which token the Voice of Zona sends a mover to.
"""

from __future__ import annotations

from typing import Final

from .vocabulary import (
    ALERTNESS,
    DETECTION,
    GREEN,
    HERE,
    MUTANT,
    PHYSIQUE,
    SMARTS,
    TRIANGLE,
    WEAPON,
    WILLPOWER,
    YELLOW,
    YELLOW_ARTIFACT,
    ActionsNextTurn,
    Bribe,
    Cost,
    Damage,
    Deactivate,
    EitherAttribute,
    Gain,
    HarderPer,
    Heal,
    Lose,
    MinusFaces,
    NoForcing,
    NoItems,
    NoRunning,
    OnDefeating,
    OnDetectionFailed,
    OnLosing,
    OnlyDetection,
    OnMeeting,
    OnRunning,
    PlaceThreat,
    Relieve,
    Repair,
    RerollOnly,
    Reward,
    Sharpened,
    Suffer,
    Take,
    Threat,
    Tire,
    WeakestAttribute,
    Wear,
)

GREEN_MUTANTS: Final[tuple[Threat, ...]] = (
    Threat(
        "mangy_hound",
        2,
        PHYSIQUE,
        3,
        Damage(physical=1),
        Reward(trophy=200),
        (HarderPer("threat_here", 1, 2),),
        copies=3,
    ),
    Threat("blind_boar", 2, PHYSIQUE, 4, Damage(physical=2), Reward(trophy=400), (Sharpened(1),), copies=2),
    Threat("carrion_crows", 3, PHYSIQUE, 3, Damage(mental=1), Reward(trophy=200), (OnlyDetection(),), copies=2),
    Threat("rat_king", 2, PHYSIQUE, 3, Damage(physical=1), Reward(trophy=300), (OnRunning((Lose(100),)),), copies=2),
    Threat(
        "bog_crawler",
        3,
        PHYSIQUE,
        3,
        Damage(physical=1, radiation=1),
        Reward(trophy=300),
        (OnLosing((Wear(1),)),),
        copies=2,
    ),
    Threat("hollow_deer", 2, WILLPOWER, 3, Damage(mental=1), Reward(trophy=300), (OnDefeating((Relieve(1),)),)),
    Threat("spitting_toad", 2, PHYSIQUE, 2, Damage(radiation=2), Reward(trophy=200), (NoForcing(),)),
    Threat("ditch_lynx", 4, PHYSIQUE, 3, Damage(physical=2), Reward(trophy=400), (OnDetectionFailed((Tire(1),)),)),
)

YELLOW_MUTANTS: Final[tuple[Threat, ...]] = (
    Threat(  # Z-501, Z-502
        "gargantuan",
        2,
        PHYSIQUE,
        5,
        Damage(physical=3),
        Reward(trophy=600),
        (Bribe(Cost(trophies=1), difficulty=3),),
        copies=2,
    ),
    Threat(
        "leecher", 4, PHYSIQUE, 4, Damage(physical=2), Reward(trophy=500), (OnDetectionFailed((Tire(1),)),), copies=2
    ),
    Threat("choir_dog", 3, WILLPOWER, 3, Damage(mental=2), Reward(trophy=400), (MinusFaces(TRIANGLE),), copies=2),
    Threat(
        "wire_walker", 3, PHYSIQUE, 4, Damage(physical=2), Reward(trophy=500), (NoItems(category=WEAPON),), copies=2
    ),
    Threat(
        "lost_child",
        4,
        WILLPOWER,
        4,
        Damage(mental=2),
        Reward(trophy=500),
        (Sharpened(1), OnRunning((Suffer(mental=1),))),
    ),
    Threat("burnt_fireman", 3, WILLPOWER, 4, Damage(radiation=2), Reward(trophy=500), (EitherAttribute(PHYSIQUE),)),
    Threat(
        "brood_sow",
        2,
        PHYSIQUE,
        4,
        Damage(physical=2),
        Reward(trophy=500),
        (OnLosing((PlaceThreat(YELLOW, MUTANT, HERE),)),),
    ),
    Threat(
        "two_throats", 3, PHYSIQUE, 5, Damage(physical=2, mental=1), Reward(trophy=600), (Sharpened(1), NoForcing())
    ),
    Threat("lake_eel", 3, PHYSIQUE, 3, Damage(radiation=1, physical=1), Reward(trophy=400), (OnMeeting((Wear(1),)),)),
    Threat(
        "marionette",
        3,
        WILLPOWER,
        3,
        Damage(mental=1, physical=1),
        Reward(trophy=400),
        (HarderPer("fatigue_over_3", 1, 2), NoRunning()),
    ),
)

GREEN_ANOMALIES: Final[tuple[Threat, ...]] = (
    Threat("frying_floor", 2, SMARTS, 3, Damage(physical=1), Reward(artifact=GREEN), copies=2),
    Threat(
        "static_veil",
        2,
        SMARTS,
        3,
        Damage(radiation=1),
        Reward(artifact=GREEN),
        (OnLosing((Deactivate(1),)),),
        copies=2,
    ),
    Threat("sinkhole", 3, SMARTS, 3, Damage(physical=2), Reward(artifact=GREEN), (Sharpened(1),), copies=2),
    Threat("warm_rain", 2, SMARTS, 2, Damage(radiation=2), Reward(artifact=GREEN), (NoForcing(),), copies=2),
    Threat("lullaby", 2, WILLPOWER, 3, Damage(mental=1), Reward(artifact=GREEN), (OnRunning((Tire(1),)),), copies=2),
    Threat(  # Z-469, Z-510
        "merry_wright",
        2,
        SMARTS,
        3,
        Damage(mental=1),
        Reward(artifact=GREEN),
        (WeakestAttribute(), OnDefeating((Repair(2),))),
    ),
    Threat(
        "rust_bloom",
        2,
        SMARTS,
        3,
        Damage(radiation=1),
        Reward(artifact=GREEN),
        (OnMeeting((Wear(1),)), OnDefeating((Gain(100),))),
    ),
    Threat("looking_pool", 3, WILLPOWER, 2, Damage(mental=1), Reward(artifact=GREEN), (OnDetectionFailed((Tire(1),)),)),
    Threat(
        "swarm_of_sparks",
        3,
        SMARTS,
        3,
        Damage(radiation=1),
        Reward(special=(Gain(200), Relieve(1))),
        (OnlyDetection(),),
    ),
)

YELLOW_ANOMALIES: Final[tuple[Threat, ...]] = (
    Threat(  # Z-502, Z-503, Z-504
        "phlegm", 3, SMARTS, 3, Damage(radiation=2), Reward(artifact=YELLOW), (RerollOnly(TRIANGLE),), copies=2
    ),
    Threat(  # Z-505
        "benevolence",
        3,
        WILLPOWER,
        4,
        Damage(radiation=2, mental=1),
        Reward(artifact=YELLOW),
        (OnRunning((Tire(1),)), OnDefeating((Heal(1),))),
        copies=2,
    ),
    Threat("mill", 3, SMARTS, 4, Damage(physical=3), Reward(artifact=YELLOW), (Sharpened(1),), copies=2),
    Threat(
        "second_shadow",
        4,
        WILLPOWER,
        3,
        Damage(mental=2),
        Reward(artifact=YELLOW),
        (HarderPer("weakness", 1, 2),),
        copies=2,
    ),
    Threat("blue_fire", 2, SMARTS, 4, Damage(radiation=3), Reward(artifact=YELLOW), (NoItems(step=DETECTION),)),
    Threat("echo_corridor", 3, WILLPOWER, 4, Damage(mental=2), Reward(artifact=YELLOW), (EitherAttribute(ALERTNESS),)),
    Threat(
        "magnet_storm",
        3,
        SMARTS,
        4,
        Damage(physical=2),
        Reward(artifact=YELLOW),
        (OnMeeting((Deactivate(1),)), OnDefeating((Gain(200),))),
    ),
    Threat("glass_garden", 3, SMARTS, 3, Damage(physical=2), Reward(artifact=YELLOW), (MinusFaces(TRIANGLE),)),
    Threat("collector", 2, SMARTS, 3, Damage(radiation=2), Reward(artifact=YELLOW), (HarderPer("artifact", 1, 2),)),
    Threat(
        "open_door",
        3,
        WILLPOWER,
        3,
        Damage(mental=2),
        Reward(special=(Take(YELLOW_ARTIFACT), ActionsNextTurn(1))),
        (NoForcing(),),
    ),
)
