"""The drone objectives (N-469 to N-492), and the upgrades that their credits buy (N-391 to N-395)."""

from __future__ import annotations

from .vocabulary import Objective, Trait, Upgrade

BOSS, UNKNOWN = "boss", "unknown"

OBJECTIVES = (
    Objective("bare_knuckles", 1),  # N-469
    Objective("scavenger", 1, times=2),  # N-470
    Objective("grave_robber", 1),  # N-471
    Objective("scout", 1, times=2),  # N-472
    Objective("fresh_air", 1),  # N-473
    Objective("field_medic", 1, times=3),  # N-474
    Objective("alchemist", 1),  # N-475
    Objective("open_hand", 1),  # N-476
    Objective("loner", 1),  # N-477
    Objective("full_load", 1),  # N-478
    Objective("marksman", 2),  # N-479
    Objective("double_kill", 2, times=2),  # N-480
    Objective("giant_slayer", 2),  # N-481
    Objective("vanguard", 2),  # N-482
    Objective("deep_clean", 2, times=2),  # N-483
    Objective("smelling_salts", 2),  # N-484
    Objective("overkill", 2),  # N-485
    Objective("on_the_brink", 2),  # N-486
    Objective("bare_faced", 2),  # N-487
    Objective("unscathed", 2),  # N-488
    Objective("trailblazer", 2, needs=UNKNOWN),  # N-489
    Objective("kingslayer", 3, needs=BOSS),  # N-490
    Objective("puppeteer", 3),  # N-491
    Objective("exterminator", 3, times=5),  # N-492
)

UPGRADES = (
    Upgrade("faster", Trait.MOVEMENT, (3, 3)),
    Upgrade("stronger", Trait.STRENGTH, (3, 3)),
    Upgrade("nimbler", Trait.DEXTERITY, (3, 3)),
    Upgrade("tireless", Trait.ACTIONS, (6,)),
)
