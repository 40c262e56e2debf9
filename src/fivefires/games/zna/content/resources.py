"""Resource cards, special resource cards (N-181) and the marked starting cards (N-421 to N-448)."""

from __future__ import annotations

from .vocabulary import Ammunition, Marked, Special, Trick, Weapon

WEAPONS = (
    Weapon("kitchen_knife", 4, damage=1),  # N-421
    Weapon("crowbar", 3, damage=1, trick=Trick.PRY),  # N-422
    Weapon("baseball_bat", 3, hands=2, damage=2, trick=Trick.PUSH),  # N-423
    Weapon("fire_axe", 2, hands=2, damage=3, trick=Trick.SWEEP),  # N-424
    Weapon("revolver", 3, range=3, damage=2),  # N-425
    Weapon("service_pistol", 3, range=5, damage=1),  # N-426
    Weapon("shotgun", 2, hands=2, range=3, damage=3, trick=Trick.SPREAD),  # N-427
    Weapon("hunting_rifle", 2, hands=2, range=8, damage=2, trick=Trick.STILL),  # N-428
    Weapon("submachine_gun", 2, hands=2, range=4, damage=1, trick=Trick.BURST),  # N-429
    Weapon("syringe", 4, slots=2, trick=Trick.BOTH),  # N-430
    Weapon("injector_lance", 2, hands=2, damage=1, slots=4, trick=Trick.STRONG),  # N-431
    Weapon("garden_sprayer", 4, range=2, slots=3),  # N-432
    Weapon("dart_pistol", 3, range=5, damage=1, slots=2, trick=Trick.TAME),  # N-433
    Weapon("fire_extinguisher", 2, hands=2, range=2, damage=1, slots=6, trick=Trick.CLEANSE),  # N-434
    Weapon("pressure_cannon", 1, hands=2, range=4, damage=2, slots=4, trick=Trick.BLAST),  # N-435
)

AMMUNITION = (
    Ammunition("standard_rounds", 8, bullets=6, damage=1),  # N-436
    Ammunition("hollow_points", 4, bullets=4, damage=2),  # N-437
    Ammunition("old_stock", 4, bullets=8, damage=0),  # N-438
)

FIRST_AID_KIT = "first_aid_kit"
OXYGEN_BOTTLE = "oxygen_bottle"
ADRENALINE = "adrenaline"
STEADY_BREATH = "steady_breath"
LUCKY_COIN = "lucky_coin"
SECOND_WIND = "second_wind"
SPARE_MASK = "spare_mask"
REAGENT_CASE = "reagent_case"

SPECIALS = (
    Special(FIRST_AID_KIT, 4),  # N-441
    Special(OXYGEN_BOTTLE, 3),  # N-442
    Special(ADRENALINE, 3),  # N-443
    Special(STEADY_BREATH, 3),  # N-444
    Special(LUCKY_COIN, 4),  # N-445
    Special(SECOND_WIND, 2),  # N-446
    Special(SPARE_MASK, 2),  # N-447
    Special(REAGENT_CASE, 3),  # N-448
)

MARKED = (
    Marked("mia_syringe", "mia", "syringe"),
    Marked("quinn_revolver", "quinn", "revolver"),
    Marked("quinn_knife", "quinn", "kitchen_knife"),
    Marked("gus_bat", "gus", "baseball_bat"),
    Marked("ines_knife", "ines", "kitchen_knife"),
    Marked("tobias_sprayer", "tobias", "garden_sprayer"),
    Marked("tobias_kit", "tobias", FIRST_AID_KIT),
    Marked("walt_darts", "walt", "dart_pistol"),
)
